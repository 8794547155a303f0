import { en, type ShellWords } from './en.ts';
export const de: ShellWords = en;
