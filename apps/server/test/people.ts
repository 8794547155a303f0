import type { Account, Claimed, DeviceLink, SignInAnswer } from '@trollmoot/protocol';
import { FakeAuthenticator } from './fake-authenticator.ts';

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly text: string;
}

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

/** A browser with a cookie jar, for everything about accounts. */
export class Browser {
  readonly address: string;
  cookie = '';
  readonly agent: string;

  /** The server's address by name: passkeys are bound to names. */
  constructor(address: string, agent = LINUX) {
    this.address = address.replace('127.0.0.1', 'localhost');
    this.agent = agent;
  }

  static async come(address: string, name: string): Promise<Browser> {
    const browser = new Browser(address);
    await browser.asks('POST', '/api/session', { name });
    return browser;
  }

  async asks(method: string, path: string, body?: object, headers: { [name: string]: string } = {}): Promise<Answer> {
    const answer = await fetch(`${this.address}${path}`, {
      method,
      headers: {
        'user-agent': this.agent,
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = answer.headers.get('set-cookie');
    if (set !== null) this.cookie = /^moot=;/.test(set) ? '' : set.split(';')[0]!;
    const text = await answer.text();
    return { status: answer.status, text, body: text.startsWith('{') || text === 'null' ? JSON.parse(text) : null };
  }

  async #got<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await this.asks(method, path, body);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer.body as T;
  }

  account(): Promise<Account> {
    return this.#got('GET', '/api/account');
  }
  async you(): Promise<NonNullable<Account['you']>> {
    return (await this.account()).you!;
  }

  async makesPasskey(): Promise<FakeAuthenticator> {
    const passkey = new FakeAuthenticator(this.address);
    const options = await this.#got<{ challenge: string }>('POST', '/api/account/passkeys/options', {});
    await this.#got('POST', '/api/account/passkeys', passkey.makes(options));
    return passkey;
  }
  async showsPasskey(passkey: FakeAuthenticator): Promise<SignInAnswer> {
    const options = await this.#got<{ challenge: string }>('POST', '/api/sign-in/passkey/options', {});
    return this.#got('POST', '/api/sign-in/passkey', passkey.shows(options));
  }
  async makesWords(language = 'en'): Promise<string> {
    return (await this.#got<{ words: string[] }>('POST', '/api/account/words', { language })).words.join(' ');
  }
  saysWords(words: string): Promise<SignInAnswer> {
    return this.#got('POST', '/api/sign-in/words', { words });
  }
  opensLink(): Promise<DeviceLink> {
    return this.#got('POST', '/api/account/link', {});
  }
  claims(by: { code: string } | { token: string }): Promise<Claimed> {
    return this.#got('POST', '/api/sign-in/code', by);
  }
  polls({ claim }: Claimed): Promise<SignInAnswer> {
    return this.#got('POST', '/api/sign-in/claim', { claim });
  }
  answers(yes: boolean): Promise<object> {
    return this.#got('POST', '/api/account/link/answer', { yes });
  }
  chooses(answer: SignInAnswer, choice: 'one' | 'switch'): Promise<SignInAnswer> {
    if (answer.state !== 'both') throw new Error(`not asked: ${answer.state}`);
    return this.#got('POST', '/api/sign-in/both', { pass: answer.pass, choice });
  }
}
