export { type Raid, raidersOf, raidOn } from './hazards.ts';
export { isUsableNow } from './specials.ts';
export { bestTradeIn, type ScoreStage, stageOfScore, type TradeIn, tradeInsIn } from './trading.ts';
export { claimsOf, drawsOf, hasPileStage, underOf } from './turn.ts';
