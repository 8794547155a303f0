import type { Game } from '@trollmoot/kernel';
import type { GameSheet } from '@trollmoot/protocol';
import type { FastifyInstance } from 'fastify';

/** A game's seats, settings and rules text, for clients that do not contain the rules. */
export function gameRoutes(server: FastifyInstance, games: readonly Game[]): void {
  server.get<{ Params: { game: string } }>('/api/games/:game', async (request, reply): Promise<GameSheet | object> => {
    const game = games.find(({ name }) => name === request.params.game);
    if (game === undefined) return reply.code(404).send({ error: `There is no game '${request.params.game}'.` });
    const { name, title, rules, seats, settings, clauses } = game;
    return { name, title, rules, seats, settings, clauses };
  });
}
