/** Another process uses the database. The message names it. */
export class InUse extends Error {
  readonly code = 'IN_USE';
}
