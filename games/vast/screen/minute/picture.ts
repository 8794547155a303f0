import type { PictureMark } from '@trollmoot/boardkit/figure.ts';
import type { MinuteStep } from '@trollmoot/boardkit/minute.ts';
import type { Spoken } from '@trollmoot/kernel';
import { ALL_PIECES, PIECES } from '@trollmoot/vast';
import { at, lay } from '@trollmoot/vast/scenes';
import { CAVERN } from '../book/figure.ts';

type Scene = Omit<Parameters<typeof lay>[0], 'map'> & { readonly map?: string };
type PieceName = (typeof PIECES)[number];

const laid = (scene: Scene) => lay({ map: CAVERN, ...scene });

/** A picture of a small cave through the eyes of the role whose turn it is. */
export const picture = (
  scene: Scene,
  caption: Spoken,
  { plays, marks = [] }: { readonly plays?: string; readonly marks?: readonly PictureMark[] } = {},
): MinuteStep['picture'] => ({
  caption,
  seats: scene.lineUp.length,
  lay: () => laid(scene),
  ...(scene.turn === undefined ? {} : { eyes: scene.turn }),
  ...(plays === undefined ? {} : { plays }),
  crop: { x: 0.1, y: 0.1, width: 0.64, height: 0.8 },
  marks,
});

export const piece = (name: PieceName) => ({ thing: 'piece', piece: ALL_PIECES[PIECES.indexOf(name)]! });
/** The tile at a place of the usual small cave. */
export const tile = (place: string) => ({
  thing: 'tile',
  space: at(laid({ lineUp: 'KG', step: { step: 'knight.act' } }), place),
});
