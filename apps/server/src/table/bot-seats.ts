import { type Choice, carelessBeside, type Level } from '@trollmoot/bots';
import { dice, type Seat } from '@trollmoot/kernel';
import type { Hint } from '@trollmoot/protocol';
import { botAt } from './sitters.ts';
import type { Table } from './table.ts';

const HINTED_BY: Level = 'troll';
const RACE_PAUSE = 100; // milliseconds: nobody presses in less

/** Plays the seats of bots, and those of persons who are away. A bot acts through the same door as everybody. */
export class BotSeats {
  readonly #table: Table;
  readonly #thinking = new Set<Seat>();

  constructor(table: Table) {
    this.#table = table;
  }

  get areThinking(): boolean {
    return this.#thinking.size > 0;
  }

  /** Let every bot that is asked think. */
  wake(): void {
    const { match, record, game } = this.#table;
    if (match === null || record.status !== 'playing') return;
    for (const seat of this.#table.guarded(() => game.waitingFor(match.s)) ?? []) {
      const level = botAt(record.sitters, seat);
      if (level === null || this.#thinking.has(seat)) continue;
      this.#thinking.add(seat);
      this.#play(seat, level).catch((error: unknown) => this.#failed(seat, error));
    }
  }

  async #play(seat: Seat, level: Level): Promise<void> {
    const { house } = this.#table;
    await new Promise<void>((done) => void house.clock.after(this.#pause(seat), done));
    const asked = this.#table.match?.count; // null: set aside in the meantime
    const choice = asked === undefined ? null : await this.#choose(seat, level);
    this.#thinking.delete(seat);
    if (choice === null || botAt(this.#table.record.sitters, seat) === null) return; // not asked any more, or the person is back
    const wish = { beat: asked!.beat, mine: asked!.mine[seat]!, acts: [choice.act] };
    const answer = await this.#table.actFor(seat, wish, 0);
    house.journal.count('botMoves');
    if (answer.ok || answer.no === 'stale' || this.#table.race.isOn) this.wake();
    else if (answer.no === 'forbidden') await this.#playAnything(seat);
  }

  /** Nobody waits for a bot that does not know what to do. */
  async #playAnything(seat: Seat): Promise<void> {
    const { match, game, house, record } = this.#table;
    const act = match && this.#table.guarded(() => game.options(match.s, seat)[0] ?? null);
    if (act === null) return;
    house.journal.note('a bot is at a loss', { game: record.game, table: record.id });
    const { beat, mine } = match!.count;
    await this.#table.actFor(seat, { beat, mine: mine[seat]!, acts: [act] }, 0);
    this.wake();
  }

  /** So that people can follow; in a race, until the button is ready. */
  #pause(seat: Seat): number {
    const { house, race } = this.#table;
    if (!race.isOn) return house.customs.botPause;
    return Math.max(RACE_PAUSE, (race.readyAt(seat) ?? 0) - house.clock.now());
  }

  /** Think about a world this seat imagines. Null if it is not asked any more. */
  async #choose(seat: Seat, level: Level): Promise<Choice | null> {
    const { house, match, game } = this.#table;
    if (match === null) return null;
    const world = this.#table.guarded(() => {
      if (game.options(match.s, seat).length === 0) return null;
      return game.imagine(match.s, seat, dice(house.seeds.token()));
    });
    if (world === null) return null;
    const start = house.clock.now();
    const { id, sitters } = this.#table.record;
    const careless = carelessBeside(
      seat,
      sitters.map((_, other) => botAt(sitters, other)),
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
    house.journal.took('thinking', (house.clock.now() - start) / 1000);
    return this.#table.match === null ? null : choice;
  }

  #failed(seat: Seat, error: unknown): void {
    this.#thinking.delete(seat);
    this.#table.house.journal.trouble('a bot failed', error, { table: this.#table.record.id, seat });
    this.#playAnything(seat).catch(() => {}); // then it cannot be written either, and the table is lost
  }

  hint(seat: Seat): Promise<Hint | null> {
    return this.#choose(seat, HINTED_BY);
  }
}
