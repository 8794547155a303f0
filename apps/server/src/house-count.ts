import type { Others } from './cluster/others.ts';

const TOLD_EVERY = 10_000; // milliseconds: all that is open here
const BELIEVED = 25_000; // milliseconds
const AT_ONCE = 500; // keys in one message

interface Told {
  readonly many: number;
  readonly until: number; // on performance.now()
}

/** How many of something are open by each key, such as connections by address, in the whole house. */
export class HouseCount {
  readonly #name: string;
  readonly #others: Others | undefined;
  readonly #here = new Map<string, number>(); // no zeros
  readonly #elsewhere = new Map<string, Map<string, Told>>(); // by key and node; no zeros

  /** `name`: no other count has it. */
  constructor(name: string, others?: Others) {
    this.#name = name;
    this.#others = others;
    others?.hear('open', ({ what, counts }, by) => {
      if (what === name) for (const [key, many] of counts) this.#heard(key, many, by);
    });
    others?.hear('left', (_, by) => {
      for (const nodes of this.#elsewhere.values()) nodes.delete(by);
    });
    others?.every(TOLD_EVERY, () => this.#tellAll());
  }

  /** In the whole house, as far as is known here. */
  of(key: string): number {
    let all = this.#here.get(key) ?? 0;
    const now = performance.now();
    for (const [node, { many, until }] of this.#elsewhere.get(key) ?? [])
      if (until > now && !this.#others?.isSilent(node)) all += many;
    return all;
  }

  change(keys: readonly string[], by: 1 | -1): void {
    for (const key of keys) {
      const many = (this.#here.get(key) ?? 0) + by;
      if (many > 0) this.#here.set(key, many);
      else this.#here.delete(key);
    }
    this.#tell(keys);
  }

  #tell(keys: readonly string[]): void {
    const counts = keys.map((key): [string, number] => [key, this.#here.get(key) ?? 0]);
    this.#others?.tell('open', { what: this.#name, counts });
  }

  #heard(key: string, many: number, node: string): void {
    const nodes = this.#elsewhere.get(key) ?? new Map<string, Told>();
    if (many > 0) this.#elsewhere.set(key, nodes.set(node, { many, until: performance.now() + BELIEVED }));
    else if (nodes.delete(node) && nodes.size === 0) this.#elsewhere.delete(key);
  }

  /** A node that has missed something hears it now. Forget what nobody has told for long. */
  #tellAll(): void {
    const keys = [...this.#here.keys()];
    for (let i = 0; i < keys.length; i += AT_ONCE) this.#tell(keys.slice(i, i + AT_ONCE));
    const now = performance.now();
    for (const [key, nodes] of this.#elsewhere) {
      for (const [node, { until }] of nodes) if (until <= now) nodes.delete(node);
      if (nodes.size === 0) this.#elsewhere.delete(key);
    }
  }
}
