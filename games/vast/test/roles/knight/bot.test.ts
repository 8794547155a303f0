import { dice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { vast } from '../../../src/index.ts';
import { fear, lookForTribes } from '../../../src/roles/knight/bot/fear.ts';
import { knightProgress } from '../../../src/roles/knight/bot/index.ts';
import { CLOSED, GATHERING } from '../../../src/roles/knight/state.ts';
import { setup } from '../../../src/rules/setup.ts';
import { at, scene, settingsFor } from '../../../src/scenes/index.ts';
import { placeToken } from '../../../src/terrain/words/effects/tokens.ts';
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
  test('she fears a Tribe less behind Lit tiles, less with more Strength, and most with her last Health', () => {
    const s = her('KG', '#A05 ENT A01 A10 E07 E10');
    Object.assign(s.goblins!, { at: [at(s, 'w1'), -1, -1], population: [2, 0, 0] }); // Strength 3
    const feared = (place: string, strength: number): number => fear(lookForTribes(s), at(s, place), strength);
    expect(feared('e1', 2)).toBeGreaterThan(feared('e3', 2));
    expect(feared('e1', 2)).toBeGreaterThan(feared('e1', 4));
    expect([feared('e1', 5), feared('e4', 1)]).toEqual([0, 0]); // too strong; two goblins do not come that far
    const hale = feared('e1', 2);
    s.knight!.health = 1;
    expect(feared('e1', 2)).toBeGreaterThan(hale);
  });
  test('with a strong Tribe near and nothing to win, her cubes go on Strength', () => {
    const s = her('KG', '#A05 ENT A02', { ready: 2 });
    Object.assign(s.goblins!, { at: [at(s, 'w1'), -1, -1], population: [2, 0, 0] });
    s.events = [];
    expect(habit(s)).toBe('cube strength');
  });
  test('of two Dark tiles she lights the one that calls for fewer new tiles', () => {
    const s = her(
      'KG',
      `. A05 E07
       #E10 ENT #A01
       . A10 A13`,
      { ready: 2 },
    );
    s.map.stack = [1, 2, 3];
    expect(habit(s)).toBe('walk e1'); // two sides of it are held already
  });
  test('with all her cubes she takes Treasure in passing, but spends no Encounter on it', () => {
    const rich = (phase: number) => {
      const lay = (s: ReturnType<typeof her>) => (s.map.treasures[0] = 1);
      return habit(her('KG', 'ENT #A01', { phase, onGrit: 0, ready: 2, encounters: 0 }, { lay }));
    };
    expect(rich(CLOSED)).toBe('walk e1');
    expect(rich(GATHERING)).toBe('take treasure');
  });
  test('where no Tribe can punish it, aims that are nearly as good are worth a look; among Tribes only the best one', () => {
    const both = (row: string): string[] => {
      const s = her(row, '#A05 ENT #A01', { ready: 1 });
      return vast.bot.habits(s, 0, vast.options(s, 0)).map((act) => vast.write(act, s));
    };
    expect(both('KDC').sort()).toEqual(['walk e1', 'walk w1']);
    expect(both('KGDC')).toHaveLength(1);
  });
  test('Goblins who are known to be led by chance she braces herself against only when she is nearly dead', () => {
    const ambushed = (health: number, careless: number[]): string => {
      const s = her('KG', 'ENT A01', { ready: 3, health });
      Object.assign(s.goblins!, { at: [-1, -1, -1], population: [2, 0, 0] }); // hidden, Strength 3
      s.agenda.push({ step: 'knight.brace', against: 'ambusher' });
      const { habits } = careless.length === 0 ? vast.bot : vast.bot.among!(careless);
      return vast.write(habits(s, 0, vast.options(s, 0))[0]!, s);
    };
    expect(ambushed(7, [])).toBe('cube strength');
    expect(ambushed(7, [1])).toBe('stand');
    expect(ambushed(3, [1])).toBe('cube strength');
  });
  test('nor does it matter to her that others are careless than the Goblins', () => {
    const s = her('KGD', '#A05 ENT A02', { ready: 2 });
    const options = vast.options(s, 0);
    expect(vast.bot.among!([2]).habits(s, 0, options)).toEqual(vast.bot.habits(s, 0, options));
  });
  describe('against a single rival who is led by chance', () => {
    const among = (s: ReturnType<typeof her>, careless: number[]): string[] =>
      vast.bot.among!(careless)
        .habits(s, 0, vast.options(s, 0))
        .map((act) => vast.write(act, s));
    const twoWays = (row: string) => her(row, '#A05 ENT #A01', { ready: 1 });

    test('she thinks plans through to the end; nobody else does, nor does she with more at the table', () => {
      const isPlayedOut = (row: string, seat: number, careless: number[]): boolean =>
        vast.bot.among!(careless).isPlayedOut!(twoWays(row), seat);
      expect(isPlayedOut('KG', 0, [1])).toBe(true);
      expect(isPlayedOut('KD', 0, [1])).toBe(true);
      expect(isPlayedOut('KGD', 0, [1, 2])).toBe(false);
      expect(isPlayedOut('KGD', 0, [1])).toBe(false);
      expect(isPlayedOut('KG', 1, [0])).toBe(false);
      expect(vast.bot.isPlayedOut).toBeUndefined();
    });
    test('she has second thoughts among Tribes too, and with more at the table none', () => {
      expect(among(twoWays('KG'), [1]).sort()).toEqual(['walk e1', 'walk w1']);
      expect(among(twoWays('KGD'), [1, 2])).toHaveLength(1);
    });
    test('a Crystal is not worth an Encounter of its own while the Dragon lives', () => {
      const lay = (s: ReturnType<typeof her>) => placeToken(s, at(s, '0'), 'crystal');
      const s = her('KD', 'ENT #A01', { ready: 2, tracks: [0, 1, 2] }, { lay });
      expect(habit(s)).toBe('smash crystal');
      expect(among(s, [1])).not.toContain('smash crystal');
    });
    test('she rather follows the Dragon than lights a tile on the other side', () => {
      const lay = (s: ReturnType<typeof her>) => Object.assign(s.dragon!, { at: at(s, 'e3') });
      const s = her('KD', '#A05 ENT A01 #A10 A13', { ready: 2 }, { lay });
      expect(habit(s)).toBe('walk w1');
      expect(among(s, [1])[0]).toBe('cube movement');
    });
    test('what can be done at once need not be', () => {
      const lay = (s: ReturnType<typeof her>) => (s.map.treasures[0] = 1);
      const s = her('KG', 'ENT #A01', { ready: 2 }, { lay });
      expect(among(s, [1])).toEqual(['take treasure', expect.stringMatching(/^(walk|cube) /)]);
      expect(vast.bot.habits(s, 0, vast.options(s, 0))).toHaveLength(1);
    });
    test('[VARIANT-3] she braces herself for as much as the line of the Infestation has', () => {
      const s = her('KD', 'ENT A01', { ready: 2, health: 1 }); // Strength 3 at the most, against 2
      s.agenda.push({ step: 'knight.brace', against: 'ambusher' });
      expect(habit(s)).toBe('stand');
      expect(among(s, [1])).toEqual(['cube strength']);
    });
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
