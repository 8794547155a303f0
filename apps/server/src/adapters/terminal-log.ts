interface LogLine {
  readonly level: number;
  readonly time: number;
  readonly msg?: string;
  readonly err?: { readonly message?: string; readonly stack?: string };
  readonly [detail: string]: unknown;
}

const WARN = 40;
const ERROR = 50;
const FATAL = 60;
const KNOWN = new Set(['level', 'time', 'msg', 'err', 'pid', 'hostname']);
const kindOf = (level: number): string =>
  level >= FATAL ? 'fatal: ' : level >= ERROR ? 'error: ' : level >= WARN ? 'warning: ' : '';

/** The log for a person at a terminal, one line per event: when, what, and the details. Programs get pino's JSON. */
export const terminalLog = (write: (text: string) => void): { write(line: string): void } => ({
  write(line) {
    write(readable(line));
  },
});

function readable(line: string): string {
  const { level, time, msg = '', err, ...rest } = JSON.parse(line) as LogLine;
  const details = Object.entries(rest)
    .filter(([name]) => !KNOWN.has(name))
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const about = [...details, ...(err?.message ? [err.message] : [])].join(', ');
  const stack = level >= ERROR && err?.stack ? `\n${err.stack.split('\n').slice(1).join('\n')}` : '';
  const when = new Date(time).toLocaleTimeString('en-GB');
  return `${when}  ${kindOf(level)}${msg}${about === '' ? '' : ` (${about})`}${stack}\n`;
}
