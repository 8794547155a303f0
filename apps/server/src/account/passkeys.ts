import type { PasskeyMade, PasskeyShown } from '@trollmoot/protocol/parse-account';
import { knownTransports } from '@trollmoot/protocol/parse-account';
import type { Clock } from '../ports.ts';
import type { PasskeyRecord, UserRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { Passes } from './passes.ts';
import type { Site } from './site.ts';

/** Fetched when the first passkey is: it would make every start of the server slower. */
const library = () => import('@simplewebauthn/server');

const LASTS = 5 * 60_000; // milliseconds to answer a challenge
const MOST = 20; // passkeys per user
const ALGORITHMS = [-8, -7, -257]; // EdDSA, ES256, RS256: every authenticator has one of them

/** Passkeys (WebAuthn): making them, and getting in by one. A challenge is good once. */
export class Passkeys {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #passes: Passes;

  constructor(store: Store, clock: Clock, passes: Passes) {
    this.#store = store;
    this.#clock = clock;
    this.#passes = passes;
  }

  /** What the browser needs to make one; null if this user has too many already. */
  async makingOptions(user: UserRecord, { host }: Site) {
    const known = await this.#store.accounts.passkeys(user.id);
    if (known.length >= MOST) return null;
    const challenge = await this.#passes.issue('makePasskey', { user: user.id, lasts: LASTS });
    return (await library()).generateRegistrationOptions({
      rpName: 'Trollmoot',
      rpID: host,
      userName: user.name,
      userDisplayName: user.name,
      userID: new TextEncoder().encode(user.id),
      challenge: Buffer.from(challenge, 'base64url'),
      timeout: LASTS,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: knownTransports(transports) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' }, // it must work without a name typed first
    });
  }

  /** Keeps a new passkey. False: the browser's answer does not fit. */
  async add(user: UserRecord, made: PasskeyMade, { host, origins }: Site, label: string): Promise<boolean> {
    const { transports = [], ...response } = made.response;
    const webauthn = await library();
    const verified = await webauthn
      .verifyRegistrationResponse({
        response: {
          ...made,
          response: { ...response, transports: knownTransports(transports) },
          clientExtensionResults: {},
        },
        expectedChallenge: async (challenge) => (await this.#passes.take('makePasskey', challenge))?.user === user.id,
        expectedOrigin: origins,
        expectedRPID: host,
        requireUserVerification: false,
        supportedAlgorithmIDs: ALGORITHMS,
      })
      .catch(() => null);
    if (!verified?.verified) return false;
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    if ((await this.#store.accounts.passkey(id)) !== null) return false; // someone's already
    const passkey: PasskeyRecord = {
      id,
      user: user.id,
      key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: knownTransports(transports),
      label,
      made: this.#clock.now(),
      used: null,
    };
    await this.#store.write({ write: 'passkey', passkey });
    return true;
  }

  /** What the browser needs to show one: it says itself whose it is. */
  async showingOptions({ host }: Site) {
    const challenge = await this.#passes.issue('showPasskey', { user: null, lasts: LASTS });
    return (await library()).generateAuthenticationOptions({
      rpID: host,
      challenge: Buffer.from(challenge, 'base64url'),
      timeout: LASTS,
      userVerification: 'preferred',
    });
  }

  /** The passkey that was shown; null if there is none, or its signature does not fit. Both take as long. */
  async shown(response: PasskeyShown, { host, origins }: Site): Promise<PasskeyRecord | null> {
    const passkey = await this.#store.accounts.passkey(response.id);
    const { id, key, counter } = passkey ?? NOBODYS;
    const webauthn = await library();
    const verified = await webauthn
      .verifyAuthenticationResponse({
        response: { ...response, clientExtensionResults: {} },
        expectedChallenge: async (challenge) => (await this.#passes.take('showPasskey', challenge)) !== null,
        expectedOrigin: origins,
        expectedRPID: host,
        credential: { id, publicKey: Uint8Array.from(Buffer.from(key, 'base64url')), counter },
        requireUserVerification: false,
      })
      .catch(() => null);
    if (passkey === null || !verified?.verified) return null;
    const { newCounter } = verified.authenticationInfo;
    await this.#store.write({
      write: 'passkeyUsed',
      passkey: passkey.id,
      counter: newCounter,
      at: this.#clock.now(),
    });
    return passkey;
  }
}

/** Checked in place of a passkey that is not there, so that the answer takes as long. Any valid public key will do. */
const NOBODYS = {
  id: 'nobody',
  key: 'pQECAyYgASFYIGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWIlggT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
  counter: 0,
};
