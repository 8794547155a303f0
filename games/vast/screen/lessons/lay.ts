import type { Role, State, Step } from '@trollmoot/vast';
import { at, go, scene } from '@trollmoot/vast/scenes';

/** A position for a lesson: the roles, the map as a picture, whose turn it is, what is asked, and what stands where. */
export function lay(
  row: string,
  picture: string,
  turn: Role,
  first: Step,
  arrange: (s: State, space: (place: string) => number) => void,
): State {
  const s = scene(row, picture, { plan: [first] });
  s.seat = s.roles.indexOf(turn);
  arrange(s, (place) => at(s, place));
  go(s);
  s.news = null;
  return s;
}
