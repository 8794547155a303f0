import type { MonsterName } from '../../data/goblins.ts';
import { does, short, shortCell, where } from '../../text/fr/grammar.ts';
import { names } from '../../text/fr/names.ts';
import type { VariantRoom } from '../../text/language.ts';
import { isMiddle } from '../../text/places.ts';

const PLUNDER = names.variants.pastPlunder.title;

export const variants: VariantRoom = {
  ask: {
    'plunder.place': () => `${PLUNDER} : sur quelle tuile obscure va un jeton Trésor ?`,
    'plunder.dig': () => `${PLUNDER} : où poser une nouvelle tuile pour le jeton Trésor ?`,
  },
  watch: {},
  label: {
    placeTreasure: ({ space }, view) => `Trésor : ${short(view, space)}`,
    dig: ({ cell }) => `Nouvelle tuile : ${shortCell(cell)}`,
  },
  tell: {
    flared: ({ by, cell }) =>
      `${does(by, 'lance', 'lancent')} une Fusée ${isMiddle(cell) ? 'au-dessus de l’Entrée' : where(cell)}.`,
    ambusher({ strength, monster }) {
      const who = monster === null ? 'des gobelins' : names.monsters[monster as MonsterName].title;
      return `En embuscade : ${who}${strength === null ? '' : `, force ${strength}`} !`;
    },
    ambushBeaten: () => 'La Chevalière repousse l’embuscade.',
  },
};
