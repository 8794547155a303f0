const MOST = 5; // coins at once
const APART = 60; // milliseconds between two

/** Lets coins fly from a plate to a point of the window, one after another. Returns how many. */
export function fly(
  from: Element | null | undefined,
  to: { readonly x: number; readonly y: number } | null,
  gold: number,
  duration: number,
): number {
  if (from == null || to === null) return 0;
  const { x, y, width, height } = from.getBoundingClientRect();
  const coins = Math.min(gold, MOST);
  for (let i = 0; i < coins; i++) {
    const coin = document.createElement('i');
    coin.setAttribute('aria-hidden', 'true');
    coin.style.cssText = `position:fixed;left:0;top:0;z-index:40;width:18px;height:18px;border-radius:50%;pointer-events:none;
      background:radial-gradient(#f7d277 45%,#eeb94a 48%);box-shadow:0 0 0 1.5px #2a1706`;
    document.body.append(coin);
    const at = (left: number, top: number): string => `translate(${left - 9}px, ${top - 9}px)`;
    const flight = coin.animate([{ transform: at(x + width / 2, y + height / 2) }, { transform: at(to.x, to.y) }], {
      duration,
      delay: i * APART,
      easing: 'ease-in',
      fill: 'backwards',
    });
    flight.onfinish = flight.oncancel = () => coin.remove();
  }
  return coins;
}
