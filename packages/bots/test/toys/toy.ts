import type { Act, News, Settings, Words } from '@trollmoot/kernel';

const words: Words = {
  prompt: (step) => step.step,
  label: (act) => act.do,
  narrate: (news) => news.news,
  refuse: ({ clause }) => clause,
  left: () => '',
  thingsIn: () => [],
  explain: () => null,
  describe: () => [],
  settings: {},
};

/** The parts of a game that bots never use. */
export const toy = (name: string) => ({
  name,
  title: name,
  rules: '1',
  settings: {},
  clauses: {},
  things: [],
  seatNames: (_settings: Settings, seats: number) => ['red', 'blue', 'green', 'yellow'].slice(0, seats),
  seen: (news: News) => news,
  write: (act: Act) => JSON.stringify(act),
  uses: () => [],
  words: { en: words },
});

export const manners = { over: 'OVER-1', notYours: 'TURN-1', notNow: 'TURN-2' };
