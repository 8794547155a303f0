import { capital } from '@trollmoot/kernel';
import type { Language } from '../language.ts';
import { ausDer, Der, den, inDer, inDie } from './names.ts';

/** Prompts, and the options as buttons say them. */
export const ask: Language['ask'] = {
  act: (_at, { view }) => `Du bist am Zug: noch ${view.left === 1 ? 'eine Aktion' : `${view.left} Aktionen`}.`,
  play: () => 'Welche deiner beiden Karten spielst du?',
  place: ({ figure }, say) => `Wo kommt die Figur ins Spiel: ${say.kind(figure)}?`,
  scoreRoom: () => 'Welcher Raum wird gewertet?',
  stride: ({ figure, left }, say) =>
    `${Der(say, figure)} darf weitergehen: noch ${left === 1 ? 'ein Feld' : `${left} Felder`}.`,
  push: ({ wraith }, say) => `Der Schemen ist ${inDer(say.at(wraith))}: Wen stößt er hinaus, und wohin?`,
  flee: ({ room }, say) => `Der Höhlentroll ist ${inDer(say.space(room))}! Eine deiner Figuren darf fliehen.`,
  trample: ({ troll }, say) => `Der Wuttroll tobt ${inDer(say.at(troll))}: Wen stößt er hinaus, und wohin?`,
  helm: () => 'Wen führst du fort, und zuerst wohin?',
  teleportation: () => 'Welchen Raum oder welche Treppe verlassen deine Figuren?',
  teleport: ({ from }, say) => `Wer verlässt als Nächstes die ${say.space(from)}, und in welchen Raum?`,
  idol: () => 'Welchen leeren Raum verschließt du?',
  cloak: () => 'Welcher Held trägt den Mantel?',
  sword: () => 'In welchem Raum schlägt das Schwert zu?',
  life: () => 'Welcher Held kehrt zurück, und auf welcher Treppe?',
};

export const label: Language['label'] = {
  draw: () => 'Karte ziehen und ausspielen',
  pass: (_act, { view }) => (view.left === 4 ? 'Passen' : 'Zug beenden'),
  stop: () => 'Hier aufhören',
  spare: () => 'Niemanden stoßen',
  stay: () => 'Bleiben',
  artifact(_act, { view, artifact }) {
    const own = view.players[view.player]!.artifact;
    return own === null || own === 'faceDown' ? 'Artefakt ausspielen' : `${artifact(own)} ausspielen`;
  },
  play: ({ card }, say) => `${say.card(card)} ausspielen`,
  place: ({ figure, to }, say) => `${say.kind(figure)} ${inDie(say.space(to))}`,
  score: ({ room }, say) => `${say.space(room)} werten`,
  move: ({ figure, to }, say) => `${capital(say.figure(figure))} ${ausDer(say.at(figure))} ${inDie(say.space(to))}`,
  push: ({ victim, to }, say) => `${capital(den(say, victim))} ${inDie(say.space(to))} stoßen`,
  slip: ({ to }, say) => `Dieb schleicht ${inDie(say.space(to))}`,
  slay: ({ victim }, say) => `Ork erschlägt ${den(say, victim)} ${inDer(say.at(victim))}`,
  banish: ({ victim, to }, say) => `Paladin bannt ${den(say, victim)} ${inDie(say.space(to))}`,
  assassinate: ({ victim }, say) => `Meuchler tötet ${den(say, victim)}`,
  fell: ({ victim }, say) => `Riesentöter fällt ${den(say, victim)} und stirbt selbst`,
  rout: ({ figure }, say) => `Rohling vertreibt alle fremden Abenteurer ${inDer(say.at(figure))}`,
  lure: ({ victim }, say) => `Banshee lockt ${den(say, victim)} ${ausDer(say.at(victim))}`,
  rampage: ({ figure }, say) => `Wuttroll tobt ${inDer(say.at(figure))}`,
  empty: ({ from }, say) => `${say.space(from)} verlassen`,
  teleport: ({ figure, to }, say) => `${say.kind(figure)} ${inDie(say.space(to))}`,
  lock: ({ room }, say) => `${say.space(room)} verschließen`,
  cloak: ({ figure }, say) => `Mantel für ${say.kind(figure)} ${inDer(say.at(figure))}`,
  slayAll: ({ room }, say) => `${capital(inDer(say.space(room)))} zuschlagen`,
  revive: ({ figure, to }, say) => `${say.kind(figure)} kehrt ${inDie(say.space(to))} zurück`,
};
