import type { Point } from './plan.ts';

/** What a gesture does to the map. Points are in pixels of the window. */
interface Hand {
  pan(dx: number, dy: number): void;
  zoom(by: number, at: Point): void;
  rest(): void; // the gesture is over
  fit(): void;
}

const SLACK = 7; // pixels a finger may move in a tap
const STEP = 90; // pixels per arrow key

/** Dragging, pinching, wheel and keys. A drag never ends in a tap. Attach it to the window on the map. */
export function gestures(hand: Hand): (pane: HTMLElement) => () => void {
  return (pane) => {
    const down = new Map<number, Point>();
    let isDragging = false;
    let wheelRests: ReturnType<typeof setTimeout> | null = null;
    const at = (event: { clientX: number; clientY: number }): Point => {
      const { left, top } = pane.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const isTool = (event: Event) => (event.target as Element).closest('button, .tool') !== null;

    const press = (event: PointerEvent): void => {
      if (isTool(event) || (event.pointerType === 'mouse' && event.button !== 0)) return;
      down.set(event.pointerId, at(event));
      isDragging = down.size > 1;
    };
    const move = (event: PointerEvent): void => {
      const before = down.get(event.pointerId);
      if (before === undefined) return;
      const now = at(event);
      if (!isDragging && Math.hypot(now.x - before.x, now.y - before.y) < SLACK) return;
      if (!isDragging) {
        isDragging = true;
        for (const id of down.keys()) pane.setPointerCapture(id);
      }
      if (down.size === 1) hand.pan(now.x - before.x, now.y - before.y);
      else pinch(event.pointerId, before, now);
      down.set(event.pointerId, now);
    };
    const pinch = (id: number, before: Point, now: Point): void => {
      const other = [...down].find(([other]) => other !== id)![1];
      const far = (a: Point): number => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y));
      hand.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      hand.zoom(far(now) / far(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    };
    const lift = (event: PointerEvent): void => {
      if (!down.delete(event.pointerId) || down.size > 0 || !isDragging) return;
      hand.rest();
      setTimeout(() => (isDragging = false)); // after the click that ends the drag
    };
    /** Swallows the click at the end of a drag. */
    const click = (event: MouseEvent): void => {
      if (!isDragging) return;
      event.stopPropagation();
      event.preventDefault();
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      hand.zoom(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), at(event));
      if (wheelRests !== null) clearTimeout(wheelRests);
      wheelRests = setTimeout(() => hand.rest(), 160);
    };
    const middle = (): Point => ({ x: pane.clientWidth / 2, y: pane.clientHeight / 2 });
    const KEYS: { readonly [key: string]: () => void } = {
      ArrowLeft: () => hand.pan(STEP, 0),
      ArrowRight: () => hand.pan(-STEP, 0),
      ArrowUp: () => hand.pan(0, STEP),
      ArrowDown: () => hand.pan(0, -STEP),
      '+': () => hand.zoom(1.25, middle()),
      '=': () => hand.zoom(1.25, middle()),
      '-': () => hand.zoom(0.8, middle()),
      '0': () => hand.fit(),
    };
    const key = (event: KeyboardEvent): void => {
      const does = KEYS[event.key];
      if (does === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      does();
      if (event.key !== '0') hand.rest();
    };

    pane.tabIndex = 0; // so that it can have focus and receive keys
    pane.addEventListener('pointerdown', press);
    pane.addEventListener('pointermove', move);
    pane.addEventListener('pointerup', lift);
    pane.addEventListener('pointercancel', lift);
    pane.addEventListener('click', click, true);
    pane.addEventListener('wheel', wheel, { passive: false });
    pane.addEventListener('keydown', key);
    return () => {
      pane.removeEventListener('pointerdown', press);
      pane.removeEventListener('pointermove', move);
      pane.removeEventListener('pointerup', lift);
      pane.removeEventListener('pointercancel', lift);
      pane.removeEventListener('click', click, true);
      pane.removeEventListener('wheel', wheel);
      pane.removeEventListener('keydown', key);
    };
  };
}
