import type { Seat } from '@trollmoot/kernel';
import type { Clause } from '../../clauses.ts';
import type { Die } from '../../data/dice.ts';
import type { PowerName, SlothName, SymbolName } from '../../data/dragon.ts';
import type { Cell, Space } from '../../data/places.ts';
import type { Role } from '../../data/roles.ts';
import type { Tribe } from '../../data/tiles.ts';

/** Powers that need nothing but their price. */
type Plain = 'claw' | 'flame' | 'scorch' | 'slap' | 'shriek' | 'smash' | 'wrath';
/** What Swat strikes: a Treasure token, or a Gem by its symbol. */
export type Swatted = 'treasure' | SymbolName;
const SCRATCHED = ['knight', 'goblins', 'thief'] as const;
export type Scratched = (typeof SCRATCHED)[number];

/** A power put to use, with what it is aimed at. */
export type PowerAct =
  | { [P in Plain]: { do: 'power'; power: P } }[Plain]
  | { do: 'power'; power: 'wing'; to: Space }
  | { do: 'power'; power: 'hiss'; tribe: Tribe }
  | { do: 'power'; power: 'slither'; from: SlothName; to: SlothName }
  | { do: 'power'; power: 'swat'; token: Swatted; from: Space }
  | { do: 'power'; power: 'burn'; space: Space }
  | { do: 'power'; power: 'scratch'; victim: Scratched }
  | { do: 'power'; power: 'flameWall'; space: Space };
/** Powers paid with any symbols; none of them is aimed. */
export type FreelyPaid = 'shriek' | 'smash' | 'wrath';
/** A cube from this section to Wakefulness. */
export interface Wake {
  do: 'wake';
  sloth: SlothName;
}

export interface DragonContents {
  'dragon.turn': { at: object };
  'dragon.act': {
    at: object;
    act:
      | { do: 'glide'; to: Space }
      | { do: 'glideOut'; cell: Cell }
      | { do: 'delve'; to: Space }
      | PowerAct
      | Wake
      | { do: 'settle' }
      | { do: 'endTurn' };
  };
  'dragon.pay': { at: { power: FreelyPaid; left: number }; act: { do: 'pay'; symbol: SymbolName } };
  'dragon.stride': { at: { to: Space; how: 'glide' | 'wing' | 'delve' } };
  'dragon.clawRead': { at: object };
  'dragon.clawStrike': { at: { spaces: readonly Space[] } };
  'dragon.shove': { at: object; act: { do: 'shove'; to: Space } | { do: 'spare' } };
  'dragon.flameRead': { at: object };
  'dragon.hissStrike': { at: { tribe: Tribe } };
  'dragon.swatTo': { at: { token: Swatted; from: Space }; act: { do: 'swatTo'; to: Space } };
  'dragon.slapTo': { at: object; act: { do: 'slapTo'; to: Space } };
  'dragon.scratchStrike': { at: object };
  'dragon.wrathRead': { at: object };
  'dragon.wrathStrike': { at: { spaces: readonly Space[] } };
  'dragon.rest': {
    at: object;
    act: { do: 'pickUp' } | { do: 'placeGem'; gem: SymbolName } | Wake | { do: 'endTurn' };
  };
  'dragon.discardPowers': { at: { left: number }; act: { do: 'discardPower'; symbol: SymbolName } };
  'dragon.spores': { at: object; act: { do: 'doze'; sloth: SlothName } };
  'dragon.shriek': { at: { die: Die; by: Role }; act: { do: 'reroll' } | { do: 'accept' } };
}

export type DragonNews =
  | { news: 'dragonHurt'; left: number; clause: Clause }
  | { news: 'dragonAppeared'; space: Space }
  | { news: 'surfaced'; space: Space; clause: Clause }
  | { news: 'burnt'; role: Role; space: Space; clause: Clause }
  | { news: 'flameWallLaid'; space: Space }
  | { news: 'flameWallGone' }
  | { news: 'gemPlaced'; gem: SymbolName; space: Space }
  | { news: 'gemMoved'; gem: SymbolName; from: Space; to: Space }
  | { news: 'gemReturned'; gem: SymbolName }
  | { news: 'hoarded'; kept: boolean; clause: Clause }
  | { news: 'hoardReturned'; tokens: number; clause: Clause }
  | { news: 'powerUsed'; power: PowerName; thing: `power ${PowerName}`; clause: Clause }
  | { news: 'powerPaid'; symbol: SymbolName; byGem: boolean }
  | { news: 'powersDiscarded'; symbol: SymbolName }
  | { news: 'powersDrawn'; seat: Seat; count: number; cards: readonly SymbolName[] | null }
  | { news: 'eaten'; total: number }
  | { news: 'woke'; wakefulness: number; from: SlothName; clause: Clause }
  | { news: 'awakened'; clause: Clause }
  | { news: 'slithered'; from: SlothName; to: SlothName }
  | { news: 'dozed'; wakefulness: number; to: SlothName }
  | { news: 'shrieked'; clause: Clause };
