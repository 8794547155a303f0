const FEW = 3; // words that are worth saying only once

/** What all these labels begin with, word by word, and what is left of each: 'Move the Orc to the' and 'Hall'. */
export function sharedWords(labels: readonly string[]): { shared: string; rests: readonly string[] } {
  const split = labels.map((label) => label.split(' '));
  const shortest = Math.min(...split.map((words) => words.length)) - 1; // each keeps a word
  let n = 0;
  while (labels.length > 1 && n < shortest && split.every((words) => words[n] === split[0]![n])) n++;
  if (n < FEW) return { shared: '', rests: labels };
  return { shared: split[0]!.slice(0, n).join(' '), rests: split.map((words) => words.slice(n).join(' ')) };
}
