import { capital } from '@trollmoot/kernel';
import { DRAGON_DIE } from '../../data/dice.ts';
import { PITS, TERRAIN } from '../../data/terrain.ts';
import { SIDES, TRIBES } from '../../data/tiles.ts';
import {
  aTile,
  does,
  TERRAIN as LAND,
  on,
  piece,
  several,
  short,
  shortCell,
  the,
  theFormer,
  to,
  toPiece,
  towards,
  towardsTile,
  walls,
  where,
} from '../../text/fr/grammar.ts';
import { names } from '../../text/fr/names.ts';
import type { TerrainRoom } from '../../text/language.ts';
import type { View } from '../../view.ts';
import type { TerrainNews } from '../contents.ts';

/** Qui va de lui-même… */
const GOES: { readonly [how: string]: string } = {
  walk: 'marche',
  sneak: 'se faufile',
  dodge: 's’esquive',
  glide: 'glisse',
  wing: 'vole',
  delve: 'passe par les Fosses',
  prowls: 'rôde',
  tunnels: 'passe par des tunnels',
  comesOut: 'sort',
  jumps: 'saute',
  ride: 'descend la Rivière',
};
/** … et qui est emmené. */
const DRIVES: { readonly [how: string]: string } = {
  claw: 'La Griffe du Dragon pousse',
  slap: 'La queue du Dragon projette',
  bats: 'Des Chauves-souris géantes emportent',
  wisp: 'Le Feu follet entraîne',
  ogre: 'L’Ogre chasse',
  troll: 'Le Troll rejette',
  underworm: 'Le Ver fouisseur traîne',
};
/** D’un seul pas : la direction suffit. */
const STEPS: readonly string[] = ['walk', 'sneak', 'dodge', 'claw'];

function moved({ piece: who, from, to: goal, how }: Extract<TerrainNews, { news: 'moved' }>, view: View): string {
  const way = STEPS.includes(how) ? towards(view, from, goal) : towardsTile(view, goal);
  const driven = DRIVES[how];
  return driven === undefined
    ? `${capital(piece(who))} ${GOES[how] ?? 'va'} ${way}.`
    : `${driven} ${piece(who)} ${way}.`;
}

export const terrain: TerrainRoom = {
  ask: {
    'map.revealNext': () => 'Plusieurs tuiles sont révélées : laquelle d’abord ?',
    'map.orient': () => 'Tournez la tuile révélée, puis posez-la.',
    'map.fillFromStack': () => 'Quel bord ouvert reçoit la prochaine tuile ?',
    'map.grow': ({ left }) => `La caverne grandit : posez ${left === 1 ? 'une tuile' : `${left} tuiles`}.`,
    'map.shrink': ({ left }) => `La caverne s’effondre : retirez ${left === 1 ? 'une tuile' : `${left} tuiles`}.`,
    'map.moveOff': ({ piece: who }) => `Le sol se dérobe : où va ${piece(who)} ?`,
    'map.terrain': () => 'La tuile Événement appelle un terrain : lequel, et où ?',
    'map.pit': ({ pit }) => `Les Fosses : où est la ${pit === PITS[1] ? 'deuxième' : 'troisième'} ?`,
    'map.ride': () => 'La Rivière vous emporte : jusqu’où ?',
    'map.slide': () => 'La caverne s’est disloquée : rapprochez-la.',
  },
  watch: {},
  label: {
    reveal: ({ space }, view) => `Révéler : ${short(view, space)}`,
    turn: ({ walls: bits }) => capital(walls(bits)),
    place: ({ cell }) => `Poser : ${shortCell(cell)}`,
    collapse: ({ space }, view) => `Retirer : ${short(view, space)}`,
    moveOff: ({ to: goal }, view) => `Vers : ${short(view, goal)}`,
    layTerrain({ terrain: n, cell, turns }) {
      const { name, turns: ways } = TERRAIN[n]!;
      return `${names.terrain[name].title} : ${shortCell(cell)}${ways === 1 ? '' : `, ${to(SIDES[(turns + 1) & 3]!)}`}`;
    },
    layPit: ({ cell }) => `Fosse : ${shortCell(cell)}`,
    ride: ({ to: goal }, view) => `Descendre : ${short(view, goal)}`,
    getOut: () => 'Sortir ici',
    slide({ space, east, south }, view) {
      const ways = [
        ...(east === 0 ? [] : [`${Math.abs(east)} ${to(east > 0 ? 'east' : 'west')}`]),
        ...(south === 0 ? [] : [`${Math.abs(south)} ${to(south > 0 ? 'south' : 'north')}`]),
      ];
      return `Partie : ${short(view, space)}, ${ways.join(', ')}`;
    },
  },
  tell: {
    revealed({ space, kind, by }, view) {
      const there = view.map.spaces.find((other) => other.space === space);
      return `${does(by, 'révèle', 'révèlent')} ${aTile(kind)}${there === undefined ? '' : ` ${where(there.cell)}`}.`;
    },
    placed: ({ cell, mark }) => `La Caverne pose une tuile (${names.tribes[TRIBES[mark]!].title}) ${where(cell)}.`,
    rotated: ({ space, walls: bits }, view) => `${capital(the(view, space))} pivote : ${walls(bits)}.`,
    removed: ({ cell, kind }) => `${capital(theFormer(cell, kind ?? 'dark'))} s’effondre.`,
    terrainLaid: ({ terrain: name, cells }) => `${LAND[name]} apparaît ${where(cells[0]!)}.`,
    terrainRemoved: ({ terrain: name, cell }) => `${LAND[name]} ${where(cell)} disparaît.`,
    terrainHarmed: ({ terrain: name, piece: who }) => `${LAND[name]} fait du mal ${toPiece(who)}.`,
    collapseBegan: () => 'Il ne reste plus de tuile : la caverne commence à s’effondrer !',
    slid: ({ spaces }) => `Une partie de la caverne (${several(spaces.length, 'tuile')}) rejoint le reste.`,
    movedOff: ({ piece: who, to: goal }, view) => `${capital(piece(who))} fuit ${towardsTile(view, goal)}.`,
    moved,
    tokenPlaced: ({ token, space }, view) => `Un jeton ${names.tokens[token].title} arrive ${on(view, space)}.`,
    tokenMoved: ({ token, to: goal }, view) => `Un jeton ${names.tokens[token].title} atterrit ${on(view, goal)}.`,
    bombed: ({ space, side }, view) => `Une Bombe fait sauter le mur ${to(SIDES[side]!)}, ${on(view, space)}.`,
    rockslide: ({ space, side }, view) => `Des rochers ferment le passage ${to(SIDES[side]!)}, ${on(view, space)}.`,
    rolled: ({ die, by, shows }) =>
      die === 'dragon'
        ? `${does(by, 'lance', 'lancent')} le dé du Dragon : ${names.dragonDie[DRAGON_DIE[shows]!.name]}.`
        : `${does(by, 'lance', 'lancent')} le dé : ${shows}.`,
  },
};
