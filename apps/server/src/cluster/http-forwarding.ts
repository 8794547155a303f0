import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Elsewhere } from './elsewhere.ts';
import { type Messenger, NoAnswer } from './messenger.ts';
import type { Placement } from './placement.ts';

const PASSED_ON = ['cookie', 'content-type', 'origin', 'host', 'user-agent', 'accept-language', 'sec-fetch-site'];
const ANSWERS_WITHIN = 15_000; // milliseconds
const PATIENCE = 10_000; // milliseconds until the owner of a table is found
const AGAIN = 150;
const INNER = 'x-trollmoot-inner';
const METHODS = ['GET', 'POST', 'DELETE'] as const;

interface Passed {
  readonly method: (typeof METHODS)[number];
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  readonly address: string;
  readonly body: unknown;
}
interface Answered {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly body: string;
}

/** Requests about a table are answered by the node that has it, as if they had come there. */
export class HttpForwarding {
  readonly #messenger: Messenger;
  readonly #placement: Placement;
  readonly #secret = randomBytes(18).toString('base64url'); // marks what this process has sent to itself

  constructor(messenger: Messenger, placement: Placement) {
    this.#messenger = messenger;
    this.#placement = placement;
  }

  /** Another node has counted this request. */
  readonly isInner = ({ headers }: FastifyRequest): boolean => headers[INNER] === this.#secret;

  /** Call it before the routes are added. */
  addTo(server: FastifyInstance): void {
    server.addHook('preHandler', async (request, reply) => {
      const { url = '' } = request.routeOptions;
      if (!url.startsWith('/api/tables/:id') || this.isInner(request)) return;
      const { id } = request.params as { id: string };
      const node = await this.#owner(id);
      if (node !== null) await this.#forward(node, request, reply);
    });
    this.#messenger.subscribe(`node.${this.#placement.id}.http`, ({ text, answer }) => {
      void this.#serve(server, JSON.parse(text) as Passed).then((answered) => answer?.(JSON.stringify(answered)));
    });
  }

  /** Null: this node, or there is no such table. */
  async #owner(id: string): Promise<string | null> {
    for (const end = performance.now() + PATIENCE; ; await pause(AGAIN)) {
      try {
        await this.#placement.claim(id);
        return null;
      } catch (error) {
        if (!(error instanceof Elsewhere)) throw error;
        if (error.node !== null && (await this.#isThere(error.node))) return error.node;
        if (this.#placement.isLeaving || performance.now() > end) throw error;
      }
    }
  }

  async #isThere(node: string): Promise<boolean> {
    try {
      await this.#messenger.request(`node.${node}.ping`, '', 1000);
      return true;
    } catch (error) {
      if (error instanceof NoAnswer) return false;
      throw error;
    }
  }

  async #forward(node: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const headers: { [name: string]: string } = {};
    for (const name of PASSED_ON) {
      const value = request.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    const method = METHODS.find((one) => one === request.method) ?? 'GET';
    const passed: Passed = { method, url: request.url, headers, address: request.ip, body: request.body ?? null };
    try {
      const text = await this.#messenger.request(`node.${node}.http`, JSON.stringify(passed), ANSWERS_WITHIN);
      const { status, headers, body } = JSON.parse(text) as Answered;
      await reply.code(status).headers(headers).send(body);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      await reply
        .code(503)
        .header('retry-after', 2)
        .send({ error: 'The server that has this table does not answer. Try again in a moment.' });
    }
  }

  async #serve(server: FastifyInstance, { method, url, headers, address, body }: Passed): Promise<Answered> {
    const answer = await server.inject({
      method,
      url,
      headers: { ...headers, [INNER]: this.#secret },
      remoteAddress: address,
      ...((method === 'POST' || body !== null) && { payload: JSON.stringify(body ?? {}) }),
    });
    const kept: { [name: string]: string } = {};
    for (const name of ['content-type', 'content-disposition', 'retry-after']) {
      const value = answer.headers[name];
      if (typeof value === 'string') kept[name] = value;
    }
    return { status: answer.statusCode, headers: kept, body: answer.body };
  }
}
