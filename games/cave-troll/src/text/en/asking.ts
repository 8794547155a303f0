import { actionsThisTurn, canDo } from '../../queries/index.ts';
import { isForced, moversIn } from '../facts.ts';
import type { Language } from '../language.ts';
import { actions, and, count, does, inThe, or, The, the } from './names.ts';

/** Prompts, and the options as buttons say them. */

export const ask: Language['ask'] = {
  act(_at, { view }) {
    const can = canDo(view);
    const ways = [
      ...(can.move ? ['move a character'] : []),
      ...(can.ability ? ['use an ability'] : []),
      ...(can.draw ? ['draw and play a card'] : []),
      ...(can.artifact ? ['play your artifact'] : []),
    ];
    const what = or(ways);
    return view.left === 1 ? `One action left: ${what}.` : `${what.charAt(0).toUpperCase()}${what.slice(1)}.`;
  },
  play: () => 'Play one of your two cards. You keep the other.',
  place({ figure }, say) {
    const { kind } = say.view.figures[figure]!;
    const where =
      kind === 'chest' || kind === 'caveTroll'
        ? 'in a room'
        : MONSTERS.includes(kind)
          ? 'on a pit'
          : say.view.settings.entryPlacement === 'ownStaircase'
            ? 'on your staircase'
            : 'on a staircase';
    return `Place your ${say.kind(figure)} ${where}.`;
  },
  scoreRoom: () => 'Score one room. The player who controls it gains its gold.',
  stride: ({ figure, left }, say) =>
    `${The(say, figure)} can move ${count(left, 'more space', 'more spaces')}, or stop here.`,
  push: ({ wraith }, say) => `The Wraith is in the ${say.at(wraith)}. Push one character out to an adjacent space.`,
  flee: ({ room }, say) =>
    `Cave Troll in the ${say.space(room)}! ${say.view.settings.trollExits === 'all' ? 'Move your characters out one by one' : 'Move one of your characters out'}${
      say.view.settings.trollEscape === 'mayDecline' ? ', or stay' : ''
    }. It crushes everyone left.`,
  trample: ({ troll }, say) =>
    `The Rampaging Troll is loose in the ${say.at(troll)}. Push a character out. It crushes those who stay.`,
  helm: () => 'Move an opposing character up to 3 spaces. Choose it and its first step.',
  teleportation: () => 'Choose the room or staircase that your characters leave.',
  teleport: ({ from }, say) => `Choose who leaves the ${say.space(from)} next, and the room they go to.`,
  idol: () => 'Lock an empty room. It pays you whenever the board is scored.',
  cloak: () => 'Choose the hero who wears the Cloak this turn.',
  sword: (_at, say) => `Choose a room. The Sword slays all ${PREY[say.view.settings.characterSet]} there.`,
  life: () => 'Choose a removed hero and the staircase it returns to.',
};

const MONSTERS = ['orc', 'wraith', 'grunt', 'banshee', 'rampagingTroll'];

export const waiting: Language['waiting'] = (player, say) => does(say, player, 'is choosing.', 'are choosing.');

export const left: Language['left'] = {
  act(_at, { view, card }) {
    const all = actionsThisTurn(view);
    const hand = view.players[view.player]!.hand ?? [];
    const parts = [
      view.left === all
        ? `${actions(all)} this turn`
        : view.left === 1
          ? `the last of ${all} this turn`
          : `${view.left} of ${actions(all)} left`,
      ...(hand.length > 0 ? [`in hand: ${and(hand.map(card))}`] : []),
    ];
    return parts.join(' · ');
  },
  play: (_at, { view }) => `${view.icons} of 5 icons on the scoring pile`,
  push: (_at, { view }) => (view.settings.wraithEntryPush === 'optional' ? 'You may skip the push.' : 'You must push.'),
  stride: (_at, { view }) => `Then ${actions(view.left)} left.`,
  flee: () => 'This costs no action.',
};

export const next: Language['next'] = ({ figure, victim, from, to }, options, say) => {
  if (typeof to === 'number') {
    const [mover, ...others] = moversIn(options);
    if (mover === undefined) return null;
    const there = `to the ${say.space(to)}`;
    if (others.length === 0) return `How does ${the(say, mover)} get ${there}?`;
    const ask = isForced(options) ? `Whom do you push ${there}?` : `Who goes ${there}?`;
    return `${ask} ${others.length + 1} figures glow.`;
  }
  const spaces = new Set(options.flatMap((act) => ('to' in act ? [act.to] : []))).size;
  const glow = spaces > 1 ? ` ${spaces} spaces glow.` : '';
  if (typeof victim === 'number') return isForced(options) ? `Where should ${the(say, victim)} go?${glow}` : null;
  if (typeof figure === 'number') {
    const targets = new Set(options.flatMap((act) => ('victim' in act ? [act.victim] : []))).size;
    if (targets === 0) return `Where should ${the(say, figure)} go?${glow}`;
    return spaces > 0 && options.some(({ do: doing }) => doing === 'move')
      ? `Choose a target for ${the(say, figure)}, or a space to move to.`
      : `Choose a target for ${the(say, figure)}.`;
  }
  return typeof from === 'number' ? `Choose who leaves the ${say.space(from)} first.` : null;
};

export const unused: Language['unused'] = {
  actions: (n) => `${n} unused`,
  steps: (n) => `${count(n, 'step')} unused`,
  crushed: (n) => `${n} crushed`,
};

export const label: Language['label'] = {
  draw: () => 'Draw and play a card',
  pass: () => 'End turn',
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
  move: ({ figure, to }, say) =>
    `Move ${the(say, figure)} from the ${say.at(figure)} to the ${say.space(to)}${say.view.cloaked === figure ? ' (cloaked)' : ''}`,
  push: ({ victim, to }, say) => `Push ${the(say, victim)} to the ${say.space(to)}`,
  slip: ({ to }, say) => `Slip the Thief to the ${say.space(to)}`,
  slay: ({ victim }, say) => `Slay ${the(say, victim)} in the ${say.at(victim)}`,
  banish: ({ victim, to }, say) => `Banish ${the(say, victim)} to the ${say.space(to)}`,
  assassinate: ({ victim }, say) => `Kill ${the(say, victim)} in the ${say.at(victim)}`,
  fell: ({ victim }, say) => `Fell ${the(say, victim)} (your Giant Slayer falls too)`,
  rout: ({ figure }, say) => `Rout all opposing Adventurers in the ${say.at(figure)}`,
  lure: ({ victim }, say) => `Lure ${the(say, victim)} from the ${say.at(victim)}`,
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
