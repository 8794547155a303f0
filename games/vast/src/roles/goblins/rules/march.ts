import { type Rules, tell } from '@trollmoot/kernel';
import { GNOME, GOLEM, UNDERWORM, WISP, WISP_REACH } from '../../../data/goblins.ts';
import { KNIGHT, pieceOfTribe } from '../../../data/pieces.ts';
import { DARK, NOWHERE, type Space, TILES } from '../../../data/places.ts';
import { opposite, type Tribe } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { harm } from '../../../terrain/words/effects/ground.ts';
import { layWayOut } from '../../../terrain/words/effects/tiles.ts';
import { throughPits } from '../../../terrain/words/questions/crossing.ts';
import { isAdjacent, isWalledOff, rim, sideTowards, spaceAt, wayTo } from '../../../terrain/words/questions/map.ts';
import { STEP } from '../../../terrain/words/questions/plane.ts';
import { sees } from '../../../terrain/words/questions/sight.ts';
import { isHole, isMagma, isSheltered } from '../../../terrain/words/questions/spaces.ts';
import { plan } from '../../../words/effects/agenda.ts';
import { movePiece } from '../../../words/effects/moments.ts';
import { forcedReach } from '../../../words/questions/moving.ts';
import { isUnoccupied } from '../../../words/questions/pieces.ts';
import { dragonAt } from '../../dragon/words/questions.ts';
import { isShielded, knightAt } from '../../knight/words/questions/stats.ts';
import { thiefAt } from '../../thief/words/questions.ts';
import type { GoblinsContents, Into, March, TribeMove } from '../contents.ts';
import { BURROWED, MOVED, STOPPED, TUNNELS, WENT_OUT, WISP_USED } from '../state.ts';
import { hideTribe, losePopulation } from '../words/effects/tribes.ts';
import {
  bar,
  cellsOutside,
  foesOf,
  isDefended,
  leavingCosts,
  mayMove,
  prowls,
  type Survey,
  survey,
  wayLeading,
} from '../words/questions/reach.ts';
import { mayStray, wayAstray } from '../words/questions/stray.ts';
import { hasMonster, isLurking, tribeStrength } from '../words/questions/tribes.ts';
import { attackDragon, attackKnight, mayAttackDragon, mayAttackKnight } from './attack.ts';
import { emptyDarkTiles } from './secrets.ts';

// How a Tribe moves.

/** [GOBLIN-ACT-2] [GOBLIN-GNOME-1] Where a hidden Tribe may come out. */
function emergeSpots(s: State, tribe: Tribe): Space[] {
  const { cell, light, mark } = s.map.layout;
  const anywhere = hasMonster(s, tribe, GNOME);
  const found: Space[] = [];
  for (let space = 0; space < TILES; space++)
    if (cell[space]! >= 0 && light[space] === DARK && (anywhere || mark[space] === tribe) && !hasEnemy(s, space))
      found.push(space);
  return found;
}
const hasEnemy = (s: State, space: Space): boolean =>
  knightAt(s) === space || dragonAt(s) === space || thiefAt(s) === space;

/** [GOBLIN-ACT-4] The tiles a lurking Tribe may go to. */
function comeOutSpots(s: State, tribe: Tribe): Space[] {
  const found: Space[] = [];
  const foes = foesOf(s);
  for (let side = 0; side < 4; side++) {
    const space = spaceAt(s, s.goblins!.lurking[tribe]! + STEP[side]!);
    if (space < 0 || isHole(space) || isDefended(foes, space)) continue;
    if (bar(foes, tribeStrength(s, tribe), space) !== null) continue;
    if (!isWalledOff(s, space, opposite(side)) || hasMonster(s, tribe, GOLEM)) found.push(space);
  }
  return found;
}

/** [GOBLIN-WISP-1] Where the Wisp may lead the Knight. */
function wispSpots(s: State, tribe: Tribe): Space[] {
  if (!hasMonster(s, tribe, WISP) || (s.goblins!.done & WISP_USED) !== 0) return [];
  if (isSheltered(s.goblins!.at[tribe]!, knightAt(s))) return []; // [TERRAIN-13]
  if (knightAt(s) === NOWHERE || isShielded(s) || !sees(s, s.goblins!.at[tribe]!, knightAt(s))) return [];
  return forcedReach(s, KNIGHT, WISP_REACH, (space) => isUnoccupied(s, space));
}

/** Every move of the Tribe under way; `ways` are open to it if it is on the map. */
export function addMoves(s: State, tribe: Tribe, ways: Survey | null, acts: Into<TribeMove>): void {
  const g = s.goblins!;
  if (isLurking(s, tribe)) {
    for (const space of comeOutSpots(s, tribe)) acts.push({ do: 'comeOut', tribe, space });
  } else if (g.at[tribe] === NOWHERE) {
    const spots = emergeSpots(s, tribe);
    for (const space of spots) acts.push({ do: 'emerge', tribe, space });
    if (spots.length === 0) for (const cell of rim(s)) acts.push({ do: 'lurk', tribe, cell }); // [GOBLIN-ACT-3]
  } else {
    if (ways !== null && mayMove(s)) {
      for (const to of prowls(s, tribe, ways)) acts.push({ do: 'prowl', tribe, to });
      if (mayStray(s, tribe, ways)) acts.push({ do: 'stray', tribe });
      if ((g.done & TUNNELS) !== 0) for (const to of emptyDarkTiles(s)) acts.push({ do: 'tunnel', tribe, to });
    }
    for (const cell of cellsOutside(s, tribe)) acts.push({ do: 'prowlOut', tribe, cell });
    for (const to of wispSpots(s, tribe)) acts.push({ do: 'wisp', tribe, to });
  }
}

