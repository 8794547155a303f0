import type { Seat } from '@trollmoot/kernel';
import type { Clause } from '../../clauses.ts';
import type { MonsterName, SecretName, WarName } from '../../data/goblins.ts';
import type { Cell, Space } from '../../data/places.ts';
import type { Role } from '../../data/roles.ts';
import type { Tribe } from '../../data/tiles.ts';

/** Somewhere to put options. */
export interface Into<A> {
  push(act: A): unknown;
}

/** Whom a Tribe attacks. */
export type Target = 'knight' | 'dragon' | 'thief';

/** A Secret played at any time of the turn. */
export type Play =
  | { do: 'blindFury'; tribe: Tribe }
  | { do: 'fireBomber'; tribe: Tribe }
  | { do: 'hex'; target: Role }
  | { do: 'caveIn' }
  | { do: 'secretTunnels' }
  | { do: 'layFaceUp'; secret: number };

/** What a Tribe on a tile does when it is done moving. */
export type TribeAction =
  | { do: 'assault'; tribe: Tribe; target: Target; poison: boolean }
  | { do: 'batterCrystal'; tribe: Tribe }
  | { do: 'plunderTreasure'; tribe: Tribe }
  | { do: 'plunderGem'; tribe: Tribe; gem: number } // -1: from the Dragon himself
  | { do: 'explore'; tribe: Tribe; cell: Cell }
  | { do: 'hideTribe'; tribe: Tribe }
  | { do: 'useSpecial'; tribe: Tribe }
  | { do: 'standDown'; tribe: Tribe };

/** How a Tribe moves. */
export type TribeMove =
  | { do: 'emerge'; tribe: Tribe; space: Space }
  | { do: 'lurk'; tribe: Tribe; cell: Cell }
  | { do: 'comeOut'; tribe: Tribe; space: Space }
  | { do: 'prowl'; tribe: Tribe; to: Space }
  | { do: 'stray'; tribe: Tribe } // out over Lit tiles and back, to lose 1 Population
  | { do: 'tunnel'; tribe: Tribe; to: Space }
  | { do: 'prowlOut'; tribe: Tribe; cell: Cell }
  | { do: 'wisp'; tribe: Tribe; to: Space };

/** A way under way: where it goes, how far it is, and whether it ends in an attack. */
export interface March {
  tribe: Tribe;
  path: readonly Space[];
  i: number;
  target: 'knight' | 'dragon' | null;
  poison: boolean;
}

export interface GoblinsContents {
  'goblins.turn': { at: object };
  'goblins.war': {
    at: object;
    act: { do: 'chooseWar'; card: number } | { do: 'redrawWar'; card: number } | Play;
  };
  'goblins.populate': { at: object };
  'goblins.block': { at: { blocked: number }; act: { do: 'blockTribe'; tribe: Tribe } | { do: 'populate' } | Play };
  'goblins.grow': { at: { blocked: number } };
  'goblins.crowd': { at: { tribes: readonly Tribe[] } };
  'goblins.overpopulate': {
    at: { tribes: readonly Tribe[] };
    act: { do: 'payRage' } | { do: 'scatterFor'; tribe: Tribe } | { do: 'playLeader' } | Play;
  };
  'goblins.recruit': { at: { count: number } };
  'goblins.assign': {
    at: object;
    act:
      | { do: 'assignMonster'; monster: number; tribe: Tribe }
      | { do: 'replaceMonster'; monster: number; tribe: Tribe; replaced: number }
      | { do: 'redrawMonster'; monster: number }
      | { do: 'doneAssigning' }
      | Play;
  };
  'goblins.assignOn': { at: object };
  'goblins.learn': { at: object };
  'goblins.redraw': { at: { count: number }; act: { do: 'redrawSecret'; secret: number } | { do: 'keepSecrets' } };
  'goblins.act': {
    at: object;
    act:
      | { do: 'activate'; tribe: Tribe }
      | { do: 'hidingSpots'; tribe: Tribe }
      | { do: 'tribeFlare'; tribe: Tribe }
      | Play
      | { do: 'endTurn' };
  };
  'goblins.goOn': { at: { tribe: Tribe } };
  'goblins.tribe': {
    at: { tribe: Tribe };
    act: TribeMove | TribeAction | { do: 'tribeFlare'; tribe: Tribe } | Play;
  };
  'goblins.march': { at: March };
  'goblins.enter': { at: March };
  'goblins.clash': { at: March };
  'goblins.explored': { at: { tribe: Tribe; cell: Cell } };
  'goblins.gemRead': { at: { tribe: Tribe; gem: number } };
  'goblins.gnome': { at: { tribe: Tribe }; act: { do: 'gnomeJump'; tribe: Tribe; to: Space } | { do: 'stay' } };
  'goblins.caveIn': {
    at: { left: number; spaces: readonly Space[] };
    act: { do: 'bringDown'; space: Space } | { do: 'enoughRubble' };
  };
  'goblins.beetles': {
    at: { tribe: Tribe; loss: number; isEaten: boolean };
    act: { do: 'useBeetles' } | { do: 'spareBeetles' };
  };
  'goblins.ambush': { at: object };
  'goblins.spring': { at: object; act: { do: 'ambush'; tribe: Tribe } | { do: 'lieLow' } };
  'goblins.loseMonster': { at: { tribe: Tribe }; act: { do: 'loseMonster'; tribe: Tribe; monster: number } };
  'goblins.loot': { at: { drop: number }; act: { do: 'drawSecrets' } | { do: 'gainRage' } };
  'goblins.discardSecrets': { at: object; act: { do: 'discardSecret'; secret: number } | Play };
  'goblins.spores': { at: object; act: { do: 'sporeTribe'; tribe: Tribe } };
  'goblins.foil': { at: object; act: { do: 'springTrap' } | { do: 'bearIt' } };
  'goblins.strikeDragon': { at: object; act: { do: 'strikeDragon'; tribe: Tribe } };
}

