/** A stretch of a source file: what is code, what is said in comments, and what is said in strings. */
export interface Stretch {
  readonly kind: 'code' | 'comment' | 'string' | 'regex';
  readonly text: string; // strings and comments without their delimiters
  readonly line: number; // where it begins, counted from 1
}

/** A slash after one of these opens a regular expression; after anything else it divides. */
const BEFORE_REGEX = /(?:^|[([{,;:=!&|?+\-*%<>~^]|\breturn|\btypeof|\bcase|=>)\s*$/;

/** Cut a TypeScript file into its stretches. No parser: quotes, slashes and braces are all it knows. */
export function stretches(text: string): Stretch[] {
  const found: Stretch[] = [];
  const templates: number[] = []; // brace depth at which each open `${` closes
  let depth = 0;
  let at = 0;
  let line = 1;
  let code = 0; // where the current stretch of code began

  const take = (kind: Stretch['kind'], from: number, to: number, end: number): void => {
    found.push({ kind, text: text.slice(from, to), line });
    for (let i = at; i < end; i++) if (text[i] === '\n') line++;
    at = end;
    code = end;
  };
  const endCode = (): void => {
    const end = at;
    at = code;
    if (end > code) take('code', code, end, end);
    at = end;
  };
  const quoted = (quote: string): void => {
    let end = at + 1;
    while (end < text.length && text[end] !== quote) end += text[end] === '\\' ? 2 : 1;
    take('string', at + 1, end, end + 1);
  };
  /** From a backtick, or from the brace that closes a `${`: up to the next `${` or the closing backtick. */
  const template = (): void => {
    let end = at + 1;
    while (end < text.length && text[end] !== '`' && !text.startsWith('${', end)) end += text[end] === '\\' ? 2 : 1;
    const hole = text[end] === '$';
    take('string', at + 1, end, end + (hole ? 2 : 1));
    if (hole) templates.push(depth);
  };

  while (at < text.length) {
    const c = text[at]!;
    if (c === "'" || c === '"') {
      endCode();
      quoted(c);
    } else if (c === '`') {
      endCode();
      template();
    } else if (c === '}' && templates.at(-1) === depth) {
      endCode();
      templates.pop();
      template();
    } else if (text.startsWith('//', at)) {
      endCode();
      const end = text.indexOf('\n', at);
      take('comment', at + 2, end < 0 ? text.length : end, end < 0 ? text.length : end);
    } else if (text.startsWith('/*', at)) {
      endCode();
      const end = text.indexOf('*/', at + 2);
      take('comment', at + 2, end < 0 ? text.length : end, end < 0 ? text.length : end + 2);
    } else if (c === '/' && BEFORE_REGEX.test(text.slice(Math.max(0, at - 20), at))) {
      endCode();
      take('regex', at + 1, endOfRegex(text, at), endOfRegex(text, at) + 1);
    } else {
      if (c === '{') depth++;
      if (c === '}') depth--;
      at++;
    }
  }
  endCode();
  return found;
}

function endOfRegex(text: string, start: number): number {
  let inClass = false;
  let end = start + 1;
  for (; end < text.length && text[end] !== '\n' && (inClass || text[end] !== '/'); end++) {
    if (text[end] === '\\') end++;
    else if (text[end] === '[') inClass = true;
    else if (text[end] === ']') inClass = false;
  }
  return end;
}

/** The line, counted from 1, on which the nth character of a stretch stands. */
export const lineOf = (stretch: Stretch, index: number): number =>
  stretch.line + stretch.text.slice(0, index).split('\n').length - 1;
