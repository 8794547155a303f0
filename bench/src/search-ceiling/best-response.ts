import { randomTurn } from './random-turn.ts';
import { afterWaking, eachSupply, eachTurn, emptyTable, firstGuess, HAND, isNearEnd, place, share } from './table.ts';
import { bestTurns } from './turns.ts';

// The best play against a rival who is known to choose at random.

/** The chance of the best player before its own turn… */
const own = emptyTable();
/** …and before its rival's turn, by its own lead. */
const rivals = emptyTable();

const ended = (grotto: number, cavern: number, hand: number, lead: number): number =>
  grotto === 0 || cavern === 0 ? share(lead) : rivals[place(grotto, cavern, hand, lead)]!;
const answered = (grotto: number, cavern: number, hand: number, lead: number): number =>
  grotto === 0 || cavern === 0 ? share(lead) : own[place(grotto, cavern, hand, lead)]!;

export const bestResponse = { ...bestTurns(ended), ended };

function afterRandomTurn(grotto: number, cavern: number, hand: number, lead: number): number {
  let value = 0;
  for (const { how, diamonds, nuggets, chance } of randomTurn(grotto, cavern)) {
    const points = diamonds + 3 * nuggets;
    if (how === 'left') value += chance * answered(grotto - diamonds, cavern - nuggets, hand, lead - points);
    else if (how === 'trolled') value += chance * answered(grotto - diamonds, cavern, hand + diamonds, lead);
    else {
      const gained = lead + points + Math.min(HAND, hand);
      value += chance * answered(grotto - diamonds, cavern - nuggets, afterWaking(hand), gained);
    }
  }
  return value;
}

/** Fill the tables. Takes some minutes of processor time. */
export function solveAgainstRandom(): void {
  eachSupply((grotto, cavern) => {
    eachTurn((hand, lead) => {
      own[place(grotto, cavern, hand, lead)] = firstGuess(own, grotto, cavern, hand, lead);
    });
    for (let pass = 0; pass < (isNearEnd(grotto, cavern) ? 4 : 2); pass++) {
      eachTurn((hand, lead) => {
        rivals[place(grotto, cavern, hand, lead)] = afterRandomTurn(grotto, cavern, hand, lead);
      });
      eachTurn((hand, lead) => {
        own[place(grotto, cavern, hand, lead)] = bestResponse.turn({ lead, grotto, cavern, hand });
      });
    }
  });
}

/** The chance at the start of the game, for the first and for the second player. */
export const fromTheStart = (grotto: number, cavern: number): { first: number; second: number } => ({
  first: own[place(grotto, cavern, 0, 0)]!,
  second: rivals[place(grotto, cavern, 0, 0)]!,
});
