import type { AnyBoard, Choice } from '@trollmoot/boardkit/board.ts';
import { narrow, type Part, stillPicked, touch } from '@trollmoot/boardkit/choose.ts';
import { type Act, type Game, type Seat, type Spoken, sameAct, type Words } from '@trollmoot/kernel';
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
  type VoteOutcome,
} from '@trollmoot/protocol';
import { motion, prefs } from '../prefs.svelte.ts';
import type { SealKeeper } from '../seal/seal-keeper.ts';
import { calledIn, words } from '../words/index.svelte.ts';
import { AutoAnswers } from './auto-answers.svelte.ts';
import { type Line, linesOf } from './chronicle.ts';
import { companyOf } from './company.ts';
import { Forfeits } from './forfeits.svelte.ts';
import { Notes } from './notes.svelte.ts';
import { choiceOf } from './pick.ts';
import { Replay } from './replay/replay.svelte.ts';
import { Rerun } from './rerun.svelte.ts';
import { NOTHING, type Since, sinceTurn } from './since.ts';
import { Stage } from './stage.svelte.ts';
import { type Moment, withUpdates } from './timeline.ts';
import { Undoing } from './undoing.svelte.ts';
import { tableWords } from './words/index.ts';

type Connection = 'live' | 'connecting' | 'lost';
const REASONS = 2; // how many a hint names, the strongest first

/**
 * A link to a table on this device can also say when to cover the screen before handing the device over, and hurry its
 * bots. A link to a server keeps what the reader sees, to check the seal of the game. A lesson has its own prompt, and
 * takes legal acts beyond those it offers.
 */
type ScreenLink = TableLink & {
  hasSecrets?(seat: Seat): boolean;
  hurry?(): void;
  reading?(isReading: boolean): void;
  readonly seal?: SealKeeper;
  readonly task?: Spoken | null;
  readonly left?: Spoken | null; // of the task, once there is nothing to choose
  beyond?(): readonly Act[];
};

/** Advice, for the frame it was given for and no other. */
interface GivenHint {
  readonly act: Act;
  readonly text: string;
  readonly of: Frame;
}

/**
 * The state and the actions of the table screen: what the link reports, what the reader has picked, the replay.
 * Views are raw state: nothing of the game is ever wrapped in a proxy.
 */
export class Desk {
  readonly game: Game;
  readonly board: AnyBoard;
  readonly link: ScreenLink;
  readonly user: string | null; // the reader's id at the server
  readonly notes: Notes = new Notes();
  readonly stage: Stage;
  readonly autoAnswers: AutoAnswers;
  readonly undoing: Undoing;
  readonly forfeits: Forfeits;
  readonly rerun: Rerun;
  readonly replay: Replay;

  card: TableCard | null = $state.raw(null);
  clock: ClockFace | null = $state.raw(null);
  clockHeard = 0; // when the clock arrived, by performance.now()
  vote: Vote | null = $state.raw(null);
  voteEnded: VoteOutcome | null = $state.raw(null); // the last one, as long as the others did not vote on anything else
  gone: 'closed' | 'shutOut' | null = $state(null); // the table is no longer there for the reader
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
  given: GivenHint | null = $state.raw(null);
  pointed: number | null = $state(null); // the moment of the line in 'Since your turn' that the reader points at
  handOver: Seat | null = $state(null); // the seat the device is being handed to

  #screens = 0; // that show it: people gather on one and play on another
  #deaf = (): void => {};
  #storyRequests = 0; // how many times the recording was requested

  constructor(game: Game, board: AnyBoard, link: ScreenLink, user: string | null = null) {
    this.user = user;
    this.game = game;
    this.board = board;
    this.link = link;
    this.autoAnswers = new AutoAnswers(board, link.table);
    this.undoing = new Undoing(this);
    this.forfeits = new Forfeits(this);
    this.rerun = new Rerun(board);
    this.replay = new Replay(this);
    this.stage = new Stage(board, {
      show: (frame, updates) => {
        if (isNewer(frame, this.moments.at(-1)?.frame)) this.moments = withUpdates(this.moments, updates, frame);
      },
      settle: (frame) => this.#settle(frame),
    });
  }

