import type { Choice } from '@trollmoot/boardkit/board.ts';
import { agrees, isPicked, narrow, type Part } from '@trollmoot/boardkit/choose.ts';
import { type Act, sameAct } from '@trollmoot/kernel';

/** Carries out what the reader touches: the desk. */
interface Hand {
  touch(part: Part): void;
  play(act: Act): void;
  ask(wish: object): Promise<void>;
  picked: Part;
  readonly legal: readonly Act[]; // offered or not
}

/** The reader's choice as boards and panels see it, for these options and picks. */
export function choiceOf(hand: Hand, all: readonly Act[], picked: Part): Choice {
  const options = narrow(all, picked);
  return {
    options,
    picked,
    // A thing glows if some option agrees with it and with everything picked.
    lit: (part) => options.some((option) => agrees(option, part)),
    isPicked: (part) => isPicked(picked, part),
    touch: (part) => hand.touch(part),
    take: (act) => void (hand.legal.some((option) => sameAct(option, act)) ? hand.play(act) : hand.ask(act)),
    ask: (wish) => void hand.ask(wish),
    clear: () => (hand.picked = {}),
  };
}
