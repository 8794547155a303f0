import type { Board, Sound } from '@trollmoot/boardkit/board.ts';
import type { Action, News, Step, View } from '@trollmoot/cave-troll';
import type { Seat } from '@trollmoot/kernel';
import CaveTrollBoard from './CaveTrollBoard.svelte';
import Mine from './Mine.svelte';
import Portrait from './Portrait.svelte';
import { sizeOf } from './plan.ts';
import Scoring from './Scoring.svelte';
import SeatFacts from './SeatFacts.svelte';
import { scoringIn } from './scoring.ts';
import { TEXTS } from './words.ts';

/** How long each piece of news plays, in milliseconds; the others pass at once. */
const PACE: { readonly [news in News['news']]?: number } = {
  played: 350,
  placed: 320,
  moved: 330,
  pushed: 380,
  pulled: 380,
  slipped: 380,
  banished: 380,
  teleported: 300,
  removed: 320,
  revived: 320,
  scored: 900,
  boardScored: 700,
};

const SOUND: { readonly [news in News['news']]?: Sound } = {
  drew: 'card',
  played: 'card',
  placed: 'thud',
  moved: 'step',
  pushed: 'thud',
  pulled: 'step',
  slipped: 'step',
  banished: 'chime',
  teleported: 'chime',
  removed: 'sad',
  revived: 'chime',
  playedArtifact: 'chime',
  locked: 'thud',
  gained: 'coin',
  scored: 'coin',
  boardScored: 'fanfare',
  artifactPaid: 'coin',
};

/** A figure of the reader's pushed, lured, led away or lost. */
const harms = (news: News, before: View, reader: Seat): boolean =>
  (news.news === 'pushed' ||
    news.news === 'pulled' ||
    news.news === 'banished' ||
    news.news === 'ledAway' ||
    news.news === 'removed') &&
  before.figures[news.figure]?.owner === reader;

/** Gold, and what brings the next scoring. */
const RACES: readonly News['news'][] = ['gained', 'scored', 'boardScored', 'artifactPaid', 'filed', 'ended'];

const { width, height } = sizeOf(0);

const board: Board<View, Action, News, Step> = {
  Board: CaveTrollBoard,
  Mine,
  SeatFacts,
  chapter: ({ turn, player }) => ({ turn, seat: player }),
  Portrait,
  beginsTurn: ({ news }) => news === 'turnBegan',
  fit: 'framed',
  aspect: width / height,
  pace: ({ news }) => PACE[news] ?? 0,
  sound: ({ news }) => SOUND[news] ?? null,
  harms,
  races: ({ news }) => RACES.includes(news),
  moment: (news) => scoringIn(news),
  Moment: Scoring,
  about: (news) => ('player' in news ? news.player : null),
  // An act with a target on the board is done on the board.
  button: (act) =>
    'to' in act || 'victim' in act || 'room' in act || 'from' in act || act.do === 'cloak'
      ? null
      : { tone: act.do === 'draw' || act.do === 'play' ? 'ember' : 'paper' },
  scores: (view) => view.players.map(({ gold }) => gold),
  tieRule: 'END-6',
  overlays: [{ name: 'claims', title: { en: TEXTS.en.claims, de: TEXTS.de.claims, fr: TEXTS.fr.claims } }],
};
export default board;
