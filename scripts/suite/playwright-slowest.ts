import { resolve } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { slowest, type Timed } from './slowest.ts';

const root = resolve(import.meta.dirname, '../..');

/** Prints the slowest files after the last browser test. */
export default class PlaywrightSlowest implements Reporter {
  readonly #parts: Timed[] = [];

  onTestEnd({ location }: TestCase, { duration }: TestResult): void {
    this.#parts.push({ file: location.file, ms: duration });
  }

  onEnd(): void {
    process.stdout.write(`${slowest(this.#parts, root)}\n`);
  }
}
