import type { Thing } from '@trollmoot/kernel';
import type { About } from './board.ts';

/** Everything an element needs to be pointed at and asked about, if it is not touchable. Spread it: `<g {...explained(…)}>`. */
export const explained = (about: (thing: Thing) => About, thing: Thing, name: string) => ({
  role: 'img',
  'aria-label': name,
  tabindex: -1,
  ...about(thing),
});
