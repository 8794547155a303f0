import type { Rules } from '@trollmoot/kernel';
import type { Clause } from '../../../clauses.ts';
import { OGRE, TROLL } from '../../../data/goblins.ts';
import { GRIT } from '../../../data/knight.ts';
import { DRAGON, KNIGHT, type Piece, pieceOfTribe } from '../../../data/pieces.ts';
import { NOWHERE, type Space } from '../../../data/places.ts';
import { ALL_TRIBES } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { reveal } from '../../../terrain/words/effects/revealing.ts';
import { returnToken } from '../../../terrain/words/effects/tokens.ts';
import { beside, isDark, isKind } from '../../../terrain/words/questions/map.ts';
import { hasToken } from '../../../terrain/words/questions/tokens.ts';
import { plan } from '../../../words/effects/agenda.ts';
import { movePiece } from '../../../words/effects/moments.ts';
import { knightMayBeMoved } from '../../../words/questions/moving.ts';
import { playEvent } from '../../cave/words/effects.ts';
import { dragonAt, isSurfaced } from '../../dragon/words/questions.ts';
import { isHidden, population, tribeAt, tribeStrength } from '../../goblins/words/questions/tribes.ts';
import type { KnightContents } from '../contents.ts';
import { CLOSED, FIGHTING } from '../state.ts';
import { gainGrit } from '../words/effects/board.ts';
import { trollAppears } from '../words/effects/monsters.ts';
import { hasRoomOn } from '../words/questions/cubes.ts';
import { knightPerception, knightStrength } from '../words/questions/stats.ts';

// ── an Encounter: everything she does at one time on one space ───────────────────────────

export const hasEncounterLeft = (s: State): boolean => s.knight!.encounters < knightPerception(s);

/** [KNIGHT-ENCOUNTER-2] Is this still part of the Encounter under way? Not what comes earlier, nor the same foe again. */
function goesOn(s: State, phase: number, foe: Piece | -1): boolean {
  const k = s.knight!;
  return k.phase !== CLOSED && k.phase <= phase && (foe < 0 || (k.struck & (1 << foe)) === 0);
}

/** [KNIGHT-ENCOUNTER-1] What bars her from doing this now: the Encounter is past it, and none is left. */
export const barEncounter = (s: State, phase: number, foe: Piece | -1 = -1): Clause | null =>
  goesOn(s, phase, foe) || hasEncounterLeft(s) ? null : 'KNIGHT-ENCOUNTER-1';

/** She does something that needs an Encounter: the one under way, or the next. */
export function encounter(s: State, phase: number, foe: Piece | -1 = -1): void {
  const k = s.knight!;
  if (!goesOn(s, phase, foe)) {
    k.encounters++;
    if (!k.met.includes(k.at)) k.met.push(k.at);
    k.struck = 0;
    k.uncovered = 0;
  }
  k.phase = phase;
  if (foe >= 0) {
    k.struck |= 1 << foe;
    k.owed &= ~(1 << foe);
  }
}

/** She leaves the space, and with it the Encounter. */
export function closeEncounter(s: State): void {
  const k = s.knight!;
  k.phase = CLOSED;
  k.struck = 0;
  k.owed = 0;
  k.uncovered = 0;
}

/** [KNIGHT-ENCOUNTER-4] An Event token counts as long as there are Event cards. */
export const hasEvent = (s: State, space: Space): boolean => hasToken(s, space, 'event') && s.events.length > 0;

/**
 * [KNIGHT-MOVE-7] [KNIGHT-MOVE-8] Whom she has to attack here: every Tribe, and the Dragon above ground; [KNIGHT-MOVE-9]
 * nobody else. Bits by piece.
 */
function foesOn(s: State, space: Space): number {
  let foes = 0;
  for (const tribe of ALL_TRIBES) if (tribeAt(s, tribe) === space) foes |= 1 << pieceOfTribe(tribe);
  return dragonAt(s) === space && isSurfaced(s) ? foes | (1 << DRAGON) : foes;
}

