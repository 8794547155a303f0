import { nowKnown, plan, type Rules, tell } from '@trollmoot/kernel';
import type { Contents, TurnAction } from '../contents.ts';
import { ARTIFACT_GOLD } from '../data/artifacts.ts';
import { FIGURES_EACH } from '../data/figures.ts';
import type { State } from '../state.ts';
import { addAbilities, useAbility } from './abilities.ts';
import { addArtifact, playArtifact } from './artifacts.ts';
import { draw } from './cards.ts';
import { gain, remove } from './entering.ts';
import { addSteps, step, strideOf } from './moving.ts';
import { look } from './sight.ts';
import { firstOf, holds, isMovable, isTwin, kind } from './words.ts';

type Turn = Rules<State, Pick<Contents, 'turn' | 'act' | 'afterAction' | 'endOfTurn' | 'endOfGame' | 'payArtifacts'>>;

/** [END-7] So many turns of each player without a card drawn, and the game is over. */
export const QUIET_TURNS = 50;

/** [TURN-3] Everything a player may begin with one action. */
export function actions(s: State, player: number): TurnAction[] {
  const options: TurnAction[] = [];
  if (s.deck[player]!.length > 0) options.push({ do: 'draw' });
  const sight = look(s);
  const end = firstOf(player) + FIGURES_EACH;
  for (let figure = firstOf(player); figure < end; figure++) {
    if (s.where[figure]! < 0 || !isMovable(s, figure) || isTwin(s, figure)) continue;
    if (!s.lumbered || kind(s, figure) !== 'rampagingTroll') addSteps(s, sight, figure, options); // [RAMPAGE-1]
    addAbilities(s, sight, figure, options);
  }
  addArtifact(s, player, options);
  options.push({ do: 'pass' });
  return options;
}

export const turn: Turn = {
  /** [TURN-2] The first turns of the game are shorter. */
  turn: {
    happen(s, { player }) {
      s.player = player;
      s.turn++;
      s.left = Math.min(4, s.turn);
      s.lumbered = false;
      s.paid = [];
      plan(s, { step: 'act', player });
      tell(s, { news: 'turnBegan', player, turn: s.turn, actions: s.left, clause: 'TURN-2' });
    },
  },

  /** [TURN-3] [TURN-7] Actions in any mix; [TURN-4] or none. */
  act: {
    who: (_s, { player }) => player,
    options: (s, { player }) => actions(s, player),
    take(s, { player }, act) {
      if (act.do === 'pass') {
        tell(s, { news: 'passed', player, left: s.left });
        plan(s, { step: 'endOfTurn', player });
        return;
      }
      s.left--;
      plan(s, { step: 'afterAction', player });
      switch (act.do) {
        case 'draw':
          plan(s, { step: 'play', player });
          draw(s, player);
          break;
        case 'artifact':
          playArtifact(s, player);
          break;
        case 'move':
          if (kind(s, act.figure) === 'rampagingTroll') s.lumbered = true; // [RAMPAGE-1]
          plan(s, { step: 'onward', player, figure: act.figure, left: strideOf(s, act.figure) - 1 });
          step(s, act, player);
          break;
        default:
          useAbility(s, act, player);
      }
    },
  },

  /** [END-1] An empty deck ends the game at once; otherwise the turn goes on while actions are left. */
  afterAction: {
    happen(s, { player }) {
      if (s.deck[player]!.length === 0) plan(s, { step: 'endOfGame', player });
      else if (s.left > 0) plan(s, { step: 'act', player });
      else plan(s, { step: 'endOfTurn', player });
    },
  },

  /** [TURN-1] The next player, clockwise. */
  endOfTurn: {
    happen(s, { player }) {
      dropCloak(s);
      s.quiet++;
      if (s.quiet >= QUIET_TURNS * s.seats)
        plan(s, { step: 'endOfGame', player: null }); // [END-7]
      else plan(s, { step: 'turn', player: (player + 1) % s.seats });
    },
  },

  /** [END-2] Three gold for who ended it, [END-3] the board once more, then unspent artifacts. */
  endOfGame: {
    happen(s, { player }) {
      s.left = 0;
      dropCloak(s); // [CLOAK-5]
      tell(s, { news: 'ended', player, clause: player === null ? 'END-7' : 'END-1' });
      plan(s, { step: 'scoreBoard', final: true }, { step: 'payArtifacts' });
      if (player !== null) gain(s, player, 3, 'END-2');
    },
  },

  /** [END-4] Unspent artifacts are shown and pay their owners. */
  payArtifacts: {
    happen(s) {
      for (let seat = 0; seat < s.seats; seat++) {
        const artifact = s.artifact[seat]!;
        if (artifact === null) continue;
        const gold = ARTIFACT_GOLD[artifact];
        s.gold[seat]! += gold;
        s.artifact[seat] = null;
        s.spent.push(artifact);
        nowKnown(s);
        tell(s, { news: 'artifactPaid', player: seat, artifact, gold, clause: 'END-4' });
      }
    },
  },
};

/** [CLOAK-3] The Cloak wears off; who is in a Cave Troll's room then is removed. */
function dropCloak(s: State): void {
  if (s.cloaked === null) return;
  const room = s.where[s.cloaked]!;
  tell(s, { news: 'uncloaked', figure: s.cloaked, clause: 'CLOAK-3' });
  if (room >= 0 && holds(s, room, 'caveTroll')) remove(s, s.cloaked, 'cloak', 'CLOAK-3');
  s.cloaked = null;
}
