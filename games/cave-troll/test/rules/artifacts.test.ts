import { describe, expect, test } from 'vitest';
import type { Artifact } from '../../src/data/artifacts.ts';
import { ARTIFACT_GOLD, ARTIFACTS } from '../../src/data/artifacts.ts';
import { asked, type Extras, figureNamed, go, lines, scene, spaceNamed } from '../../src/scenes/index.ts';
import { happen, refused, refusedMove, who } from '../looks.ts';

const holding = (artifact: Artifact, layout: string, extras: Extras = {}) => scene(layout, { ...extras, artifact });
const playing = (artifact: Artifact, layout: string, extras: Extras = {}) =>
  go(holding(artifact, layout, extras), 'play artifact');

describe('Artifacts', () => {
  test('[ARTIFACT-1] you reveal it with an action, and it leaves the game', () => {
    const s = playing('wand', 'NW Hall: red adventurer');
    expect(s.spent).toEqual([{ player: 0, artifact: 'wand' }]);
    expect(s.artifact[0]).toBeNull();
    go(s, 'score NW Hall');
    expect(s.left).toBe(3);
    expect(refused(s, { do: 'artifact' })).toBe('ARTIFACT-1');
  });

  test('[ARTIFACT-2] six, so that each of four players can find one', () => {
    const s = scene('');
    expect([...s.artifactDeck].sort()).toEqual([...ARTIFACTS.manual].sort());
    expect(s.artifactDeck).toHaveLength(6);
  });

  test('[ARTIFACT-3] chaliceOfLife replaces the other chalice', () => {
    const s = scene('', { set: { artifactSet: 'chaliceOfLife' } });
    expect(s.artifactDeck).toContain('life');
    expect(s.artifactDeck).not.toContain('teleportation');
    expect(s.artifactDeck).toHaveLength(6);
  });

  test('[ARTIFACT-4] Idol 4, Cloak 2, all others 3', () => {
    expect(ARTIFACT_GOLD).toEqual({ helm: 3, teleportation: 3, idol: 4, wand: 3, cloak: 2, sword: 3, life: 3 });
  });
});

describe('Helm of Mind Control', () => {
  test('[HELM-1] an opposing character, one to three spaces, but not a Cave Troll or a chest', () => {
    const s = playing('helm', 'NW Hall: blue adventurer, red orc; SE Hall: blue caveTroll; SE Cell: green chest');
    for (const figure of ['red orc', 'blue caveTroll', 'green chest'])
      expect(refusedMove(s, figure, 'NW Cell')).toBe('HELM-1');
    go(s, 'blue adventurer NW Hall→NW Cell', 'blue adventurer NW Cell→W Storeroom');
    expect(lines(s)).toContain('stop');
    go(s, 'blue adventurer W Storeroom→SW Cell');
    expect(lines(s)).toContain('draw');
    expect(who(s, 'SW Cell')).toEqual(['blue adventurer']);
  });

  test('[HELM-2] legal for that character: its owner’s Knight lets it in, yours does not', () => {
    const s = playing('helm', 'NW Hall: blue adventurer; NW Cell: blue knight; NW Guardroom: red knight');
    expect(refusedMove(s, 'blue adventurer', 'NW Cell')).toBeNull();
    expect(refusedMove(s, 'blue adventurer', 'NW Guardroom')).toBe('KNIGHT-1');
  });

  test('[HELM-3] staircases count, and pits for monsters', () => {
    const s = playing('helm', 'NW Hall: blue adventurer, blue orc');
    expect(lines(s)).toContain('blue adventurer NW Hall→NW Staircase');
    expect(lines(s)).toContain('blue orc NW Hall→W Pit');
    expect(refusedMove(s, 'blue adventurer', 'W Pit')).toBe('MOVE-3');
  });

  test('[HELM-4] a Knight slays, a Wraith pushes and enters full rooms; the Helm’s player chooses', () => {
    const knight = playing('helm', 'NW Hall: blue knight; NW Cell: blue orc');
    go(knight, 'blue knight NW Hall→NW Cell');
    expect(who(knight, 'NW Cell')).toEqual(['blue knight']);
    const wraith = playing('helm', 'NW Hall: blue wraith; NW Cell: 5 green adventurer');
    go(wraith, 'blue wraith NW Hall→NW Cell');
    expect(asked(wraith)).toBe(0);
    go(wraith, 'blue wraith NW Cell pushes green adventurer→NW Hall', 'blue wraith NW Cell→NW Hall');
    expect(lines(wraith)).toContain('blue wraith NW Hall pushes green adventurer→NW Cell');
  });
});

