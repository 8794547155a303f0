import type { Box } from './explain/place.ts';

/** A short message to the reader: why not, what was done, or a problem with the connection. */
interface Note {
  readonly kind: 'why' | 'told' | 'trouble';
  readonly text: string;
  readonly clause: string | null;
}

/** Where the reader pressed last. */
interface Pressed {
  readonly box: Box;
  readonly element: Element | null; // the thing that was pressed, if it has a name
}

/** One note at a time, beside what the reader touched last. */
export class Notes {
  note: (Note & Pressed) | null = $state.raw(null);
  #pressed: Pressed = { box: around(innerWidth / 2, innerHeight / 2), element: null };

  /** Called for every press on the page, by pointer or key. */
  rememberPress(target: EventTarget | null, x: number, y: number): void {
    const element = target instanceof Element ? target.closest('[data-thing]') : null;
    const box = element?.getBoundingClientRect() ?? around(x, y);
    const isLarge = box.right - box.left > innerWidth / 2;
    this.#pressed = { box: isLarge ? around(x, y) : box, element };
  }

  say(note: Note): void {
    this.note = { ...note, ...this.#pressed };
  }

  clear(): void {
    this.note = null;
  }
}

const around = (x: number, y: number): Box => ({ left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 });
