/**
 * What nodes and bot workers say to each other. A subject is a text with dots, such as `table.k3f9.wish`; what is said is a
 * text. Messages from one sender on one subject arrive in order, at most once, and only while both are connected: whatever
 * must not be lost is in the store before it is said.
 */
export interface Messenger {
  publish(subject: string, text: string): void;
  /** Hear a subject; `*` stands for one part of it. With a queue, each message goes to one of the queue's members. Returns a function that stops it. */
  subscribe(subject: string, heard: (said: Said) => void, queue?: string): () => void;
  /** Ask whoever hears the subject. Rejects with `NoAnswer` if no one does, or not in time. */
  request(subject: string, text: string, milliseconds: number): Promise<string>;
  readonly isConnected: boolean;
  close(): Promise<void>;
}

export interface Said {
  readonly subject: string;
  readonly text: string;
  /** Null: the sender does not wait for an answer. */
  readonly answer: ((text: string) => void) | null;
}

export class NoAnswer extends Error {}
