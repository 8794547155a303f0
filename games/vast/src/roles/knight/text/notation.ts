import { SYMBOLS } from '../../../data/dragon.ts';
import { SIDEQUESTS, TREASURES } from '../../../data/knight.ts';
import type { Space } from '../../../data/places.ts';
import { SIDES, TRIBES } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { cellOf } from '../../../terrain/words/questions/map.ts';
import { cellName } from '../../../text/places.ts';
import type { Notation } from '../../../text/shapes.ts';
import type { KnightContents } from '../contents.ts';

const at = (s: State, space: Space): string => cellName(cellOf(s, space));
const withJavelin = (javelin: boolean): string => (javelin ? ' with javelin' : '');

export const knightNotation: Notation<KnightContents> = {
  placeCube: ({ on }) => `cube ${on}`,
  walk: ({ to }, s) => `walk ${at(s, to)}`,
  walkOut: ({ cell }) => `walk out ${cellName(cell)}`,
  resolveEvent: () => 'resolve event',
  fightTribe: ({ tribe, javelin }) => `attack ${TRIBES[tribe]}${withJavelin(javelin)}`,
  fightDragon: ({ javelin }) => `attack dragon${withJavelin(javelin)}`,
  fightThief: () => 'attack thief',
  breakCrystal: () => 'smash crystal',
  gatherTreasure: () => 'take treasure',
  gatherGem: ({ gem }) => `take ${SYMBOLS[gem]} gem`,
  bombWall: ({ side }) => `bomb ${SIDES[side]}`,
  shootBow: ({ tribe }) => `shoot ${TRIBES[tribe]}`,
  shootEnchanted: ({ target }) => `shoot ${target}`,
  drink: () => 'drink',
  sendFlare: ({ space }, s) => `flare ${at(s, space)}`,
  showTreasure: ({ card }) => `show ${TREASURES[card]!.name}`,
  claim: ({ quest }) => `claim ${SIDEQUESTS[quest]!.name}`,
  stand: () => 'stand',
  callMonster: () => 'call monster',
  giveCube: ({ from }) => `give ${from}`,
  letPass: () => 'let pass',
  cleave: () => 'cleave',
  holdAxe: () => 'hold axe',
  spendCube: () => 'spend cube',
  passUp: () => 'pass up',
  keep: () => 'keep',
  decline: () => 'decline',
  flee: ({ to }, s) => `flee ${at(s, to)}`,
  burrow: ({ cell }) => `burrow ${cellName(cell)}`,
};
