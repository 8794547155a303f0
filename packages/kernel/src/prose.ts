/** With a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The most letters that a line of 'Since your turn' may have. */
export const BRIEFEST = 30;
/** The first of these texts that is brief; if none is, the last one, cut. */
export function inBrief(...texts: readonly string[]): string {
  const last = texts.at(-1)!;
  const cut = last.length > BRIEFEST ? `${last.slice(0, BRIEFEST - 1).trimEnd()}…` : last;
  return texts.find((text) => text.length <= BRIEFEST) ?? cut;
}

/** Lists in a language: `and` gives "red, blue and green", `or` gives "red, blue or green". English is British. */
export function listsIn(language: string): Lists {
  const locale = language === 'en' ? 'en-GB' : language;
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });
  const disjunction = new Intl.ListFormat(locale, { type: 'disjunction' });
  return { and: (parts) => conjunction.format(parts), or: (parts) => disjunction.format(parts) };
}
interface Lists {
  and(parts: readonly string[]): string;
  or(parts: readonly string[]): string;
}
