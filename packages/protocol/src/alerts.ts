import type { DeviceKind } from './account.ts';

/** What a player can be told while away. */
export const ALERT_KINDS = ['turn', 'invitation', 'rematch', 'vote', 'time'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** When a place is told: once the player has been away for this many minutes, or once a day. */
export type AlertPace = number | 'daily';

/** How a player wants to be told, wherever that is. Times of day are minutes since midnight in `zone`. */
export interface AlertPrefs {
  readonly language: 'en' | 'de' | 'fr';
  readonly zone: string; // IANA: `Europe/Berlin`
  readonly quiet: { readonly from: number; readonly to: number } | null;
  readonly dailyAt: number;
  readonly kinds: { readonly [kind in AlertKind]: boolean };
}

/** Somewhere messages go: a browser, a mail address, a webhook. */
export interface AlertPlace {
  readonly id: string;
  readonly kind: 'push' | 'mail' | 'webhook';
  readonly isOn: boolean;
  readonly pace: AlertPace;
  readonly hint: string; // enough to recognise the address
  readonly device: DeviceKind | null; // of a browser
  readonly isThis: boolean; // the browser that asks
  readonly last: { readonly at: number; readonly said: string } | null; // what the service answered
  readonly trouble: 'bounced' | 'refused' | null; // why it was switched off
}

/** GET /api/alerts */
export interface AlertSettings {
  readonly prefs: AlertPrefs;
  readonly places: readonly AlertPlace[];
  readonly key: string; // the server's public key, for `pushManager.subscribe`
  readonly hasMail: boolean; // the host has set up mail
}

/** POST /api/alerts/trial: what became of it, by place. */
export interface AlertTrial {
  readonly sent: readonly { readonly id: string; readonly isSent: boolean }[];
}

/** A table where it is the reader's turn. */
export interface WaitingTurn {
  readonly table: string;
  readonly game: string;
  readonly people: readonly string[];
  readonly isShort: boolean; // little time is left
}

/** Something the reader is asked at a table. */
export interface WaitingAsk {
  readonly ask: 'invitation' | 'rematch' | 'vote';
  readonly id: string;
  readonly table: string;
  readonly game: string;
  readonly by: string | null; // name
  readonly key: string | null; // opens the table
}

/** GET /api/turns: what waits for the reader. */
export interface WaitingTurns {
  readonly turns: readonly WaitingTurn[];
  readonly asks: readonly WaitingAsk[];
  readonly off: readonly Pick<AlertPlace, 'id' | 'kind' | 'hint'>[]; // places that were switched off because they take no more
}