  /** Starts listening; returns the function that stops. */
  open(): () => void {
    if (this.#screens++ === 0) this.#deaf = this.link.listen((event) => this.#hear(event));
    return () => {
      if (--this.#screens > 0) return;
      this.#deaf();
      this.stage.close();
      this.rerun.stop();
      this.link.close();
    };
  }

  // ── what is shown ──────────────────────────────────────────────────────────────────────────

  #signs: readonly string[] = $derived.by(() => {
    const { card, game } = this;
    return card === null
      ? []
      : game.seatNames(card.settings, card.chairs.length).map((seat) => calledIn(game.name, seat));
  });
  /** As text, so that a card that changes nothing about the company does not make all words anew. */
  #company: string = $derived.by(() =>
    JSON.stringify(companyOf(this.card, this.stage.frame?.eye ?? null, this.link.seats, this.#signs)),
  );
  words: Words = $derived.by(() => {
    const plain = this.game.words[prefs.language] ?? this.game.words.en;
    return plain.among?.(JSON.parse(this.#company)) ?? plain;
  });

  /** The game as the reader sees it, or as another seat saw it. */
  shownMoments: readonly Moment[] = $derived.by(() => this.replayEyes?.moments ?? this.moments);
  /** The frame to draw: the replay's, or the one on stage. */
  frame: Frame | null = $derived.by(() => {
    if (this.rerun.frame !== null) return this.rerun.frame;
    if (this.replayed === null) return this.stage.frame;
    return (this.shownMoments[this.replayed] ?? this.shownMoments.at(-1))?.frame ?? null;
  });
  isLive: boolean = $derived.by(() => this.replayed === null && this.rerun.frame === null);
  reader: Eye = $derived.by(() => this.frame?.eye ?? null);
  /** The table waits for the reader, who can act. (Reopening a closed hand is an option nobody waits for.) */
  isMine: boolean = $derived.by(() => {
    const asked = this.isRace ? this.newest : this.frame;
    return this.options.length > 0 && this.reader !== null && asked!.waiting.includes(this.reader);
  });

  /** What the reader can choose now: nothing during a replay, while news play, or while an act is being sent. */
  options: readonly Act[] = $derived.by(() => {
    if (this.card?.endedBy != null) return []; // the players have ended the game
    if (!this.isLive || !this.seated || this.unsent !== null || this.handOver !== null) return [];
    if (this.isRace) return this.newest!.options; // in a race, do not wait for the motion
    return this.stage.isIdle ? (this.frame?.options ?? []) : [];
  });
  isRace: boolean = $derived.by(() => {
    const step = this.newest?.step?.step;
    return step !== undefined && this.newest!.waiting.length > 1 && this.game.steps[step]?.reveal === undefined;
  });
  /** The seats played from this screen. The link's own list is not reactive; with a new seat come a card and a frame. */
  seats: readonly Seat[] = $derived.by(() => (this.card === null && this.newest === null ? [] : this.link.seats));
  /** A bot plays the reader's seat for now. */
  isStoodInFor: boolean = $derived.by(() => {
    const chair = this.seated && this.reader !== null ? this.card?.chairs[this.reader] : undefined;
    return chair?.kind === 'person' && this.card?.status === 'playing' && chair.standIn !== null;
  });
  seated: boolean = $derived.by(() => this.reader !== null && this.link.seats.includes(this.reader));

  /** Legal acts, offered or not. Only a lesson does not offer them all. */
  legal: readonly Act[] = $derived.by(() =>
    this.options.length > 0 && this.link.beyond !== undefined ? this.link.beyond() : this.options,
  );

  choice: Choice = $derived.by(() =>
    choiceOf(this, narrow(this.options, this.picked).length > 0 ? this.options : this.legal, this.picked),
  );

  lines: readonly Line[] = $derived.by(() =>
    this.shownMoments.flatMap((moment, i) => {
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
    if (this.link.task != null) return this.link.task[prefs.language];
    const asked = this.reader !== null && frame.waiting.includes(this.reader) ? this.reader : null;
    return this.words.prompt(frame.step, frame.view, asked);
  });

  /** Below the prompt: what is left, and what happens next. */
  left: string = $derived.by(() => {
    const { frame } = this;
    if (frame === null || frame.step === null) return '';
    const asked = this.reader !== null && frame.waiting.includes(this.reader) ? this.reader : null;
    if (this.link.task != null && asked === null) return this.link.left?.[prefs.language] ?? '';
    return this.words.left(frame.step, frame.view, asked);
  });
  /** Once something is picked: what to choose next. */
  next: string | null = $derived.by(() => {
    if (this.frame === null || Object.keys(this.picked).length === 0) return null;
    return this.words.next?.(this.picked, this.choice.options, this.frame.view) ?? null;
  });

  /** A hint dies with the decision it was given for. */
  hint: GivenHint | null = $derived.by(() => (this.given !== null && this.given.of === this.frame ? this.given : null));
  hinted: Act | null = $derived.by(() => this.hint?.act ?? null);

  since: Since = $derived.by(() =>
    this.link.seats.length === 0
      ? NOTHING
      : sinceTurn(this.moments, this.stage.frame?.eye ?? null, this.words, this.board),
  );

  unread: number = $derived.by(() => this.chat.length - (this.chatRead ?? this.chat.length));

  // ── choosing ───────────────────────────────────────────────────────────────────────────────

  touch(part: Part): void {
    this.notes.clear();
    const offered = touch(this.options, this.picked, part);
    const allowed = touch(this.legal, this.picked, part);
    // In a lesson one act is wanted, but where it leads is the learner's choice as at any table.
    const isOpen =
      allowed.so === 'picked' && new Set(narrow(this.legal, allowed.picked).map((act) => act.do)).size === 1;
    const outcome = offered.so === 'refused' || (offered.so === 'chosen' && isOpen) ? allowed : offered;
    if (outcome.so === 'picked') this.picked = outcome.picked;
    else if (outcome.so === 'chosen') this.play(outcome.act);
    else void this.ask(outcome.wish);
  }

  /** The reader has chosen this. Asks first if it would lose something for good. */
  play(act: Act): void {
    if (!this.forfeits.stops(act)) void this.send(act);
  }

  async send(act: Act): Promise<Answer> {
    this.picked = {};
    this.given = null;
    const label = this.frame === null ? '' : this.words.label(act, this.frame.view);
    this.unsent = act;
    const answer = await this.link.act([act]);
    this.unsent = null;
    if (answer.ok) this.undoing.remember(act, label);
    else this.#sayRefused(answer);
    return answer;
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
    this.rerun.stop();
    const { line, mustAsk } = this.undoing;
    const answer = await this.link.undo();
    if (!answer.ok && answer.no === 'notAllowed') this.#sayTrouble('nothingToUndo');
    else if (!answer.ok) this.#sayRefused(answer);
    else if (!mustAsk) {
      this.undoing.tookBack();
      if (line !== null) this.notes.say({ kind: 'told', text: tableWords().undo.tookBack(line), clause: null });
    }
  }

  redo(): Promise<void> {
    return this.undoing.redo((act) => this.send(act));
  }

  async askHint(): Promise<void> {
    const of = this.frame;
    const hint = await this.link.hint();
    if (hint === null && of !== null && of === this.frame && this.isMine) this.#sayTrouble('noHint');
    if (hint === null || of === null || of !== this.frame) return;
    if (!of.options.some((option) => sameAct(option, hint.act))) return;
    const terms = hint.reasons.slice(0, REASONS).map(({ term, of: rival }) => {
      const denied = rival === undefined ? undefined : this.words.denies?.(term, rival, of.view);
      return denied ?? this.words.terms?.[term] ?? tableWords().hint.later;
    });
    const [label, instead] = [hint.act, hint.instead ?? null].map((act) =>
      act === null ? null : this.words.label(act, of.view),
    );
    this.given = { act: hint.act, text: tableWords().hint.says(label!, terms, instead ?? null), of };
  }

  /** Skips ahead while others act. */
  hurry(): void {
    this.stage.hurry();
    if (this.frame !== null && !this.isMine) this.link.hurry?.();
  }

  /** Plays again what happened since the reader's turn; or only one moment of it, or those up to `last`. */
  recap(moment: number | null = null, last: number | null = moment): void {
    const { from, to } = this.since;
    if (!this.stage.isIdle || to <= from) return;
    this.picked = {};
    this.replayed = null;
    if (moment === null) this.rerun.start(this.moments, from, to);
    else this.rerun.start(this.moments, moment, (last ?? moment) + 1);
  }

  // ── looking back ───────────────────────────────────────────────────────────────────────────

  /** Replays a moment. Null, or the last moment of a game that goes on, returns to the live game. */
  lookBack(moment: number | null): void {
    this.picked = {};
    this.notes.clear();
    this.rerun.stop();
    if (moment === null) this.replayEyes = null;
    const last = this.shownMoments.length - 1;
    const isOver = (this.stage.frame?.result ?? null) !== null;
    const isNow = moment === null || (this.replayEyes === null && !isOver && moment >= last);
    this.replayed = isNow ? null : Math.max(0, Math.min(moment, last));
  }

  async lookThrough(eye: Eye): Promise<void> {
    const recording = await this.link.recording(eye).catch((error: Error) => {
      this.notes.say({ kind: 'told', text: error.message, clause: null });
      return null;
    });
    if (recording === null) return;
    this.replayEyes = { eye, moments: playback(recording) };
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
        this.voteEnded = event.ended ?? null;
        return;
      case 'gone':
        this.gone = event.why;
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
    this.rerun.stop();
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
    const isAsked = frame.eye !== null && frame.waiting.includes(frame.eye);
    const waited = this.forfeits.settled(isAsked, frame.options, sameAct);
    if (waited !== null) return void this.send(waited);
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
    } else this.#sayTrouble(answer.no);
  }

  /** `text`: the name of a sentence. */
  #sayTrouble(text: string): void {
    this.notes.say({ kind: 'trouble', text, clause: null });
  }
}

/** Is this frame newer? A seat's own hidden acts do not count as beats. */
const isNewer = (frame: Frame, than: Frame | undefined): boolean =>
  than === undefined || frame.beat > than.beat || (frame.beat === than.beat && frame.mine > than.mine);
