import type { Spoken } from '@trollmoot/kernel';

// What the Hall says before its papers are there: in all languages, because it is not worth a request.

export const HOW_TO_PLAY: Spoken = { en: 'How to play', de: 'So wird gespielt', fr: 'Comment jouer' };
export const howToPlay = (game: string): Spoken => ({
  en: `How to play ${game}`,
  de: `So wird gespielt: ${game}`,
  fr: `Comment jouer à ${game}`,
});
export const START_HERE: Spoken = { en: 'Start here', de: 'Fang hier an', fr: 'Commencez ici' };
export const startWith = (game: string): Spoken => ({
  en: `Start here: learn ${game}`,
  de: `Fang hier an: ${game} lernen`,
  fr: `Commencez ici : apprendre ${game}`,
});
export const NEW_HERE: Spoken = { en: 'New here?', de: 'Neu hier?', fr: 'Première visite ?' };
/** On a device that did not know the reader until the server answered. */
export const WELCOME_BACK: Spoken = { en: 'Welcome back', de: 'Willkommen zurück', fr: 'Bon retour' };
export const GAMES_BELOW: Spoken = {
  en: 'Your games are below the shelf.',
  de: 'Deine Partien stehen unter dem Regal.',
  fr: 'Vos parties sont sous l’étagère.',
};
export const SHOW: Spoken = { en: 'Show', de: 'Zeigen', fr: 'Voir' };
export const START: Spoken = { en: 'Start', de: 'Los', fr: 'C’est parti' };
export const inMinutes = (game: string, minutes: number): Spoken => ({
  en: `${game}: a first lesson in ${minutes} minutes`,
  de: `${game}: die erste Lektion in ${minutes} Minuten`,
  fr: `${game} : première leçon en ${minutes} minutes`,
});
export const openTables = (n: number): Spoken => ({
  en: n === 0 ? 'Open tables' : `Open tables, ${n}`,
  de: n === 0 ? 'Offene Tische' : `Offene Tische, ${n}`,
  fr: n === 0 ? 'Tables ouvertes' : `Tables ouvertes, ${n}`,
});

/** A greeting that fits the hour of the day. */
export function greeting(hour: number, name: string): Spoken {
  const [en, de, fr] =
    hour >= 5 && hour < 12
      ? ['Good morning', 'Guten Morgen', 'Bonjour']
      : hour >= 12 && hour < 18
        ? ['Good afternoon', 'Guten Tag', 'Bonjour']
        : ['Good evening', 'Guten Abend', 'Bonsoir'];
  return { en: `${en}, ${name}`, de: `${de}, ${name}`, fr: `${fr}, ${name}` };
}
