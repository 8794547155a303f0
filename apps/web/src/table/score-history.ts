import type { Seat } from '@trollmoot/kernel';
import type { Moment } from './timeline.ts';

/** One seat's score over the game: each entry holds from its beat on. */
export type ScoreHistory = readonly { readonly beat: number; readonly score: number }[];

/** The scores in a view, by seat; undefined where the reader cannot know them. */
export type Scores = (view: object) => readonly (number | undefined)[];

/** The history of a seat from these moments; null if they did not show its score throughout. */
export function historyOf(moments: readonly Moment[], seat: Seat, scores: Scores): ScoreHistory | null {
  const history: { beat: number; score: number }[] = [];
  for (const { frame } of moments) {
    const score = scores(frame.view)[seat];
    if (score === undefined) return null;
    const last = history.at(-1);
    if (last?.beat === frame.beat) last.score = score;
    else if (last?.score !== score) history.push({ beat: frame.beat, score });
  }
  return history;
}

export const scoreAt = (history: ScoreHistory, beat: number): number =>
  history.findLast((point) => point.beat <= beat)?.score ?? history[0]?.score ?? 0;

/** A gain that decided the game. */
interface TurningPoint {
  readonly beat: number;
  readonly seat: Seat;
  readonly gain: number;
  readonly isLead: boolean; // this seat led from here to the end
}

/** The gain that took the lead for good and the greatest other gains, `most` in all, in the order they happened. */
export function turningPoints(histories: readonly ScoreHistory[], most = 3): TurningPoint[] {
  const gains: TurningPoint[] = histories.flatMap((history, seat) =>
    history.slice(1).flatMap(({ beat, score }, i) => {
      const gain = score - history[i]!.score;
      return gain > 0 ? [{ beat, seat, gain, isLead: false }] : [];
    }),
  );
  const lead = leadTaken(histories, gains);
  const rest = gains.filter((turn) => turn !== lead).sort((a, b) => b.gain - a.gain);
  const turns = [...(lead === null ? [] : [{ ...lead, isLead: true }]), ...rest].slice(0, most);
  return turns.sort((a, b) => a.beat - b.beat);
}

/** The gain that put the final leader ahead for good; null if the lead is shared at the end. */
function leadTaken(histories: readonly ScoreHistory[], gains: readonly TurningPoint[]): TurningPoint | null {
  const isAhead = (seat: Seat, beat: number): boolean =>
    histories.every((history, other) => other === seat || scoreAt(history, beat) < scoreAt(histories[seat]!, beat));
  const leader = histories.findIndex((_history, seat) => isAhead(seat, Infinity));
  const beats = [...new Set(gains.map(({ beat }) => beat))].sort((a, b) => b - a);
  let since = Infinity;
  for (const beat of beats) {
    if (leader < 0 || !isAhead(leader, beat)) break;
    since = beat;
  }
  return gains.find(({ seat, beat }) => seat === leader && beat === since) ?? null;
}
