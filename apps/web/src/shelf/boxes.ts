import { type Box, shortTitle } from '@trollmoot/kernel';

// Every folder below games/ is a game (docs/adding-a-game.md).
const boxes = import.meta.glob<Box>('../../../../games/*/src/box.ts', { eager: true, import: 'default' });

export const SHELF: readonly Box[] = Object.values(boxes).sort((a, b) => a.place - b.place);
export const boxOf = (game: string): Box | undefined => SHELF.find(({ name }) => name === game);
export const titleOf = (game: string): string => shortTitle(boxOf(game) ?? { title: game });
