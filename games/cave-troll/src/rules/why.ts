import type { Act, Refusal, Seat } from '@trollmoot/kernel';
import type { Step } from '../contents.ts';
import { NEIGHBOURS, type SpaceId } from '../data/board.ts';
import { type FigureId, IS_HERO } from '../data/figures.ts';
import type { Refused } from '../refusals.ts';
import type { State } from '../state.ts';
import * as can from './abilities.ts';
import * as artifact from './artifacts.ts';
import { barPlace } from './cards.ts';
import { bar, barPush, shield } from './entering.ts';
import { barScore } from './scoring.ts';
import { look } from './sight.ts';
import { areAdjacent, boardOf, isMovable, isOnBoard, isRoom, isTwin, kind, owner } from './words.ts';

/** A wish comes from outside: whatever it names may be missing or nonsense. */
interface Wish {
  readonly figure: FigureId;
  readonly victim: FigureId;
  readonly to: SpaceId;
}
const NOBODY = 999;
const NOWHERE = 999;

function read(s: State, wish: Act): Wish {
  const field = (name: string): unknown => (wish as unknown as { [name: string]: unknown })[name];
  const index = (value: unknown, below: number, none: number): number =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) < below ? (value as number) : none;
  return {
    figure: index(field('figure'), s.where.length, NOBODY),
    victim: index(field('victim'), s.where.length, NOBODY),
    to: index(field('to') ?? field('room') ?? field('from'), NEIGHBOURS.length, NOWHERE),
  };
}

/** Why this wish is not open at this step: the first clause that forbids it. Null if the step does not ask for such a thing. */
export function whyNot(s: State, at: Step, wish: Act, player: Seat): Refusal<Refused> | null {
  const { figure, victim, to } = read(s, wish);
  const clause = forbids(s, at, wish.do, { figure, victim, to }, player);
  if (clause === null) return null;
  const fact: { [name: string]: number } = {};
  if (figure !== NOBODY) fact.figure = figure;
  if (victim !== NOBODY) fact.victim = victim;
  if (to !== NOWHERE) fact.to = to;
  return { clause, fact };
}

function forbids(s: State, at: Step, doing: string, { figure, victim, to }: Wish, player: Seat): Refused | null {
  switch (at.step) {
    case 'act':
      return forbidsAction(s, doing, { figure, victim, to }, player);
    case 'play':
      return doing === 'play' ? 'CARD-1' : null;
    case 'place':
      return doing === 'place' && to !== NOWHERE ? barPlace(s, look(s), at.figure, to, player) : null;
    case 'scoreRoom':
      return doing === 'score' ? barScore(s, to) : null;
    case 'stride':
      return doing === 'move' && figure === at.figure ? forbidsStep(s, figure, to) : null;
    case 'push':
      if (doing === 'stop') return s.settings.wraithEntryPush === 'optional' ? 'WRAITH-3' : 'WRAITH-1';
      return doing === 'push' && figure === at.wraith ? forbidsPush(s, figure, victim, to) : null;
    case 'flee':
      if (doing === 'stay') return 'TROLL-10';
      if (doing !== 'move') return null;
      return s.where[figure] === at.room && owner(figure) === player ? forbidsStep(s, figure, to) : 'TROLL-6';
    case 'trample':
      if (doing === 'stop') return 'RAMPAGE-2';
      return doing === 'push' && figure === at.troll ? forbidsTrample(s, figure, victim, to) : null;
    case 'helm':
      if (doing !== 'move') return null;
      return artifact.barHelm(s, figure, player) ?? forbidsStep(s, figure, to);
    case 'teleportation':
      return doing === 'empty' ? artifact.barEmpty(s, to, player) : null;
    case 'teleport':
      if (doing !== 'teleport') return null;
      if (!at.figures.includes(figure)) return 'TELEPORT-2';
      return artifact.barTeleport(s, look(s), figure, to) ?? 'MOVE-8';
    case 'idol':
      return doing === 'lock' ? artifact.barLock(s, to) : null;
    case 'cloak':
      return doing === 'cloak' ? (artifact.barCloak(s, figure, player) ?? 'MOVE-8') : null;
    case 'sword':
      return doing === 'slayAll' ? artifact.barSword(s, to, player) : null;
    case 'life':
      if (doing !== 'revive') return null;
      return artifact.barRevive(s, figure, player) ?? barPlace(s, look(s), figure, to, player) ?? 'MOVE-8';
    default:
      return null;
  }
}

