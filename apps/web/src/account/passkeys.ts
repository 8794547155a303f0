import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { SignInAnswer } from '@trollmoot/protocol';
import * as requests from './requests.ts';

/** Are passkeys possible here? If not, why. `host`: the name this server's passkeys are bound to. */
export type Offer = 'yes' | 'noHttps' | 'atLocalhost' | 'elsewhereHost' | 'noPasskeys';

export function passkeyOffer(host: string | null, at: Pick<Location, 'hostname'> = location): Offer {
  if (!isSecureContext || host === null) return 'noHttps';
  if (!('PublicKeyCredential' in window)) return 'noPasskeys';
  if (at.hostname === host || at.hostname.endsWith(`.${host}`)) return 'yes';
  return host === 'localhost' ? 'atLocalhost' : 'elsewhereHost';
}

/** False: the reader or the browser stopped it. */
export async function makePasskey(): Promise<boolean> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = await requests.makingOptions<PublicKeyCredentialCreationOptionsJSON>();
  const made = await startRegistration({ optionsJSON }).catch(() => null);
  if (made === null) return false;
  await requests.keepPasskey(made);
  return true;
}

/** Null: the reader or the browser stopped it. */
export async function signInByPasskey(): Promise<SignInAnswer | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = await requests.showingOptions<PublicKeyCredentialRequestOptionsJSON>();
  const shown = await startAuthentication({ optionsJSON }).catch(() => null);
  return shown === null ? null : requests.showPasskey(shown);
}
