import type { Game, Result, Settings } from '@trollmoot/kernel';
import type { Chair, MyGames } from '@trollmoot/protocol';
import type { StoredTable } from '../link/stored-tables.ts';

/** One of the reader's games, wherever it was played. */
export interface MyRow {
  readonly id: string;
  readonly game: string;
  readonly settings: Settings;
  readonly chairs: readonly Chair[];
  readonly you: number | null; // the reader's seat; null where one device went round
  readonly result: Result | null;
  readonly when: number; // it ended, or began if it still runs
  readonly isOver: boolean;
  readonly isPublic: boolean;
  readonly isHere: boolean; // on this device
}

export const rowOfServer = ({ card, seat, ended }: MyGames['over'][number]): MyRow => {
  const { id, game, settings, chairs, result, made, isPublic, status } = card;
  return {
    id,
    game,
    settings,
    chairs,
    you: seat,
    result,
    when: ended ?? made,
    isOver: status === 'over',
    isPublic,
    isHere: false,
  };
};

/** Games that a link or a file brought were not the reader's own. */
export const rowsOfDevice = (tables: readonly StoredTable[]): MyRow[] =>
  tables
    .filter(({ brought, isVisited }) => brought !== true && isVisited !== true)
    .map(({ id, game, settings, chairs, result, made }) => {
      const people = [...chairs.keys()].filter((seat) => chairs[seat]?.kind === 'person');
      return {
        id,
        game,
        settings,
        chairs,
        you: people.length === 1 ? people[0]! : null,
        result,
        when: made,
        isOver: result !== null,
        isPublic: false,
        isHere: true,
      };
    });

/** What the game calls each seat; empty where its settings are of another version. */
export function seatNamesIn(game: Game | undefined, { settings, chairs }: MyRow): readonly string[] {
  try {
    return game?.seatNames(settings, chairs.length) ?? [];
  } catch {
    return [];
  }
}

/** How it ended for the reader. */
export type Outcome = 'won' | 'shared' | 'lost' | 'none';
export const OUTCOMES = ['won', 'shared', 'lost'] as const;
export function outcomeOf({ result, you }: Pick<MyRow, 'result' | 'you'>): Outcome {
  if (result === null || you === null) return 'none';
  if (result.places[you] !== 1) return 'lost';
  return result.places.filter((place) => place === 1).length > 1 ? 'shared' : 'won';
}
