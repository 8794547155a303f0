import { afterEach, describe, expect, test } from 'vitest';
import { NatsMessenger } from '../src/adapters/nats-messenger.ts';
import { type Messenger, NoAnswer } from '../src/cluster/messenger.ts';
import { CutProxy } from './cut-proxy.ts';
import { MemoryBus } from './memory-bus.ts';
import { natsUrl } from './nats.ts';

interface Line {
  readonly messenger: Messenger;
  cut(): void;
  mend(): void;
}
const cleanUps: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const clean of cleanUps.splice(0).reverse()) await clean();
});

let bus = new MemoryBus();
const memory = async (): Promise<Line> => {
  const messenger = bus.messenger();
  return { messenger, cut: () => messenger.cut(), mend: () => messenger.mend() };
};
const nats = async (): Promise<Line> => {
  const proxy = await CutProxy.before(url!);
  const messenger = await NatsMessenger.connect(proxy.url);
  cleanUps.push(
    () => proxy.close(),
    () => messenger.close(),
  );
  return { messenger, cut: () => proxy.cut(), mend: () => proxy.mend() };
};

const url = await natsUrl();
const BUSES = [['in memory', memory] as const, ...(url === null ? [] : [['by NATS', nats] as const])];

let subjects = 0;
/** The server is the same for all tests, so each has subjects of its own. */
const fresh = (): string => `test.${process.pid}-${Date.now()}-${subjects++}`;

/** What this messenger has subscribed to is known to the bus: a question to itself comes after it. */
async function settled(messenger: Messenger): Promise<void> {
  const subject = fresh();
  const stop = messenger.subscribe(subject, ({ answer }) => answer?.('here'));
  await until(async () => (await messenger.request(subject, '', 1000).catch(() => null)) === 'here');
  stop();
}
async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await new Promise((done) => setTimeout(done, 10));
}