/** Make a move; what comes after has been planned. */
export function makeMove(s: State, act: TribeMove): void {
  const g = s.goblins!;
  const { tribe } = act;
  if (act.do === 'lurk') {
    g.lurking[tribe] = act.cell;
    tell(s, { news: 'lurks', tribe, cell: act.cell, clause: 'GOBLIN-ACT-3' });
  } else if (act.do === 'emerge') {
    tell(s, { news: 'emerged', tribe, space: act.space, clause: 'GOBLIN-ACT-2' });
    g.at[tribe] = act.space;
  } else if (act.do === 'comeOut') {
    tell(s, { news: 'emerged', tribe, space: act.space, clause: 'GOBLIN-ACT-4' });
    g.lurking[tribe] = NOWHERE;
    movePiece(s, pieceOfTribe(tribe), act.space, 'comesOut');
  } else if (act.do === 'prowl') {
    g.done |= MOVED;
    const path = wayLeading(survey(s, tribe), act.to);
    plan(s, { step: 'goblins.march', tribe, path, i: 0, target: null, poison: false });
  } else if (act.do === 'stray') {
    const path = wayAstray(s, tribe, survey(s, tribe));
    plan(s, { step: 'goblins.march', tribe, path, i: 0, target: null, poison: false });
  } else if (act.do === 'prowlOut') {
    g.done = (g.done | WENT_OUT) & ~MOVED; // the move continues
    const path = [layWayOut(s, act.cell)];
    plan(s, { step: 'goblins.march', tribe, path, i: 0, target: null, poison: false });
  } else if (act.do === 'tunnel') {
    g.done |= MOVED | STOPPED;
    movePiece(s, pieceOfTribe(tribe), act.to, 'tunnels');
  } else {
    g.done = (g.done | WISP_USED) & ~MOVED; // the move continues
    tell(s, { news: 'monsterHelped', tribe, monster: 'wisp', thing: 'monster wisp', clause: 'GOBLIN-WISP-1' });
    movePiece(s, KNIGHT, act.to, 'wisp');
  }
}

/** Tell when a Monster made this step possible. */
function tellHelp(s: State, tribe: Tribe, here: Space, to: Space): void {
  const g = s.goblins!;
  if (!isAdjacent(s, here, to)) {
    if (throughPits(s, here).includes(to)) return; // [TERRAIN-14]
    g.done |= BURROWED;
    tell(s, {
      news: 'monsterHelped',
      tribe,
      monster: 'underworm',
      thing: 'monster underworm',
      clause: 'GOBLIN-WORM-1',
    });
  } else if (wayTo(s, here, sideTowards(s, here, to)) !== to)
    tell(s, { news: 'monsterHelped', tribe, monster: 'golem', thing: 'monster golem', clause: 'GOBLIN-GOLEM-1' });
}

export const marching: Pick<Rules<State, GoblinsContents>, 'goblins.march' | 'goblins.enter' | 'goblins.clash'> = {
  /** [GOBLIN-MOVE-2] Leave the tile it is on. */
  'goblins.march': {
    happen(s, at) {
      const g = s.goblins!;
      const { tribe } = at;
      const here = g.at[tribe]!;
      if (here === NOWHERE) return; // [GOBLIN-9] it has scattered on the way
      plan(s, { ...at, step: 'goblins.enter' });
      if (isMagma(here)) harm(s, pieceOfTribe(tribe), here, 1); // [TERRAIN-11]
      if (isMagma(here) || leavingCosts(s, tribe, here) === 0) return;
      g.left.push(here);
      if ((++g.litLeft[tribe]! & 1) === 0) losePopulation(s, tribe, 1);
    },
  },

  /** [GOBLIN-MOVE-4] [GOBLIN-MOVE-5] [GOBLIN-MOVE-7] Enter the next one, if it still may. */
  'goblins.enter': {
    happen(s, at) {
      const { tribe, path, i, target } = at;
      const here = s.goblins!.at[tribe]!;
      const to = path[i]!;
      if (here === NOWHERE || bar(foesOf(s), tribeStrength(s, tribe), to) !== null) return;
      if (i + 1 < path.length) plan(s, { ...at, i: i + 1, step: 'goblins.march' });
      else if (target !== null) plan(s, { ...at, step: 'goblins.clash' });
      if (hasMonster(s, tribe, UNDERWORM) || hasMonster(s, tribe, GOLEM)) tellHelp(s, tribe, here, to);
      movePiece(s, pieceOfTribe(tribe), to, 'prowls');
    },
  },

  /** [GOBLIN-ATTACK-1] [GOBLIN-ATTACK-2] Face to face; too weak after all, the Tribe slips away. */
  'goblins.clash': {
    happen(s, { tribe, target, poison }) {
      const here = s.goblins!.at[tribe]!;
      if (here === NOWHERE) return;
      if (target === 'knight' && mayAttackKnight(s, tribe, here)) attackKnight(s, tribe, poison);
      else if (target === 'dragon' && mayAttackDragon(s, tribe, here)) attackDragon(s, tribe);
      else hideTribe(s, tribe);
    },
  },
};

/** A march that ends in an attack. */
export const assaultOn = (tribe: Tribe, target: 'knight' | 'dragon', path: Space[], poison: boolean): March => ({
  tribe,
  path,
  i: 0,
  target,
  poison,
});
