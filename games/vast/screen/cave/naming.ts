import { type Names, namesIn, placesIn } from '@trollmoot/vast';
import type { DrawnPiece, DrawnToken } from './drawn.ts';
import { type Cell, DARK, DRAGON, isTribe, roleOf, SIDES, type SpaceView, SYMBOLS, TRIBES, tribeOf } from './facts.ts';
import type { Way } from './going.ts';
import { type CaveText, textIn } from './words.ts';

/** Names for screen readers: 'Dark tile with the Fangs mark, 2 north'. */
export interface Namer {
  readonly text: CaveText;
  readonly names: Names;
  cell(cell: Cell): string;
  /** A space, and what it costs to go there. */
  space(there: SpaceView, way?: Way): string;
  gap(cell: Cell): string;
  edge(there: SpaceView, side: number): string;
  piece(drawn: DrawnPiece): string;
  token(lying: DrawnToken): string;
}

export function namerIn(language: string): Namer {
  const text = textIn(language);
  const names = namesIn(language);
  const { shortCell: cell } = placesIn(language);
  return {
    text,
    names,
    cell,
    space(there, way) {
      const cost = way === undefined ? '' : `, ${text.steps(way.steps)}${way.stops ? `, ${text.encounter}` : ''}`;
      const where = cell(there.cell) + cost;
      if (there.terrain !== null) return `${names.terrain[there.terrain].title}, ${where}`;
      const kind = there.kind === null ? null : names.kinds[there.kind].title;
      if (there.light === DARK) {
        const tribe = names.tribes[TRIBES[there.mark ?? 0]!].title;
        return `${text.darkTile(tribe)}, ${where}${kind === null ? '' : ` (${text.yourEyes(kind)})`}`;
      }
      const walls = there.walls.map((side) => names.sides[side]);
      return `${kind}, ${where}, ${walls.length === 0 ? text.open : text.walls(walls.join(', '))}`;
    },
    gap: (at) => `${text.empty}, ${cell(at)}`,
    edge: (there, side) => text.edge(names.sides[SIDES[side]!], cell(there.cell)),
    piece({ piece, population, strength, isSunk, isLurking }) {
      if (!isTribe(piece)) {
        const { title } = names.roles[roleOf(piece)];
        return piece === DRAGON && isSunk ? `${title}, ${text.under}` : title;
      }
      const { title } = names.tribes[TRIBES[tribeOf(piece)]];
      return isLurking ? text.lurking(title) : `${title}, ${text.population(population, strength)}`;
    },
    token({ name, count }) {
      if (name.startsWith('gem')) return names.gems[SYMBOLS[Number(name.slice(3))]!];
      const { title } = names.tokens[name as 'treasure'];
      return count > 1 ? `${title} × ${count}` : title;
    },
  };
}
