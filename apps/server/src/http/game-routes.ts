import type { Game } from '@trollmoot/kernel';
import type { GameSheet } from '@trollmoot/protocol';
import type { FastifyInstance } from 'fastify';

/** What a game is, for those who bring no rules of their own: its seats, its settings, its clauses in words. */
export function gameRoutes(server: FastifyInstance, games: readonly Game[]): void {
  server.get<{ Params: { game: string } }>('/api/games/:game', async (request, reply): Promise<GameSheet | object> => {
    const game = games.find(({ name }) => name === request.params.game);
    if (game === undefined) return reply.code(404).send({ error: `there is no game '${request.params.game}'` });
    const { name, title, rules, seats, settings, clauses } = game;
    return { name, title, rules, seats, settings, clauses };
  });
}
