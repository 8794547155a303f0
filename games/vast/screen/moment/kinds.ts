import type { Language } from '@trollmoot/boardkit/languages.ts';
import type { PlayedCard } from './cards.ts';

type Kinds = { readonly [deck in PlayedCard['deck']]: string };

/** The name of each deck, above a card that was played. */
const KINDS: { readonly [language in Language]: Kinds } = {
  en: {
    events: 'Event',
    wars: 'War',
    secrets: 'Secret',
    omens: 'Omen',
    treasures: 'Treasure',
    powers: 'Power',
    dice: 'Roll',
  },
  de: {
    events: 'Ereignis',
    wars: 'Krieg',
    secrets: 'Geheimnis',
    omens: 'Omen',
    treasures: 'Schatz',
    powers: 'Kraft',
    dice: 'Wurf',
  },
  fr: {
    events: 'Événement',
    wars: 'Guerre',
    secrets: 'Secret',
    omens: 'Présage',
    treasures: 'Trésor',
    powers: 'Pouvoir',
    dice: 'Jet de dé',
  },
};
export const kindIn = (language: string, deck: PlayedCard['deck']): string =>
  (KINDS[language as Language] ?? KINDS.en)[deck];

const CHOOSE: { readonly [language in Language]: string } = { en: 'Choose', de: 'Wählen', fr: 'Choisir' };
/** The button on one of several cards. */
export const chooseIn = (language: string): string => CHOOSE[language as Language] ?? CHOOSE.en;