describe.each(BUSES)('Messages %s', (_name, line) => {
  const two = async (): Promise<[Line, Line]> => {
    bus = new MemoryBus();
    return [await line(), await line()];
  };

  test('arrive in order at everyone who hears the subject, and at no one else', async () => {
    const [a, b] = await two();
    const subject = fresh();
    const heard: string[][] = [[], [], []];
    a.messenger.subscribe(subject, ({ text }) => heard[0]!.push(text));
    b.messenger.subscribe(subject, ({ text, answer }) => heard[1]!.push(`${text}${answer === null ? '' : '?'}`));
    b.messenger.subscribe(`${subject}x`, ({ text }) => heard[2]!.push(text));
    await settled(b.messenger);
    await settled(a.messenger);
    for (let n = 0; n < 200; n++) a.messenger.publish(subject, `${n} ü`);
    await until(() => heard[0]!.length >= 200 && heard[1]!.length >= 200);
    const said = Array.from({ length: 200 }, (_, n) => `${n} ü`);
    expect(heard).toEqual([said, said, []]);
  });

  test('a star stands for one part of a subject', async () => {
    const [a, b] = await two();
    const subject = fresh();
    const heard: string[] = [];
    b.messenger.subscribe(`${subject}.*.wish`, ({ subject }) => heard.push(subject));
    await settled(b.messenger);
    for (const rest of ['wish', 'x.y.wish', 'k3.frame', 'k3.wish']) a.messenger.publish(`${subject}.${rest}`, '');
    await until(() => heard.length > 0);
    await settled(b.messenger);
    expect(heard).toEqual([`${subject}.k3.wish`]);
  });

  test('each goes to one member of a queue', async () => {
    const [a, b] = await two();
    const subject = fresh();
    const heard: string[] = [];
    for (const { messenger } of [a, b]) messenger.subscribe(subject, ({ text }) => heard.push(text), 'workers');
    await settled(a.messenger);
    await settled(b.messenger);
    const said = Array.from({ length: 50 }, (_, n) => `${n}`);
    for (const text of said) a.messenger.publish(subject, text);
    await until(() => heard.length >= said.length);
    await settled(a.messenger);
    await settled(b.messenger);
    expect(heard.toSorted((x, y) => Number(x) - Number(y))).toEqual(said);
  });

  test('a question is answered; one that no one hears, or answers in time, is not', async () => {
    const [a, b] = await two();
    const subject = fresh();
    b.messenger.subscribe(subject, ({ text, answer }) => answer?.(`${text}, yes`));
    b.messenger.subscribe(`${subject}.mute`, () => {});
    await settled(b.messenger);
    expect(await a.messenger.request(subject, 'well', 60_000)).toBe('well, yes');
    await expect(a.messenger.request(`${subject}.other`, '', 3_600_000)).rejects.toBeInstanceOf(NoAnswer); // at once
    await expect(a.messenger.request(`${subject}.mute`, '', 5)).rejects.toBeInstanceOf(NoAnswer);
  });

  test('who has stopped hears no more', async () => {
    const [a] = await two();
    const subject = fresh();
    const stop = a.messenger.subscribe(subject, ({ answer }) => answer?.('here'));
    await settled(a.messenger);
    expect(await a.messenger.request(subject, '', 60_000)).toBe('here');
    stop();
    await settled(a.messenger);
    await expect(a.messenger.request(subject, '', 3_600_000)).rejects.toBeInstanceOf(NoAnswer);
  });

  test('a hearer that throws costs only that message', async () => {
    const [a, b] = await two();
    const subject = fresh();
    b.messenger.subscribe(subject, ({ text, answer }) => {
      if (text === 'bad') throw new Error('cannot read that');
      answer?.(text);
    });
    await settled(b.messenger);
    a.messenger.publish(subject, 'bad');
    expect(await a.messenger.request(subject, 'good', 60_000)).toBe('good');
  });

  test('while cut off, nothing is said or kept for later, open questions end; then it hears again', async () => {
    const [a, b] = await two();
    const subject = fresh();
    const heard: string[] = [];
    b.messenger.subscribe(subject, ({ text, answer }) => {
      heard.push(text);
      if (text !== 'hold') answer?.('here');
    });
    await settled(b.messenger);
    const open = a.messenger.request(subject, 'hold', 3_600_000).catch((error: unknown) => error);
    await until(() => heard.includes('hold'));
    a.cut();
    b.cut();
    await until(() => !a.messenger.isConnected && !b.messenger.isConnected);
    expect(await open).toBeInstanceOf(NoAnswer);
    a.messenger.publish(subject, 'lost');
    await expect(a.messenger.request(subject, 'lost', 3_600_000)).rejects.toBeInstanceOf(NoAnswer);
    const stop = b.messenger.subscribe(`${subject}.later`, ({ answer }) => answer?.('later'));
    a.mend();
    b.mend();
    await until(() => a.messenger.isConnected && b.messenger.isConnected);
    await settled(b.messenger);
    expect(await a.messenger.request(subject, 'found', 60_000)).toBe('here');
    expect(await a.messenger.request(`${subject}.later`, '', 60_000)).toBe('later');
    expect(heard).toEqual(['hold', 'found']);
    stop();
  });

  test('what was said before closing arrives', async () => {
    const [a, b] = await two();
    const subject = fresh();
    const heard: string[] = [];
    b.messenger.subscribe(subject, ({ text }) => heard.push(text));
    await settled(b.messenger);
    for (let n = 0; n < 50; n++) a.messenger.publish(subject, `${n}`);
    await a.messenger.close();
    await a.messenger.close();
    expect(a.messenger.isConnected).toBe(false);
    a.messenger.publish(subject, 'too late');
    await until(() => heard.length >= 50);
    await settled(b.messenger);
    expect(heard.length).toBe(50);
  });

  test('closing ends, also while it is cut off', async () => {
    const [a] = await two();
    a.cut();
    await until(() => !a.messenger.isConnected);
    await a.messenger.close();
    await expect(a.messenger.request(fresh(), '', 3_600_000)).rejects.toBeInstanceOf(NoAnswer);
  });
});
