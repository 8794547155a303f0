/** Words after `npm start --` stand for settings. */
const ARGUMENTS: { readonly [word: string]: { readonly [name: string]: string } } = {
  '--lan': { TROLLMOOT_LAN: '1' },
};

/** The settings these words stand for, or a sentence about a word that stands for none. */
export function readArguments(words: readonly string[]): { readonly [name: string]: string } | string {
  const settings: { [name: string]: string } = {};
  for (const word of words) {
    if (!Object.hasOwn(ARGUMENTS, word))
      return `Unknown argument '${word}'. The only one is --lan: it lets the local network in. Everything else is set by environment variables. See docs/operations.md.`;
    Object.assign(settings, ARGUMENTS[word]);
  }
  return settings;
}
