import { mostPoints } from './most-points.ts';

export default [mostPoints];
