import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Game } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { goldenBroken } from './goldens.ts';
import { LAWS, type LawOptions, PROMISES, type Trial, trial, verdict } from './laws/index.ts';

/** The laws, as tests of this game. */
export function laws(game: Game, options: LawOptions = {}): void {
  let shared: Trial | null = null;
  describe(`the laws of ${game.title}`, () => {
    for (const law of [...LAWS, PROMISES])
      test(`${law.number}. ${law.title}`, () => {
        shared ??= trial(game, options);
        const broken = verdict(law, game, shared);
        expect(broken, broken ?? '').toBeNull();
      });
  });
}

/** Tests that every golden game in this folder still plays as recorded. `npm run goldens -- <game>` records missing ones. */
export function goldens(game: Game, folder: URL): void {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.txt')) : [];
  describe(`golden games of ${game.title}`, () => {
    test('there are some', () => expect(files).not.toEqual([]));
    for (const file of files)
      test(file, () => {
        const broken = goldenBroken(game, readFileSync(new URL(file, folder), 'utf8'));
        expect(broken, broken ?? '').toBeNull();
      });
  });
}
