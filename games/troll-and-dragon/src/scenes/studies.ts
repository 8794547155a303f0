import type { Study } from '@trollmoot/kernel';
import type { State } from '../state.ts';
import { lay } from './lay.ts';

const two = { seats: 2 } as const;
const level = { knight: { diamonds: 10 }, barbarian: { diamonds: 10 } } as const;

/** What a strong player sees at once. No constant was fitted to these, and none may be. */
export const studies: { readonly [name: string]: Study<State> } = {
  'go home with the win': {
    why: 'The Grotto is empty, and with what is at risk the Knight is one point ahead.',
    lay: () =>
      lay({
        ...two,
        supply: { grotto: 0 },
        players: { knight: { diamonds: 26 }, barbarian: { diamonds: 28 } },
        atRisk: { diamonds: 3 },
        white: 'diamond, diamond, diamond, troll',
      }),
    good: ['leave'],
    wins: true,
  },
  'a nugget breaks the tie': {
    why: 'As many points as the Barbarian, and one nugget more.',
    lay: () =>
      lay({
        ...two,
        supply: { grotto: 0 },
        players: { knight: { diamonds: 27 }, barbarian: { diamonds: 30 } },
        atRisk: { nuggets: 1 },
        red: 'blank, blank',
      }),
    good: ['leave'],
    wins: true,
  },
  'a tie is lost without nuggets': {
    why: 'As many points as the Barbarian, but he has the nuggets: only another roll can win.',
    lay: () =>
      lay({
        ...two,
        supply: { grotto: 0 },
        players: { knight: { diamonds: 25 }, barbarian: { diamonds: 24, nuggets: 2 } },
        atRisk: { diamonds: 5 },
        red: 'blank, blank',
      }),
    good: ['roll gold'],
  },
  'the last turn from behind': {
    why: 'The Grotto is empty. Going home now loses for certain, so however bad the odds, they are better.',
    lay: () =>
      lay({
        ...two,
        supply: { grotto: 0 },
        players: { knight: { diamonds: 20 }, barbarian: { diamonds: 33 } },
        atRisk: { diamonds: 4, nuggets: 2 },
        red: 'dragon, blank',
      }),
    good: ['roll gold'],
  },
  'no diamonds left to roll for': {
    why: 'Rolling brings no more diamonds, and the Knight is behind: the only way left is the Cavern.',
    lay: () =>
      lay({
        ...two,
        supply: { grotto: 0 },
        players: { knight: { diamonds: 20 }, barbarian: { diamonds: 26 } },
        atRisk: { diamonds: 4 },
        white: 'key, door, troll, troll',
      }),
    good: ['set key aside', 'set door aside'],
  },
  'four free dice': {
    why: 'All four must show the Troll at once: one roll in eighty-one.',
    lay: () => lay({ ...two, players: level, atRisk: { diamonds: 4 }, white: 'diamond, diamond, diamond, diamond' }),
    good: ['roll white'],
  },
  'one die left': {
    why: 'One roll in three loses six diamonds, and one in three brings a single one.',
    lay: () => lay({ ...two, players: level, atRisk: { diamonds: 6 }, white: 'troll, troll, troll, diamond' }),
    good: ['leave'],
  },
  'nothing to lose': {
    why: 'Nothing is at risk, so another roll costs nothing.',
    lay: () => lay({ ...two, players: level, white: 'troll, troll, key, troll' }),
    good: ['roll white'],
  },
  'the way in lies open': {
    why: 'Key and Door on the table, and hardly anything to lose: the nuggets are down there.',
    lay: () => lay({ ...two, players: level, atRisk: { diamonds: 1 }, white: 'key, door, diamond, troll' }),
    good: ['set key aside', 'set door aside'],
  },
  'the Dragon sleeps soundly': {
    why: 'Two rolls in thirty-six wake her, and nothing has been found yet.',
    lay: () => lay({ ...two, players: level, red: '' }),
    good: ['roll gold'],
  },
  'one eye open, little found': {
    why: 'Only one die is left to wake her, one roll in six, and a single diamond is at risk.',
    lay: () => lay({ ...two, players: level, atRisk: { diamonds: 1 }, red: 'blank, dragon' }),
    good: ['roll gold'],
  },
  'the worse eye open, much found': {
    why: 'One roll in three gives sixteen points to the Barbarian, and a roll brings two on average.',
    lay: () => lay({ ...two, players: level, atRisk: { diamonds: 4, nuggets: 4 }, red: 'dragon, blank' }),
    good: ['leave'],
  },
  'far ahead': {
    why: 'Twenty points ahead with two diamonds left: bring home what there is, and nothing can happen any more.',
    lay: () =>
      lay({
        ...two,
        supply: { grotto: 2 },
        players: { knight: { diamonds: 40 }, barbarian: { diamonds: 20 } },
        atRisk: { diamonds: 3, nuggets: 2 },
        red: 'dragon, blank',
      }),
    good: ['leave'],
  },
  'end it while ahead': {
    why: 'One diamond is left, four dice are free, and the Knight leads: taking it ends the game.',
    lay: () =>
      lay({
        ...two,
        supply: { grotto: 1 },
        players: { knight: { diamonds: 32 }, barbarian: { diamonds: 27 } },
        white: 'key, key, key, key',
      }),
    good: ['roll white'],
  },
  'leave the last diamond alone': {
    why: 'Taking the last diamond would end the game, and the Knight would lose it. The way in lies open.',
    lay: () =>
      lay({
        ...two,
        supply: { grotto: 1 },
        players: { knight: { diamonds: 22 }, barbarian: { diamonds: 34 } },
        atRisk: { diamonds: 2 },
        white: 'key, door, diamond, diamond',
      }),
    good: ['set key aside', 'set door aside'],
  },
  'twenty behind': {
    why: 'One diamond is left, and the Barbarian will end the game with it: what there is does not win it.',
    lay: () =>
      lay({
        ...two,
        supply: { grotto: 1 },
        players: { knight: { diamonds: 15 }, barbarian: { diamonds: 42 } },
        atRisk: { diamonds: 4, nuggets: 2 },
        red: 'blank, dragon',
      }),
    good: ['roll gold'],
  },
  'eight diamonds and an open way': {
    why: 'The first roll wakes her twice in thirty-six, brings two points on average, and nothing forbids going home after it.',
    lay: () => lay({ ...two, players: level, atRisk: { diamonds: 8 }, white: 'key, door, troll, troll' }),
    good: ['set key aside', 'set door aside'],
  },
  'a hopeless roll is a roll': {
    why: 'No diamonds are left and leaving loses for certain. A Door on one of the two free dice is still a chance.',
    lay: () =>
      lay({
        ...two,
        supply: { grotto: 0, cavern: 22, hand: 8 },
        players: { knight: { diamonds: 11, nuggets: 12 }, barbarian: { diamonds: 36, nuggets: 16 } },
        atRisk: { diamonds: 5 },
        white: 'key aside, diamond, troll, diamond',
      }),
    good: ['roll white'],
  },
  'the lead on the last die': {
    why: 'Level before this turn, two at risk, two left in the Grotto: one roll in three gives the lead away.',
    lay: () =>
      lay({
        ...two,
        supply: { grotto: 2, cavern: 15, hand: 5 },
        players: { knight: { diamonds: 18, nuggets: 20 }, barbarian: { diamonds: 33, nuggets: 15 } },
        atRisk: { diamonds: 2 },
        white: 'troll, door, troll, troll',
      }),
    good: ['leave'],
  },
  'ten ahead with three diamonds left': {
    why: 'At home the Knight leads by ten, and the Grotto will not last. Woken, the Dragon gives the Barbarian nineteen.',
    lay: () =>
      lay({
        ...two,
        supply: { grotto: 3, cavern: 17, hand: 8 },
        players: { knight: { diamonds: 24, nuggets: 12 }, barbarian: { diamonds: 24, nuggets: 15 } },
        atRisk: { diamonds: 1, nuggets: 6 },
        red: 'blank, dragon',
      }),
    good: ['leave'],
  },
  'into the Cavern while there is time': {
    why: 'Seven behind with three diamonds left: only nuggets can win, so half of the way in is worth more than a diamond.',
    lay: () =>
      lay({
        ...two,
        supply: { grotto: 3, cavern: 14, hand: 1 },
        players: { knight: { diamonds: 17, nuggets: 20 }, barbarian: { diamonds: 36, nuggets: 16 } },
        atRisk: { diamonds: 3 },
        white: 'door, troll, troll, diamond',
      }),
    good: ['set door aside'],
  },
  'both eyes shut, one nugget': {
    why: 'Only two rolls in thirty-six wake her while both eyes are shut.',
    lay: () => lay({ ...two, players: level, atRisk: { nuggets: 1 }, red: 'blank, blank' }),
    good: ['roll gold'],
  },
};
