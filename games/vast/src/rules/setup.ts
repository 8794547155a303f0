import { newPosition, seeded, shuffle } from '@trollmoot/kernel';
import { MONSTERS } from '../data/goblins.ts';
import { SPACES, TILES } from '../data/places.ts';
import { INITIAL, ROLES, type Role } from '../data/roles.ts';
import { RECOMMENDED, VARIANTS } from '../data/variants.ts';
import { setUpCave } from '../roles/cave/rules/setup.ts';
import { setUpDragon } from '../roles/dragon/rules/setup.ts';
import { setUpGoblins } from '../roles/goblins/rules/setup.ts';
import { setUpKnight } from '../roles/knight/rules/setup.ts';
import { setUpThief } from '../roles/thief/rules/setup.ts';
import type { GameSettings } from '../settings.ts';
import type { State } from '../state.ts';
import { emptyMap, setUpMap } from '../terrain/rules/setup.ts';
import { plan } from '../words/effects/agenda.ts';
import { settle } from './index.ts';

/** [SETUP-1] The initials of the row that is played. */
export const rowFor = (settings: GameSettings, seats: number): string =>
  settings.roles === 'recommended' ? RECOMMENDED[seats]! : settings.roles;
/** [SETUP-2] Its roles, in order of play. */
export const rolesOf = (row: string): Role[] => ROLES.filter((role) => row.includes(INITIAL[role]));

const SET_UP: { readonly [role in Role]: (s: State) => void } = {
  knight: setUpKnight,
  goblins: setUpGoblins,
  dragon: setUpDragon,
  cave: setUpCave,
  thief: setUpThief,
};

/** The table before set-up. */
function emptyTable(settings: GameSettings, seats: number, seed: string): State {
  const row = rowFor(settings, seats);
  return {
    ...newPosition(seeded(seed)),
    settings,
    roles: rolesOf(row),
    variant: VARIANTS.findIndex((variant) => variant.roles === row),
    seat: 0,
    round: 0,
    die: 0,
    map: emptyMap(settings.terrain ? SPACES : TILES), // [TERRAIN-1]
    events: [],
    treasureDeck: [],
    ambushers: [],
    ambusherDiscards: [],
    knight: null,
    goblins: null,
    dragon: null,
    cave: null,
    thief: null,
    outcome: null,
  };
}

export function setup(settings: GameSettings, seats: number, seed: string): State {
  const s = emptyTable(settings, seats, seed);
  setUpMap(s);
  for (const role of s.roles) SET_UP[role](s);
  if (s.goblins === null)
    s.ambushers = shuffle(
      s,
      MONSTERS.map((_, i) => i),
    ); // [VARIANT-4]
  plan(s, { step: 'turn.begin', seat: 0 });
  return settle(s);
}
