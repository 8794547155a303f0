import { plan, type Rules, type Seat, tell } from '@trollmoot/kernel';
import type { Contents, Refused, TurnAction } from '../contents.ts';
import { FIGURES_EACH } from '../data/figures.ts';
import type { State } from '../state.ts';
import { addAbilities, barAbility, isAbility, useAbility } from './abilities.ts';
import { addArtifact, playArtifact } from './artifacts.ts';
import { draw } from './cards.ts';
import { dropCloak, QUIET_TURNS } from './ending.ts';
import { addSteps, barStep, step, strideOf } from './moving.ts';
import { look } from './sight.ts';
import { NOBODY, NOWHERE, type Wish, whyNot } from './wishes.ts';
import { firstOf, isMovable, isOnBoard, isTwin, kind, owner } from './words.ts';

type Turn = Rules<State, Pick<Contents, 'turn' | 'act' | 'afterAction' | 'endOfTurn'>>;

/** [TURN-3] Everything a player may begin with one action. */
function actions(s: State, player: Seat): TurnAction[] {
  const options: TurnAction[] = [];
  if (s.deck[player]!.length > 0) options.push({ do: 'draw' });
  const sight = look(s);
  const end = firstOf(player) + FIGURES_EACH;
  for (let figure = firstOf(player); figure < end; figure++) {
    // [MOVE-2] the player's own, [MOVE-9] on the board, [MOVE-8] one of several alike
    if (s.where[figure]! < 0 || !isMovable(s, figure) || isTwin(s, figure)) continue;
    if (!s.lumbered || kind(s, figure) !== 'rampagingTroll') addSteps(s, sight, figure, options); // [RAMPAGE-1]
    addAbilities(s, sight, figure, options);
  }
  addArtifact(s, player, options);
  options.push({ do: 'pass' });
  return options;
}

/** What forbids this as an action of the player's turn. */
function barAction(s: State, wish: Wish, player: Seat): Refused | null {
  const { doing, figure, to } = wish;
  if (doing === 'artifact') return s.artifact[player] === null ? 'ARTIFACT-1' : 'TURN-5';
  if (doing === 'place' || doing === 'play') return 'CARD-1';
  // A touch on the board names just a figure or a space, and comes under the name of the first option, a draw.
  if (doing !== 'move' && doing !== 'draw' && !isAbility(doing)) return null;
  if (figure === NOBODY && to !== NOWHERE) return 'TURN-3';
  if (figure === NOBODY && doing === 'draw') return null;
  if (!isOnBoard(s, figure)) return 'MOVE-9';
  if (owner(figure) !== player) return 'MOVE-2';
  if (isAbility(doing)) return barAbility(s, doing, wish);
  if (to === NOWHERE) return isMovable(s, figure) ? 'TURN-5' : barStep(s, figure, to);
  return s.lumbered && kind(s, figure) === 'rampagingTroll' ? 'RAMPAGE-1' : barStep(s, figure, to);
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
    why: whyNot((s, _at, wish, player) => barAction(s, wish, player)),
  },

  /** [END-1] An empty deck ends the game at once; otherwise the turn continues while actions are left. */
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
};
