/** Does the text contain every word of the search, in any order, whatever the case and the accents? */
export function matches(text: string, search: string): boolean {
  const plain = (one: string): string => one.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const found = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((word) => found.includes(word));
}
