import type { Act, Position, Seat } from './agenda.ts';
import { changesSince, chooseSettings, type Game, type Result, type Settings } from './game.ts';
import { sameAct } from './same.ts';
import type { Seal } from './seal.ts';

/** A whole game: how it began, and every action. */
export interface Saved {
  readonly game: string;
  readonly rules: string;
  readonly settings: Settings;
  readonly seats: number;
  readonly seed: string; // names its generator: see `seeded`
  readonly seal?: Seal; // left out in games on one device, and in old ones
  readonly log: readonly Played[];
}
export interface Played {
  readonly by: Seat;
  readonly act: Act;
}

/** The position after `upTo` plies. */
export function replay(game: Game, saved: Saved, upTo = saved.log.length): Position {
  const s = game.setup(saved.settings, saved.seats, saved.seed);
  for (let ply = 0; ply < upTo; ply++) game.play(s, saved.log[ply]!.by, saved.log[ply]!.act);
  return s;
}

/**
 * A game that began under older rules, as it goes on under these: settings that are new have their defaults. Null if a
 * setting is gone, or if something that was played is no longer legal.
 */
export function underNewRules(game: Game, saved: Saved): Saved | null {
  const settings = chooseSettings(game, saved.settings, saved.seats);
  if (typeof settings === 'string') return null;
  const s = game.setup(settings, saved.seats, saved.seed);
  for (const { by, act } of saved.log) {
    if (!game.options(s, by).some((option) => sameAct(option, act))) return null;
    game.play(s, by, act);
  }
  return { ...saved, rules: game.rules, settings };
}

/** The earliest ply this seat may undo to without the others' consent; the current ply if it may not. */
export const freeReturn = (s: Position, seat: Seat): number => (s.last === seat ? s.noReturn : s.ply);

/** The saved game up to ply `to`. */
export const takeBack = (saved: Saved, to: number): Saved => ({ ...saved, log: saved.log.slice(0, to) });

// ── as text ──────────────────────────────────────────────────────────────────────────────
// A head of `name value` lines, an empty line, then one line per action: `red: roll`. A line starting with # is a remark.
// A sealed game has `commitment`, `secret`, and a line for each seat that added salt: `salt red 3dc158…`.

export function writeSaved(game: Game, saved: Saved): string {
  const names = game.seatNames(saved.settings, saved.seats);
  const s = game.setup(saved.settings, saved.seats, saved.seed);
  const lines = [`game ${saved.game}`, `rules ${saved.rules}`, `seats ${saved.seats}`];
  for (const [name, value] of Object.entries(saved.settings)) lines.push(`set ${name}=${value}`);
  lines.push(`seed ${saved.seed}`, ...sealLines(names, saved.seal), '');
  for (const { by, act } of saved.log) {
    lines.push(`${names[by]}: ${game.write(act, s)}`);
    game.play(s, by, act);
  }
  const result = game.result(s);
  if (result !== null) lines.push('', ...resultLines(names, result));
  return `${lines.join('\n')}\n`;
}

function sealLines(names: readonly string[], seal: Seal | undefined): string[] {
  if (seal === undefined) return [];
  const salts = seal.salts.flatMap((salt, seat) => (salt === null ? [] : [`salt ${names[seat]} ${salt}`]));
  return [`commitment ${seal.commitment}`, ...salts, ...(seal.secret === null ? [] : [`secret ${seal.secret}`])];
}

const resultLines = (names: readonly string[], { places, scores }: Result): string[] =>
  names.map((name, seat) => `# ${places[seat]}. ${name} ${scores[seat]}`);

/** A line of a saved game that cannot be read, with the reason. */
export class DamagedSave extends Error {
  readonly line: number;
  constructor(line: number, what: string) {
    super(`line ${line}: ${what}`);
    this.line = line;
  }
}

interface Read {
  readonly game: Game;
  readonly saved: Saved;
  readonly s: Position;
}

