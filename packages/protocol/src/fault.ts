import type * as z from 'zod/mini';

/** What is wrong with something that was sent, in words for whoever wrote the program that sent it. */
export function faultOf({ issues }: z.core.$ZodError): string {
  const [issue] = issues as [z.core.$ZodIssue];
  const where = issue.path.join('.');
  return where === '' ? said(issue) : `${where}: ${said(issue)}`;
}

function said(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `there is no field '${issue.keys[0]!.slice(0, 40)}'`;
    case 'invalid_type':
      return `should be of type ${issue.expected}`;
    case 'too_big':
      return `should be ${issue.maximum} at most`;
    case 'too_small':
      return `should be ${issue.minimum} at least`;
    case 'invalid_format':
      return 'holds signs that it may not hold';
    default:
      return 'is none of those there are';
  }
}
