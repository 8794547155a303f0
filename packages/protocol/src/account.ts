/** The `user` of a chair whose player has deleted their account. Its `name` is empty. */
export const LEFT_USER = 'left';

/** How long a code for another device is good, in milliseconds. */
export const CODE_LASTS = 5 * 60_000;

/** What a user agent says of itself, as far as a person cares; '' where it does not say. */
export interface DeviceKind {
  readonly browser: string;
  readonly system: string;
}

/** GET /api/account */
export interface Account {
  readonly you: {
    readonly user: string;
    readonly name: string;
    readonly made: number;
    readonly passkeys: readonly (DeviceKind & {
      readonly id: string;
      readonly made: number;
      readonly used: number | null;
    })[];
    readonly words: readonly { readonly made: number; readonly used: number | null }[];
    readonly mail: readonly { readonly hint: string; readonly made: number }[];
    readonly devices: readonly (DeviceKind & {
      readonly id: string;
      readonly way: 'guest' | 'code' | 'words' | 'mail' | 'passkey';
      readonly made: number;
      readonly seen: number;
      readonly isThis: boolean;
    })[];
  } | null; // null: no session
  readonly host: string | null; // the name that passkeys are bound to here; null: the server is asked by an address, which browsers refuse
  readonly hasMail: boolean; // the host can send links by mail
}

/** POST /api/account/link. The token is for a QR code, the code for typing. */
export interface DeviceLink {
  readonly code: string;
  readonly token: string;
  readonly until: number;
  readonly now: number; // the server's time
}

/** GET /api/account/link: how far another device has got. */
export interface LinkState {
  readonly state: 'none' | 'open' | 'claimed' | 'asking' | 'allowed' | 'refused';
  readonly device: DeviceKind | null; // while it asks
}

/** POST /api/sign-in/code: whose code this is. Poll /api/sign-in/claim with the claim. */
export interface Claimed {
  readonly claim: string;
  readonly name: string;
}

/** The end of every way in. */
export type SignInAnswer =
  | { readonly state: 'in'; readonly user: string; readonly name: string; readonly moved: Moved }
  | { readonly state: 'both'; readonly pass: string; readonly you: string; readonly other: string } // names of two accounts: POST /api/sign-in/both
  | { readonly state: 'waiting' } // the other device has not answered yet
  | { readonly state: 'refused' };

/** What came along from the guest or account that this browser was before. */
export interface Moved {
  readonly tables: number;
  readonly doubled: number; // tables where both had a seat: the account's stays
}
