import type { Language } from '@trollmoot/boardkit/languages.ts';
import { prefs } from '../../prefs.svelte.ts';
import { de } from './de.ts';
import { en, type LessonWords } from './en.ts';
import { fr } from './fr.ts';

const CATALOGUES: { readonly [language in Language]: LessonWords } = { en, de, fr };

/** The words of the lessons in the reader's language. Reactive: call it in markup or an effect. */
export const lessonWords = (): LessonWords => CATALOGUES[prefs.language];
