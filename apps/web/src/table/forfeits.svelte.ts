import type { Act, Forfeit, Words } from '@trollmoot/kernel';
import type { Frame } from '@trollmoot/protocol';
import { prefs } from '../prefs.svelte.ts';

/** What the reader can do now, and the hand that does it: the desk. */
interface Chooser {
  readonly frame: Frame | null;
  readonly words: Words;
  readonly options: readonly Act[];
  readonly isMine: boolean;
  send(act: Act): Promise<unknown>;
}

/** Asks once per turn before something is lost for good, such as a reward that nobody claimed. */
export class Forfeits {
  readonly #desk: Chooser;
  asking: { readonly act: Act; readonly forfeit: Forfeit } | null = $state.raw(null);
  #asked = new Set<string>(); // what the reader was asked in this turn
  #after: Act | null = null; // to be played once the saving act is through

  constructor(desk: Chooser) {
    this.#desk = desk;
  }

  /** What the reader would lose by this act. */
  of(act: Act): Forfeit | null {
    const { frame, words, options } = this.#desk;
    return frame === null ? null : (words.forfeit?.(act, options, frame.view) ?? null);
  }

  /** Something the reader can take now and would lose by some other act: the prompt names it. */
  unclaimed: { readonly first: Act; readonly forfeit: Forfeit } | null = $derived.by(() => {
    const { frame, words, options, isMine } = this.#desk;
    if (frame === null || !isMine || words.forfeit === undefined) return null;
    for (const act of options) {
      const forfeit = words.forfeit(act, options, frame.view);
      if (forfeit?.asks != null && forfeit.first !== null) return { first: forfeit.first, forfeit };
    }
    return null;
  });

  /** True if the reader must be asked first; then `asking` is open. */
  stops(act: Act): boolean {
    const forfeit = prefs.warnings ? this.of(act) : null;
    if (forfeit?.asks == null || this.#asked.has(forfeit.asks)) return false;
    this.#asked.add(forfeit.asks);
    this.asking = { act, forfeit };
    return true;
  }

  answer(how: 'first' | 'without' | 'stay'): void {
    if (this.asking === null) return;
    const { act, forfeit } = this.asking;
    this.asking = null;
    if (how === 'without') void this.#desk.send(act);
    else if (how === 'first' && forfeit.first !== null) {
      this.#after = act;
      void this.#desk.send(forfeit.first);
    }
  }

  /** The table rests: the act that had to wait, if it is still an option. Forgets what was asked when the turn is over. */
  settled(isMine: boolean, options: readonly Act[], isSame: (a: Act, b: Act) => boolean): Act | null {
    this.asking = null;
    const after = this.#after;
    this.#after = null;
    if (!isMine) this.#asked.clear();
    return after !== null && options.some((option) => isSame(option, after)) ? after : null;
  }
}
