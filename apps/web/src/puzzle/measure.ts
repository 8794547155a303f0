import type { PuzzleTask } from '@trollmoot/kernel';

/** What a line is worth, with its sign: '+6', '−0.5', '0'. */
export const measure = (worth: number, { digits = 0 }: PuzzleTask, language: string): string =>
  new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: Number.isInteger(worth) ? 0 : digits,
    maximumFractionDigits: digits,
  })
    .format(worth)
    .replace('-', '−');
