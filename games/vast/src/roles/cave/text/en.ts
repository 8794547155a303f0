import { OMEN_SYMBOLS, OMENS } from '../../../data/cave.ts';
import { SIDES } from '../../../data/tiles.ts';
import { capital, listOf, piece, short, shortCell, walls } from '../../../text/en/grammar.ts';
import { names } from '../../../text/en/names.ts';
import type { CaveRoom } from '../../../text/language.ts';
import { countOf, eventAt, faceIn, tally, treasureAt } from '../../../text/printed.ts';
import type { View } from '../../../view.ts';

const SYMBOLS = OMEN_SYMBOLS.map((symbol) => names.omenSymbols[symbol]);
const omen = (n: number): string => names.omens[OMENS[n]!.name].title;
const several = (n: number): string => (n === 1 ? 'an Omen' : `${n} Omens`);
/** A tile of the hand: by what it is for the Cave, by its number for others. */
function tile(view: View, slot: number): string {
  const face = faceIn(names, view.cave?.hand?.[slot]);
  return face === null ? `tile ${slot + 1}` : `${slot + 1}: ${face.join(', ')}`;
}

export const cave: CaveRoom = {
  ask: {
    'cave.act': (_at, { map, cave: c }) => {
      if (map.collapsing && c!.removals > 0)
        return `Remove ${c!.removals === 1 ? 'one more tile' : `${c!.removals} more tiles`}; use Omens when you like.`;
      if (!c!.shaped && !map.collapsing) return 'Place a tile; use Omens when you like.';
      return c!.hidden ? 'Use Omens, or end your turn.' : 'Hide a Treasure token, use Omens, or end your turn.';
    },
    'cave.lay': () => 'Where does the tile go?',
    'cave.pay': ({ omen: n, left }) => `${omen(n)}: pay ${left === 1 ? 'one more Omen' : `${left} more Omens`}.`,
    'cave.bats': () => 'Giant Bats: whom or what do they seize?',
    'cave.batsTo': ({ piece: who }) => `Where do the Bats drop ${who < 0 ? 'the Treasure' : piece(who as 0)}?`,
    'cave.liftRockslide': () => 'All Rockslides are in use: which one is moved?',
    'cave.rockslide': () => 'Rockslide: which edge is blocked?',
    'cave.hoard': () => 'Past Plunder: on which Dark tile does a Treasure token go?',
    'cave.spores': () => 'Soporific Spores: over whom do they drift?',
    'cave.hatred': (_at, { map }) =>
      map.collapsing ? 'Hatred: remove one more tile.' : 'Hatred: place one more tile.',
    'cave.curse': () => 'Crystal Curse: turn a tile, wake an Event, or bury the next Events?',
    'cave.twist': () => 'How shall the tile lie?',
    'cave.fill': () => 'Fill an open edge with a tile of your hand.',
    'cave.placeFor': () => 'A Tribe explores: which tile does it find?',
    'cave.chooseEvent': () => 'Which Event befalls the Knight?',
    'cave.handTreasure': () => 'Which Treasure do you offer the Knight?',
    'cave.discardOmens': ({ left }) => `Discard ${several(left)}.`,
  },
  watch: {
    'cave.act': (_at, { map }) => (map.collapsing ? 'The Cave collapses.' : 'The Cave grows and stirs its Omens.'),
    'cave.fill': () => 'The Cave fills the open edges.',
    'cave.placeFor': () => 'A Tribe explores: the Cave chooses what it finds.',
    'cave.chooseEvent': () => 'The Cave chooses what befalls the Knight.',
    'cave.handTreasure': () => 'The Cave chooses a Treasure for the Knight.',
    'cave.discardOmens': ({ left }) => `The Cave must discard ${several(left)}.`,
  },
  label: {
    takeTile: ({ slot }, view) => `Place ${tile(view, slot)}`,
    layTile: ({ cell }) => `Place at ${shortCell(cell)}`,
    undermine: ({ space }, view) => `Remove the ${short(view, space)}`,
    hideTreasure: ({ space }, view) => `Treasure on the ${short(view, space)}`,
    useOmen({ omen: n }, view) {
      const cost = OMENS[n]!.costs[Math.min(2, view.cave?.used[n] ?? 0)]!;
      return `${omen(n)} (${several(cost).replace(/^an/, '1')})`;
    },
    payOmen: ({ symbol }) => `Pay ${names.omenSymbols[symbol]}`,
    seize: ({ piece: who }) => capital(piece(who)),
    seizeTreasure: ({ space }, view) => `Treasure on the ${short(view, space)}`,
    drop: ({ to }, view) => `On the ${short(view, to)}`,
    liftRockslide: ({ edge }, view) => `${capital(SIDES[edge & 3]!)} of the ${short(view, edge >> 2)}`,
    rockslide: ({ space, side }, view) => `${capital(SIDES[side]!)} of the ${short(view, space)}`,
    hoard: ({ space }, view) => `Treasure on the ${short(view, space)}`,
    spore: ({ role }) => `The ${names.roles[role].title}`,
    shedHatred: () => 'Remove a Hatred token',
    twist: ({ space }, view) => `Turn the ${short(view, space)}`,
    twistTo: ({ walls: bits }) => capital(walls(bits)),
    rouse: ({ space }, view) => `Wake the ${short(view, space)}`,
    buryEvents: () => 'Bury the next three Events',
    fill: ({ cell, slot }, view) => `${capital(tile(view, slot))} → ${shortCell(cell)}`,
    placeFor: ({ slot }, view) => capital(tile(view, slot)),
    playEvent: ({ slot }, view) => event(view, slot),
    handTreasure: ({ slot }, view) => treasureAt(names, view, slot) ?? `Treasure ${slot + 1}`,
    discardOmen: ({ symbol }) => `Discard ${names.omenSymbols[symbol]}`,
  },
  tell: {
    omensDrawn: ({ drawn }) => `The Cave draws Omens: ${listOf(tally(countOf(OMEN_SYMBOLS, drawn), SYMBOLS, ''))}.`,
    omenUsed: ({ omen: name }) => `The Cave calls on ${names.omens[name].title}.`,
    omenDiscarded: ({ symbol }) => `The Cave discards a ${names.omenSymbols[symbol]} Omen.`,
    spored: ({ role }) => `Spores drift over the ${names.roles[role].title}.`,
    hatredShed: ({ left }) => `The Cave sheds a Hatred token and has ${left} left.`,
    eventsBuried: ({ cards }) => `The Cave buries the next ${cards} Events.`,
  },
};

function event(view: View, slot: number): string {
  const title = eventAt(names, view, slot);
  return title === null ? `Event ${slot + 1}` : `${slot + 1}: ${title}`;
}
