import type { Config } from './config.ts';

/** Why the house could not be opened, in a sentence for its host; null if that is nothing a host could mend. */
export function startError(error: unknown, { HOST, PORT, DATA }: Config): string | null {
  const { code, syscall, message } = Object(error) as { code?: string; syscall?: string; message?: string };
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${PORT} of ${HOST} is taken; TROLLMOOT_PORT names another.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine has no address '${HOST}'; TROLLMOOT_HOST names one.`;
  }
  if (code === 'EACCES' && syscall === 'listen') return `Port ${PORT} is not for you; TROLLMOOT_PORT names another.`;
  if (code === 'ERR_SQLITE_ERROR' || syscall === 'mkdir' || syscall === 'open')
    return `The data cannot be kept in '${DATA}' (${message}); TROLLMOOT_DATA names another file.`;
  return null;
}
