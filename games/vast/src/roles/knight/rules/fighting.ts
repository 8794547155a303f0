import { type Rules, tell } from '@trollmoot/kernel';
import type { Clause } from '../../../clauses.ts';
import { AXE, BOMB, FACE_DOWN, FACE_UP, GRIT, JAVELIN, QUEST, sidequestNamed } from '../../../data/knight.ts';
import { DRAGON, pieceOfTribe, THIEF } from '../../../data/pieces.ts';
import { ALL_TRIBES, type Tribe } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { liftToken } from '../../../terrain/words/effects/tokens.ts';
import { hasToken } from '../../../terrain/words/questions/tokens.ts';
import { plan } from '../../../words/effects/agenda.ts';
import { castDie } from '../../../words/effects/dice.ts';
import {
  perceptionAgainstThief,
  strengthAgainstDragon,
  strengthAgainstTribe,
} from '../../../words/questions/attacks.ts';
import { isCenter } from '../../../words/questions/dice.ts';
import { isTurnOf, seatOf } from '../../../words/questions/seats.ts';
import { hurtDragon } from '../../dragon/words/effects/board.ts';
import { dragonArmor, dragonAt, isSurfaced } from '../../dragon/words/questions.ts';
import { attacked, scatter } from '../../goblins/words/effects/tribes.ts';
import { defenceStrength, population, tribeAt } from '../../goblins/words/questions/tribes.ts';
import { attackThief } from '../../thief/words/effects/death.ts';
import { thiefAt, thiefStealth } from '../../thief/words/questions.ts';
import type { KnightAct, KnightContents } from '../contents.ts';
import { BOMB_USED, FIGHTING, FOUGHT_BELOW, JAVELIN_THROWN } from '../state.ts';
import { crystalToKnight, fulfil, gainGrit } from '../words/effects/board.ts';
import { discardCube } from '../words/effects/cubes.ts';
import { dropTreasure } from '../words/effects/treasures.ts';
import { sparedCubes } from '../words/questions/cubes.ts';
import { isBelowReach } from '../words/questions/foes.ts';
import { knightPerception, knightStrength, smashStrength } from '../words/questions/stats.ts';
import { barEncounter, encounter } from './encounter.ts';

const DARING = sidequestNamed('daring');
const STALWART = sidequestNamed('stalwart');
const FEARLESS = sidequestNamed('fearless');
const has = (s: State, bit: number): boolean => (s.knight!.done & bit) !== 0;

// ── Javelin and Bomb ─────────────────────────────────────────────────────────────────────

/** [KNIGHT-TREASURE-6] The Javelin is hers, and no Bomb was used this turn. */
export function mayThrowJavelin(s: State): boolean {
  const card = s.knight!.treasure[JAVELIN];
  return (card === FACE_DOWN || card === FACE_UP) && !has(s, BOMB_USED);
}
/** [KNIGHT-BOMB-1] A cube lies on the Bomb, it was not used this turn, and no Javelin was thrown. */
export const mayUseBomb = (s: State): boolean =>
  s.knight!.gear[BOMB]! > 0 && !has(s, BOMB_USED) && !has(s, JAVELIN_THROWN);

/** [KNIGHT-TREASURE-6] With it she must have it; without it, it must not lie face up. */
function barJavelin(s: State, javelin: boolean): Clause | null {
  const may = mayThrowJavelin(s);
  const must = may && s.knight!.treasure[JAVELIN] === FACE_UP;
  return (javelin && !may) || (!javelin && must) ? 'KNIGHT-TREASURE-6' : null;
}
function throwJavelin(s: State): void {
  s.knight!.done |= JAVELIN_THROWN;
  tell(s, { news: 'treasureUsed', thing: 'treasure javelin', clause: 'KNIGHT-TREASURE-6' });
  dropTreasure(s, JAVELIN, true);
}

// ── what bars an attack ──────────────────────────────────────────────────────────────────

