import type { Study } from '@trollmoot/kernel';
import type { State } from '../state.ts';
import { lay } from './lay.ts';

const two = { seats: 2 } as const;
const FAR = { gold: 20, left: 9 };

/** What a strong player sees at once. No weights were learned from these, and none may be. */
export const studies: { readonly [name: string]: Study<State> } = {
  'draw the last card': {
    why: 'The last card ends the game: 20 gold, 3 for ending it and 4 for the Crypt beat 19 and 2.',
    lay: () =>
      lay({
        ...two,
        board: 'NW Crypt: red adventurer; NE Vault: blue adventurer',
        players: { red: { gold: 20, hand: 'adventurer', deck: 'adventurer', left: 1 }, blue: { gold: 19, left: 6 } },
      }),
    wins: true,
  },
  'draw the last card from behind': {
    why: 'Two gold behind, but ending the game pays three.',
    lay: () =>
      lay({
        ...two,
        actions: 1,
        board: 'NW Staircase: red adventurer; SE Staircase: blue adventurer',
        players: { red: { gold: 18, hand: 'adventurer', deck: 'adventurer', left: 1 }, blue: { gold: 20, left: 6 } },
      }),
    good: ['draw'],
    wins: true,
  },
  'draw two cards': {
    why: 'Two cards, two actions, one gold ahead and three more for ending it.',
    lay: () =>
      lay({
        ...two,
        actions: 2,
        board: 'N Throne Room: red adventurer; S Throne Room: blue adventurer; NE Crypt: blue knight, blue adventurer',
        players: { red: { gold: 17, hand: 'adventurer', deck: '2 adventurer', left: 2 }, blue: { gold: 13, left: 8 } },
      }),
    good: ['draw'],
    wins: true,
  },
  'draw four cards': {
    why: 'Four cards, four actions: any other act lets Blue answer.',
    lay: () =>
      lay({
        ...two,
        board: 'W Treasury: 2 red adventurer; E Treasury: blue adventurer; NW Crypt: 2 blue adventurer, blue orc',
        players: {
          red: { gold: 22, hand: 'adventurer', deck: '3 adventurer, adventurerWithIcon', left: 4 },
          blue: { gold: 17, left: 7 },
        },
      }),
    good: ['draw'],
    wins: true,
  },
  'take the Throne Room, then draw': {
    why: 'Ending it now loses by one. One step into the Throne Room first is worth three more.',
    lay: () =>
      lay({
        ...two,
        actions: 2,
        board: 'NW Gallery: red adventurer; SE Staircase: blue adventurer',
        players: { red: { gold: 16, hand: 'adventurer', deck: 'adventurer', left: 1 }, blue: { gold: 22, left: 6 } },
      }),
    good: ['red adventurer NW Gallery→N Throne Room'],
    wins: true,
  },
  'slip to the Throne Room, then draw': {
    why: 'The Thief reaches any room: five gold in place of one before the last card.',
    lay: () =>
      lay({
        ...two,
        actions: 2,
        board: 'NW Cell: red thief; SE Staircase: blue adventurer',
        players: { red: { gold: 14, hand: 'adventurer', deck: 'adventurer', left: 1 }, blue: { gold: 20, left: 6 } },
      }),
    wins: true,
  },
  'slay, then draw': {
    why: 'The Orc takes five gold from Blue, and the last card ends the game 23 to 21.',
    lay: () =>
      lay({
        ...two,
        actions: 2,
        board: 'N Throne Room: red orc, blue adventurer',
        players: { red: { gold: 20, hand: 'adventurer', deck: 'adventurer', left: 1 }, blue: { gold: 21, left: 6 } },
      }),
    good: ['red orc N Throne Room slays blue adventurer'],
    wins: true,
  },
  'push, then draw': {
    why: 'The room is tied. With Blue pushed out it pays five.',
    lay: () =>
      lay({
        ...two,
        actions: 2,
        board: 'N Throne Room: red wraith, red adventurer, blue adventurer',
        players: { red: { gold: 15, hand: 'adventurer', deck: 'adventurer', left: 1 }, blue: { gold: 18, left: 6 } },
      }),
    wins: true,
  },
  'tie the room, then draw': {
    why: 'Leaving four gold to tie five wins 24 to 23; staying is a draw.',
    lay: () =>
      lay({
        ...two,
        actions: 2,
        board: 'NE Crypt: red adventurer; E Treasury: blue adventurer',
        players: { red: { gold: 21, hand: 'adventurer', deck: 'adventurer', left: 1 }, blue: { gold: 23, left: 6 } },
      }),
    good: ['red adventurer NE Crypt→E Treasury'],
    wins: true,
  },
  'spend the Wand, then draw': {
    why: 'Kept, the Wand pays three; spent on the Treasury it pays five, and that is enough.',
    lay: () =>
      lay({
        ...two,
        actions: 2,
        board: 'E Treasury: red adventurer; W Treasury: blue adventurer',
        players: {
          red: { gold: 17, hand: 'adventurer', deck: 'adventurer', left: 1, artifact: 'wand' },
          blue: { gold: 24, left: 6 },
        },
      }),
    good: ['play artifact'],
    wins: true,
  },
  'spend the Helm, then draw': {
    why: 'Kept, the Helm pays three; leading Blue out of the Throne Room costs them five.',
    lay: () =>
      lay({
        ...two,
        actions: 2,
        board: 'N Throne Room: blue adventurer',
        players: {
          red: { gold: 18, hand: 'adventurer', deck: 'adventurer', left: 1, artifact: 'helm' },
          blue: { gold: 20, left: 6 },
        },
      }),
    good: ['play artifact'],
    wins: true,
  },
  'lock a room with the Idol, then draw': {
    why: 'Kept, the Idol pays four and the game is drawn; a locked Throne Room pays five.',
    lay: () =>
      lay({
        ...two,
        actions: 2,
        board: 'NE Crypt: blue adventurer',
        players: {
          red: { gold: 18, hand: 'adventurer', deck: 'adventurer', left: 1, artifact: 'idol' },
          blue: { gold: 21, left: 6 },
        },
      }),
    good: ['play artifact'],
    wins: true,
  },
  'do not end a lost game': {
    why: 'Twenty gold behind, the last card only seals the defeat. There is still the board to take.',
    lay: () =>
      lay({
        ...two,
        board: 'NW Gallery: 3 red adventurer, red knight; SE Hall: blue adventurer',
        players: { red: { gold: 10, hand: 'scoreARoom', left: 1 }, blue: { gold: 30, left: 9 } },
      }),
    bad: ['draw'],
  },
  'keep Blue from drawing out': {
    why: 'Blue has two cards and would end the game 28 to 24. Without the hero in the Throne Room that loses.',
    lay: () =>
      lay({
        ...two,
        actions: 1,
        board: 'N Throne Room: red orc, blue adventurer',
        players: { red: { gold: 24, left: 9 }, blue: { gold: 20, left: 2 } },
      }),
    good: ['red orc N Throne Room slays blue adventurer'],
  },
  'score the room with the Dwarf': {
    why: 'The Dwarf doubles the Throne Room: ten gold, where the Treasury pays five.',
    lay: () =>
      lay({
        ...two,
        board: 'N Throne Room: red dwarf, red adventurer; W Treasury: red adventurer; E Treasury: blue adventurer',
        players: { red: { hand: 'scoreARoom', deck: 'adventurer' }, blue: FAR },
        done: ['red: draw', 'red: play scoreARoom'],
      }),
    good: ['score N Throne Room'],
  },
  'put the chest where the Knight stands': {
    why: 'The Knight keeps Blue out of the Crypt. Anywhere else the chest is Blue’s to take.',
    lay: () =>
      lay({
        ...two,
        board: 'NW Crypt: red knight, red adventurer; N Throne Room: 2 blue adventurer; W Treasury: blue adventurer',
        players: { red: { hand: 'treasureChest', deck: 'adventurer' } },
        done: ['red: draw', 'red: play treasureChest'],
      }),
    good: ['place red chest→NW Crypt'],
  },
  'put the Cave Troll on the crowd': {
    why: 'Three heroes and a chest in one room; only one of them can flee.',
    lay: () =>
      lay({
        ...two,
        board: 'N Throne Room: 3 blue adventurer, blue chest; SE Vault: red adventurer',
        players: { red: { hand: 'caveTroll', deck: 'adventurer' } },
        done: ['red: draw', 'red: play caveTroll'],
      }),
    good: ['place red caveTroll→N Throne Room'],
  },
  'do not fill the pile for Blue': {
    why: 'One more icon scores the board, and Blue holds all of it.',
    lay: () =>
      lay({
        seats: 3,
        board:
          'N Throne Room: 2 blue adventurer; W Treasury: blue adventurer; NW Crypt: blue dwarf; SE Staircase: red knight',
        players: { red: { hand: 'adventurerWithIcon', deck: 'adventurer' } },
        pile: 4,
        done: ['red: draw'],
      }),
    good: ['play adventurer'],
  },
  'fill the pile for yourself': {
    why: 'One more icon scores the board, and Red holds all of it.',
    lay: () =>
      lay({
        seats: 3,
        actions: 2,
        board:
          'N Throne Room: 2 red adventurer; W Treasury: red adventurer; NW Crypt: red dwarf; SE Hall: 3 blue adventurer',
        players: { red: { hand: 'adventurerWithIcon', deck: 'adventurer' } },
        pile: 4,
        done: ['red: draw'],
      }),
    good: ['play adventurerWithIcon'],
  },
  'slay the lone hero in the rich room': {
    why: 'One action takes ten gold from Blue’s next scoring.',
    lay: () =>
      lay({
        ...two,
        actions: 1,
        board: 'N Throne Room: red orc, blue dwarf; NW Cell: red adventurer',
        players: { red: { left: 9 }, blue: { left: 9 } },
      }),
    good: ['red orc N Throne Room slays blue dwarf'],
  },
};
