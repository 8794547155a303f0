import { mostOwned } from './most-owned.ts';

export default [mostOwned];
