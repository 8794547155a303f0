import { capital } from '@trollmoot/kernel';
import type { Doom } from '../../contents.ts';
import { occupants } from '../facts.ts';
import type { Language } from '../language.ts';
import type { Speaker } from '../speaker.ts';
import { Does, does, inThe, of, The, the } from './names.ts';

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
  turnBegan: ({ player, turn, actions }, say) =>
    `Turn ${turn}: ${does(say, player, 'has', 'have')} ${actionsIn(actions)}.`,
  passed: ({ player }, say) => `${Does(say, player, 'ends their turn', 'end your turn')}.`,
  drew: ({ player, card }, say) => (card === null ? null : `${Does(say, player, 'draws', 'draw')} ${say.card(card)}.`), // others only see it played
  played: ({ player, card }, say) => `${Does(say, player, 'plays', 'play')} ${say.card(card)}.`,
  placed: ({ figure, to }, say) => `${The(say, figure)} appears ${inThe(say.space(to))}.`,
  filed: ({ icons, onPile }) => (icons > 0 ? `The scoring pile has ${onPile} of 5 icons.` : null),
  moved: ({ figure, from, to }, say) =>
    `${The(say, figure)} moves from the ${say.space(from)} to the ${say.space(to)}.`,
  pushed: ({ figure, from, to, by }, say) =>
    `${The(say, by)} pushes ${the(say, figure)} from the ${say.space(from)} to the ${say.space(to)}.`,
  pulled: ({ figure, from, to, by }, say) =>
    `${The(say, by)} lures ${the(say, figure)} from the ${say.space(from)} to the ${say.space(to)}.`,
  slipped: ({ figure, from, to }, say) =>
    `${The(say, figure)} slips from the ${say.space(from)} to the ${say.space(to)}.`,
  banished: ({ figure, to, by }, say) => `${The(say, by)} banishes ${the(say, figure)} to the ${say.space(to)}.`,
  teleported: ({ figure, from, to }, say) =>
    `${The(say, figure)} vanishes from the ${say.space(from)} and appears ${inThe(say.space(to))}.`,
  removed({ figure, from, cause }, say) {
    const victim = `${the(say, figure)} ${inThe(say.space(from))}`;
    const fellWithIt = cause === 'giantSlayer' && say.view.figures[figure]!.kind === 'giantSlayer'; // [SLAYER-4]
    return fellWithIt ? `${The(say, figure)} gives its life ${inThe(say.space(from))}.` : removal[cause](victim);
  },
  stayed: ({ player, room }, say) => `${Does(say, player, 'chooses', 'choose')} to stay in the ${say.space(room)}.`,
  foundArtifact: ({ player, artifact }, say) =>
    `${Does(say, player, 'finds', 'find')} ${artifact === null ? 'an artifact' : `the ${say.artifact(artifact)}`}.`,
  playedArtifact: ({ player, artifact }, say) => `${Does(say, player, 'plays', 'play')} the ${say.artifact(artifact)}.`,
  ledAway: ({ figure, player }, say) =>
    `${Does(say, player, 'takes', 'take')} hold of the mind of ${the(say, figure)}.`,
  locked: ({ room, player }, say) => `${Does(say, player, 'locks', 'lock')} the ${say.space(room)} for good.`,
  cloaked: ({ figure }, say) => `${The(say, figure)} is invisible this turn.`,
  uncloaked: ({ figure }, say) => `The Cloak fades: ${the(say, figure)} is visible again.`,
  revived: ({ figure, to }, say) => `${The(say, figure)} comes back to life on the ${say.space(to)}.`,
  gained: ({ player, gold: amount }, say) => `${Does(say, player, 'gains', 'gain')} ${gold(amount)}.`,
  scored({ room, player, gold: value, gains: paid, clause }, say) {
    const where = `${say.space(room)}, ${gold(value)}`;
    if (clause === 'IDOL-3') return `${where}: locked for ${say.player(player!)}.`;
    if (player === null) return `${where}: ${clause === 'SCORE-5' ? 'tied, nobody gains' : 'no heroes, nobody gains'}.`;
    return `${where}: ${gains(paid, say)}.`;
  },
  boardScored: ({ gains: paid, final }, say) =>
    `${final ? 'The last scoring' : 'The whole board is scored'}: ${gains(paid, say) || 'nobody gains'}.`,
  artifactPaid: ({ player, artifact, gold: amount }, say) =>
    `${Does(say, player, 'still holds', 'still hold')} the ${say.artifact(artifact)}: ${gold(amount)}.`,
  ended: ({ player }, say) =>
    player === null
      ? 'Nobody has drawn a card for too long: the game ends.'
      : `${capital(of(say, player))} deck is empty: the game ends.`,
};

export const describe: Language['describe'] = (say, reader) => {
  const { view } = say;
  const lines = [
    `Turn ${view.turn}: ${does(say, view.player, 'has', 'have')} ${actionsIn(view.left)} left. Icons on the scoring pile: ${view.icons} of 5.`,
  ];
  for (const [seat, player] of view.players.entries()) {
    const artifact =
      player.artifact === null
        ? ''
        : `, artifact: ${player.artifact === 'faceDown' ? 'face down' : say.artifact(player.artifact)}`;
    const hand =
      player.hand === null ? `${player.cardsInHand} in hand` : `hand: ${player.hand.map(say.card).join(', ')}`;
    lines.push(
      `${capital(say.player(seat))}${seat === reader && !say.isYou(seat) ? ' (you)' : ''}: ${gold(player.gold)}, ${hand}, ${player.cardsInDeck} in the deck${artifact}.`,
    );
  }
  for (const { where, figures } of occupants(say)) lines.push(`${where}: ${figures.join(', ')}.`);
  if (view.idol !== null) lines.push(`${say.space(view.idol.room)}: locked for ${say.player(view.idol.player)}.`);
  return lines;
};
