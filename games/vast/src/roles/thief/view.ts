import type { Seat } from '@trollmoot/kernel';
import type { News } from '../../contents.ts';
import { PIECES, type PieceName } from '../../data/pieces.ts';
import type { Space } from '../../data/places.ts';
import { UPGRADES } from '../../data/thief.ts';
import type { State } from '../../state.ts';
import { PEEKED, STICKY_USED } from './state.ts';
import {
  hasUpgrade,
  stashNeeded,
  statToken,
  thiefMovement,
  thiefStealth,
  thiefThievery,
  tokensCarried,
} from './words/questions.ts';

export interface ThiefView {
  readonly at: Space;
  readonly tokens: readonly number[]; // what the three stat tokens show
  readonly assigned: readonly number[]; // which of them lies on Movement, Stealth, Thievery
  readonly movement: number;
  readonly stealth: number;
  readonly thievery: number;
  readonly cubes: number;
  readonly steps: number;
  readonly lootDrop: number;
  readonly treasures: number;
  readonly carried: number; // Gems included
  readonly stashed: number;
  readonly needed: number;
  readonly upgrades: readonly string[];
  readonly targets: readonly PieceName[]; // robbed or stabbed this turn
  readonly tried: readonly Space[];
  readonly peeked: readonly Space[]; // everyone saw where he peeked
  readonly evaded: boolean;
  readonly hasPeeked: boolean; // this turn: his movement is over
  readonly stickyUsed: boolean; // this turn
}

export function viewThief(s: State): ThiefView {
  const t = s.thief!;
  return {
    at: t.at,
    tokens: [statToken(s, 0), statToken(s, 1), statToken(s, 2)],
    assigned: t.assigned.slice(),
    movement: thiefMovement(s),
    stealth: thiefStealth(s),
    thievery: thiefThievery(s),
    cubes: t.cubes,
    steps: t.steps,
    lootDrop: t.lootDrop,
    treasures: t.treasures,
    carried: tokensCarried(s),
    stashed: t.stashed,
    needed: stashNeeded(s),
    upgrades: UPGRADES.filter((upgrade) => hasUpgrade(s, upgrade)),
    targets: PIECES.filter((_, piece) => (t.targets & (1 << piece)) !== 0),
    tried: t.tried.slice(),
    peeked: t.peeked.slice(),
    evaded: t.evaded,
    hasPeeked: (t.done & PEEKED) !== 0,
    stickyUsed: (t.done & STICKY_USED) !== 0,
  };
}

/** What he peeks at is his secret, and so is a face-down card he steals. */
export function seenOfThief(news: News, seat: Seat | null): News {
  if (news.news === 'peeked' && news.seat !== seat) return { ...news, face: null };
  if (news.news === 'cardStolen' && news.seat !== seat) return { ...news, card: null };
  return news;
}
