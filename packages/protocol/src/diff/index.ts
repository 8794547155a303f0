export { type Diff, diff } from './diff.ts';
export { apply, type Difference } from './difference.ts';
export { remember, type Told } from './told.ts';
