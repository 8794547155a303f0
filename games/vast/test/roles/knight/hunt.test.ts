import { dice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { TILES } from '../../../src/data/places.ts';
import { faceNamed } from '../../../src/data/tiles.ts';
import { vast } from '../../../src/index.ts';
import { countTiles, oddsOf } from '../../../src/roles/knight/bot/odds.ts';
import { FIGHTING } from '../../../src/roles/knight/state.ts';
import { setup } from '../../../src/rules/setup.ts';
import { at, settingsFor } from '../../../src/scenes/index.ts';
import { SETTINGS } from '../../../src/settings.ts';
import type { State } from '../../../src/state.ts';
import { placeToken } from '../../../src/terrain/words/effects/tokens.ts';
import { faceOf, isDark, isOnMap } from '../../../src/terrain/words/questions/map.ts';
import { her } from './her.ts';

/** What she does first by habit when the Goblins are led by chance. */
const hunter = vast.bot.among!([1]);
const hunts = (s: State): string => vast.write(hunter.habits(s, 0, vast.options(s, 0))[0]!, s);

/** What she does, until her turn or the game is over. */
function turn(s: State): string[] {
  const done: string[] = [];
  while (s.outcome === null && s.agenda.at(-1)?.step === 'knight.act' && done.length < 30) {
    const act = hunter.habits(s, 0, vast.options(s, 0))[0]!;
    done.push(vast.write(act, s));
    if (act.do === 'endTurn') break;
    vast.play(s, 0, act);
  }
  return done;
}

describe('Counting tiles', () => {
  /** A game played at random up to this many tiles laid. */
  function grown(game: number, left: number): State {
    const s = setup(settingsFor({ roles: 'KG' }, 2), 2, `odds ${game}`);
    const random = dice(`odds ${game}`);
    while (s.outcome === null && s.map.stack.length > left) {
      const seat = vast.waitingFor(s)[0]!;
      const options = vast.options(s, seat);
      vast.play(s, seat, seat === 0 ? hunter.habits(s, 0, options)[0]! : options[random(options.length)]!);
    }
    return s;
  }
  const darkTiles = (s: State): number[] => {
    const found: number[] = [];
    for (let space = 1; space < TILES; space++) if (isOnMap(s, space) && isDark(s, space)) found.push(space);
    return found;
  };

  test('[SETUP-4] the four tiles round the Entrance are no Crystals, those laid later may be', () => {
    const s = setup(settingsFor({ roles: 'KG' }, 2), 2, 'odds');
    const count = countTiles(s);
    expect(darkTiles(s).map((space) => oddsOf(s, count, space))).toEqual([0, 0, 0, 0]);
  });
  test('as many Crystals are found as were expected, where many are expected and where few are', () => {
    const sums = { few: { tiles: 0, expected: 0, found: 0 }, many: { tiles: 0, expected: 0, found: 0 } };
    for (let game = 0; game < 60; game++) {
      const s = grown(game, 6);
      const count = countTiles(s);
      for (const space of darkTiles(s)) {
        const odds = oddsOf(s, count, space);
        const sum = odds < 0.25 ? sums.few : sums.many;
        sum.tiles++;
        sum.expected += odds;
        sum.found += faceOf(s, space).kind === 'crystal' ? 1 : 0;
      }
    }
    const { few, many } = sums;
    expect(few.tiles).toBeGreaterThan(200);
    expect(many.tiles).toBeGreaterThan(100);
    expect(Math.abs(few.found - few.expected) / few.tiles).toBeLessThan(0.05);
    expect(Math.abs(many.found - many.expected) / many.tiles).toBeLessThan(0.05);
  });
  test('only what she sees is counted', () => {
    for (let game = 0; game < 10; game++) {
      const s = grown(game, 15);
      const imagined = vast.imagine(s, 0, dice(`other ${game}`));
      const odds = (t: State): number[] => {
        const count = countTiles(t);
        return darkTiles(t).map((space) => oddsOf(t, count, space));
      };
      expect(odds(imagined)).toEqual(odds(s));
    }
  });
});

describe('The Knight hunting for Crystals, where only the Collapse is her rival', () => {
  test('of two Dark tiles she lights the one whose symbol may still hide a Crystal', () => {
    const picture = `A10 E07 A13 E10
                     #A05 ENT #A01 .`; // Bones to the west, Fangs to the east
    const towards = (gone: string[]): string => {
      const s = her('KG', picture, { ready: 1 });
      s.map.gone = gone.map(faceNamed);
      return hunts(s);
    };
    expect(towards(['C01', 'C04', 'C07'])).toBe('walk w1');
    expect(towards(['C02', 'C05', 'C08'])).toBe('walk e1');
  });
  test('with her Crystals she goes home through walls, in one turn if she can', () => {
    const lay = (s: State) => (s.knight!.at = at(s, 'e2'));
    const s = her('KG', 'ENT A02 A01', { crystals: 5, ready: 3 }, { lay }); // a tunnel lies across
    expect(turn(s)).toEqual(['cube movement', 'cube ancientMap', 'cube ancientMap', 'walk e1', 'walk 0']);
    expect(s.outcome!.winners).toEqual(['knight']);
  });
  test('[KNIGHT-MOVE-3] where an Encounter lies on the way home, she leaves one over to walk on', () => {
    const lay = (s: State) => (s.knight!.at = at(s, 'e2'));
    const s = her('KG', 'ENT #C01 A05', { crystals: 5, ready: 2 }, { lay });
    expect(turn(s).slice(0, 3).sort()).toEqual(['cube movement', 'cube perception', 'walk e1']);
    expect(s.outcome!.winners).toEqual(['knight']);
  });
  test('and stops for nothing', () => {
    const lay = (s: State) => {
      s.knight!.at = at(s, 'e1');
      s.map.treasures[at(s, 'e1')] = 1;
    };
    expect(hunts(her('KG', 'ENT A01', { crystals: 5, ready: 0 }, { lay }))).toBe('walk 0');
  });
  test('[KNIGHT-ENCOUNTER-2] she smashes a Crystal before she gathers, or it would be a new Encounter', () => {
    const lay = (s: State) => {
      placeToken(s, at(s, '0'), 'crystal');
      s.map.treasures[at(s, '0')] = 1;
    };
    const s = her('KG', 'ENT A01', { ready: 2, phase: FIGHTING, encounters: 1 }, { lay });
    expect(turn(s).slice(0, 4)).toEqual(['cube strength', 'cube strength', 'smash crystal', 'take treasure']);
  });
  test('a Treasure among Tribes is no reason to cross the cave once all cubes are hers', () => {
    const lay = (s: State) => {
      s.map.treasures[at(s, 'w3')] = 1;
      Object.assign(s.goblins!, { at: [at(s, 'w3'), -1, -1], population: [1, 0, 0] });
    };
    const s = her('KG', 'A10 A13 E07 ENT #C01', { ready: 7, onGrit: 0 }, { lay });
    expect(hunts(s)).toBe('walk e1');
  });
  test('whatever chance leads to, and under whatever settings, she chooses among her options', () => {
    const wrong: string[] = [];
    for (let game = 0; game < 10; game++) {
      const random = dice(`settings ${game}`);
      const changes = Object.entries(SETTINGS).map(([name, { values }]) => [name, values[random(values.length)]]);
      const s = setup(settingsFor({ ...Object.fromEntries(changes), roles: 'KG' }, 2), 2, `settings ${game}`);
      while (s.outcome === null) {
        const seat = vast.waitingFor(s)[0]!;
        const options = vast.options(s, seat);
        const habits = hunter.habits(s, seat, options);
        if (habits.length === 0 || habits.some((act) => !options.includes(act))) wrong.push(s.agenda.at(-1)!.step);
        vast.play(s, seat, seat === 0 && random(3) > 0 ? habits[0]! : options[random(options.length)]!);
      }
    }
    expect(wrong).toEqual([]);
  });
});
