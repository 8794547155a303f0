import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StartPage } from './start-page.ts';

const NOT_BUILT = `<!doctype html><meta charset="utf-8"><title>Trollmoot</title>
<h1>The web client is not built</h1>
<p>The server is running. Build the client with <code>npm run build -w apps/web</code>, then restart the server.</p>`;

/** The web client. A path that is not one of its files gets its start page, which finds out what to show. */
export async function webPages(server: FastifyInstance, pages: URL, startPage: StartPage): Promise<void> {
  const isBuilt = existsSync(new URL('index.html', pages));
  if (isBuilt)
    await server.register(fastifyStatic, {
      root: fileURLToPath(pages),
      index: false,
      cacheControl: false,
      preCompressed: true, // the build puts compressed copies beside the files
      setHeaders: (response, path) =>
        void response.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
    });
  server.setNotFoundHandler({ preHandler: server.rateLimit() }, (request, reply) => {
    const [path] = request.url.split('?', 1) as [string];
    const isRead = request.method === 'GET' || request.method === 'HEAD'; // some look at a link's head first
    const wantsPage = isRead && !/^\/api(\/|$)/.test(path) && !/\.\w+$/.test(path);
    if (!wantsPage) return reply.code(404).send({ error: 'Not found.' });
    return sendPage(request, reply);
  });
  server.get('/', (request, reply) => sendPage(request, reply));

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (!isBuilt) return reply.type('text/html').send(NOT_BUILT);
    const page = await startPage.of(request);
    if (page === null) return reply.sendFile('index.html');
    return reply.type('text/html; charset=utf-8').header('cache-control', 'private, no-cache').send(page);
  }
}
