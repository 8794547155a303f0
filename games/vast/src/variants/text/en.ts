import type { MonsterName } from '../../data/goblins.ts';
import { does, short, shortCell, theCell } from '../../text/en/grammar.ts';
import { names } from '../../text/en/names.ts';
import type { VariantRoom } from '../../text/language.ts';

const PLUNDER = names.variants.pastPlunder.title;

export const variants: VariantRoom = {
  ask: {
    'plunder.place': () => `${PLUNDER}: choose a Dark tile for a Treasure token.`,
    'plunder.dig': () => `${PLUNDER}: choose a place for a new tile with the Treasure token.`,
  },
  watch: {},
  label: {
    placeTreasure: ({ space }, view) => `Place a Treasure on the ${short(view, space)}`,
    dig: ({ cell }) => `Place a new tile at ${shortCell(cell)}`,
  },
  tell: {
    flared: ({ by, cell }, view) => does(by, `send up a Flare over ${theCell(view, cell)}.`),
    ambusher({ strength, monster }) {
      const who =
        monster === null
          ? 'Goblins leap'
          : `The ${names.monsters[monster as MonsterName].title} ${monster === 'brightBeetles' ? 'come' : 'comes'}`;
      return `${who} out of hiding${strength === null ? '.' : ` with Strength ${strength}.`}`;
    },
    ambushBeaten: () => 'The Knight beats off the ambush.',
  },
};
