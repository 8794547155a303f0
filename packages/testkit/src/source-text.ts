/** A stretch of a source file: code, a comment, a string or a regular expression. */
export interface Stretch {
  readonly kind: 'code' | 'comment' | 'string' | 'regex';
  readonly text: string; // strings and comments without their delimiters
  readonly line: number; // where it begins, counted from 1
}

/** What a delimiter opens: the text inside goes from `from` to `to`, and the file continues at `end`. */
interface Delimited {
  readonly kind: Stretch['kind'];
  readonly from: number;
  readonly to: number;
  readonly end: number;
  readonly opensHole?: boolean; // a template that stops at `${`
}

/** Cut a TypeScript file into stretches. Not a parser: it knows quotes, slashes and braces and nothing else. */
export function stretches(text: string): Stretch[] {
  const found: Stretch[] = [];
  const holes: number[] = []; // brace depth at which each open `${` closes
  let depth = 0;
  let code = 0; // where the current stretch of code began
  let counted = 0; // `line` is the line of this character
  let line = 1;

  const add = (kind: Stretch['kind'], begin: number, from: number, to: number): void => {
    for (; counted < begin; counted++) if (text[counted] === '\n') line++;
    found.push({ kind, text: text.slice(from, to), line });
  };
  for (let at = 0; at < text.length; ) {
    const closesHole = text[at] === '}' && holes.at(-1) === depth;
    const next = closesHole ? template(text, at) : delimitedAt(text, at);
    if (next === null) {
      if (text[at] === '{') depth++;
      if (text[at] === '}') depth--;
      at++;
      continue;
    }
    if (at > code) add('code', code, code, at);
    add(next.kind, at, next.from, next.to);
    if (closesHole) holes.pop();
    if (next.opensHole) holes.push(depth);
    at = next.end;
    code = next.end;
  }
  if (text.length > code) add('code', code, code, text.length);
  return found;
}

function delimitedAt(text: string, at: number): Delimited | null {
  const c = text[at]!;
  if (c === "'" || c === '"') return quoted(text, at);
  if (c === '`') return template(text, at);
  if (text.startsWith('//', at)) return comment(text, at, '\n', 0);
  if (text.startsWith('/*', at)) return comment(text, at, '*/', 2);
  return c === '/' && BEFORE_REGEX.test(text.slice(Math.max(0, at - 20), at)) ? regex(text, at) : null;
}

function quoted(text: string, at: number): Delimited {
  let to = at + 1;
  while (to < text.length && text[to] !== text[at]) to += text[to] === '\\' ? 2 : 1;
  return { kind: 'string', from: at + 1, to, end: to + 1 };
}

/** From a backtick, or from the brace that closes a `${`, up to the next `${` or the closing backtick. */
function template(text: string, at: number): Delimited {
  let to = at + 1;
  while (to < text.length && text[to] !== '`' && !text.startsWith('${', to)) to += text[to] === '\\' ? 2 : 1;
  const opensHole = text[to] === '$';
  return { kind: 'string', from: at + 1, to, end: to + (opensHole ? 2 : 1), opensHole };
}

function comment(text: string, at: number, closing: string, length: number): Delimited {
  const found = text.indexOf(closing, at + 2);
  const to = found < 0 ? text.length : found;
  return { kind: 'comment', from: at + 2, to, end: found < 0 ? to : to + length };
}

/** A slash after one of these opens a regular expression; after anything else it divides. */
const BEFORE_REGEX = /(?:^|[([{,;:=!&|?+\-*%<>~^]|\breturn|\btypeof|\bcase|=>)\s*$/;

function regex(text: string, at: number): Delimited {
  let inClass = false;
  let to = at + 1;
  for (; to < text.length && text[to] !== '\n' && (inClass || text[to] !== '/'); to++) {
    if (text[to] === '\\') to++;
    else if (text[to] === '[') inClass = true;
    else if (text[to] === ']') inClass = false;
  }
  return { kind: 'regex', from: at + 1, to, end: to + 1 };
}

/** The line, counted from 1, of the nth character of a stretch. */
export const lineOf = (stretch: Stretch, index: number): number =>
  stretch.line + stretch.text.slice(0, index).split('\n').length - 1;
