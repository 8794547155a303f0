const TIGHTER = ['', '1', '1 2', '1 2 3', '1 2 3 4', '1 2 3 4 5'];

/**
 * For a bar of fixed height: sets `data-tight` to the first of these at which its sentence and its buttons fit. CSS makes
 * them smaller with each word. The bar itself never grows, because the board beside it would change its size.
 */
export function fitted(bar: HTMLElement): () => void {
  const fit = (): void => {
    for (const tight of TIGHTER) {
      bar.dataset.tight = tight;
      if (!overflows(bar)) return;
    }
  };
  const changes = new MutationObserver(fit);
  changes.observe(bar, { childList: true, characterData: true, subtree: true });
  const sizes = new ResizeObserver(fit); // also called at the start
  sizes.observe(bar);
  return () => {
    changes.disconnect();
    sizes.disconnect();
  };
}

function overflows(bar: HTMLElement): boolean {
  const isOver = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element): boolean =>
    scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
  return isOver(bar) || [...bar.querySelectorAll('[data-fits]')].some(isOver);
}
