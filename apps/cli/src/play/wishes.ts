import type { Act, Game, Position } from '@trollmoot/kernel';

/** No more crossings than this are tried for one wish. */
const MOST = 20_000;

/**
 * What a person may have in mind when asking why not. Every action ever offered at this table is remembered;
 * a wish may also cross their parts, as in taking one piece's name and another's goal.
 */
export class Wishes {
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

  /** The act that is written like this: offered before, made of parts offered before, or plain JSON. */
  find(game: Game, s: Position, text: string): Act | null {
    if (text.startsWith('{')) return actOf(text);
    for (const parts of this.#parts.values()) {
      for (const act of crossings([...parts])) if (written(game, s, act) === text) return act;
    }
    return null;
  }
}

function actOf(text: string): Act | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && 'do' in parsed && typeof parsed.do === 'string'
      ? { ...parsed, do: parsed.do }
      : null;
  } catch {
    return null;
  }
}

function* crossings(parts: [string, Set<unknown>][]): Generator<Act> {
  const size = parts.reduce((n, [, values]) => n * values.size, 1);
  const lists = parts.map(([field, values]) => [field, [...values]] as const);
  for (let i = 0; i < Math.min(size, MOST); i++) {
    const act: { [field: string]: unknown } = {};
    let rest = i;
    for (const [field, values] of lists) {
      act[field] = values[rest % values.length];
      rest = Math.floor(rest / values.length);
    }
    yield act as unknown as Act; // `do` is among the fields
  }
}

/** Crossed parts may name nothing at all; such a wish has no words. */
function written(game: Game, s: Position, act: Act): string | null {
  try {
    return game.write(act, s);
  } catch {
    return null;
  }
}
