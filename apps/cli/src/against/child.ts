// The process in which another checkout's bots play. It imports nothing of this one: rules, search and knowledge are all
// theirs, and they follow the match by its log.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Played } from '@trollmoot/bots/arena';
import type { Game, Position, Seat } from '@trollmoot/kernel';
import type { Answered, Told } from './messages.ts';

const checkout = process.argv[2]!;
const theirs = (file: string) => import(pathToFileURL(join(checkout, file)).href);
const { sameAct, dice }: typeof import('@trollmoot/kernel') = await theirs('packages/kernel/src/index.ts');
const { carelessBeside, newSearchMemory, think }: typeof import('@trollmoot/bots') =
  await theirs('packages/bots/src/index.ts');
const { findGame }: typeof import('@trollmoot/shelf') = await theirs('packages/shelf/src/index.ts');

interface Match {
  readonly game: Game;
  readonly bots: readonly string[];
  readonly s: Position;
  readonly memories: ReturnType<typeof newSearchMemory>[];
}
type Begin = Extract<Told, { tell: 'begin' }>;
type Decide = Extract<Told, { tell: 'decide' }>;

let latest: Begin | null = null;
let match: Match | null = null; // set up at its first decision, which can answer if that fails

process.on('message', (told: Told) => {
  if (told.tell === 'begin') {
    latest = told;
    match = null;
    return;
  }
  try {
    match ??= begin(latest!);
    answer(decide(match, told));
  } catch (error) {
    answer({ failure: error instanceof Error ? error.message : String(error) });
  }
});

const answer = (answered: Answered): boolean => process.send!(answered);

function begin({ game: name, settings, seed, bots }: Begin): Match {
  const game = findGame(name);
  if (game === undefined) throw new Error(`it has no game '${name}'`);
  return { game, bots, s: game.setup(settings, bots.length, seed), memories: bots.map(() => newSearchMemory()) };
}

function decide({ game, bots, s, memories }: Match, { played, seat, seed, iterations, ms }: Decide): Answered {
  for (const one of played) follow(game, s, one);
  const random = dice(`${seed} imagined`);
  const options = game.options(s, seat);
  const level = bots[seat];
  const start = threadMilliseconds();
  if (level === 'random') return { act: options[random(options.length)]!, ms: threadMilliseconds() - start };
  if (level !== 'pebble' && level !== 'goblin' && level !== 'troll' && level !== 'dragon')
    throw new Error(`it has no bot '${level}'`);
  const world = game.imagine(s, seat, random);
  const { act } = think(game, world, seat, {
    level,
    seed,
    careless: carelessBeside(seat, bots),
    memory: memories[seat]!,
    quiet: true,
    ...(iterations === undefined ? {} : { iterations }),
    ...(ms === undefined ? {} : { enough: () => threadMilliseconds() >= start + ms }),
  });
  return { act, ms: threadMilliseconds() - start };
}

/** Their rules must allow what was played, or the two checkouts play different games. */
function follow(game: Game, s: Position, { seat, act }: { seat: Seat; act: Played['act'] }): void {
  if (!game.waitingFor(s).includes(seat) || !game.options(s, seat).some((option) => sameAct(option, act)))
    throw new Error(`its rules do not allow ${JSON.stringify(act)} for seat ${seat} at ply ${s.ply}`);
  game.play(s, seat, act);
}

function threadMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e3;
}
