/** What a link may bring, before and after unpacking. The longest games of bots stay far below. */
const LONGEST_LINK = 300_000; // characters
export const LONGEST_SAVE = 1_000_000; // bytes

/** Text compressed for a URL: deflate, then base64url. */
export async function pack(text: string): Promise<string> {
  const bytes = await convert(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), Infinity);
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reverses `pack`. Throws on damaged text, and on more than anyone would share. */
export async function unpack(packed: string): Promise<string> {
  if (packed.length > LONGEST_LINK) throw new TooLong();
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await convert(bytes, new DecompressionStream('deflate-raw'), LONGEST_SAVE));
}

export class TooLong extends Error {
  constructor() {
    super('it is too long');
  }
}

type Codec = CompressionStream | DecompressionStream;

/** Stops as soon as there are more than `most` bytes: a short link can unpack to a gigabyte. */
async function convert(bytes: Uint8Array<ArrayBuffer>, codec: Codec, most: number): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(codec).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new TooLong();
    }
    parts.push(value);
  }
}
