import type { Act, News, RaceFace, Seat } from '@trollmoot/kernel';
import type { Update } from '@trollmoot/protocol';
import { PACING, RED_INTERVAL } from '@trollmoot/troll-and-dragon';
import { Guest, type Tab } from './harness.ts';

export interface RaceReport {
  readonly throws: number; // gold throws shown
  readonly rouses: number; // red ones
  readonly wrong: readonly string[]; // what broke the pacing or the order
  readonly delays: readonly number[]; // milliseconds from pressing gold to seeing it
}

/** Throws shown so far, at all tables. */
export type Thrown = Pick<RaceReport, 'throws' | 'rouses'>;

/** Tables of four players who press as fast as the pacing allows, until `isEnough`. */
export async function raceLoad(
  address: string,
  tables: number,
  isEnough: (thrown: () => Thrown) => boolean, // counting slows the players down, so only on demand
): Promise<RaceReport> {
  const watchers: Tab[] = []; // one at each table
  const isOver = (): boolean => isEnough(() => thrownIn(watchers.flatMap(newsOf)));
  const races = await Promise.all(Array.from({ length: tables }, () => race(address, watchers, isOver)));
  return {
    throws: races.reduce((sum, { throws }) => sum + throws, 0),
    rouses: races.reduce((sum, { rouses }) => sum + rouses, 0),
    wrong: races.flatMap(({ wrong }) => wrong),
    delays: races.flatMap(({ delays }) => delays),
  };
}

async function race(address: string, watchers: Tab[], isOver: () => boolean): Promise<RaceReport> {
  const guests = await Promise.all(['a', 'b', 'c', 'd'].map((name) => Guest.come(address, name)));
  const chairs = [{ kind: 'me' as const }, ...Array.from({ length: 3 }, () => ({ kind: 'open' as const }))];
  const { id } = await guests[0]!.makes({ game: 'troll-and-dragon', settings: { duel: 'race' }, chairs });
  for (const guest of guests.slice(1)) await guest.post(`/api/tables/${id}/join`);
  await guests[0]!.post(`/api/tables/${id}/start`);
  const tabs = await Promise.all(guests.map((guest) => guest.connects()));
  await Promise.all(tabs.map((tab) => tab.watches(id)));
  watchers.push(tabs[0]!);
  const delays: number[] = [];
  await Promise.all(tabs.map((tab, seat) => press(tab, id, seat, isOver, delays)));
  for (const tab of tabs) tab.socket.terminate();
  const news = newsOf(tabs[0]!);
  return { ...thrownIn(news), wrong: judged(tabs[0]!, news), delays };
}

const newsOf = (tab: Tab): News[] => tab.updates.flatMap(({ news }) => news);

function thrownIn(news: readonly News[]): Thrown {
  const number = (name: string): number => news.filter((piece) => piece.news === name).length;
  return { throws: number('threw'), rouses: number('roused') };
}

/** One player: through the Grotto to the door, then pressing. */
async function press(tab: Tab, id: string, seat: Seat, isOver: () => boolean, delays: number[]): Promise<void> {
  while (!isOver() && tab.frame.result === null) {
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
      if (await isShown(tab, seat, seen)) delays.push(performance.now() - start);
    } else if (face !== null) await somethingNew(tab);
  }
}

/** Wait until this seat's throw is shown. False: it is void, because the dragon woke before that. */
async function isShown(tab: Tab, seat: Seat, seen: number): Promise<boolean> {
  const isThrow = ({ by, news }: Update): boolean => by === seat && news.some((piece) => piece.news === 'threw');
  const isHere = (): boolean => tab.updates.slice(seen).some(isThrow);
  await tab.until(() => isHere() || tab.frame.step?.step !== 'race');
  return isHere();
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

/** What came too early or out of order. Times are the server's, as last announced for each throw. */
function judged(tab: Tab, news: readonly News[]): string[] {
  const wrong: string[] = [];
  let race: RaceFace | null = null; // as shown last
  let shown: { readonly gold: number[]; readonly red: number[] } = { gold: [], red: [] }; // in this race
  const checkShown = (): void => {
    check(wrong, shown.gold, PACING.goldInterval, 'gold');
    check(wrong, shown.red, RED_INTERVAL.even - PACING.tick, 'red'); // shown at the end of a tick
  };
  for (const heard of tab.heard) {
    if (heard.say === 'frame' && race !== null)
      for (const { by, news } of heard.updates) {
        const time: number | undefined = race.pressed.find((pressed) => pressed.by === by)?.shown;
        if (time === undefined) continue; // no clock showed it in the air
        if (news.some((piece) => piece.news === 'threw')) shown.gold.push(time);
        if (news.some((piece) => piece.news === 'roused')) shown.red.push(time);
      }
    if (!('clock' in heard) || heard.clock === undefined || heard.clock.race === null) continue;
    if (heard.clock.race.opens !== race?.opens) {
      checkShown();
      shown = { gold: [], red: [] };
    }
    race = heard.clock.race;
    const earliest = race.opens + PACING.reveal;
    for (const { shown: time } of race.pressed)
      if (time < earliest) wrong.push(`shown ${earliest - time} ms before the countdown was over`);
  }
  checkShown();
  let isOpen = false;
  for (const piece of news) {
    if (piece.news === 'entered') isOpen = false;
    if (piece.news === 'threw' || piece.news === 'opened') isOpen = true;
    if (piece.news === 'roused' && !isOpen) wrong.push('red was thrown before the dragon side was open');
  }
  return wrong;
}

function check(wrong: string[], times: readonly number[], least: number, what: string): void {
  for (let i = 1; i < times.length; i++)
    if (times[i]! - times[i - 1]! < least) wrong.push(`${what} after ${times[i]! - times[i - 1]!} ms`);
}
