import { nowKnown, type Rules, tell } from '@trollmoot/kernel';
import { OMEN_SYMBOLS, OMENS, omensFor, REMOVALS } from '../../../data/cave.ts';
import type { State } from '../../../state.ts';
import { placeToken } from '../../../terrain/words/effects/tokens.ts';
import { barCollapse, mayCollapse } from '../../../terrain/words/questions/clearing.ts';
import { openCells } from '../../../terrain/words/questions/filling.ts';
import { plan } from '../../../words/effects/agenda.ts';
import { caveIsComplete } from '../../../words/effects/wins.ts';
import { seatOf, variantOf } from '../../../words/questions/seats.ts';
import { caveHasBuried, caveHasSeen } from '../../knight/words/effects/treasures.ts';
import type { CaveContents } from '../contents.ts';
import { drawOmens, placeFromHand } from '../words/effects.ts';
import { eventsShown, placeableSlots, tokensForOmens, treasureSpots, treasuresShown } from '../words/questions.ts';
import { omens } from './omens.ts';
import { barOmen, mayUseOmen, useOmen } from './powers.ts';
import { addShapes, shape, shaping } from './shape.ts';

const it = (s: State): number => seatOf(s, 'cave');
const firstSlots = (n: number): number[] => [0, 1, 2].slice(0, n);

/** Takes the card at `slot` from the top; the others shown go to the bottom of the deck. */
function takeShown(deck: number[], shown: number, slot: number): { card: number; deck: number[] } {
  const top = deck.slice(deck.length - shown).reverse();
  const rest = deck.slice(0, deck.length - shown);
  return { card: top[slot]!, deck: [...top.filter((_, i) => i !== slot).reverse(), ...rest] };
}

/** [CAVE-4] [CAVE-6] Is the cave shaped, or can it not be? */
const isShaped = (s: State): boolean =>
  s.map.collapsing ? s.cave!.removals === 0 : s.cave!.shaped || s.cave!.hand.length === 0;
/** [CAVE-7] May it hide Treasure now? */
const mayHide = (s: State): boolean => isShaped(s) && !s.cave!.hidden && s.map.supply > 0;

export const cave: Rules<State, CaveContents> = {
  ...shaping,
  ...omens,

  /** [CAVE-2] Omens first. */
  'cave.turn': {
    happen(s) {
      const c = s.cave!;
      c.used.fill(0);
      c.shaped = false;
      c.hidden = false;
      c.removals = s.map.collapsing ? REMOVALS : 0; // [CAVE-10] none in the turn that places the last tile
      plan(s, { step: 'cave.goOn' });
      drawOmens(s, omensFor(tokensForOmens(s)));
    },
  },

  /** On with its turn; [COLLAPSE-4] unless there is nothing left to remove. */
  'cave.goOn': {
    happen(s) {
      if (s.map.collapsing && s.cave!.removals > 0 && !mayCollapse(s)) caveIsComplete(s);
      else plan(s, { step: 'cave.act' });
    },
  },

  /** [CAVE-4] [CAVE-6] [CAVE-7] [CAVE-OMEN-1] Shape, then Treasure; Omens at any time. */
  'cave.act': {
    who: it,
    options(s) {
      const acts: CaveContents['cave.act']['act'][] = [];
      if (!isShaped(s)) addShapes(s, acts);
      const spots = mayHide(s) ? treasureSpots(s) : [];
      for (const space of spots) acts.push({ do: 'placeTreasure', space });
      for (let omen = 0; omen < OMENS.length; omen++) if (mayUseOmen(s, omen)) acts.push({ do: 'useOmen', omen });
      if (isShaped(s) && (spots.length === 0 || variantOf(s).treasureOptional)) acts.push({ do: 'endTurn' }); // [CAVE-8]
      return acts;
    },
    take(s, _at, act) {
      if (act.do === 'endTurn') return;
      const c = s.cave!;
      plan(s, { step: 'cave.goOn' });
      if (act.do === 'useOmen') useOmen(s, act.omen);
      else if (act.do === 'placeTreasure') {
        c.hidden = true;
        placeToken(s, act.space, 'treasure');
      } else {
        c.shaped = true;
        if (act.do === 'collapse') c.removals--;
        shape(s, act);
      }
    },
    why(s, _at, wish) {
      if (wish.do === 'useOmen' && 'omen' in wish) return barOmen(s, Number(wish.omen));
      if (wish.do === 'endTurn')
        return { clause: isShaped(s) ? 'CAVE-7' : s.map.collapsing ? 'CAVE-6' : 'CAVE-4', fact: {} };
      if (wish.do === 'placeTreasure')
        return { clause: isShaped(s) ? 'CAVE-7' : 'CAVE-4', fact: { supply: s.map.supply } };
      if (wish.do === 'collapse')
        return s.map.collapsing && !isShaped(s) ? barCollapse(s, wish) : { clause: 'CAVE-6', fact: {} };
      if (wish.do !== 'takeTile') return null;
      return { clause: s.map.collapsing ? 'CAVE-6' : s.cave!.shaped ? 'CAVE-4' : 'CAVE-5', fact: {} };
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

  /** [CAVE-13] A Tribe explores: which tile does it find? */
  'cave.placeFor': {
    who: it,
    options: (s, { cell }) => placeableSlots(s).map((slot) => ({ do: 'placeFor', cell, slot })),
    take: (s, _at, { cell, slot }) => void placeFromHand(s, cell, slot),
  },

  /** [CAVE-11] One of the top three Event cards; the others go under the deck. */
  'cave.chooseEvent': {
    who: it,
    options: (s) => firstSlots(eventsShown(s)).map((slot) => ({ do: 'playEvent', slot })),
    take(s, _at, { slot }) {
      caveHasBuried(s, eventsShown(s) - 1);
      const { card, deck } = takeShown(s.events, eventsShown(s), slot);
      s.events = deck;
      nowKnown(s);
      plan(s, { step: 'knight.event', card });
    },
  },

  /** [CAVE-11] One of the top two Treasure cards, handed over face down; the other goes under the deck. */
  'cave.handTreasure': {
    who: it,
    options: (s) => firstSlots(treasuresShown(s)).map((slot) => ({ do: 'handTreasure', slot })),
    take(s, _at, { slot }) {
      caveHasSeen(s, s.treasureDeck.slice(-treasuresShown(s)));
      const { card, deck } = takeShown(s.treasureDeck, treasuresShown(s), slot);
      s.treasureDeck = deck;
      s.knight!.offered = card;
      nowKnown(s);
      tell(s, { news: 'treasureHanded', clause: 'CAVE-11' });
      plan(s, { step: 'knight.offer' });
    },
  },

  /** [CAVE-14] */
  'cave.discardOmens': {
    who: it,
    options: (s) =>
      OMEN_SYMBOLS.filter((_, i) => s.cave!.omens[i]! > 0).map((symbol) => ({ do: 'discardOmen', symbol })),
    take(s, { left }, { symbol }) {
      if (left > 1) plan(s, { step: 'cave.discardOmens', left: left - 1 });
      const i = OMEN_SYMBOLS.indexOf(symbol);
      s.cave!.omens[i]!--;
      s.cave!.bag[i]!++;
      tell(s, { news: 'omenDiscarded', symbol, clause: 'CAVE-14' });
    },
  },
};
