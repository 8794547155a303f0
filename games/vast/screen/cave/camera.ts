import type { Box, Point } from './plan.ts';

/** The camera: a map point is multiplied by `scale` and moved by x and y to get window pixels. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
interface Pane {
  readonly width: number;
  readonly height: number;
}

const CLOSEST = 2.2;
const FARTHEST = 0.12;
const NATURAL = 1.15; // the largest scale for a small cave

export const onScreen = ({ x, y, scale }: Camera, at: Point): Point => ({ x: at.x * scale + x, y: at.y * scale + y });
export const inCave = ({ x, y, scale }: Camera, at: Point): Point => ({ x: (at.x - x) / scale, y: (at.y - y) / scale });

/** The part of the cave that is in the window. */
export function seenThrough(camera: Camera, { width, height }: Pane): Box {
  const { x, y } = inCave(camera, { x: 0, y: 0 });
  return { x, y, w: width / camera.scale, h: height / camera.scale };
}

const lookAt = (at: Point, scale: number, { width, height }: Pane): Camera => ({
  x: width / 2 - at.x * scale,
  y: height / 2 - at.y * scale,
  scale,
});

/** Shows all of it, as large as possible. */
export function fitted({ x, y, w, h }: Box, pane: Pane): Camera {
  const scale = Math.max(FARTHEST, Math.min(NATURAL, pane.width / w, pane.height / h));
  return lookAt({ x: x + w / 2, y: y + h / 2 }, scale, pane);
}

/** Shows all of it if that is readable, otherwise as much as is readable around the focus. */
export function framed(bounds: Box, focus: Point | null, least: number, pane: Pane): Camera {
  const all = fitted(bounds, pane);
  if (all.scale >= least || focus === null) return all;
  return held(lookAt(focus, least, pane), bounds, pane);
}

/** Stops at the edge: no empty dark while there is cave to show on the other side. */
function held(camera: Camera, { x, y, w, h }: Box, { width, height }: Pane): Camera {
  const along = (at: number, from: number, size: number, room: number): number => {
    const [first, last] = [-from * camera.scale, room - (from + size) * camera.scale];
    return size * camera.scale <= room ? (first + last) / 2 : Math.min(first, Math.max(last, at));
  };
  return { x: along(camera.x, x, w, width), y: along(camera.y, y, h, height), scale: camera.scale };
}

/** Zooms around this point of the window. */
export function zoomed(camera: Camera, by: number, at: Point, fitScale: number): Camera {
  const scale = Math.min(CLOSEST, Math.max(Math.min(fitScale, 0.5) * 0.7, camera.scale * by));
  const still = inCave(camera, at);
  return { x: at.x - still.x * scale, y: at.y - still.y * scale, scale };
}

export const panned = ({ x, y, scale }: Camera, dx: number, dy: number): Camera => ({ x: x + dx, y: y + dy, scale });

/** Keeps some of the cave in the window, no matter how far it is dragged. */
export function kept(camera: Camera, { x, y, w, h }: Box, { width, height }: Pane): Camera {
  const { scale } = camera;
  const along = (at: number, from: number, size: number, room: number): number =>
    Math.min(room * 0.7 - from * scale, Math.max(room * 0.3 - (from + size) * scale, at));
  return { x: along(camera.x, x, w, width), y: along(camera.y, y, h, height), scale };
}

/** Is this point well inside the window? */
export function isSeen(camera: Camera, at: Point, { width, height }: Pane, margin: number): boolean {
  const { x, y } = onScreen(camera, at);
  return x >= margin && y >= margin && x <= width - margin && y <= height - margin;
}

/** Moved just enough to bring this point well inside the window. */
export function bringIn(camera: Camera, at: Point, { width, height }: Pane, margin: number): Camera {
  const { x, y } = onScreen(camera, at);
  const nudge = (v: number, room: number): number => {
    const m = Math.min(margin, room / 2);
    return v < m ? m - v : v > room - m ? room - m - v : 0;
  };
  return panned(camera, nudge(x, width), nudge(y, height));
}
