import { type Rules, tell } from '@trollmoot/kernel';
import type { Step } from '../../contents.ts';
import { REMOVALS } from '../../data/cave.ts';
import type { Role } from '../../data/roles.ts';
import type { State } from '../../state.ts';
import { tilesLeft } from '../../terrain/words/questions/filling.ts';
import { darkness } from '../../variants/words/questions/alone-in-the-dark.ts';
import { plan } from '../../words/effects/agenda.ts';
import { onTurnEnd, onTurnOver, onTurnStart } from '../../words/effects/moments.ts';
import { checkWins } from '../../words/effects/wins.ts';
import { onTurn, variantOf } from '../../words/questions/seats.ts';
import type { TurnContents } from '../contents.ts';

/** The first step of each role's turn. */
const FIRST: { readonly [role in Role]: Step } = {
  knight: { step: 'knight.turn' },
  goblins: { step: 'goblins.turn' },
  dragon: { step: 'dragon.turn' },
  cave: { step: 'cave.turn' },
  thief: { step: 'thief.turn' },
};

/** [TURN-3] A Knight who was killed without ending the game plays no more. */
const isOut = (s: State, seat: number): boolean => s.roles[seat] === 'knight' && s.knight!.health === 0;

/** [COLLAPSE-1] No tile is left to place when a turn begins: the cave begins to fall. */
function mayCollapse(s: State): void {
  if (s.map.collapsing || tilesLeft(s) > 0) return;
  s.map.collapsing = true;
  tell(s, { news: 'collapseBegan', clause: 'COLLAPSE-1' });
  checkWins(s); // [WIN-6]
}

export const turn: Rules<State, TurnContents> = {
  /** [TURN-1] [TURN-4] */
  'turn.begin': {
    happen(s, { seat }) {
      if (seat === 0) s.round++; // [TURN-2]
      if (isOut(s, seat)) return plan(s, { step: 'turn.begin', seat: (seat + 1) % s.roles.length });
      s.seat = seat;
      tell(s, { news: 'turnBegan', role: onTurn(s), round: s.round, clause: 'TURN-1' });
      plan(s, FIRST[onTurn(s)], { step: 'turn.close' });
      mayCollapse(s);
      for (const react of onTurnStart) react(s, onTurn(s));
    },
  },

  /** [TURN-5] The order in which a turn ends. */
  'turn.close': {
    happen(s) {
      plan(s, { step: 'turn.shape' }, { step: 'turn.plunder' }, { step: 'turn.over' });
      for (const react of onTurnEnd) react(s, onTurn(s)); // [TURN-6]
    },
  },

  /** [TURN-7] Without a Cave player, each player shapes the cave at the end of their turn. */
  'turn.shape': {
    happen(s) {
      const { tiles } = variantOf(s);
      if (tiles === 'cave') return;
      const alone = tiles === 'alone';
      if (!s.map.collapsing) {
        if (s.map.stack.length > 0) plan(s, { step: 'map.grow', left: alone ? darkness(s) : 1 });
        return;
      }
      const many = s.roles.length >= 4 ? s.settings.noCave4plusRemovals : REMOVALS; // [SWITCH-16]
      plan(s, { step: 'map.shrinkOn', left: alone ? darkness(s) : many, by: onTurn(s) });
    },
  },

  /** [TURN-8] Past Plunder comes after the tile. */
  'turn.plunder': {
    happen(s) {
      const gdt = variantOf(s).roles === 'GDT' && s.settings.gdtPastPlunder === 'nobody'; // [SWITCH-8]
      if (variantOf(s).plunderer === onTurn(s) && !gdt) plan(s, { step: 'plunder.begin', by: onTurn(s) });
    },
  },

  /** [TURN-9] Limits per turn are reset, and the next player's turn begins. */
  'turn.over': {
    happen(s) {
      s.map.burnt = 0;
      for (const react of onTurnOver) react(s);
      plan(s, { step: 'turn.begin', seat: (s.seat + 1) % s.roles.length });
    },
  },
};
