import { nowKnown, type Rules, tell } from '@trollmoot/kernel';
import { plan } from '../../agenda.ts';
import { OMEN_SYMBOLS } from '../../data/cave.ts';
import { seatOf } from '../../seats.ts';
import type { State } from '../../state.ts';
import { openCells } from '../../terrain/fill.ts';
import { rim } from '../../terrain/map.ts';
import type { CaveContents } from './contents.ts';
import { eventsShown, placeableSlots, placeFromHand, treasuresShown } from './words.ts';

const it = (s: State): number => seatOf(s, 'cave');
const firstSlots = (n: number): number[] => [0, 1, 2].slice(0, n);

/** The card so many from the top goes out of a deck; those shown beside it go to the bottom. */
function takeShown(deck: number[], shown: number, slot: number): { card: number; deck: number[] } {
  const top = deck.slice(deck.length - shown).reverse();
  const rest = deck.slice(0, deck.length - shown);
  return { card: top[slot]!, deck: [...top.filter((_, i) => i !== slot).reverse(), ...rest] };
}

export const cave: Rules<State, CaveContents> = {
  'cave.turn': {
    happen(s) {
      s.cave!.used.fill(0);
      plan(s, { step: 'cave.act' });
    },
  },

  /** For now: the Cave's turn is one tile, or three removals. */
  'cave.act': {
    who: it,
    options: () => [{ do: 'endTurn' }],
    take(s) {
      if (s.map.collapsing) plan(s, { step: 'map.shrinkOn', left: 3, by: 'cave' });
      else if (s.cave!.hand.length > 0) placeFromHand(s, rim(s)[0]!, placeableSlots(s)[0]!);
    },
  },

  /** [EDGE-6] An open edge and a tile of the hand for it. */
  'cave.fill': {
    who: it,
    options: (s) =>
      openCells(s).flatMap((cell) => placeableSlots(s).map((slot) => ({ do: 'fill', cell, slot }) as const)),
    take: (s, _at, { cell, slot }) => void placeFromHand(s, cell, slot),
    why: (_s, _at, wish) => (wish.do === 'fill' ? { clause: 'EDGE-6', fact: {} } : null),
  },

  /** A Tribe explores: which tile does it find? */
  'cave.placeFor': {
    who: it,
    options: (s, { cell }) => placeableSlots(s).map((slot) => ({ do: 'placeFor', cell, slot })),
    take: (s, _at, { cell, slot }) => void placeFromHand(s, cell, slot),
  },

  /** One of the top three Event cards; the others go under the deck. */
  'cave.chooseEvent': {
    who: it,
    options: (s) => firstSlots(eventsShown(s)).map((slot) => ({ do: 'playEvent', slot })),
    take(s, _at, { slot }) {
      const { card, deck } = takeShown(s.events, eventsShown(s), slot);
      s.events = deck;
      nowKnown(s);
      plan(s, { step: 'knight.event', card });
    },
  },

  /** One of the top two Treasure cards, handed over face down; the other goes under the deck. */
  'cave.handTreasure': {
    who: it,
    options: (s) => firstSlots(treasuresShown(s)).map((slot) => ({ do: 'handTreasure', slot })),
    take(s, _at, { slot }) {
      const { card, deck } = takeShown(s.treasureDeck, treasuresShown(s), slot);
      s.treasureDeck = deck;
      s.knight!.offered = card;
      nowKnown(s);
      tell(s, { news: 'treasureHanded' });
      plan(s, { step: 'knight.offer' });
    },
  },

  'cave.discardOmens': {
    who: it,
    options: (s) =>
      OMEN_SYMBOLS.filter((_, i) => s.cave!.omens[i]! > 0).map((symbol) => ({ do: 'discardOmen', symbol })),
    take(s, { left }, { symbol }) {
      if (left > 1) plan(s, { step: 'cave.discardOmens', left: left - 1 });
      const i = OMEN_SYMBOLS.indexOf(symbol);
      s.cave!.omens[i]!--;
      s.cave!.bag[i]!++;
      tell(s, { news: 'omenDiscarded', symbol });
    },
  },
};
