import type { AnyBoard, Choice } from '@trollmoot/boardkit/board.ts';
import { type Part, stillPicked, touch } from '@trollmoot/boardkit/choose.ts';
import { type Act, type Game, type Seat, sameAct, type Words } from '@trollmoot/kernel';
import {
  type Answer,
  type ChatLine,
  type ClockFace,
  type Eye,
  type Frame,
  type Notice,
  playback,
  type TableCard,
  type TableEvent,
  type TableLink,
  type Update,
  type Vote,
} from '@trollmoot/protocol';
import { motion, prefs } from '../prefs.svelte.ts';
import type { SealKeeper } from '../seal/seal-keeper.ts';
import { words } from '../words/index.svelte.ts';
import { AutoAnswers } from './auto-answers.svelte.ts';
import { type Line, linesOf } from './chronicle.ts';
import { Notes } from './notes.svelte.ts';
import { choiceOf } from './pick.ts';
import { Stage } from './stage.svelte.ts';
import { type Moment, withUpdates } from './timeline.ts';

type Connection = 'live' | 'connecting' | 'lost';
const REASONS = 2; // how many a hint names, the strongest first

/**
 * A link to a table on this device can also say when to cover the screen before handing the device over. A link to a
 * server keeps what the reader sees, to check the seal of the game.
 */
type ScreenLink = TableLink & { hasSecrets?(seat: Seat): boolean; readonly seal?: SealKeeper };

/**
 * The state and the actions of the table screen: what the link reports, what the reader has picked, the replay.
 * Views are raw state: nothing of the game is ever wrapped in a proxy.
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
  clockHeard = 0; // when the clock arrived, by performance.now()
  vote: Vote | null = $state.raw(null);
  chat: readonly ChatLine[] = $state.raw([]);
  chatRead: number | null = $state(null); // how many lines; those from before the reader came count as read
  connection: Connection = $state('connecting');
  notice: Notice | null = $state(null);
  moments: readonly Moment[] = $state.raw([]); // what has been shown so far
  isWhole: boolean = $state(false); // `moments` starts at the beginning of the game
  newest: Frame | null = $state.raw(null); // received, perhaps not shown yet
  replayed: number | null = $state(null); // the moment shown; null for the present
  replayEyes: { eye: Eye; moments: readonly Moment[] } | null = $state.raw(null); // another seat's view, after the game
  picked: Part = $state.raw({});
  unsent: Act | null = $state.raw(null); // sent, not yet acknowledged
  hinted: Act | null = $state.raw(null);
  handOver: Seat | null = $state(null); // the seat the device is being handed to

  #storyRequests = 0; // how many times the recording was requested

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

  /** Starts listening; returns the function that stops. */
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

  /** The frame to draw: the replay's, or the one on stage. */
  frame: Frame | null = $derived.by(() => {
    if (this.replayed === null) return this.stage.frame;
    const moments = this.replayEyes?.moments ?? this.moments;
    return (moments[this.replayed] ?? moments.at(-1))?.frame ?? null;
  });
  isLive: boolean = $derived.by(() => this.replayed === null);
  reader: Eye = $derived.by(() => this.frame?.eye ?? null);
  /** The table waits for the reader, who can act. (Reopening a closed hand is an option nobody waits for.) */
  isMine: boolean = $derived.by(() => {
    const asked = this.isRace ? this.newest : this.frame;
    return this.options.length > 0 && this.reader !== null && asked!.waiting.includes(this.reader);
  });

  /** What the reader can choose now: nothing during a replay, while news play, or while an act is being sent. */
  options: readonly Act[] = $derived.by(() => {
    if (!this.isLive || !this.seated || this.unsent !== null || this.handOver !== null) return [];
    if (this.isRace) return this.newest!.options; // in a race, do not wait for the motion
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

  /** Whose turn it is while another seat must choose in the middle of it; null otherwise. */
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

  /** Switches an auto-answer on or off. If it fits the open prompt, it answers that too. */
  setAutoAnswer(answer: Parameters<AutoAnswers['set']>[1], on: boolean): void {
    if (this.reader === null) return;
    this.autoAnswers.set(this.reader, answer, on);
    if (this.isMine) this.#answerForReader(this.frame!);
  }

  /** Shows why this is not possible. */
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

  /** Replays a moment. Null, or the last moment in the reader's own view, returns to the live game. */
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

  /** The next player has taken the device. */
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
      case 'notice':
        this.notice = event.notice;
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

  /** Fetches the whole game so far: the reader has just sat down, changed seats, or an action was undone. */
  async #fetchStory(eye: Eye, frame: Frame): Promise<void> {
    const asked = ++this.#storyRequests;
    this.isWhole = false;
    this.moments = [{ frame, update: null }];
    const recording = await this.link.recording(eye).catch(() => null);
    if (recording === null || asked !== this.#storyRequests) return; // the request failed, or a newer one is under way
    const moments = playback(recording);
    const shown = moments.findLastIndex(({ frame }) => !isNewer(frame, this.stage.frame ?? undefined));
    const told = moments.slice(0, Math.max(1, shown + 1)); // the stage adds the rest as it plays it
    const since = this.moments.filter(({ frame }) => isNewer(frame, told.at(-1)?.frame)); // shown while the recording was loading
    this.moments = [...told, ...since];
    this.isWhole = true;
  }

  /** All news of a frame have been played: pick up where the reader was, and answer or hand over if needed. */
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

/** Is this frame newer? A seat's own hidden acts do not count as beats. */
const isNewer = (frame: Frame, than: Frame | undefined): boolean =>
  than === undefined || frame.beat > than.beat || (frame.beat === than.beat && frame.mine > than.mine);
