import type { KeyMoment } from '@trollmoot/review';
import { points } from './numbers.ts';
import type { Session } from './session.svelte.ts';
import { turnAt } from './story.ts';
import type { ReviewWords } from './words/en.ts';

const withoutStop = (text: string): string => text.replace(/[.!…]$/, '');

/** An option of the act at this ply, as its seat saw it. */
export function labelAt({ game, story, said }: Session, ply: number, act: { readonly do: string }): string {
  const { by } = story.log[ply]!;
  return withoutStop(said.label(act, game.view(story.positions[ply]!, by)));
}

/** What everyone could see happen at this ply, as the Chronicle tells it; the act itself if that says nothing. */
export function toldAt(session: Session, ply: number): string {
  const { game, story, said } = session;
  const { by, act } = story.log[ply]!;
  const s = game.clone(story.positions[ply]!);
  s.news = [];
  game.play(s, by, act);
  const eye = by === session.reader ? by : null; // as the others saw it, or the sentences would say 'you' of a rival
  const view = game.view(s, eye);
  const lines = s.news.flatMap((news) => {
    const seen = game.seen(news, eye);
    const line = seen === null ? null : said.narrate(seen, view);
    return line === null ? [] : [line];
  });
  return lines.slice(0, 2).join(' ') || `${labelAt(session, ply, act)}.`;
}

/** One sentence about a key moment, for the list. */
export function lineOf(session: Session, { kind, ply, by }: KeyMoment, t: ReviewWords): string {
  const choice = session.review?.choices.find((judged) => judged.ply === ply);
  if (kind === 'luck' || choice === undefined) return toldAt(session, ply);
  const played = labelAt(session, ply, choice.played.act);
  return kind === 'slip'
    ? t.moments.slip(played, labelAt(session, ply, choice.rival.act))
    : t.moments.find(played, points(by));
}

/** What a screen reader hears when a moment is chosen. */
export function heardOf(session: Session, t: ReviewWords): string {
  const { moment, choice, review, story, plates } = session;
  if (moment === null || review === null) return '';
  const n = review.moments.indexOf(moment) + 1;
  const turn = story.turns[turnAt(story, moment.ply)]!.n;
  const { kind, ply, seat, by } = moment;
  const head = t.heard(n, review.moments.length, turn, plates[seat]!.name, t.kinds[kind], points(by));
  if (kind === 'luck' || choice === null) return `${head} ${toldAt(session, ply)}`;
  const [had, could] = [choice.played.shares[seat]!, choice.rival.shares[seat]!].map(points);
  const [played, other] = [choice.played, choice.rival].map(({ act }) => labelAt(session, ply, act));
  return `${head} ${t.heardOptions(played!, other!, kind === 'slip', had!, could!)}`;
}
