import diamonds from 'emblem:diamonds';
import dragonHead from 'emblem:dragon-head';
import key from 'emblem:key';
import run from 'emblem:run';
import trophy from 'emblem:trophy';

/** The picture of each lesson. */
const FACES: { readonly [lesson: string]: string } = {
  grotto: diamonds,
  keys: key,
  cavern: dragonHead,
  duel: run,
  'first-game': trophy,
};
export default FACES;
