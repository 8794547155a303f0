/** The ChaCha20 block function (RFC 8439): 16 integers from a key of eight, a block number and a nonce of three. */
export function chachaBlock(key: readonly number[], block: number, nonce: readonly number[] = NO_NONCE): Uint32Array {
  const input = Uint32Array.of(...CONSTANTS, ...key, block, ...nonce);
  const x = input.slice();
  for (let round = 0; round < 20; round += 2) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) x[i]! += input[i]!;
  return x;
}

const NO_NONCE: readonly number[] = [0, 0, 0]; // a key is used for one game only
const CONSTANTS: readonly number[] = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]; // "expand 32-byte k"

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  x[a]! += x[b]!;
  x[d] = turn(x[d]! ^ x[a]!, 16);
  x[c]! += x[d]!;
  x[b] = turn(x[b]! ^ x[c]!, 12);
  x[a]! += x[b]!;
  x[d] = turn(x[d]! ^ x[a]!, 8);
  x[c]! += x[d]!;
  x[b] = turn(x[b]! ^ x[c]!, 7);
}

const turn = (x: number, by: number): number => (x << by) | (x >>> (32 - by));
