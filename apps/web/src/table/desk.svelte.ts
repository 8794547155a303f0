import type { AnyBoard, Choice } from '@trollmoot/boardkit/board.ts';
import { type Part, stillPicked, touch } from '@trollmoot/boardkit/choose.ts';
import { type Act, type Game, type Seat, sameAct, type Words } from '@trollmoot/kernel';
import {
  type Answer,
  type ChatLine,
  type ClockFace,
  type Eye,
  type Frame,
  playback,
  type TableCard,
  type TableEvent,
  type TableLink,
  type Update,
  type Vote,
} from '@trollmoot/protocol';
import { motion, prefs } from '../prefs.svelte.ts';
import { words } from '../words/index.svelte.ts';
import { AutoAnswers } from './auto-answers.svelte.ts';
import { type Line, linesOf } from './chronicle.ts';
import { Notes } from './notes.svelte.ts';
import { choiceOf } from './pick.ts';
import { Stage } from './stage.svelte.ts';
import { type Moment, withUpdates } from './timeline.ts';

type Connection = 'live' | 'connecting' | 'lost';
const REASONS = 2; // of a hint: the strongest are enough

/** A table on this device also knows when the device must be handed over with the screen covered. */
type ScreenLink = TableLink & { hasSecrets?(seat: Seat): boolean };

/**
 * What the table's screen knows and can do: the link's events made visible, the reader's picks, the replay.
 * Views are raw: nothing of the game is ever wrapped in a proxy.
 */
export class Desk {
  readonly game: Game;
  readonly board: AnyBoard;
  readonly link: ScreenLink;
  readonly notes: Notes = new Notes();
  readonly stage: Stage;
  readonly autoAnswers: AutoAnswers;

  card: TableCard | null = $state.raw(null);
  clock: ClockFace | null = $state.raw(null);
  clockHeard = 0; // when it was told, by the page's own time
  vote: Vote | null = $state.raw(null);
  chat: readonly ChatLine[] = $state.raw([]);
  chatRead: number | null = $state(null); // so many lines; what was said before the reader came counts as read
  connection: Connection = $state('connecting');
  moments: readonly Moment[] = $state.raw([]); // what has been shown so far
  isWhole: boolean = $state(false); // they are the story from its beginning
  newest: Frame | null = $state.raw(null); // heard, perhaps not shown yet
  replayed: number | null = $state(null); // the moment looked at; null is now
  replayEyes: { eye: Eye; moments: readonly Moment[] } | null = $state.raw(null); // other eyes, after the game
  picked: Part = $state.raw({});
  unsent: Act | null = $state.raw(null); // chosen, not yet acknowledged
  hinted: Act | null = $state.raw(null);
  handOver: Seat | null = $state(null); // the device is on its way to this seat

  #storyRequests = 0; // so often the story was asked for

  constructor(game: Game, board: AnyBoard, link: ScreenLink) {
    this.game = game;
    this.board = board;
    this.link = link;
    this.autoAnswers = new AutoAnswers(board, link.table);
    this.stage = new Stage(board, {
      show: (frame, updates) => {
        if (isNewer(frame, this.moments.at(-1)?.frame)) this.moments = withUpdates(this.moments, updates, frame);
      },
      settle: (frame) => this.#settle(frame),
    });
  }

