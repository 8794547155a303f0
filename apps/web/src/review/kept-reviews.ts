import type { Review } from '@trollmoot/review';

/** Reviews that were made on this device, in the browser's database: a review is too large for its plain storage. */
const [DATABASE, STORE, MOST] = ['trollmoot-reviews', 'reviews', 30];

interface Kept {
  readonly table: string;
  readonly rules: string; // another version of the rules would judge otherwise
  readonly made: number;
  readonly review: Review;
}

/** Null if there is none, or the browser keeps nothing. */
export async function keptReview(table: string, rules: string): Promise<Review | null> {
  try {
    const kept = (await asked((store) => store.get(table), 'readonly')) as Kept | undefined;
    return kept?.rules === rules ? kept.review : null;
  } catch {
    return null;
  }
}

/** Keeps a review, and forgets the oldest if there are too many. */
export async function keepReview(table: string, rules: string, review: Review): Promise<void> {
  try {
    await asked((store) => store.put({ table, rules, made: Date.now(), review } satisfies Kept), 'readwrite');
    const all = (await asked((store) => store.getAll(), 'readonly')) as Kept[];
    for (const old of all.sort((a, b) => b.made - a.made).slice(MOST))
      await asked((store) => store.delete(old.table), 'readwrite');
  } catch {
    // it will be computed again
  }
}

async function asked(ask: (store: IDBObjectStore) => IDBRequest, mode: IDBTransactionMode): Promise<unknown> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'table' });
  const database = (await answer(opening)) as IDBDatabase;
  try {
    return await answer(ask(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

const answer = (request: IDBRequest): Promise<unknown> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
