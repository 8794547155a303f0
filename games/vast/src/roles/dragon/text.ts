import type { Labels, Narration, Notation, Prompts } from '../../text/shapes.ts';
import type { DragonContents, DragonNews } from './contents.ts';

export const dragonNotation: Notation<DragonContents> = {
  discardPower: ({ symbol }) => `discard ${symbol}`,
  doze: ({ sloth }) => `doze ${sloth}`,
  reroll: () => 'shriek',
  accept: () => 'accept',
};
export const dragonPrompts: Prompts<DragonContents> = {
  'dragon.act': () => 'Move, use powers, or end your turn.',
  'dragon.discardPowers': ({ left }) => `Discard ${left} Power cards.`,
  'dragon.spores': () => 'Spores: to which Sloth section does a cube go back?',
  'dragon.shriek': () => 'Shriek, and have the die rolled again?',
};
export const dragonLabels: Labels<DragonContents> = {
  discardPower: ({ symbol }) => `Discard ${symbol}`,
  doze: ({ sloth }) => `To ${sloth}`,
  reroll: () => 'Shriek: roll again',
  accept: () => 'Let it stand',
};
export const dragonNarration: Narration<DragonNews> = {
  dragonHurt: ({ left }) => `The Dragon loses Health; ${left} left.`,
  dragonAppeared: () => 'The Dragon stirs under the cave.',
  surfaced: () => 'The Dragon surfaces!',
  burnt: ({ role }) => `The ${role} enters the Flame Wall.`,
  flameWallGone: () => 'The Flame Wall goes out.',
  gemReturned: ({ gem }) => `The ${gem} Gem goes back to the Dragon.`,
  powersDiscarded: ({ symbol }) => `The Dragon discards a ${symbol} card.`,
  powersDrawn: ({ count }) => `The Dragon draws ${count} Power cards.`,
  eaten: ({ total }) => `The Dragon has eaten ${total} Goblins.`,
  woke: ({ wakefulness }) => `The Dragon's Wakefulness is ${wakefulness}.`,
  dozed: ({ wakefulness }) => `The Dragon's Wakefulness falls to ${wakefulness}.`,
  shrieked: () => 'The Dragon shrieks: the die is rolled again.',
};
