export * from './agenda.ts';
export * from './box.ts';
export * from './commitment.ts';
export * from './game.ts';
export * from './kernel.ts';
export * from './random.ts';
export * from './referee.ts';
export * from './saved.ts';
export { sha256 } from './sha256.ts';
