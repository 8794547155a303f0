import { plan, type Seat, tell } from '@trollmoot/kernel';
import type { Ability, Into, Refused } from '../contents.ts';
import { NEIGHBOURS } from '../data/board.ts';
import type { FigureId, Kind } from '../data/figures.ts';
import type { Ground, State } from '../state.ts';
import { barSlay, barSlip } from './classic.ts';
import { enter, pushOut, remove } from './entering.ts';
import { addPushes, barPushBy } from './moving.ts';
import { look, type Sight } from './sight.ts';
import { barAssassinate, barBanish, barFell, barLure, barRampage, barRout, isRouted } from './variant.ts';
import { NOWHERE, type Wish } from './wishes.ts';
import { boardOf, isOnBoard, isRoom, isTwin, kind, kindsOf } from './words.ts';

/** The actions that characters have: what is open, what forbids the rest, what each does. [ADVENTURER-1] An Adventurer has none. */

// ── what is open ─────────────────────────────────────────────────────────────────────────

/** Everything this character could use its action for. */
export function addAbilities(s: Ground, sight: Sight, figure: FigureId, options: Into<Ability>): void {
  const at = s.where[figure]!;
  const board = boardOf(s);
  switch (kindsOf(s)[figure]) {
    case 'thief':
      for (let to = 0; to < board.spaces.length; to++)
        if (barSlip(s, sight, figure, to) === null) options.push({ do: 'slip', figure, to });
      break;
    case 'orc':
      for (let victim = 0; victim < s.where.length; victim++)
        if (s.where[victim] === at && barSlay(s, figure, victim) === null && !isTwin(s, victim))
          options.push({ do: 'slay', figure, victim });
      break;
    case 'wraith': // [WRAITH-17]
      if (board.isRoom[at]) addPushes(s, sight, figure, options);
      break;
    case 'paladin':
      for (let victim = 0; victim < s.where.length; victim++)
        if (s.where[victim] === at && barBanish(s, figure, victim) === null)
          for (const to of board.pits) options.push({ do: 'banish', figure, victim, to });
      break;
    case 'assassin':
      for (let victim = 0; victim < s.where.length; victim++)
        if (s.where[victim] === at && barAssassinate(s, figure, victim) === null)
          options.push({ do: 'assassinate', figure, victim });
      break;
    case 'giantSlayer':
      for (let victim = 0; victim < s.where.length; victim++)
        if (s.where[victim] === at && barFell(s, figure, victim) === null) options.push({ do: 'fell', figure, victim });
      break;
    case 'grunt':
      if (barRout(s, figure) === null) options.push({ do: 'rout', figure });
      break;
    case 'banshee':
      addLures(s, sight, figure, options);
      break;
    case 'rampagingTroll':
      if (barRampage(s, figure) === null) options.push({ do: 'rampage', figure });
      break;
  }
}

function addLures(s: Ground, sight: Sight, banshee: FigureId, options: Into<Ability>): void {
  const doors = NEIGHBOURS[s.where[banshee]!]!;
  for (let victim = 0; victim < s.where.length; victim++) {
    if (!doors.includes(s.where[victim]!)) continue;
    if (barLure(s, sight, banshee, victim) === null && !isTwin(s, victim))
      options.push({ do: 'lure', figure: banshee, victim });
  }
}

// ── what forbids it ──────────────────────────────────────────────────────────────────────

/** Whose ability it is, and the clause that gives it to them alone. */
const ABILITIES: { readonly [D in Ability['do']]: { readonly of: Kind; readonly clause: Refused } } = {
  slip: { of: 'thief', clause: 'THIEF-1' },
  slay: { of: 'orc', clause: 'ORC-1' },
  push: { of: 'wraith', clause: 'WRAITH-2' },
  banish: { of: 'paladin', clause: 'PALADIN-2' },
  assassinate: { of: 'assassin', clause: 'ASSASSIN-1' },
  fell: { of: 'giantSlayer', clause: 'SLAYER-4' },
  rout: { of: 'grunt', clause: 'GRUNT-1' },
  lure: { of: 'banshee', clause: 'BANSHEE-2' },
  rampage: { of: 'rampagingTroll', clause: 'RAMPAGE-2' },
};
export const isAbility = (doing: string): doing is Ability['do'] => Object.hasOwn(ABILITIES, doing);

/** Why this character, which is on the board, cannot do that. */
export function barAbility(s: State, doing: Ability['do'], { figure, victim, to }: Wish): Refused | null {
  const { of, clause } = ABILITIES[doing];
  if (kind(s, figure) !== of) return clause;
  switch (doing) {
    case 'slip':
      return to === NOWHERE ? 'THIEF-1' : barSlip(s, look(s), figure, to);
    case 'rout':
      return barRout(s, figure);
    case 'rampage':
      return barRampage(s, figure);
    default:
      return isOnBoard(s, victim) ? barTarget(s, doing, figure, victim, to) : 'MOVE-9';
  }
}

type Targeted = Exclude<Ability['do'], 'slip' | 'rout' | 'rampage'>;

function barTarget(s: State, doing: Targeted, figure: FigureId, victim: FigureId, to: number): Refused | null {
  switch (doing) {
    case 'slay':
      return barSlay(s, figure, victim) ?? 'MOVE-8';
    case 'push':
      return isRoom(s, s.where[figure]!) ? barPushBy(s, figure, victim, to) : 'WRAITH-17';
    case 'banish':
      return barBanish(s, figure, victim) ?? 'PALADIN-2'; // `to` is not a pit
    case 'assassinate':
      return barAssassinate(s, figure, victim) ?? 'MOVE-8';
    case 'fell':
      return barFell(s, figure, victim);
    case 'lure':
      return barLure(s, look(s), figure, victim) ?? 'MOVE-8';
  }
}

// ── what it does ─────────────────────────────────────────────────────────────────────────

export function useAbility(s: State, act: Ability, player: Seat): void {
  const { figure } = act;
  const from = s.where[figure]!;
  switch (act.do) {
    case 'push': // [WRAITH-2]
      pushOut(s, figure, act.victim, act.to, player, [figure]);
      break;
    case 'slip': // [THIEF-3]
      tell(s, { news: 'slipped', figure, from, to: act.to });
      enter(s, figure, act.to, 'leap', player);
      break;
    case 'slay':
      remove(s, act.victim, 'orc', 'ORC-1');
      break;
    case 'banish':
      tell(s, { news: 'banished', figure: act.victim, from, to: act.to, by: figure });
      enter(s, act.victim, act.to, 'force', player);
      break;
    case 'assassinate':
      remove(s, act.victim, 'assassin', 'ASSASSIN-1');
      break;
    case 'fell':
      remove(s, figure, 'giantSlayer', 'SLAYER-4');
      remove(s, act.victim, 'giantSlayer', 'SLAYER-4');
      break;
    case 'rout':
      for (let victim = 0; victim < s.where.length; victim++)
        if (isRouted(s, figure, victim, from)) remove(s, victim, 'grunt', 'GRUNT-1');
      break;
    case 'lure':
      tell(s, { news: 'pulled', figure: act.victim, from: s.where[act.victim]!, to: from, by: figure });
      enter(s, act.victim, from, 'force', player);
      break;
    case 'rampage':
      plan(s, { step: 'rampage', player, troll: figure, left: 2 });
      break;
  }
}
