import {
  type Act,
  chooseSettings,
  dice,
  type Game,
  type Played,
  type Seat,
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
export function savedWhen(
  game: Game,
  { seats, seed, settings: changes = {}, who = [] }: Table,
  pleases: (asked: Asked) => boolean,
): string {
  const settings = chooseSettings(game, changes, seats);
  if (typeof settings === 'string') throw new Error(settings);
  const s = game.setup(settings, seats, seed);
  const random = dice(seed);
  const log: Played[] = [];
  for (;;) {
    const by = game.waitingFor(s)[0];
    if (by === undefined) throw new Error(`The game of seed '${seed}' ended without such a position.`);
    const options = game.options(s, by);
    if (pleases({ step: game.current(s)!, seat: by, options, view: () => game.view(s, by) })) break;
    const act = options[random(options.length)]!;
    log.push({ by, act });
    game.play(s, by, act);
  }
  const called = game.seatNames(settings, seats);
  const people = who.map((name, seat) => `# ${called[seat]} is ${name}\n`).join('');
  return people + writeSaved(game, { game: game.name, rules: game.rules, settings, seats, seed, log });
}
