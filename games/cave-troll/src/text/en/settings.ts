import type { Language } from '../language.ts';

export const settings: Language['settings'] = {
  characterSet: {
    name: 'Characters',
    about: 'Which seven characters join your nine Adventurers.',
    values: { classic: 'Classic', variant: 'Variant' },
  },
  boardLayout: {
    name: 'Board',
    about: 'Three pits, or one pit and two more rooms.',
    values: { threePits: 'Three pits', onePit: 'One pit' },
  },
  artifactSet: {
    name: 'Artifacts',
    about: 'Which chalice is among the six artifacts.',
    values: { manual: 'Chalice of Teleportation', chaliceOfLife: 'Chalice of Life' },
  },
  entryPlacement: {
    name: 'Entry',
    about: 'Where you place your heroes.',
    values: { anyStaircase: 'Any staircase', ownStaircase: 'Your own staircase' },
  },
  dwarfStacking: {
    name: 'Several Dwarves',
    about: 'How two or more Dwarves in a room add up.',
    values: { exponential: 'Each doubles: ×4 for two', linear: 'Each adds: ×3 for two' },
  },
  dwarfAppliesTo: {
    name: 'Dwarves count',
    about: 'Whether Dwarves count when you score a single room.',
    values: { anyScoring: 'At every scoring', fullBoardOnly: 'When the whole board is scored' },
  },
  wraithTargets: {
    name: 'Wraith pushes',
    about: 'Who a Wraith can push.',
    values: { characters: 'Any character', heroesOnly: 'Only heroes, into rooms' },
  },
  wraithEntryPush: {
    name: 'Push on entering',
    about: 'Whether your Wraith must push when it enters a room.',
    values: { mandatory: 'Must push', optional: 'May push' },
  },
  wraithEntryTriggersWhenPushed: {
    name: 'Pushed Wraiths push',
    about: 'Whether a Wraith that is pushed pushes in turn.',
    values: { false: 'No', true: 'Yes' },
  },
  thiefBlockedByKnight: {
    name: 'Knights stop Thieves',
    about: 'Whether an opposing Knight stops the Thief’s action.',
    values: { true: 'Yes', false: 'No' },
  },
  roomLimit: {
    name: 'Room limit',
    about: 'What counts toward the five that a room holds.',
    values: { characters: 'Characters', figures: 'Characters and chests' },
  },
  trollExits: {
    name: 'Exits from the Cave Troll',
    about: 'How many of your characters may flee when a Cave Troll arrives.',
    values: { one: 'One', all: 'All' },
  },
  trollEscape: {
    name: 'Fleeing the Cave Troll',
    about: 'Whether you must save a character when a Cave Troll arrives.',
    values: { mayDecline: 'May flee', mustIfPossible: 'Must flee' },
  },
  rampagingTrollIgnoresCapacity: {
    name: 'Rampaging Troll in full rooms',
    about: 'Whether the Rampaging Troll may enter a room with five characters.',
    values: { false: 'No', true: 'Yes' },
  },
  tieBreak: {
    name: 'Tie-break',
    about: 'What decides between players with equal gold.',
    values: { sharedVictory: 'Shared victory', mostControlledRooms: 'Most rooms in the last scoring' },
  },
};
