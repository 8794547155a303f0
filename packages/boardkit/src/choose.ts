import { type Act, same, sameAct } from '@trollmoot/kernel';

/**
 * Some fields of an act: what a tap on one thing says. Any field of any of the game's acts, because one thing takes part
 * in several: a figure moves, pushes and is pushed.
 */
export type Part<A extends Act = Act> = { readonly [K in FieldOf<A>]?: ValueOf<A, K> };
type FieldOf<A> = A extends unknown ? keyof A : never;
type ValueOf<A, K extends PropertyKey> = A extends { readonly [key in K]?: infer V } ? V : never;

/** An object's fields, without its type. */
type Fields = { readonly [field: string]: unknown };

/** Does the option say everything the part says? */
export function agrees(option: object, part: object): boolean {
  const fields = option as Fields;
  for (const [field, value] of Object.entries(part))
    if (!(field in fields) || !same(fields[field], value)) return false;
  return true;
}

/** Keep the options that agree with everything picked so far. */
export const narrow = <A extends Act>(options: readonly A[], picked: object): A[] =>
  options.filter((option) => agrees(option, picked));

/** The result of a touch. */
type Touched<A extends Act> =
  | { readonly so: 'picked'; readonly picked: Part<A> }
  | { readonly so: 'chosen'; readonly act: A }
  | { readonly so: 'refused'; readonly wish: object };

/**
 * Choosing is narrowing. A touch adds to what is picked, or drops it if it was picked already. A touch that no option
 * allows together with the picks starts over. One option left is chosen; none at all asks why not.
 */
export function touch<A extends Act>(options: readonly A[], picked: Part<A>, part: Part<A>): Touched<A> {
  if (isPicked(picked, part)) return { so: 'picked', picked: without(picked, part) };
  for (const more of [{ ...picked, ...part }, part]) {
    const left = narrow(options, more);
    if (left.length === 1) return { so: 'chosen', act: left[0]! };
    if (left.length > 1) return { so: 'picked', picked: more };
  }
  return { so: 'refused', wish: { ...picked, ...part } };
}

/** Is everything in this part picked already? */
export const isPicked = (picked: object, part: object): boolean => Object.keys(part).length > 0 && agrees(picked, part);

function without<A extends Act>(picked: Part<A>, part: Part<A>): Part<A> {
  const left = Object.entries(picked).filter(([field]) => !(field in part) || field === 'do');
  return (left.every(([field]) => field === 'do') ? {} : Object.fromEntries(left)) as Part<A>;
}

/** The picks that still make sense after the options have changed, or none. */
export const stillPicked = <A extends Act>(options: readonly A[], picked: Part<A>): Part<A> =>
  narrow(options, picked).length > 1 ? picked : {};

/** Acts that are the only one of their kind: a button suits them better than the board. */
export function alone<A extends Act>(options: readonly A[]): A[] {
  return options.filter((option) => options.every((other) => other.do !== option.do || sameAct(other, option)));
}

/** Only the kind of act is still open: a move or an ability with the same figure and target. */
export const differOnlyInKind = (options: readonly Act[]): boolean =>
  options.length > 1 && new Set(options.map((option) => JSON.stringify({ ...option, do: '' }))).size === 1;
