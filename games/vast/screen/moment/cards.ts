import { capital } from '@trollmoot/kernel';
import { DRAGON_DIE, momentsIn, type Names, POWERS, type WarName } from '@trollmoot/vast';
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

/** A card that was played or a die that was rolled, as it appears to everyone. */
export interface PlayedCard {
  readonly role: View['turn'];
  readonly deck: 'events' | 'wars' | 'secrets' | 'omens' | 'treasures' | 'powers' | 'dice';
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

export const warCard = (name: WarName, names: Names): PlayedCard =>
  card('goblins', 'wars', names.wars[name], ROLE_EMBLEM.goblins);

/** The card that a piece of news plays, or its die; null for all other news. */
export function cardIn(news: News, names: Names, language: string): PlayedCard | null {
  switch (news.news) {
    case 'eventPlayed':
      return card('knight', 'events', names.events[news.card], EVENT_EMBLEM[news.card] ?? SCROLL);
    case 'warChosen':
      return warCard(news.card, names);
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
    case 'rolled': {
      const { die, shows, by } = news;
      const face = die === 'dragon' ? DRAGON_DIE[shows] : undefined;
      const title = face === undefined ? String(shows) : capital(names.dragonDie[face.name]);
      const drawn = face === undefined ? dots(PIPS[shows] ?? '') : dots(face.cells.join(''));
      return card(by, 'dice', { title, effect: momentsIn(language).dice[die] }, drawn);
    }
    default:
      return null;
  }
}

/** A die's face as an emblem: where the nine places have a dot. */
const dots = (places: string): string =>
  `<rect x="24" y="24" width="464" height="464" rx="70" fill="none" stroke="currentColor" stroke-width="28"/>${[
    ...places,
  ]
    .map((dot, i) => {
      const [x, y] = [128 + (i % 3) * 128, 128 + Math.floor(i / 3) * 128];
      return dot === '1' ? `<circle cx="${x}" cy="${y}" r="48" fill="currentColor"/>` : '';
    })
    .join('')}`;
const PIPS = ['', '000010000', '100000001', '100010001', '101000101', '101010101', '101101101'];

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
