import { DamagedSave, dice, type Game, type Played, readSaved, writeSaved } from '@trollmoot/kernel';
import { type TableSetup, tablesOf } from './tables.ts';

/** Null if a golden game still plays exactly as recorded; otherwise the first difference. */
export function goldenBroken(game: Game, text: string): string | null {
  try {
    const again = writeSaved(game, readSaved(text, (name) => (name === game.name ? game : undefined)).saved);
    return again === text ? null : firstDifference(again, text);
  } catch (error) {
    if (error instanceof DamagedSave) return error.message;
    throw error;
  }
}

function firstDifference(is: string, was: string): string {
  const now = is.split('\n');
  const then = was.split('\n');
  const at = now.findIndex((line, i) => line !== then[i]);
  return `line ${at + 1}: '${now[at] ?? 'nothing'}' now, '${then[at] ?? 'nothing'}' recorded`;
}

/** Up to `count` tables to record golden games at, spread over seats and settings, with readable file names. */
export function goldenTables(game: Game, count: number): { readonly file: string; readonly table: TableSetup }[] {
  const tables = tablesOf(game, dice('goldens'), 1, 1000);
  const taken = new Map<string, TableSetup>();
  for (let i = 0; i < count; i++) {
    const table = tables[Math.floor((i * Math.max(tables.length, 1)) / count) % tables.length]!;
    let file = fileName(game, table);
    for (let n = 2; taken.has(file); n++) file = `${fileName(game, table)}-${n}`;
    taken.set(file, table);
  }
  return [...taken].map(([file, table]) => ({ file: `${file}.txt`, table }));
}

/** More changed settings than this, and the file is called a mixture: a name must fit into a folder. */
const MOST_NAMED = 3;

/** `3-seats`, `4-seats-duel-race`: names the settings that are not the default. */
function fileName(game: Game, { seats, settings }: TableSetup): string {
  const changed = Object.entries(settings).filter(([name, value]) => value !== game.settings[name]!.values[0]);
  const named = changed.length > MOST_NAMED ? ['mixture'] : changed.flat();
  return [`${seats}-seats`, ...named].join('-').replaceAll(/[^\w+-]+/g, '-');
}

/**
 * Play a whole game at this table and write it down. Half of the acts are habits, so that players try to win, and half
 * are random, so that odd situations come up.
 */
export function recordGolden(game: Game, file: string, { seats, settings }: TableSetup): string {
  const seed = `golden ${file.replace('.txt', '')}`;
  const random = dice(seed);
  const log: Played[] = [];
  const s = game.setup(settings, seats, seed);
  while (game.result(s) === null) {
    if (s.ply >= game.longest) throw new Error(`${file}: not over after ${game.longest} plies`);
    const waiting = game.waitingFor(s);
    const by = waiting[random(waiting.length)]!;
    const options = game.options(s, by);
    const sensible = random(2) === 0 ? game.bot.habits(s, by, options) : options;
    const act = sensible === options ? options[random(options.length)]! : sensible[0]!;
    log.push({ by, act });
    game.play(s, by, act);
  }
  return writeSaved(game, { game: game.name, rules: game.rules, seats, settings, seed, log });
}
