import { setTimeout as pause } from 'node:timers/promises';
import type { Messenger } from './cluster/messenger.ts';
import type { Config } from './config.ts';
import type { Journal } from './ports.ts';

const PATIENCE = 30_000; // milliseconds until a bus that nobody answers at is given up
const AGAIN = 500;

/** The bus cannot be joined. */
export class NoBus extends Error {
  readonly code: 'BUS_SILENT' | 'BUS_REFUSES';

  constructor(code: NoBus['code'], error: Error) {
    super(error.message, { cause: error });
    this.code = code;
  }
}

/** What may be shown of the bus's address. */
export const busHosts = (bus: string): string =>
  bus
    .split(',')
    .map((text) => new URL(text.trim()).host)
    .join(', ');

/**
 * The bus that `TROLLMOOT_BUS` names; null for a server that is alone. Waits a while for one that does not answer yet.
 * Rejects with `NoBus`. The library is fetched only here: most houses need none.
 */
export function busOf(
  { BUS, NODE }: Pick<Config, 'BUS' | 'NODE'>,
  say: (sentence: string) => void,
  patience = PATIENCE,
): ((journal: Journal) => Promise<Messenger>) | null {
  if (BUS === undefined) return null;
  return async (journal) => {
    const { NatsMessenger, hasRefused } = await import('./adapters/nats-messenger.ts');
    const options = {
      name: NODE ?? 'trollmoot',
      onTrouble: (error: unknown) => journal.error('a message of the bus failed', error),
      onChange: (isConnected: boolean) =>
        journal.info(
          isConnected ? 'the bus is back' : 'the bus is out of reach: other nodes may take the tables of this one',
        ),
    };
    const end = performance.now() + patience;
    for (let tries = 1; ; tries++)
      try {
        return await NatsMessenger.connect(BUS, options);
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        if (hasRefused(error)) throw new NoBus('BUS_REFUSES', error);
        if (performance.now() > end) throw new NoBus('BUS_SILENT', error);
        if (tries === 1) say(`No NATS answers at ${busHosts(BUS)} yet (${error.message}): waiting for it.`);
        await pause(AGAIN);
      }
  };
}
