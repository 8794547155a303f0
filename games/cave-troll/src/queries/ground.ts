import { REMOVED, TRAY } from '../data/figures.ts';
import type { Ground } from '../state.ts';
import type { View } from '../view.ts';

/** The board of this view, as the rules read it. A view never changes, so its board is built once. */
export function groundOf(view: View): Ground {
  const known = built.get(view);
  if (known !== undefined) return known;
  const ground: Ground = {
    settings: view.settings,
    seats: view.players.length,
    where: view.figures.map(({ at }) => (at === 'tray' ? TRAY : at === 'removed' ? REMOVED : at)),
    idol: view.idol,
    cloaked: view.cloaked,
  };
  built.set(view, ground);
  return ground;
}
const built = new WeakMap<View, Ground>();

/** The same board with this figure in another space. */
export const moved = (s: Ground, figure: number, to: number): Ground => ({
  ...s,
  where: s.where.map((at, id) => (id === figure ? to : at)),
});
