// `npm start`: build the web client if it is missing or older than its sources, then start the server.
import { bringClientUpToDate, stopWithParent } from './starting.ts';

stopWithParent();
await bringClientUpToDate();
await import('../apps/server/src/main.ts');
