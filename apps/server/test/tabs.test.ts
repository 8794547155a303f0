import { caveTroll } from '@trollmoot/cave-troll';
import { dice, type Game } from '@trollmoot/kernel';
import { frameOf } from '@trollmoot/protocol';
import { expect, test } from 'vitest';
import { acts, begun, FakeViewer, fakeHouse, people, settled } from './fake-house.ts';

test('tabs that come and go at any moment show exactly what a permanent one shows', async () => {
  const house = fakeHouse({ games: [caveTroll as Game] });
  const { table, viewers } = await begun(house, 'cave-troll', people('ann', 'bob'));
  const random = dice('tabs');
  const tabs: FakeViewer[] = [];
  for (let ply = 0; ply < 120 && table.record.status === 'playing'; ply++) {
    const viewer = viewers[viewers[0]!.frame.waiting[0]!]!;
    const { options } = viewer.frame;
    const done = acts(table, viewer, options[random(options.length)]!);
    if (random(4) === 0) {
      const tab = new FakeViewer(['ann', 'bob', 'zoe'][random(3)]!); // often before the move is on disk
      table.viewers.watch(tab, 1, null);
      tabs.push(tab);
    }
    if (random(6) === 0 && tabs.length > 0) table.viewers.unwatch(tabs.splice(random(tabs.length), 1)[0]!);
    await done;
    await settled();
    for (const tab of [...viewers, ...tabs]) expect(tab.frame).toEqual(frameOf(table.match!, table.seatOf(tab.user)));
  }
  expect(tabs.length).toBeGreaterThan(5);
});
