import type { GrottoFace } from '../data/dice.ts';
import type { View } from '../view.ts';

// What every language looks up in a view.

export const freeDice = (view: View): number => view.white.filter((die) => die.free).length;
export const diceToRoll = (view: View): number => view.white.filter((die) => die.free && !die.held).length;
export const hasRolled = (view: View): boolean => view.white[0]?.face !== null;

/** Are both red dice equally dangerous? */
export const alike = (view: View): boolean => view.red[0]?.dragons === view.red[1]?.dragons;

/** How many of a roll show this face. */
export const showing = (faces: readonly (GrottoFace | null)[], wanted: GrottoFace): number =>
  faces.filter((face) => face === wanted).length;

/** Outside the Cavern no one has the red dice; any name will do. */
export const thrower = (view: View): number => view.dragonPlayer ?? 0;

/** Milliseconds as seconds with one digit, never less than a tenth. */
export const seconds = (ms: unknown, language: string): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    Math.max(0.1, Number(ms) / 1000),
  );
