import {
  type Asker,
  answerAfter,
  type Choice,
  carelessBeside,
  isSecret,
  type Level,
  mustAnswerEvenly,
} from '@trollmoot/bots';
import { dice, type Seat } from '@trollmoot/kernel';
import type { Answer, Hint, Wish } from '@trollmoot/protocol';
import type { BotRequest } from '../ports.ts';
import { mayBotsPlay, payerAt } from './bot-payer.ts';
import type { TableCore } from './core.ts';
import { botAt } from './occupants.ts';
import type { Viewers } from './viewers.ts';

const HINTED_BY: Level = 'troll';
const RACE_PAUSE = 100; // milliseconds: a human reaction at its fastest
const HINT_PATIENCE = 5000; // milliseconds to wait for a thread

interface BotTable extends TableCore {
  readonly race: { readonly isOn: boolean; readyAt(seat: Seat): number | null };
  readonly viewers: Pick<Viewers, 'all'>;
  actFor(seat: Seat, wish: Wish, lag: number): Answer | Promise<Answer>;
  sendClock(): void;
}

interface Thinking {
  readonly rank: number;
  readonly gone: AbortController;
}

/** Plays the seats of bots, and of people who are away. A bot's act is checked like anyone's. */
export class BotSeats {
  readonly #table: BotTable;
  readonly #thinking = new Map<Seat, Thinking>();
  #restEnds = 0;
  /** The last bot that acted here had less than half of its time, because the server is busy. */
  areHurried = false;

  constructor(table: BotTable) {
    this.#table = table;
  }

  get areThinking(): boolean {
    return this.#thinking.size > 0;
  }

  /** Milliseconds until the bots go on, if they have thought as long as they may for those who look on. */
  get resting(): number | null {
    const left = this.#restEnds - this.#table.house.clock.now();
    return left > 0 ? left : null;
  }

