import { type Choice, carelessBeside, type Level } from '@trollmoot/bots';
import { dice, type Seat } from '@trollmoot/kernel';
import type { Answer, Hint, Wish } from '@trollmoot/protocol';
import type { TableCore } from './core.ts';
import { botAt } from './occupants.ts';

const HINTED_BY: Level = 'troll';
const RACE_PAUSE = 100; // milliseconds: a human reaction at its fastest

interface BotTable extends TableCore {
  readonly race: { readonly isOn: boolean; readyAt(seat: Seat): number | null };
  actFor(seat: Seat, wish: Wish, lag: number): Answer | Promise<Answer>;
}

/** Plays the seats of bots, and of people who are away. A bot's act is checked like anyone's. */
export class BotSeats {
  readonly #table: BotTable;
  readonly #thinking = new Set<Seat>();

  constructor(table: BotTable) {
    this.#table = table;
  }

  get areThinking(): boolean {
    return this.#thinking.size > 0;
  }

  /** Start every bot that must act and is not thinking yet. */
  wake(): void {
    const { match, record, game } = this.#table;
    if (match === null || record.status !== 'playing') return;
    for (const seat of this.#table.guarded(() => game.waitingFor(match.s)) ?? []) {
      const level = botAt(record.occupants, seat);
      if (level === null || this.#thinking.has(seat)) continue;
      this.#thinking.add(seat);
      this.#play(seat, level).catch((error: unknown) => this.#failed(seat, error));
    }
  }

  async #play(seat: Seat, level: Level): Promise<void> {
    const { house } = this.#table;
    await new Promise<void>((done) => void house.clock.after(this.#pause(seat), done));
    const asked = this.#table.match?.count; // null: broken or lost in the meantime
    const choice = asked === undefined ? null : await this.#choose(seat, level);
    this.#thinking.delete(seat);
    if (choice === null || botAt(this.#table.record.occupants, seat) === null) return; // no longer to act, or the person is back
    const wish = { beat: asked!.beat, mine: asked!.mine[seat]!, acts: [choice.act] };
    const answer = await this.#table.actFor(seat, wish, 0);
    house.journal.count('botMoves');
    if (answer.ok || answer.no === 'stale' || this.#table.race.isOn) this.wake();
    else if (answer.no === 'forbidden') await this.#playAnything(seat);
  }

  /** A bot without a usable choice must not hold up the table: it plays the first option. */
  async #playAnything(seat: Seat): Promise<void> {
    const { match, game, house, record } = this.#table;
    const act = match && this.#table.guarded(() => game.options(match.s, seat)[0] ?? null);
    if (act === null) return;
    house.journal.info('a bot had no usable choice and plays the first option', {
      game: record.game,
      table: record.id,
    });
    const { beat, mine } = match!.count;
    await this.#table.actFor(seat, { beat, mine: mine[seat]!, acts: [act] }, 0);
    this.wake();
  }

  /** Long enough for people to follow; in a race, until the button is ready. */
  #pause(seat: Seat): number {
    const { house, race } = this.#table;
    if (!race.isOn) return house.policy.botPause;
    return Math.max(RACE_PAUSE, (race.readyAt(seat) ?? 0) - house.clock.now());
  }

  /** Think about a position this seat imagines, never the true one. Null if the seat no longer has to act. */
  async #choose(seat: Seat, level: Level): Promise<Choice | null> {
    const { house, match, game } = this.#table;
    if (match === null) return null;
    const world = this.#table.guarded(() => {
      if (game.options(match.s, seat).length === 0) return null;
      return game.imagine(match.s, seat, dice(house.seeds.token()));
    });
    if (world === null) return null;
    const start = house.clock.now();
    const { id, occupants } = this.#table.record;
    const careless = carelessBeside(
      seat,
      occupants.map((_, other) => botAt(occupants, other)),
    );
    const request = {
      game: game.name,
      world,
      seat,
      level,
      careless,
      seed: house.seeds.token(),
      memory: `${id}:${seat}`,
    };
    const choice = await house.bots.choose(request);
    house.journal.observe('thinking', (house.clock.now() - start) / 1000);
    return this.#table.match === null ? null : choice;
  }

  #failed(seat: Seat, error: unknown): void {
    this.#thinking.delete(seat);
    this.#table.house.journal.error('a bot failed', error, { table: this.#table.record.id, seat });
    this.#playAnything(seat).catch(() => {}); // if that cannot be written either, the table is lost
  }

  hint(seat: Seat): Promise<Hint | null> {
    return this.#choose(seat, HINTED_BY);
  }
}
