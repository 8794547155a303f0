import type { Difference, Runs } from './difference.ts';
import { type Fields, firstChange, isRecord, isTold, isToldRecord, remember, type Told, ToldList } from './told.ts';

export interface Diff {
  readonly change: Difference | null; // null: nothing changed
  readonly told: Told; // what the other side has once it has applied the change
}

/**
 * From what was told to what is now. A pure function: `told` stays as it is, so a snapshot may be compared with several
 * continuations. To tell one frame after another, carry `told` from each result into the next call.
 */
export const diff = (told: Told, now: unknown): Diff => changed(told, now) ?? { change: null, told };

/** Null if nothing at all changed. If only the order of keys did, the snapshot is new but `change` is null. */
function changed(told: Told | undefined, now: unknown): Diff | null {
  if (Array.isArray(now)) {
    if (told instanceof ToldList)
      return told.entries.length === now.length ? changedEntries(told.entries, now) : resized(told.entries, now);
  } else if (isRecord(now)) {
    if (isToldRecord(told)) return changedRecord(told, now);
  } else if (told === now) return null;
  return { change: [now], told: remember(now) };
}

function changedRecord(fields: readonly Told[], now: Fields): Diff | null {
  let change: { [key: string]: Difference | 0 } | null = null;
  let after: Told[] | null = null;
  let i = 0;
  for (const key in now) {
    const value = now[key];
    if (fields[i] !== key) return reshaped(fields, now);
    const was = fields[i + 1];
    const part = was === value ? null : changed(was, value);
    if (part !== null) {
      if (part.change !== null) (change ??= {})[key] = part.change;
      (after ??= fields.slice())[i + 1] = part.told;
    }
    i += 2;
  }
  if (i !== fields.length) return reshaped(fields, now);
  return after === null ? null : { change, told: after };
}

/** A record whose keys have come, gone or changed places. */
function reshaped(fields: readonly Told[], now: Fields): Diff {
  const change: { [key: string]: Difference | 0 } = {};
  const after: Told[] = [];
  const before = new Map<Told, Told>();
  for (let i = 0; i < fields.length; i += 2) before.set(fields[i]!, fields[i + 1]!);
  for (const key in now) {
    const was = before.get(key);
    const part = changed(was, now[key]);
    if (part !== null && part.change !== null) change[key] = part.change;
    after.push(key, part?.told ?? was ?? null);
    before.delete(key);
  }
  for (const key of before.keys()) change[String(key)] = 0;
  return { change: Object.keys(change).length === 0 ? null : change, told: after };
}

/** A list as long as before: the entries that changed, or the whole if that is most of them. */
function changedEntries(before: readonly Told[], now: readonly unknown[]): Diff | null {
  const entries: (number | Difference)[] = [];
  let after: Told[] | null = null;
  for (let i = firstChange(before, now, 0); i < now.length; i = firstChange(before, now, i + 1)) {
    const { change, told } = diff(before[i]!, now[i]);
    if (change !== null) entries.push(i, change);
    (after ??= before.slice())[i] = told;
  }
  if (after === null) return null;
  const told = new ToldList(after);
  if (entries.length === 0) return { change: null, told };
  return { change: entries.length > now.length ? [now] : { '#': entries }, told };
}

const WORTH_RUNS = 8; // shorter lists are sent whole
const LOOK_AHEAD = 32; // how far ahead to look for an old entry: lists keep their order, so it is near if it is still there

type Run = [number, number] | { '+': unknown[] };

/** A list that grew or shrank: in runs, or whole if less than half of it is old. */
function resized(before: readonly Told[], now: readonly unknown[]): Diff {
  const shorter = Math.min(before.length, now.length);
  let head = 0; // the number of entries that are the same at the start
  while (head < shorter && isTold(before[head], now[head])) head++;
  let tail = 0; // and at the end
  while (tail < shorter - head && isTold(before.at(-1 - tail), now.at(-1 - tail))) tail++;

  const runs: Run[] = [];
  if (head > 0) runs.push([0, head]);
  const after = before.slice(0, head);
  const oldEnd = before.length - tail;
  let kept = head + tail;
  let next = head; // the first old entry that is not used yet
  for (let i = head; i < now.length - tail; i++) {
    const end = Math.min(oldEnd, next + LOOK_AHEAD);
    let old = next;
    while (old < end && !isTold(before[old], now[i])) old++;
    if (old < end) {
      addOld(runs, old);
      after.push(before[old]!);
      kept++;
      next = old + 1;
    } else {
      addNew(runs, now[i]);
      after.push(remember(now[i]));
    }
  }
  if (tail > 0) runs.push([oldEnd, tail]);
  for (let old = oldEnd; old < before.length; old++) after.push(before[old]!);
  const isWorthRuns = now.length > WORTH_RUNS && kept * 2 >= now.length;
  return { change: isWorthRuns ? { '~': runs satisfies Runs } : [now], told: new ToldList(after) };
}

function addOld(runs: Run[], old: number): void {
  const last = runs.at(-1);
  if (Array.isArray(last) && last[0] + last[1] === old) last[1]++;
  else runs.push([old, 1]);
}

function addNew(runs: Run[], entry: unknown): void {
  const last = runs.at(-1);
  if (last !== undefined && '+' in last) last['+'].push(entry);
  else runs.push({ '+': [entry] });
}
