import { PIECES } from '../../../data/pieces.ts';
import { cellOf } from '../../../terrain/words/questions/map.ts';
import { cellName } from '../../../text/places.ts';
import type { Notation } from '../../../text/shapes.ts';
import type { ThiefContents } from '../contents.ts';

export const thiefNotation: Notation<ThiefContents> = {
  assign: ({ movement, stealth, thievery }) => `assign ${movement} ${stealth} ${thievery}`,
  sneak: ({ to }, s) => `sneak ${cellName(cellOf(s, to))}`,
  sneakOut: ({ cell }) => `sneak out ${cellName(cell)}`,
  climb: ({ to }, s) => `climb ${cellName(cellOf(s, to))}`,
  loot: ({ token, cubes }) => `loot ${token} ${cubes}`,
  pickpocket: ({ victim, effort }) => `pickpocket ${PIECES[victim]} ${effort}`,
  pickLock: ({ effort }) => `pick lock ${effort}`,
  backstab: ({ victim, effort }) => `backstab ${PIECES[victim]} ${effort}`,
  hideLoot: () => 'hide loot',
  flareHere: () => 'flare',
  peek: () => 'peek',
  lightUp: () => 'reveal',
  leaveDark: () => 'leave dark',
  tryAgain: () => 'try again',
  giveUp: () => 'give up',
  takeCard: ({ card }) => `take ${card}`,
  takeHidden: () => 'take a hidden card',
  takeFaceUp: ({ secret }) => `take ${secret}`,
  takeSecret: () => 'take a hidden secret',
  fetch: ({ space }, s) => `fetch ${cellName(cellOf(s, space))}`,
  evade: () => 'evade',
  succumb: () => 'succumb',
  dodge: ({ to }, s) => `dodge ${cellName(cellOf(s, to))}`,
  stay: () => 'stay',
  upgrade: ({ upgrade }) => `upgrade ${upgrade}`,
  loseUpgrade: ({ upgrade }) => `lose ${upgrade}`,
};
