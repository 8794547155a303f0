import { dice } from '@trollmoot/kernel';
import { Guest } from '../../test/harness.ts';
import { sleep } from './people.ts';

/** Milliseconds until each act of her bot is shown to the one person who plays against it. */
export async function botDelays(address: string, seconds: number, level: 'troll' | 'dragon'): Promise<number[]> {
  const random = dice('bot delays');
  const guest = await Guest.come(address, 'Cid');
  const { id } = await guest.makes({ game: 'cave-troll', chairs: [{ kind: 'me' }, { kind: 'bot', level }] });
  await guest.post(`/api/tables/${id}/start`);
  const tab = await guest.connects();
  await tab.watches(id);
  const delays: number[] = [];
  const end = performance.now() + 1000 * seconds;
  while (performance.now() < end && tab.frame.result === null) {
    const { options, beat } = tab.frame;
    const start = performance.now();
    if (options.length > 0) {
      await tab.acts(id, options[random(options.length)]!);
      await tab.until(() => tab.frame.beat > beat);
      continue;
    }
    await Promise.race([tab.until(() => tab.frame.beat > beat), sleep(1000 * seconds)]);
    delays.push(performance.now() - start);
  }
  tab.socket.terminate();
  return delays;
}
