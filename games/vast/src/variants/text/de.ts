import type { MonsterName } from '../../data/goblins.ts';
import { does, short, shortCell, where } from '../../text/de/grammar.ts';
import { names } from '../../text/de/names.ts';
import type { VariantRoom } from '../../text/language.ts';
import { isMiddle } from '../../text/places.ts';

const PLUNDER = names.variants.pastPlunder.title;

export const variants: VariantRoom = {
  ask: {
    'plunder.place': () => `${PLUNDER}: Auf welches dunkle Plättchen kommt ein Schatzmarker?`,
    'plunder.dig': () => `${PLUNDER}: Wohin kommt ein neues Plättchen für den Schatzmarker?`,
  },
  watch: {},
  label: {
    placeTreasure: ({ space }, view) => `Schatz: ${short(view, space)}`,
    dig: ({ cell }) => `Neues Plättchen: ${shortCell(cell)}`,
  },
  tell: {
    flared: ({ by, cell }) =>
      `${does(by, 'schießt', 'schießen')} eine Leuchtkugel ab${isMiddle(cell) ? ' über dem Eingang' : `, ${where(cell)}`}.`,
    ambusher({ strength, monster }) {
      const who = monster === null ? 'Goblins' : names.monsters[monster as MonsterName].title;
      return `Aus dem Hinterhalt: ${who}${strength === null ? '' : `, Stärke ${strength}`}!`;
    },
    ambushBeaten: () => 'Die Ritterin wehrt den Hinterhalt ab.',
  },
};
