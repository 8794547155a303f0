/** A drawing of the game-icons set: SVG markup for a 512 × 512 view box. The web build resolves it. */
declare module 'emblem:*' {
  const body: string;
  export default body;
}
