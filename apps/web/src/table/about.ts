import type { About } from '@trollmoot/boardkit/board.ts';
import type { Explanation, Seat, Thing, Words } from '@trollmoot/kernel';

/** What boards spread on the elements that show things of this view. Asked often, so each thing is explained once. */
export function aboutIn(words: Words, view: object, reader: Seat | null): (thing: Thing) => About {
  const known = new Map<string, About>();
  return (thing) => {
    const key = JSON.stringify(thing);
    const about = known.get(key) ?? {
      'data-thing': key,
      'aria-description': described(words.explain(thing, view, reader)),
    };
    known.set(key, about);
    return about;
  };
}

/** An explain card as a screen reader reads it after the thing's name. */
function described(explanation: Explanation | null): string | undefined {
  if (explanation === null) return undefined;
  const { kind, does, now, cannot, scores } = explanation;
  return [kind === null ? null : `${kind}.`, does, now?.says, cannot, scores].filter((part) => part != null).join(' ');
}
