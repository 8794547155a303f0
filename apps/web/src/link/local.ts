import { type Act, commitment, type Game, type Refusal, type Seat, underNewRules, writeSaved } from '@trollmoot/kernel';
import {
  type Answer,
  askableUndoPly,
  type ClockFace,
  type Eye,
  type Frame,
  frameOf,
  freeUndoPly,
  goBack,
  type Happening,
  type Hint,
  kindOf,
  type Match,
  newMatch,
  newsFor,
  playAct,
  RaceRunner,
  type Recording,
  recordingOf,
  savedOf,
  type TableCard,
  type TableEvent,
  type TableLink,
  tryActs,
  type Update,
} from '@trollmoot/protocol';
import { runInSlices } from '../time-slices.ts';
import { LocalBots } from './local-bots.ts';
import { localCard } from './local-tables.ts';
import { OlderRules } from './older-rules.ts';
import { newId, newSeed, type StoredTable, storeTable } from './stored-tables.ts';

const OK: Answer = { ok: true };

/** A table stored on this device: the kernel in the place of the socket. */
export class LocalLink implements TableLink {
  readonly table: string;
  readonly seats: readonly Seat[];
  readonly #stored: StoredTable;
  readonly #store: (table: StoredTable) => void;
  readonly #game: Game;
  readonly #match: Match;
  readonly #race: RaceRunner;
  readonly #bots: LocalBots;
  readonly #listeners = new Set<(event: TableEvent) => void>();
  #eye: Eye;
  #shown: Frame;

