import type { Language } from '../language.ts';
import { inThe } from './names.ts';

/** Prompts, and the options as buttons say them. */

const actionsLeft = (left: number): string => (left === 1 ? 'one action left' : `${left} actions left`);

export const ask: Language['ask'] = {
  act: (_at, { view }) => `Your turn: ${actionsLeft(view.left)}.`,
  play: () => 'Which of your two cards do you play?',
  place: ({ figure }, say) => `Where does your ${say.kind(figure)} come into play?`,
  scoreRoom: () => 'Which room is scored?',
  stride: ({ figure, left }, say) =>
    `The ${say.figure(figure)} may go on: ${left === 1 ? 'one more space' : `${left} more spaces`}.`,
  push: ({ wraith }, say) => `The Wraith has entered the ${say.at(wraith)}: whom does it push out, and where to?`,
  flee: ({ room }, say) => `The Cave Troll is in the ${say.space(room)}! One of your characters may flee.`,
  trample: ({ troll }, say) =>
    `The Rampaging Troll rampages in the ${say.at(troll)}: whom does it push out, and where to?`,
  helm: () => 'Whom do you lead away, and where to first?',
  teleportation: () => 'Which room or staircase do your characters leave?',
  teleport: ({ from }, say) => `Who leaves the ${say.space(from)} next, and for which room?`,
  idol: () => 'Which empty room do you lock?',
  cloak: () => 'Which hero wears the Cloak?',
  sword: () => 'In which room does the Sword strike?',
  life: () => 'Which hero returns, and on which staircase?',
};

export const label: Language['label'] = {
  draw: () => 'Draw and play a card',
  pass: (_act, { view }) => (view.left === 4 ? 'Pass' : 'End your turn'),
  stop: () => 'Stop here',
  spare: () => 'Push nobody',
  stay: () => 'Stay',
  artifact(_act, { view, artifact }) {
    const own = view.players[view.player]!.artifact;
    return own === null || own === 'faceDown' ? 'Play your artifact' : `Play the ${artifact(own)}`;
  },
  play: ({ card }, say) => `Play ${say.card(card)}`,
  place: ({ figure, to }, say) => `Place the ${say.kind(figure)} ${inThe(say.space(to))}`,
  score: ({ room }, say) => `Score the ${say.space(room)}`,
  move: ({ figure, to }, say) => `Move the ${say.figure(figure)} from the ${say.at(figure)} to the ${say.space(to)}`,
  push: ({ victim, to }, say) => `Push the ${say.figure(victim)} to the ${say.space(to)}`,
  slip: ({ to }, say) => `Slip the Thief to the ${say.space(to)}`,
  slay: ({ victim }, say) => `Slay the ${say.figure(victim)} in the ${say.at(victim)}`,
  banish: ({ victim, to }, say) => `Banish the ${say.figure(victim)} to the ${say.space(to)}`,
  assassinate: ({ victim }, say) => `Kill the ${say.figure(victim)} in the ${say.at(victim)}`,
  fell: ({ victim }, say) => `Fell the ${say.figure(victim)} (your Giant Slayer falls too)`,
  rout: ({ figure }, say) => `Rout all opposing Adventurers in the ${say.at(figure)}`,
  lure: ({ victim }, say) => `Lure the ${say.figure(victim)} from the ${say.at(victim)}`,
  rampage: ({ figure }, say) => `Rampage in the ${say.at(figure)}`,
  empty: ({ from }, say) => `Leave the ${say.space(from)}`,
  teleport: ({ figure, to }, say) => `Teleport the ${say.kind(figure)} to the ${say.space(to)}`,
  lock: ({ room }, say) => `Lock the ${say.space(room)}`,
  cloak: ({ figure }, say) => `Cloak the ${say.kind(figure)} ${inThe(say.at(figure))}`,
  slayAll: ({ room }, say) => `Slay all ${PREY[say.view.settings.characterSet]} in the ${say.space(room)}`,
  revive: ({ figure, to }, say) => `Bring the ${say.kind(figure)} back on the ${say.space(to)}`,
};

/** [SWORD-1] [SWORD-2] */
const PREY = { classic: 'Orcs', variant: 'Grunts' };
