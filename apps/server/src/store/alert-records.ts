import type { AlertKind, AlertPace, AlertPlace } from '@trollmoot/protocol';

/** Where messages for a user go. `address`: a push service's endpoint, a mail address, or the URL of a webhook. */
export interface PlaceRecord {
  readonly id: string;
  readonly user: string;
  readonly kind: AlertPlace['kind'];
  readonly address: string;
  readonly keys: { readonly [name: string]: string }; // the browser's keys, or the secret that a webhook is signed with
  readonly device: string | null; // the session's device, for a browser: signed out there, it is told nothing more
  readonly label: string; // of that device
  readonly isOn: boolean;
  readonly pace: AlertPace;
  readonly last: AlertPlace['last'];
  readonly trouble: AlertPlace['trouble'];
  readonly made: number;
}
export type PlaceChange = Partial<Pick<PlaceRecord, 'isOn' | 'pace' | 'trouble'>>;

/** One thing to tell at one place. */
export interface AlertRecord {
  readonly key: string; // place, kind, table, and the beat or vote: the same thing is told once
  readonly user: string;
  readonly place: string;
  readonly kind: AlertKind;
  readonly about: string; // the id of the table
  readonly n: number; // the beat or vote; 0 for none
  readonly by: string | null; // a name
  readonly until: number | null; // when it is too late to tell
  readonly told: number;
  readonly due: number; // not to be sent before
  readonly tries: number;
}
