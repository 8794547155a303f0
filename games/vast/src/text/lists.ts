const list = new Intl.ListFormat('en', { type: 'conjunction' });
export const listOf = (things: readonly string[]): string => list.format(things);
