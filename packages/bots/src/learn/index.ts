export { judgeRecord, turnsOf } from './judged.ts';
export { type GameRecord, recordGame } from './record.ts';
export { samplesOf } from './sample.ts';
export { type Bin, brier, brierGain, type Mean, reliability, type Said } from './score.ts';
export { type Lesson, train } from './train.ts';
