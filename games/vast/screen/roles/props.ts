import type { About, BoardProps, BoardWords, Choice } from '@trollmoot/boardkit/board.ts';
import type { Part } from '@trollmoot/boardkit/choose.ts';
import { touchable } from '@trollmoot/boardkit/touchable.ts';
import type { Action, News, VastThing, View } from '@trollmoot/vast';

type Step = NonNullable<View['asks']>;
export type Role = View['turn'];
export type Props = BoardProps<View, Action, News, Step>;
export type Deed = Action['do'];

/** The props of every role's board. `mine`: it is the reader's own; otherwise it shows only what is public. */
export interface RoleProps {
  readonly view: View;
  readonly choice: Choice<Action>;
  readonly words: BoardWords<Action, View>;
  readonly mine: boolean;
  /** Spread it on whatever shows this thing. */
  readonly about: (thing: VastThing) => About;
}

/**
 * Something to touch on the reader's own board; only a picture on another's. Its name is its `.unseen` content. Mark
 * the drawing as `.inside`, which hides it from screen readers: otherwise they read the same words twice.
 */
export function thing(mine: boolean, choice: Choice<Action>, part: Part<Action>, about: About): object {
  return mine
    ? { ...touchable(choice, part, ''), 'aria-label': undefined, ...about }
    : { role: 'group', tabindex: -1, ...about };
}
/** Something that is only looked at: a number, a bar. */
export const shown = (about: About): object => ({ tabindex: -1, ...about });

/** For seat panels, which the shell gives no words: it finds the thing and explains it. */
export const named = (thing: VastThing): About => ({
  'data-thing': JSON.stringify(thing),
  'aria-description': undefined,
});

/** Is anything of these kinds among the options? */
export const offers = (choice: Choice<Action>, ...deeds: readonly Deed[]): boolean =>
  choice.options.some((act) => deeds.includes(act.do));

/** The first part that is lit, or picked; otherwise the first, so that a touch asks why not. */
export const firstLit = (choice: Choice<Action>, parts: readonly Part<Action>[]): Part<Action> =>
  parts.find((part) => choice.lit(part)) ?? parts.find((part) => choice.isPicked(part)) ?? parts[0]!;
