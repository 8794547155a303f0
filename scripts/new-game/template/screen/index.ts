import type { Action, News, Step, View } from '@trollmoot/__name__';
import type { Board } from '@trollmoot/boardkit/board.ts';
import HeapsBoard from './HeapsBoard.svelte';

const board: Board<View, Action, News, Step> = {
  Board: HeapsBoard,
  fit: 'framed',
  pace: (news) => (news.news === 'took' ? 300 : 0),
  sound: (news) => (news.news === 'took' ? 'thud' : 'fanfare'),
  about: (news) => news.player,
  button: () => null, // stones are taken on the board
};
export default board;
