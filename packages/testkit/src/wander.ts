import {
  type Game,
  type Played,
  type Position,
  type Random,
  REOPEN,
  type Saved,
  type Seat,
  writeSaved,
} from '@trollmoot/kernel';
import { brokenTable } from './laws/invariants.ts';
import { difference, notPlain, short } from './plain.ts';
import type { Reach } from './reach.ts';
import { choose, describeError, REOPENING, type Style } from './sample.ts';
import type { TableOf } from './tables.ts';
import { probe, type Wishes } from './wishes.ts';

/** What went wrong, and how it came about: up to the last position that stood. */
export interface FuzzError {
  readonly error: string;
  readonly log: readonly Played[];
  readonly dump: string; // the saved game as text, with the error as a remark
}

/** Where a walk begins, and how it is told afterwards. */
export interface Start {
  readonly seats: number;
  readonly thorough: number; // on so many plies everything like an option is wished for
  lay(): Position;
  /** The walk as text. */
  tell(log: readonly Played[]): string;
}

export const fromSetup = (game: Game, table: TableOf, seed: string): Start => ({
  seats: table.seats,
  thorough: 0,
  lay: () => game.setup(table.settings, table.seats, seed),
  tell(log) {
    const saved: Saved = { game: game.name, rules: game.rules, ...table, seed, log };
    try {
      return writeSaved(game, saved);
    } catch {
      return `${JSON.stringify(saved)}\n`;
    }
  },
});

/** A scene is not where a game begins, so its walk is no saved game: it is told as the scene's name and the acts. */
export const fromScene = (game: Game, name: string, lay: () => Position): Start => ({
  seats: Math.min(...game.seats), // wishes are made for those who surely sit there, and for those asked
  thorough: 3,
  lay: () => ({ ...lay(), news: null }), // whatever laying it out has told
  tell: (log) => `${JSON.stringify({ game: game.name, scene: name, log })}\n`,
});

interface Wandering {
  readonly random: Random;
  readonly reach: Reach;
  readonly wishes: Wishes;
  readonly rarity: number; // how many options to compare: the rarest of so many is played
  broken?(s: Position): string[];
}

/** Plays one walk; answers with the error it ran into, if any. */
export function wanderer(game: Game, { random, reach, wishes, rarity, broken }: Wandering) {
  /** Of a few options, the one whose like was played least. */
  const rare = (s: Position): Style => {
    const like = (act: Played['act']): string =>
      `${s.agenda.at(-1)!.step} ${game.write(act, s).replaceAll(/\d+/g, '#')}`;
    return (options) => {
      for (const option of options) wishes.offered(option, reach);
      let best = options[random(options.length)]!;
      let played = reach.likes.get(like(best)) ?? 0;
      for (let i = 0; i < rarity * 2; i++) {
        const other = options[random(options.length)]!;
        const times = reach.likes.get(like(other)) ?? 0;
        if (times >= played) continue;
        best = other;
        played = times;
      }
      reach.likes.set(like(best), played + 1);
      return best;
    };
  };

  return (from: Start, isEnough: () => boolean): FuzzError | null => {
    const log: Played[] = [];
    let act: Played | null = null;
    const failed = (error: string): FuzzError => {
      const then = act === null ? '' : `then seat ${act.by}: ${short(act.act)}: `;
      return { error, log, dump: `${from.tell(log)}# ${then}${error.replaceAll('\n', ' ')}\n` };
    };
    try {
      const s = from.lay();
      let spare = REOPENING.most;
      let takenBack = 0;
      for (;;) {
        const at = game.current(s);
        if (at !== null) reach.steps.add(at.step);
        const wrong = brokenTable(game, s) ?? broken?.(s)[0] ?? (random(40) === 0 ? notCopied(game, s) : null);
        if (wrong !== null) return failed(wrong);
        if (random(6) === 0 || at === null || log.length < from.thorough)
          probe(game, s, from.seats, wishes, reach, random, log.length < from.thorough);
        if (at === null) return game.result(s) === null ? failed('the game is over without a result') : null;
        act = choose(game, s, random, rare(s), spare > 0);
        if (act === null) return failed('nobody can act, and the game is not over');
        if (s.ply - takenBack >= game.longest) return failed(`not over after ${game.longest} plies`);
        if (act.act.do === REOPEN.do) {
          spare--;
          takenBack += 1 + handSize(s, act.by);
        }
        reach.taken.add(act.act.do);
        s.news = [];
        game.play(s, act.by, act.act);
        log.push(act);
        act = null;
        for (const news of s.news ?? []) {
          if (news.clause !== undefined) reach.clauses.add(news.clause);
          for (const thing of game.uses(news)) reach.things.add(thing);
        }
        s.news = null;
        if (isEnough()) return null;
      }
    } catch (error) {
      return failed(describeError(error));
    }
  };
}

const handSize = (s: Position, by: Seat): number => s.sealed.filter(({ seat }) => seat === by).length;

function notCopied(game: Game, s: Position): string | null {
  const odd = notPlain(s);
  if (odd !== null) return `the position is not plain: ${odd}`;
  const lost = difference(game.clone(s), s);
  return lost === null ? null : `the copy has ${lost}`;
}