  /** Begin to listen; the answer stops it. */
  open(): () => void {
    const deaf = this.link.listen((event) => this.#hear(event));
    return () => {
      deaf();
      this.stage.close();
      this.link.close();
    };
  }

  // ── what is shown ──────────────────────────────────────────────────────────────────────────

  words: Words = $derived.by(() => this.game.words[prefs.language] ?? this.game.words.en);

  /** The frame to draw: the replay's, else the one on stage. */
  frame: Frame | null = $derived.by(() => {
    if (this.replayed === null) return this.stage.frame;
    const moments = this.replayEyes?.moments ?? this.moments;
    return (moments[this.replayed] ?? moments.at(-1))?.frame ?? null;
  });
  isLive: boolean = $derived.by(() => this.replayed === null);
  reader: Eye = $derived.by(() => this.frame?.eye ?? null);
  /** The reader is asked, and may answer. (A closed hand may be reopened, but nobody waits for that.) */
  isMine: boolean = $derived.by(() => {
    const asked = this.isRace ? this.newest : this.frame;
    return this.options.length > 0 && this.reader !== null && asked!.waiting.includes(this.reader);
  });

  /** What the reader may choose now: nothing while looking back, while news play or while an answer is awaited. */
  options: readonly Act[] = $derived.by(() => {
    if (!this.isLive || !this.seated || this.unsent !== null || this.handOver !== null) return [];
    if (this.isRace) return this.newest!.options; // in a race nobody waits for the pictures
    return this.stage.isIdle ? (this.frame?.options ?? []) : [];
  });
  isRace: boolean = $derived.by(() => {
    const step = this.newest?.step?.step;
    return step !== undefined && this.newest!.waiting.length > 1 && this.game.steps[step]?.reveal === undefined;
  });
  seated: boolean = $derived.by(() => this.reader !== null && this.link.seats.includes(this.reader));

  choice: Choice = $derived.by(() => choiceOf(this, this.options, this.picked));

  lines: readonly Line[] = $derived.by(() =>
    this.moments.flatMap((moment, i) => {
      const answered = this.autoAnswers.lineOf(moment, i, prefs.language, words().table.answeredForYou);
      const lines = linesOf(moment, i, this.words, this.board);
      return answered === null ? lines : [answered, ...lines];
    }),
  );

  /** Whose turn it is, while somebody else is asked in the middle of it. */
  interrupted: Seat | null = $derived.by(() => {
    const { frame } = this;
    if (frame === null || frame.waiting.length === 0) return null;
    const turn = this.board.turn?.(frame.view) ?? null;
    return turn === null || frame.waiting.includes(turn) ? null : turn;
  });

  prompt: string = $derived.by(() => {
    const { frame } = this;
    if (frame === null || frame.step === null) return '';
    const asked = this.reader !== null && frame.waiting.includes(this.reader) ? this.reader : null;
    return this.words.prompt(frame.step, frame.view, asked);
  });

  unread: number = $derived.by(() => this.chat.length - (this.chatRead ?? this.chat.length));

  // ── choosing ───────────────────────────────────────────────────────────────────────────────

  touch(part: Part): void {
    this.notes.clear();
    const outcome = touch(this.options, this.picked, part);
    if (outcome.so === 'picked') this.picked = outcome.picked;
    else if (outcome.so === 'chosen') void this.send(outcome.act);
    else void this.ask(outcome.wish);
  }

  async send(act: Act): Promise<void> {
    this.picked = {};
    this.hinted = null;
    this.unsent = act;
    const answer = await this.link.act([act]);
    this.unsent = null;
    if (!answer.ok) this.#sayRefused(answer);
  }

  /** Answer such questions so from now on, this one among them; or ask me again. */
  setAutoAnswer(answer: Parameters<AutoAnswers['set']>[1], on: boolean): void {
    if (this.reader === null) return;
    this.autoAnswers.set(this.reader, answer, on);
    if (this.isMine) this.#answerForReader(this.frame!);
  }

  /** Why does this not glow? */
  async ask(wish: object): Promise<void> {
    if (!this.isLive || this.frame === null) return;
    const full = 'do' in wish ? (wish as Act) : { do: this.frame.options[0]?.do ?? 'wish', ...wish };
    const refusal = await this.link.why(full);
    if (refusal !== null && this.frame !== null)
      this.notes.say({ kind: 'why', text: this.words.refuse(refusal, this.frame.view), clause: refusal.clause });
  }

  async undo(): Promise<void> {
    this.picked = {};
    const answer = await this.link.undo();
    if (!answer.ok) this.#sayRefused(answer);
  }

  async hint(): Promise<void> {
    const hint = await this.link.hint();
    if (hint === null || this.frame === null || !this.frame.options.some((option) => sameAct(option, hint.act))) return;
    this.hinted = hint.act;
    const moved = hint.reasons.filter(({ by }) => by > 0).slice(0, REASONS);
    const terms = moved.map(({ term }) => this.words.terms?.[term] ?? term);
    const label = this.words.label(hint.act, this.frame.view);
    this.notes.say({ kind: 'hint', text: words().table.hintSays(label, terms), clause: null });
  }

  // ── looking back ───────────────────────────────────────────────────────────────────────────

  /** Look at a moment; null, or the last one through one's own eyes, is the game as it is. */
  lookBack(moment: number | null): void {
    this.picked = {};
    this.notes.clear();
    if (moment === null) this.replayEyes = null;
    const last = (this.replayEyes?.moments ?? this.moments).length - 1;
    const isNow = moment === null || (this.replayEyes === null && moment >= last);
    this.replayed = isNow ? null : Math.max(0, Math.min(moment, last));
  }

  async lookThrough(eye: Eye): Promise<void> {
    this.replayEyes = { eye, moments: playback(await this.link.recording(eye)) };
    this.replayed ??= this.moments.length - 1;
  }

  /** Round one device: the next one has taken it. */
  takeDevice(): void {
    const seat = this.handOver;
    this.handOver = null;
    if (seat !== null) this.link.look(seat);
  }

  // ── hearing ────────────────────────────────────────────────────────────────────────────────

  #hear(event: TableEvent): void {
    switch (event.event) {
      case 'frame':
        this.#receive(event.frame, event.updates);
        return;
      case 'card':
        this.card = event.card;
        return;
      case 'clock':
        this.clockHeard = performance.now();
        this.clock = event.clock;
        return;
      case 'chat':
        this.chat = event.lines;
        this.chatRead ??= event.lines.length;
        return;
      case 'vote':
        this.vote = event.vote;
        return;
      case 'connection':
        this.connection = event.state;
        return;
    }
  }

