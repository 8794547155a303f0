import { storedTables } from '../link/stored-tables.ts';

/** What this device knows of the reader before the server answers. */
interface Known {
  readonly hasFinished: boolean; // a game
  readonly hasTable: boolean; // to return to
}

const KEY = 'trollmoot-has-played';

/** Games that came by a link were not the reader's own. */
export function knownHere(): Known {
  const own = storedTables().filter(({ brought, isVisited }) => brought !== true && isVisited !== true);
  const hasFinished = own.some(({ result }) => result !== null) || isMarked();
  return { hasFinished, hasTable: own.some(({ result }) => result === null) };
}

/** The reader has finished a game somewhere: from now on this device shows the Hall of those who return at once. */
export function markPlayed(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // then the Hall asks the server each time
  }
}

function isMarked(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false; // private windows may refuse storage
  }
}
