/** Every page that teaches, in every language: the Hall of a newcomer, minutes, lessons, rulebooks and puzzles. */
import type { Page } from '@playwright/test';
import { press } from '../test/hands.ts';
import { choices, dayFor, PUZZLED, setsOf } from '../test/puzzle-days.ts';

type Shot = (moment?: string) => Promise<void>;

interface LearnScene {
  readonly name: string;
  readonly prefs: { readonly language: string };
  readonly visit: (page: Page, shot: Shot) => Promise<void>;
}

const ROLES = ['knight', 'goblins', 'dragon', 'cave', 'thief'];
const SHORT = ['cave-troll', 'bridge-troll', 'troll-and-dragon']; // games whose lessons end in a short game
const LESSONS: readonly (readonly [game: string, lesson: string])[] = [
  ['cave-troll', 'moving'],
  ['bridge-troll', 'bidding'],
  ['troll-and-dragon', 'grotto'],
  ...ROLES.map((role) => ['vast', role] as const),
];
const CLAUSES: readonly (readonly [game: string, tag: string])[] = [
  ['cave-troll', 'SCORE-4'],
  ['bridge-troll', 'ROBBER-4'],
  ['troll-and-dragon', 'KEY-4'],
  ['vast', 'GOBLIN-ATTACK-1'],
];

const settled = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
};
const opened = async (page: Page, hash: string, wanted: string): Promise<void> => {
  await page.goto(`/#/${hash}`);
  await page.locator(wanted).first().waitFor();
  await settled(page);
};
const go = (hash: string, wanted: string) => async (page: Page, shot: Shot) => {
  await opened(page, hash, wanted);
  await shot();
};

/** A lesson where it asks for the first act. */
const lesson = (game: string, name: string) => async (page: Page, shot: Shot) => {
  await opened(page, `learn/${game}/${name}`, '.coach .ways button');
  await press(page.locator('.coach .ways button').first());
  await page.locator('.coach .say').waitFor();
  await shot();
};

/** A puzzle when it is asked, with its best line on the board, and judged with the tempting one. */
const puzzle = (game: string, set: string) => async (page: Page, shot: Shot) => {
  const { day, question, answer } = await dayFor(game, undefined, set);
  await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
  await opened(page, 'puzzle', '.puzzle');
  await page.locator('.board').waitFor();
  await shot('asked');
  const line = async (texts: readonly string[]): Promise<void> => {
    await press(page.getByRole('tab').nth(1));
    for (const [i, place] of choices(question, texts).entries()) {
      await press(page.locator('#choices ol button').nth(place));
      await page.locator('.puzzle ol').first().locator('li').nth(i).waitFor({ state: 'attached' });
    }
    if (page.viewportSize()!.width < 700) await press(page.getByRole('tab').nth(1)); // the sheet covers the board
  };
  await line(answer.greedyLine);
  await shot('line');
  await press(page.locator('.hand-in'));
  await page.locator('.verdict').waitFor();
  await shot('judged');
};

const scenes: readonly Omit<LearnScene, 'prefs'>[] = [
  { name: 'hall', visit: go('', '.daily svg') },
  { name: 'offer', visit: go('play/cave-troll', 'a[href*=minute]') },
  ...SHORT.map((game) => ({ name: `minute-${game}`, visit: go(`minute/${game}`, '.marks[data-placed=true]') })),
  ...ROLES.map((role) => ({
    name: `minute-${role}`,
    visit: go(`minute/vast?role=${role}`, '.marks[data-placed=true]'),
  })),
  ...[...SHORT, 'vast'].map((game) => ({ name: `lessons-${game}`, visit: go(`learn/${game}`, 'ul a .face') })),
  ...LESSONS.map(([game, name]) => ({ name: `lesson-${game}-${name}`, visit: lesson(game, name) })),
  ...SHORT.map((game) => ({ name: `first-${game}`, visit: lesson(game, 'first-game') })),
  ...CLAUSES.flatMap(([game, tag]) => [
    { name: `book-${game}`, visit: go(`rules/${game}`, '.spread') },
    { name: `book-${game}-clause`, visit: go(`rules/${game}/${tag}`, '.here') },
  ]),
  ...PUZZLED.flatMap((game) =>
    setsOf(game).map((set) => ({ name: `puzzle-${game}-${set}`, visit: puzzle(game, set) })),
  ),
];

export const LEARN: readonly LearnScene[] = ['en', 'de', 'fr'].flatMap((language) =>
  scenes.map(({ name, visit }) => ({ name: `learn-${name}-${language}`, prefs: { language }, visit })),
);
