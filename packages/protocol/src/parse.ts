import type { Act } from '@trollmoot/kernel';
import * as z from 'zod/mini';
import { BOT_NAMES } from './bot-names.ts';
import { faultOf } from './fault.ts';
import type { Frame, Update } from './frame.ts';
import type { WishRefused } from './match.ts';
import type { Change } from './shown.ts';
import type { ChatLine, ClockFace, TableCard, Vote, VoteOutcome } from './table.ts';

/** Raise this when a message changes its meaning. The server sends it in `welcome`. */
export const VERSION = 2;

/** The server does not read anything above these limits. */
export const LIMITS = {
  message: 16_384, // bytes of one message from a client
  batch: 64, // acts in one wish
  act: 512, // characters of one act as JSON
  name: 24,
  chat: 500,
  settings: 64, // how many settings a table may name
} as const;

const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/));
const count = z.int().check(z.gte(0), z.lte(1_000_000_000));
const seat = z.int().check(z.gte(0), z.lte(15));
const plain = (limit: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(limit));
const line = (limit: number) => plain(limit).check(z.regex(/^[^\p{Cc}\p{Cs}\p{Bidi_Control}]*$/u));
/** Visible text: no invisible characters, except a joiner between two characters (Persian, emoji), and not only blanks. */
const name = line(LIMITS.name).check(
  z.regex(
    /^(?:[^\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|(?<=[\p{L}\p{M}\p{S}])[\u200c\u200d](?=[\p{L}\p{S}]))+$/u,
  ),
  z.regex(/[\p{L}\p{N}\p{P}\p{S}]/u),
);

export const isName = (text: string): boolean => name.safeParse(text).success;

/** Only the shape and size of an act are checked here; `options` decides whether it is legal. */
const act = z.custom<Act>(
  (data) =>
    typeof data === 'object' &&
    data !== null &&
    'do' in data &&
    typeof data.do === 'string' &&
    JSON.stringify(data).length <= LIMITS.act,
);

// ── over the socket, from a client; the answer repeats `re` ──────────────────────────────────

const re = count;
const table = id;
export const clientMessage = z.discriminatedUnion('say', [
  /** Send me this table from now on. `beat`: the last one seen, if any. `key` opens a private table. */
  z.strictObject({ say: z.literal('watch'), re, table, beat: z.optional(count), key: z.optional(id) }),
  z.strictObject({ say: z.literal('unwatch'), re, table }),
  /** Before the game begins: I am reading the rules, or no longer. */
  z.strictObject({ say: z.literal('reading'), re, table, isReading: z.boolean() }),
  z.strictObject({
    say: z.literal('act'),
    re,
    table,
    beat: count,
    mine: count,
    acts: z.array(act).check(z.minLength(1), z.maxLength(LIMITS.batch)),
  }),
  z.strictObject({ say: z.literal('why'), re, table, wish: act }),
  z.strictObject({ say: z.literal('undo'), re, table, beat: count, mine: count }),
  z.strictObject({ say: z.literal('consent'), re, table, vote: count, yes: z.boolean() }),
  /** Ask the others for something. `seat`: the one a bot is to play, or the bot's seat that I want. */
  z.strictObject({
    say: z.literal('propose'),
    re,
    table,
    motion: z.discriminatedUnion('ask', [
      z.strictObject({ ask: z.literal('standIn'), seat }),
      z.strictObject({ ask: z.literal('end') }),
      z.strictObject({ ask: z.literal('seat'), seat }),
    ]),
  }),
  /** Take back what I asked for. */
  z.strictObject({ say: z.literal('withdraw'), re, table, vote: count }),
  z.strictObject({ say: z.literal('hint'), re, table }),
  z.strictObject({ say: z.literal('comeBack'), re, table }),
  z.strictObject({ say: z.literal('chat'), re, table, text: line(LIMITS.chat) }),
  z.strictObject({ say: z.literal('ping'), re }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

// ── over the socket, from the server ─────────────────────────────────────────────────────────

const plainData = <T>() => z.custom<T>((data) => typeof data === 'object');
export const serverMessage = z.discriminatedUnion('say', [
  z.object({ say: z.literal('welcome'), version: count, user: id, name: z.string(), now: z.number() }),
  /** The whole state: the answer to `watch`, or sent unasked (`re` null). `missed`: the updates since the beat named. */
  z.object({
    say: z.literal('table'),
    re: z.nullable(count),
    table: id,
    seat: z.nullable(seat),
    card: plainData<TableCard>(),
    frame: plainData<Frame | null>(),
    missed: z.nullable(z.array(plainData<Update>())), // null: too long ago; ask for the recording
    clock: plainData<ClockFace>(),
    vote: plainData<Vote | null>(),
    chat: z.array(plainData<ChatLine>()),
  }),
  /** The client applies `change` with `shownAfter`. */
  z.object({
    say: z.literal('frame'),
    table: id,
    change: plainData<Change | null>(),
    updates: z.array(plainData<Update>()),
    clock: z.optional(plainData<ClockFace>()),
  }),
  z.object({ say: z.literal('card'), table: id, seat: z.nullable(seat), card: plainData<TableCard>() }),
  z.object({ say: z.literal('clock'), table: id, clock: plainData<ClockFace>() }),
  /** `ended`: the vote that was open until now, and how it ended. */
  z.object({
    say: z.literal('vote'),
    table: id,
    vote: plainData<Vote | null>(),
    ended: z.optional(plainData<VoteOutcome>()),
  }),
  /** There is nothing more to watch here: the host has closed the table, or has shut this user out. */
  z.object({ say: z.literal('gone'), table: id, why: z.enum(['closed', 'shutOut']) }),
  z.object({ say: z.literal('chat'), table: id, line: plainData<ChatLine>() }),
  /** Request `re` is done (an act is on disk), with the answer if there is one. */
  z.object({ say: z.literal('yes'), re: count, answer: z.optional(z.unknown()) }),
  z.object({
    say: z.literal('no'),
    re: z.nullable(count),
    why: plainData<WishRefused | { readonly no: string; readonly what?: string }>(),
  }),
  /** To everyone, when it changes; after `welcome`, if there is one. */
  z.object({ say: z.literal('notice'), notice: z.nullable(z.literal('disk')) }),
  z.object({ say: z.literal('bye'), why: z.string() }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;

// ── over HTTP ────────────────────────────────────────────────────────────────────────────────

export const newSession = z.strictObject({ name });

const wantedChair = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('invited') }),
  z.strictObject({ kind: z.literal('bot'), level: id, name: z.optional(z.enum(BOT_NAMES)) }),
]);
const pace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    bank: z.int().check(z.gte(10), z.lte(7200)),
    gain: z.int().check(z.gte(0), z.lte(600)),
  }),
  z.strictObject({ kind: z.literal('slow'), days: z.int().check(z.gte(1), z.lte(30)) }),
]);
/** As in `<html lang>`, without the country. */
const language = z.string().check(z.regex(/^[a-z]{2}$/));
const settings = z
  .record(id, z.union([z.string().check(z.maxLength(64)), z.number(), z.boolean()]))
  .check(z.refine((data) => Object.keys(data).length <= LIMITS.settings));