export type GoblinsNews =
  | { news: 'warDrawn'; cards: readonly WarName[]; clause: Clause }
  | { news: 'warChosen'; card: WarName; thing: `war ${WarName}`; clause: Clause }
  | { news: 'rubyUsed'; discarded: string; thing: 'secret goblinRuby'; clause: Clause }
  | { news: 'populated'; tribe: Tribe; discs: number; population: number; clause: Clause }
  | { news: 'overpopulated'; tribes: readonly Tribe[]; clause: Clause }
  | { news: 'monstersDrawn'; cards: readonly MonsterName[]; clause: Clause }
  | { news: 'monsterJoined'; tribe: Tribe; monster: MonsterName; thing: `monster ${MonsterName}`; clause: Clause }
  | { news: 'monstersSentAway'; cards: readonly MonsterName[]; clause: Clause }
  | { news: 'monsterHelped'; tribe: Tribe; monster: MonsterName; thing: `monster ${MonsterName}`; clause: Clause }
  | { news: 'secretPlayed'; card: SecretName; tribe: Tribe | null; thing: `secret ${SecretName}`; clause: Clause }
  | { news: 'emerged'; tribe: Tribe; space: Space; clause: Clause }
  | { news: 'lurks'; tribe: Tribe; cell: Cell; clause: Clause }
  | { news: 'assaulted'; tribe: Tribe; target: Target; clause: Clause }
  | { news: 'crystalBattered'; tribe: Tribe; space: Space; smashed: boolean; clause: Clause }
  | { news: 'plundered'; tribe: Tribe; what: 'treasure' | 'gem'; trapped: boolean; clause: Clause }
  | { news: 'explored'; tribe: Tribe; cell: Cell; clause: Clause }
  | { news: 'hexed'; target: Role; by: number; clause: Clause }
  | { news: 'rage'; rage: number; clause: Clause }
  | { news: 'populationLost'; tribe: Tribe; lost: number; left: number; clause: Clause }
  | { news: 'scattered'; tribe: Tribe; lost: number; clause: Clause }
  | { news: 'tribeHid'; tribe: Tribe; clause: Clause }
  | { news: 'tribeUncovered'; tribe: Tribe; space: Space; clause: Clause }
  | { news: 'ambushed'; tribe: Tribe | null; clause: Clause }
  | { news: 'monsterLost'; tribe: Tribe; monster: MonsterName }
  | { news: 'secretsDrawn'; seat: Seat; count: number; cards: readonly SecretName[] | null }
  | { news: 'secretDiscarded'; card: SecretName }
  | { news: 'trapSprung'; thing: 'secret trap'; clause: Clause };
