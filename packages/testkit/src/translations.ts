import type { Problem, Rulebook, Section } from './rules.ts';

/**
 * What is wrong with a translated rulebook: it must have the headings and the clauses of the English one, in the same
 * order, and name the same settings and values.
 */
export function translationProblems(english: Rulebook, translated: Rulebook, language: string): Problem[] {
  return [
    ...translated.problems,
    ...headingProblems(english.sections, translated.sections),
    ...clauseProblems(english, translated, language),
  ];
}

function headingProblems(english: readonly Section[], translated: readonly Section[]): Problem[] {
  const path = translated[0]?.path ?? english[0]?.path ?? '';
  for (const [i, original] of english.entries()) {
    const section = translated[i];
    const wanted = `'${'#'.repeat(original.level)} ${original.name}'`;
    if (section === undefined)
      return [{ path, line: translated.at(-1)?.line ?? 1, what: `the heading ${wanted} is missing` }];
    if (section.level !== original.level)
      return [
        {
          path,
          line: section.line,
          what: `'${section.name}' stands where the English rules have the heading ${wanted}`,
        },
      ];
    if (section.prose.length !== original.prose.length)
      return [
        {
          path,
          line: section.line,
          what: `the text under '${section.name}' has ${paragraphs(section)}, the English one under ${wanted} has ${paragraphs(original)}`,
        },
      ];
  }
  const more = translated[english.length];
  return more === undefined
    ? []
    : [{ path, line: more.line, what: `the English rules have no heading like '${more.name}'` }];
}

const paragraphs = ({ prose }: Section): string => `${prose.length} ${prose.length === 1 ? 'paragraph' : 'paragraphs'}`;

function clauseProblems(english: Rulebook, translated: Rulebook, language: string): Problem[] {
  const problems: Problem[] = [];
  const tags = english.clauses.map(({ tag }) => tag);
  const placeOf = (rules: Rulebook, tag: string): number => rules.sections.findIndex((one) => one.tags.includes(tag));
  let before = -1; // the place of the last clause that was in order
  for (const { tag, marked, path, line } of translated.clauses) {
    const say = (what: string): void => void problems.push({ path, line, what });
    const at = tags.indexOf(tag);
    const original = english.clauses[at];
    if (original === undefined) {
      say(`${tag} is no clause of the English rules`);
      continue;
    }
    if (at < before || placeOf(english, tag) !== placeOf(translated, tag))
      say(`${tag} is out of order: ${at === 0 ? 'it is the first clause' : `it belongs after ${tags[at - 1]}`}`);
    before = Math.max(before, at);
    if (marked === '') say(`${tag} has no text`);
    if (marked === original.marked && /[a-z]{4}/.test(marked)) say(`${tag} is still in English`);
    const missing = codesIn(original.marked).filter((code) => !codesIn(marked).includes(code));
    const added = codesIn(marked).filter((code) => !codesIn(original.marked).includes(code));
    for (const code of missing) say(`${tag} lacks \`${code}\`, which the English clause names`);
    for (const code of added) say(`${tag} names \`${code}\`, which the English clause does not`);
  }
  const has = new Set(translated.clauses.map(({ tag }) => tag));
  const [path, line] = [translated.sections[0]?.path ?? '', translated.sections.at(-1)?.line ?? 1];
  for (const tag of tags)
    if (!has.has(tag)) problems.push({ path, line, what: `${tag} has no translation into '${language}'` });
  return problems;
}

/** Names of settings and their values, which no language translates: the screen puts the settings' own words there. */
const codesIn = (marked: string): string[] => [...new Set([...marked.matchAll(/`([^`]+)`/g)].map(([, code]) => code!))];
