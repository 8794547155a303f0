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

const REMEMBERED = 64; // beats whose news a viewer who was away can still be told; who was away longer asks for the recording

/** A text for everybody who looks through one pair of eyes. */
interface Composed {
  readonly channel: string;
  readonly text: string;
}

/** What those have before them who look through one pair of eyes. The channel is named once: that counts. */
interface Look {
  readonly channel: string;
  readonly showing: FrameStream;
}

/** Those who look at one table: what they have before them, and what they are told. */
export class Audience {
  readonly #table: string;
  readonly #bus: Bus;
  readonly #looks = new Map<Eye, Look>(); // only for eyes through which somebody looks
  #past: Update[] = []; // with all the news there was

  constructor(table: string, bus: Bus) {
    this.#table = table;
    this.#bus = bus;
  }

  channel(eye: Eye): string {
    return `${this.#table}/${eye ?? 'spectator'}`;
  }

  /**
   * The frame a newcomer is given, and from which everybody with the same eyes goes on. The newcomer does not know what
   * was offered before, so nothing is told by it: the next options are told whole.
   */
  frame(match: Match, eye: Eye): Frame {
    const frame = frameOf(match, eye);
    this.#looks.set(eye, { channel: this.channel(eye), showing: new FrameStream(frame) });
    return frame;
  }

  join(eye: Eye, viewer: Viewer): void {
    this.#bus.join(this.channel(eye), viewer);
  }

  leave(eye: Eye, viewer: Viewer): void {
    this.#bus.leave(this.channel(eye), viewer);
  }

  /** Nobody looks through these eyes any more. */
  forget(eye: Eye): void {
    this.#looks.delete(eye);
  }

  watching(eye: Eye): number {
    return this.#bus.audience(this.channel(eye));
  }

  /** Say the same to all, or to some. */
  tell(eyes: Iterable<Eye>, text: string): void {
    for (const eye of eyes) this.#bus.publish(this.channel(eye), text);
  }

  /** Put into words, for each pair of eyes, what just happened: now, while the position is what they are to see. */
  compose(match: Match, happened: readonly Happening[], clock: (() => ClockFace) | null): Composed[] {
    for (const { by, news, quiet, count } of happened)
      if (!quiet) this.#remember({ beat: count.beat, by, news, undone: false });
    return this.#composed(match, clock, (eye) => {
      const updates: Update[] = [];
      for (const { by, news, quiet, count } of happened)
        if (!quiet || by === eye)
          updates.push({ beat: count.beat, by, news: newsFor(match.game, news, eye), undone: false });
      return updates;
    });
  }

  /** The table has gone back to an earlier position. */
  composeReturn(match: Match, by: Seat, clock: (() => ClockFace) | null): Composed[] {
    const update: Update = { beat: match.count.beat, by, news: [], undone: true };
    this.#remember(update);
    return this.#composed(match, clock, () => [update]);
  }

  #composed(match: Match, clock: (() => ClockFace) | null, updatesFor: (eye: Eye) => Update[]): Composed[] {
    const composed: Composed[] = [];
    for (const [eye, { channel, showing }] of this.#looks) {
      const updates = updatesFor(eye);
      if (updates.length === 0) continue;
      const change = showing.changeTo(frameOf(match, eye));
      const message = { say: 'frame', table: this.#table, change, updates, clock: clock?.() };
      composed.push({ channel, text: JSON.stringify(message) });
    }
    return composed;
  }

  deliver(composed: readonly Composed[]): void {
    for (const { channel, text } of composed) this.#bus.publish(channel, text);
  }

  #remember(past: Update): void {
    this.#past.push(past);
    if (this.#past.length > 2 * REMEMBERED) this.#past = this.#past.slice(-REMEMBERED);
  }

  get past(): readonly Update[] {
    return this.#past.slice(-REMEMBERED);
  }

  /** As the table's log tells it. */
  recall(past: readonly Update[]): void {
    this.#past = past.slice(-REMEMBERED);
  }

  /** Everything since that beat through these eyes; null if it was too long ago to tell. */
  missed(match: Match, since: number, eye: Eye): Update[] | null {
    if (since >= match.count.beat) return [];
    const oldest = this.#past[0];
    if (oldest === undefined || oldest.beat > since + 1) return null;
    return this.#past
      .filter(({ beat }) => beat > since)
      .map(({ beat, by, news, undone }) => ({ beat, by, news: newsFor(match.game, news, eye), undone }));
  }
}
