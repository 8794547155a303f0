import { Passes } from '../account/passes.ts';
import { linkBase } from '../account/site.ts';
import { Elsewhere } from '../cluster/elsewhere.ts';
import { NoAnswer } from '../cluster/messenger.ts';
import type { Config } from '../config.ts';
import type { AlertRecord } from '../store/alert-records.ts';
import { askTable } from '../table-questions.ts';
import type { Tables } from '../tables.ts';
import type { FindDoor } from './doors.ts';
import { type HouseKeys, houseKeys } from './keys.ts';
import { AlertLimits } from './limits.ts';
import { mailSender } from './mail.ts';
import type { Matter } from './messages.ts';
import { Places } from './places.ts';
import type { Postman } from './postman.ts';
import { pushSender } from './push.ts';
import { Unsubscribing } from './unsubscribe.ts';
import { webhookSender } from './webhook.ts';

/** Everything that tells users of something while they are away. */
export interface AlertServices {
  readonly places: Places;
  readonly limits: AlertLimits;
  readonly unsubscribing: Unsubscribing;
  readonly keys: HouseKeys;
  readonly findDoor: FindDoor;
}

/** Also sets the postman to work. */
export async function alertServices(
  tables: Tables,
  postman: Postman,
  config: Config,
  findDoor: FindDoor,
): Promise<AlertServices> {
  const { store, seeds, clock, mailer } = tables.house;
  const base = linkBase(config);
  const keys = await houseKeys(store, seeds);
  const unsubscribing = new Unsubscribing(keys.links, base);
  const limits = new AlertLimits(tables.house);
  const passes = new Passes(store, clock, seeds);
  const now = () => clock.now();
  postman.start(
    {
      push: pushSender(findDoor, keys.vapid, subjectOf(config)),
      mail: mailSender(mailer, base, unsubscribing.linkFor),
      webhook: webhookSender(findDoor, clock, base),
    },
    async (alert, now) => (alert.until !== null && alert.until <= now ? null : matterOf(tables, alert)),
  );
  const places = new Places({ store, seeds, passes, postman, limits, mailer, base, now });
  return { places, limits, unsubscribing, keys, findDoor };
}

async function matterOf(tables: Tables, alert: AlertRecord): Promise<Matter | null | 'unknown'> {
  try {
    return await askTable(tables, { what: 'matter', table: alert.about, about: alert });
  } catch (error) {
    if (error instanceof Elsewhere || error instanceof NoAnswer) return 'unknown';
    throw error;
  }
}

/** Whom a push service may turn to. */
function subjectOf(config: Config): string {
  const base = linkBase(config);
  if (base?.startsWith('https:')) return base;
  const [from] = /[^\s<>]+@[^\s<>]+/.exec(config.MAIL_FROM ?? '') ?? [];
  return from === undefined ? 'https://trollmoot.invalid' : `mailto:${from}`;
}
