const list = new Intl.ListFormat('en', { type: 'conjunction' });
export const listOf = (things: readonly string[]): string => list.format(things);
/** The name of a card or ability as it is printed: brightBeetles is Bright Beetles. */
export const titleOf = (name: string): string =>
  (name[0]!.toUpperCase() + name.slice(1)).replace(/([a-z])([A-Z\d])/g, '$1 $2').replace(/(\d)([a-z])/g, '$1 $2');
