const TEXT = 0x81; // a whole text message in one frame
const SHORT = 126; // lengths below this are written in one byte
const LONG = 65_536; // below this in two bytes more, else in eight

/**
 * Texts as WebSocket frames (RFC 6455 §5.2), one behind the other in one piece: what is said in one go is one write,
 * where the library would make two of every text. It is a string of bytes, one a character, and goes out as `latin1`:
 * so nearly every text, which is plain ASCII, is copied no more than once.
 */
export function textFrames(texts: readonly string[]): string {
  let frames = '';
  for (const text of texts) {
    const length = Buffer.byteLength(text);
    frames += head(length);
    frames += length === text.length ? text : Buffer.from(text).toString('latin1');
  }
  return frames;
}

function head(length: number): string {
  if (length < SHORT) return String.fromCharCode(TEXT, length);
  if (length < LONG) return String.fromCharCode(TEXT, SHORT, length >> 8, length & 0xff);
  const long = Buffer.alloc(8);
  long.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(TEXT, SHORT + 1) + long.toString('latin1');
}
