import { mostGold } from './most-gold.ts';

export default [mostGold];
