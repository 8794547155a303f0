import type { Action } from '../../../contents.ts';
import { MAX_POPULATION, MAX_RAGE } from '../../../data/goblins.ts';
import { NOWHERE } from '../../../data/places.ts';
import { DIFFICULTY } from '../../../data/roles.ts';
import { ALL_TRIBES } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { cellOf } from '../../../terrain/words/questions/map.ts';
import { distance } from '../../../terrain/words/questions/plane.ts';
import { levelOf } from '../../../words/questions/seats.ts';
import type { Listen } from '../../knight/bot/index.ts';
import { goblinCrystalsNeeded, population, tribeStrength } from '../words/questions/tribes.ts';
import { exposed } from './dragon-fear.ts';
import { lairHabits } from './lair.ts';
import { quarry, strengthNeeded } from './quarry.ts';
import { actHabits, tribeHabits } from './raid.ts';
import { assignHabits, discardHabits, overpopulateHabits, warHabits } from './war.ts';

const LONG_WAY = 8;

/** How far they are towards their win, from 0 to 1: what they have done, and how ready their Tribes are for more. */
export function goblinsProgress(s: State, listen?: Listen): number {
  const g = s.goblins!;
  const goal = done(s);
  const prey = quarry(s);
  let people = 0;
  let ready = 0;
  for (const tribe of ALL_TRIBES) {
    people += population(s, tribe);
    if (tribeStrength(s, tribe) < strengthNeeded(s)) continue;
    ready += 0.4;
    if (prey === NOWHERE || g.at[tribe] === NOWHERE) continue;
    ready += 0.6 * Math.max(0, 1 - distance(cellOf(s, g.at[tribe]!), cellOf(s, prey)) / LONG_WAY);
  }
  const secrets = (g.secrets.length + g.faceUp.length) / 5;
  const means = people / (3 * MAX_POPULATION);
  if (listen !== undefined) {
    listen('goal', 74 * goal);
    listen('population', 10 * means);
    listen('ready', 8 * (ready / 3));
    listen('rage', 5 * (g.rage / MAX_RAGE));
    listen('secrets', 3 * secrets);
    listen('safety', (-10 * exposed(s)) / (3 * MAX_POPULATION));
  }
  return Math.min(1, 0.74 * goal + 0.1 * means + 0.08 * (ready / 3) + 0.05 * (g.rage / MAX_RAGE) + 0.03 * secrets);
}

/** What is done of what they must do. */
function done(s: State): number {
  if (s.knight !== null) return 1 - s.knight.health / s.knight.fullHealth;
  if (s.dragon !== null) return 1 - s.dragon.health / DIFFICULTY.knight.dragonHealth[levelOf(s, 'goblins')]!;
  return s.goblins!.crystals / goblinCrystalsNeeded(s);
}

/** The options worth a look, best first. */
export function goblinsHabits(s: State, options: readonly Action[]): readonly Action[] {
  switch (s.agenda[s.agenda.length - 1]!.step) {
    case 'goblins.war':
      return warHabits(s, options);
    case 'goblins.overpopulate':
      return overpopulateHabits(s, options);
    case 'goblins.assign':
      return assignHabits(s, options);
    case 'goblins.discardSecrets':
    case 'goblins.redraw':
      return discardHabits(s, options);
    case 'goblins.act':
      return actHabits(s, options);
    case 'goblins.tribe':
      return tribeHabits(s, options);
    case 'goblins.spring':
      return options.filter((act) => act.do === 'ambush');
    default:
      return lairHabits(s, options);
  }
}
