import { capital } from '@trollmoot/kernel';
import { numberIn, piecesIn, stepsLeft, thiefSteps, waitingIn } from '../../facts.ts';
import type { Language } from '../../language.ts';
import type { Fact } from '../../refused.ts';
import { cellIn, sideIn, spaceIn } from '../../wished.ts';
import { instead, place, There, taken, there, whom, whose } from '../about.ts';
import { listOf, piece, role, several, short } from '../grammar.ts';

/** How many ways to turn a tile are right. */
const ways = (n: number | null): string =>
  n === null ? 'Turn it another way.' : n === 1 ? '1 way to turn it works.' : `${n} ways to turn it work.`;

const together = (fact: Fact): string => capital(listOf(piecesIn(fact).map(piece))) || 'The pieces there';

export const map = {
  'TURN-13': (_fact, { outcome }) =>
    outcome === null || outcome.winners.length === 0
      ? 'The game is over. You can replay it, or play another.'
      : `The game is over: ${listOf(outcome.winners.map(role))} won. You can replay it, or play another.`,
  'TURN-14': (fact, view) => {
    const who = waitingIn(fact, view);
    return who.length === 0
      ? 'It isn’t your choice right now.'
      : `Not yet: ${listOf(who.map(role))} must choose first.`;
  },
  'MAP-8': (fact) => `You can’t place a tile on ${place(fact)}. Choose an empty place next to a tile.`,
  'EDGE-4': (fact) => `No open edge leads to ${place(fact)}. Choose a marked place beside a Lit tile.`,
  'EDGE-6': (fact) => `No open edge leads to ${place(fact)}. Fill the open edges first.`,
  'EDGE-7': (fact, view) => {
    const [space, side] = [spaceIn(fact, view), sideIn(fact)];
    const edge = space === null || side === null ? 'there' : `${side} of the ${short(view, space)}`;
    return `Rocks can’t fall ${edge}. Choose an edge without a wall between two tiles, one of them Lit.`;
  },
  'REVEAL-2': (fact) => `That turns a wall to where the Knight comes from. ${ways(numberIn(fact, 'ways'))}`,
  'REVEAL-3': (fact) => `Turned like that, it doesn’t lead to the Entrance. ${ways(numberIn(fact, 'ways'))}`,
  'FORCE-1': (fact, view) =>
    `The Knight can’t be moved to ${there(fact, view)}. Choose a Lit space with nobody on it and no wall between.`,
  'COLLAPSE-2': (fact, view) => {
    const [touches, fewest] = [numberIn(fact, 'touches'), numberIn(fact, 'fewest')];
    if (touches === null || fewest === null) return `${There(fact, view)} can’t fall. ${instead(fact, view)}`;
    return `${There(fact, view)} touches ${several(touches, 'tile')}. Choose one that touches only ${fewest}.`;
  },
  'COLLAPSE-3': (fact, view) => `${There(fact, view)} falls after the Lit Crystal tiles. ${instead(fact, view)}`,
  'COLLAPSE-5': (fact) => `${together(fact)} can’t all leave that tile. Choose another.`,
  'COLLAPSE-6': (fact, view) => {
    const who = capital(listOf(piecesIn(fact).map(piece))) || 'The piece';
    return typeof fact.space === 'number'
      ? `${who} can’t leave that tile. Choose another.`
      : `${who} can’t go to ${there(fact, view)}. Choose another space.`;
  },
  'COLLAPSE-12': (fact) => {
    const n = numberIn(fact, 'ways');
    return `That doesn’t join the map by the shortest way. Choose ${n === null ? 'a shorter slide' : `one of the ${n} marked slides`}.`;
  },
  'VARIANT-7': (fact, view) => `${taken(fact, view)} Past Plunder needs a Dark tile with nothing and nobody on it.`,
  'VARIANT-8': (fact) => `No Dark tile is next to ${place(fact)}. Place the new tile beside one.`,
  'VARIANT-9': (fact, view) => `${There(fact, view)} is Lit, and Dark tiles fall first. ${instead(fact, view)}`,
  'SWITCH-14': (fact, { goblins: g }) =>
    (g?.rage ?? 0) === 0
      ? `Holding back ${whose(fact)} costs 1 Rage. You have 0.`
      : `You can’t pay Rage for ${whose(fact)}: at this table it holds back only Tribes that overpopulate.`,
  'TERRAIN-2': (fact) =>
    `Terrain can’t go on ${place(fact)}. Place it near, against a tile and clear of other terrain.`,
  'TERRAIN-4': (fact) => `From here no way leads out to ${place(fact)}. Choose a marked place.`,
  'TERRAIN-5': (fact, view) =>
    `${There(fact, view)} stands until half of its outer edges are bare. ${instead(fact, view)}`,
  'TERRAIN-8': (fact, view) =>
    `${There(fact, view)} is an end of the Canyon: nobody can enter it. Cross by the bridge.`,
  'TERRAIN-13': (fact) =>
    `The Mushroom Forest is between you and ${whom(fact)}. You must both be inside or both outside.`,
  'TERRAIN-14': (fact, view) => {
    if (cellIn(fact) !== null) return `A Pit can’t go on ${place(fact)}. Choose a marked place.`;
    if (view.turn === 'dragon') return 'Going through the Pits takes your free move and a Wing. Nobody stays in one.';
    const left = view.turn === 'knight' ? stepsLeft(view) : thiefSteps(view);
    return `Going through the Pits takes 3 steps. You have ${left} left, and nobody stays in one.`;
  },
  'TERRAIN-16': (fact, view) =>
    `The River doesn’t carry you to ${there(fact, view)}. Choose one downstream with nothing in the way, or get out.`,
} satisfies Partial<Language['refuse']>;
