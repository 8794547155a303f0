// Written by `npm run train`. Train again rather than change it.
import type { LearnedWeights } from '@trollmoot/kernel';

export const WEIGHTS: LearnedWeights = {
  looks: [
    'estimate',
    'points in the pack',
    'points in the pack, by how much is to come',
    'adventurer',
    'points at risk',
    'expected of the turn',
    'the next turn',
    'the turn after that',
    'the Troll Hand, for others',
  ],
  weights: [
    [0.3632, 0.1682, 0.05207],
    [0.3631, 0.02034, 0.08343],
    [0.1885, 0.04628, -0.03091],
    [-0.05199, -0.1996, -0.08844],
    [-0.028, -0.3332, -0.1818],
    [0.5758, 0.6147, 0.3103],
    [0.3389, 0.1431, 0.2203],
    [0.1066, 0.0856, 0.3284],
    [0.01951, -0.08005, 0.07831],
  ],
};
