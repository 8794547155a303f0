import type { Spoken } from '@trollmoot/kernel';

/** What leads to 'How to play in a minute'; its other words are fetched with it. */
export const howToPlay: Spoken = { en: 'How to play', de: 'So spielt man', fr: 'Comment jouer' };

/** Before the first game, the link is an offer. */
export const firstGame: Spoken = {
  en: 'Your first game?',
  de: 'Deine erste Partie?',
  fr: 'Votre première partie ?',
};
