import type { Seat } from '@trollmoot/kernel';
import type { Moment } from './timeline.ts';

/** How one seat's score went: from each of these beats on it was this. */
export type Course = readonly { readonly beat: number; readonly score: number }[];

/** What a frame says of everybody's scores; gaps where the reader may not know. */
export type Scores = (view: object) => readonly (number | undefined)[];

/** The course of a seat as these moments knew it; null if they did not know it all along. */
export function courseOf(moments: readonly Moment[], seat: Seat, scores: Scores): Course | null {
  const course: { beat: number; score: number }[] = [];
  for (const { frame } of moments) {
    const score = scores(frame.view)[seat];
    if (score === undefined) return null;
    const last = course.at(-1);
    if (last?.beat === frame.beat) last.score = score;
    else if (last?.score !== score) course.push({ beat: frame.beat, score });
  }
  return course;
}

export const scoreAt = (course: Course, beat: number): number =>
  course.findLast((point) => point.beat <= beat)?.score ?? course[0]?.score ?? 0;

/** A moment that made the game what it was. */
export interface Turn {
  readonly beat: number;
  readonly seat: Seat;
  readonly gain: number;
  readonly isLead: boolean; // from here on this seat led to the end
}

/** When the lead was taken for good, and the greatest gains besides: at most so many, in the order they happened. */
export function turningPoints(courses: readonly Course[], most = 3): Turn[] {
  const gains: Turn[] = courses.flatMap((course, seat) =>
    course.slice(1).flatMap(({ beat, score }, i) => {
      const gain = score - course[i]!.score;
      return gain > 0 ? [{ beat, seat, gain, isLead: false }] : [];
    }),
  );
  const lead = leadTaken(courses, gains);
  const rest = gains.filter((turn) => turn !== lead).sort((a, b) => b.gain - a.gain);
  const turns = [...(lead === null ? [] : [{ ...lead, isLead: true }]), ...rest].slice(0, most);
  return turns.sort((a, b) => a.beat - b.beat);
}

/** The gain by which the only leader of the end came to lead, and was never caught again. */
function leadTaken(courses: readonly Course[], gains: readonly Turn[]): Turn | null {
  const isAhead = (seat: Seat, beat: number): boolean =>
    courses.every((course, other) => other === seat || scoreAt(course, beat) < scoreAt(courses[seat]!, beat));
  const leader = courses.findIndex((_course, seat) => isAhead(seat, Infinity));
  const beats = [...new Set(gains.map(({ beat }) => beat))].sort((a, b) => b - a);
  let since = Infinity;
  for (const beat of beats) {
    if (leader < 0 || !isAhead(leader, beat)) break;
    since = beat;
  }
  return gains.find(({ seat, beat }) => seat === leader && beat === since) ?? null;
}