describe('Chalice of Teleportation', () => {
  test('[TELEPORT-1] all your characters in one room or staircase, into rooms', () => {
    const s = playing('teleportation', 'NW Staircase: red adventurer, red wraith, blue thief; W Pit: red orc');
    expect(lines(s)).toEqual(['teleport from NW Staircase']);
    expect(refused(s, { do: 'empty', from: spaceNamed(s, 'W Pit') })).toBe('TELEPORT-1');
    go(s, 'teleport from NW Staircase');
    const to = (space: string) =>
      refused(s, { do: 'teleport', figure: figureNamed(s, 'red adventurer'), to: spaceNamed(s, space) });
    expect(to('SE Staircase')).toBe('TELEPORT-1');
    go(s, 'teleport red adventurer NW Staircase→SE Hall', 'teleport red wraith NW Staircase→NE Hall');
    expect(who(s, 'NW Staircase')).toEqual(['blue thief']);
    expect(s.left).toBe(3);
  });

  test('[TELEPORT-2] one by one, limits checked each time, not back', () => {
    const s = playing('teleportation', 'NW Hall: 2 red adventurer; SE Hall: 4 blue adventurer');
    go(s, 'teleport from NW Hall');
    const to = (space: string) => refused(s, { do: 'teleport', figure: 0, to: spaceNamed(s, space) });
    expect(to('NW Hall')).toBe('TELEPORT-2');
    go(s, 'teleport red adventurer NW Hall→SE Hall');
    expect(lines(s)).not.toContain('teleport red adventurer NW Hall→SE Hall');
    expect(refused(s, { do: 'teleport', figure: 0, to: spaceNamed(s, 'NW Cell') })).toBe('TELEPORT-2');
    go(s, 'teleport red adventurer NW Hall→NW Cell');
    expect(lines(s)).toContain('draw');
  });

  test('[TELEPORT-2] a teleported Wraith pushes, even into full rooms', () => {
    const s = playing('teleportation', 'NW Hall: red wraith; SE Hall: 5 blue adventurer');
    go(
      s,
      'teleport from NW Hall',
      'teleport red wraith NW Hall→SE Hall',
      'red wraith SE Hall pushes blue adventurer→SE Cell',
    );
    expect(who(s, 'SE Hall')).toHaveLength(5);
  });

  test('[TELEPORT-3] a chest and a Cave Troll stay, and so does a character with nowhere to go', () => {
    const s = playing('teleportation', 'NW Hall: red adventurer, red chest; NW Cell: red caveTroll');
    expect(lines(s)).toEqual(['teleport from NW Hall']);
    go(s, 'teleport from NW Hall');
    expect(refused(s, { do: 'teleport', figure: figureNamed(s, 'red chest'), to: 1 })).toBe('TELEPORT-2');
    go(s, 'teleport red adventurer NW Hall→SE Hall');
    expect(who(s, 'NW Hall')).toEqual(['red chest']);
  });
});

describe('Idol of El’darr', () => {
  const locked = (layout: string, extras: Extras = {}) => {
    const s = scene(layout, extras);
    s.idol = { room: spaceNamed(s, 'NW Hall'), player: 0 };
    return s;
  };

  test('[IDOL-1] an empty room', () => {
    const s = playing('idol', 'NW Hall: blue chest; NW Cell: blue orc');
    expect(lines(s)).toHaveLength(28);
    for (const space of ['NW Hall', 'NW Cell', 'W Pit', 'NW Staircase'])
      expect(refused(s, { do: 'lock', room: spaceNamed(s, space) })).toBe('IDOL-1');
    go(s, 'lock NW Crypt');
    expect(s.idol).toEqual({ room: spaceNamed(s, 'NW Crypt'), player: 0 });
  });

  test('[IDOL-2] nobody enters: no step, no push, no flight, no slip, no chest', () => {
    const s = locked('NW Cell: red adventurer, red wraith, blue orc, red thief');
    expect(refusedMove(s, 'red adventurer', 'NW Hall')).toBe('IDOL-2');
    expect(
      refused(s, { do: 'push', figure: 14, victim: figureNamed(s, 'blue orc'), to: spaceNamed(s, 'NW Hall') }),
    ).toBe('IDOL-2');
    expect(refused(s, { do: 'slip', figure: 10, to: spaceNamed(s, 'NW Hall') })).toBe('IDOL-2');
    const troll = locked('NW Cell: blue adventurer', { hand: ['caveTroll', 'treasureChest'] });
    go(troll, 'draw', 'play caveTroll', 'place red caveTroll→NW Cell');
    expect(refusedMove(troll, 'blue adventurer', 'NW Hall')).toBe('IDOL-2');
    const chalice = go(
      locked('NW Cell: red adventurer', { artifact: 'teleportation' }),
      'play artifact',
      'teleport from NW Cell',
    );
    expect(refused(chalice, { do: 'teleport', figure: 0, to: spaceNamed(chalice, 'NW Hall') })).toBe('IDOL-2');
    const chest = go(locked('', { hand: ['treasureChest', 'dwarf'] }), 'draw', 'play treasureChest');
    expect(refused(chest, { do: 'place', figure: 16, to: spaceNamed(chest, 'NW Hall') })).toBe('IDOL-2');
  });

  test('[IDOL-3] the whole board scored, the last time too, pays its printed gold', () => {
    expect(happen(locked(''), { step: 'scoreBoard', final: false }).gold).toEqual([1, 0, 0, 0]);
    expect(happen(locked(''), { step: 'scoreBoard', final: true }).gold).toEqual([1, 0, 0, 0]);
  });

  test('[IDOL-4] you cannot score it alone', () => {
    const s = locked('', { hand: ['scoreARoom', 'dwarf'] });
    go(s, 'draw', 'play scoreARoom');
    expect(lines(s)).toHaveLength(29);
    expect(refused(s, { do: 'score', room: spaceNamed(s, 'NW Hall') })).toBe('IDOL-4');
  });

  test('[IDOL-5] once played, it pays nothing more', () => {
    const s = go(playing('idol', ''), 'lock NW Hall');
    expect(happen(s, { step: 'payArtifacts' }).gold).toEqual([0, 0, 0, 0]);
  });
});

