import type { Game } from '@trollmoot/kernel';

/** A table that began under older rules, and in which something was played that is no longer legal. */
export class OlderRules extends Error {
  readonly game: Game;
  readonly rules: string;
  constructor(game: Game, rules: string) {
    super(`${game.title} was played under rules ${rules} here, and now has rules ${game.rules}`);
    this.game = game;
    this.rules = rules;
  }
}
