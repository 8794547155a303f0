import type { Language } from '../language.ts';

export const settings: Language['settings'] = {
  characterSet: {
    name: 'Characters',
    about: 'Seven characters of every player differ between the two sets.',
    values: { classic: 'Classic', variant: 'Variant' },
  },
  boardLayout: {
    name: 'Board',
    about: 'Three pits, or a single one and two more rooms.',
    values: { threePits: 'Three pits', onePit: 'One pit' },
  },
  artifactSet: {
    name: 'Artifacts',
    about: 'Which chalice is among the six artifacts.',
    values: { manual: 'Chalice of Teleportation', chaliceOfLife: 'Chalice of Life' },
  },
  entryPlacement: {
    name: 'Entry',
    about: 'Where heroes come into play.',
    values: { anyStaircase: 'Any staircase', ownStaircase: 'Own staircase' },
  },
  dwarfStacking: {
    name: 'Several Dwarves',
    about: 'What two or more Dwarves make of a room.',
    values: { exponential: 'Double for each: ×4 for two', linear: 'Add for each: ×3 for two' },
  },
  dwarfAppliesTo: {
    name: 'Dwarf counts',
    about: 'Whether Dwarves count when a single room is scored.',
    values: { anyScoring: 'At every scoring', fullBoardOnly: 'When the whole board is scored' },
  },
  wraithTargets: {
    name: 'Wraith pushes',
    about: 'Whom a Wraith may push.',
    values: { characters: 'Any character', heroesOnly: 'Heroes, into rooms' },
  },
  wraithEntryPush: {
    name: 'Push on entering',
    about: 'Whether an entering Wraith has to push.',
    values: { mandatory: 'Must push', optional: 'May push' },
  },
  wraithEntryTriggersWhenPushed: {
    name: 'Pushed Wraiths push',
    about: 'Whether a Wraith that is pushed pushes in turn.',
    values: { false: 'No', true: 'Yes' },
  },
  thiefBlockedByKnight: {
    name: 'Knights stop Thieves',
    about: 'Whether an opposing Knight hinders the Thief’s action.',
    values: { true: 'Yes', false: 'No' },
  },
  trollEscape: {
    name: 'Fleeing the Troll',
    about: 'Whether players must save a character from an arriving Cave Troll.',
    values: { mayDecline: 'May flee', mustIfPossible: 'Must flee' },
  },
  rampagingTrollIgnoresCapacity: {
    name: 'Troll in full rooms',
    about: 'Whether the Rampaging Troll enters rooms with five characters.',
    values: { false: 'No', true: 'Yes' },
  },
  tieBreak: {
    name: 'Tie',
    about: 'What decides between players with equal gold.',
    values: { sharedVictory: 'Shared victory', mostControlledRooms: 'Most rooms at the end' },
  },
};
