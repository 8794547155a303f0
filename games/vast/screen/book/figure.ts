import type { Figure } from '@trollmoot/boardkit/figure.ts';
import type { Spoken } from '@trollmoot/kernel';
import { lay } from '@trollmoot/vast/scenes';

export const CAVERN = `
  .    #A03 #E02 .    .
  #E05 T02  A05  #E03 .
  #A04 ENT  T01  C01  #E06
  .    #E01 #A01 #A06 .`;

/** A picture of a small cave: its tools at the right edge are left out. */
export const figure = (
  clause: string,
  scene: Omit<Parameters<typeof lay>[0], 'map'> & { readonly map?: string },
  caption: Spoken,
  plays?: string,
): Figure => ({
  clause,
  caption,
  seats: scene.lineUp.length,
  lay: () => lay({ map: CAVERN, ...scene }),
  ...(scene.turn === undefined ? {} : { eyes: scene.turn }),
  ...(plays === undefined ? {} : { plays }),
  crop: { x: 0.08, y: 0.08, width: 0.82, height: 0.84 },
});
