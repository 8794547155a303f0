import { LEVELS } from '@trollmoot/bots';
import { dice, type Game, type Seat } from '@trollmoot/kernel';
import { kindOf, type ServerMessage } from '@trollmoot/protocol';
import { tablesOf } from '@trollmoot/testkit';
import { inlineBots } from '../src/adapters/inline-bots.ts';
import type { BotRunner } from '../src/ports.ts';
import type { Occupant } from '../src/store/records.ts';
import type { Table } from '../src/table/table.ts';
import { begun, FakeViewer, fakeHouse } from './fake-house.ts';

/** A hidden hand that a bot closed, or another visible answer to a secret step. */
export interface Closing {
  readonly step: string;
  readonly level: string;
  readonly acts: number; // that it took, which nobody should be able to tell
  readonly delay: number; // milliseconds from the question, as a spectator sees it
}

const PAUSE = 700;
const QUICKEST = 20; // milliseconds of the clock that a choice takes; the more there is to choose from, the longer

/** Bots whose thinking takes time on the clock of the test, and tells what they hold. */
function tellingBots(game: Game, sleep: (milliseconds: number) => Promise<void>): BotRunner {
  const { choose, close } = inlineBots([game], 2);
  return {
    close,
    async choose(request, deadline) {
      const choice = await choose(request, deadline);
      const acts = 1 + (choice.rest?.length ?? 0);
      const { length } = game.options(request.world, request.seat);
      await sleep(Math.min(48, QUICKEST + acts + (length % 20)));
      return choice;
    },
  };
}

/** What a spectator can measure in one whole game of bots, all on a clock of its own. */
export async function closingsIn(game: Game, nth: number, most = game.longest): Promise<Closing[]> {
  const house = fakeHouse({ games: [game], policy: { botPause: PAUSE } });
  const sleep = (ms: number) => new Promise<void>((done) => void house.clock.after(ms, done));
  const tables = tablesOf(game, dice('timing'));
  const { seats, settings } = tables[nth % tables.length]!;
  const occupants: Occupant[] = Array.from({ length: seats }, (_, seat) => ({
    kind: 'bot',
    level: LEVELS[(nth + seat) % 2]!, // those that do not search: the others think for as long as they may
  }));
  const spectator = new Spectator();
  const { table } = await begun({ ...house, bots: tellingBots(game, sleep) }, game.name, occupants, { settings });
  spectator.sit(table, () => house.clock.now());
  for (let i = 0; i < most && table.record.status === 'playing'; i++) await house.clock.pass(PAUSE);
  return spectator.closings;
}

class Spectator extends FakeViewer {
  readonly closings: Closing[] = [];
  #table: Table | null = null;
  #now = (): number => 0;
  #step: string | null = null; // of the secret step now open
  #question = 0;
  readonly #since = new Map<Seat, number>(); // when each seat was last seen to act; and when the question came
  #asked = 0;
  #counted: readonly number[] = [];

  constructor() {
    super('zoe');
  }

  sit(table: Table, now: () => number): void {
    this.#table = table;
    this.#now = now;
    this.#follow();
    table.viewers.watch(this, 1, null);
  }

  override send(text: string): void {
    super.send(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.say !== 'frame') return;
    for (const { by } of message.updates) if (by !== null && this.#step !== null) this.#note(by, this.#step);
    this.#follow();
  }

  #note(by: Seat, step: string): void {
    const { record, match } = this.#table!;
    const occupant = record.occupants[by]!;
    const acts = match!.count.mine[by]! - (this.#counted[by] ?? 0);
    const delay = this.#now() - Math.max(this.#asked, this.#since.get(by) ?? 0);
    this.#since.set(by, this.#now());
    this.#counted = this.#counted.with(by, match!.count.mine[by]!);
    this.closings.push({ step, level: occupant.kind === 'bot' ? occupant.level : '', acts, delay });
  }

  /** What is asked now? */
  #follow(): void {
    const { match, game } = this.#table!;
    if (match === null) return;
    const isSecret = kindOf(game, match.s) === 'secret';
    if (match.count.asked !== this.#question || (this.#step === null) === isSecret) {
      this.#asked = this.#now();
      this.#question = match.count.asked;
      this.#counted = match.count.mine;
    }
    this.#step = isSecret ? game.current(match.s)!.step : null;
  }
}
