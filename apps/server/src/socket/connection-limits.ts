/** What one connection may demand of the server. */
export interface ConnectionLimits {
  readonly burst: number; // messages at once
  readonly perSecond: number; // messages, in the long run
  readonly warnings: number; // messages refused as too fast before the connection is closed
  readonly backlog: number; // unsent bytes before a slow reader is dropped
  readonly heartbeat: number; // milliseconds between pings; a client silent for two of them is dropped
  readonly tables: number; // watched at once
  readonly questions: number; // slow ones (hints), open at once for one user; four times as many for an address
  readonly time: number; // milliseconds of the server's time per second for one user, moves excepted; twice as many for an address
  readonly inbox: number; // messages that wait to be answered before no more are read
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  burst: 60,
  perSecond: 30,
  warnings: 200,
  backlog: 1_000_000,
  heartbeat: 20_000,
  tables: 16,
  questions: 4,
  time: 200,
  inbox: 8,
};
