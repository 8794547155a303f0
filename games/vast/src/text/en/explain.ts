import { DRAGON, isTribe, KNIGHT, tribeOf } from '../../data/pieces.ts';
import type { View } from '../../view.ts';
import type { CardState, Place } from '../explain/card-state.ts';
import type { ExplainWords } from '../explain/language.ts';
import { listOf, piece as pieceName, several, walls } from './grammar.ts';
import { names } from './names.ts';
import { table } from './table.ts';

/** What things are and do, as an explain card says it. */

const PLACE: { readonly [place in Place]: string } = {
  inHand: 'In hand.',
  faceUp: 'Face up.',
  faceDown: 'Face down. Show it to use it.',
  offered: 'Offered: keep it, or take 5 Grit instead.',
  discarded: 'Discarded.',
  outOfGame: 'Out of the game.',
  chosen: 'The War card of this turn.',
  drawn: 'Drawn, and waiting to be chosen.',
  next: 'Among the next Events. Only the Cave knows.',
  gained: 'Gained.',
  free: 'Still free. A stashed token gains it.',
  payable: 'You can pay for it now.',
};
const LOST = {
  now: 'Ready to claim. It’s lost if you do anything else first.',
  turn: 'Ready to claim. It’s lost when your turn ends.',
  never: 'Ready to claim. It stays for your next turn.',
} as const;

function card(state: CardState): string {
  switch (state.is) {
    case 'track':
      return `${state.value} now.${state.next === null ? ' The track is full.' : ` One more cube: ${state.next}.`}`;
    case 'cubes':
      return state.cubes === 0
        ? 'No cube on it, so it does nothing yet.'
        : `${state.cubes} of ${several(state.slots, 'cube')} on it.`;
    case 'place':
      return PLACE[state.place];
    case 'with':
      return `With the ${names.tribes[state.tribe].title}.`;
    case 'quest':
      return `${state.have} of ${state.need} so far.`;
    case 'ready':
      return LOST[state.lost];
    case 'lacks':
      return `It takes ${state.symbol === null ? `any ${state.needs} symbols` : `${state.needs} ${names.symbols[state.symbol]}`}. You have ${state.has}.`;
    case 'sloth':
      return `${several(state.cubes, 'cube')} left.${state.isWoken ? ' It has already woken him this turn.' : ''}`;
    case 'omen':
      return `Costs ${several(state.cost, 'Omen')} now. The Cave has ${state.held} that can pay.`;
    case 'stat':
      return `${state.value} now.`;
    case 'odds':
      return `${state.ways.map(({ cubes, percent }) => `${several(cubes, 'cube')}: ${percent} %`).join(', ')}.`;
  }
}

function stands(piece: Parameters<ExplainWords['stands']>[0], view: View): string {
  if (piece === KNIGHT) {
    const { health, movement, perception, strength } = view.knight!;
    return health === 0 ? 'She has fallen.' : `Movement ${movement}, Perception ${perception}, Strength ${strength}.`;
  }
  if (isTribe(piece)) {
    const { at, lurking, population, strength, perception } = view.goblins!.tribes[tribeOf(piece)]!;
    const numbers = `Population ${population}, Strength ${strength}, Perception ${perception}.`;
    if (at >= 0) return numbers;
    if (population === 0) return 'Hidden, with nobody left. It acts again once it has Population.';
    return `${numbers} ${lurking >= 0 ? 'It lurks in the dark and moves to a tile next to it.' : 'Hidden: it comes out on a Dark tile with its mark, or ambushes the Knight.'}`;
  }
  if (piece === DRAGON) {
    const { health, armor, awake, wakefulness, needed, surfaced } = view.dragon!;
    const how = surfaced ? 'Surfaced' : awake ? 'Awake underground' : `Asleep, Wakefulness ${wakefulness} of ${needed}`;
    return `${how}. Health ${health}, Armor ${armor}.`;
  }
  const { at, stealth, movement, carried } = view.thief!;
  if (at < 0) return 'Not on the map. He appears at the Entrance when his turn starts.';
  return `Movement ${movement}, Stealth ${stealth}. He carries ${several(carried, 'token')}.`;
}

