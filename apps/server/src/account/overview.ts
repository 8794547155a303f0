import type { Account } from '@trollmoot/protocol';
import type { UserRecord } from '../store/records.ts';
import type { AccountReads } from '../store/store.ts';
import { deviceKind } from './device-label.ts';

type You = NonNullable<Account['you']>;
const WAYS = ['guest', 'code', 'words', 'mail'] as const;

/** What users are told about themselves: listed field by field, so that no hash or key slips in. */
export async function overview(
  accounts: AccountReads,
  { id, name, made }: UserRecord,
  device: string | null,
): Promise<You> {
  const [passkeys, kept, devices] = await Promise.all([
    accounts.passkeys(id),
    accounts.keptWays(id),
    accounts.devices(id),
  ]);
  return {
    user: id,
    name,
    made,
    passkeys: passkeys.map(({ id, label, made, used }) => ({ id, ...deviceKind(label), made, used })),
    words: kept.filter(({ kind }) => kind === 'words').map(({ made, used }) => ({ made, used })),
    mail: kept.filter(({ kind }) => kind === 'mail').map(({ hint, made }) => ({ hint, made })),
    devices: devices.map(({ id, label, way, made, seen }) => ({
      id,
      ...deviceKind(label),
      way: WAYS.find((known) => known === way) ?? 'passkey',
      made,
      seen,
      isThis: id === device,
    })),
  };
}