  #receive(frame: Frame, updates: readonly Update[]): void {
    this.newest = frame;
    const isOther = this.moments.length > 0 && this.moments.at(-1)!.frame.eye !== frame.eye;
    const wentBack = updates.some(({ undone }) => undone);
    if (wentBack) this.autoAnswers.hold(frame);
    if (this.moments.length === 0 || isOther || wentBack) {
      void this.#fetchStory(frame.eye, frame);
      this.stage.cut(frame);
    } else {
      this.stage.perform(frame, updates, motion());
    }
  }

  /** The story so far comes from the table: the reader has just sat down, changed eyes, or something was taken back. */
  async #fetchStory(eye: Eye, frame: Frame): Promise<void> {
    const asked = ++this.#storyRequests;
    this.isWhole = false;
    this.moments = [{ frame, update: null }];
    const recording = await this.link.recording(eye).catch(() => null);
    if (recording === null || asked !== this.#storyRequests) return; // the reader has gone, or the story is another now
    const moments = playback(recording);
    const shown = moments.findLastIndex(({ frame }) => !isNewer(frame, this.stage.frame ?? undefined));
    const told = moments.slice(0, Math.max(1, shown + 1)); // what is still to be played on stage comes by itself
    const since = this.moments.filter(({ frame }) => isNewer(frame, told.at(-1)?.frame)); // while it was fetched
    this.moments = [...told, ...since];
    this.isWhole = true;
  }

  /** All news of a frame have been played. */
  #settle(frame: Frame): void {
    this.picked = stillPicked(frame.options, this.picked);
    this.hinted = null;
    const mine = frame.waiting.filter((seat) => this.link.seats.includes(seat));
    if (frame.eye !== null && mine.includes(frame.eye)) this.#answerForReader(frame);
    if (frame.result !== null || mine.length === 0 || (frame.eye !== null && mine.includes(frame.eye))) return;
    if (this.link.hasSecrets?.(mine[0]!)) this.handOver = mine[0]!;
    else this.link.look(mine[0]!);
  }

  #answerForReader(frame: Frame): void {
    const act = this.unsent === null && this.handOver === null ? this.autoAnswers.answerTo(frame) : null;
    if (act !== null) void this.send(act);
  }

  #sayRefused(answer: Extract<Answer, { ok: false }>): void {
    if (answer.no === 'forbidden' && answer.refusal !== null && this.frame !== null) {
      const { refusal } = answer;
      this.notes.say({ kind: 'why', text: this.words.refuse(refusal, this.frame.view), clause: refusal.clause });
    } else this.notes.say({ kind: 'trouble', text: answer.no, clause: null });
  }
}

/** Did this frame come after that one? A seat's own hidden acts are no beats. */
const isNewer = (frame: Frame, than: Frame | undefined): boolean =>
  than === undefined || frame.beat > than.beat || (frame.beat === than.beat && frame.mine > than.mine);
