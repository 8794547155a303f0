export { dash } from './examples/dash.ts';
export { sealedBids } from './examples/sealed-bids/index.ts';
export { ticTacToe } from './examples/tic-tac-toe.ts';
export * from './goldens.ts';
export * from './laws/index.ts';
export * from './perft.ts';
export * from './rules.ts';
export * from './rules-files.ts';
export { type TableOf, tablesOf } from './tables.ts';
