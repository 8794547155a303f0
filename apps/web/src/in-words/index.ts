import type { AnyBoard } from '@trollmoot/boardkit/board.ts';
import InWords from './InWords.svelte';

/** The board that serves every game: the table in words and every option as a card. */
const inWords: AnyBoard = { Board: InWords, fit: 'framed' };
export default inWords;
