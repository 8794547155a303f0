import { type Act, dice, type Game, type Position, type Random } from '@trollmoot/kernel';

/** How many combinations to look through for one that makes sense. */
const MOST_COMBINATIONS = 5_000;

/**
 * Reads wishes in notation, legal or not, so that a person or a test can ask why not. It remembers every action it is
 * shown, and combines their parts: this piece, but to that place.
 */
export class WishReader {
  readonly #kinds = new Map<string, readonly string[]>(); // by `do`: the fields of such an action
  readonly #values = new Map<string, Set<unknown>>(); // by field: everything seen there

  remember(options: readonly Act[]): void {
    for (const act of options) {
      const fields = Object.keys(act).filter((field) => field !== 'do');
      this.#kinds.set(act.do, fields);
      for (const field of fields) {
        if (!this.#values.has(field)) this.#values.set(field, new Set());
        this.#values.get(field)!.add(Reflect.get(act, field));
      }
    }
  }

  /** Remember what comes up in some play from here, so that actions that are no options here can be read. */
  wander(game: Game, from: Position, plies: number, random: Random = dice('wishes')): void {
    const s = game.clone(from);
    for (let ply = 0; ply < plies && game.result(s) === null; ply++) {
      const waiting = game.waitingFor(s);
      for (const seat of waiting) this.remember(game.options(s, seat));
      const by = waiting[random(waiting.length)]!;
      const options = game.options(s, by);
      game.play(s, by, options[random(options.length)]!);
    }
  }

  /** The act with this notation, if it consists of parts seen before; or an act given as JSON. */
  read(game: Game, s: Position, text: string): Act | null {
    if (text.startsWith('{')) return parseAct(text);
    for (const [kind, fields] of this.#kinds) {
      const parts: Parts = fields.map((field) => [field, spread([...this.#values.get(field)!])]);
      const act = nearest(game, s, text, kind, parts);
      if (act !== null && notationOf(game, s, act) === text) return act;
    }
    return null;
  }
}

/** If these are ids, all ids up to the highest: some pieces may never have been offered. */
function spread(values: readonly unknown[]): readonly unknown[] {
  const highest = Math.max(...values.map(Number));
  const areIds = Number.isInteger(highest) && values.every((value) => typeof value === 'number' && value >= 0);
  return areIds ? Array.from({ length: highest + 1 }, (_, id) => id) : values;
}

type Parts = readonly (readonly [field: string, values: readonly unknown[]])[];

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

/** An action of this kind that is written as much like the text as changing one part at a time can make it. */
function nearest(game: Game, s: Position, text: string, kind: string, parts: Parts): Act | null {
  let best: Act | null = null;
  let likeness = Number.NEGATIVE_INFINITY;
  for (const act of combinations(kind, parts)) {
    const line = notationOf(game, s, act);
    if (line === null) continue;
    [best, likeness] = [act, alike(line, text)];
    break;
  }
  for (let better = best !== null; better; ) {
    better = false;
    for (const [field, values] of parts)
      for (const value of values) {
        const act: Act = { ...best!, [field]: value };
        const line = notationOf(game, s, act);
        const now = line === null ? likeness : alike(line, text);
        if (now <= likeness) continue;
        [best, likeness, better] = [act, now, true];
      }
  }
  return best;
}

/** How much a line has in common with the text: its words, and a little for each in the same place. */
function alike(line: string, text: string): number {
  const [own, meant] = [wordsOf(line), wordsOf(text)];
  let points = 0;
  own.forEach((word, i) => {
    points += meant.includes(word) ? 1 : -1;
    if (meant[i] === word) points += 0.1;
  });
  return points;
}

const wordsOf = (line: string): string[] => line.split(/[\s→]+/);

/** Some combinations of these parts, far from each other. */
function* combinations(kind: string, parts: Parts): Generator<Act> {
  const size = parts.reduce((n, [, values]) => n * values.length, 1);
  for (let i = 0; i < Math.min(size, MOST_COMBINATIONS); i++) {
    const act: { do: string; [field: string]: unknown } = { do: kind };
    let rest = size <= MOST_COMBINATIONS ? i : (i * 7919) % size;
    for (const [field, values] of parts) {
      act[field] = values[rest % values.length];
      rest = Math.floor(rest / values.length);
    }
    yield act;
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
