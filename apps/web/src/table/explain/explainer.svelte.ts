import type { Thing } from '@trollmoot/kernel';

/** How the reader asked. A card asked for by mouse is a tooltip; by key or touch it is a dialog that takes the focus. */
type How = 'mouse' | 'key' | 'touch';

/** What the reader is asking about. */
interface Asked {
  readonly thing: Thing;
  readonly anchor: HTMLElement | SVGElement;
  readonly how: How;
}

// Milliseconds, and pixels that a resting hand may move.
const REST = 350;
const SOON = 600; // after a card closed, the next opens at once
const LEAVE = 150; // time for the pointer to travel into the card
const HOLD = 400;
const BUZZ = 10;
const [STILL, SLIP] = [4, 10];

/** Decides when to explain which thing: hover, long press, or a key on what has focus. */
export class Explainer {
  asked: Asked | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | null = null; // until a card opens
  #leaving: ReturnType<typeof setTimeout> | null = null; // until the card closes
  #closedAt = Number.NEGATIVE_INFINITY;
  #from = { x: 0, y: 0 };
  #over: Element | null = null;
  #isHeld = false; // a long press has opened a card: its click means nothing more
  #pressed: string | null = null; // the thing pressed last, as long as the pointer stays on it: its card would be in the way

  /** Listens to the page; returns the function that stops. */
  watch(): () => void {
    const watching = new AbortController();
    const { signal } = watching;
    const on = <K extends keyof DocumentEventMap>(type: K, hear: (event: DocumentEventMap[K]) => void): void =>
      document.addEventListener(type, hear, { signal, capture: true });
    on('pointerover', (event) => this.#hover(event));
    on('pointermove', (event) => this.#move(event));
    on('pointerdown', (event) => this.#press(event));
    on('pointerup', () => this.#wait(null));
    on('pointercancel', () => this.#wait(null));
    on('click', (event) => {
      this.#swallow(event);
      const asking = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-asks]') : null;
      if (asking !== null && !event.defaultPrevented) this.ask(asking, 'key');
    });
    on('contextmenu', (event) => {
      if (this.#isHeld) event.preventDefault(); // a long press opens no menu of the browser
    });
    return () => {
      watching.abort();
      this.#wait(null);
      this.#stay();
    };
  }

  /** Opens the card of what has focus. False if that has no name. */
  askFocused(): boolean {
    const anchor = anchorOf(document.activeElement);
    if (anchor !== null) this.ask(anchor, 'key');
    return anchor !== null;
  }

  ask(anchor: HTMLElement | SVGElement, how: How): void {
    this.#wait(null);
    this.#stay();
    const thing = thingOf(anchor);
    if (thing !== null) this.asked = { thing, anchor, how };
  }

  /** `andReturn`: gives the focus back to the thing. */
  close(andReturn = false): void {
    this.#wait(null);
    if (andReturn && this.asked !== null && this.asked.how !== 'mouse') this.asked.anchor.focus();
    this.#shut();
  }

  #hover({ target, pointerType, clientX: x, clientY: y }: PointerEvent): void {
    if (pointerType !== 'mouse') return;
    const anchor = anchorOf(target);
    if (nameOf(anchor) !== this.#pressed) this.#pressed = null;
    const isStill = isCard(target) || (anchor !== null && anchor === this.asked?.anchor);
    if (isStill) this.#stay();
    else if (this.asked?.how === 'mouse') this.#leave();
    this.#over = isStill ? null : anchor;
    this.#from = { x, y };
    this.#openSoon();
  }

  /** The pointer must rest. */
  #move({ clientX: x, clientY: y, pointerType }: PointerEvent): void {
    if (this.#timer === null) return;
    const moved = Math.hypot(x - this.#from.x, y - this.#from.y);
    if (pointerType !== 'mouse') {
      if (moved > SLIP) this.#wait(null);
    } else if (moved > STILL) {
      this.#from = { x, y };
      this.#openSoon();
    }
  }

  #openSoon(): void {
    const anchor = anchorOf(this.#over);
    const isDialog = this.asked !== null && this.asked.how !== 'mouse';
    const isSoon = performance.now() - this.#closedAt < SOON;
    const wait = this.asked !== null ? LEAVE : isSoon ? 0 : REST;
    if (anchor === null || isDialog || this.#pressed !== null) this.#wait(null);
    else this.#wait(() => this.ask(anchor, 'mouse'), wait);
  }

  #press({ target, pointerType, clientX: x, clientY: y }: PointerEvent): void {
    this.#isHeld = false;
    if (isCard(target)) return;
    this.close();
    this.#closedAt = Number.NEGATIVE_INFINITY; // a press is a decision: the next card waits for rest again
    const anchor = anchorOf(target);
    if (pointerType === 'mouse') this.#pressed = nameOf(anchor);
    if (pointerType === 'mouse' || anchor === null) return;
    this.#from = { x, y };
    this.#wait(() => {
      this.#isHeld = true;
      navigator.vibrate?.(BUZZ);
      this.ask(anchor, 'touch');
    }, HOLD);
  }

  #swallow(event: Event): void {
    if (!this.#isHeld || isCard(event.target)) return;
    this.#isHeld = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  #shut(): void {
    this.#stay();
    if (this.asked === null) return;
    this.asked = null;
    this.#closedAt = performance.now();
  }
  #leave(): void {
    this.#leaving ??= setTimeout(() => this.#shut(), LEAVE);
  }
  #stay(): void {
    if (this.#leaving !== null) clearTimeout(this.#leaving);
    this.#leaving = null;
  }
  #wait(then: (() => void) | null, milliseconds = 0): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer =
      then === null
        ? null
        : setTimeout(() => {
            this.#timer = null;
            then();
          }, milliseconds);
  }
}

const isCard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.explains') !== null;

const anchorOf = (target: EventTarget | null): HTMLElement | SVGElement | null =>
  target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-thing]') : null;

const nameOf = (anchor: Element | null): string | null => anchor?.getAttribute('data-thing') ?? null;

/** The thing an element shows. */
export function thingOf(element: Element): Thing | null {
  const text = element.getAttribute('data-thing');
  return text === null ? null : (JSON.parse(text) as Thing);
}
