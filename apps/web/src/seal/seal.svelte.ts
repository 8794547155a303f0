import { type Checked, checking, type Trouble, withWitness } from '@trollmoot/kernel';
import { troubleSoFar, type Witnessing } from '@trollmoot/protocol';
import type { Desk } from '../table/desk.svelte.ts';
import { peopled } from '../table/share.ts';
import { runInSlices } from '../time-slices.ts';

/** Verified: all of it fits, and the reader's own salt is in it. No salt: it fits, but that shows less. */
export type SealState = 'verified' | 'notYet' | 'broken' | 'noSalt';
/** Why a seal that fits shows so little. */
type Unsalted = 'oneDevice' | 'old' | 'absent' | 'unsalted';

/** The seal of the game at a desk, and its check in this browser. */
export class GameSeal {
  readonly desk: Desk;
  checked: Checked | null = $state.raw(null);
  progress: number | null = $state(null); // of a check under way, from 0 to 1
  seconds: number = $state(0); // the last check took
  isUnavailable: boolean = $state(false); // the server could not hand out the game
  #saved: string | null = null; // fetched once: checking again needs no server

  constructor(desk: Desk) {
    this.desk = desk;
  }

  get witness(): Witnessing | null {
    return this.desk.link.seal?.witness ?? null;
  }

  trouble: Trouble | null = $derived.by(() => {
    const { card } = this.desk;
    return this.checked?.trouble ?? (card === null ? null : troubleSoFar(this.witness, card));
  });

  isOver: boolean = $derived.by(() => this.desk.card?.status === 'over');
  /** Before a game begins there is nothing to look at, and a lesson has no seal. */
  isShown: boolean = $derived.by(() => this.desk.card?.commitment != null || this.trouble !== null);

  state: SealState = $derived.by(() => {
    if (this.trouble !== null) return 'broken';
    if (this.desk.card?.seal === null) return 'noSalt';
    if (this.checked === null) return 'notYet';
    return this.checked.isOwn ? 'verified' : 'noSalt';
  });

  unsalted: Unsalted = $derived.by(() => {
    const { card } = this.desk;
    if (card?.seal === null) return card.host === 'here' ? 'oneDevice' : 'old';
    return this.checked !== null && this.witness === null ? 'absent' : 'unsalted';
  });

  /** Deals and plays the game again, in short tasks. */
  async check(): Promise<void> {
    if (!this.isOver || this.progress !== null) return;
    this.progress = 0;
    try {
      this.#saved ??= await this.desk.link.saved();
    } catch {
      // out of reach; the reader can try again
    }
    this.isUnavailable = this.#saved === null;
    if (this.#saved !== null) {
      const start = performance.now();
      const steps = checking(this.#saved, this.#game, this.witness);
      this.checked = await runInSlices(steps, (done) => {
        this.progress = done;
      });
      this.seconds = (performance.now() - start) / 1000;
    }
    this.progress = null;
  }

  /** The saved game with what this reader saw of it: `verify` can check it elsewhere. */
  async proof(): Promise<string> {
    const text = this.#saved ?? (await this.desk.link.saved().catch(() => null)) ?? this.#shownNow();
    return peopled(this.desk, this.witness === null ? text : withWitness(text, this.witness));
  }

  /** As long as there is no saved game: what the server claims now. */
  #shownNow(): string {
    const { seal, id, status } = this.desk.card!;
    const salts = seal?.salts.map((salt) => salt ?? 'none').join(' ');
    return `# table ${id} is ${status}\n# shows commitment ${seal?.commitment ?? 'none'}\n# shows salts ${salts ?? 'none'}\n`;
  }

  #game = (name: string) => (name === this.desk.game.name ? this.desk.game : undefined);
}