  /** Start every bot that must act and is not thinking yet. */
  wake(): void {
    const { match, record, game } = this.#table;
    if (match === null || record.status !== 'playing' || !mayBotsPlay(this.#table)) return;
    for (const seat of this.#table.guarded(() => game.waitingFor(match.s)) ?? []) {
      const level = botAt(record.occupants, seat);
      if (level === null || this.#thinking.has(seat)) continue;
      const thinking = { rank: payerAt(this.#table).rank, gone: new AbortController() };
      this.#thinking.set(seat, thinking);
      this.#play(seat, level, thinking.gone.signal).catch((error: unknown) => this.#failed(seat, error));
    }
  }

  /** Somebody has come to look, or has gone: bots go on, or pause. */
  review(): void {
    const { rank } = payerAt(this.#table);
    for (const [seat, thinking] of this.#thinking)
      if (thinking.rank !== rank) {
        this.#thinking.delete(seat);
        thinking.gone.abort();
      }
    this.wake();
  }

  async #play(seat: Seat, level: Level, gone: AbortSignal): Promise<void> {
    const { house, race } = this.#table;
    const [start, wasRace] = [house.clock.now(), race.isOn];
    const delay = this.#delay(seat, level);
    if (wasRace) await this.#sleep(delay);
    await this.#rest(gone);
    if (gone.aborted) return;
    const asked = this.#table.match?.count; // null: broken or lost in the meantime
    const choice = asked === undefined ? null : await this.#choose(seat, level, gone);
    if (!wasRace) await this.#sleep(start + delay - house.clock.now());
    if (gone.aborted) return;
    this.#thinking.delete(seat);
    if (choice === null || botAt(this.#table.record.occupants, seat) === null) return; // no longer to act, or the person is back
    const { act, rest = [], isHurried = false } = choice;
    this.#tellHurry(level, isHurried);
    const wish = { beat: asked!.beat, mine: asked!.mine[seat]!, acts: [act, ...rest] };
    const answer = await this.#table.actFor(seat, wish, 0);
    house.journal.count('botMoves');
    if (answer.ok || answer.no === 'stale' || this.#table.race.isOn) this.wake();
    else if (answer.no === 'forbidden') await this.#playAnything(seat);
  }

  /** Told when the bot acts: from then on everyone knows that it has thought. */
  #tellHurry(level: Level, isHurried: boolean): void {
    if (isHurried) this.#table.house.journal.count('hurriedBots', level);
    if (isHurried === this.areHurried) return;
    this.areHurried = isHurried;
    this.#table.sendClock();
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

  /** In a race, until the button is ready; else by `answerAfter`. */
  #delay(seat: Seat, level: Level): number {
    const { house, race, match, game } = this.#table;
    if (race.isOn) return Math.max(RACE_PAUSE, (race.readyAt(seat) ?? 0) - house.clock.now());
    const { botPause } = house.policy;
    return (match && this.#table.guarded(() => answerAfter(game, match.s, seat, level, botPause))) ?? botPause;
  }

  async #sleep(milliseconds: number): Promise<void> {
    if (milliseconds >= 0) await new Promise<void>((done) => void this.#table.house.clock.after(milliseconds, done));
  }

  /** If bots have thought long enough for those who look on, wait until they may again, and say so. */
  async #rest(gone: AbortSignal): Promise<void> {
    const { house } = this.#table;
    for (;;) {
      const now = house.clock.now();
      const wait = house.thinking.wait(payerAt(this.#table).user, now);
      if (wait === 0 || gone.aborted) return;
      if (this.resting === null) {
        this.#restEnds = now + wait;
        this.#table.sendClock();
      }
      await this.#sleep(wait);
      if (this.resting === null) this.#table.sendClock();
    }
  }

  /** Think about a position this seat imagines, never the true one. Null if the seat no longer has to act. */
  async #choose(seat: Seat, level: Level, gone: AbortSignal): Promise<Choice | null> {
    const { match, game } = this.#table;
    if (match === null) return null;
    const hand = this.#table.guarded(() => isSecret(game, match.s)) ?? false;
    const asker = payerAt(this.#table);
    const evenly = this.#table.guarded(() => mustAnswerEvenly(game, match.s, seat, this.#table.house.policy.botPause));
    const patience = asker.rank > 0 ? { patience: Number.POSITIVE_INFINITY } : {};
    return this.#think(
      seat,
      level,
      asker,
      { hand, evenly: evenly ?? false, quiet: true },
      { signal: gone, ...patience },
    );
  }

  async #think(
    seat: Seat,
    level: Level,
    asker: Asker,
    how: Pick<BotRequest, 'hand' | 'evenly' | 'quiet'>,
    deadline: Parameters<TableCore['house']['bots']['choose']>[1],
  ): Promise<Choice | null> {
    const { house, match, game } = this.#table;
    const world =
      match &&
      this.#table.guarded(() => {
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
    const [seed, memory] = [house.seeds.token(), `${id}:${seat}`];
    const request = { game: game.name, world, seat, level, careless, seed, memory, asker, ...how };
    const choice = await house.bots.choose(request, deadline);
    const took = house.clock.now() - start;
    house.journal.observe('thinking', took / 1000);
    house.thinking.charge(asker.user, choice.ms ?? took, house.clock.now());
    return this.#table.match === null ? null : choice;
  }

  #failed(seat: Seat, error: unknown): void {
    if (error instanceof DOMException && error.name === 'AbortError') return; // by `review`
    this.#thinking.delete(seat);
    this.#table.house.journal.error('a bot failed', error, { table: this.#table.record.id, seat });
    this.#playAnything(seat).catch(() => {}); // if that cannot be written either, the table is lost
  }

  /** Rejects if no thread is free, or if this user's bots must rest. */
  async hint(seat: Seat, asker: Asker): Promise<Hint | null> {
    const { house } = this.#table;
    if (house.thinking.wait(asker.user, house.clock.now()) > 0) throw new Error('the bots rest');
    const choice = await this.#think(seat, HINTED_BY, asker, {}, { onlyThought: true, patience: HINT_PATIENCE });
    if (choice === null) return null;
    const { act, instead = null, reasons } = choice;
    return { act, instead, reasons };
  }
}
