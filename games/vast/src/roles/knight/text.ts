import type { Labels, Narration, Notation, Prompts } from '../../text/shapes.ts';
import type { KnightContents, KnightNews } from './contents.ts';

export const knightNotation: Notation<KnightContents> = {
  brace: () => 'brace',
  stand: () => 'stand',
  giveCube: ({ from }) => `give ${from}`,
  attackDragon: () => 'attack dragon',
  letPass: () => 'let pass',
  keep: () => 'keep',
  decline: () => 'decline',
};
export const knightPrompts: Prompts<KnightContents> = {
  'knight.act': () => 'Move, act, or end your turn.',
  'knight.brace': () => 'An ambush! Add Strength before it is resolved?',
  'knight.loseCube': () => 'Your Grit falls: which Hero cube do you give up?',
  'knight.freeAttack': () => 'The Dragon comes to you: attack him?',
  'knight.offer': () => 'Keep the Treasure, or decline it for 5 Grit?',
};
export const knightLabels: Labels<KnightContents> = {
  brace: () => 'Add a cube to Strength',
  stand: () => 'Stand',
  giveCube: ({ from }) => `Give up a cube of ${from}`,
  attackDragon: () => 'Attack the Dragon',
  letPass: () => 'Let him pass',
  keep: () => 'Keep it',
  decline: () => 'Decline for 5 Grit',
};
export const knightNarration: Narration<KnightNews> = {
  gritGained: ({ grit, total }) => `The Knight gains ${grit} Grit (${total}).`,
  gritLost: ({ grit, total }) => `The Knight loses ${grit} Grit (${total}).`,
  knightHurt: ({ by, left }) => `The Knight loses ${by} Health; ${left} left.`,
  knightKilled: () => 'The Knight is dead.',
  cubePlaced: ({ on }) => `The Knight puts a cube on ${on}.`,
  cubeLost: ({ from }) => `The Knight gives up a cube of ${from}.`,
  crystalToKnight: ({ total }) => `The Knight holds ${total} Crystal tokens.`,
  treasureDecided: ({ kept, card }) => (kept ? 'The Knight keeps the Treasure.' : `The Knight declines the ${card}.`),
  eventPlayed: ({ card }) => `Event: ${card}.`,
};
