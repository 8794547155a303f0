import { eachSupply, eachTurn, emptyTable, firstGuess, isNearEnd, place, share } from './table.ts';
import { bestTurns } from './turns.ts';

// Perfect play by both players.

/** The chance of the player whose turn begins. */
const chances = emptyTable();

function ended(grotto: number, cavern: number, hand: number, lead: number): number {
  return grotto === 0 || cavern === 0 ? share(lead) : 1 - chances[place(grotto, cavern, hand, -lead)]!;
}

export const perfect = { ...bestTurns(ended), ended };

/** Fill the table of chances. Takes about two minutes of processor time. */
export function solve(): void {
  eachSupply((grotto, cavern) => {
    eachTurn((hand, lead) => {
      chances[place(grotto, cavern, hand, lead)] = firstGuess(chances, grotto, cavern, hand, lead);
    });
    for (let pass = 0; pass < (isNearEnd(grotto, cavern) ? 3 : 1); pass++)
      eachTurn((hand, lead) => {
        chances[place(grotto, cavern, hand, lead)] = perfect.turn({ lead, grotto, cavern, hand });
      });
  });
}
