import { capital } from '@trollmoot/kernel';
import type { Language } from '../language.ts';
import { dans, de, Le, le, the } from './names.ts';

/** Prompts, and the options as buttons say them. */
export const ask: Language['ask'] = {
  act: (_at, { view }) => `À vous de jouer : ${view.left === 1 ? 'une action' : `${view.left} actions`}.`,
  play: () => 'Laquelle de vos deux cartes jouez-vous ?',
  place: ({ figure }, say) => `Où entre en jeu cette figurine : ${say.kind(figure)} ?`,
  scoreRoom: () => 'Quelle salle est décomptée ?',
  stride: ({ figure, left }, say) =>
    `${Le(say, figure)} peut continuer : encore ${left === 1 ? 'un pas' : `${left} pas`}.`,
  push: ({ wraith }, say) => `Le Spectre est ${dans(say.at(wraith))} : qui pousse-t-il dehors, et où ?`,
  flee: ({ room }, say) => `Le Troll des cavernes est ${dans(say.space(room))} ! Un de vos personnages peut fuir.`,
  trample: ({ troll }, say) => `Le Troll furieux se déchaîne ${dans(say.at(troll))} : qui pousse-t-il dehors, et où ?`,
  helm: () => 'Qui emmenez-vous, et d’abord où ?',
  teleportation: () => 'Quelle salle ou quel escalier vos personnages quittent-ils ?',
  teleport: ({ from }, say) => `Qui quitte maintenant ${the(say.space(from))}, et pour quelle salle ?`,
  idol: () => 'Quelle salle vide fermez-vous ?',
  cloak: () => 'Quel héros porte la Cape ?',
  sword: () => 'Dans quelle salle frappe l’Épée ?',
  life: () => 'Quel héros revient, et sur quel escalier ?',
};

export const label: Language['label'] = {
  draw: () => 'Piocher et jouer une carte',
  pass: (_act, { view }) => (view.left === 4 ? 'Passer' : 'Finir le tour'),
  stop: () => 'S’arrêter ici',
  spare: () => 'Ne pousser personne',
  stay: () => 'Rester',
  artifact(_act, { view, artifact }) {
    const own = view.players[view.player]!.artifact;
    return own === null || own === 'faceDown' ? 'Jouer l’artefact' : `Jouer : ${artifact(own)}`;
  },
  play: ({ card }, say) => `Jouer : ${say.card(card)}`,
  place: ({ figure, to }, say) => `${say.kind(figure)} ${dans(say.space(to))}`,
  score: ({ room }, say) => `Décompter ${the(say.space(room))}`,
  move: ({ figure, to }, say) => `${capital(say.figure(figure))} : ${say.at(figure)} → ${say.space(to)}`,
  push: ({ victim, to }, say) => `Pousser ${le(say, victim)} ${dans(say.space(to))}`,
  slip: ({ to }, say) => `Le Voleur se glisse ${dans(say.space(to))}`,
  slay: ({ victim }, say) => `L’Orque abat ${le(say, victim)} ${dans(say.at(victim))}`,
  banish: ({ victim, to }, say) => `Le Paladin bannit ${le(say, victim)} ${dans(say.space(to))}`,
  assassinate: ({ victim }, say) => `L’Assassin tue ${le(say, victim)}`,
  fell: ({ victim }, say) => `Le Tueur de géants tombe avec ${le(say, victim)}`,
  rout: ({ figure }, say) => `Le Soudard chasse tous les Aventuriers adverses ${dans(say.at(figure))}`,
  lure: ({ victim }, say) => `La Banshee attire ${le(say, victim)} hors ${de(say.at(victim))}`,
  rampage: ({ figure }, say) => `Le Troll furieux se déchaîne ${dans(say.at(figure))}`,
  empty: ({ from }, say) => `Quitter ${the(say.space(from))}`,
  teleport: ({ figure, to }, say) => `${say.kind(figure)} ${dans(say.space(to))}`,
  lock: ({ room }, say) => `Fermer ${the(say.space(room))}`,
  cloak: ({ figure }, say) => `La Cape : ${say.kind(figure)} ${dans(say.at(figure))}`,
  slayAll: ({ room }, say) => `Frapper ${dans(say.space(room))}`,
  revive: ({ figure, to }, say) => `${say.kind(figure)} revient ${dans(say.space(to))}`,
};
