import { type Act, type Refusal, type Rules, tell } from '@trollmoot/kernel';
import type { Clause } from '../../../clauses.ts';
import {
  BLIND_FURY,
  BOMBER_STRENGTH,
  CAVE_IN,
  FIRE_BOMBER,
  HEX,
  SECRET_TUNNELS,
  SECRETS,
} from '../../../data/goblins.ts';
import { ALL_PIECES, isTribe } from '../../../data/pieces.ts';
import { DARK, NOWHERE, type Space, TILES } from '../../../data/places.ts';
import type { Role } from '../../../data/roles.ts';
import { TERRAIN } from '../../../data/terrain.ts';
import { ALL_TRIBES, type Tribe } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { remove } from '../../../terrain/words/effects/clearing.ts';
import { canBeCleared } from '../../../terrain/words/questions/clearing.ts';
import { isOnMap } from '../../../terrain/words/questions/map.ts';
import { firstOf, isForest, wholeOf } from '../../../terrain/words/questions/spaces.ts';
import { hasToken } from '../../../terrain/words/questions/tokens.ts';
import { plan } from '../../../words/effects/agenda.ts';
import { isUnoccupied, placeOf } from '../../../words/questions/pieces.ts';
import { isTurnOf, seatOf } from '../../../words/questions/seats.ts';
import { discardOmens } from '../../cave/words/effects.ts';
import { discardPowers } from '../../dragon/words/effects/board.ts';
import { dragonAt } from '../../dragon/words/questions.ts';
import { loseGrit } from '../../knight/words/effects/board.ts';
import { isKnightAlive, knightAt } from '../../knight/words/questions/stats.ts';
import { thiefAt } from '../../thief/words/questions.ts';
import type { GoblinsContents, Into, Play } from '../contents.ts';
import { TUNNELS } from '../state.ts';
import { spendSecret, takeSecret } from '../words/effects/secrets.ts';
import { eyePopulation, isRevealed, population } from '../words/questions/tribes.ts';

// Secrets played at any time of the turn. Poison goes with an attack, Hiding Spots with an activation, the Leader with overpopulating.

/** [GOBLIN-TUNNELS-1] [GOBLIN-GNOME-2] Dark tiles with nothing on them. */
export function emptyDarkTiles(s: State): Space[] {
  const { cell, light } = s.map.layout;
  const found: Space[] = [];
  for (let space = 0; space < TILES; space++)
    if (cell[space]! >= 0 && light[space] === DARK && isUnoccupied(s, space)) found.push(space);
  return found;
}

/** A Tribe on the map that has not yet acted, or is acting. */
const isReady = (s: State, tribe: Tribe, active: number): boolean =>
  isRevealed(s, tribe) && population(s, tribe) > 0 && (tribe === active || ((s.goblins!.activated >> tribe) & 1) === 0);

/** [GOBLIN-HEX-1] Has this player anything that the Hex can take? */
function mayHex(s: State, role: Role): boolean {
  const at =
    role === 'knight' ? knightAt(s) : role === 'dragon' ? dragonAt(s) : role === 'thief' ? thiefAt(s) : NOWHERE;
  if (isForest(at)) return false; // [TERRAIN-13]
  if (role === 'knight') return isKnightAlive(s) && s.knight!.grit > 0;
  if (role === 'dragon') return s.dragon!.hand.some((cards) => cards > 0);
  if (role === 'cave') return s.cave!.omens.some((tokens) => tokens > 0);
  return role === 'thief';
}

/** [GOBLIN-CAVEIN-1] May this tile be brought down? */
function mayFall(s: State, space: Space): boolean {
  if (space === 0 || !isOnMap(s, space) || hasToken(s, space, 'crystal')) return false;
  const going = wholeOf(space); // [TERRAIN-5]
  for (const piece of ALL_PIECES) if (!isTribe(piece) && going.includes(placeOf(s, piece))) return false;
  return canBeCleared(s, space);
}
/** Is there any such tile? */
function canFall(s: State): boolean {
  for (let space = 1; space < TILES; space++) if (mayFall(s, space)) return true;
  return s.settings.terrain && TERRAIN.some((_, i) => mayFall(s, firstOf(i)));
}
function fallable(s: State, but: readonly Space[]): Space[] {
  const found: Space[] = [];
  for (let space = 1; space < TILES; space++) if (mayFall(s, space) && !but.includes(space)) found.push(space);
  if (s.settings.terrain)
    for (let i = 0; i < TERRAIN.length; i++)
      if (mayFall(s, firstOf(i)) && !but.includes(firstOf(i))) found.push(firstOf(i));
  return found;
}

