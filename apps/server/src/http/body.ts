import { faultOf } from '@trollmoot/protocol/parse';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';

/** The request's body, if it has the right shape. Otherwise replies with 400 and returns null. */
export function readBody<T>(schema: z.ZodMiniType<T>, request: FastifyRequest, reply: FastifyReply): T | null {
  const reading = schema.safeParse(request.body ?? {});
  if (reading.success) return reading.data;
  void reply.code(400).send({ error: faultOf(reading.error) });
  return null;
}

export const refuse = (reply: FastifyReply, code: number, error: string): undefined => {
  void reply.code(code).send({ error });
};
