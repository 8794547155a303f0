import type { Page } from '@playwright/test';
import { vast } from '@trollmoot/vast';
import { savedWhen } from '@trollmoot/web/test/saves.ts';

export const NAMES: { readonly [initial: string]: string } = {
  K: 'knight',
  G: 'goblins',
  D: 'dragon',
  C: 'cave',
  T: 'thief',
};

/** Each role solo; the Cave, which has no solo game, with the Knight. */
export const LINE_UPS = [
  ['K', 'K'],
  ['G', 'G'],
  ['D', 'D'],
  ['KC', 'C'],
  ['T', 'T'],
] as const;

/** Settings that make games of Vast short: the easiest goals, and an early Collapse. */
export const SHORT = {
  ...Object.fromEntries(Object.values(NAMES).map((role) => [`${role}Level`, 'easiest'])),
  shallow: 4,
};

/** Ana plays this role, random bots play the others. */
export const whoPlays = (roles: string, mine: string): string[] =>
  [...roles].map((initial) => (initial === mine ? 'Ana' : 'a pebble'));

/** The start of a game in which Ana plays this role. */
export const beginning = (roles: string, mine: string, seed: string): string =>
  savedWhen(
    vast,
    {
      seats: roles.length,
      seed,
      settings: { ...SHORT, roles },
      who: whoPlays(roles, mine),
    },
    () => true,
  );

/** Takes any choices from the list until the game is over and returns how many. Runs in the page: no pointer needed. */
export const playFromList = (page: Page, luck: number): Promise<number> =>
  page.evaluate(async (luck) => {
    let s = luck;
    for (let acts = 0; ; ) {
      if (document.querySelector('dialog[open][aria-label="The end of the tale"]') !== null) return acts;
      document.querySelector<HTMLElement>('.moment [data-done]')?.click();
      const choices = document.querySelectorAll<HTMLButtonElement>('.table:has(.bar.mine) #choices ol button');
      if (choices.length > 0) {
        s = (s * 48271) % 2147483647;
        choices[s % choices.length]!.click();
        acts++;
      }
      await new Promise((done) => setTimeout(done, 0));
    }
  }, luck);
