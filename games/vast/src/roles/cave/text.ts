import { cellName } from '../../text/places.ts';
import type { Labels, Narration, Notation, Prompts } from '../../text/shapes.ts';
import type { CaveContents, CaveNews } from './contents.ts';

export const caveNotation: Notation<CaveContents> = {
  fill: ({ cell, slot }) => `fill ${cellName(cell)} with tile ${slot + 1}`,
  placeFor: ({ slot }) => `place tile ${slot + 1}`,
  playEvent: ({ slot }) => `play event ${slot + 1}`,
  handTreasure: ({ slot }) => `hand treasure ${slot + 1}`,
  discardOmen: ({ symbol }) => `discard ${symbol}`,
};
export const cavePrompts: Prompts<CaveContents> = {
  'cave.act': () => 'Shape the cave, use Omens, or end your turn.',
  'cave.fill': () => 'Fill an open edge with a tile of your hand.',
  'cave.placeFor': () => 'A Tribe explores: which tile does it find?',
  'cave.chooseEvent': () => 'Which Event befalls the Knight?',
  'cave.handTreasure': () => 'Which Treasure does the Knight get?',
  'cave.discardOmens': ({ left }) => `Discard ${left} Omens.`,
};
export const caveLabels: Labels<CaveContents> = {
  fill: ({ cell, slot }, view) => `${view.cave?.hand?.[slot] ?? `Tile ${slot + 1}`} at ${cellName(cell)}`,
  placeFor: ({ slot }, view) => view.cave?.hand?.[slot] ?? `Tile ${slot + 1}`,
  playEvent: ({ slot }, view) => view.knight?.nextEvents?.[slot] ?? `Event ${slot + 1}`,
  handTreasure: ({ slot }, view) => view.knight?.nextTreasures?.[slot] ?? `Treasure ${slot + 1}`,
  discardOmen: ({ symbol }) => `Discard ${symbol}`,
};
export const caveNarration: Narration<CaveNews> = {
  omensDrawn: ({ drawn }) => (drawn.length === 0 ? null : `The Cave draws Omens: ${drawn.join(', ')}.`),
  omenDiscarded: ({ symbol }) => `The Cave discards a ${symbol} Omen.`,
  treasureHanded: () => 'The Cave hands the Knight a Treasure.',
};
