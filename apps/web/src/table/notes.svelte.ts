/** A short message to the reader: why not, a hint, or a problem with the connection. */
interface Note {
  readonly kind: 'why' | 'hint' | 'trouble';
  readonly text: string;
  readonly clause: string | null;
}

/** One note at a time, near where the reader last touched. */
export class Notes {
  note: (Note & { readonly x: number; readonly y: number }) | null = $state.raw(null);
  #where = { x: innerWidth / 2, y: innerHeight / 2 };

  /** Called for every press on the page. */
  rememberTouch(x: number, y: number): void {
    this.#where = { x, y };
  }

  say(note: Note): void {
    this.note = { ...note, ...this.#where };
  }

  clear(): void {
    this.note = null;
  }
}
