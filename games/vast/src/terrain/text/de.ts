import { capital } from '@trollmoot/kernel';
import { DRAGON_DIE } from '../../data/dice.ts';
import { PITS, TERRAIN } from '../../data/terrain.ts';
import { SIDES, TRIBES } from '../../data/tiles.ts';
import {
  aTile,
  does,
  TERRAIN as LAND,
  on,
  onto,
  piece,
  pieceAcc,
  pieceDat,
  SIDE,
  short,
  shortCell,
  the,
  theFormer,
  towards,
  walls,
  where,
} from '../../text/de/grammar.ts';
import { names } from '../../text/de/names.ts';
import type { TerrainRoom } from '../../text/language.ts';
import type { View } from '../../view.ts';
import type { TerrainNews } from '../contents.ts';

/** Wer selbst geht oder fliegt … */
const GOES: { readonly [how: string]: string } = {
  walk: 'geht',
  sneak: 'schleicht',
  dodge: 'huscht',
  glide: 'gleitet',
  wing: 'fliegt',
  delve: 'zieht durch die Gruben',
  prowls: 'zieht',
  tunnels: 'zieht durch Geheimgänge',
  comesOut: 'kommt heraus',
  jumps: 'springt',
  ride: 'treibt im Fluss',
};
/** … und wer dazu gebracht wird. */
const DRIVES: { readonly [how: string]: string } = {
  claw: 'Die Klaue des Drachen treibt',
  slap: 'Der Schwanz des Drachen schleudert',
  bats: 'Riesenfledermäuse tragen',
  wisp: 'Das Irrlicht lockt',
  ogre: 'Der Oger jagt',
  troll: 'Der Troll wirft',
  underworm: 'Der Grabwurm zerrt',
};
/** Wege von einem Schritt: Da genügt die Richtung. */
const STEPS: readonly string[] = ['walk', 'sneak', 'dodge', 'claw'];

function moved({ piece: who, from, to, how }: Extract<TerrainNews, { news: 'moved' }>, view: View): string {
  const goal = STEPS.includes(how) ? towards(view, from, to) : onto(view, to);
  const driven = DRIVES[how];
  return driven === undefined
    ? `${capital(piece(who))} ${GOES[how] ?? 'zieht'} ${goal}.`
    : `${driven} ${pieceAcc(who)} ${goal}.`;
}
const token = (name: keyof typeof names.tokens): string => `${names.tokens[name].title}marker`;

export const terrain: TerrainRoom = {
  ask: {
    'map.revealNext': () => 'Mehrere Plättchen werden aufgedeckt: welches zuerst?',
    'map.orient': () => 'Dreh das aufgedeckte Plättchen und leg es dann hin.',
    'map.fillFromStack': () => 'Welche offene Kante bekommt das nächste Plättchen?',
    'map.grow': ({ left }) => `Die Höhle wächst: Leg ${left === 1 ? 'ein' : left} Plättchen.`,
    'map.shrink': ({ left }) => `Die Höhle stürzt ein: Entfern ${left === 1 ? 'ein' : left} Plättchen.`,
    'map.moveOff': ({ piece: who }) => `Der Boden bricht weg: Wohin mit ${pieceDat(who)}?`,
    'map.terrain': () => 'Das Ereignis-Plättchen verlangt Gelände: welches, und wo?',
    'map.pit': ({ pit }) => `Die Gruben: Wo liegt die ${pit === PITS[1] ? 'zweite' : 'dritte'}?`,
    'map.ride': () => 'Der Fluss erfasst dich: Wie weit lässt du dich treiben?',
    'map.slide': () => 'Die Höhle ist zerfallen: Schieb sie zusammen.',
  },
  watch: {},
  label: {
    reveal: ({ space }, view) => `Aufdecken: ${short(view, space)}`,
    turn: ({ walls: bits }) => capital(walls(bits)),
    place: ({ cell }) => `Legen: ${shortCell(cell)}`,
    collapse: ({ space }, view) => `Entfernen: ${short(view, space)}`,
    moveOff: ({ to }, view) => `Nach: ${short(view, to)}`,
    layTerrain({ terrain: n, cell, turns }) {
      const { name, turns: ways } = TERRAIN[n]!;
      return `${names.terrain[name].title}: ${shortCell(cell)}${ways === 1 ? '' : `, nach ${SIDE[SIDES[(turns + 1) & 3]!]}`}`;
    },
    layPit: ({ cell }) => `Grube: ${shortCell(cell)}`,
    ride: ({ to }, view) => `Treiben lassen: ${short(view, to)}`,
    getOut: () => 'Hier aussteigen',
    slide({ space, east, south }, view) {
      const ways = [
        ...(east === 0 ? [] : [`${Math.abs(east)} nach ${east > 0 ? SIDE.east : SIDE.west}`]),
        ...(south === 0 ? [] : [`${Math.abs(south)} nach ${south > 0 ? SIDE.south : SIDE.north}`]),
      ];
      return `Teil mit ${short(view, space)}: ${ways.join(', ')}`;
    },
  },
  tell: {
    revealed({ space, kind, by }, view) {
      const there = view.map.spaces.find((other) => other.space === space);
      const place = there === undefined ? '' : ` ${where(there.cell)}`;
      return `${does(by, 'deckt', 'decken')} ${aTile(kind)}${place} auf.`;
    },
    placed: ({ cell, mark }) => `Die Höhle legt ein Plättchen (${names.tribes[TRIBES[mark]!].title}) ${where(cell)}.`,
    rotated: ({ space, walls: bits }, view) => `${capital(the(view, space))} dreht sich: ${walls(bits)}.`,
    removed: ({ cell, kind }) => `${capital(theFormer(cell, kind ?? 'dark'))} stürzt ein.`,
    terrainLaid: ({ terrain: name, cells }) => `${LAND[name]} erscheint ${where(cells[0]!)}.`,
    terrainRemoved: ({ terrain: name, cell }) => `${LAND[name]} ${where(cell)} verschwindet.`,
    terrainHarmed: ({ terrain: name, piece: who }) => `${LAND[name]} schadet ${pieceDat(who)}.`,
    collapseBegan: () => 'Kein Plättchen ist mehr übrig: Die Höhle beginnt einzustürzen!',
    slid: ({ spaces }) => `Ein Teil der Höhle (${spaces.length} Plättchen) rückt an den Rest.`,
    movedOff: ({ piece: who, to }, view) => `${capital(piece(who))} flieht ${onto(view, to)}.`,
    moved,
    tokenPlaced: ({ token: name, space }, view) => `Ein ${token(name)} liegt nun ${on(view, space)}.`,
    tokenMoved: ({ token: name, to }, view) => `Ein ${token(name)} kommt ${onto(view, to)}.`,
    bombed: ({ space, side }, view) => `Eine Bombe sprengt ${on(view, space)} die Wand im ${SIDE[SIDES[side]!]}.`,
    rockslide: ({ space, side }, view) => `Felsen versperren ${on(view, space)} den Weg nach ${SIDE[SIDES[side]!]}.`,
    rolled: ({ die, by, shows }) =>
      die === 'dragon'
        ? `${does(by, 'wirft', 'werfen')} den Drachenwürfel: ${names.dragonDie[DRAGON_DIE[shows]!.name]}.`
        : `${does(by, 'würfelt', 'würfeln')} eine ${shows}.`,
  },
};
