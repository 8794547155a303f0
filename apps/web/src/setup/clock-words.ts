import type { Language } from '@trollmoot/boardkit/languages.ts';

interface ClockWords {
  readonly own: string;
  readonly kind: string;
  readonly live: string;
  readonly slow: string;
  readonly minutes: string;
  readonly seconds: string;
  readonly days: string;
  readonly outOfRange: string;
}

/** A clock of the host's own. */
export const CLOCK_WORDS: { readonly [language in Language]: ClockWords } = {
  en: {
    own: 'Own clock…',
    kind: 'Kind',
    live: 'Live',
    slow: 'Correspondence',
    minutes: 'Minutes each',
    seconds: 'Seconds per decision',
    days: 'Days per decision',
    outOfRange: 'Use whole numbers: 1 to 120 minutes, 0 to 600 seconds, 1 to 30 days.',
  },
  de: {
    own: 'Eigene Uhr …',
    kind: 'Art',
    live: 'Live',
    slow: 'Fernpartie',
    minutes: 'Minuten für jeden',
    seconds: 'Sekunden je Entscheidung',
    days: 'Tage je Entscheidung',
    outOfRange: 'Nur ganze Zahlen: 1 bis 120 Minuten, 0 bis 600 Sekunden, 1 bis 30 Tage.',
  },
  fr: {
    own: 'Autre pendule…',
    kind: 'Sorte',
    live: 'En direct',
    slow: 'Correspondance',
    minutes: 'Minutes par personne',
    seconds: 'Secondes par décision',
    days: 'Jours par décision',
    outOfRange: 'Des nombres entiers : 1 à 120 minutes, 0 à 600 secondes, 1 à 30 jours.',
  },
};
