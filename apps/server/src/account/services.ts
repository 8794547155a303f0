import type { Config } from '../config.ts';
import type { Sessions } from '../sessions.ts';
import type { Tables } from '../tables.ts';
import { AccountLimits } from './limits.ts';
import { DeviceLinks } from './links.ts';
import { MailLinks } from './mail-links.ts';
import { Passes } from './passes.ts';
import { Passkeys } from './passkeys.ts';
import { type OpenConnections, SignIn } from './sign-in.ts';
import { linkBase } from './site.ts';

/** Everything that knows who someone is. */
export interface AccountServices {
  readonly passkeys: Passkeys;
  readonly links: DeviceLinks;
  readonly mail: MailLinks;
  readonly signIn: SignIn;
  readonly limits: AccountLimits;
}

export function accountServices(
  tables: Tables,
  sessions: Sessions,
  config: Config,
  open: OpenConnections,
): AccountServices {
  const { house } = tables;
  const { store, clock, seeds } = house;
  const limits = new AccountLimits(tables.house);
  const passes = new Passes(store, clock, seeds);
  return {
    passkeys: new Passkeys(store, clock, passes),
    links: new DeviceLinks(store, clock, seeds, passes),
    mail: new MailLinks(house, passes, limits, linkBase(config)),
    signIn: new SignIn(tables, sessions, passes, open),
    limits,
  };
}
