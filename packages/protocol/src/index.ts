// Everything a client, a server or a table without a server needs; the schemas stand apart, in `@trollmoot/protocol/parse`.
export * from './beat.ts';
export * from './diff/index.ts';
export * from './frame.ts';
export * from './link.ts';
export * from './match.ts';
export type * from './parse.ts';
export { type Course, RaceRunner } from './race.ts';
export { same } from './same.ts';
export * from './shown.ts';
export * from './table.ts';
