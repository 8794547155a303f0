import { type Random, reseeded, type Seat, shuffleWith } from '@trollmoot/kernel';
import type { News, Step } from './contents.ts';
import { MONSTERS } from './data/goblins.ts';
import type { Role } from './data/roles.ts';
import { type CaveView, seenOfCave, viewCave } from './roles/cave/view.ts';
import { type DragonView, imagineDragon, seenOfDragon, viewDragon } from './roles/dragon/view.ts';
import { type GoblinsView, imagineGoblins, seenOfGoblins, viewGoblins } from './roles/goblins/view.ts';
import { imagineKnight, type KnightView, seenOfKnight, viewKnight } from './roles/knight/view.ts';
import { seenOfThief, type ThiefView, viewThief } from './roles/thief/view.ts';
import type { GameSettings } from './settings.ts';
import { clone, type Outcome, type State } from './state.ts';
import { imagineTiles } from './terrain/view/imagine.ts';
import { type MapView, viewMap } from './terrain/view/index.ts';
import { seatOf } from './words/questions/seats.ts';

/** The table as one viewer knows it. */
export interface View {
  readonly settings: GameSettings;
  readonly roles: readonly Role[];
  readonly reader: Role | null; // whose view this is
  readonly turn: Role;
  readonly round: number;
  readonly die: number;
  readonly asks: Step | null; // the step being waited on
  readonly map: MapView;
  readonly knight: KnightView | null;
  readonly goblins: GoblinsView | null;
  readonly dragon: DragonView | null;
  readonly cave: CaveView | null;
  readonly thief: ThiefView | null;
  readonly ambusherDiscards: readonly string[];
  readonly outcome: Outcome | null;
}

export function view(s: State, seat: Seat | null): View {
  const is = (role: Role): boolean => seat !== null && s.roles[seat] === role;
  return {
    settings: s.settings,
    roles: s.roles,
    reader: seat === null ? null : s.roles[seat]!,
    turn: s.roles[s.seat]!,
    round: s.round,
    die: s.die,
    asks: s.agenda.at(-1) ?? null,
    map: viewMap(s, seat),
    knight: s.knight === null ? null : viewKnight(s, is('knight'), is('cave')),
    goblins: s.goblins === null ? null : viewGoblins(s, is('goblins')),
    dragon: s.dragon === null ? null : viewDragon(s, is('dragon')),
    cave: s.cave === null ? null : viewCave(s, is('cave')),
    thief: s.thief === null ? null : viewThief(s),
    ambusherDiscards: s.ambusherDiscards.map((monster) => MONSTERS[monster]!.name),
    outcome: s.outcome,
  };
}

/** What this viewer notices of a piece of news; secret news name the seat that may read them. */
export function seen(news: News, seat: Seat | null): News | null {
  let part = news;
  for (const hide of [seenOfKnight, seenOfGoblins, seenOfDragon, seenOfCave, seenOfThief]) part = hide(part, seat);
  return part;
}

/** A position this viewer cannot tell from the real one. */
export function imagine(s: State, seat: Seat | null, random: Random): State {
  const world = clone(s);
  const is = (role: Role): boolean => seat !== null && seatOf(s, role) === seat;
  world.rng = reseeded(random);
  imagineTiles(world, seat, random);
  imagineCards(world, is, random);
  return world;
}

/** What no role knows, dealt again. The Cave knows more about the tiles than all others together, without it the Thief. */
export function redeal(s: State, random: Random): State {
  const world = clone(s);
  world.rng = reseeded(random);
  const knower = s.cave !== null ? seatOf(s, 'cave') : s.thief !== null ? seatOf(s, 'thief') : null;
  imagineTiles(world, knower, random);
  imagineCards(world, () => true, random);
  return world;
}

/** The cards hidden from these roles. */
function imagineCards(world: State, is: (role: Role) => boolean, random: Random): void {
  if (world.knight !== null) imagineKnight(world, is('knight'), is('cave'), random);
  if (world.goblins !== null) imagineGoblins(world, is('goblins'), random);
  if (world.dragon !== null) imagineDragon(world, is('dragon'), random);
  shuffleWith(
    random,
    world.ambushers.sort((a, b) => a - b),
  );
}
