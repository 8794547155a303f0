import type { Choice } from '@trollmoot/bots';
import type { BotDeadline, BotRequest, BotRunner } from '../ports.ts';

/** Knows how many choices are waited for. */
export class CountedBots implements BotRunner {
  readonly #bots: BotRunner;
  waiting = 0;

  constructor(bots: BotRunner) {
    this.#bots = bots;
  }

  async choose(request: BotRequest, deadline?: BotDeadline): Promise<Choice> {
    this.waiting++;
    try {
      return await this.#bots.choose(request, deadline);
    } finally {
      this.waiting--;
    }
  }

  close(): Promise<void> {
    return this.#bots.close();
  }
}
