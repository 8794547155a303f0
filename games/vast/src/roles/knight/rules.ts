import { type Rules, tell } from '@trollmoot/kernel';
import { plan } from '../../agenda.ts';
import {
  EQUIPMENT,
  type Equipment,
  EVENTS,
  GRIT,
  TRACKS,
  TREASURES,
  type Track,
  type TreasureName,
} from '../../data/knight.ts';
import { castDie, isCenter } from '../../dice.ts';
import { seatOf } from '../../seats.ts';
import { NOWHERE, type State } from '../../state.ts';
import { dragonArmor, hurtDragon } from '../dragon/words.ts';
import type { KnightContents } from './contents.ts';
import { gainGrit, knightStrength } from './words.ts';

const she = (s: State): number => seatOf(s, 'knight');

/** Tracks, equipment and Treasure cards that hold a cube. */
const cubeHolders = (s: State): (Track | Equipment | TreasureName)[] => [
  ...TRACKS.filter((_, i) => s.knight!.tracks[i]! > 0),
  ...EQUIPMENT.filter((_, i) => s.knight!.gear[i]! > 0),
  ...TREASURES.filter((_, i) => s.knight!.treasureCubes[i]! > 0).map((card) => card.name),
];
function boardOf(s: State, on: Track | Equipment | TreasureName): { cubes: number[]; slot: number } {
  const track = (TRACKS as readonly string[]).indexOf(on);
  if (track >= 0) return { cubes: s.knight!.tracks, slot: track };
  const gear = (EQUIPMENT as readonly string[]).indexOf(on);
  if (gear >= 0) return { cubes: s.knight!.gear, slot: gear };
  return { cubes: s.knight!.treasureCubes, slot: TREASURES.findIndex((card) => card.name === on) };
}

export const knight: Rules<State, KnightContents> = {
  /** Pick Up: all cubes come back but those discarded, poisoned or on the Grit track. */
  'knight.turn': {
    happen(s) {
      const k = s.knight!;
      for (const board of [k.tracks, k.gear, k.treasureCubes])
        for (let i = 0; i < board.length; i++) {
          k.ready += board[i]!;
          board[i] = 0;
        }
      k.ready += k.spent;
      k.spent = 0;
      k.steps = 0;
      k.encounters = 0;
      k.entered = [];
      k.met = [];
      k.done = 0;
      plan(s, { step: 'knight.act' });
    },
  },

  'knight.act': {
    who: she,
    options: () => [{ do: 'endTurn' }],
    take() {},
  },

  /** Before an Ambush is resolved she may add cubes to her Strength. */
  'knight.brace': {
    who: she,
    options: (s) =>
      s.knight!.ready > 0 && s.knight!.tracks[2]! < 3 ? [{ do: 'brace' }, { do: 'stand' }] : [{ do: 'stand' }],
    take(s, _at, act) {
      if (act.do === 'stand') return;
      plan(s, { step: 'knight.brace' });
      s.knight!.ready--;
      s.knight!.tracks[2]!++;
      tell(s, { news: 'cubePlaced', on: 'strength' });
    },
  },

  /** A placed cube of her choice goes back to the Grit track. */
  'knight.loseCube': {
    who: she,
    options: (s) => cubeHolders(s).map((from) => ({ do: 'giveCube', from })),
    take(s, { left }, { from }) {
      if (left > 1) plan(s, { step: 'knight.loseCube', left: left - 1 });
      boardOf(s, from).cubes[boardOf(s, from).slot]!--;
      tell(s, { news: 'cubeLost', from });
    },
  },

  /** The surfaced Dragon has come to her tile: one attack, if she likes. */
  'knight.freeAttack': {
    who: she,
    options: () => [{ do: 'attackDragon' }, { do: 'letPass' }],
    take(s, _at, act) {
      if (act.do === 'letPass') return;
      if (knightStrength(s) > dragonArmor(s)) hurtDragon(s, 1);
      else castDie(s, 'dragon', 'knight', { step: 'knight.freeAttackRead' });
    },
  },
  'knight.freeAttackRead': {
    happen(s) {
      if (isCenter(s)) hurtDragon(s, 1);
    },
  },

  /** The Event card that was played for her. */
  'knight.event': {
    happen(s, { card }) {
      tell(s, { news: 'eventPlayed', card: EVENTS[card]!, space: s.knight!.at });
    },
  },

  /** The Treasure card she was handed: keep it face down, or decline it for Grit. */
  'knight.offer': {
    who: she,
    options: () => [{ do: 'keep' }, { do: 'decline' }],
    take(s, _at, act) {
      const k = s.knight!;
      const card = k.offered;
      k.offered = NOWHERE;
      const kept = act.do === 'keep';
      if (kept) k.treasure[card] = 1;
      else gainGrit(s, GRIT.declined, 'TURN-11');
      tell(s, { news: 'treasureDecided', kept, card: kept ? null : TREASURES[card]!.name });
    },
  },
};
