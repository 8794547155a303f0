import type { News, View } from '@trollmoot/vast';

/** Events that ask the Knight something, if she is hurt and has a cube to give: then the question comes as the card. */
const ASKING: readonly string[] = ['freshAir', 'freshWater', 'light'];

/** An Event stops the play for the Knight who has met it. */
export function moment(news: readonly News[], before: View, reader: number | null): number {
  const first = news[0];
  if (first?.news !== 'eventPlayed' || reader === null || before.roles[reader] !== 'knight') return 0;
  const { health, fullHealth, ready } = before.knight!;
  return ASKING.includes(first.card) && health < fullHealth && ready > 0 ? 0 : 1;
}