/** [KNIGHT-ENCOUNTER-4] An Event befalls her; she may raise her Shield first. */
function meetEvent(s: State): void {
  const k = s.knight!;
  plan(s, { step: 'knight.meetEvent' });
  if (k.ready > 0 && hasRoomOn(s, 'shield')) plan(s, { step: 'knight.brace', against: 'event' });
}

/** Takes the Event token off and meets its Event. */
export function resolveToken(s: State): void {
  encounter(s, FIGHTING);
  meetEvent(s);
  returnToken(s, s.knight!.at, 'event');
}

/** Is any hidden Tribe stronger than she? */
const isInDanger = (s: State): boolean =>
  ALL_TRIBES.some((t) => isHidden(s, t) && population(s, t) > 0 && tribeStrength(s, t) > knightStrength(s));

/** [KNIGHT-ENCOUNTER-5] An Ambush: by a hidden Tribe, or without Goblins by the Infestation. */
export function ambush(s: State): void {
  const k = s.knight!;
  k.ambushes++;
  if (s.goblins === null) plan(s, { step: 'infestation.ambush' });
  else if (isInDanger(s)) {
    plan(s, { step: 'knight.ambushed' });
    if (k.ready > 0) plan(s, { step: 'knight.brace', against: 'tribes' }); // [KNIGHT-ENCOUNTER-6]
  }
}

export const encounters: Pick<
  Rules<State, KnightContents>,
  'knight.arrive' | 'knight.troll' | 'knight.resolve' | 'knight.tileGrit' | 'knight.meetEvent' | 'knight.ambushed'
> = {
  /** [KNIGHT-MOVE-4] [KNIGHT-MOVE-5] What awaits her on the space she has walked onto. */
  'knight.arrive': {
    happen(s, { from }) {
      const k = s.knight!;
      const foes = foesOn(s, k.at);
      if (isDark(s, k.at)) {
        encounter(s, FIGHTING);
        k.uncovered = foes;
        k.owed = foes;
        plan(s, { step: 'knight.resolve' });
        return reveal(s, [k.at], 'knight', 'encounter', from);
      }
      if (foes !== 0) encounter(s, FIGHTING);
      k.owed = foes;
      if (hasToken(s, k.at, 'ogre')) {
        encounter(s, FIGHTING); // [KNIGHT-MONSTER-6]
        plan(s, { step: 'infestation.monster', monster: OGRE });
      }
      if (hasToken(s, k.at, 'troll')) {
        encounter(s, FIGHTING); // [KNIGHT-MONSTER-7]
        const back = from < 0 ? NOWHERE : beside(s, k.at, from);
        plan(s, { step: 'infestation.monster', monster: TROLL }, { step: 'knight.troll', back });
      }
      if (hasEvent(s, k.at)) resolveToken(s);
    },
  },

  /** [KNIGHT-MONSTER-7] The Troll comes to the new bridge; or she has met him there, and unbeaten he drives her back. */
  'knight.troll': {
    happen(s, { back }) {
      const { at } = s.knight!;
      if (back === NOWHERE) trollAppears(s);
      else if (at !== NOWHERE && hasToken(s, at, 'troll') && knightMayBeMoved(s, at, back))
        movePiece(s, KNIGHT, back, 'troll');
    },
  },

  /** [KNIGHT-ENCOUNTER-3] The revealed tile is resolved; then it pays its Grit. */
  'knight.resolve': {
    happen(s) {
      const { at } = s.knight!;
      plan(s, { step: 'knight.tileGrit' });
      if (isKind(s, at, 'event')) meetEvent(s);
      else if (isKind(s, at, 'ambush')) ambush(s);
    },
  },
  'knight.tileGrit': { happen: (s) => gainGrit(s, GRIT.tile, 'KNIGHT-ENCOUNTER-3') },

  /** [KNIGHT-ENCOUNTER-4] The Cave's choice of three cards, or the top one. */
  'knight.meetEvent': { happen: (s) => playEvent(s) },

  /** [KNIGHT-ENCOUNTER-5] The Goblins choose, if a Tribe is still stronger. */
  'knight.ambushed': {
    happen(s) {
      if (isInDanger(s)) plan(s, { step: 'goblins.ambush' });
    },
  },
};
