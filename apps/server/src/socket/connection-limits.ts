/** What one connection may demand of the server. */
export interface ConnectionLimits {
  readonly burst: number; // messages at once
  readonly perSecond: number; // messages, in the long run
  readonly warnings: number; // messages refused as too fast before the connection is closed
  readonly backlog: number; // unsent bytes before a slow reader is dropped
  readonly heartbeat: number; // milliseconds between pings; a client silent for two of them is dropped
  readonly tables: number; // watched at once
  readonly questions: number; // slow ones (hints), open at once
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  burst: 60,
  perSecond: 30,
  warnings: 200,
  backlog: 1_000_000,
  heartbeat: 20_000,
  tables: 16,
  questions: 4,
};
