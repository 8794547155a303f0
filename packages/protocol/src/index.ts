// Everything a client, a server or a table on one device needs. The schemas are apart, in `@trollmoot/protocol/parse`.
export { advance, type Count, type Happening, kindOf, newCount } from './beat.ts';
export * from './bot-names.ts';
export * from './diff/index.ts';
export { type Eye, type Frame, frameFor, newsFor, type Update } from './frame.ts';
export * from './link.ts';
export * from './match.ts';
export type * from './parse.ts';
export { type Course, RaceRunner } from './race.ts';
export * from './shown.ts';
export * from './table.ts';
export * from './witnessing.ts';
