import type { Board, Sound } from '@trollmoot/boardkit/board.ts';
import type { Action, News, View } from '@trollmoot/bridge-troll';
import BridgeTrollBoard from './BridgeTrollBoard.svelte';
import Mine from './Mine.svelte';
import Portrait from './Portrait.svelte';
import SeatFacts from './SeatFacts.svelte';
import Status from './Status.svelte';
import { harms } from './since.ts';
import type { Step } from './table.ts';
import { TEXTS } from './words.ts';

/** How long each piece of news plays, in milliseconds; the others pass at once. */
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
const STANDARDS = 1500; // the standards are planted one by one, last place first, then come the rays

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

/** Points and what they buy. */
const RACES: readonly News['news'][] = ['scored', 'tradedIn', 'bought', 'lostAPoint', 'surrendered', 'gameEnded'];

const board: Board<View, Action, News, Step> = {
  Board: BridgeTrollBoard,
  Mine,
  Portrait,
  SeatFacts,
  Status,
  chapter: ({ turn, active }) => ({ turn, seat: active }),
  beginsTurn: ({ news }) => news === 'turnBegan',
  fit: 'framed',
  pace: (news) => (news.news === 'scored' && news.reason === 'firstPlace' ? STANDARDS : (PACE[news.news] ?? 0)),
  sound: (news) =>
    news.news === 'scored' ? (news.reason === 'firstPlace' ? 'fanfare' : 'coin') : (SOUND[news.news] ?? null),
  about: (news) => ('seat' in news ? news.seat : news.news === 'turnBegan' ? news.active : null),
  // Cards, piles and boulders are touched on the board.
  button(act) {
    if ('traveller' in act || 'colour' in act || act.do === 'eat' || act.do === 'drawFrom') return null;
    if (act.do === 'take' || act.do === 'claimFaceDown' || act.do === 'place') return null;
    return { tone: ['roll', 'seal', 'defend', 'fight', 'cashIn', 'buy', 'keep'].includes(act.do) ? 'ember' : 'paper' };
  },
  // Rivals' scores are hidden unless the table plays with open scores: their entries stay empty.
  scores(view) {
    const scores: number[] = [];
    for (const { seat, score } of view.trolls) if (score !== null) scores[seat] = score;
    return scores;
  },
  harms,
  races: ({ news }) => RACES.includes(news),
  tieRule: 'END-3',
  overlays: [{ name: 'tradeIns', title: { en: TEXTS.en.helper, de: TEXTS.de.helper, fr: TEXTS.fr.helper } }],
};
export default board;
