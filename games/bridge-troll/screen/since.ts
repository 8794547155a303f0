import type { Happening } from '@trollmoot/boardkit/board.ts';
import { CARDS, type News, type View } from '@trollmoot/bridge-troll';
import type { Seat } from '@trollmoot/kernel';
import { countOf } from './table.ts';
import { type BoardText, nameOf } from './words.ts';

/** A mark at a bridge for what someone did: its number in the list, and what came or went. */
export interface Mark {
  readonly n: number;
  readonly by: Seat;
  readonly text: string;
  readonly isFaded: boolean;
}

/** What came to this bridge or left it since the reader last acted. */
export function marksAt(since: readonly Happening<View, News>[], seat: Seat, text: BoardText): Mark[] {
  return since.flatMap(({ news, n, by, isFaded }) => {
    const said = changeAt(news, seat, text);
    return said === null ? [] : [{ n, by: by ?? seat, text: said, isFaded }];
  });
}

function changeAt(news: News, seat: Seat, text: BoardText): string | null {
  const title = (traveller: number): string => nameOf(CARDS[traveller]!, text);
  if ('from' in news && news.from === seat && news.seat !== seat) return `−${text.under(countOf(news.boulders))}`;
  if (!('seat' in news) || news.seat !== seat) return null;
  switch (news.news) {
    case 'claimed':
      return title(news.traveller);
    case 'robbed':
      return `−${title(news.traveller)}`;
    case 'tookPile':
    case 'drew':
      return `+${text.under(countOf(news.boulders))}`;
    case 'quarried':
      return `+${text.under(news.boulders)}`;
    case 'scored':
    case 'tradedIn':
      return `+${text.helperFor(news.points)}`;
    case 'lostAPoint':
      return `−${text.helperFor(1)}`;
    case 'bought':
      return `${text.upgrades}: ${news.upgrade}`;
    default:
      return null;
  }
}

/** A card or a point of the reader's lost, or boulders taken from under or off the reader's bridge. */
export function harms(news: News, _before: View, reader: Seat): boolean {
  if (news.news === 'robbed' || news.news === 'lostAPoint' || news.news === 'surrendered') return news.seat === reader;
  return (news.news === 'drew' || news.news === 'tookPile') && news.from === reader && news.seat !== reader;
}
