const Z = 1.96; // standard errors on either side of a 95 % interval

/** A mean and the half-width of its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly plusMinus: number;
}

/** Does the interval exclude 0? */
export const isClear = ({ mean, plusMinus }: Estimate): boolean => Math.abs(mean) > plusMinus;

/** The mean difference of pairs, a − b. */
export function differenceOf(a: readonly number[], b: readonly number[]): Estimate {
  const n = a.length;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const by = a[i]! - b[i]!;
    sum += by;
    squares += by * by;
  }
  const mean = sum / n;
  const variance = n < 2 ? 1 : Math.max(0, (squares - n * mean * mean) / (n - 1));
  return { mean, plusMinus: Z * Math.sqrt(variance / n) };
}

/** The half-width of the 95 % interval of a share that came out as p in n play-outs. 0 play-outs: it is known. */
export const plusMinusOf = (p: number, n: number): number => (n === 0 ? 0 : Z * Math.sqrt((p * (1 - p)) / n));

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
