import type { Reporter, TestModule } from 'vitest/node';
import { slowest } from './slowest.ts';

/** Prints the slowest files after the last test. */
export default class VitestSlowest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const parts = modules.map((module) => ({ file: module.moduleId, ms: module.diagnostic().duration }));
    process.stdout.write(`${slowest(parts, process.cwd())}\n`);
  }
}
