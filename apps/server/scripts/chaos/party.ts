import { dice, type Game, type Random, REOPEN } from '@trollmoot/kernel';
import type { Eye } from '@trollmoot/protocol';
import { GAMES } from '@trollmoot/shelf';
import { newHistory, type Sight, type TableHistory, type Wish } from './history.ts';
import { Player, sleep } from './player.ts';

const THINKING = [40, 160] as const; // milliseconds before a move

/** People who play one game after the other, whatever happens to the house. One party in two has someone who looks on, one in three a bot. */
export class Party {
  readonly name: string;
  readonly progress: number[] = []; // when somebody saw something happen
  readonly tables: TableHistory[] = [];
  readonly #game: Game;
  readonly #random: Random;
  readonly #players: readonly Player[]; // the last one may be a spectator
  readonly #seats: number; // of people
  readonly #bots: number;
  #isOver = false;

  private constructor(number: number, players: readonly Player[], seats: number) {
    this.#game = gameOf(number);
    this.name = `${this.#game.title} ${number}`;
    this.#random = dice(`chaos party ${number}`);
    this.#players = players;
    this.#seats = seats;
    this.#bots = number % 3 === 1 && this.#game.seats.includes(seats + 1) ? 1 : 0;
  }

  static async gather(number: number, doors: () => string): Promise<Party> {
    const seats = Math.min(...gameOf(number).seats.filter((seats) => seats > 1));
    const players: Player[] = [];
    for (let i = 0; i < seats + (number % 2); i++) players.push(await Player.come(doors, `guest ${number} ${i}`));
    return new Party(number, players, seats);
  }

  async play(): Promise<void> {
    while (!this.#isOver) {
      const id = await this.#open();
      if (id === null) continue;
      const history = newHistory(id, this.name);
      this.tables.push(history);
      const seats = this.#players.map((player, i) => this.#follow(player, i < this.#seats ? i : null, history));
      await Promise.all(seats);
    }
    for (const player of this.#players) player.leave();
  }

  stop(): void {
    this.#isOver = true;
  }

  /** Null: something failed, so they open another. */
  async #open(): Promise<string | null> {
    const [host, ...others] = this.#players.slice(0, this.#seats) as [Player, ...Player[]];
    const bot = { kind: 'bot', level: 'pebble' };
    const chairs = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' })), ...Array(this.#bots).fill(bot)];
    try {
      const { id } = await host.post('/api/tables', { game: this.#game.name, chairs });
      for (const other of others) await other.post(`/api/tables/${id}/join`);
      await host.post(`/api/tables/${id}/start`);
      return id!;
    } catch {
      await sleep(500);
      return null;
    }
  }

  /** Play this seat, or look on, until the game is over. */
  async #follow(player: Player, seat: Eye, history: TableHistory): Promise<void> {
    let beat = -1;
    const saw = (sight: Sight): void => {
      history.sights.push(sight);
      if (sight.beat > beat) this.progress.push(performance.now());
      beat = Math.max(beat, sight.beat);
    };
    player.turnTo(saw, () => history.gone++);
    while (!this.#isOver && !player.isOver) {
      const frame = await player.looksAt(history.id);
      if (frame === null) continue;
      if (frame.result !== null) return;
      const options = frame.options.filter((act) => act.do !== REOPEN.do);
      if (seat === null || options.length === 0) {
        await player.waits();
        continue;
      }
      await sleep(THINKING[0] + this.#random(THINKING[1] - THINKING[0]));
      if ((await player.looksAt(history.id)) !== frame) continue; // the table has moved on in the meantime
      const act = options[this.#random(options.length)]!;
      const { mine } = frame;
      const wish: Wish = { seat, mine, act, asked: performance.now(), answered: null, outcome: 'unknown' };
      history.wishes.push(wish);
      wish.outcome = await player.act(history.id, act);
      wish.answered = performance.now();
      if ((await player.looksAt(history.id)) === frame) await player.waits();
    }
  }
}

const gameOf = (number: number): Game => GAMES[number % GAMES.length]!;
