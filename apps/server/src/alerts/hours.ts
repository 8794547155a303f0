import type { AlertPace, AlertPrefs } from '@trollmoot/protocol';

const MINUTE = 60_000; // milliseconds
const DAY = 1440; // minutes
const GLANCE = 0.5; // minutes: pages say twice as often that someone looks at them

/** The time of day in this zone, in minutes since midnight. */
function timeOfDay(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).formatToParts(
    at,
  );
  const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return (read('hour') % 24) * 60 + read('minute');
}

const floorMinute = (at: number): number => Math.floor(at / MINUTE) * MINUTE;

function isQuiet(at: number, { quiet, zone }: AlertPrefs): boolean {
  if (quiet === null || quiet.from === quiet.to) return false;
  const now = timeOfDay(at, zone);
  return quiet.from < quiet.to ? quiet.from <= now && now < quiet.to : now >= quiet.from || now < quiet.to;
}

/** This moment, or the end of the quiet hours it is in. */
function afterQuiet(at: number, prefs: AlertPrefs): number {
  return prefs.quiet !== null && isQuiet(at, prefs) ? nextTime(at, prefs.quiet.to, prefs.zone) : at;
}

/** The next moment at which it is this time of day. */
function nextTime(at: number, minutes: number, zone: string): number {
  const left = (minutes - timeOfDay(at, zone) + DAY) % DAY || DAY;
  const then = floorMinute(at) + left * MINUTE;
  const off = minutes - timeOfDay(then, zone); // not 0 if the clocks have changed
  return then + (((off + DAY * 1.5) % DAY) - DAY / 2) * MINUTE;
}

/** When something that happens now is to be told at a place of this pace. */
export function dueAt(now: number, lastSeen: number, pace: AlertPace, prefs: AlertPrefs): number {
  const { dailyAt, zone } = prefs;
  return pace === 'daily' ? afterQuiet(nextTime(now, dailyAt, zone), prefs) : notBefore(now, lastSeen, pace, prefs);
}

/** The player may have come back since, or have other quiet hours now: when it may be told at the earliest. */
export function notBefore(now: number, lastSeen: number, pace: AlertPace, prefs: AlertPrefs): number {
  const away = pace === 'daily' ? now : lastSeen + Math.max(pace, GLANCE) * MINUTE;
  return afterQuiet(Math.max(now, away), prefs);
}
