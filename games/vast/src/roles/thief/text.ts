import { cellOf } from '../../terrain/map.ts';
import { cellName } from '../../text/places.ts';
import { cellIn, type Labels, type Narration, type Notation, type Prompts } from '../../text/shapes.ts';
import type { ThiefContents, ThiefNews } from './contents.ts';

export const thiefNotation: Notation<ThiefContents> = {
  dodge: ({ to }, s) => `dodge ${cellName(cellOf(s, to))}`,
  stay: () => 'stay',
  upgrade: ({ upgrade }) => `upgrade ${upgrade}`,
  loseUpgrade: ({ upgrade }) => `lose ${upgrade}`,
};
export const thiefPrompts: Prompts<ThiefContents> = {
  'thief.act': () => 'Move, act, or end your turn.',
  'thief.dodge': () => 'You evade the attack: step aside?',
  'thief.upgrade': () => 'Which upgrade does the stashed token buy?',
  'thief.spores': () => 'Spores: which upgrade do you lose?',
};
export const thiefLabels: Labels<ThiefContents> = {
  dodge: ({ to }, view) => `To ${cellName(cellIn(view, to))}`,
  stay: () => 'Stay',
  upgrade: ({ upgrade }) => upgrade,
  loseUpgrade: ({ upgrade }) => `Lose ${upgrade}`,
};
export const thiefNarration: Narration<ThiefNews> = {
  thiefAppeared: () => 'The Thief slips in by the Entrance.',
  thiefKilled: ({ by }) => (by === null ? 'The Thief dies.' : `The ${by} kills the Thief.`),
  thiefEvaded: () => 'The Thief evades the attack.',
  stashed: ({ tokens, total }) => `The Thief stashes ${tokens} (${total} in all).`,
  upgraded: ({ upgrade }) => `The Thief gains ${upgrade}.`,
  upgradeLost: ({ upgrade }) => `The Thief loses ${upgrade}.`,
};
