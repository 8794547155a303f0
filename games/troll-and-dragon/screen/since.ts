import type { Happening } from '@trollmoot/boardkit/board.ts';
import type { News, View } from '@trollmoot/troll-and-dragon';

/** A mark on the board for what someone did: its number in the list, and what it took or brought there. */
export interface Mark {
  readonly n: number;
  readonly by: number;
  readonly text: string;
  readonly isFaded: boolean;
}
type Spot = 'grotto' | 'cavern' | 'hand';

/** What the others took from the places and what came into the Troll Hand or out of it, since the reader's turn. */
export function marksAt(since: readonly Happening<View, News>[]): { readonly [spot in Spot]: readonly Mark[] } {
  const marks: { [spot in Spot]: Mark[] } = { grotto: [], cavern: [], hand: [] };
  for (const { news, n, by, before, isFaded } of since) {
    const add = (spot: Spot, amount: number): void => {
      if (amount === 0) return;
      const text = amount > 0 ? `+${amount}` : `−${-amount}`;
      marks[spot].push({ n, by: by ?? before.adventurer, text, isFaded });
    };
    if (news.news === 'left') {
      add('grotto', -news.diamonds);
      add('cavern', -news.nuggets);
    } else if (news.news === 'trolled') add('hand', news.diamonds);
    else if (news.news === 'dropped') add('hand', -news.diamonds);
  }
  return marks;
}
