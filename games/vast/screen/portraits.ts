import { OMEN_SYMBOLS, POWERS, roleOf, SYMBOLS, tribeOf, type VastThing } from '@trollmoot/vast';
import { AMBUSH, KEY, MUSHROOMS, SCROLL, STAIRS, TOKEN } from './cave/emblems.ts';
import { isTribe, type View } from './cave/facts.ts';
import {
  ACTION_EMBLEM,
  OMEN_EMBLEM,
  ROLE_EMBLEM,
  SLOT_EMBLEM,
  STAT_EMBLEM,
  SYMBOL_EMBLEM,
  TOKEN_EMBLEM,
  TRIBE_EMBLEM,
} from './emblems.ts';

type Role = View['turn'];
interface Portrait {
  readonly emblem: string;
  readonly role: Role | null; // whose colour it has
}

const GROUND: { readonly [ground: string]: string } = {
  entrance: STAIRS,
  ambush: AMBUSH,
  event: SCROLL,
  treasureRoom: TOKEN_EMBLEM.treasure,
  vault: KEY,
  crystal: TOKEN_EMBLEM.crystal,
  mushroomForest: MUSHROOMS,
};
const DECK: { readonly [deck: string]: readonly [emblem: string, role: Role | null] } = {
  events: [SCROLL, 'knight'],
  sidequests: [SCROLL, 'knight'],
  wars: [ROLE_EMBLEM.goblins, 'goblins'],
  monsters: [TRIBE_EMBLEM[0], 'goblins'],
  secrets: [STAT_EMBLEM.secret, 'goblins'],
  sloth: [STAT_EMBLEM.pride, 'dragon'],
  omens: [ROLE_EMBLEM.cave, 'cave'],
  upgrades: [ROLE_EMBLEM.thief, 'thief'],
  variants: [STAT_EMBLEM.cards, null],
};
const COUNTER: { readonly [counter: string]: readonly [emblem: string, role: Role | null] } = {
  grit: [ROLE_EMBLEM.knight, 'knight'],
  heroCubes: [ROLE_EMBLEM.knight, 'knight'],
  steps: [STAT_EMBLEM.movement, 'knight'],
  encounters: [STAT_EMBLEM.perception, 'knight'],
  knightHealth: [STAT_EMBLEM.health, 'knight'],
  crystals: [TOKEN_EMBLEM.crystal, 'knight'],
  quests: [SCROLL, 'knight'],
  treasureCards: [TOKEN_EMBLEM.treasure, 'knight'],
  eventDeck: [SCROLL, 'knight'],
  rage: [STAT_EMBLEM.rage, 'goblins'],
  secretHand: [STAT_EMBLEM.secret, 'goblins'],
  dragonHealth: [STAT_EMBLEM.health, 'dragon'],
  armor: [STAT_EMBLEM.armor, 'dragon'],
  spirit: [STAT_EMBLEM.spirit, 'dragon'],
  powerHand: [STAT_EMBLEM.cards, 'dragon'],
  hoard: [TOKEN_EMBLEM.treasure, 'dragon'],
  eaten: [STAT_EMBLEM.hunger, 'dragon'],
  tileHand: [STAT_EMBLEM.tiles, 'cave'],
  tilesLeft: [STAT_EMBLEM.collapse, null],
  round: [STAT_EMBLEM.hourglass, null],
  actionCubes: [STAT_EMBLEM.thievery, 'thief'],
  carried: [TOKEN_EMBLEM.treasure, 'thief'],
  stashed: [TOKEN_EMBLEM.treasure, 'thief'],
  lootDrop: [TOKEN_EMBLEM.treasure, 'thief'],
  wakefulness: [ROLE_EMBLEM.dragon, 'dragon'],
  shriek: [ROLE_EMBLEM.dragon, 'dragon'],
  omenBag: [ROLE_EMBLEM.cave, 'cave'],
  hatred: [STAT_EMBLEM.rage, 'cave'],
};
const SLOT: { readonly [slot: string]: string } = SLOT_EMBLEM;
const ACTION: { readonly [action: string]: string } = ACTION_EMBLEM;
const STAT: { readonly [stat: string]: string } = STAT_EMBLEM;

function ofCard(deck: string, card: string): Portrait {
  if (deck === 'tracks' || deck === 'gear' || deck === 'treasures') return { emblem: SLOT[card]!, role: 'knight' };
  if (deck === 'actions') return { emblem: ACTION[card]!, role: 'thief' };
  if (deck === 'stats') return { emblem: STAT[card]!, role: 'thief' };
  if (deck === 'powers') {
    const symbol = POWERS.find(({ name }) => name === card)?.cost.findIndex((n) => n > 0) ?? -1;
    return { emblem: SYMBOL_EMBLEM[symbol] ?? ROLE_EMBLEM.dragon, role: 'dragon' };
  }
  const [emblem, role] = DECK[deck] ?? [STAT_EMBLEM.cards, null];
  return { emblem, role };
}

export function portraitOf(thing: VastThing, view: View): Portrait {
  switch (thing.thing) {
    case 'piece':
      return {
        emblem: isTribe(thing.piece) ? TRIBE_EMBLEM[tribeOf(thing.piece)]! : ROLE_EMBLEM[roleOf(thing.piece)],
        role: roleOf(thing.piece),
      };
    case 'tile': {
      const there = view.map.spaces.find(({ space }) => space === thing.space);
      const mark = TRIBE_EMBLEM[there?.mark ?? -1];
      return { emblem: mark ?? GROUND[there?.terrain ?? there?.kind ?? ''] ?? ROLE_EMBLEM.cave, role: null };
    }
    case 'token':
      return { emblem: TOKEN[thing.token] ?? GROUND[thing.token] ?? SYMBOL_EMBLEM[1], role: null };
    case 'gem':
      return { emblem: TOKEN_EMBLEM.gem, role: 'dragon' };
    case 'role':
    case 'level':
      return { emblem: ROLE_EMBLEM[thing.role], role: thing.role };
    case 'card':
      return ofCard(thing.deck, thing.card);
    case 'powerCard':
      return { emblem: SYMBOL_EMBLEM[SYMBOLS.indexOf(thing.symbol)]!, role: 'dragon' };
    case 'omen':
      return { emblem: OMEN_EMBLEM[OMEN_SYMBOLS.indexOf(thing.symbol)]!, role: 'cave' };
    case 'handTile':
      return { emblem: STAT_EMBLEM.tiles, role: 'cave' };
    case 'counter': {
      const [emblem, role] = COUNTER[thing.counter] ?? [STAT_EMBLEM.cards, null];
      return { emblem, role };
    }
    case 'tribeNumber':
      return { emblem: TRIBE_EMBLEM[thing.tribe], role: 'goblins' };
    case 'gap':
    case 'edge':
    case 'die':
      return { emblem: ROLE_EMBLEM.cave, role: null };
  }
}
