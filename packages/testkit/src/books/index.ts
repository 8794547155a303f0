export { clausesAt, coverBook, sentencesOf } from './covering.ts';
export { type Place, parseSources, placesOf, type Sources } from './sources.ts';
