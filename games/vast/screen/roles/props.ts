import type { BoardProps, BoardWords, Choice } from '@trollmoot/boardkit/board.ts';
import type { Part } from '@trollmoot/boardkit/choose.ts';
import { touchable } from '@trollmoot/boardkit/touchable.ts';
import type { Action, News, View } from '@trollmoot/vast';

export type Step = NonNullable<View['asks']>;
export type Role = View['turn'];
export type Props = BoardProps<View, Action, News, Step>;
export type Deed = Action['do'];

/** What every role's board gets. `mine`: it is the reader's own; else it shows what everybody may see of another's. */
export interface RoleProps {
  readonly view: View;
  readonly choice: Choice<Action>;
  readonly words: BoardWords<Action, View>;
  readonly mine: boolean;
}

/**
 * On one's own board a thing to touch; on another's only a picture. Its name is what it holds unseen (`.unseen`), and
 * what is drawn of it (`.inside`) is hidden from those who listen: the same words would be read twice.
 */
export function thing(mine: boolean, choice: Choice<Action>, part: Part<Action>): object {
  return mine ? { ...touchable(choice, part, ''), 'aria-label': undefined } : {};
}

/**
 * A part told by fields that only together belong to one act: `{ monster }` alone is of several. The compiler wants to
 * know which; `choice` takes whatever agrees.
 */
export const partOf = (fields: { readonly do?: Deed } & FieldsOf<Action>): Part<Action> => fields as Part<Action>;

/** Every field that any act has, with the values it may have there. */
type FieldsOf<A> = { readonly [K in A extends unknown ? Exclude<keyof A, 'do'> : never]?: ValueOf<A, K> };
type ValueOf<A, K extends PropertyKey> = A extends { readonly [key in K]: infer V } ? V : never;

/** Is anything of these kinds among the options? */
export const offers = (choice: Choice<Action>, ...deeds: readonly Deed[]): boolean =>
  choice.options.some((act) => deeds.includes(act.do));

/** The first of these that leads somewhere or has been picked; else the first: touching it asks why not. */
export const firstLit = (choice: Choice<Action>, parts: readonly Part<Action>[]): Part<Action> =>
  parts.find((part) => choice.lit(part)) ?? parts.find((part) => choice.isPicked(part)) ?? parts[0]!;
