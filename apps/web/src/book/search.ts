/** Letters as a search compares them: small, without accents, one for one. */
export const folded = (text: string): string =>
  [...text]
    .map((letter) => letter.toLowerCase().normalize('NFD').charAt(0))
    .join('')
    .replaceAll('’', "'");

/** What is sought, word by word. */
export const soughtIn = (text: string): string[] => folded(text).trim().split(/\s+/).filter(Boolean);

/** Does this clause speak of all that is sought? A whole tag finds that clause alone. */
export function speaksOf(sought: readonly string[], tag: string, text: string): boolean {
  const [first] = sought;
  if (sought.length === 1 && first !== undefined && /^[a-z]+(?:-[a-z]+)*-\d+$/.test(first))
    return folded(tag) === first;
  const whole = `${folded(tag)} ${folded(text)}`;
  return sought.every((word) => whole.includes(word));
}

/** A text cut where what is sought begins and ends. */
export function cutAt(sought: readonly string[], text: string): { readonly text: string; readonly isHit: boolean }[] {
  const plain = folded(text);
  const hits = new Array<boolean>(plain.length).fill(false);
  for (const word of sought)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) hits.fill(true, at, at + word.length);
  const parts: { text: string; isHit: boolean }[] = [];
  for (const [i, letter] of [...text].entries()) {
    const last = parts.at(-1);
    const isHit = hits[i] === true;
    if (last !== undefined && last.isHit === isHit) last.text += letter;
    else parts.push({ text: letter, isHit });
  }
  return parts;
}
