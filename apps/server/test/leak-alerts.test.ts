import { type Act, dice, type Game, type Position, sameAct } from '@trollmoot/kernel';
import { ALERT_KINDS } from '@trollmoot/protocol';
import { GAMES } from '@trollmoot/shelf';
import { sealedBids } from '@trollmoot/testkit';
import { describe, expect, test } from 'vitest';
import { mailSender } from '../src/alerts/mail.ts';
import { messageOf } from '../src/alerts/messages.ts';
import { DEFAULT_PREFS } from '../src/alerts/prefs.ts';
import { matterAt } from '../src/alerts/reasons.ts';
import type { AlertRecord } from '../src/store/alert-records.ts';
import type { Tables } from '../src/tables.ts';
import { begun, fakeHouse, people } from './fake-house.ts';

const PLIES = 40;

/** Everything that goes out about this table now, for everyone and in every language. */
async function told(tables: Tables, table: string, users: readonly string[]): Promise<string> {
  const out: string[] = [];
  const mailer = { send: async (mail: object) => void out.push(JSON.stringify(mail)) };
  const send = mailSender(mailer, 'https://moot.example', (id) => `https://moot.example/stop/${id}`);
  for (const user of users)
    for (const kind of ALERT_KINDS) {
      const alert: AlertRecord = {
        ...{ key: '', user, place: 'p', kind, about: table, n: 1, by: 'Ann', until: 9e12, told: 0, due: 0, tries: 0 },
      };
      const matter = matterAt((await tables.find(table))!, alert);
      out.push(`${user} ${kind} ${matter !== null}`);
      if (matter === null) continue;
      for (const language of ['en', 'de', 'fr'] as const) {
        const message = messageOf([matter], { ...DEFAULT_PREFS, language });
        out.push(JSON.stringify([message, messageOf([matter, matter], { ...DEFAULT_PREFS, language })]));
        await send({ id: 'p', address: 'a@moot.example' } as never, message, language);
      }
    }
  return out.join('\n');
}

/**
 * Plays on and puts, at every ply, a position in place of the true one that a spectator cannot tell from it: other hands,
 * other decks, other dice. The reader of a message must not be able to either. Returns the plies at which they could.
 */
async function tellingPlies(game: Game, seed: string): Promise<number[]> {
  const random = dice(seed);
  const names = ['ann', 'bob', 'cat', 'dan', 'eve'].slice(0, game.seats[0]!);
  const house = fakeHouse({ games: [game] });
  const { tables, table } = await begun(house, game.name, people(...names));
  const telling: number[] = [];
  for (let ply = 0; ply < PLIES && game.result(table.match!.s) === null; ply++) {
    const match = table.match!;
    const truth = match.s;
    const before = await told(tables, table.record.id, names);
    match.s = game.imagine(truth, null, random) as Position;
    if ((await told(tables, table.record.id, names)) !== before) telling.push(ply);
    match.s = truth;
    const [seat = 0] = game.waitingFor(truth);
    const options = game.options(truth, seat);
    const act = options[random(options.length)]!;
    if (table.race.isOn) return telling;
    table.playNow(seat, options.find((option) => sameAct(option, act)) as Act);
  }
  return telling;
}

describe('No message tells anything of a running game', () => {
  test.each([...GAMES, sealedBids as Game].map((game) => [game.title, game] as const))('%s', async (_title, game) => {
    for (const seed of ['one', 'two', 'three']) expect(await tellingPlies(game, seed)).toEqual([]);
  });

  test('the test would notice a hand in a title', async () => {
    const leaky: Game = { ...(sealedBids as Game) };
    let shown: Position | null = null;
    const waitingFor = leaky.waitingFor;
    Object.defineProperty(leaky, 'title', { get: () => `Bids ${JSON.stringify(shown).replaceAll(':', ' ')}` });
    leaky.waitingFor = (s) => {
      shown = s;
      return waitingFor(s);
    };
    expect(await tellingPlies(leaky, 'one')).not.toEqual([]);
  });
});
