import * as z from 'zod/mini';

// Bodies of the requests about accounts. Apart from `parse.ts`, so that only those pay for them who use them.

const text = (limit: number) => z.string().check(z.minLength(1), z.maxLength(limit));
const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));
const base64 = (limit: number) => z.string().check(z.maxLength(limit), z.regex(/^[A-Za-z0-9_-]+$/));
export const language = z.enum(['en', 'de', 'fr']);
/** Good enough to send a mail to: the mail itself proves the rest. */
export const address = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254), z.regex(/^[^\s@<>"',;:\\]+@[^\s@<>"',;:\\]+$/));

/** Days of puzzles with their stars. Two years at most; the server knows which days there have been. */
const MOST_DAYS = 800;
export const puzzleDays = z.strictObject({
  days: z
    .record(
      z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/)),
      z.int().check(z.minimum(0), z.maximum(3)),
    )
    .check(z.refine((days) => Object.keys(days).length <= MOST_DAYS, `at most ${MOST_DAYS} days`)),
});
export const newWords = z.strictObject({ language });
export const askMail = z.strictObject({ address, language });
export const linkAnswer = z.strictObject({ yes: z.boolean() });

export const wordsGiven = z.strictObject({ words: text(400) });
export const codeGiven = z.union([
  z.strictObject({ code: z.string().check(z.regex(/^\d{6}$/)) }),
  z.strictObject({ token }),
]);
export const claimGiven = z.strictObject({ claim: token });
export const mailGiven = z.strictObject({ token });
export const bothChosen = z.strictObject({ pass: token, choice: z.enum(['one', 'switch']) });

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const credential = { id: base64(1400), rawId: base64(1400), type: z.literal('public-key') };

/** What `navigator.credentials.create` returns, as JSON; other fields are ignored. */
export const passkeyMade = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64(4000),
    attestationObject: base64(8000),
    transports: z.optional(z.array(z.string()).check(z.maxLength(12))),
  }),
});
/** What `navigator.credentials.get` returns, as JSON. */
export const passkeyShown = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64(4000),
    authenticatorData: base64(4000),
    signature: base64(4000),
  }),
});
export type PasskeyMade = z.infer<typeof passkeyMade>;
export type PasskeyShown = z.infer<typeof passkeyShown>;

export const knownTransports = (names: readonly string[]): (typeof TRANSPORTS)[number][] =>
  TRANSPORTS.filter((transport) => names.includes(transport));
