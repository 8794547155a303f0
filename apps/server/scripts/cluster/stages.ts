import { Part, type Program } from './part.ts';

/** Why the house could not be started, for the operator. */
export class CannotStart extends Error {}

const NEVER = new Promise<never>(() => {}); // the signal that stops the house ends this process

/** The programs of a house, in the order in which they start. They stop in the opposite one. */
export class Stages {
  readonly #say: (line: string) => void;
  readonly #stages: Part[][] = [];
  #stopped: Promise<void> | null = null;

  constructor(say: (line: string) => void) {
    this.#say = say;
  }

  /** Rejects with `CannotStart`. */
  async start(...programs: readonly Program[]): Promise<Part[]> {
    if (this.#stopped !== null) return NEVER;
    const stage = programs.map((program) => new Part(program, this.#say));
    this.#stages.push(stage);
    await Promise.all(
      stage.map((part) =>
        part.start().catch((error: Error) => {
          if (this.#stopped !== null) return NEVER;
          const said = part.lastWords === '' ? '' : `: ${part.lastWords}`;
          throw new CannotStart(`${part.name} cannot be started: ${error.message}${said}`);
        }),
      ),
    );
    return stage;
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop(): Promise<void> {
    for (const stage of this.#stages.toReversed()) await Promise.all(stage.map((part) => part.stop()));
  }
}