export const explain: ExplainWords = {
  names,
  goal: table.goal,
  sorts: {
    tracks: 'track',
    gear: 'equipment',
    treasures: 'Treasure card',
    events: 'Event card',
    sidequests: 'Sidequest',
    wars: 'War card',
    monsters: 'Monster',
    secrets: 'Secret',
    powers: 'power',
    sloth: 'Sloth',
    omens: 'power of the Omens',
    stats: 'stat',
    actions: 'action',
    upgrades: 'upgrade',
    variants: 'variant card',
    piece: 'piece',
    tile: 'Cave tile',
    terrain: 'terrain',
    gap: 'place on the map',
    token: 'token',
    edge: 'edge of a tile',
    role: 'role',
    level: 'difficulty card',
    powerCard: 'Power card',
    omen: 'Omen',
    die: 'die',
    counter: 'number',
  },
  titles: { now: 'Right now', next: 'On their next turn', here: 'Here and now' },
  pieces: {
    knight: 'She walks, reveals Dark tiles and fights. Her cubes say how far, how often and how hard.',
    dragon: 'Asleep he moves underground, below walls and Dark tiles. Awake, he surfaces on a Crystal tile.',
    thief: 'He sneaks past anyone and steals. If he is killed, he drops his loot and comes back at the Entrance.',
  },
  mistakes: {
    knight: 'She can’t walk without an Encounter left, even with steps to spare.',
    goblins: 'It loses 1 Population for every second Lit tile it leaves in a turn.',
    dragon: (isSurfaced) =>
      isSurfaced
        ? 'He can’t cross walls or enter Dark tiles any more.'
        : 'Underground, only the Bomb or the Javelin reaches him before the Collapse.',
    thief: 'What he takes at the Entrance counts only when he arrives there again.',
    encounters: 'Steps don’t help without an Encounter left.',
    quests: 'You must claim it yourself. It doesn’t happen on its own.',
    gem: 'Taking it is risky: on 3 of 6 faces the Dragon die shows a trap.',
    sloth: 'Each of Greed, Hunger and Pride wakes him once per turn. Pride’s three sections count as one.',
    dark: 'A Dark tile has no walls until it is revealed.',
  },
  counters: {
    grit: {
      name: 'Grit',
      does: 'Courage won by revealing, fighting and Sidequests. At 5, 11, 18, 26 and 35 it gives a Hero cube.',
      says: ({ knight: k }) => {
        const next = k!.onGrit.find((at) => at > k!.grit);
        return `${k!.grit} Grit. ${next === undefined ? 'No more cubes to win.' : `${next - k!.grit} more for the next Hero cube.`}`;
      },
    },
    heroCubes: {
      name: 'Hero cubes',
      does: 'Place them on tracks, equipment and Treasure at any moment of her turn. They stay until her next one.',
      says: ({ knight: k }) => `${several(k!.ready, 'cube')} to place.`,
    },
    steps: {
      name: 'Steps left',
      does: 'Each step takes her to a space next to hers. Movement says how many she has.',
      says: ({ knight: k }) => `${Math.max(0, k!.movement - k!.steps)} of ${k!.movement} left.`,
    },
    encounters: {
      name: 'Encounters left',
      does: 'One Encounter is all she does on a space at one time: reveal, attack, collect. Perception says how many she has.',
      says: ({ knight: k }) => `${Math.max(0, k!.perception - k!.encounters)} of ${k!.perception} left.`,
    },
    knightHealth: {
      name: 'The Knight’s Health',
      does: 'Tribes and ambushers take it, 1 with each attack. At 0 she is dead.',
      says: ({ knight: k }) => `${k!.health} of ${k!.fullHealth} left.`,
    },
    crystals: {
      name: 'Smashed Crystals',
      does: 'Crystal tokens on her board. Without a Dragon she needs them to win.',
      says: ({ knight: k }) => `${k!.crystals}${k!.crystalsNeeded === null ? '' : ` of ${k!.crystalsNeeded}`} smashed.`,
    },
    quests: {
      name: 'Sidequests',
      does: 'Secret tasks of the Knight, three at a time. Each pays Grit when she claims it.',
      says: ({ knight: k }) => `${several(k!.sidequestsHeld, 'card')} in hand, ${k!.sidequestsLeft} in the deck.`,
    },
    treasureCards: {
      name: 'Treasure cards',
      does: 'A Treasure token brings her one. She keeps it, or declines it for 5 Grit.',
      says: ({ knight: k }) => `${k!.faceUp.length} face up, ${k!.faceDown} face down, ${k!.treasureDeck} in the deck.`,
    },
    eventDeck: {
      name: 'Event cards',
      does: 'The Knight meets one on each Event tile. If the Cave plays, it chooses among three.',
      says: ({ knight: k }) => `${k!.events} left.`,
    },
    rage: {
      name: 'Rage',
      does: 'How many War cards they draw. It rises when Tribes are attacked, and at 0 every Tribe has 1 less Strength.',
      says: ({ goblins: g }) => `Rage ${g!.rage} of 3.`,
    },
    secretHand: {
      name: 'Secrets',
      does: 'Cards that the Goblins play on their turn. They may hold five.',
      says: ({ goblins: g }) => `${g!.secretsHeld} in hand, ${g!.faceUp.length} face up.`,
    },
    dragonHealth: {
      name: 'The Dragon’s Health',
      does: 'Each hit takes 1. At 0 he is dead.',
      says: ({ dragon: d }) => `${d!.health} left.`,
    },
    armor: {
      name: 'Armor',
      does: 'The Knight needs at least this much Strength to attack him, and more to hit without a roll. It grows with Wakefulness.',
      says: ({ dragon: d }) => `Armor ${d!.armor}.`,
    },
    spirit: {
      name: 'Spirit',
      does: 'How many Power cards he draws at the end of his turn. It grows with Wakefulness.',
      says: ({ dragon: d }) => `Spirit ${d!.spirit}.`,
    },
    wakefulness: {
      name: 'Wakefulness',
      does: 'Cubes that Greed, Hunger and Pride have woken. With enough of them he is awake for good.',
      says: ({ dragon: d }) => (d!.awake ? 'Awake.' : `${d!.wakefulness} of ${d!.needed}.`),
    },
    eaten: {
      name: 'Eaten',
      does: 'Goblins in his belly, from Claw, Hiss and Scratch. Hunger turns 2 of them into a Wakefulness cube.',
      says: ({ dragon: d }) => `${d!.eaten} of 7.`,
    },
    hoard: {
      name: 'Hoard',
      does: 'Treasure tokens on his board. Greed turns each into a Wakefulness cube.',
      says: ({ dragon: d }) => `${several(d!.treasures, 'token')}. It holds as many as there are cubes in Greed.`,
    },
    powerHand: {
      name: 'Power cards',
      does: 'He pays for powers with their symbols. At the end of his turn he discards the rest and draws again.',
      says: ({ dragon: d }) => `${several(d!.cards, 'card')} in hand.`,
    },
    shriek: {
      name: names.tokens.shriek.title,
      does: 'A token he keeps until he spends it, to have one die on his turn rolled again.',
      says: ({ dragon: d }) => (d!.shriek ? 'He has it.' : 'He doesn’t have it. The power Shriek brings it.'),
    },
    omenBag: {
      name: 'Omens in the bag',
      does: 'The Cave draws Omens when its turn starts: more for more Treasure and Crystal tokens in the cave.',
      says: ({ cave: c }) => `${c!.bag} in the bag.`,
    },
    tileHand: {
      name: 'Tiles in hand',
      does: 'The Cave places one per turn, and one for each open edge. Only the Cave sees them.',
      says: ({ cave: c }) => `${several(c!.tiles, 'tile')} in hand.`,
    },
    hatred: {
      name: names.tokens.hatred.title,
      does: 'The Cave can’t win while it has Hatred tokens. The Omen power Hatred sheds one.',
      says: ({ cave: c }) => `${c!.hatred} left.`,
    },
    actionCubes: {
      name: 'Action cubes',
      does: 'They pay for his actions. Cubes left over are lost when his turn ends.',
      says: ({ thief: t }) => `${several(t!.cubes, 'cube')} left.`,
    },
    carried: {
      name: 'Carried tokens',
      does: 'Loot on its way to the Entrance. Each token costs him 1 Stealth.',
      says: ({ thief: t }) => `He carries ${several(t!.carried, 'token')}.`,
    },
    stashed: {
      name: 'Stashed tokens',
      does: 'Loot that is safe for good. Each token gains an upgrade.',
      says: ({ thief: t }) => `${t!.stashed} of ${t!.needed} stashed.`,
    },
    lootDrop: {
      name: 'Loot Drop',
      does: 'What his killer gains: Grit, Secrets or Rage, or Power cards. Hide Loot lowers it, stashing sets it back to 3.',
      says: ({ thief: t }) => `Loot Drop ${t!.lootDrop}.`,
    },
    tilesLeft: {
      name: 'Tiles until the Collapse',
      does: 'Tiles still to place. When none are left, the Collapse begins and tiles fall.',
      says: ({ map }) =>
        map.collapsing
          ? `The cave collapses. ${several(map.crystalsRemoved, 'Crystal tile')} gone.`
          : `${several(map.left, 'tile')} still to place.`,
    },
    round: {
      name: 'The turn',
      does: 'The roles take turns in this order: Knight, Goblins, Dragon, Cave, Thief. Open it for the steps of a turn.',
      says: ({ round, turn }) => `Round ${round}, ${names.roles[turn].title}.`,
    },
  },
  tribeNumbers: {
    population: {
      name: 'Population',
      does: 'Goblins in the Tribe, 0 to 4. They are its Strength, and at 0 the Tribe scatters.',
    },
    strength: {
      name: 'Strength',
      does: 'Population, plus 1 for the Fangs and for each strong Monster. It must beat the Knight’s Strength.',
    },
    perception: {
      name: 'Perception',
      does: 'Population plus 1. It must beat the Thief’s Stealth to catch him.',
    },
  },
  dice: {
    dragon: {
      name: 'Dragon die',
      does: 'Each face marks some of the nine spaces around the roller. Three of the six mark the centre.',
    },
    action: { name: 'Action die', does: 'An ordinary die, 1 to 6. The Thief rolls it for Pickpocket and Pick Lock.' },
  },
  gap: {
    name: 'Empty place',
    does: 'A tile or terrain can be placed here. Nobody can stand here, but a Tribe may lurk.',
  },
  openEdge: { name: 'Edge', does: 'The border between two spaces. A wall bars the way for almost everyone.' },
  powerCard: 'Pays its symbol for a power. Cards left over are discarded when his turn ends.',
  omenToken: 'Pays for any power of the Omens that shows its symbol, then goes back to the bag.',
  handTile: 'A tile in the Cave’s hand. It is placed Dark side up, next to any tile.',
  stands,
  reaches: (spaces) => (spaces === 0 ? 'It can’t move.' : `${several(spaces, 'space')} in reach.`),
  attacks: (on) =>
    `Could attack ${listOf(on.map(({ piece, has, needs }) => `${pieceName(piece)} (has ${has}, needs ${needs})`))}.`,
  harmless: 'It can attack nobody as things stand.',
  way: (piece, steps, stops) =>
    `${several(steps, 'step')} for ${pieceName(piece)}${stops ? ', who must stop here' : ''}.`,
  noWay: 'Out of reach this turn.',
  holds: (things) => `On it: ${listOf(things)}.`,
  underneath: (kind, shape) => `Underneath: ${kind} (${shape}).`,
  mark: (tribe) => `Mark: ${tribe}.`,
  walls,
  card,
  held: (n) => `${n} in hand.`,
  ofTribe: (tribe, number) => `${tribe}: ${number}`,
  tribeNumber: (value) => `${value} now.`,
  face: (text) => `It shows ${text}.`,
};
