import type { Seat } from '@trollmoot/kernel';
import {
  type ClockFace,
  type Eye,
  type Frame,
  FrameStream,
  frameOf,
  type Happening,
  type Match,
  newsFor,
  type Update,
} from '@trollmoot/protocol';
import type { Bus, Viewer } from '../ports.ts';

const REMEMBERED = 64; // beats whose news a returning viewer is sent; after a longer absence the client asks for the recording

/** A message for everyone who looks through one pair of eyes. */
interface Addressed {
  readonly channel: string;
  readonly text: string;
}

/** What one pair of eyes was shown last. The channel's name is built once: building it per move shows in the benchmark. */
interface Shown {
  readonly channel: string;
  readonly showing: FrameStream;
}

/** What a table sends to its viewers: to each pair of eyes only the difference to what they were shown last. */
export class Broadcast {
  readonly #table: string;
  readonly #bus: Bus;
  readonly #shown = new Map<Eye, Shown>(); // only for eyes with at least one viewer
  #past: Update[] = []; // with everyone's news

  constructor(table: string, bus: Bus) {
    this.#table = table;
    this.#bus = bus;
  }

  #channel(eye: Eye): string {
    return `${this.#table}/${eye ?? 'spectator'}`;
  }

  /**
   * The full frame for a new viewer. Everyone with the same eyes continues from it. The newcomer does not know the options
   * offered before, so the next options are sent whole, not as a difference to them.
   */
  frame(match: Match, eye: Eye): Frame {
    const frame = frameOf(match, eye);
    this.#shown.set(eye, { channel: this.#channel(eye), showing: new FrameStream(frame) });
    return frame;
  }

  join(eye: Eye, viewer: Viewer): void {
    this.#bus.join(this.#channel(eye), viewer);
  }

  leave(eye: Eye, viewer: Viewer): void {
    this.#bus.leave(this.#channel(eye), viewer);
  }

  /** The last viewer with these eyes has left. */
  forget(eye: Eye): void {
    this.#shown.delete(eye);
  }

  watching(eye: Eye): number {
    return this.#bus.listeners(this.#channel(eye));
  }

  send(eyes: Iterable<Eye>, text: string): void {
    for (const eye of eyes) this.#bus.publish(this.#channel(eye), text);
  }

  /** Build the messages about what just happened: now, while the position is the one they show. */
  framesFor(match: Match, happened: readonly Happening[], clock: (() => ClockFace) | null): Addressed[] {
    for (const { by, news, quiet, count } of happened)
      if (!quiet) this.#remember({ beat: count.beat, by, news, undone: false });
    return this.#frames(match, clock, (eye) => {
      const updates: Update[] = [];
      for (const { by, news, quiet, count } of happened)
        if (!quiet || by === eye)
          updates.push({ beat: count.beat, by, news: newsFor(match.game, news, eye), undone: false });
      return updates;
    });
  }

  /** The table has gone back to an earlier position. */
  framesForReturn(match: Match, by: Seat, clock: (() => ClockFace) | null): Addressed[] {
    const update: Update = { beat: match.count.beat, by, news: [], undone: true };
    this.#remember(update);
    return this.#frames(match, clock, () => [update]);
  }

  #frames(match: Match, clock: (() => ClockFace) | null, updatesFor: (eye: Eye) => Update[]): Addressed[] {
    const frames: Addressed[] = [];
    for (const [eye, { channel, showing }] of this.#shown) {
      const updates = updatesFor(eye);
      if (updates.length === 0) continue;
      const change = showing.changeTo(frameOf(match, eye));
      const message = { say: 'frame', table: this.#table, change, updates, clock: clock?.() };
      frames.push({ channel, text: JSON.stringify(message) });
    }
    return frames;
  }

  deliver(frames: readonly Addressed[]): void {
    for (const { channel, text } of frames) this.#bus.publish(channel, text);
  }

  #remember(past: Update): void {
    this.#past.push(past);
    if (this.#past.length > 2 * REMEMBERED) this.#past = this.#past.slice(-REMEMBERED);
  }

  get past(): readonly Update[] {
    return this.#past.slice(-REMEMBERED);
  }

  /** Restore the past from the table's log. */
  recall(past: readonly Update[]): void {
    this.#past = past.slice(-REMEMBERED);
  }

  /** Everything since that beat, through these eyes; null if that was too long ago. */
  missed(match: Match, since: number, eye: Eye): Update[] | null {
    if (since >= match.count.beat) return [];
    const oldest = this.#past[0];
    if (oldest === undefined || oldest.beat > since + 1) return null;
    return this.#past
      .filter(({ beat }) => beat > since)
      .map(({ beat, by, news, undone }) => ({ beat, by, news: newsFor(match.game, news, eye), undone }));
  }
}
