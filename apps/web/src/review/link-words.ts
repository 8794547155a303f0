import type { Language } from '@trollmoot/boardkit/languages.ts';
import { prefs } from '../prefs.svelte.ts';

/** Apart from the words of the page itself, which is fetched when it is opened. */
const REVIEW: { readonly [language in Language]: string } = { en: 'Review', de: 'Analyse', fr: 'Analyse' };

export const reviewLabel = (): string => REVIEW[prefs.language];
