import { capital, inBrief } from '@trollmoot/kernel';
import type { Doom } from '../../contents.ts';
import type { Language } from '../language.ts';
import type { Speaker } from '../speaker.ts';
import { actions, den } from './names.ts';

const SLAIN: { readonly [cause in Doom]: string } = {
  knight: 'Erschlägt',
  orc: 'Erschlägt',
  caveTroll: 'Zermalmt',
  rampagingTroll: 'Zermalmt',
  assassin: 'Tötet',
  giantSlayer: 'Fällt',
  grunt: 'Vertreibt',
  sword: 'Erschlägt',
  cloak: 'Zermalmt',
};
/** 'Stößt deinen Dieb: Zelle NW', oder ohne den Raum, oder ohne den Besitzer. */
const done = (verb: string, say: Speaker, figure: number, to: number): string =>
  inBrief(
    `${verb} ${den(say, figure)}: ${say.brief(to)}`,
    `${verb} ${den(say, figure)}`,
    `${verb}: ${say.kind(figure)}`,
  );
const gains = (amounts: readonly number[], say: Speaker): string =>
  amounts.flatMap((amount, seat) => (amount > 0 ? [`${say.player(seat)} ${amount}`] : [])).join(', ');

/** 'Seit deinem Zug': was geschah, ohne wer es tat. */
export const brief: Language['brief'] = {
  passed: ({ left }) => (left > 0 ? `Verzichtet auf ${actions(left)}` : null),
  played: ({ card }, say) => inBrief(`Spielt ${say.card(card)}`),
  placed: ({ figure, to }, say) => inBrief(`Neu: ${say.kind(figure)}, ${say.brief(to)}`, `Neu: ${say.kind(figure)}`),
  filed: ({ icons, onPile }) => (icons > 0 ? `Wertungsstapel: ${onPile} von 5` : null),
  moved: ({ figure, to }, say) => inBrief(`${say.kind(figure)} geht: ${say.brief(to)}`),
  pushed: ({ figure, to }, say) => done('Stößt', say, figure, to),
  pulled: ({ figure, to }, say) => done('Lockt', say, figure, to),
  slipped: ({ figure, to }, say) => inBrief(`${say.kind(figure)} schleicht: ${say.brief(to)}`),
  banished: ({ figure, to }, say) => done('Bannt', say, figure, to),
  teleported: ({ figure, to }, say) => inBrief(`${say.kind(figure)} versetzt: ${say.brief(to)}`),
  removed({ figure, cause }, say) {
    if (cause === 'giantSlayer' && say.view.figures[figure]!.kind === 'giantSlayer') return 'Der Riesentöter fällt mit';
    return inBrief(`${SLAIN[cause]} ${den(say, figure)}`, `${SLAIN[cause]}: ${say.kind(figure)}`);
  },
  stayed: ({ room }, say) => inBrief(`Bleibt: ${say.brief(room)}`),
  foundArtifact: ({ artifact }, say) =>
    artifact === null ? 'Findet ein Artefakt' : inBrief(`Findet ${say.artifact(artifact)}`),
  playedArtifact: ({ artifact }, say) => inBrief(`Spielt ${say.artifact(artifact)}`, say.artifact(artifact)),
  ledAway: ({ figure }, say) => inBrief(`Beherrscht ${den(say, figure)}`, `Beherrscht: ${say.kind(figure)}`),
  locked: ({ room }, say) => inBrief(`Verschlossen: ${say.brief(room)}`),
  cloaked: ({ figure }, say) => inBrief(`${say.kind(figure)} wird unsichtbar`),
  revived: ({ figure, to }, say) =>
    inBrief(`${say.kind(figure)} lebt: ${say.brief(to)}`, `${say.kind(figure)} lebt wieder`),
  gained: ({ player, gold }, say) => inBrief(`${capital(say.player(player))}: +${gold} Gold`, `+${gold} Gold`),
  scored: ({ room, player, gains: paid }, say) =>
    player === null
      ? null
      : inBrief(`${say.brief(room)}: ${gains(paid, say) || 'verschlossen'}`, `${say.brief(room)} gewertet`),
  boardScored: ({ gains: paid }, say) => inBrief(`Wertung: ${gains(paid, say) || 'niemand'}`, 'Der Plan wird gewertet'),
  artifactPaid: ({ player, gold }, say) =>
    inBrief(`${capital(say.player(player))}: +${gold}, Artefakt`, `Artefakt: +${gold} Gold`),
  ended: () => 'Das Spiel ist aus',
};
