export { diff, remember, type Told } from './diff.ts';
export { apply, type Difference } from './difference.ts';
