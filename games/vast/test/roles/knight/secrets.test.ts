import { dice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { FACE_DOWN, sidequestNamed } from '../../../src/data/knight.ts';
import { vast } from '../../../src/index.ts';
import { placeToken } from '../../../src/terrain/tokens.ts';
import { act } from '../../scenes.ts';
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
});
