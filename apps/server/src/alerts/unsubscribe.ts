import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signed links that end the mails to one place, without signing in. */
export class Unsubscribing {
  readonly #secret: string;
  readonly #base: string | null;

  constructor(secret: string, base: string | null) {
    this.#secret = secret;
    this.#base = base;
  }

  linkFor = (place: string): string => `${this.#base ?? ''}/mail/stop?t=${place}.${this.#sign(place)}`;

  /** The id of the place a link is for; null: the link is not ours. */
  placeIn(token: string): string | null {
    const [place = '', signature = ''] = token.split('.');
    const [given, right] = [Buffer.from(signature), Buffer.from(this.#sign(place))];
    return given.length === right.length && timingSafeEqual(given, right) ? place : null;
  }

  #sign(place: string): string {
    return createHmac('sha256', this.#secret).update(`unsubscribe ${place}`).digest('base64url');
  }
}
