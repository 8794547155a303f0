import { type FileHandle, open } from 'node:fs/promises';
import { RECOVERED } from './account-writes.ts';
import { RECOVERED_ALERTS } from './alert-writes.ts';
import { checksum } from './chain.ts';
import type { Writer } from './group-commit.ts';
import type { Write } from './store.ts';

/** What can be restored from the log: not positions, which follow from it, nor what is only a matter of time. */
const KEPT: ReadonlySet<string> = new Set<string>([
  ...RECOVERED,
  ...RECOVERED_ALERTS,
  'user',
  'rename',
  'session',
  'forgetSession',
  'newTable',
  'table',
  'entry',
  'chat',
  'forgetTable',
]);

/** One call of `write` as a line: its checksum, then JSON. */
export function lineOf(writes: readonly Write[]): string {
  const text = JSON.stringify(writes);
  return `${checksum(text)} ${text}\n`;
}

/** The writes in a line; null if it is damaged, or the last one of a server that was killed. */
export function writesIn(line: string): readonly Write[] | null {
  const space = line.indexOf(' ');
  const text = line.slice(space + 1);
  return checksum(text) === Number(line.slice(0, space)) ? (JSON.parse(text) as readonly Write[]) : null;
}

/**
 * A second copy of everything that is committed, in a file that only grows, on another disk if the operator likes. A write
 * is acknowledged when it is in both. If this file cannot be written, the server goes on without it and says so.
 */
export class SecondLog implements Writer {
  readonly #file: string;
  readonly #writer: Writer;
  readonly #onTrouble: (error: unknown) => void;
  #handle: FileHandle | null = null;

  constructor(file: string, writer: Writer, onTrouble: (error: unknown) => void) {
    this.#file = file;
    this.#writer = writer;
    this.#onTrouble = onTrouble;
  }

  async commit(group: readonly (readonly Write[])[]): Promise<ReadonlyMap<number, string>> {
    const failed = await this.#writer.commit(group);
    const lines = group
      .filter((_, i) => !failed.has(i))
      .map((writes) => writes.filter(({ write }) => KEPT.has(write)))
      .filter((writes) => writes.length > 0);
    if (lines.length > 0) await this.#append(lines.map(lineOf).join(''));
    return failed;
  }

  async #append(text: string): Promise<void> {
    try {
      this.#handle ??= await opened(this.#file);
      await this.#handle.appendFile(text);
      await this.#handle.datasync();
    } catch (error) {
      this.#onTrouble(error);
      const handle = this.#handle;
      this.#handle = null;
      await handle?.close().catch(() => {});
    }
  }

  poll(): void {
    this.#writer.poll();
  }

  async close(): Promise<void> {
    await this.#writer.close();
    await this.#handle?.close();
  }
}

/** A server that was killed may have left half a line: what follows must begin a new one. */
async function opened(file: string): Promise<FileHandle> {
  const handle = await open(file, 'a+', 0o600); // readable by its owner only, like the database
  const { size } = await handle.stat();
  const last = Buffer.alloc(1);
  if (size > 0) await handle.read(last, 0, 1, size - 1);
  if (size > 0 && last[0] !== 10) await handle.appendFile('\n');
  return handle;
}
