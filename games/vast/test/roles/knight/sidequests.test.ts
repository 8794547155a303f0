import { loadDice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { FACE_DOWN, SIDEQUESTS, type SidequestName, sidequestNamed } from '../../../src/data/knight.ts';
import { FANGS } from '../../../src/data/tiles.ts';
import type { KnightState } from '../../../src/roles/knight/state.ts';
import { act, at, choices, go, scene } from '../../../src/scenes/index.ts';
import type { State } from '../../../src/state.ts';
import { placeToken } from '../../../src/terrain/words/effects/tokens.ts';
import { barred, her } from './her.ts';

/** She holds this Sidequest, and no other is left. */
function holding(
  quest: SidequestName,
  roles: string,
  picture: string,
  changes: Partial<KnightState> = {},
  lay?: (s: State) => void,
): State {
  return her(roles, picture, { sidequests: [sidequestNamed(quest)], sidequestDeck: [], ...changes }, lay && { lay });
}
const why = (s: State, quest: SidequestName): string | null => barred(s, { do: 'claim', quest: sidequestNamed(quest) });
/** She shows it; the Grit it brought. */
function claimed(s: State, quest: SidequestName): number {
  const before = s.knight!.grit;
  act(s, 'knight', `claim ${quest}`);
  return s.knight!.grit - before;
}

describe('Sidequests', () => {
  test('[KNIGHT-QUEST-1] three in hand; one shown is gone and another drawn, until there are none', () => {
    const s = scene('KG');
    expect([s.knight!.sidequests.length, s.knight!.sidequestDeck.length]).toEqual([3, 7]);
    const intrepid = sidequestNamed('intrepid');
    const t = her('KG', 'ENT', { sidequests: [intrepid], sidequestDeck: [0, 1] });
    t.map.revealed = 10;
    expect(claimed(t, 'intrepid')).toBe(3);
    expect([t.knight!.sidequests, t.knight!.sidequestDeck]).toEqual([[1], [0]]);
    expect(why(t, 'intrepid')).toBe('KNIGHT-QUEST-1');
    const u = holding('intrepid', 'KG', 'ENT');
    u.map.revealed = 10;
    act(u, 'knight', 'claim intrepid');
    expect(u.knight!.sidequests).toEqual([]);
  });
  test('[KNIGHT-QUEST-2] what happened must be shown at once; an Ambush or a shot is no attack', () => {
    const lay = (s: State) => Object.assign(s.dragon!, { at: 0, surfaced: true });
    const s = holding('daring', 'KD', 'ENT', { tracks: [0, 1, 1] }, lay);
    act(s, 'knight', 'attack dragon');
    expect(choices(s, 'knight')).toContain('claim daring');
    act(s, 'knight', 'cube shield');
    expect(why(s, 'daring')).toBe('KNIGHT-QUEST-6');
    act(s, 'knight', 'attack dragon');
    expect(claimed(s, 'daring')).toBe(4);
  });
  test('[KNIGHT-QUEST-3] Adventurous: three Encounters on three spaces', () => {
    const s = holding('adventurous', 'KG', 'ENT #A05 #A10 #A13', { tracks: [1, 2, 0] });
    act(s, 'knight', 'walk e1');
    act(s, 'knight', 'walk e2');
    expect(why(s, 'adventurous')).toBe('KNIGHT-QUEST-3');
    act(s, 'knight', 'walk e3');
    expect(claimed(s, 'adventurous')).toBe(6);
  });
  test('[KNIGHT-QUEST-4] Bedecked: two Treasures face up', () => {
    const s = holding('bedecked', 'KG', 'ENT', { treasure: [FACE_DOWN, FACE_DOWN, 0, 0, 0, 0, 0] });
    act(s, 'knight', 'show elvishSword');
    expect(why(s, 'bedecked')).toBe('KNIGHT-QUEST-4');
    act(s, 'knight', 'show enchantedBow');
    expect(claimed(s, 'bedecked')).toBe(4);
  });
  test.each([5, 0])('[KNIGHT-QUEST-5] Cunning: trying to take a Gem (die %i)', (die) => {
    const s = holding('cunning', 'KD', 'ENT', { grit: 3 }, (s) => (s.dragon!.gems[2] = 0));
    expect(why(s, 'cunning')).toBe('KNIGHT-QUEST-5');
    loadDice(s, die);
    act(s, 'knight', 'take wing gem');
    expect(claimed(s, 'cunning')).toBe(3);
  });
  test('[KNIGHT-QUEST-5] Cunning without a Dragon: two Treasure tokens in one turn', () => {
    const s = holding('cunning', 'KG', 'ENT', {}, (s) => {
      placeToken(s, 0, 'treasure');
      placeToken(s, 0, 'treasure');
    });
    act(s, 'knight', 'take treasure');
    act(s, 'knight', 'keep');
    expect(why(s, 'cunning')).toBe('KNIGHT-QUEST-5');
    act(s, 'knight', 'take treasure');
    act(s, 'knight', 'keep');
    expect(claimed(s, 'cunning')).toBe(3);
  });
  test('[KNIGHT-QUEST-6] Daring: a Tribe with a Monster, a hit on the Dragon, the Thief killed', () => {
    const s = holding('daring', 'KG', 'ENT', { tracks: [0, 0, 3] }, (s) => {
      s.goblins!.at[FANGS] = 0;
      s.goblins!.population[FANGS] = 1;
      s.goblins!.monsters[FANGS] = [0];
    });
    act(s, 'knight', 'attack fangs');
    expect(claimed(s, 'daring')).toBe(4);
    const t = holding('daring', 'KT', 'ENT', { tracks: [0, 3, 0] }, (t) =>
      Object.assign(t.thief!, { at: 0, assigned: [0, 1, 2] }),
    );
    act(t, 'knight', 'attack thief');
    expect(claimed(t, 'daring')).toBe(4);
    const u = holding('daring', 'KG', 'ENT', { tracks: [0, 0, 3] }, (u) => {
      u.goblins!.at[FANGS] = 0;
      u.goblins!.population[FANGS] = 1;
    });
    act(u, 'knight', 'attack fangs');
    expect(why(u, 'daring')).toBe('KNIGHT-QUEST-6');
  });
  test('[KNIGHT-QUEST-7] Eagle-Eyed: a shot that has an effect', () => {
    const s = holding('eagleEyed', 'KG', 'ENT A01', { gear: [0, 1, 0, 0], tracks: [0, 0, 1] }, (s) => {
      s.goblins!.at[FANGS] = at(s, 'e1');
      s.goblins!.population[FANGS] = 3;
    });
    expect(why(s, 'eagleEyed')).toBe('KNIGHT-QUEST-7');
    act(s, 'knight', 'shoot fangs');
    expect(claimed(s, 'eagleEyed')).toBe(3);
    const bow = { treasure: [0, 2, 0, 0, 0, 0, 0], treasureCubes: [0, 1, 0, 0, 0, 0, 0], tracks: [0, 3, 0] };
    const t = holding('eagleEyed', 'KT', 'ENT A01', bow, (t) =>
      Object.assign(t.thief!, { at: 1, assigned: [0, 1, 2] }),
    );
    act(t, 'knight', 'shoot thief');
    expect(claimed(t, 'eagleEyed')).toBe(3);
  });
  test('[KNIGHT-QUEST-8] Fearless: a Tribe on the Dark tile she reveals', () => {
    const lay = (s: State) => {
      s.goblins!.at[FANGS] = at(s, 'e1');
      s.goblins!.population[FANGS] = 1;
    };
    const s = holding('fearless', 'KG', 'ENT #T01', { tracks: [0, 0, 3] }, lay);
    act(s, 'knight', 'walk e1');
    act(s, 'knight', 'attack fangs');
    expect(claimed(s, 'fearless')).toBe(4);
    const t = holding('fearless', 'KG', 'ENT T01', { tracks: [0, 0, 3] }, lay);
    act(t, 'knight', 'walk e1');
    act(t, 'knight', 'attack fangs');
    expect(why(t, 'fearless')).toBe('KNIGHT-QUEST-8');
  });
  test('[KNIGHT-QUEST-8] Fearless without Goblins: she calls for a Monster and is not hurt', () => {
    const s = holding('fearless', 'KD', 'ENT #A05', { tracks: [0, 0, 3], ready: 1 });
    s.ambushers = [6]; // Pet Frog, Strength 2
    act(s, 'knight', 'walk e1');
    expect(choices(s, 'knight')).toContain('call monster');
    act(s, 'knight', 'call monster');
    act(s, 'knight', 'stand');
    expect([s.knight!.health, claimed(s, 'fearless')]).toEqual([7, 4]);
    const t = holding('swift', 'KD', 'ENT #A05', { sidequestDeck: [sidequestNamed('fearless')], ready: 0 });
    act(t, 'knight', 'walk e1');
    expect(choices(t, 'knight')).toEqual(['stand']); // others must not learn what she lacks
    expect(barred(t, { do: 'callMonster' })).toBe('KNIGHT-QUEST-8');
  });
  test('[KNIGHT-QUEST-9] Intrepid: ten tiles revealed by anybody', () => {
    const s = holding('intrepid', 'KG', 'ENT');
    s.map.revealed = 9;
    expect(why(s, 'intrepid')).toBe('KNIGHT-QUEST-9');
    s.map.revealed = 10;
    expect(claimed(s, 'intrepid')).toBe(3);
  });
  test('[KNIGHT-QUEST-10] Persistent: three Crystals smashed by anybody', () => {
    const s = holding('persistent', 'KG', 'ENT');
    s.map.crystalsSmashed = 2;
    expect(why(s, 'persistent')).toBe('KNIGHT-QUEST-10');
    s.map.crystalsSmashed = 3;
    expect(claimed(s, 'persistent')).toBe(4);
  });
  test('[KNIGHT-QUEST-11] Stalwart: a Tribe of three, looked at before it scatters', () => {
    const s = holding('stalwart', 'KG', 'ENT', { tracks: [0, 0, 3] }, (s) => {
      s.goblins!.at[1] = 0;
      s.goblins!.population[1] = 3;
    });
    act(s, 'knight', 'attack bones');
    expect(claimed(s, 'stalwart')).toBe(5);
  });
  test('[KNIGHT-QUEST-11] Stalwart without Goblins: two Ambushes in one turn', () => {
    const s = holding('stalwart', 'KD', 'ENT #A05 #A10', { tracks: [1, 1, 3], ready: 0 });
    act(s, 'knight', 'walk e1');
    expect(why(s, 'stalwart')).toBe('KNIGHT-QUEST-11');
    act(s, 'knight', 'walk e2');
    expect(claimed(s, 'stalwart')).toBe(5);
  });
  test('[KNIGHT-QUEST-12] Swift: seven different spaces entered in one turn', () => {
    const s = holding('swift', 'KG', '. A01\nENT A05\nT01 A10\nT02 T03', {
      tracks: [3, 0, 0],
      treasure: [0, 0, 2, 0, 0, 0, 0],
      treasureCubes: [0, 0, 1, 0, 0, 0, 0],
    });
    for (const to of ['e1', 'n1e1', 'e1', 's1e1', 's2e1', 's2']) act(s, 'knight', `walk ${to}`);
    act(s, 'knight', 'walk s1');
    expect(why(s, 'swift')).toBe('KNIGHT-QUEST-12');
    act(s, 'knight', 'walk 0');
    expect(claimed(s, 'swift')).toBe(4);
  });
  test('[KNIGHT-QUEST-13] Daring and Eagle-Eyed are left out by the table, or without a target', () => {
    const left = (roles: string): string[] => {
      const { knight } = scene(roles);
      return [...knight!.sidequests, ...knight!.sidequestDeck].map((card) => SIDEQUESTS[card]!.name);
    };
    expect(left('KC')).toHaveLength(8);
    expect(left('KC')).not.toContain('daring');
    expect(left('K')).not.toContain('eagleEyed');
    expect(left('KT')).toHaveLength(10);
  });
  test('[KNIGHT-QUEST-2] one attack may fulfil Daring, Fearless and Stalwart together', () => {
    const quests = (['daring', 'fearless', 'stalwart'] as const).map(sidequestNamed);
    const s = her(
      'KG',
      'ENT #T01',
      { sidequests: quests, tracks: [0, 0, 3], treasure: [2, 0, 0, 0, 0, 0, 0], treasureCubes: [1, 0, 0, 0, 0, 0, 0] },
      {
        lay: (s) => {
          s.goblins!.at[1] = at(s, 'e1');
          s.goblins!.population[1] = 3;
          s.goblins!.monsters[1] = [6];
        },
      },
    );
    act(go(s), 'knight', 'walk e1');
    act(s, 'knight', 'attack bones');
    const grit = claimed(s, 'daring') + claimed(s, 'fearless') + claimed(s, 'stalwart');
    expect(grit).toBe(13);
  });
});
