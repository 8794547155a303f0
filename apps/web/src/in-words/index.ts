import type { AnyBoard } from '@trollmoot/boardkit/board.ts';
import InWords from './InWords.svelte';

/** The board for games that have none yet: the table in words, and every option as a button. */
const inWords: AnyBoard = { Board: InWords, fit: 'framed' };
export default inWords;
