import { dice } from '@trollmoot/kernel';
import { expect, test } from 'vitest';
import { VARIANTS } from '../src/data/variants.ts';
import { vast } from '../src/index.ts';
import { titleOf } from '../src/text/lists.ts';
import { at, scene, settingsFor } from './scenes.ts';

test('names are printed as on the cards', () => {
  expect(['brightBeetles', 'claw', 'all4', 'flip2to3', 'plusMovement'].map(titleOf)).toEqual([
    'Bright Beetles',
    'Claw',
    'All 4',
    'Flip 2 to 3',
    'Plus Movement',
  ]);
});

test('the table in words: every role has its lines, secrets only for those who hold them', () => {
  const s = vast.setup(settingsFor({}, 5), 5, 'words');
  const lines = (seat: number | null): string => vast.words.en.describe(vast.view(s, seat), seat).join('\n');
  for (const word of [
    'Knight at 0',
    'Goblins: Rage',
    'Fangs hidden',
    'Dragon off the map',
    'Cave: ',
    'Thief off the map',
  ])
    expect(lines(null)).toContain(word);
  expect(lines(null)).toContain('Sidequests: 3 held');
  expect(lines(0)).not.toContain('Sidequests: 3 held');
  expect(lines(null)).toContain('3 tiles in hand');
  expect(lines(3)).not.toContain('3 tiles in hand');
  expect(lines(null)).toContain('3 Power cards');
  expect(lines(2)).toContain('Power cards: ');
});

test('a space in words: its walls, its tokens and who is there', () => {
  const s = scene('KGDT', 'ENT A02 #T01');
  s.knight!.at = s.goblins!.at[1] = at(s, 'e1');
  s.dragon!.gems[1] = at(s, 'e1');
  s.map.treasures[at(s, 'e2')] = 2;
  const lines = vast.words.en.describe(vast.view(s, null), null);
  expect(lines).toContain('e1: Ambush, walls ew; flame Gem; knight and bones here');
  expect(lines).toContain('e2: Dark (fangs); 2 Treasures');
});

test('no line of any table shows a hole', () => {
  for (const { roles } of VARIANTS) {
    const random = dice(`text ${roles}`);
    const s = vast.setup(settingsFor({ roles }, roles.length), roles.length, roles);
    for (let ply = 0; vast.result(s) === null; ply++) {
      const seat = vast.waitingFor(s)[0]!;
      const options = vast.options(s, seat);
      if (ply % 10 === 0)
        for (const line of vast.words.en.describe(vast.view(s, seat), seat))
          expect(line).not.toMatch(/undefined|NaN|null|\[object/);
      vast.play(s, seat, options[random(options.length)]!);
    }
  }
});
