const list = new Intl.ListFormat('en-GB');

/** What an invited guest without a name reads first. */
export const en = {
  title: (game: string) => `You’re invited to ${game}`,
  here: (names: readonly string[]) =>
    `${list.format(names)} ${names.length === 1 ? 'is' : 'are'} at the table. What should we call you?`,
  nobody: 'A seat is free. What should we call you?',
  name: 'Your name',
  help: 'Everyone at the table sees it. This device remembers it.',
  watch: 'Just watch',
};
export type JoinWords = typeof en;
