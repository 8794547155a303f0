import type { About } from '@trollmoot/boardkit/board.ts';
import type { Explanation, Seat, Thing, Words } from '@trollmoot/kernel';

/** What boards spread on the elements that show things of this view. */
export const aboutIn =
  (words: Words, view: object, reader: Seat | null) =>
  (thing: Thing): About => {
    const explanation = words.explain?.(thing, view, reader) ?? null;
    return {
      'data-thing': JSON.stringify(thing),
      'aria-description': explanation === null ? undefined : spoken(explanation),
    };
  };

/** An explain card as a screen reader reads it after the thing's name. */
const spoken = ({ kind, does, now, cannot, scores }: Explanation): string =>
  [kind === null ? null : `${kind}.`, does, now?.says, cannot, scores].filter((part) => part != null).join(' ');
