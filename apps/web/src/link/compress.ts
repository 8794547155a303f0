/** Text compressed for a URL: deflate, then base64url. */
export async function pack(text: string): Promise<string> {
  const bytes = await convert(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reverses `pack`. Throws on damaged text. */
export async function unpack(packed: string): Promise<string> {
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await convert(bytes, new DecompressionStream('deflate-raw')));
}

type Codec = CompressionStream | DecompressionStream;

async function convert(bytes: Uint8Array<ArrayBuffer>, codec: Codec): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(codec);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
