import type { PlaceRecord } from '../store/alert-records.ts';
import type { Message } from './messages.ts';

/** What became of a message. `said`: the service's answer, in a few words, for its owner. */
export type Outcome = { readonly said: string } & (
  | { readonly is: 'sent' }
  | { readonly is: 'failed'; readonly retryAfter: number | null } // try again, not before this many seconds
  | { readonly is: 'gone' } // there is no such place any more
  | { readonly is: 'refused'; readonly trouble: 'bounced' | 'refused' } // switch it off, and say so
);

/** Sends to one kind of place. Rejects like `failed`. */
export type Send = (place: PlaceRecord, message: Message, language: 'en' | 'de' | 'fr') => Promise<Outcome>;
