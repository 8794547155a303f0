import type { Measure } from '@trollmoot/boardkit/lesson.ts';
import { BOARDS, NAMES, standing, type View } from '@trollmoot/cave-troll';
import type { Spoken } from '@trollmoot/kernel';

const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

const { spaces } = BOARDS.threePits;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of a space at the start of a line. */
export const roomIn = (space: number, language: Language): string =>
  capital(NAMES[language]!.spaces[spaces[space]!.key]!);
export const colourIn = (view: View, seat: number, language: Language): string =>
  NAMES[language]!.players[view.players[seat]!.colour];

/** A sentence made in each language. */
export const inEach = (say: (language: Language) => string): Spoken => ({
  en: say('en'),
  de: say('de'),
  fr: say('fr'),
});

const IF_SCORED: { readonly [language in Language]: (room: string) => string } = {
  en: (room) => `${room}, if it were scored`,
  de: (room) => `${room}, würde sie gewertet`,
  fr: (room) => `${room}, au décompte`,
};
const NOBODY: { readonly [language in Language]: string } = { en: 'nobody', de: 'niemand', fr: 'personne' };

const PAYS: { readonly [language in Language]: (gold: number, who: string) => string } = {
  en: (gold, who) => `${gold} gold for ${who}`,
  de: (gold, who) => `${gold} Gold für ${who}`,
  fr: (gold, who) => (gold === 1 ? `1 pièce pour ${who}` : `${gold} pièces pour ${who}`),
};
const NO_HERO: { readonly [language in Language]: string } = { en: 'no hero', de: 'kein Held', fr: 'aucun héros' };

/** Whose heroes are in the room and what it pays: 'Red 1, Blue 2 → 5 gold for Blue'. */
export function ifScored(key: string): Measure {
  const room = spaces.findIndex((space) => space.key === key);
  return {
    title: inEach((language) => IF_SCORED[language](roomIn(room, language))),
    of: (view: View) => {
      const { heroes, player, gains } = standing(view, room);
      return inEach((language) => {
        const counted = heroes.flatMap((n, seat) => (n > 0 ? [`${colourIn(view, seat, language)} ${n}`] : []));
        const paid =
          player === null ? NOBODY[language] : PAYS[language](gains[player] ?? 0, colourIn(view, player, language));
        return `${counted.join(', ') || NO_HERO[language]} → ${paid}`;
      });
    },
  };
}
