/** How long somebody may take to let go before we say that the table is open elsewhere: a page being reloaded, say. */
const PATIENCE = 1500;

/**
 * One tab at a time holds a table of this device: two would overwrite each other's game. `lost` is called when the table
 * is, or comes to be, in another tab's hands; the answer lets go. Where the browser has no locks, everybody may.
 */
export function hold(table: string, steal: boolean, held: () => void, lost: () => void): () => void {
  const locks = navigator.locks as LockManager | undefined; // only where the page came over a safe line
  if (locks === undefined) {
    held();
    return () => {};
  }
  let letGo = (): void => {};
  let isOver = false;
  const holding = (): Promise<void> => {
    if (isOver) return Promise.resolve();
    held();
    return new Promise((done) => {
      letGo = done;
    });
  };
  const wait = steal ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) };
  locks.request(`trollmoot table ${table}`, wait, holding).catch(() => {
    if (!isOver) lost();
  });
  return () => {
    isOver = true;
    letGo();
  };
}