describe('Wand of Speed', () => {
  test('[WAND-1] scores one room, without icons', () => {
    const s = go(playing('wand', 'NW Crypt: red adventurer', { pile: 4 }), 'score NW Crypt');
    expect(s.gold[0]).toBe(4);
    expect(s.pile).toHaveLength(4);
  });
});

describe('Cloak of Invisibility', () => {
  const cloaked = (layout: string, figure: string, extras: Extras = {}) =>
    go(playing('cloak', layout, extras), `cloak red ${figure}`);

  test('[CLOAK-1] your hero moves two spaces per action, this turn', () => {
    const choice = playing('cloak', 'NW Hall: red adventurer, red orc, blue knight');
    expect(lines(choice)).toEqual(['cloak red adventurer NW Hall']);
    expect(refused(choice, { do: 'cloak', figure: figureNamed(choice, 'red orc') })).toBe('CLOAK-1');
    const s = go(choice, 'cloak red adventurer NW Hall', 'red adventurer (cloaked) NW Hall→NW Cell');
    go(s, 'red adventurer (cloaked) NW Cell→W Storeroom');
    expect(s.left).toBe(2);
    go(s, 'pass');
    expect(s.cloaked).toBeNull();
  });

  test('[CLOAK-2] past Cave Trolls and Knights; limits, pits and locks still apply', () => {
    const s = cloaked(
      'NW Hall: red adventurer; NW Cell: blue caveTroll; NW Crypt: blue knight; NW Guardroom: 5 green adventurer',
      'adventurer NW Hall',
    );
    expect(refusedMove(s, 'red adventurer', 'NW Cell')).toBeNull();
    expect(refusedMove(s, 'red adventurer', 'NW Crypt')).toBeNull();
    expect(refusedMove(s, 'red adventurer', 'NW Guardroom')).toBe('MOVE-5');
    expect(refusedMove(s, 'red adventurer', 'W Pit')).toBe('MOVE-3');
    s.idol = { room: spaceNamed(s, 'NW Cell'), player: 1 };
    expect(refusedMove(s, 'red adventurer', 'NW Cell')).toBe('IDOL-2');
  });

  test('[CLOAK-2] through a Cave Troll’s room and out again, in one action', () => {
    const s = cloaked('NW Staircase: red adventurer; NW Cell: blue caveTroll', 'adventurer NW Staircase');
    go(s, 'red adventurer (cloaked) NW Staircase→NW Cell', 'red adventurer (cloaked) NW Cell→W Storeroom', 'pass');
    expect(who(s, 'W Storeroom')).toEqual(['red adventurer']);
  });

  test('[CLOAK-3] left in a Cave Troll’s room it is removed, in a Knight’s it stays', () => {
    const s = cloaked('NW Hall: red adventurer; NW Cell: blue caveTroll', 'adventurer NW Hall');
    go(s, 'red adventurer (cloaked) NW Hall→NW Cell', 'stop', 'pass');
    expect(s.where[0]).toBe(-2);
    const safe = cloaked('NW Hall: red adventurer; NW Cell: blue knight', 'adventurer NW Hall');
    go(safe, 'red adventurer (cloaked) NW Hall→NW Cell', 'stop', 'pass');
    expect(who(safe, 'NW Cell')).toEqual(['blue knight', 'red adventurer']);
  });

  test('[CLOAK-4] until then it counts there', () => {
    const s = cloaked('NW Hall: red adventurer; NW Cell: blue caveTroll', 'adventurer NW Hall', {
      hand: ['scoreARoom', 'dwarf'],
    });
    go(s, 'red adventurer (cloaked) NW Hall→NW Cell', 'stop', 'draw', 'play scoreARoom', 'score NW Cell');
    expect(s.gold[0]).toBe(1);
  });

  test('[CLOAK-5] if the game ends it is removed before the last scoring', () => {
    const s = cloaked('NW Hall: red adventurer; NW Cell: blue caveTroll', 'adventurer NW Hall', {
      hand: ['dwarf', 'thief'],
    });
    s.discard[0]!.push(...s.deck[0]!.splice(0, s.deck[0]!.length - 1));
    go(s, 'red adventurer (cloaked) NW Hall→NW Cell', 'stop', 'draw', 'play dwarf', 'place red dwarf→NW Staircase');
    expect(s.gold).toEqual([3, 0, 0, 0]);
    expect(s.where[0]).toBe(-2);
  });

  test('[CLOAK-6] it helps neither the Thief’s action nor a pushed hero; a Wraith can push the hero', () => {
    const s = cloaked(
      'NW Hall: red thief, red wraith; NW Cell: blue caveTroll; NW Crypt: blue knight',
      'thief NW Hall',
    );
    const slip = (to: string) => refused(s, { do: 'slip', figure: 10, to: spaceNamed(s, to) });
    expect([slip('NW Cell'), slip('NW Crypt')]).toEqual(['TROLL-3', 'THIEF-2']);
    const push = (to: string) => refused(s, { do: 'push', figure: 14, victim: 10, to: spaceNamed(s, to) });
    expect([push('NW Cell'), push('NW Crypt'), push('NW Guardroom')]).toEqual(['TROLL-3', 'KNIGHT-1', null]);
  });

  test('[CLOAK-7] a cloaked Knight slays Orcs on its first step too', () => {
    const s = cloaked('NW Hall: red knight; NW Cell: blue orc', 'knight NW Hall');
    go(s, 'red knight (cloaked) NW Hall→NW Cell', 'red knight (cloaked) NW Cell→W Storeroom');
    expect(who(s, 'NW Cell')).toEqual([]);
  });

  test('[CLOAK-8] with variant characters it only gives speed', () => {
    const s = cloaked('NW Hall: red paladin', 'paladin NW Hall', { set: { characterSet: 'variant' } });
    go(s, 'red paladin (cloaked) NW Hall→NW Cell', 'red paladin (cloaked) NW Cell→W Storeroom');
    expect(s.left).toBe(2);
  });
});

