import type { Die } from '../../data/dice.ts';
import type { Piece } from '../../data/pieces.ts';
import type { Role } from '../../data/roles.ts';
import type { View } from '../../view.ts';
import type { TableWords } from '../describe.ts';
import type { Names } from '../names.ts';
import type { CardState } from './card-state.ts';
import type { Counter, Deck, TribeNumber } from './things.ts';

/** Sorts of things, as the second line of an explain card. */
export type Sort =
  | Deck
  | 'piece'
  | 'tile'
  | 'terrain'
  | 'gap'
  | 'token'
  | 'edge'
  | 'role'
  | 'level'
  | 'powerCard'
  | 'omen'
  | 'die'
  | 'counter';

/** A thing without a printed line: its name and what it does. */
interface Told {
  readonly name: string;
  readonly does: string;
}

/** One language's part in explaining things; what is printed comes from `Names`. */
export interface ExplainWords {
  readonly names: Names;
  readonly goal: TableWords['goal'];
  readonly sorts: { readonly [sort in Sort]: string };
  /** Above what a thing can do: in its owner's turn now, in its owner's next turn, or what is true of it here. */
  readonly titles: { readonly now: string; readonly next: string; readonly here: string };
  readonly pieces: { readonly [role in Exclude<Role, 'cave' | 'goblins'>]: string };
  /** Common mistakes. */
  readonly mistakes: {
    readonly knight: string;
    readonly goblins: string;
    readonly dragon: (isSurfaced: boolean) => string;
    readonly thief: string;
    readonly encounters: string;
    readonly quests: string;
    readonly gem: string;
    readonly sloth: string;
    readonly dark: string;
  };
  readonly counters: { readonly [counter in Counter]: Told & { readonly says: (view: View) => string } };
  readonly tribeNumbers: { readonly [stat in TribeNumber]: Told };
  readonly dice: { readonly [die in Die]: Told };
  readonly gap: Told;
  readonly openEdge: Told;
  readonly powerCard: string;
  readonly omenToken: string;
  readonly handTile: string;
  /** The numbers of a piece, in one sentence. */
  stands(piece: Piece, view: View): string;
  reaches(spaces: number): string;
  /** What a piece could attack: each with what it has and what it needs. */
  attacks(on: readonly { readonly piece: Piece; readonly has: number; readonly needs: number }[]): string;
  readonly harmless: string;
  /** One of the reader's pieces can come here. */
  way(piece: Piece, steps: number, stops: boolean): string;
  readonly noWay: string;
  /** What is on a tile, by name. */
  holds(things: readonly string[]): string;
  readonly underneath: (kind: string, shape: string) => string;
  mark(tribe: string): string;
  walls(bits: number): string;
  card(state: CardState): string;
  held(n: number): string;
  /** 'Fangs: Population'. */
  ofTribe(tribe: string, number: string): string;
  tribeNumber(value: number): string;
  /** The faces of a die. */
  face(text: string): string;
}
