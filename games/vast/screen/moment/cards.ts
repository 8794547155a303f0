import { type Names, POWERS } from '@trollmoot/vast';
import { SCROLL } from '../cave/emblems.ts';
import type { News, View } from '../cave/facts.ts';
import {
  OMEN_EMBLEM,
  ROLE_EMBLEM,
  SLOT_EMBLEM,
  STAT_EMBLEM,
  SYMBOL_EMBLEM,
  TOKEN_EMBLEM,
  TRIBE_EMBLEM,
} from '../emblems.ts';

/** A card that was played, as it appears to everyone. */
export interface PlayedCard {
  readonly role: View['turn'];
  readonly deck: 'events' | 'wars' | 'secrets' | 'omens' | 'treasures' | 'powers';
  readonly title: string;
  readonly effect: string;
  readonly emblem: string;
}

const card = (
  role: PlayedCard['role'],
  deck: PlayedCard['deck'],
  { title, effect }: { title: string; effect: string },
  emblem: string,
): PlayedCard => ({ role, deck, title, effect, emblem });

/** The card that a piece of news plays; null for all other news. */
export function cardIn(news: News, names: Names): PlayedCard | null {
  switch (news.news) {
    case 'eventPlayed':
      return card('knight', 'events', names.events[news.card], EVENT_EMBLEM[news.card] ?? SCROLL);
    case 'warChosen':
      return card('goblins', 'wars', names.wars[news.card], ROLE_EMBLEM.goblins);
    case 'secretPlayed':
      return card('goblins', 'secrets', names.secrets[news.card], STAT_EMBLEM.secret);
    case 'omenUsed':
      return card('cave', 'omens', names.omens[news.omen], OMEN_EMBLEM_OF[news.omen]);
    case 'treasureShown':
      return card('knight', 'treasures', names.treasures[news.card], SLOT_EMBLEM[news.card]);
    case 'powerUsed': {
      const symbol = POWERS.find(({ name }) => name === news.power)!.cost.findIndex((n) => n > 0);
      return card('dragon', 'powers', names.powers[news.power], SYMBOL_EMBLEM[symbol] ?? ROLE_EMBLEM.dragon);
    }
    default:
      return null;
  }
}

const EVENT_EMBLEM: { readonly [event: string]: string } = {
  ambush: TRIBE_EMBLEM[0],
  caveBread: STAT_EMBLEM.hunger,
  deepAndDark: ROLE_EMBLEM.cave,
  freshAir: STAT_EMBLEM.health,
  freshWater: STAT_EMBLEM.health,
  light: SLOT_EMBLEM.pixieLantern,
  vantagePoint: ROLE_EMBLEM.knight,
};
const OMEN_EMBLEM_OF = {
  giantBats: OMEN_EMBLEM[1]!,
  rockslide: OMEN_EMBLEM[2]!,
  pastPlunder: TOKEN_EMBLEM.treasure,
  soporificSpores: OMEN_EMBLEM[4]!,
  hatred: STAT_EMBLEM.rage,
  crystalCurse: OMEN_EMBLEM[3]!,
} as const;
