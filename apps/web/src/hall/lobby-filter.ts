import type { TableCard } from '@trollmoot/protocol';

/** Which open tables the reader wants to see; '' and 0 for any. Remembered on this device. */
interface LobbyFilter {
  readonly game: string;
  readonly pace: string;
  readonly language: string;
  readonly free: number; // at least this many seats
}

export const ANY: LobbyFilter = { game: '', pace: '', language: '', free: 0 };
const KEY = 'trollmoot-lobby';

export const freeSeats = ({ chairs }: Pick<TableCard, 'chairs'>): number =>
  chairs.filter(({ kind }) => kind === 'open').length;

/** A table that does not say its language suits every reader. */
export const fits = (
  card: Pick<TableCard, 'game' | 'pace' | 'language' | 'chairs'>,
  { game, pace, language, free }: LobbyFilter,
): boolean =>
  (game === '' || card.game === game) &&
  (pace === '' || card.pace.kind === pace) &&
  (language === '' || (card.language ?? language) === language) &&
  freeSeats(card) >= free;

export function rememberedFilter(): LobbyFilter {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<LobbyFilter> | null;
    const text = (value: unknown): string => (typeof value === 'string' ? value : '');
    return {
      game: text(kept?.game),
      pace: text(kept?.pace),
      language: text(kept?.language),
      free: Number(kept?.free) || 0,
    };
  } catch {
    return ANY; // damaged, or the browser refuses storage
  }
}

export function rememberFilter(filter: LobbyFilter): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(filter));
  } catch {
    // it lasts until the page closes
  }
}
