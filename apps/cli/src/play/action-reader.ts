import type { Act, Game, Position } from '@trollmoot/kernel';

/** How many combinations to try for one line. */
const MOST_COMBINATIONS = 20_000;

/**
 * Reads actions that are not options, so that a person can ask why not. It remembers every action ever offered at this
 * table, and combines their parts: this piece, but to that place.
 */
export class ActionReader {
  readonly #parts = new Map<string, Map<string, Set<unknown>>>();

  remember(options: readonly Act[]): void {
    for (const act of options) {
      const kind = `${act.do} ${Object.keys(act).join(' ')}`;
      const parts = this.#parts.get(kind) ?? new Map<string, Set<unknown>>();
      this.#parts.set(kind, parts);
      for (const [field, value] of Object.entries(act)) {
        if (!parts.has(field)) parts.set(field, new Set());
        parts.get(field)!.add(value);
      }
    }
  }

  /** The act with this notation, if it consists of parts offered before; or an act given as JSON. */
  read(game: Game, s: Position, text: string): Act | null {
    if (text.startsWith('{')) return parseAct(text);
    for (const parts of this.#parts.values()) {
      for (const act of combinations([...parts])) if (notationOf(game, s, act) === text) return act;
    }
    return null;
  }
}

function parseAct(text: string): Act | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && 'do' in parsed && typeof parsed.do === 'string'
      ? { ...parsed, do: parsed.do }
      : null;
  } catch {
    return null;
  }
}

function* combinations(parts: [string, Set<unknown>][]): Generator<Act> {
  const size = parts.reduce((n, [, values]) => n * values.size, 1);
  const lists = parts.map(([field, values]) => [field, [...values]] as const);
  for (let i = 0; i < Math.min(size, MOST_COMBINATIONS); i++) {
    const act: { [field: string]: unknown } = {};
    let rest = i;
    for (const [field, values] of lists) {
      act[field] = values[rest % values.length];
      rest = Math.floor(rest / values.length);
    }
    yield act as unknown as Act; // `do` is among the fields
  }
}

/** Null if the parts do not make sense together. */
function notationOf(game: Game, s: Position, act: Act): string | null {
  try {
    return game.write(act, s);
  } catch {
    return null;
  }
}
