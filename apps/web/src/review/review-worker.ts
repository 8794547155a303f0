import type { Saved } from '@trollmoot/kernel';
import { budgetFor, lookCloser, type Progress, type Review, reviewing, type Turn } from '@trollmoot/review';
import { gameNamed } from '../shelf/rules.ts';

/** What the page asks of the worker, and what it hears. */
export type Question =
  | { readonly ask: 'review'; readonly saved: Saved; readonly turns: readonly Turn[]; readonly budget: number | null }
  | { readonly ask: 'closer'; readonly saved: Saved; readonly review: Review; readonly ply: number };
export type Report =
  | { readonly tell: 'progress'; readonly progress: Progress }
  | { readonly tell: 'review'; readonly review: Review };

const SECONDS = 55; // of play-outs
const EVERY = 120; // milliseconds between two reports
const CLOSER = 12_000; // play-outs for a closer look

const report = (said: Report): void => self.postMessage(said);

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  const { saved } = data;
  const game = await gameNamed(saved.game);
  if (data.ask === 'closer')
    return report({ tell: 'review', review: lookCloser(game, saved, data.review, data.ply, CLOSER) });
  const budget = data.budget ?? budgetFor(game, saved, SECONDS, () => performance.now());
  const steps = reviewing(game, saved, { seed: 'review', budget, turns: data.turns });
  for (let told = 0; ; ) {
    const { done, value } = steps.next();
    if (done) return report({ tell: 'review', review: value });
    if (performance.now() - told < EVERY) continue;
    told = performance.now();
    report({ tell: 'progress', progress: value });
  }
};
