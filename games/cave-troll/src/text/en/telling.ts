import type { Doom } from '../../contents.ts';
import { occupants } from '../facts.ts';
import type { Language, Speaker } from '../language.ts';
import { inThe } from './names.ts';

/** The Chronicle, and the table in words. */

const gold = (amount: number): string => `${amount} gold`;
const actionsIn = (count: number): string => (count === 1 ? '1 action' : `${count} actions`);

/** The sentence for a removal, by its cause; `victim` is the figure and its space. */
const removal: { readonly [cause in Doom]: (victim: string) => string } = {
  knight: (victim) => `The Knight slays ${victim}.`,
  orc: (victim) => `The Orc slays ${victim}.`,
  caveTroll: (victim) => `The Cave Troll crushes ${victim}.`,
  rampagingTroll: (victim) => `The Rampaging Troll crushes ${victim}.`,
  assassin: (victim) => `The Assassin kills ${victim}.`,
  giantSlayer: (victim) => `The Giant Slayer’s last blow fells ${victim}.`,
  grunt: (victim) => `The Grunt routs ${victim}.`,
  sword: (victim) => `The Sword of Slaying strikes down ${victim}.`,
  cloak: (victim) => `As the Cloak fades, the Cave Troll finds ${victim}.`,
};

const gains = (amounts: readonly number[], say: Speaker): string =>
  amounts.flatMap((amount, seat) => (amount > 0 ? [`${say.player(seat)} ${amount}`] : [])).join(', ');

export const narrate: Language['narrate'] = {
  turnBegan: ({ player, turn, actions }, say) => `Turn ${turn}: ${say.player(player)} has ${actionsIn(actions)}.`,
  passed: ({ player }, say) => `${say.player(player)} ends their turn.`,
  drew: ({ player, card }, say) =>
    card === null ? `${say.player(player)} draws a card.` : `${say.player(player)} draws ${say.card(card)}.`,
  played: ({ player, card }, say) => `${say.player(player)} plays ${say.card(card)}.`,
  placed: ({ figure, to }, say) => `The ${say.figure(figure)} appears ${inThe(say.space(to))}.`,
  filed: ({ icons, onPile }) => (icons > 0 ? `The scoring pile has ${onPile} of 5 icons.` : null),
  moved: ({ figure, from, to }, say) =>
    `The ${say.figure(figure)} moves from the ${say.space(from)} to the ${say.space(to)}.`,
  pushed: ({ figure, from, to, by }, say) =>
    `The ${say.figure(by)} pushes the ${say.figure(figure)} from the ${say.space(from)} to the ${say.space(to)}.`,
  pulled: ({ figure, from, to, by }, say) =>
    `The ${say.figure(by)} lures the ${say.figure(figure)} from the ${say.space(from)} to the ${say.space(to)}.`,
  slipped: ({ figure, from, to }, say) =>
    `The ${say.figure(figure)} slips from the ${say.space(from)} to the ${say.space(to)}.`,
  banished: ({ figure, to, by }, say) =>
    `The ${say.figure(by)} banishes the ${say.figure(figure)} to the ${say.space(to)}.`,
  teleported: ({ figure, from, to }, say) =>
    `The ${say.figure(figure)} vanishes from the ${say.space(from)} and appears ${inThe(say.space(to))}.`,
  removed({ figure, from, cause }, say) {
    const victim = `the ${say.figure(figure)} ${inThe(say.space(from))}`;
    const fellWithIt = cause === 'giantSlayer' && say.view.figures[figure]!.kind === 'giantSlayer'; // [SLAYER-4]
    return fellWithIt ? `The ${say.figure(figure)} gives its life ${inThe(say.space(from))}.` : removal[cause](victim);
  },
  stayed: ({ player, room }, say) => `${say.player(player)} chooses to stay in the ${say.space(room)}.`,
  foundArtifact: ({ player, artifact }, say) =>
    `${say.player(player)} finds ${artifact === null ? 'an artifact' : `the ${say.artifact(artifact)}`}.`,
  playedArtifact: ({ player, artifact }, say) => `${say.player(player)} plays the ${say.artifact(artifact)}.`,
  ledAway: ({ figure, player }, say) => `${say.player(player)} takes hold of the ${say.figure(figure)}’s mind.`,
  locked: ({ room, player }, say) => `${say.player(player)} locks the ${say.space(room)} for good.`,
  cloaked: ({ figure }, say) => `The ${say.figure(figure)} is invisible this turn.`,
  uncloaked: ({ figure }, say) => `The Cloak fades: the ${say.figure(figure)} is visible again.`,
  revived: ({ figure, to }, say) => `The ${say.figure(figure)} comes back to life on the ${say.space(to)}.`,
  gained: ({ player, gold: amount }, say) => `${say.player(player)} gains ${gold(amount)}.`,
  scored({ room, player, gold: value, gains: paid, clause }, say) {
    const where = `${say.space(room)}, ${gold(value)}`;
    if (clause === 'IDOL-3') return `${where}: locked for ${say.player(player!)}.`;
    if (player === null) return `${where}: ${clause === 'SCORE-5' ? 'tied, nobody gains' : 'no heroes, nobody gains'}.`;
    return `${where}: ${gains(paid, say)}.`;
  },
  boardScored: ({ gains: paid, final }, say) =>
    `${final ? 'The last scoring' : 'The whole board is scored'}: ${gains(paid, say) || 'nobody gains'}.`,
  artifactPaid: ({ player, artifact, gold: amount }, say) =>
    `${say.player(player)} still holds the ${say.artifact(artifact)}: ${gold(amount)}.`,
  ended: ({ player }, say) =>
    player === null
      ? 'Nobody has drawn a card for too long: the game ends.'
      : `${say.player(player)}’s deck is empty: the game ends.`,
};

export const describe: Language['describe'] = (say, reader) => {
  const { view } = say;
  const lines = [
    `Turn ${view.turn}: ${say.player(view.player)} has ${actionsIn(view.left)} left. Icons on the scoring pile: ${view.icons} of 5.`,
  ];
  for (const [seat, player] of view.players.entries()) {
    const artifact =
      player.artifact === null
        ? ''
        : `, artifact: ${player.artifact === 'faceDown' ? 'face down' : say.artifact(player.artifact)}`;
    const hand =
      player.hand === null ? `${player.cardsInHand} in hand` : `hand: ${player.hand.map(say.card).join(', ')}`;
    lines.push(
      `${say.player(seat)}${seat === reader ? ' (you)' : ''}: ${gold(player.gold)}, ${hand}, ${player.cardsInDeck} in the deck${artifact}.`,
    );
  }
  for (const { where, figures } of occupants(say)) lines.push(`${where}: ${figures.join(', ')}.`);
  if (view.idol !== null) lines.push(`${say.space(view.idol.room)}: locked for ${say.player(view.idol.player)}.`);
  return lines;
};
