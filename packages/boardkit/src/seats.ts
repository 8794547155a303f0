import { SEAT_COLOURS, type SeatColour } from '@trollmoot/kernel';
import type { BotName } from '@trollmoot/protocol';

/** Six seat colours that colour-blind players can tell apart, each with a mark of its shape: never colour alone. */
export const COLOURS = SEAT_COLOURS;
export type Colour = SeatColour;

export const FILL: { readonly [colour in Colour]: string } = {
  red: '#c8402f',
  blue: '#2f6fb3',
  green: '#2f8f5b',
  yellow: '#e0a92e',
  purple: '#8a4fa3',
  brown: '#7a5a3c',
};

/** The side of a piece, the thickness of a base. */
export const SHADE: { readonly [colour in Colour]: string } = {
  red: '#7c2218',
  blue: '#173f6c',
  green: '#175234',
  yellow: '#8a6210',
  purple: '#512a62',
  brown: '#46321f',
};

/** A seat as the table shows it. */
export interface SeatPlate {
  readonly seat: number;
  readonly name: string; // 'You', 'Bram', 'Quill'; for an empty seat, what it is called
  readonly called: string; // what the game calls the seat: 'red', 'knight'
  readonly role: string; // what the seat is called in the reader's language, unless it is a colour: 'Knight'
  readonly about: string; // role and strength, or who plays for someone
  readonly colour: Colour;
  readonly isReader: boolean;
  readonly bot: { readonly name: BotName; readonly strength: number; readonly word: string } | null; // strength: 1 to 4
  readonly isAway: boolean;
}

/** A seat's mark around a middle point, for radius r: circle, square, triangle, diamond, star, hexagon. */
export function markPath(colour: Colour, x: number, y: number, r: number): string {
  switch (colour) {
    case 'red':
      return ring(x, y, r * 0.82);
    case 'blue':
      return polygon(4, x, y, r * 1.06, Math.PI / 4);
    case 'green':
      return `M${x} ${y - r}L${x + r * 0.95} ${y + r * 0.7}H${x - r * 0.95}Z`;
    case 'yellow':
      return polygon(4, x, y, r * 1.08, 0);
    case 'purple':
      return star(x, y, r * 1.15);
    case 'brown':
      return polygon(6, x, y, r, 0);
  }
}

const round = (v: number): number => Math.round(v * 100) / 100;
const at = (x: number, y: number, r: number, angle: number): string =>
  `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;

function polygon(corners: number, x: number, y: number, r: number, turn: number): string {
  const points = Array.from({ length: corners }, (_, i) => at(x, y, r, turn + (i * 2 * Math.PI) / corners));
  return `M${points.join('L')}Z`;
}

function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, i) => at(x, y, i % 2 ? r * 0.45 : r, -Math.PI / 2 + (i * Math.PI) / 5));
  return `M${points.join('L')}Z`;
}

const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
