import { createRequire } from 'node:module';
import type * as SocketClient from 'socket.io-client';
import { type AreaView, doors } from '../area/board.ts';
import type { Client } from './load.ts';

const require = createRequire(import.meta.url);
const { io }: typeof SocketClient = createRequire(require.resolve('boardgame.io/client'))('socket.io-client');

interface Synced {
  readonly G: AreaView;
  readonly ctx: { readonly currentPlayer: string };
  readonly _stateID: number;
}

/** Tables of two over boardgame.io's own protocol, without its client library: only the server is measured. */
export async function theirClients(address: string, tables: number): Promise<Client[]> {
  const clients: Client[] = [];
  for (let i = 0; i < tables; i++) {
    const { matchID } = await post(address, 'create', { numPlayers: 2 });
    for (const playerID of ['0', '1']) {
      const seat = { playerID, playerName: playerID };
      const { playerCredentials } = await post(address, `${matchID}/join`, seat);
      clients.push(await connected(address, matchID!, playerID, playerCredentials!));
    }
  }
  return clients;
}

async function post(
  address: string,
  path: string,
  body: object,
): Promise<{ matchID?: string; playerCredentials?: string }> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${address}/games/area/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as { matchID?: string; playerCredentials?: string };
}

async function connected(address: string, matchID: string, playerID: string, credentials: string): Promise<Client> {
  const socket = io(`${address}/area`, { transports: ['websocket'], forceNew: true });
  let state: Synced | null = null;
  let bytes = 0;
  let sent = 0;
  let moves = 0;
  let isWaiting = false;
  let moved: ((milliseconds: number) => void) | null = null;

  const move = (): void => {
    if (moved === null || state === null || isWaiting || state.ctx.currentPlayer !== playerID) return;
    const [type, args] = choose(state.G, Number(playerID), moves++);
    isWaiting = true;
    sent = performance.now();
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID, credentials } };
    socket.emit('update', action, state._stateID, matchID, playerID);
  };
  socket.on('sync', (_id: string, { state: synced }: { state: Synced }) => {
    state = synced;
  });
  socket.on('update', (_id: string, updated: Synced) => {
    if (updated._stateID <= state!._stateID) return;
    state = updated;
    if (isWaiting) {
      isWaiting = false;
      moved?.(performance.now() - sent);
    }
    move();
  });
  socket.io.on('open', () => {
    socket.io.engine.on('packet', ({ data }: { data?: string }) => {
      bytes += data?.length ?? 0;
    });
  });
  await new Promise<void>((done) => socket.on('connect', done));
  socket.emit('sync', matchID, playerID, credentials, 2);
  while (state === null) await new Promise((done) => setTimeout(done, 1));
  return {
    play: (tell) => {
      moved = tell;
      move();
    },
    pause: () => {
      moved = null;
    },
    stop: () => void socket.disconnect(),
    bytes: () => bytes,
  };
}

/** The same mix of moves as our clients: mostly through doors, sometimes showing a token or playing a card. */
function choose(G: AreaView, me: number, n: number): [string, number[]] {
  const token = G.tokens[((n * 31) % (G.tokens.length / 2)) * 2 + me]!;
  if (n % 24 === 23) return ['play', [G.hand[n % G.hand.length]!]];
  if (n % 4 === 3 && !token.shown) return ['show', [token.id]];
  return ['move', [token.id, doors(token.room)[n % 3]!]];
}
