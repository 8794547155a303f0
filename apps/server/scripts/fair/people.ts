import { dice } from '@trollmoot/kernel';
import { Guest, playing, type Tab } from '../../test/harness.ts';

const PAUSE = 1500; // milliseconds between two decisions of a person, on average

interface Seated {
  readonly id: string;
  readonly tabs: readonly Tab[];
}

/** Pairs of people at tables of their own, who act now and then. */
export class People {
  readonly #tables: readonly Seated[];
  readonly #guests: readonly (readonly Guest[])[];

  private constructor(guests: readonly (readonly Guest[])[], tables: readonly Seated[]) {
    this.#guests = guests;
    this.#tables = tables;
  }

  static async come(address: string, pairs: number): Promise<People> {
    const guests: Guest[][] = [];
    const tables: Seated[] = [];
    for (let i = 0; i < pairs; i++) {
      const pair = [await Guest.come(address, 'Ana'), await Guest.come(address, 'Bo')];
      guests.push(pair);
      tables.push(await playing(pair, { game: 'troll-and-dragon' }));
    }
    return new People(guests, tables);
  }

  /** Milliseconds from each of their acts to its acknowledgement, over this many seconds. */
  async play(seconds: number): Promise<number[]> {
    const times: number[] = [];
    const end = performance.now() + 1000 * seconds;
    await Promise.all(this.#tables.map((_, i) => this.#playAt(i, end, times)));
    return times;
  }

  async #playAt(i: number, end: number, times: number[]): Promise<void> {
    const random = dice(`people ${i}`);
    let { id, tabs } = this.#tables[i]!;
    while (performance.now() < end) {
      await sleep(random(2 * PAUSE));
      if (tabs[0]!.frame.result !== null)
        ({ id, tabs } = await playing(this.#guests[i]!, { game: 'troll-and-dragon' }));
      const tab = tabs.find(({ frame }) => frame.options.length > 0);
      if (tab === undefined) continue;
      const { options } = tab.frame;
      const start = performance.now();
      const answer = await tab.acts(id, options[random(options.length)]!);
      if (answer.say === 'yes') times.push(performance.now() - start);
    }
  }

  leave(): void {
    for (const { tabs } of this.#tables) for (const tab of tabs) tab.socket.terminate();
  }
}

export const sleep = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
