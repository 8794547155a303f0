import type { Act, Game, Seat, Words } from '@trollmoot/kernel';
import { short } from '../plain.ts';
import type { Moment } from '../sample.ts';
import { forEach } from './law.ts';

const LONGEST = 40; // words in what a thing does
/** A refusal that says nothing about the position, in any language. */
const EMPTY_REFUSAL =
  /first answer what is being asked|beantworte zuerst, was gefragt|répondez d’abord à ce qui est demandé/i;

/** What is wrong with the words that explain this view; null if nothing is. */
export function oddExplaining(game: Game, s: Moment['s'], words: Words, reader: Seat | null): string | null {
  const view = game.view(s, reader);
  const step = game.current(s)!;
  const left = words.left(step, view, reader);
  if (left !== '' && !isText(left)) return `what is left at step '${step.step}' reads '${left}'`;
  const things = words.thingsIn(view, reader);
  if (things.length === 0) return 'there is nothing to point at';
  return (
    forEach(things, (thing) => {
      const told = words.explain(thing, view, reader);
      if (told === null) return `nothing explains ${short(thing)}`;
      const { name, does, kind, now, cannot, scores, clause } = told;
      const texts = [name, does, kind, now?.title, now?.says, cannot, scores].filter((text) => text != null);
      if (!texts.every(isText)) return `${short(thing)} is explained with ${short(told)}`;
      if (does.split(/\s+/).length > LONGEST) return `${short(thing)} is explained in too many words: ${does}`;
      return clause === null || Object.hasOwn(game.clauses, clause)
        ? null
        : `${short(thing)} names no clause: ${clause}`;
    }) ?? (reader === null ? null : oddForfeits(game.options(s, reader), words, view))
  );
}

function oddForfeits(options: readonly Act[], words: Words, view: object): string | null {
  return forEach(options, (act) => {
    const forfeit = words.forfeit?.(act, options, view) ?? null;
    if (forfeit === null) return null;
    const { brief, asks, first } = forfeit;
    return isText(brief) && (asks === null || isText(asks)) && (first === null || isText(words.label(first, view)))
      ? null
      : `${short(act)} loses ${short(forfeit)}`;
  });
}

/** A refusal must say what is wrong in this position. */
export const isRefusal = (text: unknown): boolean => isText(text) && !EMPTY_REFUSAL.test(text as string);

export const isText = (text: unknown): boolean =>
  typeof text === 'string' && text !== '' && !/undefined|NaN|\[object/.test(text);
