import { en, type ShellWords } from './en.ts';
export const fr: ShellWords = en;
