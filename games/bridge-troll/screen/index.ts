import type { Board, Sound } from '@trollmoot/boardkit/board.ts';
import type { Action, News, View } from '@trollmoot/bridge-troll';
import BridgeTrollBoard from './BridgeTrollBoard.svelte';
import Mine from './Mine.svelte';
import SeatFacts from './SeatFacts.svelte';
import Status from './Status.svelte';
import type { Step } from './table.ts';
import { TEXTS } from './words.ts';

/** How long the news that move something are on stage; all others pass at once. */
const PACE: { readonly [news in News['news']]?: number } = {
  rolled: 650,
  dealt: 200,
  revealed: 900,
  allClosed: 700,
  claimed: 320,
  robbed: 400,
  goatWon: 400,
  tookPile: 350,
  tradedIn: 500,
};
const STANDARDS = 1500; // planted one after another, the last place first; then the rays

const SOUND: { readonly [news in News['news']]?: Sound } = {
  rolled: 'dice',
  dealt: 'card',
  revealed: 'thud',
  claimed: 'card',
  setAside: 'card',
  quarried: 'thud',
  threw: 'thud',
  robbed: 'sad',
  goatWon: 'sad',
  lostAPoint: 'sad',
  tookPile: 'thud',
  drew: 'step',
  tradedIn: 'coin',
  bought: 'chime',
  gameEnded: 'fanfare',
};

const board: Board<View, Action, News, Step> = {
  Board: BridgeTrollBoard,
  Mine,
  SeatFacts,
  Status,
  fit: 'framed',
  pace: (news) => (news.news === 'scored' && news.reason === 'firstPlace' ? STANDARDS : (PACE[news.news] ?? 0)),
  sound: (news) =>
    news.news === 'scored' ? (news.reason === 'firstPlace' ? 'fanfare' : 'coin') : (SOUND[news.news] ?? null),
  about: (news) => ('seat' in news ? news.seat : news.news === 'turnBegan' ? news.active : null),
  // Cards, piles and stones are touched where they lie.
  button(act) {
    if ('traveller' in act || 'colour' in act || act.do === 'eat' || act.do === 'drawFrom') return null;
    if (act.do === 'take' || act.do === 'claimFaceDown' || act.do === 'place') return null;
    return { tone: ['roll', 'seal', 'defend', 'fight', 'cashIn', 'buy', 'keep'].includes(act.do) ? 'ember' : 'paper' };
  },
  // Others' scores are hidden unless the table plays with open ones: their places in the list stay empty.
  scores(view) {
    const scores: number[] = [];
    for (const { seat, score } of view.trolls) if (score !== null) scores[seat] = score;
    return scores;
  },
  tieRule: 'END-3',
  overlays: [{ name: 'tradeIns', title: { en: TEXTS.en.helper, de: TEXTS.de.helper, fr: TEXTS.fr.helper } }],
};
export default board;
