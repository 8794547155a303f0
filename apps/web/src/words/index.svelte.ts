import type { Language } from '@trollmoot/boardkit/languages.ts';
import { prefs } from '../prefs.svelte.ts';
import { boxOf } from '../shelf/boxes.ts';
import { en, type ShellWords } from './en.ts';

/** English is built in; the others are fetched on demand. */
const CATALOGUES: { readonly [language in Language]: () => Promise<ShellWords> } = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
};

let spoken: ShellWords = $state.raw(en);

/** The shell's words in the reader's language. Reactive: call it in markup or an effect. */
export const words = (): ShellWords => spoken;

/** Loads the words whenever the chosen language changes. Called once, by the app. */
export function followLanguage(): void {
  $effect(() => {
    const wanted = prefs.language;
    CATALOGUES[wanted]().then(
      (catalogue) => {
        if (prefs.language === wanted) spoken = catalogue;
      },
      () => (spoken = en), // offline, and that language was never fetched
    );
  });
}

/** What a game calls a seat, in the reader's language. */
export const calledIn = (game: string, seat: string): string => boxOf(game)?.signs[seat]?.[prefs.language] ?? seat;
