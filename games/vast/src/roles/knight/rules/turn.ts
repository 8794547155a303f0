import type { Act, Refusal, Rules } from '@trollmoot/kernel';
import type { Clause } from '../../../clauses.ts';
import type { Slot } from '../../../data/knight.ts';
import { ALL_TRIBES } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { layWayOut } from '../../../terrain/words/effects/tiles.ts';
import { plan } from '../../../words/effects/agenda.ts';
import { checkWins } from '../../../words/effects/wins.ts';
import { seatOf } from '../../../words/questions/seats.ts';
import type { KnightAct, KnightContents } from '../contents.ts';
import { pickUpCubes, placeCube } from '../words/effects/cubes.ts';
import { hasRoomOn, roomFor } from '../words/questions/cubes.ts';
import { knightMovement, knightPerception, knightStrength } from '../words/questions/stats.ts';
import { closeEncounter, hasEvent, resolveToken } from './encounter.ts';
import {
  barCrystal,
  barDragon,
  barThief,
  barTribe,
  breakCrystal,
  fightDragon,
  fightThief,
  fightTribe,
  listFights,
  owesAttack,
} from './fighting.ts';
import { barGem, barTreasure, gatherGem, gatherTreasure, listGathering } from './gathering.ts';
import {
  barBomb,
  barBow,
  barDrink,
  barEnchanted,
  barFlare,
  barShow,
  bombWall,
  drink,
  listGear,
  listShots,
  sendFlare,
  shootBow,
  shootEnchanted,
  showTreasure,
} from './gear.ts';
import { barClaim, claim, listClaims } from './quests.ts';
import { barWalk, barWalkOut, listWalks, walk } from './walking.ts';

/** [KNIGHT-MOVE-6] She began her turn on an Event token, or was moved onto one. */
const mustResolve = (s: State): boolean => hasEvent(s, s.knight!.at);

const barCube = (s: State, slot: Slot): Clause | null =>
  s.knight!.ready === 0 ? 'KNIGHT-CUBE-2' : hasRoomOn(s, slot) ? null : 'KNIGHT-CUBE-3';

/** Everything she can do, one by one: what bars her from it, and what it does. The next choice is planned by then. */
type Doing<A> = { bar(s: State, act: A): Clause | null; perform(s: State, act: A): void };
const DOINGS: { readonly [K in KnightAct['do']]: Doing<Extract<KnightAct, { do: K }>> } = {
  placeCube: { bar: (s, { on }) => barCube(s, on), perform: (s, { on }) => placeCube(s, on) },
  walk: { bar: (s, { to }) => barWalk(s, to), perform: (s, { to }) => walk(s, to) },
  walkOut: { bar: (s, { cell }) => barWalkOut(s, cell), perform: (s, { cell }) => walk(s, layWayOut(s, cell)) },
  resolveEvent: { bar: (s) => (mustResolve(s) ? null : 'KNIGHT-MOVE-5'), perform: resolveToken },
  fightTribe: {
    bar: (s, { tribe, javelin }) => (ALL_TRIBES.includes(tribe) ? barTribe(s, tribe, javelin) : 'KNIGHT-ATTACK-4'),
    perform: (s, { tribe, javelin }) => fightTribe(s, tribe, javelin),
  },
  fightDragon: {
    bar: (s, { javelin }) => barDragon(s, javelin),
    perform: (s, { javelin }) => fightDragon(s, javelin),
  },
  fightThief: { bar: barThief, perform: fightThief },
  breakCrystal: { bar: barCrystal, perform: breakCrystal },
  gatherTreasure: { bar: barTreasure, perform: gatherTreasure },
  gatherGem: { bar: (s, { gem }) => barGem(s, gem), perform: (s, { gem }) => gatherGem(s, gem) },
  bombWall: { bar: (s, { side }) => barBomb(s, side), perform: (s, { side }) => bombWall(s, side) },
  shootBow: { bar: (s, { tribe }) => barBow(s, tribe), perform: (s, { tribe }) => shootBow(s, tribe) },
  shootEnchanted: {
    bar: (s, { target }) => barEnchanted(s, target),
    perform: (s, { target }) => shootEnchanted(s, target),
  },
  drink: { bar: barDrink, perform: drink },
  sendFlare: { bar: (s, { space }) => barFlare(s, space), perform: (s, { space }) => sendFlare(s, space) },
  showTreasure: { bar: (s, { card }) => barShow(s, card), perform: (s, { card }) => showTreasure(s, card) },
  claim: { bar: (s, { quest }) => barClaim(s, quest), perform: (s, { quest }) => claim(s, quest) },
  endTurn: { bar: () => null, perform() {} },
};

