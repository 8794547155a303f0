import { cellOf } from '../terrain/map.ts';
import { cellName } from '../text/places.ts';
import { cellIn, type Labels, type Narration, type Notation, type Prompts } from '../text/shapes.ts';
import type { VariantContents, VariantNews } from './contents.ts';

export const variantNotation: Notation<VariantContents> = {
  plunder: ({ space }, s) => `plunder ${cellName(cellOf(s, space))}`,
  dig: ({ cell }) => `dig ${cellName(cell)}`,
};
export const variantPrompts: Prompts<VariantContents> = {
  'plunder.place': () => 'Past Plunder: where does the Treasure token go?',
  'plunder.dig': () => 'Past Plunder: where does a new tile with a Treasure token go?',
};
export const variantLabels: Labels<VariantContents> = {
  plunder: ({ space }, view) => `Treasure at ${cellName(cellIn(view, space))}`,
  dig: ({ cell }) => `New tile at ${cellName(cell)}`,
};
export const variantNarration: Narration<VariantNews> = {
  flared: ({ by, cell }) => `The ${by} sends a Flare to ${cellName(cell)}.`,
  ambusher: ({ strength, monster }) =>
    `${monster === null ? 'Goblins' : `The ${monster}`} ambush${monster === null ? '' : 'es'} the Knight${strength === null ? '' : ` with Strength ${strength}`}.`,
  ambushBeaten: () => 'She beats the ambush off.',
};
