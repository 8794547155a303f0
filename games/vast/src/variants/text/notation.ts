import { cellOf } from '../../terrain/words/questions/map.ts';
import { cellName } from '../../text/places.ts';
import type { Notation } from '../../text/shapes.ts';
import type { VariantContents } from '../contents.ts';

export const variantNotation: Notation<VariantContents> = {
  placeTreasure: ({ space }, s) => `treasure ${cellName(cellOf(s, space))}`,
  dig: ({ cell }) => `dig ${cellName(cell)}`,
};
