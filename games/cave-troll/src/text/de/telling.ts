import { capital } from '@trollmoot/kernel';
import type { Doom } from '../../contents.ts';
import { occupants } from '../facts.ts';
import type { Language } from '../language.ts';
import type { Speaker } from '../speaker.ts';
import { ausDer, Der, Does, den, der, inDer, inDie } from './names.ts';

/** The Chronicle, and the table in words. */

const gold = (amount: number): string => `${amount} Gold`;

const BY: { readonly [cause in Doom]: string } = {
  knight: 'wird vom Ritter erschlagen',
  orc: 'wird vom Ork erschlagen',
  caveTroll: 'wird vom Höhlentroll zermalmt',
  rampagingTroll: 'wird vom Wuttroll zermalmt',
  assassin: 'wird vom Meuchler getötet',
  giantSlayer: 'fällt beim letzten Hieb des Riesentöters',
  grunt: 'wird vom Rohling vertrieben',
  sword: 'fällt dem Schwert des Schlächters zum Opfer',
  cloak: 'wird vom Höhlentroll entdeckt, als der Mantel verblasst',
};

const whom = (say: Speaker, seat: number): string => (say.isYou(seat) ? 'dich' : say.player(seat));

const gains = (amounts: readonly number[], say: Speaker): string =>
  amounts.flatMap((amount, seat) => (amount > 0 ? [`${say.player(seat)} ${amount}`] : [])).join(', ');

const way = (say: Speaker, from: number, to: number): string => `${ausDer(say.space(from))} ${inDie(say.space(to))}`;

export const narrate: Language['narrate'] = {
  turnBegan: ({ player, turn, actions }, say) =>
    `Zug ${turn}: ${say.player(player)}, ${actions === 1 ? 'eine Aktion' : `${actions} Aktionen`}.`,
  passed: ({ player }, say) => `${Does(say, player, 'beendet den Zug', 'beendest den Zug')}.`,
  drew: ({ player, card }, say) =>
    card === null ? null : `${Does(say, player, 'zieht', 'ziehst')} ${say.card(card)}.`, // others only see it played
  played: ({ player, card }, say) => `${Does(say, player, 'spielt', 'spielst')} ${say.card(card)}.`,
  placed: ({ figure, to }, say) => `${Der(say, figure)} erscheint ${inDer(say.space(to))}.`,
  filed: ({ icons, onPile }) => (icons > 0 ? `Auf dem Wertungsstapel: ${onPile} von 5 Symbolen.` : null),
  moved: ({ figure, from, to }, say) => `${Der(say, figure)} geht ${way(say, from, to)}.`,
  pushed: ({ figure, from, to, by }, say) => `${Der(say, by)} stößt ${den(say, figure)} ${way(say, from, to)}.`,
  pulled: ({ figure, from, to, by }, say) => `${Der(say, by)} lockt ${den(say, figure)} ${way(say, from, to)}.`,
  slipped: ({ figure, from, to }, say) => `${Der(say, figure)} schleicht ${way(say, from, to)}.`,
  banished: ({ figure, to, by }, say) => `${Der(say, by)} bannt ${den(say, figure)} ${inDie(say.space(to))}.`,
  teleported: ({ figure, from, to }, say) =>
    `${Der(say, figure)} verschwindet ${ausDer(say.space(from))} und steht ${inDer(say.space(to))}.`,
  removed({ figure, from, cause }, say) {
    const fellWithIt = cause === 'giantSlayer' && say.view.figures[figure]!.kind === 'giantSlayer'; // [SLAYER-4]
    return `${Der(say, figure)} ${inDer(say.space(from))} ${fellWithIt ? 'gibt sein Leben' : BY[cause]}.`;
  },
  stayed: ({ player, room }, say) =>
    `${Does(say, player, 'lässt', 'lässt')} niemanden ${ausDer(say.space(room))} fliehen.`,
  foundArtifact: ({ player, artifact }, say) =>
    `${Does(say, player, 'findet', 'findest')} ein Artefakt${artifact === null ? '' : `: ${say.artifact(artifact)}`}.`,
  playedArtifact: ({ player, artifact }, say) =>
    `${Does(say, player, 'deckt', 'deckst')} auf: ${say.artifact(artifact)}.`,
  ledAway: ({ figure, player }, say) => `${Does(say, player, 'beherrscht', 'beherrschst')} ${den(say, figure)}.`,
  locked: ({ room, player }, say) =>
    `${Does(say, player, 'verschließt', 'verschließt')} die ${say.space(room)} für immer.`,
  cloaked: ({ figure }, say) => `${Der(say, figure)} ist in diesem Zug unsichtbar.`,
  uncloaked: ({ figure }, say) => `Der Mantel verblasst: ${capital(der(say, figure))} ist wieder zu sehen.`,
  revived: ({ figure, to }, say) => `${Der(say, figure)} lebt wieder, ${inDer(say.space(to))}.`,
  gained: ({ player, gold: amount }, say) => `${Does(say, player, 'bekommt', 'bekommst')} ${gold(amount)}.`,
  scored({ room, player, gold: value, gains: paid, clause }, say) {
    const where = `${say.space(room)}, ${gold(value)}`;
    if (clause === 'IDOL-3') return `${where}: verschlossen für ${whom(say, player!)}.`;
    if (player === null)
      return `${where}: ${clause === 'SCORE-5' ? 'Gleichstand, niemand bekommt etwas' : 'keine Helden, niemand bekommt etwas'}.`;
    return `${where}: ${gains(paid, say)}.`;
  },
  boardScored: ({ gains: paid, final }, say) =>
    `${final ? 'Schlusswertung' : 'Der ganze Plan wird gewertet'}: ${gains(paid, say) || 'niemand bekommt etwas'}.`,
  artifactPaid: ({ player, artifact, gold: amount }, say) =>
    `${Does(say, player, 'hat', 'hast')} noch: ${say.artifact(artifact)}, ${gold(amount)}.`,
  ended: ({ player }, say) =>
    player === null
      ? 'Lange hat niemand mehr eine Karte gezogen: Das Spiel endet.'
      : `${say.isYou(player) ? 'Dein Stapel' : `Der Stapel von ${say.player(player)}`} ist leer: Das Spiel endet.`,
};

export const describe: Language['describe'] = (say, reader) => {
  const { view } = say;
  const lines = [
    `Zug ${view.turn}: ${say.player(view.player)}, Aktionen übrig: ${view.left}. Symbole auf dem Wertungsstapel: ${view.icons} von 5.`,
  ];
  for (const [seat, player] of view.players.entries()) {
    const artifact =
      player.artifact === null
        ? ''
        : `, Artefakt: ${player.artifact === 'faceDown' ? 'verdeckt' : say.artifact(player.artifact)}`;
    const hand =
      player.hand === null ? `${player.cardsInHand} auf der Hand` : `Hand: ${player.hand.map(say.card).join(', ')}`;
    lines.push(
      `${capital(say.player(seat))}${seat === reader && !say.isYou(seat) ? ' (du)' : ''}: ${gold(player.gold)}, ${hand}, ${player.cardsInDeck} im Stapel${artifact}.`,
    );
  }
  for (const { where, figures } of occupants(say)) lines.push(`${where}: ${figures.join(', ')}.`);
  if (view.idol !== null) lines.push(`${say.space(view.idol.room)}: verschlossen für ${whom(say, view.idol.player)}.`);
  return lines;
};
