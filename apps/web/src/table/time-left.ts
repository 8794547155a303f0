const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

/** Milliseconds as a clock shows them; from one day on, in words. */
export function timeLeft(milliseconds: number, inDays: (days: number, hours: number) => string): string {
  const left = 1000 * Math.ceil(Math.max(0, milliseconds) / 1000);
  const part = (whole: number, unit: number): string => String(Math.floor((left % whole) / unit)).padStart(2, '0');
  if (left >= DAY) return inDays(Math.floor(left / DAY), Math.floor((left % DAY) / HOUR));
  if (left >= HOUR) return `${Math.floor(left / HOUR)}:${part(HOUR, MINUTE)}:${part(MINUTE, 1000)}`;
  return `${Math.floor(left / MINUTE)}:${part(MINUTE, 1000)}`;
}
