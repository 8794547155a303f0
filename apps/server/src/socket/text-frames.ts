const TEXT = 0x81; // a whole text message in one frame
const SHORT = 126; // lengths below this are written in one byte
const LONG = 65_536; // below this in two bytes more, else in eight

/**
 * Texts as WebSocket frames (RFC 6455 §5.2), one behind the other in one piece: what is said in one go is one write,
 * where the library would make two of every text.
 */
export function textFrames(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headOf(length) + length, 0));
  let at = 0;
  for (const [i, text] of texts.entries()) {
    at = writeHead(frames, at, lengths[i]!);
    at += frames.write(text, at);
  }
  return frames;
}

const headOf = (length: number): number => (length < SHORT ? 2 : length < LONG ? 4 : 10);

function writeHead(frames: Buffer, at: number, length: number): number {
  frames[at] = TEXT;
  if (length < SHORT) frames[at + 1] = length;
  else if (length < LONG) {
    frames[at + 1] = SHORT;
    frames.writeUInt16BE(length, at + 2);
  } else {
    frames[at + 1] = SHORT + 1;
    frames.writeBigUInt64BE(BigInt(length), at + 2);
  }
  return at + headOf(length);
}
