/** The fonts that every page shows, preloaded together with its script (build/fonts.ts). */
const EVERYWHERE = [
  '700 1em "Grenze Gotisch"',
  '400 1em "Alegreya Sans"',
  'italic 400 1em "Alegreya Sans"',
  '800 1em "Alegreya Sans"',
];
const LONGEST_WAIT = 1500; // milliseconds; after that the fallback fonts will do (style/fonts.css)

/** Waits until the fonts are loaded, or long enough: a page drawn now does not shift when they arrive. */
export async function fontsLoaded(): Promise<void> {
  const loaded = Promise.allSettled(EVERYWHERE.map((face) => document.fonts.load(face)));
  await Promise.race([loaded, new Promise((late) => setTimeout(late, LONGEST_WAIT))]);
}
