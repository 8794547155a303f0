import { freeReturn, type Game, type Position, sameAct } from '@trollmoot/kernel';
import { copy, difference, same, short } from '../plain.ts';
import type { Moment } from '../sample.ts';
import { atEveryMoment, forEach, type Law, type LawContext, name, seatsOf, viewers } from './law.ts';

/**
 * 11. Checked independently of the kernel: undo never reaches back beyond another seat's action, or beyond an action that
 * moved the generator, revealed closed hands, or let a viewer tell the position from one it had imagined.
 */
export const undoIsHonest: Law = {
  number: 11,
  title: 'undo never goes back past a roll, a reveal or an action of another seat',
  broken(game, sample, context) {
    let earliest = 0;
    for (const [ply, { rolled, revealed, noReturn }] of sample.watched.entries()) {
      const by = sample.saved.log[ply]!.by;
      if (ply > 0 && sample.saved.log[ply - 1]!.by !== by) earliest = ply;
      if (rolled || revealed) earliest = ply + 1;
      if (noReturn < earliest) {
        const what = rolled ? 'a roll' : revealed ? 'a reveal' : "another seat's action";
        return `at ply ${ply + 1} undo reaches ply ${noReturn}, past ${what}`;
      }
    }
    const others = atEveryMoment(sample, ({ s }) =>
      forEach(seatsOf(sample), (seat) =>
        seat === s.last || freeReturn(s, seat) === s.ply ? null : `seat ${seat} may undo what seat ${s.last} did`,
      ),
    );
    return (
      others ?? atEveryMoment(sample, (moment) => forEach(viewers(sample), (v) => learned(game, moment, v, context)))
    );
  },
};

/** Did this action show the viewer something hidden although it may be undone? */
function learned(game: Game, { s, by, act }: Moment, viewer: number | null, { random }: LawContext): string | null {
  const w = game.imagine(copy(s), viewer, random);
  w.rng = s.rng.slice();
  if (!same(game.view(w, viewer), game.view(s, viewer))) return null; // law 6 reports the leak
  if (!game.options(w, by).some((option) => sameAct(option, act))) return null;
  const after = game.play(copy(s), by, act) as Position;
  if (after.noReturn === after.ply) return null;
  const shown = difference(game.view(game.play(w, by, act), viewer), game.view(after, viewer));
  return shown === null ? null : `${short(act)} shows ${name(viewer)} something hidden (${shown}), and may be undone`;
}
