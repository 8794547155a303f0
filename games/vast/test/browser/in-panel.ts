import type { Action } from '@trollmoot/vast';
import { TRIBE_ACTIONS } from '../../screen/roles/goblins.ts';

/** Acts that a touch on the role's board can lead to. */
const IN_PANEL: ReadonlySet<Action['do']> = new Set<Action['do']>([
  // the Knight's
  'placeCube',
  'giveCube',
  'showTreasure',
  'drink',
  'claim',
  // the Goblins'
  'chooseWar',
  'redrawWar',
  'assignMonster',
  'replaceMonster',
  'redrawMonster',
  'loseMonster',
  'blockTribe',
  'scatterFor',
  'sporeTribe',
  'activate',
  'ambush',
  'strikeDragon',
  ...TRIBE_ACTIONS,
  'hidingSpots',
  'blindFury',
  'fireBomber',
  'hex',
  'caveIn',
  'secretTunnels',
  'layFaceUp',
  'playLeader',
  'redrawSecret',
  'discardSecret',
  // the Dragon's
  'power',
  'wake',
  'doze',
  'pay',
  'discardPower',
  'placeGem',
  // the Cave's
  'takeTile',
  'useOmen',
  'payOmen',
  'discardOmen',
  'spore',
  'shedHatred',
  'buryEvents',
  'playEvent',
  'handTreasure',
  // the Thief's
  'assign',
  'loot',
  'pickpocket',
  'pickLock',
  'backstab',
  'hideLoot',
  'takeCard',
  'takeHidden',
  'takeFaceUp',
  'takeSecret',
  'upgrade',
  'loseUpgrade',
]);

export const inPanel = (act: Action): boolean => IN_PANEL.has(act.do);
