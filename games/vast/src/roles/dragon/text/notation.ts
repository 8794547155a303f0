import type { Space } from '../../../data/places.ts';
import { TRIBES } from '../../../data/tiles.ts';
import { cellOf } from '../../../terrain/words/questions/map.ts';
import { cellName } from '../../../text/places.ts';
import type { Notation } from '../../../text/shapes.ts';
import type { DragonContents, PowerAct } from '../contents.ts';

/** What a power is aimed at, in notation; spaces by the name of their cell. */
function aim(act: PowerAct, name: (space: Space) => string): string {
  if (act.power === 'wing') return ` ${name(act.to)}`;
  if (act.power === 'hiss') return ` ${TRIBES[act.tribe]}`;
  if (act.power === 'slither') return ` ${act.from} to ${act.to}`;
  if (act.power === 'swat') return ` ${act.token} ${name(act.from)}`;
  if (act.power === 'burn' || act.power === 'flameWall') return ` ${name(act.space)}`;
  return act.power === 'scratch' ? ` ${act.victim}` : '';
}

export const dragonNotation: Notation<DragonContents> = {
  glide: ({ to }, s) => `glide ${cellName(cellOf(s, to))}`,
  glideOut: ({ cell }) => `glide out ${cellName(cell)}`,
  delve: ({ to }, s) => `delve ${cellName(cellOf(s, to))}`,
  power: (act, s) => `${act.power}${aim(act, (space) => cellName(cellOf(s, space)))}`,
  wake: ({ sloth }) => `wake ${sloth}`,
  settle: () => 'settle',
  pay: ({ symbol }) => `pay ${symbol}`,
  shove: ({ to }, s) => `move knight ${cellName(cellOf(s, to))}`,
  spare: () => 'leave knight',
  swatTo: ({ to }, s) => `swat to ${cellName(cellOf(s, to))}`,
  slapTo: ({ to }, s) => `slap knight to ${cellName(cellOf(s, to))}`,
  pickUp: () => 'pick up',
  placeGem: ({ gem }) => `place ${gem} gem`,
  discardPower: ({ symbol }) => `discard ${symbol}`,
  doze: ({ sloth }) => `doze ${sloth}`,
  reroll: () => 'shriek',
  accept: () => 'accept',
};
