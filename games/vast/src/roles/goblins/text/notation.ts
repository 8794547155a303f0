import { MONSTERS, SECRETS, WAR_CARDS } from '../../../data/goblins.ts';
import type { Space } from '../../../data/places.ts';
import { TRIBES } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { cellOf } from '../../../terrain/words/questions/map.ts';
import { cellName } from '../../../text/places.ts';
import type { Notation } from '../../../text/shapes.ts';
import type { GoblinsContents } from '../contents.ts';

const place = (s: State, space: Space): string => cellName(cellOf(s, space));
const gemName = (gem: number): string => (gem < 0 ? "dragon's" : ['claw', 'flame', 'wing'][gem]!);

export const goblinsNotation: Notation<GoblinsContents, 'stay'> = {
  chooseWar: ({ card }) => `war ${WAR_CARDS[card]!.name}`,
  redrawWar: ({ card }) => `ruby for ${WAR_CARDS[card]!.name}`,
  blockTribe: ({ tribe }) => `block ${TRIBES[tribe]}`,
  populate: () => 'populate',
  payRage: () => 'pay rage',
  scatterFor: ({ tribe }) => `scatter ${TRIBES[tribe]}`,
  playLeader: () => 'leader',
  assignMonster: ({ monster, tribe }) => `${MONSTERS[monster]!.name} to ${TRIBES[tribe]}`,
  replaceMonster: ({ monster, tribe, replaced }) =>
    `${MONSTERS[monster]!.name} to ${TRIBES[tribe]} for ${MONSTERS[replaced]!.name}`,
  redrawMonster: ({ monster }) => `ruby for ${MONSTERS[monster]!.name}`,
  doneAssigning: () => 'send monsters away',
  redrawSecret: ({ secret }) => `ruby for ${SECRETS[secret]!.name}`,
  keepSecrets: () => 'keep secrets',
  activate: ({ tribe }) => `activate ${TRIBES[tribe]}`,
  hidingSpots: ({ tribe }) => `hidingSpots ${TRIBES[tribe]}`,
  tribeFlare: ({ tribe }) => `${TRIBES[tribe]} flare`,
  blindFury: ({ tribe }) => `blindFury ${TRIBES[tribe]}`,
  fireBomber: ({ tribe }) => `fireBomber ${TRIBES[tribe]}`,
  hex: ({ target }) => `hex ${target}`,
  caveIn: () => 'caveIn',
  secretTunnels: () => 'secretTunnels',
  layFaceUp: ({ secret }) => `lay ${SECRETS[secret]!.name}`,
  emerge: ({ tribe, space }, s) => `${TRIBES[tribe]} emerges ${place(s, space)}`,
  lurk: ({ tribe, cell }) => `${TRIBES[tribe]} lurks ${cellName(cell)}`,
  comeOut: ({ tribe, space }, s) => `${TRIBES[tribe]} comes out ${place(s, space)}`,
  prowl: ({ tribe, to }, s) => `${TRIBES[tribe]} ${place(s, to)}`,
  stray: ({ tribe }) => `${TRIBES[tribe]} strays`,
  prowlOut: ({ tribe, cell }) => `${TRIBES[tribe]} prowls out ${cellName(cell)}`,
  tunnel: ({ tribe, to }, s) => `${TRIBES[tribe]} tunnels ${place(s, to)}`,
  wisp: ({ to }, s) => `wisp knight ${place(s, to)}`,
  assault: ({ tribe, target, poison }) => `${TRIBES[tribe]} attacks ${target}${poison ? ' with poison' : ''}`,
  batterCrystal: ({ tribe }) => `${TRIBES[tribe]} attacks crystal`,
  plunderTreasure: ({ tribe }) => `${TRIBES[tribe]} plunders treasure`,
  plunderGem: ({ tribe, gem }) => `${TRIBES[tribe]} plunders ${gemName(gem)} gem`,
  explore: ({ tribe, cell }) => `${TRIBES[tribe]} explores ${cellName(cell)}`,
  hideTribe: ({ tribe }) => `${TRIBES[tribe]} hides`,
  useSpecial: ({ tribe }) => `${TRIBES[tribe]} special`,
  standDown: ({ tribe }) => `${TRIBES[tribe]} stands down`,
  gnomeJump: ({ tribe, to }, s) => `${TRIBES[tribe]} jumps ${place(s, to)}`,
  bringDown: ({ space }, s) => `bring down ${place(s, space)}`,
  enoughRubble: () => 'enough rubble',
  useBeetles: () => 'use beetles',
  spareBeetles: () => 'spare beetles',
  ambush: ({ tribe }) => `ambush ${TRIBES[tribe]}`,
  lieLow: () => 'lie low',
  loseMonster: ({ tribe, monster }) => `${TRIBES[tribe]} loses ${MONSTERS[monster]!.name}`,
  drawSecrets: () => 'draw secrets',
  gainRage: () => 'gain rage',
  discardSecret: ({ secret }) => `discard ${SECRETS[secret]!.name}`,
  sporeTribe: ({ tribe }) => `spores on ${TRIBES[tribe]}`,
  strikeDragon: ({ tribe }) => `${TRIBES[tribe]} strikes dragon`,
  springTrap: () => 'spring trap',
  bearIt: () => 'bear it',
};
