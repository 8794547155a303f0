const LOOPBACK = /^(127\.|\[?::1\]?$)/;

/** The server names the address that links begin with, if it knows a better one than its reader's. */
const told = (): string | null => document.querySelector<HTMLMetaElement>('meta[name=link-base]')?.content ?? null;

export const isLocal = (hostname: string): boolean => hostname === 'localhost' || LOOPBACK.test(hostname);

/**
 * What a link for someone else begins with. A public address serves everyone; an address of the local network serves more
 * people than one that works on this machine only. This machine is called `localhost`, where browsers allow passkeys.
 */
export function linkBase(
  at: Pick<Location, 'origin' | 'hostname' | 'protocol' | 'port'> = location,
  base = told(),
): string {
  if (base !== null && (isLocal(at.hostname) || !isNumeric(new URL(base).hostname))) return base;
  if (!LOOPBACK.test(at.hostname)) return at.origin;
  return `${at.protocol}//localhost${at.port === '' ? '' : `:${at.port}`}`;
}

const isNumeric = (hostname: string): boolean => /^[\d.]+$|^\[/.test(hostname);
