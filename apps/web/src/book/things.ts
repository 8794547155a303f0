import type { Seat, Words } from '@trollmoot/kernel';

/** A thing of the table by its name, as the explain card reads it. */
export interface NamedThing {
  readonly name: string;
  readonly thing: string; // JSON, for `data-thing`
  readonly from?: number; // which of the book's own positions it is in; left out at a table
}

const SHORTEST = 3; // letters of a name that is looked for

/** The things of a view that rules may name, the longest names first. Of several with one name, any will do. */
export function namedThings(words: Words, view: object, reader: Seat | null): NamedThing[] {
  const found = new Map<string, string>();
  for (const thing of words.thingsIn?.(view, reader) ?? []) {
    const name = words.explain?.(thing, view, reader)?.name;
    if (name !== undefined && name.length >= SHORTEST && !found.has(name)) found.set(name, JSON.stringify(thing));
  }
  return [...found].map(([name, thing]) => ({ name, thing })).sort((a, b) => b.name.length - a.name.length);
}

/** A text cut at the first mention of each thing. `told` collects those that were mentioned before. */
export function cutAtNames(
  text: string,
  things: readonly NamedThing[],
  told: Set<string>,
): { readonly text: string; readonly thing: NamedThing | null }[] {
  for (const thing of things) {
    const { name } = thing;
    const at = told.has(name) ? -1 : mentionOf(text, name);
    if (at < 0) continue;
    told.add(name);
    return [
      ...cutAtNames(text.slice(0, at), things, told),
      { text: text.slice(at, at + name.length), thing },
      ...cutAtNames(text.slice(at + name.length), things, told),
    ];
  }
  return text === '' ? [] : [{ text, thing: null }];
}

const LETTER = /\p{L}/u;

/** Where a text has this name as a whole word, with a small or a capital first letter; -1 if nowhere. */
function mentionOf(text: string, name: string): number {
  for (const spelling of [name, name.charAt(0).toLowerCase() + name.slice(1), capital(name)])
    for (let at = text.indexOf(spelling); at >= 0; at = text.indexOf(spelling, at + 1))
      if (!LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + name.length))) return at;
  return -1;
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
