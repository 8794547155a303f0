import type { Step } from '../../../src/contents.ts';
import { vast } from '../../../src/index.ts';
import type { KnightState } from '../../../src/roles/knight/state.ts';
import { go, scene } from '../../../src/scenes/index.ts';
import type { State } from '../../../src/state.ts';

/** Her turn is under way in this scene: no tile is left to place, so that nobody has to fill edges. */
export function her(
  roles: string,
  picture = 'ENT',
  changes: Partial<KnightState> = {},
  { settings = {}, lay }: { settings?: object; lay?: (s: State) => void } = {},
): State {
  const s = scene(roles, picture, { plan: [{ step: 'knight.act' }], settings });
  s.map.stack = [];
  if (s.cave !== null) s.cave.hand = [];
  Object.assign(s.knight!, changes);
  lay?.(s);
  return go(s);
}

/** The step being asked. */
export const asked = (s: State): Step['step'] | null => s.agenda.at(-1)?.step ?? null;

/** Why the Knight may not do this, as a clause. */
export const barred = (s: State, wish: { do: string; [field: string]: unknown }): string | null =>
  vast.why(s, 0, wish)?.clause ?? null;
