import { capital, inBrief } from '@trollmoot/kernel';
import type { Doom } from '../../contents.ts';
import type { Language } from '../language.ts';
import type { Speaker } from '../speaker.ts';
import { actions, le } from './names.ts';

const SLAIN: { readonly [cause in Doom]: string } = {
  knight: 'Abat',
  orc: 'Abat',
  caveTroll: 'Écrase',
  rampagingTroll: 'Écrase',
  assassin: 'Tue',
  giantSlayer: 'Terrasse',
  grunt: 'Chasse',
  sword: 'Frappe',
  cloak: 'Écrase',
};
/** « Pousse votre Voleur : Cellule NO », ou sans la salle, ou sans le propriétaire. */
const done = (verb: string, say: Speaker, figure: number, to: number): string =>
  inBrief(
    `${verb} ${le(say, figure)} : ${say.brief(to)}`,
    `${verb} ${le(say, figure)}`,
    `${verb} : ${say.kind(figure)}`,
  );
const gains = (amounts: readonly number[], say: Speaker): string =>
  amounts.flatMap((amount, seat) => (amount > 0 ? [`${say.player(seat)} ${amount}`] : [])).join(', ');

/** « Depuis votre tour » : ce qui s’est passé, sans dire par qui. */
export const brief: Language['brief'] = {
  passed: ({ left }) => (left > 0 ? `Renonce à ${actions(left)}` : null),
  played: ({ card }, say) => inBrief(`Joue ${say.card(card)}`),
  placed: ({ figure, to }, say) =>
    inBrief(
      `Arrive : ${say.kind(figure)}, ${say.brief(to)}`,
      `${say.kind(figure)} : ${say.brief(to)}`,
      `Arrive : ${say.kind(figure)}`,
    ),
  filed: ({ icons, onPile }) => (icons > 0 ? `Pile de décompte : ${onPile} sur 5` : null),
  moved: ({ figure, to }, say) => inBrief(`${say.kind(figure)} : ${say.brief(to)}`),
  pushed: ({ figure, to }, say) => done('Pousse', say, figure, to),
  pulled: ({ figure, to }, say) => done('Attire', say, figure, to),
  slipped: ({ figure, to }, say) =>
    inBrief(`${say.kind(figure)} se glisse : ${say.brief(to)}`, `${say.kind(figure)} se glisse`),
  banished: ({ figure, to }, say) => done('Bannit', say, figure, to),
  teleported: ({ figure, to }, say) =>
    inBrief(`${say.kind(figure)} disparaît : ${say.brief(to)}`, `${say.kind(figure)} : ${say.brief(to)}`),
  removed({ figure, cause }, say) {
    if (cause === 'giantSlayer' && say.view.figures[figure]!.kind === 'giantSlayer') return 'Le Tueur de géants périt';
    return inBrief(`${SLAIN[cause]} ${le(say, figure)}`, `${SLAIN[cause]} : ${say.kind(figure)}`);
  },
  stayed: ({ room }, say) => inBrief(`Reste : ${say.brief(room)}`),
  foundArtifact: ({ artifact }, say) =>
    artifact === null ? 'Trouve un artefact' : inBrief(`Trouve ${say.artifact(artifact)}`, say.artifact(artifact)),
  playedArtifact: ({ artifact }, say) => inBrief(`Joue ${say.artifact(artifact)}`),
  ledAway: ({ figure }, say) => inBrief(`Domine ${le(say, figure)}`, `Domine : ${say.kind(figure)}`),
  locked: ({ room }, say) => inBrief(`Fermé pour toujours : ${say.brief(room)}`, `Fermé : ${say.brief(room)}`),
  cloaked: ({ figure }, say) => inBrief(`${say.kind(figure)} invisible`),
  revived: ({ figure, to }, say) =>
    inBrief(`${say.kind(figure)} revit : ${say.brief(to)}`, `${say.kind(figure)} revit`),
  gained: ({ player, gold }, say) => inBrief(`${capital(say.player(player))} : +${gold} or`, `+${gold} or`),
  scored: ({ room, player, gains: paid }, say) =>
    player === null
      ? null
      : inBrief(`${say.brief(room)} : ${gains(paid, say) || 'fermé'}`, `Décompte : ${say.brief(room)}`),
  boardScored: ({ gains: paid }, say) => inBrief(`Décompte : ${gains(paid, say) || 'personne'}`, 'Décompte du plateau'),
  artifactPaid: ({ player, gold }, say) =>
    inBrief(`${capital(say.player(player))} : +${gold}, artefact`, `Artefact : +${gold} or`),
  ended: () => 'La partie est finie',
};