/** What forbids this as an action of one's turn. */
function forbidsAction(s: State, doing: string, { figure, victim, to }: Wish, player: Seat): Refused | null {
  if (doing === 'artifact') return s.artifact[player] === null ? 'ARTIFACT-1' : 'TURN-5';
  if (doing === 'place' || doing === 'play') return 'CARD-1';
  const needed = ABILITY_OF[doing];
  if (doing !== 'move' && needed === undefined) return null;
  if (!isOnBoard(s, figure)) return 'MOVE-9';
  if (owner(figure) !== player) return 'MOVE-2';
  if (doing === 'move') {
    if (s.lumbered && kind(s, figure) === 'rampagingTroll') return 'RAMPAGE-1';
    return forbidsStep(s, figure, to);
  }
  if (needed !== kind(s, figure)) return NO_SUCH_ABILITY[doing]!;
  return forbidsAbility(s, doing, { figure, victim, to });
}

const ABILITY_OF: { readonly [doing: string]: string } = {
  slip: 'thief',
  slay: 'orc',
  push: 'wraith',
  banish: 'paladin',
  assassinate: 'assassin',
  fell: 'giantSlayer',
  rout: 'grunt',
  lure: 'banshee',
  rampage: 'rampagingTroll',
};
const NO_SUCH_ABILITY: { readonly [doing: string]: Refused } = {
  slip: 'THIEF-1',
  slay: 'ORC-1',
  push: 'WRAITH-2',
  banish: 'PALADIN-2',
  assassinate: 'ASSASSIN-1',
  fell: 'SLAYER-4',
  rout: 'GRUNT-1',
  lure: 'BANSHEE-2',
  rampage: 'RAMPAGE-2',
};

function forbidsAbility(s: State, doing: string, { figure, victim, to }: Wish): Refused | null {
  switch (doing) {
    case 'slip':
      return to === NOWHERE ? 'THIEF-1' : can.barSlip(s, look(s), figure, to);
    case 'rout':
      return can.barRout(s, figure);
    case 'rampage':
      return can.barRampage(s, figure);
  }
  if (victim === NOBODY || !isOnBoard(s, victim)) return 'MOVE-9';
  switch (doing) {
    case 'slay':
      return can.barSlay(s, figure, victim) ?? 'MOVE-8';
    case 'push':
      return isRoom(s, s.where[figure]!) ? forbidsPush(s, figure, victim, to) : 'WRAITH-17';
    case 'banish':
      return can.barBanish(s, figure, victim) ?? 'PALADIN-2'; // the place is no pit
    case 'assassinate':
      return can.barAssassinate(s, figure, victim) ?? 'MOVE-8';
    case 'fell':
      return can.barFell(s, figure, victim);
    default:
      return can.barLure(s, look(s), figure, victim) ?? 'MOVE-8';
  }
}

function forbidsStep(s: State, figure: FigureId, to: SpaceId): Refused | null {
  if (!isMovable(s, figure)) return kind(s, figure) === 'chest' ? 'CHEST-3' : 'TROLL-5';
  if (!areAdjacent(s.where[figure]!, to)) return 'MOVE-1';
  return bar(s, look(s), figure, to, 'walk') ?? (isTwin(s, figure) ? 'MOVE-8' : null);
}

function forbidsPush(s: State, wraith: FigureId, victim: FigureId, to: SpaceId): Refused | null {
  const shielded = victim === NOBODY ? 'WRAITH-2' : shield(s, wraith, victim);
  if (shielded !== null) return shielded;
  if (s.where[victim] !== s.where[wraith]) return 'WRAITH-2';
  return forbidsShove(s, victim, to) ?? barPush(s, look(s), victim, to) ?? 'MOVE-8';
}

function forbidsTrample(s: State, troll: FigureId, victim: FigureId, to: SpaceId): Refused | null {
  if (victim === troll || s.where[victim] !== s.where[troll] || !isMovable(s, victim)) return 'RAMPAGE-2';
  return forbidsShove(s, victim, to) ?? bar(s, look(s), victim, to, 'force') ?? 'MOVE-8';
}

/** Pushing never drops a hero into a pit, and goes through doorways too. */
function forbidsShove(s: State, victim: FigureId, to: SpaceId): Refused | null {
  if (IS_HERO[victim] && boardOf(s).isPit[to]) return 'WRAITH-4';
  return areAdjacent(s.where[victim]!, to) ? null : 'MOVE-1';
}
