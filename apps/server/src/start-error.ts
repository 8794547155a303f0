import { busHosts } from './bus.ts';
import type { Config } from './config.ts';
import { isPostgres, withoutPassword } from './store/address.ts';

/** Why the server could not start, in a sentence for the operator; null if the operator cannot do anything about it. */
export function startError(
  error: unknown,
  { HOST, PORT, DATA: address, BUS = '' }: Pick<Config, 'HOST' | 'PORT' | 'DATA' | 'BUS'>,
): string | null {
  const DATA = withoutPassword(address);
  const { code, syscall, message } = Object(error) as { code?: string; syscall?: string; message?: string };
  const trouble = isPostgres(address) ? postgresTrouble(code, DATA, message) : null;
  if (trouble !== null) return trouble;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${PORT} on ${HOST} is already in use. Set TROLLMOOT_PORT to a free port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine has no address '${HOST}'. Set TROLLMOOT_HOST to one it has, such as 127.0.0.1.`;
    case 'BUS_SILENT':
      return `No NATS answers at ${busHosts(BUS)} (${message}). Start it, or set TROLLMOOT_BUS to another address.`;
    case 'BUS_REFUSES':
      return `NATS at ${busHosts(BUS)} does not let this server in (${message}). Check name and password in TROLLMOOT_BUS.`;
    case 'IN_USE':
      if (isPostgres(address))
        return `The database '${DATA}' is already in use by ${message}. Stop that one first, or set TROLLMOOT_BUS for all of them: then they are nodes of one house.`;
      return `The database '${DATA}' is already in use by ${message}. Stop that one first, or set TROLLMOOT_DATA to another file.`;
    case 'BAD_CERTIFICATE':
      return `The certificate cannot be used (${message}). Set TROLLMOOT_CERTIFICATE and TROLLMOOT_CERTIFICATE_KEY to PEM files that this server may read.`;
    case 'NEWER_SCHEMA':
      return `The database '${DATA}' belongs to a newer version of Trollmoot (${message}). Update the server, or set TROLLMOOT_DATA to another file.`;
  }
  if (code === 'EACCES' && syscall === 'listen')
    return `This user is not allowed to listen on port ${PORT}. Set TROLLMOOT_PORT to another, such as 8080.`;
  if (code === 'ERR_SQLITE_ERROR' || syscall === 'mkdir' || syscall === 'open')
    return `The server cannot store its data in '${DATA}' (${message}). Set TROLLMOOT_DATA to a file it can write.`;
  return null;
}

/** The operator can do something about most of what PostgreSQL says. */
function postgresTrouble(code: string | undefined, data: string, message: string | undefined): string | null {
  switch (code) {
    case 'ECONNREFUSED':
    case 'CONNECT_TIMEOUT':
    case 'EHOSTUNREACH':
    case '57P03':
      return `No PostgreSQL answers at '${data}' (${message}). Start it, or set TROLLMOOT_DATA to another address.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The name in '${data}' is unknown (${message}). Set TROLLMOOT_DATA to another address.`;
    case '28P01':
    case '28000':
      return `PostgreSQL at '${data}' does not let this user in (${message}). Check name and password in TROLLMOOT_DATA.`;
    case '3D000':
      return `PostgreSQL has no such database (${message}). Create it, or set TROLLMOOT_DATA to another address.`;
    case '42501':
      return `The server is not allowed to make its tables at '${data}' (${message}). Make its user the owner of the database.`;
    default:
      return null;
  }
}
