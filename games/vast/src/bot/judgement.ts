import type { Judgement } from '@trollmoot/kernel';
import { ROLES } from '../data/roles.ts';
import type { State } from '../state.ts';
import { tilesLeft } from '../terrain/words/questions/filling.ts';
import { collapseProgress, evaluate, PROGRESS } from './evaluate.ts';
import { WEIGHTS } from './weights.ts';

const LEAST = 1e-3; // of an estimate, so that it has a logarithm
const TILES = 50; // to place in a game
const ROUNDS = 16; // of a long one

const ABOUT = [
  '',
  ', how far',
  ', how far squared',
  ', near the end',
  ', ahead of the best rival',
  ', on turn',
] as const;
const OF_NOBODY = ['nobody', 'nobody, the Collapse', 'nobody, with a Cave'] as const;
const LOOKS = ['estimate', ...ROLES.flatMap((role) => ABOUT.map((about) => `${role}${about}`)), ...OF_NOBODY];
const NOBODY = LOOKS.length - OF_NOBODY.length;
const NEAR = 0.6; // progress from which a role is near its win

/** Each role is judged by weights of its own: what is far for one is near for another. */
export const judgement: Judgement<State> = {
  looks: LOOKS,
  weights: WEIGHTS,
  sides: (s) => s.roles.length + 1,
  progress: (s) => Math.max(s.map.collapsing ? 1 : 1 - tilesLeft(s) / TILES, Math.min(1, s.round / ROUNDS)),
  turn: (s) => s.round * ROLES.length + s.seat,
  look(s, _viewer, side, into, at) {
    for (let i = 0; i < LOOKS.length; i++) into[at + i] = 0;
    if (side === s.roles.length) {
      into[at] = Math.log(LEAST);
      into[at + NOBODY] = 1;
      into[at + NOBODY + 1] = collapseProgress(s);
      into[at + NOBODY + 2] = s.cave === null ? 0 : 1;
      return;
    }
    const role = s.roles[side]!;
    const from = at + 1 + ROLES.indexOf(role) * ABOUT.length;
    const progress = PROGRESS[role](s);
    let best = 0;
    for (let other = 0; other < s.roles.length; other++)
      if (other !== side) best = Math.max(best, PROGRESS[s.roles[other]!](s));
    into[at] = Math.log(Math.max(LEAST, evaluate(s, side)));
    into[from] = 1;
    into[from + 1] = progress;
    into[from + 2] = progress * progress;
    into[from + 3] = Math.max(0, progress - NEAR);
    into[from + 4] = progress - best;
    into[from + 5] = s.seat === side ? 1 : 0;
  },
};
