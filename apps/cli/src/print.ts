/** Results go to standard output: as text, or as one JSON object for programs. */
export const print = (text = ''): void => void process.stdout.write(`${text}\n`);
export const printJson = (value: unknown): void => print(JSON.stringify(value));

const COUNT = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
export const count = (n: number): string => COUNT.format(n);
