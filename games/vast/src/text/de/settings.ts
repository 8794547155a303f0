import type { Language } from '../language.ts';
import { levelsIn, rowsIn } from '../settings.ts';
import { listOf } from './grammar.ts';
import { names } from './names.ts';

const level = levelsIn(names, 'wie schwer es diese Rolle hat');

export const settings: Language['settings'] = {
  roles: {
    name: 'Rollen',
    about: 'wer in der Höhle ist',
    values: rowsIn(names, listOf, 'wie für so viele empfohlen'),
  },
  knightLevel: level('knight'),
  goblinsLevel: level('goblins'),
  dragonLevel: level('dragon'),
  caveLevel: level('cave'),
  thiefLevel: level('thief'),
  infestation: {
    name: 'Goblinplage',
    about: 'wer der Ritterin auflauert, wo niemand die Goblins spielt',
    values: { table: 'wie für die Rollen üblich', A: 'Stärke 2', B: 'Stärke 3', C: 'Monster' },
  },
  shallow: {
    name: 'Flache Höhle',
    about: 'zufällige Plättchen fehlen, der Einsturz kommt früher',
    values: { 0: 'keine', 2: 'zwei', 3: 'drei', 4: 'vier' },
  },
  terrain: {
    name: 'Gelände',
    about: 'Schlucht, See, Magma, Pilzwald, Fluss und Gruben kommen in die Höhle',
    values: { false: 'ohne', true: 'im Spiel' },
  },
  knightThiefGoal: {
    name: 'Ritterin gegen Dieb',
    about: 'wie viele Kristalle sie und wie viele Marker er braucht',
    values: { 5: 'fünf', 6: 'sechs' },
  },
  soloDragonHunger: {
    name: 'Drache allein',
    about: 'Hungerwürfel, die schon wach beginnen',
    values: { 0: 'keine', 2: 'zwei', 4: 'vier' },
  },
  goblinSmashMinStrength: {
    name: 'Kristalle zerschlagen',
    about: 'Stärke, die jeder von zwei Stämmen braucht',
    values: { 4: '4 (Buch)', 3: '3 (Handelsausgabe)' },
  },
  goblinScatterOnThiefKill: {
    name: 'Den Dieb töten',
    about: 'was der Stamm danach tut',
    values: { true: 'er zerstreut sich (Buch)', false: 'er bleibt (Handelsausgabe)' },
  },
  climbCost: {
    name: 'Klettern',
    about: 'Würfel des Diebs für eine Wand',
    values: { book: '1 (Buch)', published: '2 (Handelsausgabe)' },
  },
  malaiseAffectsPerception: {
    name: 'Wut 0',
    about: 'was bei allen Stämmen um 1 sinkt',
    values: { true: 'Stärke und Wahrnehmung (Buch)', false: 'Stärke (Handelsausgabe)' },
  },
  dragonEscape: {
    name: 'Der Drache entkommt',
    about: 'wann er auf dem Eingang siegt',
    values: { endOfTurn: 'am Ende seines Zuges (Buch)', onEntering: 'beim Betreten (Handelsausgabe)' },
  },
  dragonSurface: {
    name: 'Der Drache taucht auf',
    about: 'wann der wache Drache auf einem Kristall-Plättchen auftaucht',
    values: { afterTurn: 'nach seinem Zug (Buch)', alsoOnAwakening: 'auch beim Erwachen (Handelsausgabe)' },
  },
  gdtPastPlunder: {
    name: 'Alte Beute zu dritt',
    about: 'wer sie hat bei Goblins, Drache und Dieb',
    values: { goblins: 'die Goblins (Buch)', nobody: 'niemand (Handelsausgabe)' },
  },
  batsTribeOntoDragon: {
    name: 'Fledermäuse und Drache',
    about: 'darf ein Stamm zu ihm getragen werden?',
    values: { ifStronger: 'wenn stärker als sein Panzer (Buch)', never: 'nie (Handelsausgabe)' },
  },
  thiefForcedOntoPlayers: {
    name: 'Den Dieb bewegen',
    about: 'darf er zu anderen bewegt werden?',
    values: { true: 'ja (Buch)', false: 'nein (Handelsausgabe)' },
  },
  rockslideOnReveal: {
    name: 'Steinschläge',
    about: 'wenn ein Plättchen daneben aufgedeckt wird',
    values: { stays: 'er bleibt (Buch)', fallsOnWall: 'er fällt weg, wo eine Wand liegt (Handelsausgabe)' },
  },
  rageFromWrath: {
    name: 'Zorn und Wut',
    about: 'macht der Zorn des Drachen die Goblins wütend?',
    values: { true: 'ja (Buch)', false: 'nein (Handelsausgabe)' },
  },
  pickpocketFaceUpSecrets: {
    name: 'Goblins bestehlen',
    about: 'welche offenen Geheimnisse zu holen sind',
    values: { rubyOnly: 'nur der Rubin (Buch)', any: 'alle (Handelsausgabe)' },
  },
  payRageToBlock: {
    name: 'Zu viele Goblins',
    about: 'welche Stämme Wut am Wachsen hindert',
    values: { overpopulating: 'die zu großen (Buch)', anyTribe: 'alle (Handelsausgabe)' },
  },
  targetOncePerTurn: {
    name: 'Opfer des Diebs',
    about: 'jedes einmal im Zug',
    values: { player: 'je Spieler (Buch)', piece: 'je Figur (Handelsausgabe)' },
  },
  noCave4plusRemovals: {
    name: 'Einsturz ohne Höhle',
    about: 'wie viele Plättchen jeder von vieren entfernt',
    values: { 3: 'drei (Buch)', 1: 'eines (FAQ)' },
  },
  collapsePieceReach: {
    name: 'Fallende Plättchen',
    about: 'wohin ihre Figuren gehen',
    values: { adjacent: 'nach nebenan (Buch)', nearest: 'aufs nächste Plättchen (Handelsausgabe)' },
  },
  visibleTile: {
    name: 'Sichtbare Plättchen',
    about: 'was zu sehen ist',
    values: { lit: 'helle (Buch)', line: 'auch ein dunkles am Ende (Handelsausgabe)' },
  },
  overpopulationDiscs: {
    name: 'Übervolle Stämme',
    about: 'was sie bekommen, ehe sich einer zerstreut',
    values: { fillThenScatter: 'bis vier gefüllt (Handelsausgabe)', none: 'nichts (Buch)' },
  },
  lootBonusAnyKill: {
    name: 'Beutewert',
    about: 'wie der Drache den Dieb dafür töten muss',
    values: { true: 'auf jede Weise (Buch)', false: 'mit Klaue oder Kratzen (Handelsausgabe)' },
  },
  shriekScope: {
    name: 'Kreischen',
    about: 'was neu geworfen werden darf',
    values: { anyRoll: 'jeder Wurf seines Zuges (Buch)', dragonDie: 'sein eigener Drachenwürfel (Handelsausgabe)' },
  },
  wrathOnTribes: {
    name: 'Zorn unter einem Stamm',
    about: 'was der Stamm tut, bevor sein Plättchen verschwindet',
    values: { scatter: 'er zerstreut sich (Handelsausgabe)', moveOff: 'er weicht aus (Buch)' },
  },
  lootOnEntrance: {
    name: 'Beute am Eingang',
    about: 'wann der Dieb einen dort genommenen Marker versteckt',
    values: { nextArrival: 'bei der nächsten Ankunft', atOnce: 'sofort' },
  },
  evasionAsks: {
    name: 'Unnatürliches Ausweichen',
    about: 'ob der Dieb vor dem Wurf gefragt wird',
    values: { false: 'er wirft immer', true: 'er wird gefragt' },
  },
  eatenBy: {
    name: 'Gefressene Goblins',
    about: 'welche Kräfte den Drachen nähren',
    values: { strikes: 'Klaue, Fauchen und Kratzen', anyPower: 'jede Kraft, auch Zorn und Flammenwand' },
  },
};
