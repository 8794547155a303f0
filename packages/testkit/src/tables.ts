import { chooseSettings, type Game, type Random, type Settings } from '@trollmoot/kernel';

/** A way to play a game: so many seats, such settings. */
export interface TableOf {
  readonly seats: number;
  readonly settings: Settings;
}

/**
 * The tables worth testing: for every number of seats the defaults, every other value of every setting in turn,
 * and some random mixtures; as far as the game lets them go together.
 */
export function tablesOf(game: Game, random: Random, mixtures = 2): TableOf[] {
  const tables: TableOf[] = [];
  const add = (changes: { [name: string]: unknown }, seats: number): void => {
    const settings = chooseSettings(game, changes, seats);
    if (typeof settings === 'string') return;
    const text = JSON.stringify({ seats, settings });
    if (!tables.some((table) => JSON.stringify(table) === text)) tables.push({ seats, settings });
  };
  const specs = Object.entries(game.settings);
  for (const seats of game.seats) {
    add({}, seats);
    for (const [name, { values }] of specs) for (const value of values.slice(1)) add({ [name]: value }, seats);
    for (let i = 0; i < mixtures && specs.length > 1; i++)
      add(Object.fromEntries(specs.map(([name, { values }]) => [name, values[random(values.length)]])), seats);
  }
  return tables;
}