/** What she may do before she deals with what awaits her; the rest comes after. */
const ALWAYS: readonly string[] = ['placeCube', 'claim', 'shootBow', 'shootEnchanted', 'showTreasure', 'drink'];
const ATTACKS: readonly string[] = ['fightTribe', 'fightDragon', 'fightThief', 'breakCrystal'];

/** What bars this act, if anything: the reason for every button that is missing. */
function bar(s: State, act: KnightAct): Clause | null {
  if (!Object.hasOwn(DOINGS, act.do)) return null;
  if (!ALWAYS.includes(act.do)) {
    if (mustResolve(s)) return 'KNIGHT-MOVE-6';
    if (owesAttack(s) && !ATTACKS.includes(act.do)) return 'KNIGHT-MOVE-8';
  }
  return (DOINGS[act.do] as Doing<KnightAct>).bar(s, act);
}

/** What a refusal is about. */
function refusal(s: State, clause: Clause): Refusal {
  const { steps, encounters, ready } = s.knight!;
  const strength = knightStrength(s);
  const perception = knightPerception(s);
  return { clause, fact: { strength, perception, movement: knightMovement(s), steps, encounters, ready } };
}

export const turns: Pick<Rules<State, KnightContents>, 'knight.turn' | 'knight.act'> = {
  /** [KNIGHT-CUBE-1] Pick Up; then she moves and acts. */
  'knight.turn': {
    happen(s) {
      const k = s.knight!;
      pickUpCubes(s);
      closeEncounter(s);
      k.steps = 0;
      k.encounters = 0;
      k.entered = [];
      k.met = [];
      k.mapUsed = 0;
      k.taken = 0;
      k.ambushes = 0;
      k.chances = 0;
      k.done = 0;
      plan(s, { step: 'knight.act' });
      checkWins(s); // [WIN-4] she may wait for her last Crystal at the Entrance
    },
  },

  /** [KNIGHT-TURN-1] [KNIGHT-TURN-3] Move and act in any order, one thing at a time, until she ends her turn. */
  'knight.act': {
    who: (s) => seatOf(s, 'knight'),
    options(s) {
      const found: KnightAct[] = [];
      listClaims(s, found);
      listShots(s, found);
      if (s.knight!.ready > 0) {
        const slots = roomFor(s);
        for (let i = 0; i < slots.length; i++) found.push({ do: 'placeCube', on: slots[i]! });
      }
      if (mustResolve(s)) {
        found.push({ do: 'resolveEvent' });
        return found;
      }
      listFights(s, found); // [KNIGHT-ENCOUNTER-7] in any order
      if (owesAttack(s)) return found;
      listGathering(s, found);
      listGear(s, found);
      listWalks(s, found);
      found.push({ do: 'endTurn' });
      return found;
    },
    take(s, _at, act) {
      if (act.do === 'endTurn') return;
      if (act.do !== 'claim') s.knight!.chances = 0; // [KNIGHT-QUEST-2]
      plan(s, { step: 'knight.act' });
      (DOINGS[act.do] as Doing<KnightAct>).perform(s, act);
    },
    why(s, _at, wish: Act) {
      const clause = bar(s, wish as KnightAct);
      return clause === null ? null : refusal(s, clause);
    },
  },
};
