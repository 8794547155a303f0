import { carelessBeside, LEVELS, type Level } from '@trollmoot/bots';
import { type Act, commitment, type Game, type Seat, type Step, writeSaved } from '@trollmoot/kernel';
import {
  type Answer,
  askableStep,
  type ClockFace,
  type Eye,
  type Frame,
  frameOf,
  freeStep,
  type Happening,
  kindOf,
  type Match,
  newMatch,
  newsFor,
  played,
  RaceRunner,
  recordingOf,
  returned,
  savedOf,
  type TableCard,
  type TableEvent,
  type TableLink,
  tried,
  type Update,
} from '@trollmoot/protocol';
import { breath } from '../prefs.svelte.ts';
import { runInSlices } from '../time-slices.ts';
import { botChoice } from './bots.ts';
import { newId, newSeed, type StoredTable, storeTable } from './stored-tables.ts';

/** A table on this device. */
export interface LocalLink extends TableLink {
  /** Does this seat see anything the others must not? Then the device is handed over with the screen covered. */
  hasSecrets(seat: Seat): boolean;
}

const OK: Answer = { ok: true };
const REACTION = 150; // how long after a bot could press in a race it presses

const pause = (millis: number): Promise<void> => new Promise((done) => setTimeout(done, millis));
const levelOf = (name: string): Level => LEVELS.find((level) => level === name) ?? 'goblin';

