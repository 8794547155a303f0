import { dice } from '@trollmoot/kernel';
import { vast } from '../index.ts';
import { setup } from '../rules/setup.ts';
import type { State } from '../state.ts';
import { rare } from './rare.ts';
import { settingsFor } from './scene.ts';

export { lay } from './lay.ts';
export * from './scene.ts';
export { studies } from './studies.ts';

const beginning = (row: string, changes: object = {}): State =>
  setup(settingsFor({ ...changes, roles: row }, row.length), row.length, `perft ${row}`);

/** So many plies into a game played at random. */
function later(row: string, plies: number, changes: object = {}): State {
  const s = beginning(row, changes);
  const random = dice(`perft ${row}`);
  while (s.ply < plies && s.outcome === null) {
    const seat = vast.waitingFor(s)[0]!;
    const options = vast.options(s, seat);
    vast.play(s, seat, options[random(options.length)]!);
  }
  return s;
}

/** Fixed positions for perft, the command line and the fuzzer. */
export const scenes: { readonly [name: string]: () => State } = {
  ...Object.fromEntries(['KGDCT', 'KGD', 'KC', 'GT', 'D'].map((row) => [`beginning ${row}`, () => beginning(row)])),
  ...Object.fromEntries(['KGDCT', 'GDT', 'KDC', 'KT', 'G'].map((row) => [`middle ${row}`, () => later(row, 100)])),
  'terrain KGDCT': () => later('KGDCT', 340, { terrain: true }),
  'collapse KGC': () => later('KGC', 450),
  'collapse DT': () => later('DT', 190),
  ...rare,
};
