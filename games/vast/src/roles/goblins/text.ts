import { MONSTERS, SECRETS } from '../../data/goblins.ts';
import { TRIBES } from '../../data/tiles.ts';
import type { Labels, Narration, Notation, Prompts } from '../../text/shapes.ts';
import type { GoblinsContents, GoblinsNews } from './contents.ts';

export const goblinsNotation: Notation<GoblinsContents> = {
  ambush: ({ tribe }) => `ambush ${TRIBES[tribe]}`,
  lieLow: () => 'lie low',
  loseMonster: ({ tribe, monster }) => `${TRIBES[tribe]} loses ${MONSTERS[monster]!.name}`,
  drawSecrets: () => 'draw secrets',
  gainRage: () => 'gain rage',
  discardSecret: ({ secret }) => `discard ${SECRETS[secret]!.name}`,
  sporeTribe: ({ tribe }) => `spores on ${TRIBES[tribe]}`,
  strikeDragon: ({ tribe }) => `${TRIBES[tribe]} strikes dragon`,
  springTrap: () => 'spring trap',
  bearIt: () => 'bear it',
};
export const goblinsPrompts: Prompts<GoblinsContents> = {
  'goblins.act': () => 'Activate a Tribe, or end your turn.',
  'goblins.ambush': () => 'Ambush the Knight?',
  'goblins.loseMonster': ({ tribe }) => `The ${TRIBES[tribe]} Tribe scatters: which Monster leaves it?`,
  'goblins.loot': ({ drop }) => `The Thief's loot: ${drop} Secrets, or ${drop} Rage?`,
  'goblins.discardSecrets': () => 'Discard down to five Secrets.',
  'goblins.spores': () => 'Spores: which Tribe falls to Population 1?',
  'goblins.foil': () => 'A power of the Dragon strikes your Tribes: spring the Trap?',
  'goblins.strikeDragon': () => 'The Dragon comes to you: which Tribe attacks him?',
};
export const goblinsLabels: Labels<GoblinsContents> = {
  ambush: ({ tribe }) => `Ambush with ${TRIBES[tribe]}`,
  lieLow: () => 'Lie low',
  loseMonster: ({ monster }) => `Lose the ${MONSTERS[monster]!.name}`,
  drawSecrets: () => 'Draw Secrets',
  gainRage: () => 'Gain Rage',
  discardSecret: ({ secret }) => `Discard ${SECRETS[secret]!.name}`,
  sporeTribe: ({ tribe }) => `The ${TRIBES[tribe]} Tribe`,
  strikeDragon: ({ tribe }) => `Attack with ${TRIBES[tribe]}`,
  springTrap: () => 'Spring the Trap',
  bearIt: () => 'Bear it',
};
export const goblinsNarration: Narration<GoblinsNews> = {
  rage: ({ rage }) => `Rage is ${rage}.`,
  populationLost: ({ tribe, lost, left }) => `${TRIBES[tribe]} loses ${lost} Population; ${left} left.`,
  scattered: ({ tribe }) => `${TRIBES[tribe]} scatters.`,
  tribeHid: ({ tribe }) => `${TRIBES[tribe]} hides.`,
  tribeUncovered: ({ tribe }) => `${TRIBES[tribe]} no longer lurks: a tile lies under it.`,
  ambushed: ({ tribe }) => (tribe === null ? 'No Tribe ambushes.' : `${TRIBES[tribe]} ambushes the Knight!`),
  monsterLost: ({ tribe, monster }) => `${TRIBES[tribe]} loses the ${monster}.`,
  secretsDrawn: ({ count }) => `The Goblins draw ${count} Secrets.`,
  secretDiscarded: ({ card }) => `The Goblins discard ${card}.`,
};
