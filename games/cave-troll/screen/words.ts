import type { Language } from '@trollmoot/boardkit/languages.ts';

/** What is written beside this board. */
const en = {
  hand: 'Your hand',
  pile: 'Scoring pile',
  actions: (n: number): string => `${n} of 4 actions left`,
  deck: (n: number): string => `${n} left`,
  draw: 'Draw a card and play one',
  artifact: 'Play your artifact',
  others: (n: number): string => `${n} in hand`,
  close: 'Close',
  claims: 'Who would score each room now',
};
type BoardText = typeof en;

const de: BoardText = {
  hand: 'Deine Hand',
  pile: 'Wertungsstapel',
  actions: (n) => `noch ${n} von 4 Aktionen`,
  deck: (n) => `noch ${n}`,
  draw: 'Eine Karte ziehen und eine spielen',
  artifact: 'Dein Artefakt spielen',
  others: (n) => `${n} auf der Hand`,
  close: 'Schließen',
  claims: 'Wer bekäme jetzt welchen Raum',
};

const fr: BoardText = {
  hand: 'Votre main',
  pile: 'Pile de décompte',
  actions: (n) => `${n} actions sur 4`,
  deck: (n) => `reste ${n}`,
  draw: 'Piocher une carte et en jouer une',
  artifact: 'Jouer votre artefact',
  others: (n) => `${n} en main`,
  close: 'Fermer',
  claims: 'Qui marquerait chaque salle maintenant',
};

export const TEXTS: { readonly [language in Language]: BoardText } = { en, de, fr };
export const boardText = (language: string): BoardText => TEXTS[language as Language] ?? en;