/** [KNIGHT-ATTACK-4] */
export function barTribe(s: State, tribe: Tribe, javelin: boolean): Clause | null {
  if (tribeAt(s, tribe) !== s.knight!.at) return 'KNIGHT-ATTACK-4';
  if (knightStrength(s) + (javelin ? 1 : 0) < strengthAgainstTribe(defenceStrength(s, tribe))) return 'KNIGHT-ATTACK-4';
  return barJavelin(s, javelin) ?? barEncounter(s, FIGHTING, pieceOfTribe(tribe));
}

/** [KNIGHT-ATTACK-1] [KNIGHT-ATTACK-2] [KNIGHT-ATTACK-3] */
export function barDragon(s: State, javelin: boolean): Clause | null {
  if (dragonAt(s) !== s.knight!.at) return 'KNIGHT-ATTACK-1';
  if (knightStrength(s) + (javelin ? 1 : 0) < strengthAgainstDragon(dragonArmor(s))) return 'KNIGHT-ATTACK-1';
  const bomb = needsBomb(s) && !javelin;
  if (!isSurfaced(s) && has(s, FOUGHT_BELOW)) return 'KNIGHT-ATTACK-2';
  if (bomb && !mayUseBomb(s)) return 'KNIGHT-ATTACK-2';
  return (bomb ? null : barJavelin(s, javelin)) ?? barEncounter(s, FIGHTING, DRAGON);
}
const needsBomb = (s: State): boolean => isBelowReach(isSurfaced(s), s.map.collapsing); // [KNIGHT-ATTACK-2]

/** [KNIGHT-ATTACK-5] */
export function barThief(s: State): Clause | null {
  if (s.thief === null || thiefAt(s) !== s.knight!.at || knightPerception(s) < perceptionAgainstThief(thiefStealth(s)))
    return 'KNIGHT-ATTACK-5';
  return barEncounter(s, FIGHTING, THIEF);
}

/** [KNIGHT-ATTACK-6] */
export function barCrystal(s: State): Clause | null {
  if (!hasToken(s, s.knight!.at, 'crystal') || knightStrength(s) < smashStrength(s)) return 'KNIGHT-ATTACK-6';
  return barEncounter(s, FIGHTING);
}

/** Every attack she may make. */
export function listFights(s: State, found: KnightAct[]): void {
  const { at } = s.knight!;
  if (s.goblins !== null)
    for (const tribe of ALL_TRIBES) {
      if (s.goblins.at[tribe] !== at) continue;
      if (barTribe(s, tribe, false) === null) found.push({ do: 'fightTribe', tribe, javelin: false });
      if (barTribe(s, tribe, true) === null) found.push({ do: 'fightTribe', tribe, javelin: true });
    }
  if (dragonAt(s) === at) {
    if (barDragon(s, false) === null) found.push({ do: 'fightDragon', javelin: false });
    if (barDragon(s, true) === null) found.push({ do: 'fightDragon', javelin: true });
  }
  if (thiefAt(s) === at && barThief(s) === null) found.push({ do: 'fightThief' });
  if (hasToken(s, at, 'crystal') && barCrystal(s) === null) found.push({ do: 'breakCrystal' });
}

/** [KNIGHT-MOVE-7] [KNIGHT-MOVE-8] Is there a foe here whom she must and can attack before anything else? */
export function owesAttack(s: State): boolean {
  const { owed } = s.knight!;
  if (owed === 0) return false;
  for (const tribe of ALL_TRIBES)
    if (
      (owed & (1 << pieceOfTribe(tribe))) !== 0 &&
      (barTribe(s, tribe, false) === null || barTribe(s, tribe, true) === null)
    )
      return true;
  return (owed & (1 << DRAGON)) !== 0 && (barDragon(s, false) === null || barDragon(s, true) === null);
}

// ── attacks ──────────────────────────────────────────────────────────────────────────────

