import { existsSync, readFileSync } from 'node:fs';

const HEADER = 32; // bytes
const FRAME_HEADER = 24;
const MAGIC = 0x377f0682; // plus one: checksums of big-endian words

/**
 * How many commits in the write-ahead log SQLite will silently drop when it opens this database: those at and after the
 * first frame whose checksum is wrong. Null: the log is sound, or there is none. Must be asked before the database is
 * opened. A power cut can spoil the one commit that it interrupted, which nobody was told of.
 */
export function lostCommits(database: string): number | null {
  const file = `${database}-wal`;
  if (!existsSync(file)) return null;
  const bytes = readFileSync(file);
  const wal = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (wal.byteLength <= HEADER) return null;
  const lost = new Frames(wal).countLost();
  return lost === 0 ? null : lost;
}

/** The format is described in https://www.sqlite.org/fileformat2.html#the_write_ahead_log */
class Frames {
  readonly #wal: DataView;
  readonly #size: number; // of a frame
  readonly #number: number;
  readonly #isLittle: boolean;
  #sums: [number, number] = [0, 0];

  constructor(wal: DataView) {
    this.#wal = wal;
    this.#isLittle = wal.getUint32(0) === MAGIC;
    const page = wal.getUint32(8);
    const isPage = page >= 512 && page <= 65_536 && (page & (page - 1)) === 0;
    this.#size = FRAME_HEADER + (isPage ? page : 4096);
    this.#number = Math.floor((wal.byteLength - HEADER) / this.#size);
  }

  countLost(): number {
    const good = this.#isHeaderSound() ? this.#countSound() : 0;
    const salts = this.#saltsOf(this.#isHeaderSound() ? 16 : HEADER + 8); // of this generation; later frames may be left over from an older one
    let lost = 0;
    for (let n = good; n < this.#number; n++) {
      const at = this.#at(n);
      if (this.#saltsOf(at + 8) === salts && this.#wal.getUint32(at + 4) !== 0) lost++;
    }
    return lost;
  }

  #at = (n: number): number => HEADER + n * this.#size;
  #saltsOf = (at: number): string => `${this.#wal.getUint32(at)} ${this.#wal.getUint32(at + 4)}`;

  #isHeaderSound(): boolean {
    this.#sums = [0, 0];
    this.#add(0, 24);
    return (this.#wal.getUint32(0) & ~1) >>> 0 === MAGIC && this.#isSum(24);
  }

  /** The frames before the first bad one. */
  #countSound(): number {
    const salts = this.#saltsOf(16);
    for (let n = 0; n < this.#number; n++) {
      const at = this.#at(n);
      if (this.#saltsOf(at + 8) !== salts) return n;
      this.#add(at, at + 8);
      this.#add(at + FRAME_HEADER, at + this.#size);
      if (!this.#isSum(at + 16)) return n;
    }
    return this.#number;
  }

  #isSum(at: number): boolean {
    return this.#wal.getUint32(at) === this.#sums[0] && this.#wal.getUint32(at + 4) === this.#sums[1];
  }

  #add(from: number, to: number): void {
    let [a, b] = this.#sums;
    for (let at = from; at < to; at += 8) {
      a = (a + this.#wal.getUint32(at, this.#isLittle) + b) >>> 0;
      b = (b + this.#wal.getUint32(at + 4, this.#isLittle) + a) >>> 0;
    }
    this.#sums = [a, b];
  }
}
