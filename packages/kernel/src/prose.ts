/** With a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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
