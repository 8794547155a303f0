import type { Act, News, Step } from '@trollmoot/kernel';
import type { Board } from '../board.ts';
import InWords from './InWords.svelte';

/** The board that serves every game: the table in words and every option as a card. */
const inWords: Board<object, Act, News, Step> = { Board: InWords, fit: 'framed' };
export default inWords;
