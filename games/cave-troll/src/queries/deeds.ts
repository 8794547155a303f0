import type { Seat } from '@trollmoot/kernel';
import type { Ability, Move } from '../contents.ts';
import type { SpaceId } from '../data/board.ts';
import type { FigureId } from '../data/figures.ts';
import { addAbilities } from '../rules/abilities.ts';
import { shield } from '../rules/entering.ts';
import { addSteps } from '../rules/moving.ts';
import { claimOn } from '../rules/scoring.ts';
import { look } from '../rules/sight.ts';
import { isRouted } from '../rules/variant.ts';
import { isMovable, isRoom, isTwin, kindsOf } from '../rules/words.ts';
import type { View } from '../view.ts';
import { groundOf } from './ground.ts';
import { hasLumbered } from './ways.ts';

/** What a character can do with one action. */
export type Deed = Move | Ability;

/** Everything this character could do with one action of its owner, as the board is now. */
export function deeds(view: View, figure: FigureId): Deed[] {
  const s = groundOf(view);
  const found: Deed[] = [];
  if (s.where[figure]! < 0 || !isMovable(s, figure)) return found;
  const sight = look(s);
  if (!hasLumbered(view, figure)) addSteps(s, sight, figure, found);
  addAbilities(s, sight, figure, found);
  return found;
}

/** What a character can do with one action, put together as a player would say it. */
export interface Prospect {
  readonly moves: readonly {
    readonly to: SpaceId;
    readonly gold: number; // what the room is worth now
    readonly slays: readonly FigureId[]; // [KNIGHT-2]
    readonly pushes: boolean; // [WRAITH-1]
  }[];
  readonly slips: number; // spaces a Thief could slip to
  /** By action, those it could choose. `rout` and `rampage` name everyone they would hit. */
  readonly victims: { readonly [D in Harmful]?: readonly FigureId[] };
}
type Harmful = Exclude<Ability['do'], 'slip'>;

export function prospect(view: View, figure: FigureId): Prospect {
  const s = groundOf(view);
  const kinds = kindsOf(s);
  const inside = (space: SpaceId): FigureId[] =>
    s.where.flatMap((at, id) => (at === space && id !== figure ? [id] : []));
  const victims: { [D in Harmful]?: FigureId[] } = {};
  const moves: Prospect['moves'][number][] = [];
  let slips = 0;
  for (const deed of deeds(view, figure)) {
    if (deed.do === 'slip') slips++;
    else if (deed.do === 'move') {
      const there = inside(deed.to);
      moves.push({
        to: deed.to,
        gold: isRoom(s, deed.to) ? claimOn(s, deed.to, true).value : 0,
        slays: kinds[figure] === 'knight' ? there.filter((id) => kinds[id] === 'orc') : [],
        pushes: kinds[figure] === 'wraith' && isRoom(s, deed.to) && there.some((id) => shield(s, figure, id) === null),
      });
    } else {
      const hit = 'victim' in deed ? [deed.victim] : inside(s.where[figure]!);
      const all = deed.do === 'rout' ? hit.filter((id) => isRouted(s, figure, id, s.where[figure]!)) : hit;
      victims[deed.do] = [...new Set([...(victims[deed.do] ?? []), ...all])];
    }
  }
  return { moves, slips, victims };
}

/** This player's characters that could step into that space now; like ones once. */
export function movers(view: View, player: Seat, to: SpaceId): FigureId[] {
  const s = groundOf(view);
  return view.figures
    .filter(({ id, owner }) => owner === player && s.where[id]! >= 0 && !isTwin(s, id))
    .filter(({ id }) => deeds(view, id).some((deed) => deed.do === 'move' && deed.to === to))
    .map(({ id }) => id);
}
