import { type Act, plan, type Refusal, type Rules, type Seat, tell } from '@trollmoot/kernel';
import type { Clause } from '../clauses.ts';
import type { Contents, Snatch, Take } from '../contents.ts';
import { HAND_SHARE_OF_TWO, type Treasure } from '../data/treasure.ts';
import type { State } from '../state.ts';
import { seatsAt } from './words.ts';

const TAKE: { readonly [treasure in Treasure]: Take } = {
  nugget: { do: 'take', treasure: 'nugget' },
  diamond: { do: 'take', treasure: 'diamond' },
};

/** The dragon players share what the adventurer and the Troll dropped. */
export function share(s: State, waker: Seat, diamonds: number, nuggets: number): void {
  const asks = s.settings.shares === 'choose';
  if (seatsAt(s) === 2) {
    if (asks && s.hand > 0) plan(s, { step: 'raid', player: waker });
    const dropped = asks ? 0 : drop(s, Math.min(s.hand, HAND_SHARE_OF_TWO), 'SHARE-4'); // [SHARE-5] the rest, if any, stays
    receive(s, waker, diamonds + dropped, nuggets, 'SHARE-4');
    return;
  }
  s.droppedDiamonds = diamonds + drop(s, s.hand, 'SHARE-1');
  s.droppedNuggets = nuggets;
  if (asks) plan(s, { step: 'shares', player: waker });
  else dealRest(s, waker);
}

export const sharing: Pick<Rules<State, Contents>, 'shares' | 'share' | 'raid'> = {
  /** [SHARE-6] Ask while there is a choice. */
  shares: {
    happen(s, { player }) {
      if (s.droppedDiamonds > 0 && s.droppedNuggets > 0) plan(s, { step: 'share', player });
      else dealRest(s, player);
    },
  },
  share: {
    who: (_s, { player }) => player,
    options: () => [TAKE.nugget, TAKE.diamond],
    take(s, { player }, { treasure }) {
      plan(s, { step: 'shares', player: dragonPlayersFrom(s, player)[1]! });
      if (treasure === 'nugget') s.droppedNuggets--;
      else s.droppedDiamonds--;
      receive(s, player, treasure === 'diamond' ? 1 : 0, treasure === 'nugget' ? 1 : 0, 'SHARE-6');
    },
    why: whyNotTake,
  },
  /** [SHARE-6] With two players: up to three diamonds from the Troll Hand. */
  raid: {
    who: (_s, { player }) => player,
    options(s) {
      const options: Snatch[] = [];
      for (let diamonds = Math.min(s.hand, HAND_SHARE_OF_TWO); diamonds >= 0; diamonds--)
        options.push({ do: 'snatch', diamonds });
      return options;
    },
    take(s, { player }, { diamonds }) {
      receive(s, player, drop(s, diamonds, 'SHARE-6'), 0, 'SHARE-6');
    },
    why: whyNotTake,
  },
};

function whyNotTake(s: State, _at: object, wish: Act): Refusal<Clause> | null {
  return wish.do === 'take' || wish.do === 'snatch' ? { clause: 'SHARE-6', fact: { hand: s.hand } } : null;
}

/** The Troll drops this many diamonds. */
function drop(s: State, diamonds: number, clause: Clause): number {
  s.hand -= diamonds;
  if (diamonds > 0) tell(s, { news: 'dropped', diamonds, clause });
  return diamonds;
}

function receive(s: State, player: Seat, diamonds: number, nuggets: number, clause: Clause): void {
  s.packDiamonds[player]! += diamonds;
  s.packNuggets[player]! += nuggets;
  if (diamonds + nuggets > 0) tell(s, { news: 'shared', player, diamonds, nuggets, clause });
}

/** [SHARE-2] Deal the rest round one by one, starting with this player; [SHARE-3] nuggets first. */
function dealRest(s: State, from: Seat): void {
  const { droppedNuggets: nuggets } = s;
  const pieces = nuggets + s.droppedDiamonds;
  s.droppedNuggets = 0;
  s.droppedDiamonds = 0;
  const players = dragonPlayersFrom(s, from);
  for (let nth = 0; nth < players.length; nth++) {
    const own = dealt(nuggets, nth, players.length);
    receive(s, players[nth]!, dealt(pieces, nth, players.length) - own, own, 'SHARE-2');
  }
}

/** How many pieces the nth player (from 0) gets when they are dealt round. */
const dealt = (pieces: number, nth: number, players: number): number =>
  Math.floor((pieces + players - 1 - nth) / players);

/** [SHARE-2] Clockwise, starting with this dragon player and skipping the adventurer. */
function dragonPlayersFrom(s: State, first: Seat): Seat[] {
  const seats = seatsAt(s);
  const players: Seat[] = [];
  for (let i = 0; i < seats; i++) {
    const seat = (first + i) % seats;
    if (seat !== s.adventurer) players.push(seat);
  }
  return players;
}
