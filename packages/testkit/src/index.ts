export { dash } from './examples/dash.ts';
export { sealedBids } from './examples/sealed-bids/index.ts';
export { ticTacToe } from './examples/tic-tac-toe.ts';
export * from './rules.ts';
export * from './rules-files.ts';
