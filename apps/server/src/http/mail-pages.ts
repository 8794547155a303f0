import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AlertServices } from '../alerts/services.ts';
import { textsIn } from '../alerts/texts/index.ts';
import type { Store } from '../store/store.ts';

interface Page {
  readonly language: 'en' | 'de' | 'fr';
  readonly title: string;
  readonly text: string;
  readonly yes: string | null; // a button; null: done
  readonly token: string;
}

/**
 * The two pages that links in mails lead to. Opening a link changes nothing, because programs look at mails too: its page
 * asks, and its button sends a form. A mail program's own button sends the same form (RFC 8058). Nobody need be signed in.
 */
export async function mailPages(
  server: FastifyInstance,
  store: Store,
  { places, unsubscribing }: AlertServices,
): Promise<void> {
  await server.register((pages, _options, ready) => {
    pages.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 1000 },
      (_request, _body, done) => done(null, {}), // what is meant is in the link
    );
    const limited = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } };

    /** The mail place that a link to stop is for. */
    const stopped = async (token: string) => {
      const id = unsubscribing.placeIn(token);
      const place = id === null ? null : await store.alerts.place(id);
      if (place === null || place.kind !== 'mail') return null;
      return { ...place, language: (await places.prefs(place.user)).language };
    };
    pages.get('/mail/stop', limited, async (request, reply) => {
      const token = tokenIn(request);
      const place = await stopped(token);
      if (place === null) return notGood(request, reply);
      const t = textsIn(place.language).pages;
      const { language, address } = place;
      return show(reply, { language, title: t.stopTitle, text: t.stopAsk(address), yes: t.stopYes, token });
    });
    pages.post('/mail/stop', limited, async (request, reply) => {
      const token = tokenIn(request);
      const place = await stopped(token);
      if (place === null) return notGood(request, reply);
      await store.write({ write: 'changePlace', id: place.id, change: { isOn: false } });
      const t = textsIn(place.language).pages;
      return show(reply, { language: place.language, title: t.stopTitle, text: t.stopDone, yes: null, token });
    });

    pages.get('/mail/yes', limited, async (request, reply) => {
      const token = tokenIn(request);
      const asked = await places.askedMail(token);
      if (asked === null) return notGood(request, reply);
      const t = textsIn(asked.language).pages;
      const text = t.consentAsk(asked.address);
      return show(reply, { language: asked.language, title: t.consentTitle, text, yes: t.consentYes, token });
    });
    pages.post('/mail/yes', limited, async (request, reply) => {
      const token = tokenIn(request);
      const asked = await places.consent(token);
      if (asked === null) return notGood(request, reply);
      const t = textsIn(asked.language).pages;
      return show(reply, { language: asked.language, title: t.consentTitle, text: t.consentDone, yes: null, token });
    });
    ready();
  });
}

const tokenIn = ({ query }: FastifyRequest): string => {
  const { t } = query as { t?: unknown };
  return typeof t === 'string' && t.length <= 200 ? t : '';
};

function notGood({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const wanted = headers['accept-language'] ?? '';
  const language = (['de', 'fr'] as const).find((known) => wanted.startsWith(known)) ?? 'en';
  const { expired } = textsIn(language).pages;
  return show(reply.code(404), { language, title: 'Trollmoot', text: expired, yes: null, token: '' });
}

const safe = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function show(reply: FastifyReply, { language, title, text, yes, token }: Page): FastifyReply {
  const { hall } = textsIn(language).pages;
  const form =
    yes === null
      ? `<p><a href="/">${safe(hall)}</a></p>`
      : `<form method="post" action="?t=${encodeURIComponent(token)}"><button>${safe(yes)}</button></form>`;
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .send(`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${safe(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><style>
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#2f2018;font:18px/1.4 Georgia,serif;color:#2a211b}
main{max-width:32rem;margin:16px;padding:24px 28px;background:#f4e8d0;border:2px solid #2a1a10}
h1{margin:0 0 12px;font-size:1.6rem;color:#6b1f12}
button{font:inherit;font-weight:700;padding:12px 20px;color:#fff6e0;background:#a5361a;border:2px solid #2a1a10;cursor:pointer}
a{color:#6b1f12}</style></head><body><main><h1>${safe(title)}</h1><p>${safe(text)}</p>${form}</main></body></html>`);
}
