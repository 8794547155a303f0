import { capital } from '@trollmoot/kernel';
import type { Doom } from '../../contents.ts';
import { occupants } from '../facts.ts';
import type { Language } from '../language.ts';
import type { Speaker } from '../speaker.ts';
import { Does, dans, de, icons, isShe, Le, le, of, the } from './names.ts';

/** The Chronicle, and the table in words. */

const gold = (amount: number): string => `${amount} or`;

/** Without the e of the feminine. */
const DONE: { readonly [cause in Doom]: string } = {
  knight: 'abattu',
  orc: 'abattu',
  caveTroll: 'écrasé',
  rampagingTroll: 'écrasé',
  assassin: 'tué',
  giantSlayer: 'terrassé',
  grunt: 'chassé',
  sword: 'abattu',
  cloak: 'découvert',
};
const BY: { readonly [cause in Doom]: string } = {
  knight: 'par le Chevalier',
  orc: 'par l’Orque',
  caveTroll: 'par le Troll des cavernes',
  rampagingTroll: 'par le Troll furieux',
  assassin: 'par l’Assassin',
  giantSlayer: 'par le dernier coup du Tueur de géants',
  grunt: 'par le Soudard',
  sword: 'par l’Épée du massacre',
  cloak: 'par le Troll des cavernes quand la Cape s’efface',
};

const gains = (amounts: readonly number[], say: Speaker): string =>
  amounts.flatMap((amount, seat) => (amount > 0 ? [`${say.player(seat)} ${amount}`] : [])).join(', ');

const way = (say: Speaker, from: number, to: number): string => `${de(say.space(from))} vers ${the(say.space(to))}`;

export const narrate: Language['narrate'] = {
  turnBegan: ({ player, turn, actions }, say) =>
    `Tour ${turn} : ${say.player(player)}, ${actions === 1 ? 'une action' : `${actions} actions`}.`,
  passed: ({ player }, say) => `${Does(say, player, 'finit son tour', 'finissez votre tour')}.`,
  drew: ({ player, card }, say) =>
    card === null ? null : `${Does(say, player, 'pioche', 'piochez')} : ${say.card(card)}.`, // others only see it played
  played: ({ player, card }, say) => `${Does(say, player, 'joue', 'jouez')} : ${say.card(card)}.`,
  placed: ({ figure, to }, say) => `${Le(say, figure)} apparaît ${dans(say.space(to))}.`,
  filed: (news) => (news.icons > 0 ? `Pile de décompte : ${icons(news.onPile)}.` : null),
  moved: ({ figure, from, to }, say) => `${Le(say, figure)} va ${way(say, from, to)}.`,
  pushed: ({ figure, from, to, by }, say) => `${Le(say, by)} pousse ${le(say, figure)} ${way(say, from, to)}.`,
  pulled: ({ figure, from, to, by }, say) => `${Le(say, by)} attire ${le(say, figure)} ${way(say, from, to)}.`,
  slipped: ({ figure, from, to }, say) => `${Le(say, figure)} se glisse ${way(say, from, to)}.`,
  banished: ({ figure, to, by }, say) => `${Le(say, by)} bannit ${le(say, figure)} ${dans(say.space(to))}.`,
  teleported: ({ figure, from, to }, say) =>
    `${Le(say, figure)} disparaît ${de(say.space(from))} et surgit ${dans(say.space(to))}.`,
  removed({ figure, from, cause }, say) {
    const { kind } = say.view.figures[figure]!;
    const victim = `${Le(say, figure)} ${dans(say.space(from))}`;
    if (cause === 'giantSlayer' && kind === 'giantSlayer') return `${victim} donne sa vie.`; // [SLAYER-4]
    return `${victim} est ${DONE[cause]}${isShe(kind) ? 'e' : ''} ${BY[cause]}.`;
  },
  stayed: ({ player, room }, say) =>
    `${Does(say, player, 'ne laisse', 'ne laissez')} personne fuir ${the(say.space(room))}.`,
  foundArtifact: ({ player, artifact }, say) =>
    `${Does(say, player, 'trouve', 'trouvez')} un artefact${artifact === null ? '' : ` : ${say.artifact(artifact)}`}.`,
  playedArtifact: ({ player, artifact }, say) =>
    `${Does(say, player, 'révèle', 'révélez')} : ${say.artifact(artifact)}.`,
  ledAway: ({ figure, player }, say) => `${Does(say, player, 'domine', 'dominez')} ${le(say, figure)}.`,
  locked: ({ room, player }, say) => `${Does(say, player, 'ferme', 'fermez')} ${the(say.space(room))} pour toujours.`,
  cloaked: ({ figure }, say) => `${Le(say, figure)} est invisible pendant ce tour.`,
  uncloaked: ({ figure }, say) => `La Cape s’efface : on revoit ${le(say, figure)}.`,
  revived: ({ figure, to }, say) => `${Le(say, figure)} revient à la vie ${dans(say.space(to))}.`,
  gained: ({ player, gold: amount }, say) => `${Does(say, player, 'gagne', 'gagnez')} ${gold(amount)}.`,
  scored({ room, player, gold: value, gains: paid, clause }, say) {
    const where = `${capital(say.space(room))}, ${gold(value)}`;
    if (clause === 'IDOL-3') return `${where} : salle fermée pour ${say.player(player!)}.`;
    if (player === null)
      return `${where} : ${clause === 'SCORE-5' ? 'égalité, personne ne gagne rien' : 'aucun héros, personne ne gagne rien'}.`;
    return `${where} : ${gains(paid, say)}.`;
  },
  boardScored: ({ gains: paid, final }, say) =>
    `${final ? 'Décompte final' : 'Tout le plateau est décompté'} : ${gains(paid, say) || 'personne ne gagne rien'}.`,
  artifactPaid: ({ player, artifact, gold: amount }, say) =>
    `${Does(say, player, 'possède', 'possédez')} encore : ${say.artifact(artifact)}, ${gold(amount)}.`,
  ended: ({ player }, say) =>
    player === null
      ? 'Depuis longtemps personne n’a pioché : la partie est finie.'
      : `${say.isYou(player) ? 'Votre paquet' : `Le paquet ${of(say, player)}`} est vide : la partie est finie.`,
};

export const describe: Language['describe'] = (say, reader) => {
  const { view } = say;
  const lines = [
    `Tour ${view.turn} : ${say.player(view.player)}, actions restantes : ${view.left}. Pile de décompte : ${icons(view.icons)}.`,
  ];
  for (const [seat, player] of view.players.entries()) {
    const artifact =
      player.artifact === null
        ? ''
        : `, artefact : ${player.artifact === 'faceDown' ? 'face cachée' : say.artifact(player.artifact)}`;
    const hand =
      player.hand === null ? `${player.cardsInHand} en main` : `main : ${player.hand.map(say.card).join(', ')}`;
    lines.push(
      `${capital(say.player(seat))}${seat === reader && !say.isYou(seat) ? ' (vous)' : ''} : ${gold(player.gold)}, ${hand}, ${player.cardsInDeck} dans le paquet${artifact}.`,
    );
  }
  for (const { where, figures } of occupants(say)) lines.push(`${where} : ${figures.join(', ')}.`);
  if (view.idol !== null)
    lines.push(`${say.space(view.idol.room)} : salle fermée pour ${say.player(view.idol.player)}.`);
  return lines;
};
