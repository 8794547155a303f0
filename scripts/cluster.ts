// `npm run cluster`: build the web client if it is missing or older than its sources, then start a house of several nodes.
import { bringClientUpToDate, stopWithParent } from './starting.ts';

stopWithParent();
await bringClientUpToDate();
await import('../apps/server/scripts/cluster.ts');
