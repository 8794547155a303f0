import { pino } from 'pino';
import { expect, test } from 'vitest';
import { ServerJournal } from '../src/adapters/journal.ts';

/** A journal, the lines it writes, and the end of its minute. */
function listened() {
  const lines: { msg: string; more?: number; table?: string }[] = [];
  const later: (() => void)[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const journal = new ServerJournal(log, { withProcess: false, later: (_ms, run) => void later.push(run) });
  return { journal, lines, endMinute: () => later.splice(0).forEach((run) => void run()) };
}

test('lines of one kind are counted, not repeated', async () => {
  const { journal, lines, endMinute } = listened();
  for (let i = 0; i < 708; i++) journal.error('a bot failed', new Error('no thread'), { table: `t${i}` });
  journal.info('something else');
  expect(lines.map(({ msg, table }) => table ?? msg)).toEqual(['t0', 't1', 't2', 'something else']);
  endMinute();
  expect(lines.at(-1)).toMatchObject({ msg: 'a bot failed', more: 705 });
  expect(await journal.registry.metrics()).toContain('trollmoot_troubles_total{kind="a bot failed"} 708');
  journal.error('a bot failed', new Error('again'), { table: 'next minute' });
  expect(lines.at(-1)).toMatchObject({ table: 'next minute' });
});

test('what was counted is written when the server stops', () => {
  const { journal, lines } = listened();
  for (let i = 0; i < 5; i++) journal.info('a stand-in takes a seat');
  journal.flush();
  expect(lines.at(-1)).toMatchObject({ msg: 'a stand-in takes a seat', more: 2 });
});
