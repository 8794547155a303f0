/**
 * Plain data in one flat array: a record is its shape followed by its values, a list is its shape followed by its
 * entries. Newer data of the same kind is compared with it in one pass from left to right. A server holds a layout for
 * every viewer of every table, and a tree of small objects in its place made a move cost more than twice as much at a
 * hundred tables, because most of them had left the processor's cache.
 */
export type Layout = Cell[];
export type Cell = Atom | Shape;
type Atom = string | number | boolean | null;

/** How a record or a list starts. */
export class Shape {
  readonly keys: readonly string[] | null; // null: a list
  readonly size: number; // how many fields or entries follow

  constructor(keys: readonly string[] | null, size: number) {
    this.keys = keys;
    this.size = size;
  }
}

const SHAPES = 1000; // a game has a few dozen
const shapes = new Map<string, Shape>();

/** Records with the same keys share a shape, only to save memory: shapes are never compared. */
export function shapeOf(keys: readonly string[]): Shape {
  const name = JSON.stringify(keys);
  const known = shapes.get(name);
  if (known !== undefined) return known;
  if (shapes.size === SHAPES) shapes.clear();
  const shape = new Shape(keys, keys.length);
  shapes.set(name, shape);
  return shape;
}

export type Fields = { readonly [key: string]: unknown };

export const isRecord = (data: unknown): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** Add data at the end of a layout. */
export function append(layout: Layout, data: unknown): void {
  if (Array.isArray(data)) {
    layout.push(new Shape(null, data.length));
    for (const entry of data) append(layout, entry);
  } else if (isRecord(data)) {
    const keys = Object.keys(data);
    layout.push(shapeOf(keys));
    for (const key of keys) append(layout, data[key]);
  } else layout.push(atomOf(data));
}

export const atomOf = (data: unknown): Atom =>
  typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean' ? data : null;

/** Kind by kind, because V8 compares slowly in a place where `===` has met several kinds. */
export function sameAtom(cell: unknown, value: unknown): boolean {
  if (typeof value === 'number') return typeof cell === 'number' && cell === value;
  if (typeof value === 'string') return typeof cell === 'string' && cell === value;
  if (typeof value === 'boolean') return typeof cell === 'boolean' && cell === value;
  return value === null && cell === null;
}

/** Where the value that starts here ends. */
export function endOf(layout: Layout, start: number): number {
  let end = start;
  for (let missing = 1; missing > 0; missing--) {
    const cell = layout[end++];
    if (cell instanceof Shape) missing += cell.size;
  }
  return end;
}

/** Where each part of the record or list that starts here starts, and where the last one ends. */
export function boundsOf(layout: Layout, start: number, size: number): number[] {
  const bounds = [start + 1];
  for (let i = 0; i < size; i++) bounds.push(endOf(layout, bounds[i]!));
  return bounds;
}

/** If the layout holds exactly this data from here on: where it ends. Otherwise -1. */
export function match(layout: Layout, start: number, data: unknown): number {
  const cell = layout[start];
  if (typeof data !== 'object' || data === null) return sameAtom(cell, data) ? start + 1 : -1;
  if (!(cell instanceof Shape)) return -1;
  if (Array.isArray(data))
    return cell.keys === null && cell.size === data.length ? matchEntries(layout, start + 1, data) : -1;
  return cell.keys !== null && isRecord(data) ? matchFields(layout, start + 1, cell.keys, data) : -1;
}

function matchEntries(layout: Layout, start: number, list: readonly unknown[]): number {
  let at = start;
  for (let i = 0; i < list.length && at >= 0; i++) at = match(layout, at, list[i]);
  return at;
}

function matchFields(layout: Layout, start: number, keys: readonly string[], record: Fields): number {
  let at = start;
  let i = 0;
  for (const key in record) {
    const value = record[key];
    if (keys[i++] !== key) return -1;
    if (sameAtom(layout[at], value)) at++;
    else if (typeof value !== 'object' || value === null) return -1;
    else {
      at = match(layout, at, value);
      if (at < 0) return -1;
    }
  }
  return i === keys.length ? at : -1;
}
