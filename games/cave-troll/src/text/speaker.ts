import { type Company, capital, type Seat } from '@trollmoot/kernel';
import type { Artifact } from '../data/artifacts.ts';
import { BOARDS, type SpaceId } from '../data/board.ts';
import type { Card } from '../data/cards.ts';
import type { Colour, FigureId, Kind } from '../data/figures.ts';
import type { View } from '../view.ts';

/** What things are called. */
export interface Names {
  readonly spaces: { readonly [key: string]: string };
  /** [BOARD-2] The spaces that have another name with a single pit. */
  readonly caverns: { readonly [key: string]: string };
  /** The sort of a space without its corner, short enough for a small board. */
  readonly sorts: { readonly [sort: string]: string };
  readonly corners: { readonly [corner: string]: string }; // short, for 'nw', 'n' and the like; 'c' is the middle
  readonly kinds: { readonly [kind in Kind]: string };
  readonly cards: { readonly [card in Card]: string };
  readonly artifacts: { readonly [artifact in Artifact]: string };
  readonly you: string; // in the middle of a sentence
  /** A player by colour; and a figure of that colour, where the colour may have to agree with the noun. */
  readonly players: { readonly [colour in Colour]: string };
  figure(kind: Kind, colour: Colour): string;
}

/** Names for everything in a view. */
export interface Speaker {
  readonly view: View;
  /** The name a company gives to this seat; null: its colour will do. */
  called(seat: Seat): string | null;
  isYou(seat: Seat): boolean;
  figure(id: FigureId): string; // by colour
  kind(id: FigureId): string;
  at(id: FigureId): string; // the space it is in
  space(id: SpaceId): string;
  brief(id: SpaceId): string; // 'Cell NW'
  player(seat: Seat): string;
  card(card: Card): string;
  artifact(artifact: Artifact): string;
}

export function speaker(names: Names, view: View, company: Company | null): Speaker {
  const { spaces } = BOARDS[view.settings.boardLayout];
  const say: Speaker = {
    view,
    called: (seat) => company?.names[seat] ?? null,
    isYou: (seat) => company?.you === seat,
    figure: (id) => names.figure(view.figures[id]!.kind, view.players[view.figures[id]!.owner]!.colour),
    kind: (id) => names.kinds[view.figures[id]!.kind],
    at(id) {
      const { at } = view.figures[id]!;
      return typeof at === 'number' ? say.space(at) : '–';
    },
    space(id) {
      const { key, kind } = spaces[id]!;
      return (kind === 'room' ? names.caverns[key] : undefined) ?? names.spaces[key]!;
    },
    brief(id) {
      const { key, kind } = spaces[id]!;
      const [one, two] = key.split('_') as [string, string];
      const [sort, corner] = one === 'pit' ? [kind === 'room' ? 'cavern' : one, two] : [two, one];
      return `${capital(names.sorts[sort]!)} ${names.corners[corner]!}`;
    },
    player: (seat) => (say.isYou(seat) ? names.you : (say.called(seat) ?? names.players[view.players[seat]!.colour])),
    card: (card) => names.cards[card],
    artifact: (artifact) => names.artifacts[artifact],
  };
  return say;
}
