import type { FastifyRequest } from 'fastify';

/**
 * Does this request come from a page of ours? Browsers say where a page comes from; other programs say nothing,
 * and carry no cookie but the one they were given.
 */
export function isAllowedOrigin({ headers }: FastifyRequest, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined)
    return headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin';
  if (origins.length > 0) return origins.includes(origin);
  return URL.canParse(origin) && new URL(origin).host === host;
}
