import type { FastifyRequest } from 'fastify';

/**
 * Does this request come from one of our own pages? Browsers name the page's origin. Other programs do not, and need no
 * check: they send only cookies they were given, never another user's.
 */
export function isAllowedOrigin({ headers }: FastifyRequest, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined)
    return headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin';
  if (origins.length > 0) return origins.includes(origin);
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  return (page.protocol === 'http:' || page.protocol === 'https:') && page.host === host;
}
