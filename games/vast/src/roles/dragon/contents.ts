import type { Seat } from '@trollmoot/kernel';
import type { Clause } from '../../clauses.ts';
import type { Die } from '../../data/dice.ts';
import type { SlothName, SymbolName } from '../../data/dragon.ts';
import type { Role } from '../../data/roles.ts';
import type { Space } from '../../state.ts';

export interface DragonContents {
  'dragon.turn': { at: object };
  'dragon.act': { at: object; act: { do: 'endTurn' } };
  'dragon.discardPowers': { at: { left: number }; act: { do: 'discardPower'; symbol: SymbolName } };
  'dragon.spores': { at: object; act: { do: 'doze'; sloth: SlothName } };
  'dragon.shriek': { at: { die: Die; by: Role }; act: { do: 'reroll' } | { do: 'accept' } };
}

export type DragonNews =
  | { news: 'dragonHurt'; left: number; clause: Clause }
  | { news: 'dragonAppeared'; space: Space }
  | { news: 'surfaced'; space: Space; clause: Clause }
  | { news: 'burnt'; role: Role; space: Space; clause: Clause }
  | { news: 'flameWallGone' }
  | { news: 'gemReturned'; gem: SymbolName }
  | { news: 'powersDiscarded'; symbol: SymbolName }
  | { news: 'powersDrawn'; seat: Seat; count: number; cards: readonly SymbolName[] | null }
  | { news: 'eaten'; total: number }
  | { news: 'woke'; wakefulness: number; from: SlothName; awake: boolean }
  | { news: 'dozed'; wakefulness: number; to: SlothName }
  | { news: 'shrieked'; clause: Clause };
