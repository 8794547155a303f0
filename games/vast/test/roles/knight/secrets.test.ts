import { dice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { FACE_DOWN, FACE_UP, sidequestNamed } from '../../../src/data/knight.ts';
import { vast } from '../../../src/index.ts';
import { caveHasBuried, caveHasSeen, loseTreasureCard } from '../../../src/roles/knight/words/effects/treasures.ts';
import { act } from '../../../src/scenes/index.ts';
import { placeToken } from '../../../src/terrain/words/effects/tokens.ts';
import { her } from './her.ts';

const [KNIGHT, GOBLINS, CAVE] = [0, 1, 2];

describe('What others may know of her', () => {
  test('[KNIGHT-QUEST-1] her Sidequests are hers alone, and so is the one she draws', () => {
    const s = her('KGC', 'ENT', { sidequests: [sidequestNamed('intrepid')], sidequestDeck: [sidequestNamed('swift')] });
    expect(vast.view(s, KNIGHT).knight!.sidequests).toEqual(['intrepid']);
    expect(vast.view(s, CAVE).knight).toMatchObject({ sidequests: null, sidequestsHeld: 1, sidequestsLeft: 1 });
    s.map.revealed = 10;
    act(s, 'knight', 'claim intrepid');
    const drawn = s.news!.find((news) => news.news === 'questDrawn')!;
    expect(vast.seen(drawn, KNIGHT)).toMatchObject({ card: 'swift' });
    expect(vast.seen(drawn, GOBLINS)).toMatchObject({ card: null });
    expect(vast.view(s, null).knight!.questsGone).toContain('intrepid');
  });
  test('[KNIGHT-TREASURE-1] a card face down is seen by her, an offered one by her and the Cave', () => {
    const s = her(
      'KGC',
      'ENT',
      { treasure: [FACE_DOWN, 0, 0, 0, 0, 0, 0] },
      { lay: (s) => placeToken(s, 0, 'treasure') },
    );
    s.treasureDeck = [3, 4, 5];
    act(s, 'knight', 'take treasure');
    act(s, 'cave', 'hand treasure 1');
    expect([KNIGHT, GOBLINS, CAVE].map((seat) => vast.view(s, seat).knight!.offered)).toEqual([
      'pixieLantern',
      null,
      'pixieLantern',
    ]);
    expect([KNIGHT, CAVE].map((seat) => vast.view(s, seat).knight!.hers)).toEqual([['elvishSword'], null]);
    expect(vast.view(s, GOBLINS).knight!.faceDown).toBe(1);
  });
  test('[KNIGHT-TREASURE-1] imagined by others she may hold any card that is not seen', () => {
    const s = her('KG', 'ENT', { treasure: [FACE_DOWN, 2, 3, 0, 0, 0, 0] });
    s.treasureDeck = [3, 4, 5, 6];
    const held = new Set<number>();
    const random = dice('imagined');
    for (let i = 0; i < 60; i++) held.add(vast.imagine(s, GOBLINS, random).knight!.treasure.indexOf(FACE_DOWN));
    expect([...held].sort()).toEqual([0, 3, 4, 5, 6]);
    expect(vast.imagine(s, KNIGHT, random).knight!.treasure).toEqual(s.knight!.treasure);
  });
  test('[KNIGHT-TREASURE-2] a card taken face up lies under the deck for everybody to remember, face down for her', () => {
    const s = her('KG', 'ENT', { treasure: [FACE_DOWN, FACE_UP, FACE_DOWN, 0, 0, 0, 0] });
    s.treasureDeck = [3, 4, 5, 6];
    loseTreasureCard(s, 1);
    loseTreasureCard(s, 0);
    const random = dice('memory');
    const bottoms = { hers: new Set<number>(), theirs: new Set<number>() };
    for (let i = 0; i < 40; i++) {
      expect(vast.imagine(s, GOBLINS, random).treasureDeck[1]).toBe(1);
      bottoms.hers.add(vast.imagine(s, KNIGHT, random).treasureDeck[0]!);
      bottoms.theirs.add(vast.imagine(s, GOBLINS, random).treasureDeck[0]!);
    }
    expect([[...bottoms.hers], bottoms.theirs.size > 1]).toEqual([[0], true]);
  });
  test('[KNIGHT-GATHER-1] the Cave remembers the cards it handed over and put under the deck', () => {
    const s = her('KGC', 'ENT', { treasure: [FACE_DOWN, FACE_DOWN, 0, 0, 0, 0, 0] });
    s.treasureDeck = [2, 3, 4, 5, 6];
    caveHasSeen(s, [0, 2]);
    const random = dice('cave');
    const worlds = Array.from({ length: 40 }, () => vast.imagine(s, CAVE, random));
    expect(worlds.every((w) => w.knight!.treasure[0] === FACE_DOWN && w.treasureDeck[0] === 2)).toBe(true);
    expect(worlds.some((w) => w.knight!.treasure[1] !== FACE_DOWN)).toBe(true);
    expect(vast.view(s, CAVE).knight!.hers).toEqual(['elvishSword']);
    s.knight!.treasure[1] = FACE_DOWN;
    loseTreasureCard(s, 1); // one of two is taken unseen
    expect(vast.view(s, CAVE).knight!.hers).toBeNull();
  });
  test('[KNIGHT-ENCOUNTER-4] the Cave knows the next three Events and those it has buried', () => {
    const s = her('KGC', 'ENT');
    s.events = [0, 4, 5, 6, 8, 9, 10, 11];
    caveHasBuried(s, 2);
    const random = dice('events');
    for (let i = 0; i < 20; i++) {
      const { events } = vast.imagine(s, CAVE, random);
      expect([events.slice(0, 2), events.slice(-3)]).toEqual([
        [0, 4],
        [9, 10, 11],
      ]);
    }
    expect(Array.from({ length: 20 }, () => vast.imagine(s, KNIGHT, random).events[0])).not.toEqual(Array(20).fill(0));
  });
});
