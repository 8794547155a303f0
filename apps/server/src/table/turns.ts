import type { Seat } from '@trollmoot/kernel';
import type { TableCore } from './core.ts';
import { botAt } from './occupants.ts';

interface AskingTable extends TableCore {
  readonly race: { readonly isOn: boolean };
}

/** Who is asked, and since when. Tells those who are newly asked that it is their turn. */
export class Turns {
  readonly #table: AskingTable;
  #asked = new Map<Seat, number>(); // since when, by seat

  constructor(table: AskingTable) {
    this.#table = table;
  }

  /** Null: this seat is not asked. */
  askedSince(seat: Seat): number | null {
    return this.#asked.get(seat) ?? null;
  }

  /** The position has changed, or who plays. `since`: when, if not just now. `by`: whose act that was. */
  follow(by: Seat | null = null, since = this.#table.house.clock.now()): void {
    const before = this.#asked;
    const { match, record, game, race } = this.#table;
    const isOn = match !== null && record.status === 'playing' && !race.isOn;
    const waiting = isOn ? (this.#table.guarded(() => game.waitingFor(match.s)) ?? []) : [];
    const asked = waiting.filter((seat) => botAt(record.occupants, seat) === null);
    if (by !== null && before.has(by)) before.set(by, since); // it is asked the next question
    if (asked.length === before.size && asked.every((seat) => before.has(seat))) return; // most acts within a turn
    this.#asked = new Map(asked.map((seat) => [seat, before.get(seat) ?? since]));
    for (const seat of asked) if (!before.has(seat)) this.#tell(seat, by);
  }

  #tell(seat: Seat, by: Seat | null): void {
    const { record, house, match } = this.#table;
    const [asked, actor] = [record.occupants[seat]!, by === null ? undefined : record.occupants[by]];
    if (asked.kind !== 'person') return;
    const name = actor?.kind === 'person' && by !== seat ? actor.name : null;
    house.alerts.tell(asked.user, { alert: 'turn', table: record.id, by: name, beat: match!.count.beat });
  }
}
