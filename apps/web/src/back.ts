// The browser's Back button closes what lies over the page: dialogs, sheets, cards. Each of them has an entry in the
// browser's history at the same address.

interface Layer {
  readonly depth: number;
  close(): void;
}

const layers: Layer[] = []; // the topmost last
let isLeaving = false; // the browser is on its way back from an entry that nothing needs any more

/** How deep the present entry lies over the page; 0 for the page itself. */
function depthNow(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'depth' in state ? Number(state.depth) : 0;
}

addEventListener('popstate', () => {
  if (!isLeaving) while (layers.length > 0 && layers.at(-1)!.depth > depthNow()) layers.pop()!.close();
  isLeaving = false;
  for (const { depth } of layers) if (depth > depthNow()) history.pushState({ depth }, ''); // opened on the way back
});

/** Call it when something opens over the page; Back then calls `close`. Returns what to call once it is closed. */
export function overPage(close: () => void): () => void {
  const layer: Layer = { depth: (layers.at(-1)?.depth ?? 0) + 1, close };
  layers.push(layer);
  if (!isLeaving && depthNow() < layer.depth) history.pushState({ depth: layer.depth }, '');
  return () => {
    const at = layers.indexOf(layer);
    if (at < 0) return; // closed by Back
    layers.splice(at, 1);
    // Later, because one thing often closes for another to open, which can use the same entry.
    setTimeout(() => {
      const isFree = !isLeaving && depthNow() > (layers.at(-1)?.depth ?? 0);
      if (!isFree) return;
      isLeaving = true;
      history.back();
    });
  };
}
