/** How long another tab may take to release the table, while it reloads for example, before we call it open elsewhere. */
const RELEASE_TIME = 1500;

/**
 * Lets one tab at a time play a table of this device: two would overwrite each other's game. Calls `locked` once this
 * tab has the table and `lost` when another tab has it or takes it. Returns the function that releases it. Without the
 * Web Locks API there is no protection.
 */
export function lockTable(table: string, steal: boolean, locked: () => void, lost: () => void): () => void {
  const locks = navigator.locks as LockManager | undefined; // missing on pages served without TLS
  if (locks === undefined) {
    locked();
    return () => {};
  }
  let release = (): void => {};
  let isReleased = false;
  const holdLock = (): Promise<void> => {
    if (isReleased) return Promise.resolve();
    locked();
    return new Promise((done) => {
      release = done;
    });
  };
  const wait = steal ? { steal: true } : { signal: AbortSignal.timeout(RELEASE_TIME) };
  locks.request(`trollmoot table ${table}`, wait, holdLock).catch(() => {
    if (!isReleased) lost();
  });
  return () => {
    isReleased = true;
    release();
  };
}
