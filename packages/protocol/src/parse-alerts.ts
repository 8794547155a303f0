import * as z from 'zod/mini';
import { address, language } from './parse-account.ts';

// Bodies of the requests about alerts.

const minute = z.int().check(z.minimum(0), z.maximum(1439));
const pace = z.union([z.int().check(z.minimum(0), z.maximum(1440)), z.literal('daily')]);
const url = z.string().check(z.maxLength(1000), z.startsWith('https://'));
const base64 = (length: number) => z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${length}}=*$`)));
const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

export const alertPrefs = z.strictObject({
  language: z.optional(language),
  zone: z.optional(z.string().check(z.maxLength(64), z.refine(isZone, { error: 'not a time zone' }))),
  quiet: z.optional(z.nullable(z.strictObject({ from: minute, to: minute }))),
  dailyAt: z.optional(minute),
  kinds: z.optional(
    z.partial(
      z.strictObject({
        turn: z.boolean(),
        invitation: z.boolean(),
        rematch: z.boolean(),
        vote: z.boolean(),
        time: z.boolean(),
      }),
    ),
  ),
});
/** What `PushSubscription.toJSON` returns; other fields are ignored. */
export const pushSubscription = z.object({
  endpoint: url,
  keys: z.object({ p256dh: base64(87), auth: base64(22) }),
});
export const mailPlace = z.strictObject({ address, language });
export const webhookPlace = z.strictObject({ address: url });
export const placeChange = z.strictObject({ isOn: z.optional(z.boolean()), pace: z.optional(pace) });
