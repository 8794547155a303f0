import type { AnyBoard } from '@trollmoot/boardkit/board.ts';
import type { Lesson } from '@trollmoot/boardkit/lesson.ts';
import type { Minute } from '@trollmoot/boardkit/minute.ts';
import type { HouseRules, SetupPart } from '@trollmoot/boardkit/setup.ts';
import type { Component } from 'svelte';

// The files of a game's screen that the shell loads (packages/boardkit/README.md).
// Covers are part of the Hall's chunk; everything else is fetched on demand.
const covers = import.meta.glob<Component>('../../../../games/*/screen/Cover.svelte', {
  eager: true,
  import: 'default',
});
// This cast from the game's own types to `AnyBoard` is safe: the shell gives a board only its own game's data.
const boards = import.meta.glob<AnyBoard>('../../../../games/*/screen/index.ts', { import: 'default' });
const setups = import.meta.glob<SetupPart>('../../../../games/*/screen/setup/Setup.svelte', { import: 'default' });
const houseRules = import.meta.glob<HouseRules>('../../../../games/*/screen/setup/house-rules.ts', {
  import: 'default',
});
const lessons = import.meta.glob<readonly Lesson[]>('../../../../games/*/screen/lessons/index.ts', {
  import: 'default',
});
const minutes = import.meta.glob<readonly Minute[]>('../../../../games/*/screen/minute/index.ts', {
  import: 'default',
});
const faces = import.meta.glob<Faces>('../../../../games/*/screen/faces.ts', { import: 'default' });

/** The emblem of each seat, by what the game calls it. */
type Faces = { readonly [seat: string]: string };

const door = (game: string, path: string): string => `../../../../games/${game}/screen/${path}`;

export const coverOf = (game: string): Component | undefined => covers[door(game, 'Cover.svelte')];

/** The game's own board, or the board in words if it has none. */
export async function boardOf(game: string): Promise<AnyBoard> {
  const load = boards[door(game, 'index.ts')];
  return load === undefined ? (await import('../in-words/index.ts')).default : load();
}

/** The game's own set-up part; null if it uses the plain list of settings. */
export const setupOf = async (game: string): Promise<SetupPart | null> =>
  (await setups[door(game, 'setup/Setup.svelte')]?.()) ?? null;

/** The game's presets and groups of house rules; none if it does not say. */
export const houseRulesOf = async (game: string): Promise<HouseRules> =>
  (await houseRules[door(game, 'setup/house-rules.ts')]?.()) ?? { presets: [], groups: [] };

export const hasLessons = (game: string): boolean => door(game, 'lessons/index.ts') in lessons;
export const lessonsOf = async (game: string): Promise<readonly Lesson[]> =>
  (await lessons[door(game, 'lessons/index.ts')]?.()) ?? [];

/** Does this game bring 'How to play in a minute'? */
export const hasMinute = (game: string): boolean => door(game, 'minute/index.ts') in minutes;
export const minutesOf = async (game: string): Promise<readonly Minute[]> =>
  (await minutes[door(game, 'minute/index.ts')]?.()) ?? [];

export const facesOf = async (game: string): Promise<Faces> => (await faces[door(game, 'faces.ts')]?.()) ?? {};