/** Every Secret that may be played now; `active` is the Tribe under way, or -1. [GOBLIN-SECRET-3] */
export function addPlays(s: State, acts: Into<Play>, active: number): void {
  const { secrets, strengthBonus, furious, done } = s.goblins!;
  for (const secret of secrets) {
    if (SECRETS[secret]!.faceUp) acts.push({ do: 'layFaceUp', secret });
    else if (secret === BLIND_FURY) {
      for (const tribe of ALL_TRIBES)
        if (isReady(s, tribe, active) && ((furious >> tribe) & 1) === 0) acts.push({ do: 'blindFury', tribe });
    } else if (secret === FIRE_BOMBER) {
      for (const tribe of ALL_TRIBES)
        if (isReady(s, tribe, active) && strengthBonus[tribe] === 0) acts.push({ do: 'fireBomber', tribe });
    } else if (secret === HEX && eyePopulation(s) > 0) {
      for (const target of s.roles) if (mayHex(s, target)) acts.push({ do: 'hex', target });
    } else if (secret === CAVE_IN && eyePopulation(s) > 0 && canFall(s)) acts.push({ do: 'caveIn' });
    else if (secret === SECRET_TUNNELS && (done & TUNNELS) === 0 && ALL_TRIBES.some((t) => isReady(s, t, active)))
      acts.push({ do: 'secretTunnels' });
  }
}

/** [GOBLIN-RUBY-1] [GOBLIN-TRAP-1] It lies on the table for all to see. */
function layFaceUp(s: State, secret: number): void {
  takeSecret(s, secret);
  s.goblins!.faceUp.push(secret);
  const card = SECRETS[secret]!.name;
  const clause = card === 'trap' ? 'GOBLIN-TRAP-1' : 'GOBLIN-RUBY-1';
  tell(s, { news: 'secretPlayed', card, tribe: null, thing: `secret ${card}`, clause });
}

/** [GOBLIN-HEX-1] */
function hex(s: State, target: Role): void {
  const n = eyePopulation(s);
  spendSecret(s, HEX, null, 'GOBLIN-HEX-1');
  tell(s, { news: 'hexed', target, by: n, clause: 'GOBLIN-HEX-1' });
  if (target === 'knight') loseGrit(s, n, 'GOBLIN-HEX-1');
  else if (target === 'dragon') discardPowers(s, n);
  else if (target === 'cave') discardOmens(s, n);
  else s.goblins!.hex = n;
}

/** Is this a Secret being played? */
export const isPlay = (act: { do: string }): act is Play =>
  act.do === 'layFaceUp' ||
  act.do === 'blindFury' ||
  act.do === 'fireBomber' ||
  act.do === 'hex' ||
  act.do === 'caveIn' ||
  act.do === 'secretTunnels';

/** Play it. What comes after has been planned. */
export function playSecret(s: State, act: Play): void {
  const g = s.goblins!;
  if (act.do === 'layFaceUp') layFaceUp(s, act.secret);
  else if (act.do === 'hex') hex(s, act.target);
  else if (act.do === 'blindFury') {
    g.furious |= 1 << act.tribe;
    spendSecret(s, BLIND_FURY, act.tribe, 'GOBLIN-FURY-1');
  } else if (act.do === 'fireBomber') {
    g.strengthBonus[act.tribe] = BOMBER_STRENGTH;
    spendSecret(s, FIRE_BOMBER, act.tribe, 'GOBLIN-BOMBER-1');
  } else if (act.do === 'secretTunnels') {
    g.done |= TUNNELS;
    spendSecret(s, SECRET_TUNNELS, null, 'GOBLIN-TUNNELS-1');
  } else {
    spendSecret(s, CAVE_IN, null, 'GOBLIN-CAVEIN-1');
    plan(s, { step: 'goblins.caveIn', left: eyePopulation(s), spaces: [] });
  }
}

const CLAUSE_OF: { readonly [play in Play['do']]: Clause } = {
  blindFury: 'GOBLIN-FURY-1',
  fireBomber: 'GOBLIN-BOMBER-1',
  hex: 'GOBLIN-HEX-1',
  caveIn: 'GOBLIN-CAVEIN-1',
  secretTunnels: 'GOBLIN-TUNNELS-1',
  layFaceUp: 'GOBLIN-SECRET-3',
};
/** Why a Secret may not be played. */
export function whyNotPlay(s: State, wish: Act): Refusal<Clause> | null {
  if (wish.do === 'playLeader') return { clause: 'GOBLIN-LEADER-1', fact: {} };
  if (!isPlay(wish)) return null;
  const isTheirTurn = isTurnOf(s, 'goblins');
  return { clause: isTheirTurn ? CLAUSE_OF[wish.do] : 'GOBLIN-SECRET-3', fact: { eye: eyePopulation(s), isTheirTurn } };
}

export const cavingIn: Pick<Rules<State, GoblinsContents>, 'goblins.caveIn'> = {
  /** [GOBLIN-CAVEIN-1] Tile by tile is named; then they all fall. */
  'goblins.caveIn': {
    who: (s) => seatOf(s, 'goblins'),
    options(s, { spaces }) {
      const acts: GoblinsContents['goblins.caveIn']['act'][] = [];
      for (const space of fallable(s, spaces)) acts.push({ do: 'bringDown', space });
      if (spaces.length > 0) acts.push({ do: 'enoughRubble' });
      return acts;
    },
    take(s, { left, spaces }, act) {
      const named = act.do === 'bringDown' ? [...spaces, act.space] : spaces;
      const more = act.do === 'bringDown' && left > 1 && fallable(s, named).length > 0;
      if (more) plan(s, { step: 'goblins.caveIn', left: left - 1, spaces: named });
      else remove(s, named, 'goblins', 'adjacent');
    },
    why: (_s, _at, wish) => (wish.do === 'bringDown' ? { clause: 'GOBLIN-CAVEIN-1', fact: {} } : null),
  },
};
