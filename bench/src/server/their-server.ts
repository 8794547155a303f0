// boardgame.io's server with the area game, in its own process: in memory, or with its flat-file storage.
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type * as Theirs from 'boardgame.io/server';
import { area } from '../area/theirs.ts';
import { cpuTime } from './cpu-time.ts';

const require = createRequire(import.meta.url);
const { Server, FlatFile }: typeof Theirs = require('boardgame.io/server');

// Its flat-file storage uses node-persist. Since version 4, node-persist delays every write by a second, and boardgame.io,
// written for version 3, would wait for that at every move. Without the write queue it writes at once, as before.
const persist: { init(options: object): Promise<unknown> } = require('node-persist');
const init = persist.init.bind(persist);
persist.init = (options) => init({ ...options, writeQueue: false });

const folder = process.argv[2];
const server = Server({
  games: [area],
  origins: ['http://127.0.0.1'],
  ...(folder === undefined ? {} : { db: new FlatFile({ dir: folder }) }),
});
const listen = server.app.listen.bind(server.app) as (port: number, host: string, ready: () => void) => void;
Object.assign(server.app, { listen: (_port: number, ready: () => void) => listen(0, '127.0.0.1', ready) }); // only on this machine
const { appServer } = await server.run(0);
const { port } = appServer.address() as AddressInfo;
process.send!({ address: `http://127.0.0.1:${port}` });
process.on('message', () => process.send!({ cpu: cpuTime() }));
process.on('disconnect', () => process.exit()); // the bench has ended
