import { capital } from '@trollmoot/kernel';
import { DRAGON_DIE } from '../../data/dice.ts';
import { PITS, TERRAIN } from '../../data/terrain.ts';
import { SIDES, TRIBES } from '../../data/tiles.ts';
import {
  does,
  moves,
  piece,
  several,
  short,
  shortCell,
  the,
  theFormer,
  towards,
  walls,
  where,
} from '../../text/en/grammar.ts';
import { names } from '../../text/en/names.ts';
import type { TerrainRoom } from '../../text/language.ts';
import type { View } from '../../view.ts';
import type { TerrainNews } from '../contents.ts';

const a = (noun: string): string => `${/^[AEIO]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** Verbs for a piece that moves itself. */
const GOES: { readonly [how: string]: string } = {
  walk: 'walk',
  sneak: 'sneak',
  dodge: 'slip',
  glide: 'glide',
  wing: 'fly',
  delve: 'go through the Pits',
  prowls: 'prowl',
  tunnels: 'go by Secret Tunnels',
  comesOut: 'come out',
  jumps: 'jump',
  ride: 'ride the River',
};
/** Verbs for a piece that something else moves. */
const DRIVES: { readonly [how: string]: string } = {
  claw: 'The Dragon’s Claw drives',
  slap: 'The Dragon’s tail hurls',
  bats: 'Giant Bats carry',
  wisp: 'The Wisp leads',
  ogre: 'The Ogre drives',
  troll: 'The Troll throws',
  underworm: 'The Underworm drags',
};
/** Moves of a single step, narrated by their direction. */
const STEPS: readonly string[] = ['walk', 'sneak', 'dodge', 'claw'];

function moved({ piece: who, from, to, how }: Extract<TerrainNews, { news: 'moved' }>, view: View): string {
  const where = STEPS.includes(how) ? towards(view, from, to) : `to ${the(view, to)}`;
  const driven = DRIVES[how];
  return driven === undefined ? `${moves(who, GOES[how] ?? 'go')} ${where}.` : `${driven} ${piece(who)} ${where}.`;
}

export const terrain: TerrainRoom = {
  ask: {
    'map.revealNext': () => 'Several tiles are revealed: choose the next one.',
    'map.orient': () => 'Turn the tile you have revealed, then put it down.',
    'map.fillFromStack': () => 'Choose the open edge that gets the next tile.',
    'map.grow': ({ left }) => (left === 1 ? 'The cave grows: place a tile.' : `The cave grows: place ${left} tiles.`),
    'map.shrink': ({ left }) =>
      left === 1 ? 'The cave collapses: remove a tile.' : `The cave collapses: remove ${left} tiles.`,
    'map.moveOff': ({ piece: who }) =>
      `The ground gives way: choose where ${piece(who)} ${plural(who) ? 'go' : 'goes'}.`,
    'map.terrain': () => 'The Event tile calls for terrain: choose which, and where.',
    'map.pit': ({ pit }) => `The Pits: choose a place for the ${pit === PITS[1] ? 'second' : 'third'} one.`,
    'map.ride': () => 'The River takes hold of you: choose how far you ride.',
    'map.slide': () => 'The cave has fallen apart: slide it together.',
  },
  watch: {},
  label: {
    reveal: ({ space }, view) => `Reveal the ${short(view, space)}`,
    turn: ({ walls: bits }) => `Turn it: ${walls(bits)}`,
    place: ({ cell }) => `Place a tile at ${shortCell(cell)}`,
    collapse: ({ space }, view) => `Remove the ${short(view, space)}`,
    moveOff: ({ to }, view) => `Move to the ${short(view, to)}`,
    layTerrain({ terrain: n, cell, turns }) {
      const { name, turns: ways } = TERRAIN[n]!;
      return `Place the ${names.terrain[name].title} at ${shortCell(cell)}${ways === 1 ? '' : `, ${SIDES[(turns + 1) & 3]}ward`}`;
    },
    layPit: ({ cell }) => `Place a Pit at ${shortCell(cell)}`,
    ride: ({ to }, view) => `Ride to the ${short(view, to)}`,
    getOut: () => 'Get out here',
    slide({ space, east, south }, view) {
      const [far, side] = east === 0 ? [south, south > 0 ? 'south' : 'north'] : [east, east > 0 ? 'east' : 'west'];
      const also = east !== 0 && south !== 0 ? `, ${Math.abs(south)} ${south > 0 ? 'south' : 'north'}` : '';
      return `Slide the part with the ${short(view, space)} ${Math.abs(far)} ${side}${also}`;
    },
  },
  tell: {
    revealed: ({ space, by }, view) => does(by, `reveal ${a(the(view, space).replace(/^(the|a) /, ''))}.`),
    placed: ({ cell, mark }) => `The Cave places a tile (${names.tribes[TRIBES[mark]!].title}) ${where(cell)}.`,
    rotated: ({ space, walls: bits }, view) => `${capital(the(view, space))} turns: ${walls(bits)}.`,
    removed: ({ cell, kind }) => `${capital(theFormer(cell, kind ?? 'dark'))} falls.`,
    terrainLaid: ({ terrain: name, cells }) => `Terrain: the ${names.terrain[name].title} appears ${where(cells[0]!)}.`,
    terrainRemoved: ({ terrain: name, cell }) => `${capital(theFormer(cell, name))} is gone.`,
    terrainHarmed: ({ terrain: name, piece: who }) => `The ${names.terrain[name].title} hurts ${piece(who)}.`,
    collapseBegan: () => 'No tiles are left: the cave begins to collapse!',
    slid: ({ spaces }) => `A part of the cave (${several(spaces.length, 'tile')}) slides over to the rest.`,
    movedOff: ({ piece: who, to }, view) => `${moves(who, 'flee')} to ${the(view, to)}.`,
    moved,
    tokenPlaced: ({ token, space }, view) =>
      `${capital(a(names.tokens[token].title))} token appears on ${the(view, space)}.`,
    tokenMoved: ({ token, to }, view) => `${capital(a(names.tokens[token].title))} token lands on ${the(view, to)}.`,
    bombed: ({ space, side }, view) => `A Bomb opens the ${SIDES[side]} wall of ${the(view, space)}.`,
    rockslide: ({ space, side }, view) => `Rocks block the ${SIDES[side]} side of ${the(view, space)}.`,
    rolled: ({ die, by, shows }) =>
      die === 'dragon'
        ? does(by, `roll the Dragon die: ${names.dragonDie[DRAGON_DIE[shows]!.name]}.`)
        : does(by, `roll a ${shows}.`),
  },
};

const plural = (who: number): boolean => who === 1 || who === 2;
