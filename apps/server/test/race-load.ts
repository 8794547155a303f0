import type { Act, News, Seat } from '@trollmoot/kernel';
import type { RaceFace } from '@trollmoot/protocol';
import { PACING, RED_INTERVAL } from '@trollmoot/troll-and-dragon';
import { Guest, type Tab } from './harness.ts';

export interface RaceReport {
  readonly throws: number; // gold throws shown
  readonly rouses: number; // red ones
  readonly wrong: readonly string[]; // what broke the pacing or the order
  readonly delays: readonly number[]; // milliseconds from pressing gold to seeing it
}

/** Tables of four who press as fast as they are let, for so many seconds. */
export async function raceLoad(address: string, tables: number, seconds: number): Promise<RaceReport> {
  const until = Date.now() + 1000 * seconds;
  const races = await Promise.all(Array.from({ length: tables }, () => race(address, until)));
  return {
    throws: races.reduce((sum, { throws }) => sum + throws, 0),
    rouses: races.reduce((sum, { rouses }) => sum + rouses, 0),
    wrong: races.flatMap(({ wrong }) => wrong),
    delays: races.flatMap(({ delays }) => delays),
  };
}

async function race(address: string, until: number): Promise<RaceReport> {
  const guests = await Promise.all(['a', 'b', 'c', 'd'].map((name) => Guest.come(address, name)));
  const chairs = [{ kind: 'me' as const }, ...Array.from({ length: 3 }, () => ({ kind: 'open' as const }))];
  const { id } = await guests[0]!.makes({ game: 'troll-and-dragon', settings: { duel: 'race' }, chairs });
  for (const guest of guests.slice(1)) await guest.post(`/api/tables/${id}/join`);
  await guests[0]!.post(`/api/tables/${id}/start`);
  const tabs = await Promise.all(guests.map((guest) => guest.connects()));
  await Promise.all(tabs.map((tab) => tab.watches(id)));
  const delays: number[] = [];
  await Promise.all(tabs.map((tab, seat) => press(tab, id, seat, until, delays)));
  const news = tabs[0]!.updates.flatMap((update) => update.news);
  for (const tab of tabs) tab.socket.terminate();
  return { ...judged(tabs[0]!, news), delays };
}

/** One player: through the Grotto to the door, then hands on the dice. */
async function press(tab: Tab, id: string, seat: Seat, until: number, delays: number[]): Promise<void> {
  while (Date.now() < until && tab.frame.result === null) {
    const act = wanted(tab.frame.options);
    const face = faceOf(tab);
    const ready = face?.ready[seat] ?? null;
    const isInAir = face?.pressed.some(({ by }) => by === seat) ?? false;
    if (act === undefined || isInAir || (face !== null && ready === null)) {
      await somethingNew(tab);
      continue;
    }
    if (ready !== null && ready > Date.now())
      await new Promise((done) => setTimeout(done, Math.max(0, Math.min(ready - Date.now(), 200))));
    const start = performance.now();
    const seen = tab.updates.length;
    const answer = await tab.acts(id, act);
    if (answer.say !== 'yes') await new Promise((done) => setTimeout(done, 5));
    else if (act.do === 'throw') {
      await tab.until(() => tab.updates.slice(seen).some(({ news }) => news.some((piece) => piece.news === 'threw')));
      delays.push(performance.now() - start);
    } else if (face !== null) await somethingNew(tab);
  }
}

const wanted = (options: readonly Act[]): Act | undefined =>
  ['throw', 'rouse', 'keep', 'roll', 'leave']
    .map((name) => options.find((act) => act.do === name))
    .find((act) => act !== undefined);

function faceOf(tab: Tab): RaceFace | null {
  for (let i = tab.heard.length - 1; i >= 0; i--) {
    const heard = tab.heard[i]!;
    if ('clock' in heard && heard.clock !== undefined) return heard.clock.race;
    if (heard.say === 'frame') return null;
  }
  return null;
}

/** Another message, or a little while. */
async function somethingNew(tab: Tab): Promise<void> {
  const { length } = tab.heard;
  const end = Date.now() + 100;
  await Promise.race([
    tab.until(() => tab.heard.length > length || Date.now() > end),
    new Promise((done) => setTimeout(done, 100)),
  ]);
}

/** Did everything come in its time and order? Times are the server's, as it announced them. */
function judged(tab: Tab, news: readonly News[]): Omit<RaceReport, 'delays'> {
  const wrong: string[] = [];
  const gold = new Set<number>();
  const red = new Set<number>();
  let opens = 0;
  let adventurer: Seat | null = null;
  for (const heard of tab.heard) {
    if (!('clock' in heard) || heard.clock === undefined || heard.clock.race === null) continue;
    const { race } = heard.clock;
    if (race.opens !== opens) {
      check(wrong, gold, PACING.goldInterval, 'gold');
      check(wrong, red, RED_INTERVAL.even - PACING.tick, 'red'); // shown at the end of a tick
      gold.clear();
      red.clear();
      opens = race.opens;
      adventurer = race.ready.findIndex((time) => time !== null);
    }
    for (const { by, shown } of race.pressed) {
      if (shown < opens + PACING.reveal) wrong.push(`shown ${opens - shown} ms before the countdown was over`);
      (by === adventurer ? gold : red).add(shown);
    }
  }
  let isOpen = false;
  for (const piece of news) {
    if (piece.news === 'entered') isOpen = false;
    if (piece.news === 'threw' || piece.news === 'opened') isOpen = true;
    if (piece.news === 'roused' && !isOpen) wrong.push('red was thrown before the dragon side was open');
  }
  const number = (name: string) => news.filter((piece) => piece.news === name).length;
  return { throws: number('threw'), rouses: number('roused'), wrong };
}

function check(wrong: string[], times: ReadonlySet<number>, least: number, what: string): void {
  const sorted = [...times].sort((a, b) => a - b);
  for (let i = 1; i < sorted.length; i++)
    if (sorted[i]! - sorted[i - 1]! < least) wrong.push(`${what} after ${sorted[i]! - sorted[i - 1]!} ms`);
}
