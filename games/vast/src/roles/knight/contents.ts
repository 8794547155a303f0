import type { Seat } from '@trollmoot/kernel';
import type { Clause } from '../../clauses.ts';
import type { MonsterName } from '../../data/goblins.ts';
import type { EventName, Slot, TreasureName } from '../../data/knight.ts';
import type { Cell, Space } from '../../data/places.ts';
import type { Thing } from '../../data/things.ts';
import type { Tribe } from '../../data/tiles.ts';

/** What she does in her turn, one thing at a time. */
export type KnightAct =
  | { do: 'placeCube'; on: Slot }
  | { do: 'walk'; to: Space }
  | { do: 'walkOut'; cell: Cell }
  | { do: 'resolveEvent' }
  | { do: 'fightTribe'; tribe: Tribe; javelin: boolean }
  | { do: 'fightDragon'; javelin: boolean }
  | { do: 'fightThief' }
  | { do: 'breakCrystal' }
  | { do: 'gatherTreasure' }
  | { do: 'gatherGem'; gem: number }
  | { do: 'bombWall'; side: number }
  | { do: 'shootBow'; tribe: Tribe }
  | { do: 'shootEnchanted'; target: 'dragon' | 'thief' }
  | { do: 'drink' }
  | { do: 'sendFlare'; space: Space }
  | { do: 'showTreasure'; card: number }
  | { do: 'claim'; quest: number }
  | { do: 'endTurn' };

/** What she may prepare for with a cube: hidden Tribes, an ambusher of the Infestation, a Monster, an Event. */
export type Danger = 'tribes' | 'ambusher' | 'monster' | 'event';

export interface KnightContents {
  'knight.turn': { at: object };
  'knight.act': { at: object; act: KnightAct };
  'knight.arrive': { at: { from: number } }; // the side she has come from; -1: by the Ancient Map
  'knight.resolve': { at: object };
  'knight.ambushed': { at: object };
  'knight.meetEvent': { at: object };
  'knight.tileGrit': { at: object };
  'knight.brace': {
    at: { against: Danger };
    act: { do: 'placeCube'; on: Slot } | { do: 'stand' } | { do: 'callMonster' };
  };
  'knight.loseCube': { at: { left: number; to: 'grit' | 'entrance' }; act: { do: 'giveCube'; from: Slot | 'hand' } };
  'knight.freeAttack': { at: object; act: { do: 'fightDragon'; javelin: boolean } | { do: 'letPass' } };
  'knight.strike': { at: { bomb: boolean } };
  'knight.axe': { at: object; act: { do: 'cleave' } | { do: 'holdAxe' } };
  'knight.gem': { at: { gem: number } };
  'knight.arrowHit': { at: { tribe: Tribe; before: number } };
  'knight.event': { at: { card: number } };
  'knight.refresh': { at: object; act: { do: 'spendCube' } | { do: 'passUp' } };
  'knight.light': { at: object; act: { do: 'giveCube'; from: Slot | 'hand' } | { do: 'passUp' } };
  'knight.offer': { at: object; act: { do: 'keep' } | { do: 'decline' } };
  'knight.flee': { at: object; act: { do: 'flee'; to: Space } };
  'knight.troll': { at: { back: Space } }; // where she came from onto the bridge; NOWHERE: it was just laid
  'knight.burrow': { at: object; act: { do: 'burrow'; cell: Cell } };
}

export type KnightNews =
  | { news: 'gritGained'; grit: number; total: number; clause: Clause }
  | { news: 'gritLost'; grit: number; total: number; clause: Clause }
  | { news: 'shielded'; thing: Thing; clause: Clause }
  | { news: 'knightHurt'; by: number; left: number; clause: Clause }
  | { news: 'knightHealed'; by: number; total: number; clause: Clause }
  | { news: 'knightKilled'; clause: Clause }
  | { news: 'cubesPickedUp'; ready: number }
  | { news: 'cubePlaced'; on: Slot; thing: Thing | null }
  | { news: 'cubeLost'; from: Slot | 'hand'; to: 'grit' | 'entrance' | 'discard' | 'aside' }
  | { news: 'cubeGained'; from: 'grit' | 'entrance' | 'discard' }
  | { news: 'tribeAttacked'; tribe: Tribe; clause: Clause }
  | { news: 'dragonAttacked'; hit: boolean; clause: Clause }
  | { news: 'thiefAttacked'; clause: Clause }
  | { news: 'crystalToKnight'; total: number; clause: Clause }
  | { news: 'gemTaken'; gem: number; trapped: boolean; clause: Clause }
  | { news: 'gearUsed'; thing: Thing; clause: Clause }
  | { news: 'arrowShot'; at: 'tribe' | 'dragon' | 'thief'; tribe: Tribe | null; thing: Thing; clause: Clause }
  | { news: 'treasureDecided'; kept: boolean; card: TreasureName | null; clause: Clause }
  | { news: 'treasureShown'; card: TreasureName }
  | { news: 'treasureUsed'; thing: Thing; clause: Clause }
  | { news: 'treasureLost'; seat: Seat; card: TreasureName | null; out: boolean }
  | { news: 'eventPlayed'; card: EventName; space: Space; thing: Thing; clause: Clause }
  | { news: 'questDone'; card: string; grit: number; thing: Thing; clause: Clause }
  | { news: 'questDrawn'; seat: Seat; card: string | null }
  | { news: 'monsterStruck'; monster: MonsterName; thing: Thing; clause: Clause };
