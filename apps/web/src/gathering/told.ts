import type { Chair, TableCard } from '@trollmoot/protocol';
import type { GatheringWords } from './words/en.ts';

type Person = Extract<Chair, { kind: 'person' }>;
const peopleAt = ({ chairs }: TableCard): Person[] => chairs.filter((chair) => chair.kind === 'person');
const freeAt = ({ chairs }: TableCard): number =>
  chairs.filter(({ kind }) => kind === 'open' || kind === 'invited').length;

/** What has happened at a gathering table between two cards, in sentences for this reader. Their own doings go without saying. */
export function toldBetween(before: TableCard, after: TableCard, user: string, t: GatheringWords['told']): string[] {
  const [then, now] = [peopleAt(before), peopleAt(after)];
  const was = (person: Person) => then.find((one) => one.user === person.user);
  const isHere = (person: Person) => now.some((one) => one.user === person.user);
  const others = now.filter((person) => person.user !== user);
  const taken = after.chairs.length - freeAt(after);
  const sentences = others
    .filter((person) => was(person) === undefined)
    .map(({ name }) => t.satDown(name, taken, after.chairs.length));
  for (const person of then)
    if (!isHere(person)) sentences.push(person.user === user ? t.removed : t.left(person.name));
  if (before.host !== after.host) {
    const host = now.find((person) => person.user === after.host);
    if (after.host === user) sentences.push(t.youAreHost);
    else if (host !== undefined) sentences.push(t.isHost(host.name));
  }
  if (rulesOf(before) !== rulesOf(after))
    sentences.push(now.some((one) => one.user === user) && after.host !== user ? t.rules : t.rulesChanged);
  else
    for (const person of others) {
      const [did, does] = [was(person)?.gathering?.isReady, person.gathering?.isReady];
      if (did === false && does === true) sentences.push(t.ready(person.name));
      if (did === true && does === false) sentences.push(t.notReady(person.name));
    }
  const isNew = (list: readonly string[], name: string) => !list.includes(name);
  for (const name of after.company.spectators)
    if (isNew(before.company.spectators, name) && !then.some((one) => one.name === name))
      sentences.push(t.watches(name));
  for (const { user: waiter, name } of after.company.waiting)
    if (waiter !== user && !before.company.waiting.some((one) => one.user === waiter)) sentences.push(t.waits(name));
  const hadRoom = freeAt(before) > 0;
  if (!hadRoom && freeAt(after) > 0 && !now.some((one) => one.user === user)) sentences.push(t.seatFree);
  return sentences;
}

/** What everyone has agreed to, as text. */
export const rulesOf = ({ settings, pace, patience }: TableCard): string => JSON.stringify([settings, pace, patience]);
