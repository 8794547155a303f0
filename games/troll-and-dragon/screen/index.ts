import type { Board, Sound } from '@trollmoot/boardkit/board.ts';
import type { Step } from '@trollmoot/kernel';
import type { Action, News, View } from '@trollmoot/troll-and-dragon';
import Portrait from './Portrait.svelte';
import SeatFacts from './SeatFacts.svelte';
import TrollAndDragonBoard from './TrollAndDragonBoard.svelte';

/** How long each piece of news plays, in milliseconds. */
const PACE: { readonly [news in News['news']]: number } = {
  began: 250,
  rolled: 620,
  held: 150,
  kept: 250,
  trolled: 900,
  left: 500,
  entered: 600,
  planned: 300,
  opened: 300,
  threw: 620,
  roused: 620,
  stirred: 500,
  woke: 1200,
  dropped: 400,
  shared: 250,
  emptied: 300,
  ended: 0,
};

const SOUND: { readonly [news in News['news']]: Sound | null } = {
  began: null,
  rolled: 'dice',
  held: 'step',
  kept: 'step',
  trolled: 'thud',
  left: 'coin',
  entered: 'thud',
  planned: 'card',
  opened: 'chime',
  threw: 'dice',
  roused: 'dice',
  stirred: 'chime',
  woke: 'roar',
  dropped: 'coin',
  shared: 'coin',
  emptied: 'sad',
  ended: null,
};

/** Treasure that is safe, and treasure lost. */
const RACES: readonly News['news'][] = ['left', 'trolled', 'woke', 'shared', 'ended'];

const board: Board<View, Action, News, Step> = {
  Board: TrollAndDragonBoard,
  SeatFacts,
  Portrait,
  chapter: ({ adventurer }) => ({ seat: adventurer }),
  beginsTurn: ({ news }) => news === 'began',
  fit: 'bleed',
  pace: ({ news }) => PACE[news],
  sound: ({ news }) => SOUND[news],
  harms: (news, _before, reader) => news.news === 'woke' && news.adventurer === reader,
  races: ({ news }) => RACES.includes(news),
  about: (news) => ('player' in news ? news.player : null),
  button: (act) => (['keep', 'take', 'snatch'].includes(act.do) ? { tone: 'paper' } : null), // the others are on the board
  scores: (view) => view.packs.map(({ points }) => points),
  tieRule: 'END-6',
};
export default board;
