// Which room a file lies in. A file in no room fails the test: nothing would check its imports.

// Rooms above the rules: those who ask, show and play. No room below looks up to them.
const ABOVE = ['view', 'queries', 'text', 'bot', 'things', 'scenes', 'puzzles', 'index'] as const;
const PRINTED = ['state', 'contents', 'words', 'effects', 'rules', ...ABOVE] as const;
const CHANGING = ['words', 'effects', 'rules', ...ABOVE] as const;

/** The rooms of a game, and for each the rooms it never imports. docs/architecture.md says what belongs where. */
const SHUT = {
  box: PRINTED,
  clauses: PRINTED,
  data: PRINTED,
  settings: CHANGING,
  contents: CHANGING,
  state: CHANGING,
  words: ['effects', 'rules', ...ABOVE],
  effects: ['rules', ...ABOVE],
  rules: ABOVE,
  view: ['effects', 'queries', 'text', 'bot', 'things', 'scenes', 'puzzles', 'index'],
  queries: ['effects', 'text', 'bot', 'things', 'scenes', 'puzzles', 'index'],
  text: ['effects', 'rules', 'bot', 'things', 'scenes', 'puzzles', 'index'],
  bot: ['view', 'queries', 'text', 'things', 'scenes', 'puzzles', 'index'],
  things: ['effects', 'rules', 'queries', 'text', 'bot', 'scenes', 'puzzles', 'index'],
  scenes: ['queries', 'bot', 'things', 'puzzles'],
  puzzles: ['view', 'queries', 'text', 'things', 'scenes', 'index'],
  index: ['scenes', 'puzzles'],
} as const;
type GameRoom = keyof typeof SHUT;
const GAME_ROOMS = Object.keys(SHUT) as GameRoom[];

export const isShut = (from: GameRoom, to: GameRoom): boolean => (SHUT[from] as readonly string[]).includes(to);

/**
 * `src/rules/moving.ts` is in rules, `src/rules/words.ts` among the words, and a game of several parts may give each its
 * own rooms: `src/roles/knight/bot/aims.ts` is in bot. Null for a file in no room.
 */
export function gameRoomOf(path: string): GameRoom | null {
  const parts = path
    .replace(/^.*?\/src\//, '')
    .replace(/\.ts$/, '')
    .split('/');
  if (parts.includes('effects')) return 'effects';
  if (parts.at(-1) === 'words') return 'words';
  const room = parts.find((part) => part !== 'index' && GAME_ROOMS.some((name) => name === part));
  if (room !== undefined) return room as GameRoom;
  return parts.length === 1 && parts[0] === 'index' ? 'index' : null;
}

/** The rooms outside the games: one per package and app, its tests, and the tools. */
const OTHERS = [
  /^packages\/(boardkit|bots|kernel|protocol|puzzles|review|shelf|testkit)\/(src|test)\//,
  /^apps\/(cli|server|web)\/(src|test)\//,
  /^apps\/server\/(examples|scripts)\//,
  /^apps\/web\/(build|scripts)\//,
  /^apps\/web\/[a-z.]+\.(ts|js)$/,
  /^(bench|scripts)\//,
  /^[a-z.]+\.ts$/,
  /^games\/[^/]+\/(screen|test)\//,
];

export const hasRoom = (path: string): boolean =>
  /^games\/[^/]+\/src\//.test(path) ? gameRoomOf(path) !== null : OTHERS.some((room) => room.test(path));
