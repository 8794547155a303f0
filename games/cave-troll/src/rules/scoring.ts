import { plan, type Rules, type Seat, tell } from '@trollmoot/kernel';
import type { Clause } from '../clauses.ts';
import type { Contents, Refused } from '../contents.ts';
import type { SpaceId } from '../data/board.ts';
import { IS_HERO } from '../data/figures.ts';
import type { Ground, State } from '../state.ts';
import { whyNot } from './wishes.ts';
import { boardOf, isLocked, kindsOf, owner } from './words.ts';

type Scoring = Rules<State, Pick<Contents, 'scoreRoom' | 'scoreBoard'>>;

/** What a room is worth now, who controls it, and what each seat would gain. */
export interface Claim {
  readonly room: SpaceId;
  readonly value: number;
  readonly heroes: readonly number[]; // by seat, a Barbarian counting twice
  readonly player: Seat | null; // who controls it
  readonly shares: number; // how many players divide its gold; 0 if nobody is paid
  readonly gains: readonly number[]; // by seat
}

export function claimOn(s: Ground, room: SpaceId, wholeBoard: boolean): Claim {
  const kinds = kindsOf(s);
  const heroes: number[] = Array(s.seats).fill(0);
  let dwarves = 0;
  let chests = 0;
  let berserkers = 0; // one bit per seat
  for (let figure = 0; figure < s.where.length; figure++) {
    if (s.where[figure] !== room) continue; // [CLOAK-4] a cloaked hero counts too
    const kind = kinds[figure];
    if (IS_HERO[figure]) heroes[owner(figure)]! += kind === 'barbarian' ? 2 : 1; // [BARBARIAN-1] [SCORE-6]
    if (kind === 'dwarf') dwarves++;
    else if (kind === 'chest') chests++;
    else if (kind === 'berserker') berserkers |= 1 << owner(figure);
  }
  const value = goldIn(s, room, wholeBoard ? dwarves : dwarvesThatCount(s, dwarves), chests);
  const player = controller(heroes);
  const sharing = player === null ? 0 : berserkers | (1 << player); // [BERSERKER-3] [BERSERKER-5]
  let shares = 0;
  for (let seat = 0; seat < s.seats; seat++) if (sharing & (1 << seat)) shares++; // [BERSERKER-4]
  return { room, value, heroes, player, shares, gains: gainsOf(s, sharing, Math.floor(value / shares)) };
}

/** [DWARF-5] */
const dwarvesThatCount = (s: Ground, dwarves: number): number =>
  s.settings.dwarfAppliesTo === 'anyScoring' ? dwarves : 0;

/** [DWARF-1] [DWARF-2] [DWARF-4] Dwarves multiply the printed gold; [CHEST-2] [DWARF-3] chests add four, never multiplied. */
const goldIn = (s: Ground, room: SpaceId, dwarves: number, chests: number): number =>
  boardOf(s).gold[room]! * (s.settings.dwarfStacking === 'exponential' ? 2 ** dwarves : dwarves + 1) + 4 * chests;

/** [SCORE-4] The player with the most heroes; [SCORE-5] nobody if players tie. */
function controller(heroes: readonly number[]): Seat | null {
  let best = 0;
  let player: Seat | null = null;
  for (let seat = 0; seat < heroes.length; seat++) {
    const count = heroes[seat]!;
    if (count > best) {
      best = count;
      player = seat;
    } else if (count === best) player = null;
  }
  return player;
}

/** [BERSERKER-2] The controlling player and other players with Berserkers share evenly; the remainder is lost. */
function gainsOf(s: Ground, sharing: number, share: number): number[] {
  const gains: number[] = [];
  for (let seat = 0; seat < s.seats; seat++) gains.push(sharing & (1 << seat) ? share : 0);
  return gains;
}

/** The clause that decided who gains. */
function reason({ heroes, player, shares }: Claim): Clause {
  if (player !== null) return shares > 1 ? 'BERSERKER-2' : 'SCORE-4';
  return heroes.some((count) => count > 0) ? 'SCORE-5' : 'SCORE-6';
}

function pay(s: State, claim: Claim): void {
  for (let seat = 0; seat < s.seats; seat++) s.gold[seat]! += claim.gains[seat]!; // [SCORE-9]
  const { room, player, value: gold, gains } = claim;
  if (s.news !== null) tell(s, { news: 'scored', room, player, gold, gains, clause: reason(claim) });
}

/** [IDOL-4] Why the player cannot choose this room to score. */
const barScore = (s: Ground, room: SpaceId): Refused | null =>
  !boardOf(s).isRoom[room] ? 'SCORE-3' : isLocked(s, room) ? 'IDOL-4' : null;

export const scoring: Scoring = {
  /** [SCORE-3] [SCORE-7] [WAND-1] Score one room, any that is not locked. */
  scoreRoom: {
    who: (_s, { player }) => player,
    options(s) {
      const options: { do: 'score'; room: SpaceId }[] = [];
      for (const room of boardOf(s).rooms) if (barScore(s, room) === null) options.push({ do: 'score', room });
      return options;
    },
    take: (s, _at, { room }) => pay(s, claimOn(s, room, false)),
    why: whyNot((s, _at, { doing, to }) => (doing === 'score' ? barScore(s, to) : null)),
  },

  /** [SCORE-1] [END-3] Score every room with heroes, [SCORE-8] in any order; [IDOL-3] the locked one pays its owner. */
  scoreBoard: {
    happen(s, { final }) {
      const before = s.gold.slice();
      const taken = new Uint8Array(boardOf(s).spaces.length);
      for (let figure = 0; figure < s.where.length; figure++)
        if (s.where[figure]! >= 0 && IS_HERO[figure]) taken[s.where[figure]!] = 1;
      for (const room of boardOf(s).rooms) {
        if (!taken[room]) continue;
        const claim = claimOn(s, room, true);
        pay(s, claim);
        if (final && claim.player !== null) s.controlled[claim.player]!++; // [END-6]
      }
      if (s.idol !== null) payIdol(s, s.idol.room, s.idol.player);
      if (!final) clearPile(s);
      if (s.news === null) return;
      const gains = s.gold.map((gold, seat) => gold - before[seat]!);
      tell(s, { news: 'boardScored', gains, final, clause: final ? 'END-3' : 'SCORE-1' });
    },
  },
};

function payIdol(s: State, room: SpaceId, player: Seat): void {
  const gold = boardOf(s).gold[room]!;
  s.gold[player]! += gold;
  if (s.news === null) return;
  const gains = s.gold.map((_, seat) => (seat === player ? gold : 0));
  tell(s, { news: 'scored', room, player, gold, gains, clause: 'IDOL-3' });
}

/** [SCORE-2] The whole pile leaves the game, surplus icons too. */
function clearPile(s: State): void {
  for (const card of s.pile) s.gone.push(card);
  s.pile = [];
}

export const planScoring = (s: State): void => plan(s, { step: 'scoreBoard', final: false });
