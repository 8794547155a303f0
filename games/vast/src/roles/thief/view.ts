import type { Seat } from '@trollmoot/kernel';
import type { News } from '../../contents.ts';
import { UPGRADES } from '../../data/thief.ts';
import type { Space, State } from '../../state.ts';
import { hasUpgrade, stashNeeded, thiefMovement, thiefStealth, thiefThievery, tokensCarried } from './words.ts';

export interface ThiefView {
  readonly at: Space;
  readonly tokens: readonly number[];
  readonly stats: readonly number[];
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
  readonly targets: number;
  readonly tried: readonly Space[];
  readonly peeked: readonly Space[]; // everybody saw where he peeked
}

export function viewThief(s: State): ThiefView {
  const t = s.thief!;
  return {
    at: t.at,
    tokens: t.tokens,
    stats: t.stats,
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
    targets: t.targets,
    tried: t.tried,
    peeked: t.peeked,
  };
}

export function seenOfThief(news: News, _seat: Seat | null): News {
  return news;
}
