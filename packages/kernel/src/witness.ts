import type { Position, Seat } from './agenda.ts';
import type { Game } from './game.ts';
import { hash } from './seal.ts';

/** What one reader saw and kept of a sealed game while it was played, so that the server cannot change it afterwards. */
export interface Witness {
  readonly commitment: string;
  readonly salt: string | null; // the reader's own
  readonly seat: Seat | null; // where the reader sat when the game began; null for a spectator
  readonly salts: readonly (string | null)[] | null; // as listed when the game began; null: not seen
  readonly views: readonly string[]; // digests of what the reader was shown, in order; gaps do no harm
}

/** A short digest of the table through these eyes. */
export const viewDigest = (game: Game, s: Position, eye: Seat | null): string =>
  shownDigest(game.view(s, eye), game.result(s));

/** The same from the view and the result that the reader was sent. */
export const shownDigest = (view: unknown, result: unknown): string => hash(canonical([view, result])).slice(0, 16);

/** JSON with the keys in order: a view put together from changes may have them in another. */
function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join()}}`;
}

// ── as text: remarks in a saved game, which its readers skip ────────────────────────────────

const VIEWS_PER_LINE = 6;

/** The saved game with what the reader saw of it: a proof for others. */
export function withWitness(text: string, { commitment, salt, seat, salts, views }: Witness): string {
  const lines = [`# saw commitment ${commitment}`];
  if (seat !== null) lines.push(`# saw from seat ${seat}`);
  if (salt !== null) lines.push(`# sent salt ${salt}`);
  if (salts !== null) lines.push(`# saw salts ${salts.map((one) => one ?? 'none').join(' ')}`);
  for (let i = 0; i < views.length; i += VIEWS_PER_LINE)
    lines.push(`# saw table ${views.slice(i, i + VIEWS_PER_LINE).join(' ')}`);
  return `${lines.join('\n')}\n${text}`;
}

/** What the remarks of a proof say that its reader saw; null in a saved game without them. */
export function witnessIn(text: string): Witness | null {
  const said = (start: string): string[] =>
    text.split(/\r?\n/).flatMap((line) => (line.startsWith(`# ${start} `) ? [line.slice(start.length + 3)] : []));
  const [commitment] = said('saw commitment');
  if (commitment === undefined) return null;
  const [seat] = said('saw from seat');
  const [salts] = said('saw salts');
  return {
    commitment,
    salt: said('sent salt')[0] ?? null,
    seat: seat === undefined ? null : Number(seat),
    salts: salts === undefined ? null : salts.split(' ').map((one) => (one === 'none' ? null : one)),
    views: said('saw table').flatMap((line) => line.split(' ')),
  };
}
