import type { Seat } from '@trollmoot/kernel';

/** Where the score of a seat is in the window, or its panel; null if it is not shown. */
export function seatAt(seat: Seat): { readonly x: number; readonly y: number } | null {
  const panel = document.querySelector(`.seats [data-seat="${seat}"]`);
  if (panel === null) return null;
  const { x, y, width, height } = (panel.querySelector('.score') ?? panel).getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
