/** SHA-256 (FIPS 180-4) of a text in UTF-8, as eight 32-bit integers. Written out because the kernel uses no libraries. */
export function sha256(text: string): number[] {
  const bytes = utf8(text);
  const blocks = ((bytes.length + 8) >> 6) + 1;
  const words = new Int32Array(blocks * 16);
  for (let i = 0; i < bytes.length; i++) words[i >> 2]! |= bytes[i]! << (24 - 8 * (i & 3));
  words[bytes.length >> 2]! |= 0x80 << (24 - 8 * (bytes.length & 3));
  words[words.length - 2] = Math.floor(bytes.length / 0x20000000);
  words[words.length - 1] = bytes.length << 3;
  const hash = START.slice();
  for (let block = 0; block < blocks; block++) compress(hash, words, block * 16);
  return Array.from(hash, (word) => word >>> 0);
}

/** Seeds are usually plain ASCII, which needs no encoder. */
function utf8(text: string): ArrayLike<number> {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 127) return new TextEncoder().encode(text);
    bytes[i] = code;
  }
  return bytes;
}

/** The message schedule of the block being compressed. */
const w = new Int32Array(64);

function compress(hash: Int32Array, words: Int32Array, from: number): void {
  for (let i = 0; i < 16; i++) w[i] = words[from + i]!;
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!;
    const y = w[i - 2]!;
    const low = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const high = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = (w[i - 16]! + w[i - 7]! + low + high) | 0;
  }
  let a = hash[0]!;
  let b = hash[1]!;
  let c = hash[2]!;
  let d = hash[3]!;
  let e = hash[4]!;
  let f = hash[5]!;
  let g = hash[6]!;
  let h = hash[7]!;
  for (let i = 0; i < 64; i++) {
    const t1 = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] = hash[0]! + a;
  hash[1] = hash[1]! + b;
  hash[2] = hash[2]! + c;
  hash[3] = hash[3]! + d;
  hash[4] = hash[4]! + e;
  hash[5] = hash[5]! + f;
  hash[6] = hash[6]! + g;
  hash[7] = hash[7]! + h;
}

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** The standard's constants: fractional parts of the roots of the first primes. */
const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p !== 0)) primes.push(n);
const fraction = (x: number): number => (x - Math.floor(x)) * 0x100000000;
const START = Int32Array.from(primes.slice(0, 8), (p) => fraction(Math.sqrt(p)));
const K = Int32Array.from(primes, (p) => fraction(Math.cbrt(p)));
