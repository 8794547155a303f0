import type * as z from 'zod/mini';

/** What is wrong with a message or a request body, for the author of the program that sent it. */
export function faultOf({ issues }: z.core.$ZodError): string {
  const [issue] = issues as [z.core.$ZodIssue];
  const where = issue.path.join('.');
  return where === '' ? sentenceFor(issue) : `${where}: ${sentenceFor(issue)}`;
}

function sentenceFor(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `unknown field '${issue.keys[0]!.slice(0, 40)}'`;
    case 'invalid_type':
      return `must be of type ${issue.expected}`;
    case 'too_big':
      return `must ${limit('at most', issue.maximum, issue.origin)}`;
    case 'too_small':
      return `must ${limit('at least', issue.minimum, issue.origin)}`;
    case 'invalid_format':
      return 'contains characters that are not allowed';
    default:
      return 'is not an allowed value';
  }
}

function limit(bound: 'at most' | 'at least', value: number | bigint, origin: string): string {
  const isOne = Number(value) === 1;
  if (origin === 'string') return `have ${bound} ${value} ${isOne ? 'character' : 'characters'}`;
  if (origin === 'array') return `have ${bound} ${value} ${isOne ? 'entry' : 'entries'}`;
  return `be ${bound} ${value}`;
}
