/** How to play in a minute, in English. */
export const en = {
  title: (game: string) => `How to play ${game}`,
  line: 'one minute, then you know it',
  roles: 'Roles',
  of: (n: number, all: number) => `${n} of ${all}`,
  next: 'Next',
  back: 'Back',
  skip: 'Skip',
  rulebook: 'Rulebook',
  lesson: 'Play the lesson',
  play: 'Just play',
  invite: 'Invite friends',
  first: (game: string) => `Your first game of ${game}?`,
  offer: 'One minute, then you know it.',
  show: 'Show me how',
  failed: 'Can’t fetch the pictures. Check your connection, then try again.',
  leave: 'Back to the Hall',
  keys: 'Keys: ← and → go from picture to picture.',
};

export type MinuteWords = typeof en;
