import { type Act, REOPEN } from '@trollmoot/kernel';

/** Bots close a hand once and never take it back: they would know nothing more the second time. */
export function withoutReopen<A extends Act>(options: A[]): A[] {
  if (options.length < 2 || options[options.length - 1]!.do !== REOPEN.do) return options; // the kernel offers it last
  return options.slice(0, -1);
}

type Fields = { readonly [field: string]: unknown };

/** Like the kernel's `sameAct`, but field by field: the search calls this more often than anything else. */
export function isSameAct(a: Act, b: Act): boolean {
  if (a.do !== b.do) return false;
  for (const field in a) {
    const x = (a as unknown as Fields)[field];
    const y = (b as unknown as Fields)[field];
    if (x !== y && (typeof x !== 'object' || JSON.stringify(x) !== JSON.stringify(y))) return false;
  }
  for (const field in b) if (!(field in a)) return false;
  return true;
}
