import { dice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { vast } from '../../../src/index.ts';
import { knightProgress } from '../../../src/roles/knight/bot.ts';
import { setup } from '../../../src/setup.ts';
import { placeToken } from '../../../src/terrain/tokens.ts';
import { at, scene, settingsFor } from '../../scenes.ts';
import { her } from './her.ts';

/** What she does first by habit, in notation. */
const habit = (s: ReturnType<typeof her>): string => vast.write(vast.bot.habits(s, 0, vast.options(s, 0))[0]!, s);

describe("The Knight's habits", () => {
  test('she places the cubes that a hit on the Dragon takes, walks to him and strikes', () => {
    const lay = (s: ReturnType<typeof her>) => Object.assign(s.dragon!, { at: at(s, 'e2') });
    const s = her('KD', 'ENT A01 A05', { ready: 3 }, { lay });
    const done: string[] = [];
    while (s.dragon!.health === 5 && done.length < 9) {
      done.push(habit(s));
      vast.play(s, 0, vast.bot.habits(s, 0, vast.options(s, 0))[0]!);
    }
    expect(done).toEqual(['cube bomb', 'cube strength', 'cube movement', 'walk e1', 'walk e2', 'attack dragon']);
  });
  test('without a Dragon she goes for Crystals, and with enough of them for the Entrance', () => {
    const lay = (s: ReturnType<typeof her>) => placeToken(s, at(s, 'e1'), 'crystal');
    expect(habit(her('KG', 'ENT A01', {}, { lay }))).toBe('cube strength');
    const s = her('KG', 'ENT A01 A05 A10', { crystals: 5, ready: 0 }, { lay: (s) => (s.knight!.at = at(s, 'e3')) });
    expect(habit(s)).toBe('walk e2');
  });
  test('wounding the Dragon, or smashing Crystals, is progress; death is none', () => {
    const s = scene('KD');
    const before = knightProgress(s);
    s.dragon!.health--;
    expect(knightProgress(s)).toBeGreaterThan(before + 0.1);
    s.knight!.health = 0;
    expect(knightProgress(s)).toBe(0);
    const t = scene('KG');
    const few = knightProgress(t);
    t.knight!.crystals = 3;
    expect(knightProgress(t)).toBeGreaterThan(few + 0.2);
  });
  test.each(['KD', 'KGC', 'KGDT'])('against chance she wins games of %s', (row) => {
    let wins = 0;
    for (let game = 0; game < 8; game++) {
      const s = setup(settingsFor({ roles: row }, row.length), row.length, `habits ${game}`);
      const random = dice(`chance ${game}`);
      for (let [seat] = vast.waitingFor(s); seat !== undefined; [seat] = vast.waitingFor(s)) {
        const options = vast.options(s, seat);
        vast.play(s, seat, seat === 0 ? vast.bot.habits(s, 0, options)[0]! : options[random(options.length)]!);
      }
      if (s.outcome!.winners.includes('knight')) wins++;
    }
    expect(wins).toBeGreaterThan(0);
  });
});