/** Seconds: from one minute to thirty days. */
const patience = z.int().check(z.gte(60), z.lte(2_592_000));

export const newTable = z.strictObject({
  game: id,
  settings: z.optional(settings),
  chairs: z.array(wantedChair).check(z.minLength(1), z.maxLength(16)),
  isPublic: z.optional(z.boolean()),
  pace: z.optional(pace),
  language: z.optional(language),
  patience: z.optional(patience),
});
export type NewTable = z.infer<typeof newTable>;
/** The query of GET /api/hall: the language of the sentences in its answer. */
export const hallQuery = z.object({ language: z.optional(language) });
/** Drawn by the client after it has seen the table's commitment. */
const salt = z.string().check(z.regex(/^[0-9a-f]{32}$/));
/** `isReady`: a client that does not know of it is ready when it sits down. */
export const sitDown = z.strictObject({
  seat: z.optional(seat),
  key: z.optional(id),
  salt: z.optional(salt),
  isReady: z.optional(z.boolean()),
});
export const addSalt = z.strictObject({ salt });
export const setChair = z.strictObject({ seat, chair: wantedChair });
export const swapSeats = z.strictObject({ seat, with: seat });
export const sayReady = z.strictObject({ isReady: z.boolean() });
/** `shutOut`: this person cannot come back. */
export const removeGuest = z.strictObject({ seat, shutOut: z.optional(z.boolean()) });
export const removeSeat = z.strictObject({ seat });
export const handOver = z.strictObject({ seat });
export const changeRules = z.strictObject({
  settings: z.optional(settings),
  pace: z.optional(pace),
  patience: z.optional(patience),
  isPublic: z.optional(z.boolean()),
});
/** `isWaiting`: for a seat to become free. `key` opens a private table. */
export const waitForSeat = z.strictObject({ isWaiting: z.boolean(), key: z.optional(id) });
/** `without`: bots play for those who are not ready or have not come. */
export const startGame = z.strictObject({ without: z.optional(z.boolean()) });
export const invite = z.strictObject({ user: id });

export { faultOf };

/** The message in this text; null if it does not fit the schema. */
export function parsed<T>(schema: z.ZodMiniType<T>, text: string): T | null {
  const reading = schema.safeParse(jsonIn(text));
  return reading.success ? reading.data : null;
}

/** For a client's message that does not fit: its `re`, if that can be read, and what is wrong with it. */
export function misread(text: string): { re: number | null; what: string } {
  const data = jsonIn(text);
  if (data === null) return { re: null, what: 'not valid JSON' };
  const { error } = clientMessage.safeParse(data);
  return { re: reIn(text), what: error === undefined ? 'is valid' : faultOf(error) };
}

/** The `re` of a client's message, if that can be read. */
export function reIn(text: string): number | null {
  const { re: said } = Object(jsonIn(text)) as { re?: unknown };
  const { data } = re.safeParse(said);
  return data ?? null;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
