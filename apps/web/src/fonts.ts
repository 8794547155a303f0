/** The faces that every page shows; the page asks for them together with its script (build/fonts.ts). */
const EVERYWHERE = [
  '700 1em "Grenze Gotisch"',
  '400 1em "Alegreya Sans"',
  'italic 400 1em "Alegreya Sans"',
  '800 1em "Alegreya Sans"',
];
const PATIENCE = 1500; // milliseconds; then something like them will do (style/fonts.css)

/** Our faces are here, or have kept us waiting long enough: what is drawn now will not move when they arrive. */
export async function fontsLoaded(): Promise<void> {
  const loaded = Promise.allSettled(EVERYWHERE.map((face) => document.fonts.load(face)));
  await Promise.race([loaded, new Promise((late) => setTimeout(late, PATIENCE))]);
}
