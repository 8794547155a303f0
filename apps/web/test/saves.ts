import {
  type Act,
  chooseSettings,
  dice,
  type Game,
  type Played,
  type Seat,
  type Settings,
  type Step,
  writeSaved,
} from '@trollmoot/kernel';

/** A position as the seat that must act knows it. */
export interface Asked {
  readonly step: Step;
  readonly seat: Seat;
  readonly options: readonly Act[];
  view(): object;
}

interface Table {
  readonly seats: number;
  readonly seed: string;
  readonly settings?: { readonly [name: string]: unknown };
  readonly who?: readonly string[]; // who sits there, by seat; by default a person at this device
}

/**
 * A game played at random until a position pleases, as a saved game. Opened on a device it waits there, because no seat
 * is a bot unless `who` makes it 'a goblin'.
 */
export function savedWhen(game: Game, table: Table, pleases: (asked: Asked) => boolean): string {
  const { log, isOver } = playedAtRandom(game, table, pleases);
  if (isOver) throw new Error(`The game of seed '${table.seed}' ended without such a position.`);
  return written(game, table, log);
}

/** A game played at random, so many acts before its end. The first seat is at this device, the others are bots. */
export function savedNearEnd(game: Game, table: Table, left: number): string {
  const { log } = playedAtRandom(game, table, () => false);
  const who = Array.from({ length: table.seats }, (_, seat) => (seat === 0 ? 'Ana' : 'a goblin'));
  return written(game, { who, ...table }, log.slice(0, -left));
}

const settingsOf = (game: Game, { seats, settings: changes = {} }: Table): Settings => {
  const settings = chooseSettings(game, changes, seats);
  if (typeof settings === 'string') throw new Error(settings);
  return settings;
};

function playedAtRandom(
  game: Game,
  table: Table,
  pleases: (asked: Asked) => boolean,
): { log: readonly Played[]; isOver: boolean } {
  const s = game.setup(settingsOf(game, table), table.seats, table.seed);
  const random = dice(table.seed);
  const log: Played[] = [];
  for (;;) {
    const by = game.waitingFor(s)[0];
    if (by === undefined) return { log, isOver: true };
    const options = game.options(s, by);
    if (pleases({ step: game.current(s)!, seat: by, options, view: () => game.view(s, by) }))
      return { log, isOver: false };
    const act = options[random(options.length)]!;
    log.push({ by, act });
    game.play(s, by, act);
  }
}

function written(game: Game, table: Table, log: readonly Played[]): string {
  const { seats, seed, who = [] } = table;
  const settings = settingsOf(game, table);
  const called = game.seatNames(settings, seats);
  const people = who.map((name, seat) => `# ${called[seat]} is ${name}\n`).join('');
  return people + writeSaved(game, { game: game.name, rules: game.rules, settings, seats, seed, log });
}
