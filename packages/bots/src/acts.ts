import { type Act, REOPEN } from '@trollmoot/kernel';

/** Bots close a hand once and never take it back: they would know nothing more the second time. */
export function withoutReopen<A extends Act>(options: A[]): A[] {
  if (options.length < 2 || options[options.length - 1]!.do !== REOPEN.do) return options; // the kernel offers it last
  return options.slice(0, -1);
}
