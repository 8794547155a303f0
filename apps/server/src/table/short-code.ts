// Short codes to read out: without letters that sound or look alike.

const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'; // thirty
const LENGTH = 8;

/** A code from hexadecimal digits that cannot be guessed: `K7QF-3MBX`, one of 656 thousand million. */
export function codeFrom(secret: string): string {
  let number = Number.parseInt(secret.slice(0, 13), 16);
  let code = '';
  for (let i = 0; i < LENGTH; i++) {
    code += LETTERS[number % LETTERS.length];
    number = Math.floor(number / LETTERS.length);
  }
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
