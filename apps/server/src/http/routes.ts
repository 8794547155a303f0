import type { FastifyRequest } from 'fastify';

export const SOCKET_PATH = '/ws';

// By route, not by URL: the same path can be written in many ways.
export const isOfApi = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url?.startsWith('/api/') ?? false;
export const isSocketRoute = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url === SOCKET_PATH;
