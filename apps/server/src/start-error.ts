import type { Config } from './config.ts';

/** Why the server could not start, in a sentence for the operator; null if the operator cannot do anything about it. */
export function startError(error: unknown, { HOST, PORT, DATA }: Config): string | null {
  const { code, syscall, message } = Object(error) as { code?: string; syscall?: string; message?: string };
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${PORT} on ${HOST} is already in use. Set TROLLMOOT_PORT to a free port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine has no address '${HOST}'. Set TROLLMOOT_HOST to one it has, such as 127.0.0.1.`;
    case 'IN_USE':
      return `The database '${DATA}' is already in use by ${message}. Stop that one first, or set TROLLMOOT_DATA to another file.`;
    case 'NEWER_SCHEMA':
      return `The database '${DATA}' belongs to a newer version of Trollmoot (${message}). Update the server, or set TROLLMOOT_DATA to another file.`;
  }
  if (code === 'EACCES' && syscall === 'listen')
    return `This user is not allowed to listen on port ${PORT}. Set TROLLMOOT_PORT to another, such as 8080.`;
  if (code === 'ERR_SQLITE_ERROR' || syscall === 'mkdir' || syscall === 'open')
    return `The server cannot store its data in '${DATA}' (${message}). Set TROLLMOOT_DATA to a file it can write.`;
  return null;
}
