export * from './rules.ts';
export * from './rules-files.ts';
