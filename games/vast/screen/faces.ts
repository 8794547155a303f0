export { ROLE_EMBLEM as default } from './emblems.ts';
