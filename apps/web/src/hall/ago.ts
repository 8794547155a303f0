const DAY = 86_400_000;

/** 'yesterday', '3 days ago', 'last month': by the calendar of the reader's own days. */
export function ago(then: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language === 'en' ? 'en-GB' : language, { numeric: 'auto' });
  const dayOf = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
  const days = Math.max(0, Math.round((dayOf(now) - dayOf(then)) / DAY));
  if (days < 14) return words.format(-days, 'day');
  if (days < 60) return words.format(-Math.round(days / 7), 'week');
  return days < 700 ? words.format(-Math.round(days / 30), 'month') : words.format(-Math.round(days / 365), 'year');
}
