import { describe, expect, test } from 'vitest';
import { PRIDE_STILL } from '../../../src/data/dragon.ts';
import { vast } from '../../../src/index.ts';
import { dragonProgress } from '../../../src/roles/dragon/bot/index.ts';
import { at } from '../../../src/scenes/index.ts';
import type { State } from '../../../src/state.ts';
import { CENTER, lair, RING } from './lair.ts';

const habits = (s: State): string[] =>
  vast.bot.habits(s, s.seat, vast.options(s, s.seat)).map((act) => vast.write(act, s));
/** Progress after a change to the position. */
function after(s: State, change: (s: State) => void): number {
  const copy = vast.clone(s);
  change(copy);
  return dragonProgress(copy);
}

describe('The Dragon as a bot', () => {
  test('every step of his way counts: cubes, waking, surfacing, the Entrance', () => {
    const s = lair('KGDC', 'ENT A01 A05 C01', { place: 'e3' });
    const way = [
      dragonProgress(s),
      after(s, (x) => Object.assign(x.dragon!, { eaten: 2 })),
      after(s, (x) => Object.assign(x.dragon!, { wakefulness: 1 })),
      after(s, (x) => Object.assign(x.dragon!, { wakefulness: 11, awake: true, at: 0 })),
      after(s, (x) => Object.assign(x.dragon!, { wakefulness: 11, awake: true })),
      after(s, (x) => Object.assign(x.dragon!, { wakefulness: 11, awake: true, surfaced: true })),
      after(s, (x) => Object.assign(x.dragon!, { wakefulness: 11, awake: true, surfaced: true, at: 0 })),
    ];
    expect(way).toEqual([...way].sort((a, b) => a - b));
    expect(new Set(way).size).toBe(way.length);
    expect(way.every((progress) => progress >= 0 && progress <= 1)).toBe(true);
  });
  test('a dead Dragon has no hope', () => {
    const s = lair('KGDC');
    s.dragon!.health = 0;
    expect(dragonProgress(s)).toBe(0);
  });
  test('he wakes whenever he can', () => {
    const s = lair('KGDC', 'ENT A01', { hand: 'CCF' });
    s.dragon!.eaten = 2;
    expect(habits(s)).toEqual(['wake hunger']);
  });
  test('with nothing to strike, light or fetch he keeps still; a Tribe beside him is clawed', () => {
    const s = lair('KGDC', 'ENT A01', { hand: 'CW' });
    expect(habits(s)).toEqual(['settle']);
    s.goblins!.at[0] = at(s, 'e1');
    s.goblins!.population[0] = 3;
    expect(habits(s)[0]).toBe('claw');
  });
  test('he goes where Treasure lies, by his free move and then by wing', () => {
    const s = lair('DC', 'ENT A01 A05 A10 A13', { hand: 'W' });
    s.map.treasures[at(s, 'e4')] = 1;
    s.dragon!.sloth[PRIDE_STILL] = 0;
    expect(habits(s)).toEqual(['glide e2', 'glide e1']); // and the next best space after it
    vast.play(s, s.seat, vast.options(s, s.seat).find((act) => act.do === 'glide' && act.to === at(s, 'e2'))!);
    expect(habits(s)[0]).toBe('wing e4');
  });
  test('the plan of his turn is worth something before it is done, and more when it is', () => {
    const s = lair('DC', 'ENT A01 A05 A10 A13');
    s.dragon!.sloth[PRIDE_STILL] = 0;
    const poor = dragonProgress(s);
    s.map.treasures[at(s, 'e2')] = 1;
    const planned = dragonProgress(s);
    expect(planned).toBeGreaterThan(poor);
    Object.assign(s.dragon!, { at: at(s, 'e2'), treasures: 1 });
    s.map.treasures[at(s, 'e2')] = 0;
    expect(dragonProgress(s)).toBeGreaterThan(planned);
  });
  test('he does not stay where the Knight can strike him', () => {
    const s = lair('KDC', 'ENT A01 A05 A10 A13', { place: 'e2' });
    s.dragon!.sloth[PRIDE_STILL] = 0;
    expect(habits(s)[0]).toBe('glide e4');
  });
  test('awake he goes to a Crystal tile; surfaced he goes for the Entrance, and stays there', () => {
    const s = lair('DC', 'ENT A01 C01');
    s.dragon!.awake = true;
    expect(habits(s)).toEqual(['glide e2']);
    Object.assign(s.dragon!, { at: at(s, 'e2'), surfaced: true });
    expect(habits(s)).toEqual(['glide 0']);
    s.dragon!.at = 0;
    expect(habits(s)).toEqual(['end turn']);
  });
  test('he lays no Gem before the eyes of the Thief', () => {
    const s = lair('KGDCT', 'ENT A01');
    s.agenda = [{ step: 'turn.close' }, { step: 'dragon.rest' }];
    s.thief!.at = at(s, 'e1');
    expect(habits(s)).toEqual(['end turn']);
    const t = lair('KGDC');
    t.agenda = [{ step: 'turn.close' }, { step: 'dragon.rest' }];
    expect(habits(t)).toEqual(['place claw gem']);
  });
  test.each([
    ['an evasion that fails', { die: 'action', by: 'thief' }, 3, 'accept'],
    ['an evasion', { die: 'action', by: 'thief' }, 6, 'reroll'],
    ["the Knight's hit", { die: 'dragon', by: 'knight' }, CENTER, 'reroll'],
    ["the Knight's miss", { die: 'dragon', by: 'knight' }, RING, 'accept'],
  ] as const)('his Shriek judges the rolls of others: %s', (_what, roll, shows, answer) => {
    const s = lair('KGDT');
    s.dragon!.shriek = true;
    s.agenda.push({ step: 'dragon.shriek', ...roll });
    s.die = shows;
    expect(vast.bot.habits(s, s.seat, vast.options(s, s.seat))).toEqual([{ do: answer }]);
  });
});
