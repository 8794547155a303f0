import type { Minute } from '@trollmoot/boardkit/minute.ts';
import type { Game } from '@trollmoot/kernel';
import { type Painter, painterOf } from '../book/figures.ts';
import { gameNamed } from '../shelf/rules.ts';
import { minutesOf } from '../shelf/screens.ts';

/** The minutes of a game, and what draws them. */
interface Loaded {
  readonly game: Game;
  readonly minutes: readonly Minute[];
  readonly painter: Painter;
}

export async function loadMinutes(name: string): Promise<Loaded> {
  const [game, minutes, painter] = await Promise.all([gameNamed(name), minutesOf(name), painterOf(name)]);
  if (minutes.length === 0) throw new Error(`${name} has no minute`);
  return { game, minutes, painter };
}

/** The one for this role; the first if there is none. */
export const minuteFor = (minutes: readonly Minute[], role: string | null): Minute =>
  minutes.find((minute) => minute.role === role) ?? minutes[0]!;
