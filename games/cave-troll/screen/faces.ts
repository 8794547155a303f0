import crystalShine from 'emblem:crystal-shine';
import doorway from 'emblem:doorway';
import hourglass from 'emblem:hourglass';
import orcHead from 'emblem:orc-head';
import twoCoins from 'emblem:two-coins';

/** The picture of each lesson. */
const FACES: { readonly [lesson: string]: string } = {
  moving: doorway,
  monsters: orcHead,
  cards: hourglass,
  artifacts: crystalShine,
  'first-game': twoCoins,
};
export default FACES;
