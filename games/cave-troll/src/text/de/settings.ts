import type { Language } from '../language.ts';

export const settings: Language['settings'] = {
  characterSet: {
    name: 'Figuren',
    about: 'Welche sieben Figuren zu deinen neun Abenteurern kommen.',
    values: { classic: 'Klassisch', variant: 'Variante' },
  },
  boardLayout: {
    name: 'Spielplan',
    about: 'Drei Gruben, oder eine einzige und zwei Räume mehr.',
    values: { threePits: 'Drei Gruben', onePit: 'Eine Grube' },
  },
  artifactSet: {
    name: 'Artefakte',
    about: 'Welcher Kelch unter den sechs Artefakten ist.',
    values: { manual: 'Kelch der Versetzung', chaliceOfLife: 'Kelch des Lebens' },
  },
  entryPlacement: {
    name: 'Eingang',
    about: 'Wo Helden ins Spiel kommen.',
    values: { anyStaircase: 'Jede Treppe', ownStaircase: 'Eigene Treppe' },
  },
  dwarfStacking: {
    name: 'Mehrere Zwerge',
    about: 'Was zwei oder mehr Zwerge aus einem Raum machen.',
    values: { exponential: 'Jeder verdoppelt: ×4 bei zweien', linear: 'Jeder zählt dazu: ×3 bei zweien' },
  },
  dwarfAppliesTo: {
    name: 'Zwerg zählt',
    about: 'Ob Zwerge zählen, wenn ein einzelner Raum gewertet wird.',
    values: { anyScoring: 'Bei jeder Wertung', fullBoardOnly: 'Wenn alle Räume gewertet werden' },
  },
  wraithTargets: {
    name: 'Schemen stößt',
    about: 'Wen ein Schemen stoßen darf.',
    values: { characters: 'Jede Figur', heroesOnly: 'Helden, in Räume' },
  },
  wraithEntryPush: {
    name: 'Stoßen beim Betreten',
    about: 'Ob ein eintretender Schemen stoßen muss.',
    values: { mandatory: 'Muss stoßen', optional: 'Darf stoßen' },
  },
  wraithEntryTriggersWhenPushed: {
    name: 'Gestoßene Schemen stoßen',
    about: 'Ob ein gestoßener Schemen seinerseits stößt.',
    values: { false: 'Nein', true: 'Ja' },
  },
  thiefBlockedByKnight: {
    name: 'Ritter halten Diebe auf',
    about: 'Ob ein fremder Ritter die Aktion des Diebs hindert.',
    values: { true: 'Ja', false: 'Nein' },
  },
  roomLimit: {
    name: 'Belegung der Räume',
    about: 'Was zu den fünf zählt, die ein Raum fasst.',
    values: { characters: 'Charaktere', figures: 'Charaktere und Truhen' },
  },
  trollExits: {
    name: 'Flucht vor dem Höhlentroll',
    about: 'Wie viele deiner Charaktere fliehen dürfen, wenn ein Höhlentroll kommt.',
    values: { one: 'Einer', all: 'Alle' },
  },
  trollEscape: {
    name: 'Flucht vor dem Troll',
    about: 'Ob man eine Figur vor einem ankommenden Höhlentroll retten muss.',
    values: { mayDecline: 'Darf fliehen', mustIfPossible: 'Muss fliehen' },
  },
  rampagingTrollIgnoresCapacity: {
    name: 'Wuttroll in vollen Räumen',
    about: 'Ob der Wuttroll Räume mit fünf Figuren betritt.',
    values: { false: 'Nein', true: 'Ja' },
  },
  tieBreak: {
    name: 'Gleichstand',
    about: 'Was bei gleich viel Gold entscheidet.',
    values: { sharedVictory: 'Geteilter Sieg', mostControlledRooms: 'Die meisten Räume am Ende' },
  },
};
