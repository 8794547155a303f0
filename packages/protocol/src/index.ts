// Everything a client, a server or a table on one device needs. The schemas are apart, in `@trollmoot/protocol/parse`, `parse-account` and `parse-alerts`.
export * from './account.ts';
export * from './alerts.ts';
export { advance, type Count, type Happening, kindOf, newCount, staleCount } from './beat.ts';
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
