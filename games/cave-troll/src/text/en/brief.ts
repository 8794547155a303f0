import { capital, inBrief } from '@trollmoot/kernel';
import type { Doom } from '../../contents.ts';
import type { Language } from '../language.ts';
import type { Speaker } from '../speaker.ts';
import { actions, the } from './names.ts';

const SLAIN: { readonly [cause in Doom]: string } = {
  knight: 'Slays',
  orc: 'Slays',
  caveTroll: 'Crushes',
  rampagingTroll: 'Crushes',
  assassin: 'Kills',
  giantSlayer: 'Fells',
  grunt: 'Routs',
  sword: 'Strikes down',
  cloak: 'Crushes',
};
/** 'Pushes your Thief to Cell NW', or without the space, or without the owner. */
const done = (verb: string, say: Speaker, figure: number, to: number): string =>
  inBrief(
    `${verb} ${the(say, figure)} to ${say.brief(to)}`,
    `${verb} ${the(say, figure)}`,
    `${verb} ${say.kind(figure)}`,
  );
const gains = (amounts: readonly number[], say: Speaker): string =>
  amounts.flatMap((amount, seat) => (amount > 0 ? [`${say.player(seat)} ${amount}`] : [])).join(', ');

/** 'Since your turn': what happened, without who did it. */
export const brief: Language['brief'] = {
  passed: ({ left }) => (left > 0 ? `Gives up ${actions(left)}` : null),
  played: ({ card }, say) => inBrief(`Plays ${say.card(card)}`),
  placed: ({ figure, to }, say) => inBrief(`New ${say.kind(figure)}: ${say.brief(to)}`, `New ${say.kind(figure)}`),
  filed: ({ icons, onPile }) => (icons > 0 ? `Scoring pile: ${onPile} of 5` : null),
  moved: ({ figure, to }, say) => inBrief(`${say.kind(figure)} to ${say.brief(to)}`),
  pushed: ({ figure, to }, say) => done('Pushes', say, figure, to),
  pulled: ({ figure, to }, say) => done('Lures', say, figure, to),
  slipped: ({ figure, to }, say) => inBrief(`${say.kind(figure)} slips to ${say.brief(to)}`),
  banished: ({ figure, to }, say) => done('Banishes', say, figure, to),
  teleported: ({ figure, to }, say) =>
    inBrief(`${say.kind(figure)} vanishes to ${say.brief(to)}`, `${say.kind(figure)} to ${say.brief(to)}`),
  removed({ figure, cause }, say) {
    if (cause === 'giantSlayer' && say.view.figures[figure]!.kind === 'giantSlayer')
      return 'Giant Slayer gives its life';
    return inBrief(`${SLAIN[cause]} ${the(say, figure)}`, `${SLAIN[cause]} ${say.kind(figure)}`);
  },
  stayed: ({ room }, say) => inBrief(`Stays in ${say.brief(room)}`),
  foundArtifact: ({ artifact }, say) =>
    artifact === null ? 'Finds an artifact' : inBrief(`Finds ${say.artifact(artifact)}`),
  playedArtifact: ({ artifact }, say) => inBrief(`Plays ${say.artifact(artifact)}`),
  ledAway: ({ figure }, say) => inBrief(`Controls ${the(say, figure)}`, `Controls ${say.kind(figure)}`),
  locked: ({ room }, say) => inBrief(`Locks ${say.brief(room)} for good`),
  cloaked: ({ figure }, say) => inBrief(`${say.kind(figure)} turns invisible`, `${say.kind(figure)} invisible`),
  revived: ({ figure, to }, say) =>
    inBrief(`${say.kind(figure)} revived: ${say.brief(to)}`, `${say.kind(figure)} revived`),
  gained: ({ player, gold }, say) => inBrief(`${capital(say.player(player))}: +${gold} gold`, `+${gold} gold`),
  scored: ({ room, player, gains: paid }, say) =>
    player === null
      ? null
      : inBrief(`${say.brief(room)}: ${gains(paid, say) || 'locked'}`, `${say.brief(room)} scores`),
  boardScored: ({ gains: paid }, say) =>
    inBrief(`Scoring: ${gains(paid, say) || 'nobody gains'}`, 'The board is scored'),
  artifactPaid: ({ player, gold }, say) =>
    inBrief(`${capital(say.player(player))}: +${gold}, artifact`, `Artifact: +${gold} gold`),
  ended: () => 'The game ends',
};
