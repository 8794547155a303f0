/** True in the solo edition, which knows no server. */
declare const __SOLO__: boolean;

/** A drawing of the game-icons set: SVG markup for a 512 × 512 view box (build/emblems.ts). */
declare module 'emblem:*' {
  const body: string;
  export default body;
}
