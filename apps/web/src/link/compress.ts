/** Text in as few letters as an address allows: squeezed, then written in the alphabet of addresses. */
export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text again. Throws if it was damaged on the way. */
export async function unpack(packed: string): Promise<string> {
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
}

type Squeezer = CompressionStream | DecompressionStream;

async function through(bytes: Uint8Array<ArrayBuffer>, squeezer: Squeezer): Promise<Uint8Array> {
  const squeezed = new Blob([bytes]).stream().pipeThrough(squeezer);
  return new Uint8Array(await new Response(squeezed).arrayBuffer());
}
