import { OMENS } from '../../../data/cave.ts';
import { numberIn } from '../../facts.ts';
import type { Language } from '../../language.ts';
import { crystalsInHand, spaceIn } from '../../wished.ts';
import { taken, there, whom } from '../about.ts';
import { several } from '../grammar.ts';
import { names } from '../names.ts';

export const cave = {
  'CAVE-4': (_fact, { cave: c }) =>
    c?.shaped
      ? 'You’ve placed your tile for this turn. The Omen power Hatred places one more.'
      : 'Place a tile from your hand first.',
  'CAVE-5': (_fact, view) => {
    const n = crystalsInHand(view);
    return n < 2 ? 'Place the Crystal tile from your hand first.' : `Place one of your ${n} Crystal tiles first.`;
  },
  'CAVE-6': (_fact, { map, cave: c }) =>
    map.collapsing && c?.removals === 0
      ? 'You’ve removed your tiles for this turn.'
      : map.collapsing
        ? `The cave collapses: ${several(c?.removals ?? 0, 'tile')} must still go.`
        : 'Tiles are removed only in the Collapse.',
  'CAVE-7': (fact, view) => {
    if (view.map.supply === 0) return 'No Treasure token is left.';
    if (view.cave?.hidden) return 'You’ve already placed your Treasure token this turn.';
    return spaceIn(fact, view) === null
      ? `Place a Treasure token first (${view.map.supply} left). It goes on a Dark tile without piece or Treasure.`
      : `${taken(fact, view)} Place it on a Dark tile without piece or Treasure.`;
  },
  'CAVE-OMEN-1': (fact) => {
    const [cost, omen] = [numberIn(fact, 'cost'), OMENS[numberIn(fact, 'omen') ?? -1]];
    if (cost === null) return 'That Omen doesn’t pay for it. Choose one of the symbols shown.';
    return `${omen === undefined ? 'It' : names.omens[omen.name].title} costs ${several(cost, 'Omen')} of its symbols. You have ${numberIn(fact, 'held') ?? 0}.`;
  },
  'CAVE-OMEN-3': (fact) => {
    const omen = OMENS[numberIn(fact, 'omen') ?? -1];
    return `${omen === undefined ? 'It' : names.omens[omen.name].title} would do nothing now. Keep your Omens.`;
  },
  'CAVE-BATS-1': (fact, view) =>
    spaceIn(fact, view) === null
      ? `The bats can’t carry ${whom(fact, 'that')}. Choose a Treasure, or another piece that can move.`
      : `The bats can’t use ${there(fact, view)}. They carry up to 3 steps, through no wall.`,
  'CAVE-CURSE-1': (fact, view) => `Turning ${there(fact, view)} would change nothing. Choose a Lit tile with walls.`,
  'CAVE-CURSE-2': (fact, view) =>
    `No Event can be woken on ${there(fact, view)}. Choose a Lit Event tile without a token.`,
  'CAVE-CURSE-3': (_fact, { knight: k }) =>
    k?.health === 0
      ? 'The Knight is dead, so no Events are left to bury. Turn a tile instead.'
      : `You can’t bury Events: it takes more than 3 in the deck, and ${k?.events ?? 0} are left. Turn a tile instead.`,
} satisfies Partial<Language['refuse']>;
