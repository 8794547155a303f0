import type { Seat } from '@trollmoot/kernel';
import type { Clause } from '../../clauses.ts';
import type { Tribe } from '../../data/tiles.ts';

export interface GoblinsContents {
  'goblins.turn': { at: object };
  'goblins.act': { at: object; act: { do: 'endTurn' } };
  'goblins.ambush': { at: object; act: { do: 'ambush'; tribe: Tribe } | { do: 'lieLow' } };
  'goblins.loseMonster': { at: { tribe: Tribe }; act: { do: 'loseMonster'; tribe: Tribe; monster: number } };
  'goblins.loot': { at: { drop: number }; act: { do: 'drawSecrets' } | { do: 'gainRage' } };
  'goblins.discardSecrets': { at: object; act: { do: 'discardSecret'; secret: number } };
  'goblins.spores': { at: object; act: { do: 'sporeTribe'; tribe: Tribe } };
  'goblins.foil': { at: object; act: { do: 'springTrap' } | { do: 'bearIt' } };
  'goblins.strikeDragon': { at: object; act: { do: 'strikeDragon'; tribe: Tribe } };
}

export type GoblinsNews =
  | { news: 'rage'; rage: number; clause: Clause }
  | { news: 'populationLost'; tribe: Tribe; lost: number; left: number }
  | { news: 'scattered'; tribe: Tribe; lost: number; clause: Clause }
  | { news: 'tribeHid'; tribe: Tribe }
  | { news: 'tribeUncovered'; tribe: Tribe; space: number }
  | { news: 'ambushed'; tribe: Tribe | null }
  | { news: 'monsterLost'; tribe: Tribe; monster: string }
  | { news: 'secretsDrawn'; seat: Seat; count: number; cards: readonly string[] | null }
  | { news: 'secretDiscarded'; card: string };
