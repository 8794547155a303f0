import bandit from 'emblem:bandit';
import meal from 'emblem:meal';
import podium from 'emblem:podium';
import stonePile from 'emblem:stone-pile';
import swapBag from 'emblem:swap-bag';
import trophy from 'emblem:trophy';

/** The picture of each lesson. */
const FACES: { readonly [lesson: string]: string } = {
  bidding: stonePile,
  claiming: podium,
  sides: meal,
  robbers: bandit,
  trading: swapBag,
  'first-game': trophy,
};
export default FACES;
