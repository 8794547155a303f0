import type { Messenger } from './messenger.ts';

/**
 * A call is opened by the node that has viewers, to the node that has their tables. Both sides number what they say, so that
 * either notices if anything is lost, and hangs up. Only the caller calls again: under a new id, from the beginning.
 */
export const BEAT = 1000; // milliseconds between signs of life
const SILENCE = 3 * BEAT + 500; // milliseconds after which the other is gone

export interface Frame {
  readonly from: string; // a node
  readonly call: string;
  readonly n: number; // from 1; 0: hang up
  readonly verb: string;
  readonly args: readonly string[];
  readonly text: string;
}

/** `from call n verb args`, a line break, and the text as it is: escaping it once more would cost as much as building it. */
const frameText = (from: string, call: string, n: number, verb: string, text: string): string =>
  `${from} ${call} ${n} ${verb}\n${text}`;

export function frameIn(said: string): Frame {
  const end = said.indexOf('\n');
  const [from = '', call = '', n = '', verb = '', ...args] = said.slice(0, end).split(' ');
  return { from, call, n: Number(n), verb, args, text: said.slice(end + 1) };
}

/** One side of a call. */
export class Side {
  readonly node: string; // the other
  readonly call: string;
  readonly #messenger: Messenger;
  readonly #me: string;
  readonly #subject: string;
  #said = 0;
  #heard = 0;
  #lastHeard = performance.now();

  constructor(messenger: Messenger, me: string, node: string, call: string, to: 'call' | 'answer') {
    this.#messenger = messenger;
    this.#me = me;
    this.node = node;
    this.call = call;
    this.#subject = `node.${node}.${to}`;
  }

  say(verb: string, text = ''): void {
    this.#messenger.publish(this.#subject, frameText(this.#me, this.call, ++this.#said, verb, text));
  }

  hangUp(): void {
    this.#messenger.publish(this.#subject, frameText(this.#me, this.call, 0, 'end', ''));
  }

  /** False: something was lost. */
  takes({ n }: Frame): boolean {
    this.#lastHeard = performance.now();
    return n === ++this.#heard;
  }

  get isSilent(): boolean {
    return performance.now() - this.#lastHeard > SILENCE;
  }
}
