import { tell } from '@trollmoot/kernel';
import type { Clause } from '../../clauses.ts';
import type { Role } from '../../data/roles.ts';
import { caveWins, crystalTilesToEnd } from '../../roles/cave/words/questions.ts';
import { goblinsWin } from '../../roles/goblins/words/questions/tribes.ts';
import { knightWins } from '../../roles/knight/words/questions/stats.ts';
import { thiefWins } from '../../roles/thief/words/questions.ts';
import type { State } from '../../state.ts';

/** [WIN-1] What each role has to bring about, checked at once; the Dragon's escape is checked when his turn ends. */
const WINS: readonly { role: Role; won: (s: State) => Clause | null }[] = [
  { role: 'knight', won: knightWins },
  { role: 'goblins', won: goblinsWin },
  { role: 'cave', won: caveWins },
  { role: 'thief', won: thiefWins },
];

/** [WIN-1] [WIN-2] Has a role just won, or have all lost? If two have won, it is the player on turn. */
export function checkWins(s: State): void {
  if (s.outcome !== null) return;
  const onTurn = s.roles[s.seat]!;
  let winner: { role: Role; clause: Clause } | null = null;
  for (const { role, won } of WINS) {
    const clause = s[role] === null ? null : won(s);
    if (clause !== null && (winner === null || role === onTurn)) winner = { role, clause };
  }
  if (winner !== null) declare(s, [winner.role], winner.clause);
  else if (s.cave === null && s.map.collapsing && s.map.crystalsRemoved >= crystalTilesToEnd(s))
    declare(s, [], 'WIN-7'); // [WIN-7]
}

/** The game is over. Without a winner, everyone has lost. */
export function declare(s: State, winners: readonly Role[], clause: Clause): void {
  if (s.outcome !== null) return;
  s.outcome = { winners, clause };
  s.agenda = [];
  tell(s, { news: 'won', winners, clause });
}

/** [WIN-12] Nothing is left to fall: the Cave has won, unless Hatred tokens remain; then, or without a Cave, everyone loses. */
export function caveIsComplete(s: State): void {
  declare(s, s.cave !== null && s.cave.hatred === 0 ? ['cave'] : [], 'WIN-12');
}