describe('Sword of Slaying', () => {
  test('[SWORD-1] all Orcs in a room with one of your heroes, yours too', () => {
    const s = playing(
      'sword',
      'NW Hall: red adventurer, red orc, blue orc; NW Cell: green orc; NW Staircase: red thief, yellow orc',
    );
    expect(lines(s)).toEqual(['slay all NW Hall']);
    for (const space of ['NW Cell', 'NW Staircase'])
      expect(refused(s, { do: 'slayAll', room: spaceNamed(s, space) })).toBe('SWORD-1');
    go(s, 'slay all NW Hall');
    expect(who(s, 'NW Hall')).toEqual(['red adventurer']);
  });

  test('[SWORD-2] with variant characters: Grunts', () => {
    const s = playing('sword', 'NW Hall: red adventurer, blue grunt', { set: { characterSet: 'variant' } });
    go(s, 'slay all NW Hall');
    expect(who(s, 'NW Hall')).toEqual(['red adventurer']);
  });
});

describe('Chalice of Life', () => {
  const set = { artifactSet: 'chaliceOfLife' } as const;

  test('[LIFE-1] a removed hero of yours returns on a staircase', () => {
    const s = playing('life', '', { set, removed: 'red knight, 2 red adventurer, red orc, blue thief' });
    expect(lines(s)).toHaveLength(8);
    expect(refused(s, { do: 'revive', figure: 13, to: spaceNamed(s, 'NW Staircase') })).toBe('LIFE-1');
    expect(refused(s, { do: 'revive', figure: 17 + 10, to: spaceNamed(s, 'NW Staircase') })).toBe('LIFE-1');
    expect(refused(s, { do: 'revive', figure: 9, to: spaceNamed(s, 'NW Hall') })).toBe('CARD-4');
    go(s, 'revive red knight→SE Staircase');
    expect(who(s, 'SE Staircase')).toEqual(['red knight']);
  });

  test('[LIFE-1] you cannot play it without one; ownStaircase still applies', () => {
    expect(refused(holding('life', 'NW Hall: red knight', { set }), { do: 'artifact' })).toBe('TURN-5');
    const own = playing('life', '', { set: { ...set, entryPlacement: 'ownStaircase' }, removed: 'red knight' });
    expect(lines(own)).toEqual(['revive red knight→NW Staircase']);
  });
});
