import { inject } from 'vitest';

/** The address of the run's NATS server; null where none can be had. */
export async function natsUrl(): Promise<string | null> {
  const response = await fetch(inject('natsDoor'));
  const { url, trouble } = (await response.json()) as { url?: string; trouble?: string };
  if (url === undefined && process.env.CI === 'true') throw new Error(`there is no NATS to test on: ${trouble}`);
  return url ?? null;
}
