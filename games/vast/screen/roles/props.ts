import type { BoardProps, BoardWords, Choice } from '@trollmoot/boardkit/board.ts';
import type { Part } from '@trollmoot/boardkit/choose.ts';
import { touchable } from '@trollmoot/boardkit/touchable.ts';
import type { Action, News, View } from '@trollmoot/vast';

type Step = NonNullable<View['asks']>;
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

/** Is anything of these kinds among the options? */
export const offers = (choice: Choice<Action>, ...deeds: readonly Deed[]): boolean =>
  choice.options.some((act) => deeds.includes(act.do));

/** The first of these that leads somewhere or has been picked; else the first: touching it asks why not. */
export const firstLit = (choice: Choice<Action>, parts: readonly Part<Action>[]): Part<Action> =>
  parts.find((part) => choice.lit(part)) ?? parts.find((part) => choice.isPicked(part)) ?? parts[0]!;
