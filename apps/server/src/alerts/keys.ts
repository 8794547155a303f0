import { createECDH } from 'node:crypto';
import type { Seeds } from '../ports.ts';
import type { Store } from '../store/store.ts';

/** The server's own key pair: a push service takes messages for a browser only from the server it subscribed to. */
export interface VapidKeys {
  readonly publicKey: string; // base64url
  readonly privateKey: string;
}

export interface HouseKeys {
  readonly vapid: VapidKeys;
  readonly links: string; // what links in mails are signed with
}

/** Made on the first start, and kept. */
export async function houseKeys(store: Store, seeds: Seeds): Promise<HouseKeys> {
  const kept = async (name: string, make: () => string): Promise<string> => {
    const known = await store.alerts.secret(name);
    if (known !== null) return known;
    const value = make();
    await store.write({ write: 'houseSecret', name, value });
    return (await store.alerts.secret(name)) ?? value;
  };
  const vapid = JSON.parse(await kept('vapid', () => JSON.stringify(newVapidKeys()))) as VapidKeys;
  return { vapid, links: await kept('links', () => seeds.secret()) };
}

function newVapidKeys(): VapidKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const privateKey = Buffer.alloc(32);
  const drawn = pair.getPrivateKey();
  drawn.copy(privateKey, 32 - drawn.length); // without leading zeros it may be shorter
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}
