import type { FastifyReply, FastifyRequest } from 'fastify';

interface Schema<T> {
  safeParse(data: unknown): { success: true; data: T } | { success: false };
}

/** What was sent, if it has the right shape; else the reply is a polite refusal, and the answer null. */
export function readBody<T>(schema: Schema<T>, request: FastifyRequest, reply: FastifyReply): T | null {
  const reading = schema.safeParse(request.body ?? {});
  if (reading.success) return reading.data;
  void reply.code(400).send({ error: 'malformed' });
  return null;
}

export const refused = (reply: FastifyReply, code: number, error: string): undefined => {
  void reply.code(code).send({ error });
};
