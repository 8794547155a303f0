import { type Rules, tell } from '@trollmoot/kernel';
import { GNOME, MAX_RAGE, POISON } from '../../../data/goblins.ts';
import { pieceOfTribe } from '../../../data/pieces.ts';
import { type Cell, NOWHERE, type Space } from '../../../data/places.ts';
import { BONES, EYE, FANGS, type Tribe } from '../../../data/tiles.ts';
import type { State } from '../../../state.ts';
import { placeFromStack } from '../../../terrain/words/effects/tiles.ts';
import { returnToken } from '../../../terrain/words/effects/tokens.ts';
import { tilesLeft } from '../../../terrain/words/questions/filling.ts';
import { beside, cellOf, isDark, spaceAt } from '../../../terrain/words/questions/map.ts';
import { STEP } from '../../../terrain/words/questions/plane.ts';
import { hasToken, isGemOnMap } from '../../../terrain/words/questions/tokens.ts';
import { mayTribesAttackDragon } from '../../../variants/words/questions/ash-dragon.ts';
import { plan } from '../../../words/effects/agenda.ts';
import { castDie } from '../../../words/effects/dice.ts';
import { movePiece } from '../../../words/effects/moments.ts';
import { isCenter } from '../../../words/questions/dice.ts';
import { seatOf } from '../../../words/questions/seats.ts';
import { ON_BOARD } from '../../dragon/state.ts';
import { returnGem } from '../../dragon/words/effects/board.ts';
import { dragonArmor, dragonAt, gemsOn } from '../../dragon/words/questions.ts';
import { knightAt } from '../../knight/words/questions/stats.ts';
import type { GoblinsContents, Into, TribeAction } from '../contents.ts';
import { drawSecrets } from '../words/effects/secrets.ts';
import { gainRage, hideTribe, scatter } from '../words/effects/tribes.ts';
import { leadsTo, type Survey, survey, wayLeading } from '../words/questions/reach.ts';
import { holds } from '../words/questions/secrets.ts';
import { hasMonster, tribeStrength } from '../words/questions/tribes.ts';
import { assaultThief, batterCrystal, mayAttackThief, mayBatterCrystal } from './attack.ts';
import { assaultOn } from './march.ts';
import { emptyDarkTiles } from './secrets.ts';

// What a Tribe does when it has moved: one action.

/** [GOBLIN-PLUNDER-3] May a Gem be taken from the Dragon himself? */
function mayRobDragon(s: State, tribe: Tribe): boolean {
  if (s.dragon === null || dragonAt(s) !== s.goblins!.at[tribe] || tribeStrength(s, tribe) <= dragonArmor(s))
    return false;
  return !isGemOnMap(s, 0) && !isGemOnMap(s, 1) && !isGemOnMap(s, 2) && s.dragon.gems.includes(ON_BOARD);
}

/** [GOBLIN-EXPLORE-1] [GOBLIN-EXPLORE-2] Empty cells beside the Tribe's Dark tile where a tile could be placed. */
function exploreSpots(s: State, tribe: Tribe): Cell[] {
  const here = s.goblins!.at[tribe]!;
  const found: Cell[] = [];
  if (!isDark(s, here) || s.map.collapsing || tilesLeft(s) === 0) return found;
  for (let side = 0; side < 4; side++) if (beside(s, here, side) < 0) found.push(cellOf(s, here) + STEP[side]!);
  return found;
}

/** Every action of a Tribe on the map, to which these ways are open. */
export function addActions(s: State, tribe: Tribe, ways: Survey, acts: Into<TribeAction>): void {
  const g = s.goblins!;
  const here = g.at[tribe]!;
  const knight = knightAt(s);
  if (knight !== NOWHERE && leadsTo(ways, knight)) {
    acts.push({ do: 'assault', tribe, target: 'knight', poison: false });
    if (holds(s, POISON)) acts.push({ do: 'assault', tribe, target: 'knight', poison: true }); // [GOBLIN-POISON-1]
  }
  if (mayAssaultDragon(s, tribe, ways)) acts.push({ do: 'assault', tribe, target: 'dragon', poison: false });
  if (mayAttackThief(s, tribe, here)) acts.push({ do: 'assault', tribe, target: 'thief', poison: false });
  if (mayBatterCrystal(s, tribe, here)) acts.push({ do: 'batterCrystal', tribe });
  if (hasToken(s, here, 'treasure')) acts.push({ do: 'plunderTreasure', tribe });
  for (const gem of gemsOn(s, here)) acts.push({ do: 'plunderGem', tribe, gem });
  if (mayRobDragon(s, tribe)) acts.push({ do: 'plunderGem', tribe, gem: -1 });
  for (const cell of exploreSpots(s, tribe)) acts.push({ do: 'explore', tribe, cell });
  if (tribe !== FANGS || g.rage < MAX_RAGE) acts.push({ do: 'useSpecial', tribe });
}

/** [GOBLIN-ATTACK-2] The Ash Dragon where the Tribe stands, if it is strong enough, or at the end of a way. */
function mayAssaultDragon(s: State, tribe: Tribe, ways: Survey): boolean {
  const there = dragonAt(s);
  if (there === NOWHERE || !mayTribesAttackDragon(s)) return false;
  if (there === s.goblins!.at[tribe]) return tribeStrength(s, tribe) > dragonArmor(s);
  return leadsTo(ways, there);
}

