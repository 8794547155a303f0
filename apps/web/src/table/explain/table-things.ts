import type { SeatPlate } from '@trollmoot/boardkit/seats.ts';
import type { Act, Explanation, Seat, Thing } from '@trollmoot/kernel';
import { clauseText } from '../../book/clause-text.ts';
import type { Desk } from '../desk.svelte.ts';
import { type TableWords, tableWords } from '../words/index.ts';

/** A thing of the table itself, not of the game: a button, a seat, a number, a rule's tag. */
interface TableThing extends Thing {
  readonly thing: 'table';
  readonly what: keyof TableWords['things'] | 'clause';
  readonly seat?: Seat | null;
  readonly tag?: string | null;
  readonly act?: Act;
}

type About = Omit<TableThing, 'thing' | 'what'>;

/** Spread it on an element of the shell, so that readers can ask about it. */
export const tableThing = (what: TableThing['what'], more: About = {}): { 'data-thing': string } => ({
  'data-thing': JSON.stringify({ thing: 'table', what, ...more } satisfies TableThing),
});

const isOfTable = (thing: Thing): thing is TableThing => thing.thing === 'table' && 'what' in thing;

/** What the explain card says about a thing, of the game or of the table; null if nothing is known about it. */
export function explanationOf(desk: Desk, plates: readonly SeatPlate[], thing: Thing): Explanation | null {
  if (isOfTable(thing)) return ofTable(desk, plates, thing);
  return desk.frame === null ? null : desk.words.explain(thing, desk.frame.view, desk.reader);
}

const plain = (name: string, does: string, more: Partial<Explanation> = {}): Explanation => ({
  ...{ name, does, owner: null, kind: null, now: null, cannot: null, scores: null, clause: null },
  ...more,
});

function ofTable(desk: Desk, plates: readonly SeatPlate[], { what, seat, tag, act }: TableThing): Explanation | null {
  const t = tableWords();
  if (what === 'clause') return ofClause(desk, tag ?? '');
  const [name, does] = t.things[what];
  switch (what) {
    case 'undo':
      return plain(name, desk.undoing.says ?? t.undo.nothing, { cannot: desk.undoing.beyond });
    case 'redo':
      return plain(name, desk.undoing.redoes ?? does);
    case 'hint':
      return plain(name, does, { cannot: desk.isMine ? null : t.hint.notNow });
    case 'act':
      return act === undefined || desk.frame === null ? null : ofAct(desk, act, does);
    case 'seat':
      return ofSeat(plates[seat ?? -1], t);
    case 'line':
      return plain(name, does, { owner: seat ?? null, clause: tag ?? null });
    case 'score':
    case 'clock':
      return plain(name, does, { owner: seat ?? null });
    default:
      return plain(name, does);
  }
}

function ofAct(desk: Desk, act: Act, does: string): Explanation {
  const { view } = desk.frame!;
  const forfeit = desk.words.forfeit?.(act, desk.options, view) ?? null;
  return plain(desk.words.label(act, view), does, { cannot: forfeit?.asks ?? forfeit?.brief ?? null });
}

function ofSeat(plate: SeatPlate | undefined, t: TableWords): Explanation | null {
  if (plate === undefined) return null;
  const [kind, does] = t.things[plate.bot !== null ? 'bot' : plate.isAway ? 'away' : 'person'];
  return plain(plate.name, [plate.about === '' ? null : `${plate.about}.`, does].filter(Boolean).join(' '), {
    owner: plate.seat,
    kind,
  });
}

function ofClause(desk: Desk, tag: string): Explanation | null {
  const text = clauseText(desk.game, tag);
  return text === null ? null : plain(`§ ${tag}`, text, { clause: tag });
}
