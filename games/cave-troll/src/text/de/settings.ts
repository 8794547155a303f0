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
    name: 'Einstieg',
    about: 'Wo deine Helden ins Spiel kommen.',
    values: { anyStaircase: 'Jede Treppe', ownStaircase: 'Eigene Treppe' },
  },
  dwarfStacking: {
    name: 'Mehrere Zwerge',
    about: 'Wie zwei oder mehr Zwerge in einem Raum zusammenwirken.',
    values: { exponential: 'Jeder verdoppelt: ×4 bei zweien', linear: 'Jeder zählt dazu: ×3 bei zweien' },
  },
  dwarfAppliesTo: {
    name: 'Zwerge zählen',
    about: 'Ob Zwerge zählen, wenn ein einzelner Raum gewertet wird.',
    values: { anyScoring: 'Bei jeder Wertung', fullBoardOnly: 'Wenn der ganze Plan gewertet wird' },
  },
  wraithTargets: {
    name: 'Schemen stößt',
    about: 'Wen ein Schemen stoßen darf.',
    values: { characters: 'Jede Figur', heroesOnly: 'Helden, in Räume' },
  },
  wraithEntryPush: {
    name: 'Stoßen beim Betreten',
    about: 'Ob dein Schemen stoßen muss, wenn er einen Raum betritt.',
    values: { mandatory: 'Muss stoßen', optional: 'Darf stoßen' },
  },
  wraithEntryTriggersWhenPushed: {
    name: 'Gestoßene Schemen stoßen',
    about: 'Ob ein gestoßener Schemen seinerseits stößt.',
    values: { false: 'Nein', true: 'Ja' },
  },
  thiefBlockedByKnight: {
    name: 'Ritter halten Diebe auf',
    about: 'Ob ein fremder Ritter die Aktion des Diebs aufhält.',
    values: { true: 'Ja', false: 'Nein' },
  },
  roomLimit: {
    name: 'Belegung der Räume',
    about: 'Was zu den fünf zählt, die ein Raum fasst.',
    values: { characters: 'Figuren', figures: 'Figuren und Truhen' },
  },
  trollExits: {
    name: 'Wie viele dem Höhlentroll entkommen',
    about: 'Wie viele deiner Figuren fliehen dürfen, wenn ein Höhlentroll kommt.',
    values: { one: 'Eine', all: 'Alle' },
  },
  trollEscape: {
    name: 'Flucht vor dem Höhlentroll',
    about: 'Ob du eine Figur retten musst, wenn ein Höhlentroll kommt.',
    values: { mayDecline: 'Darf fliehen', mustIfPossible: 'Muss fliehen' },
  },
  rampagingTrollIgnoresCapacity: {
    name: 'Wuttroll in vollen Räumen',
    about: 'Ob der Wuttroll einen Raum mit fünf Figuren betreten darf.',
    values: { false: 'Nein', true: 'Ja' },
  },
  tieBreak: {
    name: 'Gleichstand',
    about: 'Was bei gleich viel Gold entscheidet.',
    values: { sharedVictory: 'Geteilter Sieg', mostControlledRooms: 'Die meisten Räume in der letzten Wertung' },
  },
};
