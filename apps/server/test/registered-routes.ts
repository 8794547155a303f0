import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

interface Route {
  readonly method: string;
  readonly path: string;
}

const known = new Map<string, Route>();

subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) known.set(`${one} ${url}`, { method: one, path: url });
  });
});

/** Every route that the servers of this test have registered, wherever and however it is written: none is forgotten. */
export const registeredRoutes = (): readonly Route[] => [...known.values()].filter(({ method }) => method !== 'HEAD');