/** Act; the rest of the turn has been planned. */
export function takeAction(s: State, act: TribeAction): void {
  const { tribe } = act;
  const g = s.goblins!;
  if (act.do === 'assault') {
    if (act.target === 'thief') assaultThief(s, tribe);
    else assault(s, tribe, act.target, act.poison);
  } else if (act.do === 'batterCrystal') batterCrystal(s, tribe);
  else if (act.do === 'plunderTreasure') {
    tell(s, { news: 'plundered', tribe, what: 'treasure', trapped: false, clause: 'GOBLIN-PLUNDER-1' });
    returnToken(s, g.at[tribe]!, 'treasure'); // [GOBLIN-PLUNDER-1]
    gainRage(s, 1, 'GOBLIN-PLUNDER-1');
    offerGnome(s, tribe);
  } else if (act.do === 'plunderGem')
    castDie(s, 'dragon', 'goblins', { step: 'goblins.gemRead', tribe, gem: act.gem }); // [GOBLIN-PLUNDER-2]
  else if (act.do === 'explore') explore(s, tribe, act.cell);
  else if (act.do === 'hideTribe') hideTribe(s, tribe);
  else if (act.do === 'useSpecial') useSpecial(s, tribe);
}

function assault(s: State, tribe: Tribe, target: 'knight' | 'dragon', poison: boolean): void {
  const there = target === 'knight' ? knightAt(s) : dragonAt(s);
  const march = assaultOn(tribe, target, wayLeading(survey(s, tribe), there), poison);
  if (march.path.length === 0) plan(s, { step: 'goblins.clash', ...march });
  else plan(s, { step: 'goblins.march', ...march });
}

/** [GOBLIN-EXPLORE-1] The Cave chooses the tile; else it is the top one. */
function explore(s: State, tribe: Tribe, cell: Cell): void {
  plan(s, { step: 'goblins.explored', tribe, cell });
  if (s.cave === null) placeFromStack(s, cell);
  else plan(s, { step: 'cave.placeFor', cell });
}

/** [GOBLIN-SPECIAL-1] [GOBLIN-SPECIAL-2] [GOBLIN-SPECIAL-3] */
function useSpecial(s: State, tribe: Tribe): void {
  if (tribe === FANGS) gainRage(s, 1, 'GOBLIN-SPECIAL-1');
  else if (tribe === BONES) plan(s, { step: 'goblins.recruit', count: 1 });
  else if (tribe === EYE) drawSecrets(s, 1);
}

/** [GOBLIN-GNOME-2] */
function offerGnome(s: State, tribe: Tribe): void {
  if (hasMonster(s, tribe, GNOME) && emptyDarkTiles(s).length > 0) plan(s, { step: 'goblins.gnome', tribe });
}

export const deeds: Pick<Rules<State, GoblinsContents>, 'goblins.explored' | 'goblins.gemRead' | 'goblins.gnome'> = {
  /** [GOBLIN-EXPLORE-1] The tile is in place: the Tribe moves onto it. */
  'goblins.explored': {
    happen(s, { tribe, cell }) {
      const to: Space = spaceAt(s, cell);
      if (to < 0 || s.goblins!.at[tribe] === NOWHERE) return;
      tell(s, { news: 'explored', tribe, cell, clause: 'GOBLIN-EXPLORE-1' });
      movePiece(s, pieceOfTribe(tribe), to, 'explores');
    },
  },

  /** [GOBLIN-PLUNDER-2] The die has been cast for a Gem. */
  'goblins.gemRead': {
    happen(s, { tribe, gem }) {
      const trapped = isCenter(s);
      const clause = gem < 0 ? 'GOBLIN-PLUNDER-3' : 'GOBLIN-PLUNDER-2';
      tell(s, { news: 'plundered', tribe, what: 'gem', trapped, clause });
      if (gem >= 0) returnGem(s, gem);
      if (trapped) scatter(s, tribe);
      else {
        gainRage(s, 1, clause);
        offerGnome(s, tribe);
      }
    },
  },

  /** [GOBLIN-GNOME-2] */
  'goblins.gnome': {
    who: (s) => seatOf(s, 'goblins'),
    options(s, { tribe }) {
      const acts: GoblinsContents['goblins.gnome']['act'][] = [];
      for (const to of emptyDarkTiles(s)) acts.push({ do: 'gnomeJump', tribe, to });
      acts.push({ do: 'stay' });
      return acts;
    },
    take(s, { tribe }, act) {
      if (act.do === 'stay') return;
      tell(s, { news: 'monsterHelped', tribe, monster: 'gnome', thing: 'monster gnome', clause: 'GOBLIN-GNOME-2' });
      movePiece(s, pieceOfTribe(tribe), act.to, 'jumps');
    },
    why: (_s, _at, wish) => (wish.do === 'gnomeJump' ? { clause: 'GOBLIN-GNOME-2', fact: {} } : null),
  },
};
