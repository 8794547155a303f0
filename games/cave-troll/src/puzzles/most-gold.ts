import type { PuzzleKind, Seat } from '@trollmoot/kernel';
import type { Action } from '../contents.ts';
import { claimOn } from '../rules/scoring.ts';
import { boardOf } from '../rules/words.ts';
import type { State } from '../state.ts';

/** The acts that bring hidden cards into play: their worth is not in the line. */
const HIDDEN: readonly Action['do'][] = ['draw', 'artifact'];

/** Win the most gold over the others with the actions left, without drawing, as if the board were scored then. */
export const mostGold: PuzzleKind<State, Action> = {
  name: 'most-gold',
  set: 'turns',
  tables: [
    { seats: 4, settings: {} },
    { seats: 3, settings: {} },
    { seats: 4, settings: { characterSet: 'variant' } },
    { seats: 2, settings: {} },
  ],
  margin: { least: 1, wide: 2 },
  fits: (s, seat) =>
    s.agenda.at(-1)?.step === 'act' && s.player === seat && s.left >= 2 && s.left <= 4 && s.turn > 8 && !s.lumbered,
  asks: (s) => ({ actions: s.left }),
  acts: (s, seat, options) => (s.player === seat ? options.filter((act) => !HIDDEN.includes(act.do)) : []),
  worth: (s, seat, start) => lead(s, seat, start) - lead(start, seat, start),
  standing: (s, _seat, start) => {
    const was = standings(start, start);
    return standings(s, start).map((now, player) => ({ seat: player, now, was: was[player]! }));
  },
};

/** How far this seat is ahead of the best other, if the board were scored now. */
function lead(s: State, seat: Seat, start: State): number {
  const all = standings(s, start);
  const best = Math.max(...all.filter((_, player) => player !== seat));
  return all[seat]! - best;
}

/** What each seat would have gained since the start, if the board were scored now. */
function standings(s: State, start: State): number[] {
  const gains = s.gold.map((gold, player) => gold - start.gold[player]!);
  for (const room of boardOf(s).rooms)
    for (const [player, gold] of claimOn(s, room, true).gains.entries()) gains[player]! += gold;
  if (s.idol !== null) gains[s.idol.player]! += boardOf(s).gold[s.idol.room]!;
  return gains;
}
