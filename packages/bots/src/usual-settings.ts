import { chooseSettings, type Game, type Settings } from '@trollmoot/kernel';

/** A game's default settings with these changes; throws if they do not go together. */
export function usualSettings(game: Game, seats: number, changes: { readonly [name: string]: unknown } = {}): Settings {
  const settings = chooseSettings(game, changes, seats);
  if (typeof settings === 'string') throw new Error(settings);
  return settings;
}
