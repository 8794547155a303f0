import type { Language } from '../language.ts';
import { levelsIn, rowsIn } from '../settings.ts';
import { listOf } from './grammar.ts';
import { names } from './names.ts';

const level = levelsIn(names, 'Wie schwer es diese Rolle hat.');

export const settings: Language['settings'] = {
  roles: {
    name: 'Rollen',
    about: 'Wer in der Höhle ist.',
    values: rowsIn(names, listOf, 'Empfohlen für diese Zahl von Personen'),
  },
  knightLevel: level('knight'),
  goblinsLevel: level('goblins'),
  dragonLevel: level('dragon'),
  caveLevel: level('cave'),
  thiefLevel: level('thief'),
  infestation: {
    name: 'Goblinplage',
    about: 'Wer der Ritterin auflauert, wenn niemand die Goblins spielt.',
    values: { table: 'Wie für die Rollen üblich', A: 'Stärke 2', B: 'Stärke 3', C: 'Monster' },
  },
  shallow: {
    name: 'Flache Höhle',
    about: 'Wie viele zufällige Plättchen fehlen, damit der Einsturz früher kommt.',
    values: { 0: 'Keine', 2: 'Zwei', 3: 'Drei', 4: 'Vier' },
  },
  terrain: {
    name: 'Gelände',
    about: 'Ob Schlucht, See, Magma, Pilzwald, Fluss und Gruben in die Höhle kommen.',
    values: { false: 'Ohne', true: 'Im Spiel' },
  },
  knightThiefGoal: {
    name: 'Ritterin gegen Dieb',
    about: 'Wie viele Kristalle sie und wie viele Marker er braucht.',
    values: { 5: 'Fünf', 6: 'Sechs' },
  },
  soloDragonHunger: {
    name: 'Drache allein',
    about: 'Wie viele Hungerwürfel auf der Wachheit beginnen.',
    values: { 0: 'Keine (Heft)', 2: 'Zwei (Handelsausgabe)', 4: 'Vier (Handelsausgabe)' },
  },
  goblinSmashMinStrength: {
    name: 'Kristalle zerschlagen',
    about: 'Wie viel Stärke jeder von zwei Stämmen braucht.',
    values: { 4: '4 (Heft)', 3: '3 (Handelsausgabe)' },
  },
  goblinScatterOnThiefKill: {
    name: 'Den Dieb töten',
    about: 'Was der Stamm danach tut.',
    values: { true: 'Er zerstreut sich (Heft)', false: 'Er bleibt (Handelsausgabe)' },
  },
  climbCost: {
    name: 'Klettern',
    about: 'Wie viele Würfel eine Wand den Dieb kostet.',
    values: { book: '1 (Heft)', published: '2 (Handelsausgabe)' },
  },
  malaiseAffectsPerception: {
    name: 'Wut 0',
    about: 'Was bei allen Stämmen um 1 sinkt.',
    values: { true: 'Stärke und Wahrnehmung (Heft)', false: 'Stärke (Handelsausgabe)' },
  },
  dragonEscape: {
    name: 'Der Drache entkommt',
    about: 'Wann er auf dem Eingang gewinnt.',
    values: { endOfTurn: 'Am Ende seines Zuges (Heft)', onEntering: 'Beim Betreten (Handelsausgabe)' },
  },
  dragonSurface: {
    name: 'Der Drache taucht auf',
    about: 'Wann der wache Drache auf einem Kristall-Plättchen auftaucht.',
    values: { afterTurn: 'Nach seinem Zug (Heft)', alsoOnAwakening: 'Auch beim Erwachen (Handelsausgabe)' },
  },
  gdtPastPlunder: {
    name: 'Alte Beute zu dritt',
    about: 'Wer sie hat, wenn Goblins, Drache und Dieb spielen.',
    values: { goblins: 'Die Goblins (Heft)', nobody: 'Niemand (Handelsausgabe)' },
  },
  batsTribeOntoDragon: {
    name: 'Fledermäuse und Drache',
    about: 'Ob Riesenfledermäuse einen Stamm zu ihm tragen dürfen.',
    values: { ifStronger: 'Wenn stärker als sein Panzer (Heft)', never: 'Nie (Handelsausgabe)' },
  },
  thiefForcedOntoPlayers: {
    name: 'Den Dieb bewegen',
    about: 'Ob andere ihn auf das Feld einer anderen Rolle bewegen dürfen.',
    values: { true: 'Ja (Heft)', false: 'Nein (Handelsausgabe)' },
  },
  rockslideOnReveal: {
    name: 'Steinschläge',
    about: 'Was mit einem Steinschlag geschieht, wenn ein Plättchen daneben aufgedeckt wird.',
    values: { stays: 'Er bleibt (Heft)', fallsOnWall: 'Er fällt weg, wo eine Wand liegt (Handelsausgabe)' },
  },
  rageFromWrath: {
    name: 'Zorn und Wut',
    about: 'Ob Zorn die Wut der Goblins erhöht.',
    values: { true: 'Ja (Heft)', false: 'Nein (Handelsausgabe)' },
  },
  pickpocketFaceUpSecrets: {
    name: 'Goblins bestehlen',
    about: 'Welche offenen Geheimnisse der Dieb nehmen darf.',
    values: { rubyOnly: 'Nur der Rubin (Heft)', any: 'Alle (Handelsausgabe)' },
  },
  payRageToBlock: {
    name: 'Zu viele Goblins',
    about: 'Für welche Stämme die Goblins Wut zahlen dürfen, damit sie nicht wachsen.',
    values: { overpopulating: 'Die zu großen (Heft)', anyTribe: 'Alle (Handelsausgabe)' },
  },
  targetOncePerTurn: {
    name: 'Opfer des Diebs',
    about: 'Wen er einmal pro Zug zum Opfer machen darf.',
    values: { player: 'Jede Rolle (Heft)', piece: 'Jede Figur (Handelsausgabe)' },
  },
  noCave4plusRemovals: {
    name: 'Einsturz ohne Höhle',
    about: 'Wie viele Plättchen jede Person entfernt, wenn vier oder mehr spielen.',
    values: { 3: 'Drei (Heft)', 1: 'Eines (FAQ)' },
  },
  collapsePieceReach: {
    name: 'Fallende Plättchen',
    about: 'Wohin ihre Figuren gehen.',
    values: { adjacent: 'Auf ein benachbartes (Heft)', nearest: 'Aufs nächste Plättchen (Handelsausgabe)' },
  },
  visibleTile: {
    name: 'Sichtbare Plättchen',
    about: 'Welche Plättchen sichtbar sind.',
    values: { lit: 'Helle (Heft)', line: 'Auch ein dunkles am Ende (Handelsausgabe)' },
  },
  overpopulationDiscs: {
    name: 'Zu große Stämme',
    about: 'Was sie bekommen, bevor sich einer zerstreut.',
    values: { fillThenScatter: 'Bis 4 aufgefüllt (Handelsausgabe)', none: 'Nichts (Heft)' },
  },
  lootBonusAnyKill: {
    name: 'Beutewert',
    about: 'Wie der Drache den Dieb töten muss, um ihn zu bekommen.',
    values: { true: 'Auf jede Weise (Heft)', false: 'Mit Klaue oder Kratzen (Handelsausgabe)' },
  },
  shriekScope: {
    name: 'Kreischen',
    about: 'Was der Drache neu werfen lassen darf.',
    values: { anyRoll: 'Jeder Wurf seines Zuges (Heft)', dragonDie: 'Nur sein eigener Drachenwürfel (Handelsausgabe)' },
  },
  wrathOnTribes: {
    name: 'Zorn unter einem Stamm',
    about: 'Was der Stamm tut, bevor sein Plättchen verschwindet.',
    values: { scatter: 'Er zerstreut sich (Handelsausgabe)', moveOff: 'Er weicht aus (Heft)' },
  },
  lootOnEntrance: {
    name: 'Beute am Eingang',
    about: 'Wann der Dieb einen dort genommenen Marker in Sicherheit bringt.',
    values: { nextArrival: 'Bei der nächsten Ankunft', atOnce: 'Sofort' },
  },
  evasionAsks: {
    name: 'Unheimlich flink',
    about: 'Ob der Dieb vor dem Wurf gefragt wird.',
    values: { false: 'Er wirft immer', true: 'Er wird gefragt' },
  },
  eatenBy: {
    name: 'Gefressene Goblins',
    about: 'Welche Kräfte den Drachen nähren.',
    values: { strikes: 'Klaue, Zischen und Kratzen', anyPower: 'Jede Kraft, auch Zorn und Flammenwand' },
  },
};