/** Sit down at a table kept on this device: the kernel in the place of the socket. */
export function openLocal(game: Game, kept: StoredTable): LocalLink {
  const { id, chairs, settings, seed } = kept;
  const start = { game: game.name, rules: game.rules, settings, seats: chairs.length, seed };
  const match: Match = newMatch(game, start);
  for (const { by, act } of kept.log) played(match, by, act);

  const seats: Seat[] = chairs.flatMap((chair, seat) => (chair.kind === 'person' ? [seat] : []));
  /** Chance for a bot's thoughts: from the table's seed, so that a game played again is that very game. */
  const thoughts = (seat: Seat): string => `${seed} thoughts of seat ${seat} at ply ${match.s.ply}`;
  const bots = chairs.map((chair) => (chair.kind === 'bot' ? levelOf(chair.level) : null));
  const listeners = new Set<(event: TableEvent) => void>();
  let eye: Eye = seats.find((seat) => game.waitingFor(match.s).includes(seat)) ?? seats[0] ?? null;
  let shown: Frame = frameOf(match, eye);
  const thinking: (Step | null)[] = chairs.map(() => null); // the question each bot is busy with
  let isClosed = false;

  const race = new RaceRunner(game.referee, {
    race: () => (kindOf(game, match.s) === 'race' ? match.s : null),
    play: (by, act) => happened([played(match, by, act)]),
    faceChanged: () => tell({ event: 'clock', clock: clock() }),
    now: () => Date.now(),
    after(milliseconds, then) {
      const timer = setTimeout(then, milliseconds);
      return () => clearTimeout(timer);
    },
    guarded: (run) => run(),
  });

  const clock = (): ClockFace => ({ now: Date.now(), left: chairs.map(() => null), running: [], race: race.face() });

  const tell = (event: TableEvent): void => {
    for (const listener of listeners) listener(event);
  };
  const isOver = (): boolean => game.result(match.s) !== null;

  function card(): TableCard {
    const result = game.result(match.s);
    return {
      id,
      game: game.name,
      rules: game.rules,
      settings,
      chairs,
      status: result === null ? 'playing' : 'over',
      isPublic: false,
      pace: { kind: 'none' },
      host: 'here',
      made: kept.made,
      watching: 0,
      commitment: commitment(seed),
      seed: result === null ? null : seed,
      result,
      rematch: null,
    };
  }

  function show(updates: readonly Update[]): void {
    shown = frameOf(match, eye);
    tell({ event: 'frame', frame: shown, updates });
    if (shown.result !== null) tell({ event: 'card', card: card() });
  }

  function happened(happenings: readonly Happening[]): void {
    storeTable({ ...kept, log: match.log, result: game.result(match.s) });
    const noticed = happenings.filter(({ quiet, by }) => !quiet || by === eye);
    show(
      noticed.map(({ by, news, count }) => ({ beat: count.beat, by, news: newsFor(game, news, eye), undone: false })),
    );
    race.follow();
    wakeBots();
  }

  /** Every bot that is waited for thinks now, unless it is already thinking about this very question. */
  function wakeBots(): void {
    const at = game.current(match.s);
    if (isClosed || at === null) return;
    const waiting = game.waitingFor(match.s);
    const ready = race.face()?.ready;
    for (const seat of waiting) {
      const level = bots[seat] ?? null;
      if (level === null || thinking[seat] === at || ready?.[seat] === null) continue;
      thinking[seat] = at;
      const wait = Math.max(breath(), (ready?.[seat] ?? 0) - Date.now() + REACTION);
      void botActs(seat, level, wait, at);
    }
  }

  /** It acts after a breath, if the question still stands: the table may have gone on, or back. */
  async function botActs(seat: Seat, level: Level, wait: number, at: Step): Promise<void> {
    const { s } = match;
    const [choice] = await Promise.all([
      botChoice(game, s, seat, level, thoughts(seat), carelessBeside(seat, bots)),
      pause(wait),
    ]);
    if (thinking[seat] === at) thinking[seat] = null;
    if (isClosed || match.s !== s || game.current(s) !== at) return;
    if (race.isOn) return void race.press(match.s, seat, choice.act, 0);
    const answer = tried(match, seat, { beat: match.count.beat, mine: match.count.mine[seat]!, acts: [choice.act] });
    if ('no' in answer) throw new Error(`a bot chose what is no option: ${JSON.stringify(choice.act)}`);
    happened(answer);
  }

  queueMicrotask(() => {
    race.follow();
    wakeBots();
  });

  return {
    table: id,
    seats,
    hasSecrets: (seat) => JSON.stringify(game.view(match.s, seat)) !== JSON.stringify(game.view(match.s, null)),
    listen(listener) {
      listeners.add(listener);
      listener({ event: 'connection', state: 'live' });
      listener({ event: 'card', card: card() });
      listener({ event: 'clock', clock: clock() });
      listener({ event: 'frame', frame: shown, updates: [] });
      return () => listeners.delete(listener);
    },
    look(wanted) {
      if (!isOver() && wanted !== null && !seats.includes(wanted)) return;
      eye = wanted;
      show([]);
    },
    async act(acts: readonly Act[]) {
      if (eye === null || !seats.includes(eye)) return { ok: false, no: 'notSeated' };
      if (race.isOn) {
        const refusal = race.press(match.s, eye, acts[0]!, 0);
        return refusal === null ? OK : { ok: false, no: 'forbidden', index: 0, refusal };
      }
      const answer = tried(match, eye, { beat: shown.beat, mine: shown.mine, acts });
      if ('no' in answer) return { ok: false, ...answer };
      happened(answer);
      return OK;
    },
    why: async (wish) => (eye === null ? null : game.why(match.s, eye, wish)),
    // Bots agree to everything, and people round one device have agreed aloud.
    async undo() {
      const to = eye === null ? null : (freeStep(match, eye) ?? askableStep(match, eye));
      if (to === null) return { ok: false, no: 'notAllowed' };
      race.stop();
      returned(match, to);
      storeTable({ ...kept, log: match.log, result: null });
      show([{ beat: match.count.beat, by: eye, news: [], undone: true }]);
      wakeBots();
      return OK;
    },
    consent: async () => OK,
    hint: async () =>
      eye === null || shown.options.length === 0
        ? null
        : botChoice(game, match.s, eye, 'troll', thoughts(eye), carelessBeside(eye, bots)),
    say: async () => ({ ok: false, no: 'notAllowed' }),
    async recording(wanted) {
      if (!isOver() && wanted !== null && !seats.includes(wanted))
        throw new Error('only your own eyes during the game');
      return runInSlices(recordingOf(match, wanted));
    },
    saved: async () => (isOver() ? writeSaved(game, savedOf(match)) : null),
    comeBack: async () => OK,
    async leave() {
      return OK;
    },
    async rematch() {
      const next: StoredTable = { ...kept, id: newId(), seed: newSeed(), made: Date.now(), log: [], result: null };
      storeTable(next);
      return next.id;
    },
    close() {
      isClosed = true;
      race.stop();
      listeners.clear();
    },
  };
}
