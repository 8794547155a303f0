/** The order of a list that changes while someone may point at it: what is there stays where it is, and new rows come last. */
export function steadyOrder(
  wanted: readonly string[],
  shown: readonly string[],
  isResting: boolean,
): readonly string[] {
  if (!isResting) return wanted;
  const staying = shown.filter((id) => wanted.includes(id));
  return [...staying, ...wanted.filter((id) => !staying.includes(id))];
}
