import type { Settings } from '@trollmoot/kernel';

/** How a game was set up last time on this device: offered again, and used by *Play now*. */
export interface Remembered {
  readonly levels: readonly string[]; // of bots, by seat; the reader's own seat has one too
  readonly you: number; // the reader's seat
  readonly roles: readonly string[]; // only for games whose seats are roles
  readonly wishes: Settings;
}

const key = (game: string): string => `trollmoot-setup-${game}`;

export function remembered(game: string): Remembered | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key(game)) ?? 'null') as Partial<Remembered> | null;
    return kept !== null && Array.isArray(kept.levels) && Array.isArray(kept.roles) && typeof kept.wishes === 'object'
      ? { levels: kept.levels, you: Number(kept.you) || 0, roles: kept.roles, wishes: kept.wishes }
      : null;
  } catch {
    return null; // damaged, or the browser refuses storage
  }
}

export function remember(game: string, setup: Remembered): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(setup));
  } catch {
    // the next table starts from the usual set-up
  }
}
