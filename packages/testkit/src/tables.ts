import { chooseSettings, type Game, type Random, type Settings } from '@trollmoot/kernel';

/** One way to play a game. */
export interface TableSetup {
  readonly seats: number;
  readonly settings: Settings;
}

/**
 * The tables worth testing: for every number of seats the defaults, then every other value of every setting, then some
 * random mixtures, leaving out what the game does not allow. If there are too many, see `spread`.
 */
export function tablesOf(game: Game, random: Random, mixtures = 2, most = 60): TableSetup[] {
  const tables = new Map<string, TableSetup>();
  const add = (changes: { [name: string]: unknown }, seats: number): void => {
    const settings = chooseSettings(game, changes, seats);
    if (typeof settings !== 'string') tables.set(JSON.stringify([seats, settings]), { seats, settings });
  };
  const specs = Object.entries(game.settings);
  for (const seats of game.seats) {
    add({}, seats);
    for (const [name, { values }] of specs) for (const value of values.slice(1)) add({ [name]: value }, seats);
    for (let i = 0; i < mixtures && specs.length > 1; i++)
      add(Object.fromEntries(specs.map(([name, { values }]) => [name, values[random(values.length)]])), seats);
  }
  return tables.size <= most ? [...tables.values()] : spread(game, random, [...tables.values()], most);
}

/**
 * `most` tables for a game with many settings. The defaults for every number of seats come first. Each further table
 * starts from a given one with the value seen least so far, and mixes in other values that were seen little.
 */
function spread(game: Game, random: Random, tables: TableSetup[], most: number): TableSetup[] {
  const specs = Object.entries(game.settings);
  const seen = new Map<string, number>();
  const times = (name: string, value: unknown): number => seen.get(`${name}=${value}`) ?? 0;
  const chosen: TableSetup[] = [];
  const choose = (table: TableSetup): void => {
    chosen.push(table);
    for (const [name, value] of Object.entries(table.settings)) seen.set(`${name}=${value}`, times(name, value) + 1);
  };
  const rarest = ({ settings }: TableSetup): number =>
    Math.min(...Object.entries(settings).map(([name, value]) => times(name, value)));
  for (const seats of game.seats) {
    const settings = chooseSettings(game, {}, seats);
    if (typeof settings !== 'string') choose({ seats, settings });
  }
  while (chosen.length < most) {
    const least = Math.min(...tables.map(rarest));
    const starts = tables.filter((table) => rarest(table) === least);
    let { seats, settings } = starts[random(starts.length)]!;
    for (const [name, { values }] of specs) {
      if (settings[name] !== values[0] || random(2) === 0) continue;
      const value = values.reduce((a, b) => (times(name, b) < times(name, a) ? b : a));
      const mixed = chooseSettings(game, { ...settings, [name]: value }, seats);
      if (typeof mixed !== 'string') settings = mixed;
    }
    choose({ seats, settings });
  }
  return chosen;
}
