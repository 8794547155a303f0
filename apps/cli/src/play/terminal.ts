import { createInterface } from 'node:readline';
import { print } from '../print.ts';

/** Lines from a keyboard or from a script; null when there are no more. */
export interface Terminal {
  ask(question: string): Promise<string | null>;
  clear(): void;
  close(): void;
}

export function openTerminal(): Terminal {
  const reader = createInterface({ input: process.stdin, terminal: false });
  const lines = reader[Symbol.asyncIterator]();
  return {
    async ask(question) {
      process.stdout.write(question);
      const { done, value } = await lines.next();
      if (!process.stdin.isTTY) print(done ? '' : value);
      return done ? null : value.trim();
    },
    clear() {
      if (process.stdout.isTTY) process.stdout.write('\x1b[2J\x1b[3J\x1b[H');
      else print();
    },
    close: () => reader.close(),
  };
}