  /** `store` keeps the table between visits. */
  constructor(game: Game, stored: StoredTable, store: (table: StoredTable) => void = storeTable) {
    const { id, chairs } = stored;
    this.table = id;
    this.seats = stored.isVisited ? [] : chairs.flatMap((chair, seat) => (chair.kind === 'person' ? [seat] : []));
    this.#stored = stored;
    this.#store = store;
    this.#game = game;
    this.#match = replayed(game, stored);
    const waiting = game.waitingFor(this.#match.s);
    this.#eye = this.seats.find((seat) => waiting.includes(seat)) ?? this.seats[0] ?? null;
    this.#shown = frameOf(this.#match, this.#eye);
    this.#race = this.#newRace();
    this.#bots = new LocalBots(this.#match, this.#race, chairs, (happenings) => this.#publish(happenings));
    queueMicrotask(() => {
      this.#race.follow();
      this.#bots.wake();
    });
  }

  listen(listener: (event: TableEvent) => void): () => void {
    this.#listeners.add(listener);
    listener({ event: 'connection', state: 'live' });
    listener({ event: 'card', card: this.#card() });
    listener({ event: 'clock', clock: this.#clock() });
    listener({ event: 'frame', frame: this.#shown, updates: [] });
    return () => this.#listeners.delete(listener);
  }

  look(eye: Eye): void {
    if (!this.#maySee(eye)) return;
    this.#eye = eye;
    this.#show([]);
  }

  /** Does this seat see anything the others must not? Then the device is handed over with the screen covered. */
  hasSecrets(seat: Seat): boolean {
    const { s } = this.#match;
    return JSON.stringify(this.#game.view(s, seat)) !== JSON.stringify(this.#game.view(s, null));
  }

  async act(acts: readonly Act[]): Promise<Answer> {
    const eye = this.#eye;
    if (eye === null || !this.seats.includes(eye)) return { ok: false, no: 'notSeated' };
    if (this.#race.isOn) {
      const refusal = this.#race.press(this.#match.s, eye, acts[0]!, 0);
      return refusal === null ? OK : { ok: false, no: 'forbidden', index: 0, refusal };
    }
    const answer = tryActs(this.#match, eye, { beat: this.#shown.beat, mine: this.#shown.mine, acts });
    if ('no' in answer) return { ok: false, ...answer };
    this.#publish(answer);
    return OK;
  }

  async why(wish: Act): Promise<Refusal | null> {
    return this.#eye === null ? null : this.#game.why(this.#match.s, this.#eye, wish);
  }

  /** Never asks the others: bots agree to everything, and people around one device have agreed aloud. */
  async undo(): Promise<Answer> {
    const eye = this.#eye;
    const to = eye === null ? null : (freeUndoPly(this.#match, eye) ?? askableUndoPly(this.#match, eye));
    if (to === null) return { ok: false, no: 'notAllowed' };
    this.#race.stop();
    goBack(this.#match, to);
    this.#store({ ...this.#stored, log: this.#match.log, result: null });
    this.#show([{ beat: this.#match.count.beat, by: eye, news: [], undone: true }]);
    this.#bots.wake();
    return OK;
  }

  async hint(): Promise<Hint | null> {
    return this.#eye === null || this.#shown.options.length === 0 ? null : this.#bots.choose(this.#eye, 'troll');
  }

  hurry(): void {
    this.#bots.hurry();
  }

  async recording(eye: Eye): Promise<Recording> {
    if (!this.#maySee(eye)) throw new Error('During the game you can only replay your own view.');
    return runInSlices(recordingOf(this.#match, eye));
  }

  async saved(): Promise<string | null> {
    return this.#isOver() ? writeSaved(this.#game, savedOf(this.#match)) : null;
  }

  async rematch(): Promise<string> {
    const { seal: _seal, isVisited: _isVisited, ...before } = this.#stored;
    const next: StoredTable = {
      ...before,
      id: newId(),
      seed: newSeed(),
      made: Date.now(),
      log: [],
      result: null,
    };
    storeTable(next);
    return next.id;
  }

  consent = async (): Promise<Answer> => OK;
  propose = async (): Promise<Answer> => ({ ok: false, no: 'notAllowed' });
  withdraw = async (): Promise<Answer> => OK;
  say = async (): Promise<Answer> => ({ ok: false, no: 'notAllowed' });
  comeBack = async (): Promise<Answer> => OK;
  leave = async (): Promise<Answer> => OK;

  close(): void {
    this.#bots.close();
    this.#race.stop();
    this.#listeners.clear();
  }

  #newRace(): RaceRunner {
    const match = this.#match;
    return new RaceRunner(this.#game.referee, {
      race: () => (kindOf(this.#game, match.s) === 'race' ? match.s : null),
      play: (by, act) => this.#publish([playAct(match, by, act)]),
      faceChanged: () => this.#tell({ event: 'clock', clock: this.#clock() }),
      now: () => Date.now(),
      after(milliseconds, then) {
        const timer = setTimeout(then, milliseconds);
        return () => clearTimeout(timer);
      },
      guarded: (run) => run(),
    });
  }

  #publish(happenings: readonly Happening[]): void {
    const [game, match, eye] = [this.#game, this.#match, this.#eye];
    this.#store({ ...this.#stored, log: match.log, result: game.result(match.s) });
    const noticed = happenings.filter(({ quiet, by }) => !quiet || by === eye);
    this.#show(
      noticed.map(({ by, news, count }) => ({ beat: count.beat, by, news: newsFor(game, news, eye), undone: false })),
    );
    this.#race.follow();
    this.#bots.wake();
  }

  #show(updates: readonly Update[]): void {
    this.#shown = frameOf(this.#match, this.#eye);
    this.#tell({ event: 'frame', frame: this.#shown, updates });
    if (this.#shown.result !== null) this.#tell({ event: 'card', card: this.#card() });
  }

  #tell(event: TableEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  #clock(): ClockFace {
    const left = this.#stored.chairs.map(() => null);
    return { now: Date.now(), left, running: [], race: this.#race.face() };
  }

  #card(): TableCard {
    const { id, rules, chairs, made, seed, seal = null } = this.#stored;
    const { settings } = this.#match.start;
    const result = this.#game.result(this.#match.s);
    return localCard(this.#game, {
      id,
      rules,
      settings,
      chairs,
      made,
      status: result === null ? 'playing' : 'over',
      commitment: commitment(seed),
      seed: result === null ? null : seed,
      seal: seal && { ...seal, secret: result === null ? null : seal.secret },
      result,
    });
  }

  /** During the game a reader sees through their own seats only. */
  #maySee(eye: Eye): boolean {
    return this.#isOver() || eye === null || this.seats.includes(eye);
  }

  #isOver(): boolean {
    return this.#game.result(this.#match.s) !== null;
  }
}

/** The match as the log left it, under the rules of today. */
function replayed(game: Game, stored: StoredTable): Match {
  const { rules, settings, chairs, seed, seal, log } = stored;
  const begun = { game: game.name, rules, settings, seats: chairs.length, seed, log };
  const now = rules === game.rules ? begun : underNewRules(game, begun);
  if (now === null) throw new OlderRules(game, rules);
  const { log: _log, ...start } = now;
  const match = newMatch(game, seal === undefined ? start : { ...start, seal });
  for (const { by, act } of log) playAct(match, by, act);
  return match;
}
