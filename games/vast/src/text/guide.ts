import type { Act, Forfeit } from '@trollmoot/kernel';
import type { Action, Step } from '../contents.ts';
import type { SlothName } from '../data/dragon.ts';
import { SIDEQUESTS, type SidequestName } from '../data/knight.ts';
import { claimOf } from '../queries/quests.ts';
import { goblinsLeft, knightLeft, thiefLeft } from '../queries/unspent.ts';
import { wakes } from '../queries/waking.ts';
import type { View } from '../view.ts';
import type { Names } from './names.ts';

/** A Sidequest to claim, and what its Grit brings. */
export interface Claim {
  readonly quest: SidequestName;
  readonly grit: number;
  readonly total: number;
  readonly cubes: number; // won on the way
}

/** Acts that are chosen in two parts: what to choose once the first is picked. */
type Picked =
  | Extract<
      Action['do'],
      | 'shootBow'
      | 'shootEnchanted'
      | 'bombWall'
      | 'sendFlare'
      | 'fightTribe'
      | 'fightDragon'
      | 'hex'
      | 'blindFury'
      | 'fireBomber'
      | 'hidingSpots'
      | 'assignMonster'
      | 'replaceMonster'
      | 'wisp'
      | 'fill'
      | 'placeFor'
      | 'layTile'
      | 'placeTreasure'
      | 'layTerrain'
      | 'assign'
      | 'loot'
      | 'pickpocket'
      | 'pickLock'
      | 'backstab'
    >
  | Extract<Action, { do: 'power' }>['power'];

/** One language's sentences about what is left, what comes next and what would be lost. */
export interface GuideWords {
  readonly names: Names;
  readonly left: {
    knight(left: ReturnType<typeof knightLeft>, unclaimed: readonly Claim[]): string;
    goblins(left: ReturnType<typeof goblinsLeft>): string;
    tribe(population: number, strength: number, isHidden: boolean): string;
    dragon(cards: number, wakes: readonly SlothName[]): string;
    rest(wakes: readonly SlothName[]): string;
    cave(omens: number): string;
    thief(left: ReturnType<typeof thiefLeft>, stealth: number): string;
  };
  readonly next: { readonly [picked in Picked]?: string };
  /** Slither, once the section that a cube leaves is picked. */
  slitherTo(from: SlothName): string;
  /** After any other pick. */
  choose(options: number): string;
  readonly lost: {
    claim(claim: Claim, when: 'now' | 'turn'): string;
    wake(sloth: SlothName, wakefulness: number, needed: number): string;
    /** On the button. */
    unclaimed(quest: SidequestName): string;
    unwoken(sloth: SlothName): string;
    cubes(n: number): string;
    tribes(n: number): string;
    treasure: string;
  };
}

/** Below the prompt: what is left of the turn. */
export function leftIn({ left }: GuideWords, step: Step, view: View): string {
  switch (step.step) {
    case 'knight.act':
      return left.knight(
        knightLeft(view),
        view.knight!.claims.map((quest) => claimIn(view, quest)),
      );
    case 'goblins.act':
      return left.goblins(goblinsLeft(view));
    case 'goblins.tribe': {
      const { population, strength, at } = view.goblins!.tribes[step.tribe]!;
      return left.tribe(population, strength, at < 0);
    }
    case 'dragon.act':
      return left.dragon(view.dragon!.cards, wakes(view));
    case 'dragon.rest':
      return left.rest(wakes(view));
    case 'cave.act':
      return left.cave(view.cave!.omens.reduce((sum, n) => sum + n, 0));
    case 'thief.act':
      return left.thief(thiefLeft(view), view.thief!.stealth);
    default:
      return '';
  }
}

function claimIn({ knight }: View, quest: string): Claim {
  const { name, grit } = SIDEQUESTS.find((card) => card.name === quest)!;
  const total = Math.min(45, knight!.grit + grit);
  const cubes = knight!.onGrit.filter((at) => at > knight!.grit && at <= total).length;
  return { quest: name, grit, total, cubes };
}

/** Once part of an act is picked: what to choose next. */
export function nextIn(words: GuideWords, picked: object, options: readonly Action[]): string | null {
  const act = options[0];
  if (act === undefined || Object.keys(picked).length === 0) return null;
  if (act.do === 'power' && act.power === 'slither' && 'from' in picked) return words.slitherTo(act.from);
  const kind = kindOf(act);
  const isOneKind =
    options.every((other) => kindOf(other) === kind) || options.every(({ do: other }) => MUSTERING.includes(other));
  return (isOneKind ? (words.next as { [kind: string]: string })[kind] : undefined) ?? words.choose(options.length);
}

const kindOf = (act: Action): string => (act.do === 'power' ? act.power : act.do);
/** What can be done with a Monster that was drawn: first of all it joins a Tribe. */
const MUSTERING: readonly Action['do'][] = ['assignMonster', 'replaceMonster', 'redrawMonster'];

/** What this act would give up. */
export function forfeitIn(words: GuideWords, act: Action, options: readonly Action[], view: View): Forfeit | null {
  return lostClaim(words, act, options, view) ?? lostWaking(words, act, options, view) ?? unspent(words, act, view);
}

const asks = (brief: string, text: string | null, first: Act | null): Forfeit => ({ brief, asks: text, first });

/** [KNIGHT-QUEST-2] A Sidequest that is lost with the turn, or with any other act. */
function lostClaim({ lost }: GuideWords, act: Action, options: readonly Action[], view: View): Forfeit | null {
  if (act.do === 'claim') return null;
  for (const claim of options) {
    if (claim.do !== 'claim') continue;
    const { name } = SIDEQUESTS[claim.quest]!;
    const when = claimOf(view, name);
    if (when === 'now' || (when === 'turn' && act.do === 'endTurn'))
      return asks(lost.unclaimed(name), lost.claim(claimIn(view, name), when), claim);
  }
  return null;
}

/** [DRAGON-WAKE-1] Pride is of this turn only; Greed and Hunger can wait. */
function lostWaking({ lost }: GuideWords, act: Action, options: readonly Action[], view: View): Forfeit | null {
  if (act.do !== 'endTurn' || view.dragon === null) return null;
  const waking = options.flatMap((other) => (other.do === 'wake' ? [other] : []));
  const pride = waking.find(({ sloth }) => sloth.startsWith('pride'));
  const { wakefulness, needed } = view.dragon;
  if (pride !== undefined)
    return asks(lost.unwoken(pride.sloth), lost.wake(pride.sloth, wakefulness + 1, needed), pride);
  return waking.length === 0 ? null : asks(lost.unwoken(waking[0]!.sloth), null, waking[0]!);
}

/** Told on the button, but nobody is stopped. */
function unspent({ lost }: GuideWords, act: Action, view: View): Forfeit | null {
  if (act.do !== 'endTurn') return null;
  if (view.turn === 'knight' && view.knight!.ready > 0) return asks(lost.cubes(view.knight!.ready), null, null);
  if (view.turn === 'thief' && view.thief!.cubes > 0) return asks(lost.cubes(view.thief!.cubes), null, null);
  if (view.turn === 'goblins' && goblinsLeft(view).tribes > 0)
    return asks(lost.tribes(goblinsLeft(view).tribes), null, null);
  return view.turn === 'cave' && !view.cave!.hidden && !view.map.collapsing && view.map.supply > 0
    ? asks(lost.treasure, null, null)
    : null;
}