/** [KNIGHT-ATTACK-4] The Tribe scatters. Sidequests are checked before that. */
export function fightTribe(s: State, tribe: Tribe, javelin: boolean): void {
  const uncovered = (s.knight!.uncovered & (1 << pieceOfTribe(tribe))) !== 0;
  encounter(s, FIGHTING, pieceOfTribe(tribe));
  if (javelin) throwJavelin(s);
  if (s.goblins!.monsters[tribe]!.length > 0) fulfil(s, DARING); // [KNIGHT-QUEST-6]
  if (population(s, tribe) >= QUEST.population) fulfil(s, STALWART); // [KNIGHT-QUEST-11]
  if (uncovered) fulfil(s, FEARLESS); // [KNIGHT-QUEST-8]
  tell(s, { news: 'tribeAttacked', tribe, clause: 'KNIGHT-ATTACK-4' });
  attacked(s, 'KNIGHT-ATTACK-4');
  scatter(s, tribe);
}

/** [KNIGHT-ATTACK-1] Stronger than his Armor she hits; if equal, the Dragon die decides. */
export function fightDragon(s: State, javelin: boolean): void {
  const k = s.knight!;
  const bomb = needsBomb(s) && !javelin;
  const strength = knightStrength(s) + (javelin ? 1 : 0);
  encounter(s, FIGHTING, DRAGON);
  if (!isSurfaced(s)) k.done |= FOUGHT_BELOW;
  if (javelin) throwJavelin(s);
  if (bomb) {
    k.done |= BOMB_USED;
    tell(s, { news: 'gearUsed', thing: 'gear bomb', clause: 'KNIGHT-BOMB-1' });
  }
  strike(s, strength, bomb);
}

function strike(s: State, strength: number, bomb: boolean): void {
  if (strength > dragonArmor(s)) hit(s, bomb);
  else castDie(s, 'dragon', 'knight', { step: 'knight.strike', bomb });
}

function hit(s: State, bomb: boolean): void {
  tell(s, { news: 'dragonAttacked', hit: true, clause: 'KNIGHT-ATTACK-1' });
  const own = isTurnOf(s, 'knight');
  if (own) fulfil(s, DARING); // [KNIGHT-QUEST-6]
  hurtDragon(s, 1);
  if (own && !bomb && s.knight!.treasureCubes[AXE]! > 0 && sparedCubes(s) > 0) plan(s, { step: 'knight.axe' });
}

/** [KNIGHT-ATTACK-5] */
export function fightThief(s: State): void {
  encounter(s, FIGHTING, THIEF);
  tell(s, { news: 'thiefAttacked', clause: 'KNIGHT-ATTACK-5' });
  attackThief(s, 'knight');
}

/** [KNIGHT-ATTACK-6] */
export function breakCrystal(s: State): void {
  encounter(s, FIGHTING);
  liftToken(s, s.knight!.at, 'crystal');
  s.map.crystalsSmashed++;
  gainGrit(s, GRIT.crystal, 'KNIGHT-ATTACK-6');
  crystalToKnight(s);
}

const she = (s: State): number => seatOf(s, 'knight');

export const fights: Pick<Rules<State, KnightContents>, 'knight.strike' | 'knight.axe' | 'knight.freeAttack'> = {
  'knight.strike': {
    happen(s, { bomb }) {
      if (isCenter(s)) hit(s, bomb);
      else tell(s, { news: 'dragonAttacked', hit: false, clause: 'KNIGHT-ATTACK-1' });
    },
  },

  /** [KNIGHT-TREASURE-7] After a hit she may discard the Axe's cube for one more. */
  'knight.axe': {
    who: she,
    options: () => [{ do: 'cleave' }, { do: 'holdAxe' }],
    take(s, _at, act) {
      if (act.do === 'holdAxe') return;
      discardCube(s, 'mightyAxe');
      tell(s, { news: 'treasureUsed', thing: 'treasure mightyAxe', clause: 'KNIGHT-TREASURE-7' });
      hurtDragon(s, 1);
    },
  },

  /** [KNIGHT-ATTACK-7] The surfaced Dragon has come to her tile: one attack, if she likes. */
  'knight.freeAttack': {
    who: she,
    options: () => [{ do: 'fightDragon', javelin: false }, { do: 'letPass' }],
    take(s, _at, act) {
      if (act.do === 'fightDragon') strike(s, knightStrength(s), false);
    },
  },
};
