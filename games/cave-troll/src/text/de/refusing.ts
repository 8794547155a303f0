import { capital } from '@trollmoot/kernel';
import { spaceIn, waitingIn } from '../facts.ts';
import type { Fact, Language, Speaker } from '../language.ts';
import { Der, den, der } from './names.ts';

const figure = (fact: Fact, say: Speaker): string =>
  typeof fact.figure === 'number' ? Der(say, fact.figure) : 'Die Figur';
const victim = (fact: Fact, say: Speaker): string =>
  typeof fact.victim === 'number' ? Der(say, fact.victim) : 'Die Figur';
const comer = (fact: Fact): number | null =>
  typeof fact.victim === 'number' ? fact.victim : typeof fact.figure === 'number' ? fact.figure : null;
const whom = (fact: Fact, say: Speaker): string => {
  const id = comer(fact);
  return id === null ? 'die Figur' : den(say, id);
};
const who = (fact: Fact, say: Speaker): string => {
  const id = comer(fact);
  return id === null ? 'die Figur' : der(say, id);
};

/** Why a wish is refused. */
export const refuse: Language['refuse'] = {
  'TABLE-1': () => 'Das Spiel ist zu Ende.',
  'TABLE-2': (fact, say) => `Du bist nicht gefragt, sondern ${waitingIn(fact, say).join(' und ') || 'andere'}.`,
  'TABLE-3': () => 'Beantworte zuerst, was gefragt ist.',
  'MOVE-1': (fact, say) => `${capital(who(fact, say))} findet keine Tür zum Ziel: ${spaceIn(fact, say)}.`,
  'MOVE-2': (fact, say) => `${figure(fact, say)} gehört nicht dir.`,
  'MOVE-3': () => 'Helden stehen nie in einer Grube.',
  'MOVE-5': (fact, say) => `Schon voll mit fünf Figuren: ${spaceIn(fact, say)}.`,
  'MOVE-10': (fact, say) => `Schon voll mit fünf Figuren, Truhen mitgezählt: ${spaceIn(fact, say)}.`,
  'MOVE-8': () => 'Gleiche Figuren auf einem Feld sind austauschbar: Wähle die erste.',
  'MOVE-9': () => 'Diese Figur ist nicht auf dem Plan.',
  'TURN-5': () => 'Dafür gibt es kein Ziel.',
  'CARD-1': () => 'Erst ziehen, dann eine der beiden Karten auf der Hand spielen.',
  'CARD-4': () => 'Helden kommen auf einer Treppe ins Spiel.',
  'CARD-5': () => 'Deine Helden kommen auf deiner eigenen Treppe ins Spiel.',
  'CARD-6': () => 'Monster kommen in einer Grube ins Spiel.',
  'SCORE-3': () => 'Nur ein Raum kann gewertet werden.',
  'KNIGHT-1': (fact, say) => `Ein fremder Ritter hält ${whom(fact, say)} fern: ${spaceIn(fact, say)}.`,
  'THIEF-1': () => 'Der Dieb schleicht in einen anderen Raum oder auf eine andere Treppe.',
  'THIEF-2': (fact, say) => `Dort wacht ein fremder Ritter: ${spaceIn(fact, say)}.`,
  'BARBARIAN-2': () => 'Kein Schemen stößt einen Barbaren.',
  'CHEST-1': () => 'Eine Schatztruhe kommt in einen Raum.',
  'CHEST-3': () => 'Eine Schatztruhe bewegt sich nie.',
  'ORC-1': () => 'Der Ork erschlägt einen Helden in seinem eigenen Raum.',
  'ORC-3': () => 'Der Ork erschlägt nur in Räumen.',
  'WRAITH-1': () => 'Der Schemen muss jemanden hinausstoßen.',
  'WRAITH-2': () => 'Der Schemen stößt jemanden aus seinem eigenen Raum.',
  'WRAITH-3': () => 'Der Raum ist zu voll: Jemand muss hinaus.',
  'WRAITH-4': (fact, say) => `${victim(fact, say)} kann nicht in eine Grube gestoßen werden.`,
  'WRAITH-9': (fact, say) => `${victim(fact, say)} kann nicht gestoßen werden.`,
  'WRAITH-16': () => 'An diesem Tisch stoßen Schemen nur Helden, und nur in Räume.',
  'WRAITH-17': () => 'Der Schemen stößt nur in Räumen.',
  'TROLL-1': () => 'Der Höhlentroll kommt in einem Raum ins Spiel.',
  'TROLL-3': (fact, say) => `Dort haust ein Höhlentroll, niemand kommt hinein: ${spaceIn(fact, say)}.`,
  'TROLL-4': (fact, say) => `Selbst einem Höhlentroll verschlossen: ${spaceIn(fact, say)}.`,
  'TROLL-5': () => 'Ein Höhlentroll bewegt sich nicht und wird nicht bewegt.',
  'TROLL-6': () => 'Fliehen darf nur eine deiner Figuren aus dem Raum des Höhlentrolls.',
  'TROLL-10': () => 'An diesem Tisch muss fliehen, wer kann.',
  'PALADIN-2': () => 'Der Paladin bannt eine fremde Banshee auf seinem Feld in eine Grube.',
  'ASSASSIN-1': () => 'Der Meuchler tötet einen Helden oder Rohling in seinem eigenen Raum, nie einen Meuchler.',
  'ASSASSIN-2': (fact, say) => `${victim(fact, say)} ist nicht allein: Andere derselben Farbe sind im Raum.`,
  'ASSASSIN-3': () => 'Vor dem Meuchler sicher sind Meuchler und alle Monster außer Rohlingen.',
  'SLAYER-4': () => 'Der Riesentöter fällt einen Wuttroll in seinem eigenen Raum.',
  'GRUNT-1': () => 'Der Rohling vertreibt fremde Abenteurer aus seinem Raum.',
  'GRUNT-2': () => 'Ein Paladin schützt die Helden in diesem Raum.',
  'BANSHEE-2': () => 'Die Banshee lockt eine fremde Figur von einem Nachbarfeld.',
  'BANSHEE-3': () => 'Auf dem Feld der Banshee sind schon fünf Figuren.',
  'BANSHEE-4': () => 'Helden lassen sich nicht in eine Grube locken.',
  'BANSHEE-5': (fact, say) => `Ein Paladin schützt ${whom(fact, say)}.`,
  'RAMPAGE-1': () => 'Der Wuttroll ist in diesem Zug schon gegangen.',
  'RAMPAGE-2': () => 'Der Wuttroll muss andere aus seinem Raum stoßen.',
  'RAMPAGE-9': () => 'Der Wuttroll tobt nur in Räumen.',
  'ARTIFACT-1': () => 'Du hast kein Artefakt.',
  'HELM-1': () => 'Der Helm bewegt eine fremde Figur; nie einen Höhlentroll oder eine Truhe.',
  'TELEPORT-1': () => 'Der Kelch versetzt deine Figuren aus einem Raum oder von einer Treppe in Räume.',
  'TELEPORT-2': () => 'Wer auf dem gewählten Feld steht, geht in einen anderen Raum.',
  'IDOL-1': () => 'Nur ein leerer Raum lässt sich verschließen.',
  'IDOL-2': (fact, say) => `Verschlossen: ${spaceIn(fact, say)}.`,
  'IDOL-4': () => 'Ein verschlossener Raum wird nur mit allen Räumen gewertet.',
  'CLOAK-1': () => 'Den Mantel trägt einer deiner Helden auf dem Plan.',
  'SWORD-1': () => 'Das Schwert braucht einen Raum mit einem deiner Helden und einem Gegner, den es trifft.',
  'LIFE-1': () => 'Der Kelch bringt einen deiner entfernten Helden zurück.',
};
