import type { SeatPlate } from '@trollmoot/boardkit/seats.ts';
import { BOARDS, NAMES, type News, type SpaceId, standing, type View } from '@trollmoot/cave-troll';
import { capital, listsIn, type Seat } from '@trollmoot/kernel';
import { sortOf } from './plan.ts';
import type { BoardText } from './words.ts';

/** One thing that a scoring pays, or a tie that costs the reader something. */
interface Payment {
  readonly room: SpaceId | null; // null: gold for an empty deck or an artifact
  readonly seat: Seat | null; // who gains most of it; null for a tie
  readonly gains: readonly number[];
  readonly brief: string; // in the list: 'Throne'
  readonly title: string;
  readonly why: string;
  readonly isOwn: boolean; // the reader gains, or loses by the tie
}

/** How many of these news, from the first on, are one scoring of the whole board; 0 if they begin with something else. */
export function scoringIn(news: readonly News[]): number {
  let at = 0;
  if (news[0]?.news === 'ended') at = news[1]?.news === 'gained' ? 2 : 1;
  while (news[at]?.news === 'scored') at++;
  if (news[at]?.news !== 'boardScored' || at === 0) return 0;
  at++;
  while (news[at]?.news === 'artifactPaid') at++;
  return at;
}

export function paymentsOf(
  news: readonly News[],
  after: View,
  reader: Seat | null,
  seats: readonly SeatPlate[],
  language: string,
  text: BoardText['scoring'],
): { readonly payments: readonly Payment[]; readonly unpaid: number } {
  const { spaces, rooms } = BOARDS[after.settings.boardLayout];
  const names = NAMES[language] ?? NAMES.en;
  const { and } = listsIn(language);
  const single = (seat: Seat, gold: number): number[] => seats.map((_, i) => (i === seat ? gold : 0));
  const said = (what: string, gains: readonly number[]): string => {
    const paid = gains.flatMap((gold, seat) => (gold > 0 ? [{ seat, gold }] : []));
    if (paid.length > 1) return text.shared(what, and(paid.map(({ seat, gold }) => `${seats[seat]!.name} +${gold}`)));
    const { seat, gold } = paid[0]!;
    return seat === reader ? text.you(what, gold) : text.other(what, seats[seat]!.name, gold);
  };
  const bonus = (what: string, seat: Seat, gold: number): Payment => ({
    ...{ room: null, seat, gains: single(seat, gold), brief: what, title: said(what, single(seat, gold)), why: '' },
    isOwn: seat === reader,
  });
  const found: Payment[] = [];
  for (const one of news) {
    if (one.news === 'gained') found.push(bonus(text.ender, one.player, one.gold));
    if (one.news === 'artifactPaid') found.push(bonus(names.artifacts[one.artifact], one.player, one.gold));
    if (one.news !== 'scored') continue;
    const { heroes } = standing(after, one.room);
    const isTied = one.player === null;
    if (isTied && (reader === null || heroes[reader]! < Math.max(...heroes))) continue;
    const { key, kind } = spaces[one.room]!;
    const what = capital((kind === 'room' ? names.caverns[key] : undefined) ?? names.spaces[key]!);
    found.push({
      room: one.room,
      seat: one.player,
      gains: one.gains,
      brief: `${capital(names.sorts[sortOf(spaces[one.room]!)]!)} ${corner(key, text.corners)}`,
      title: isTied ? text.tied(what) : said(what, one.gains),
      why: reasonFor(one, after, heroes, text),
      isOwn: isTied || (reader !== null && one.gains[reader]! > 0),
    });
  }
  const order = ({ room }: Payment): number => (room === null ? -1 : spaces[room]!.y * 100 + spaces[room]!.x);
  const inOrder = (some: readonly Payment[]): Payment[] => [...some].sort((a, b) => order(a) - order(b));
  const firstArtifact = found.findLastIndex(({ room }) => room !== null) + 1;
  const payments = [...inOrder(found.slice(0, firstArtifact)), ...found.slice(firstArtifact)];
  return { payments, unpaid: rooms.length - payments.filter(({ room }) => room !== null).length };
}

/** 'NW' for nw_cell, 'W' for pit_w. */
const corner = (key: string, corners: { readonly [corner: string]: string }): string =>
  corners[key.split('_').find((part) => corners[part] !== undefined) ?? ''] ?? '';

function reasonFor(
  { room, player, gains, clause }: Extract<News, { news: 'scored' }>,
  view: View,
  heroes: readonly number[],
  text: BoardText['scoring'],
): string {
  if (clause === 'IDOL-3') return text.idol;
  const most = Math.max(...heroes);
  const next = Math.max(0, ...heroes.filter((_, seat) => seat !== player));
  const has = (kind: string): boolean => view.figures.some((figure) => figure.at === room && figure.kind === kind);
  return [
    player === null ? text.even(most) : text.count(most, next),
    ...(has('barbarian') ? [text.barbarian] : []),
    ...(has('dwarf') ? [text.dwarf] : []),
    ...(has('chest') ? [text.chest] : []),
    ...(gains.filter((gold) => gold > 0).length > 1 ? [text.berserker] : []),
  ].join(' ');
}
