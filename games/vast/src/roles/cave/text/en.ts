import { OMEN_SYMBOLS, OMENS } from '../../../data/cave.ts';
import { SIDES } from '../../../data/tiles.ts';
import { listOf, piece, short, shortCell, walls } from '../../../text/en/grammar.ts';
import { names } from '../../../text/en/names.ts';
import type { CaveRoom } from '../../../text/language.ts';
import { countOf, eventAt, faceIn, tally, treasureAt } from '../../../text/printed.ts';
import type { View } from '../../../view.ts';

const SYMBOLS = OMEN_SYMBOLS.map((symbol) => names.omenSymbols[symbol]);
const omen = (n: number): string => names.omens[OMENS[n]!.name].title;
const several = (n: number): string => (n === 1 ? 'an Omen' : `${n} Omens`);
/** A tile in the Cave's hand: the Cave reads what it is, others its number. */
function tile(view: View, slot: number): string {
  const face = faceIn(names, view.cave?.hand?.[slot]);
  return face === null ? `tile ${slot + 1}` : `${slot + 1}: ${face.join(', ')}`;
}

export const cave: CaveRoom = {
  ask: {
    'cave.act': (_at, { map, cave: c }) => {
      if (map.collapsing && c!.removals > 0)
        return `Remove ${c!.removals === 1 ? '1 more tile' : `${c!.removals} more tiles`}. Use Omens at any time.`;
      if (!c!.shaped && !map.collapsing) return 'Place a tile from your hand. Use Omens at any time.';
      return c!.hidden ? 'Use Omens, or end your turn.' : 'Place a Treasure token, use Omens, or end your turn.';
    },
    'cave.lay': () => 'Choose a place next to any tile.',
    'cave.pay': ({ omen: n, left }) => `${omen(n)}: pay ${left === 1 ? 'one more Omen' : `${left} more Omens`}.`,
    'cave.bats': () => 'Giant Bats: choose a Treasure, the Knight or a Tribe to carry up to 3 spaces.',
    'cave.batsTo': ({ piece: who }) => `Choose where the Bats drop ${who < 0 ? 'the Treasure' : piece(who as 0)}.`,
    'cave.liftRockslide': () => 'All Rockslides are in use: choose the one to move.',
    'cave.rockslide': () => 'Rockslide: choose the edge to block.',
    'cave.pastPlunder': () => 'Past Plunder: choose a Dark tile for the Treasure token.',
    'cave.spores': () => 'Soporific Spores: choose whom they drift over.',
    'cave.hatred': (_at, { map }) =>
      map.collapsing ? 'Hatred: remove one more tile.' : 'Hatred: place one more tile.',
    'cave.curse': () => 'Crystal Curse: turn a Lit tile, wake an Event, or bury the next Events.',
    'cave.twist': () => 'Turn the tile.',
    'cave.fill': () => 'Fill an open edge with a tile from your hand.',
    'cave.placeFor': () => 'A Tribe explores: choose the tile it finds.',
    'cave.chooseEvent': () => 'Choose the Event that befalls the Knight.',
    'cave.handTreasure': () => 'Choose the Treasure to offer the Knight.',
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
    layTile: ({ cell }) => `Place it at ${shortCell(cell)}`,
    useOmen({ omen: n }, view) {
      const cost = OMENS[n]!.costs[Math.min(2, view.cave?.used[n] ?? 0)]!;
      return `Use ${omen(n)} (${several(cost).replace(/^an/, '1')})`;
    },
    payOmen: ({ symbol }) => `Pay ${names.omenSymbols[symbol]}`,
    seize: ({ piece: who }) => `Seize ${piece(who)}`,
    seizeTreasure: ({ space }, view) => `Seize the Treasure on the ${short(view, space)}`,
    drop: ({ to }, view) => `Drop on the ${short(view, to)}`,
    liftRockslide: ({ edge }, view) => `Lift the rocks ${SIDES[edge & 3]} of the ${short(view, edge >> 2)}`,
    rockslide: ({ space, side }, view) => `Block the ${SIDES[side]} side of the ${short(view, space)}`,
    spore: ({ role }) => `Send Spores over the ${names.roles[role].title}`,
    shedHatred: () => 'Shed a Hatred token',
    twist: ({ space }, view) => `Turn the ${short(view, space)}`,
    twistTo: ({ walls: bits }) => `Turn it: ${walls(bits)}`,
    rouse: ({ space }, view) => `Wake an Event on the ${short(view, space)}`,
    buryEvents: () => 'Bury the next three Events',
    fill: ({ cell, slot }, view) => `Place ${tile(view, slot)} at ${shortCell(cell)}`,
    placeFor: ({ slot }, view) => `Place ${tile(view, slot)}`,
    playEvent: ({ slot }, view) => event(view, slot),
    handTreasure: ({ slot }, view) => offer(treasureAt(names, view, slot), slot),
    discardOmen: ({ symbol }) => `Discard ${names.omenSymbols[symbol]}`,
  },
  tell: {
    omensDrawn: ({ drawn }) => `The Cave draws Omens: ${listOf(tally(countOf(OMEN_SYMBOLS, drawn), SYMBOLS, ''))}.`,
    omenUsed: ({ omen: name }) => `The Cave uses ${names.omens[name].title}.`,
    omenDiscarded: ({ symbol }) => `The Cave discards a ${names.omenSymbols[symbol]} Omen.`,
    spored: ({ role }) => `Spores drift over the ${names.roles[role].title}.`,
    hatredShed: ({ left }) => `The Cave sheds a Hatred token and has ${left} left.`,
    eventsBuried: ({ cards }) => `The Cave buries the next ${cards} Events.`,
  },
};

function event(view: View, slot: number): string {
  const title = eventAt(names, view, slot);
  return title === null ? `Play Event ${slot + 1}` : `Play ${slot + 1}: ${title}`;
}
const offer = (title: string | null, slot: number): string =>
  title === null ? `Offer Treasure ${slot + 1}` : `Offer the ${title}`;