/** Read a saved game, playing it along the way: every action must be legal where it comes. */
export function readSaved(text: string, findGame: (name: string) => Game | undefined): Read {
  const steps = readingSaved(text, findGame);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same in steps: yields the share that is read, and shows every position to `look`. */
export function* readingSaved(
  text: string,
  findGame: (name: string) => Game | undefined,
  look: (game: Game, s: Position) => void = () => {},
): Generator<number, Read> {
  const lines = text.split(/\r?\n/);
  const head: { [name: string]: string } = {};
  const changes: { [name: string]: string } = {};
  const salts = new Map<string, string>();
  let at = 0;
  for (; at < lines.length && lines[at] !== ''; at++) {
    const line = lines[at]!;
    if (line.startsWith('#')) continue;
    const [, key, value] =
      /^(game|rules|seats|seed) (.+)$/.exec(line) ?? /^(commitment|secret) ([0-9a-f]{64})$/.exec(line) ?? [];
    const [, salted, salt] = /^salt (.+) ([0-9a-f]{32})$/.exec(line) ?? [];
    const [, setting, chosen] = /^set ([^=]+)=(.*)$/.exec(line) ?? [];
    if (key !== undefined && value !== undefined) head[key] = value;
    else if (setting !== undefined && chosen !== undefined) changes[setting] = chosen;
    else if (salted !== undefined && salt !== undefined) salts.set(salted, salt);
    else throw new DamagedSave(at + 1, `'${line.slice(0, 60)}' is not a heading of a saved game, such as 'seats 3'`);
  }
  for (const key of ['game', 'rules', 'seats', 'seed'])
    if (head[key] === undefined) throw new DamagedSave(at + 1, `the heading has no '${key}' line`);
  const lineOf = (start: string): number => lines.findIndex((line) => line.startsWith(start)) + 1;
  const game = findGame(head.game!);
  if (game === undefined) throw new DamagedSave(lineOf('game'), `there is no game '${head.game}'`);
  if (game.rules !== head.rules) throw new DamagedSave(lineOf('rules'), otherRules(game, head.rules!));
  const seats = Number(head.seats);
  const settings = chooseSettings(game, changes, seats);
  if (typeof settings === 'string') {
    const culprit = Object.keys(changes).find((name) => settings.includes(`'${name}'`));
    throw new DamagedSave(lineOf(culprit === undefined ? 'seats' : `set ${culprit}=`), settings);
  }

  const names = game.seatNames(settings, seats);
  const stranger = [...salts.keys()].find((name) => !names.includes(name));
  if (stranger !== undefined) throw new DamagedSave(lineOf(`salt ${stranger} `), `there is no seat '${stranger}'`);
  const s = game.setup(settings, seats, head.seed!);
  look(game, s);
  const log: Played[] = [];
  for (at++; at < lines.length; at++) {
    const line = lines[at]!;
    if (line === '' || line.startsWith('#')) continue;
    const colon = line.indexOf(': ');
    const by = names.indexOf(line.slice(0, colon));
    if (colon < 0 || by < 0) throw new DamagedSave(at + 1, `'${line.slice(0, 60)}' does not say who acts`);
    const wish = line.slice(colon + 2);
    const act = readAct(game, s, by, wish);
    if (act === undefined) throw new DamagedSave(at + 1, `${names[by]} cannot '${wish.slice(0, 60)}' here`);
    game.play(s, by, act);
    log.push({ by, act });
    look(game, s);
    yield at / lines.length;
  }
  const seal =
    head.commitment === undefined
      ? {}
      : {
          seal: {
            commitment: head.commitment,
            salts: names.map((name) => salts.get(name) ?? null),
            secret: head.secret ?? null,
          },
        };
  return { game, saved: { game: game.name, rules: game.rules, settings, seats, seed: head.seed!, ...seal, log }, s };
}

/** Why a game saved under other rules is not replayed, and what has changed since. */
const otherRules = (game: Game, rules: string): string =>
  `saved under rules ${rules}, but this version has rules ${game.rules}. ${changesSince(game, rules).join(' ')}`.trim();

/** The option whose notation is this line. */
export const readAct = (game: Game, s: Position, seat: Seat, line: string): Act | undefined =>
  game.options(s, seat).find((option) => game.write(option, s) === line);
