import { BOULDERS_OF_A_COLOUR, COLOURS_AT_LEAST } from '../src/data/printed.ts';
import { COPIES, FOOD, HUES, TOLL } from '../src/data/travellers.ts';
import type { State } from '../src/state.ts';

/** The invariants that this position breaks. */
export function broken(s: State): string[] {
  return [...missingCards(s), ...missingBoulders(s), ...misplaced(s), ...impossible(s)];
}

/** Every card is in exactly one place. A card being dealt with is in its step. */
function missingCards(s: State): string[] {
  const held = [...s.deck, ...s.company, ...s.discards, ...s.drivenAway.map((card) => card.traveller)];
  held.push(...s.food.flat(), ...s.tolls.flat(), ...s.hand.flat());
  if (s.faceDown !== null) held.push(s.faceDown.traveller);
  for (const step of s.agenda)
    if (step.step === 'place') held.push(step.traveller);
    else if (step.step === 'robber') held.push(step.robber);
    else if (step.step === 'goat') held.push(step.goat);
    else if (step.step === 'pelt') held.push(step.hazard);
  return COPIES.flatMap((copies, traveller) => {
    const found = held.filter((card) => card === traveller).length;
    return found === copies ? [] : [`there are ${found} cards of traveller ${traveller}, not ${copies}`];
  });
}

/** Nine boulders of every colour in play, in all places together. */
function missingBoulders(s: State): string[] {
  return s.supply.flatMap((supply, colour) => {
    const inPlay = colour < Math.max(s.seats, COLOURS_AT_LEAST) ? BOULDERS_OF_A_COLOUR : 0;
    let found = supply;
    for (let i = colour; i < s.boulders.length; i += HUES) found += s.boulders[i]! + s.bids[i]!;
    return found === inPlay ? [] : [`there are ${found} boulders of colour ${colour}, not ${inPlay}`];
  });
}

/** Only cards with a value are beside a bridge, and no upgrade exists twice. */
function misplaced(s: State): string[] {
  const upgrades = [...s.stack, ...s.upgrades.flat()];
  return [
    ...s.food.flat().flatMap((card) => (FOOD[card]! > 0 ? [] : [`traveller ${card} is in Food`])),
    ...s.tolls.flat().flatMap((card) => (TOLL[card]! > 0 ? [] : [`traveller ${card} is in Tolls`])),
    ...(new Set(upgrades).size === upgrades.length ? [] : ['an upgrade exists twice']),
  ];
}

function impossible(s: State): string[] {
  const counts = [...s.supply, ...s.boulders, ...s.bids, ...s.points];
  return counts.every((n) => Number.isInteger(n) && n >= 0) ? [] : ['a count is negative'];
}
