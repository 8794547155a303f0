import { describe, expect, test } from 'vitest';
import { CARDS, DECKS, ICONS } from '../../src/data/cards.ts';
import { COLOURS, SETS } from '../../src/data/figures.ts';
import { caveTroll } from '../../src/index.ts';
import { defaults, figureNamed, go, lines, scene, spaceNamed } from '../../src/scenes/index.ts';
import { refused, who } from '../looks.ts';

describe('Cards', () => {
  test('[CARD-1] draw first, then play one of two', () => {
    const s = scene('', { hand: ['knight', 'dwarf'] });
    expect(refused(s, { do: 'play', card: 'knight' })).toBe('CARD-1');
    go(s, 'draw');
    expect(lines(s)).toEqual(['play knight', 'play dwarf']);
    expect(refused(s, { do: 'play', card: 'thief' })).toBe('CARD-1');
    go(s, 'play dwarf', 'place red dwarf→NW Staircase');
    expect(s.hand[0]).toEqual(['knight']);
    expect(s.left).toBe(3);
  });

  test('[CARD-2] nineteen cards, one of them dealt', () => {
    expect(DECKS.classic).toHaveLength(19);
    expect(DECKS.variant).toHaveLength(19);
    const s = caveTroll.setup(defaults(), 4, 'deal');
    expect(s.hand.map((hand) => hand.length)).toEqual([1, 1, 1, 1]);
    expect(s.deck.map((deck) => deck.length)).toEqual([18, 18, 18, 18]);
  });

  test('[CARD-3] both sets share nine Adventurers and three events; seven characters differ', () => {
    const common = DECKS.classic.filter((card) => DECKS.variant.includes(card));
    expect(common).toHaveLength(12);
    const s = caveTroll.setup({ ...defaults(), characterSet: 'variant' }, 2, 'deal');
    for (const seat of [0, 1]) expect([...s.deck[seat]!, ...s.hand[seat]!].sort()).toEqual([...DECKS.variant].sort());
  });

  test('[CARD-4] place a hero on any staircase', () => {
    const s = go(scene('', { hand: ['knight', 'dwarf'] }), 'draw', 'play knight');
    expect(lines(s)).toEqual([
      'place red knight→NW Staircase',
      'place red knight→NE Staircase',
      'place red knight→SW Staircase',
      'place red knight→SE Staircase',
    ]);
    expect(refused(s, { do: 'place', figure: 9, to: spaceNamed(s, 'NW Hall') })).toBe('CARD-4');
  });

  test.each([
    [2, ['NW', 'SE']],
    [4, ['NW', 'NE', 'SW', 'SE']],
  ])('[CARD-5] with own staircases %i players have %s', (seats, corners) => {
    for (const [player, corner] of corners.entries()) {
      const s = scene('', { hand: ['knight', 'dwarf'], player, seats, set: { entryPlacement: 'ownStaircase' } });
      go(s, 'draw', 'play knight');
      expect(lines(s)).toEqual([`place ${COLOURS[player]} knight→${corner} Staircase`]);
      const other = spaceNamed(s, corner === 'NW' ? 'SE Staircase' : 'NW Staircase');
      expect(refused(s, { do: 'place', figure: player * 17 + 9, to: other })).toBe('CARD-5');
    }
  });

  test('[CARD-6] place a monster on any pit', () => {
    const s = go(scene('', { hand: ['orc', 'dwarf'] }), 'draw', 'play orc');
    expect(lines(s)).toEqual(['place red orc→W Pit', 'place red orc→Central Pit', 'place red orc→E Pit']);
    expect(refused(s, { do: 'place', figure: 13, to: spaceNamed(s, 'NW Hall') })).toBe('CARD-6');
    const one = scene('', { hand: ['orc', 'dwarf'], set: { boardLayout: 'onePit' } });
    expect(lines(go(one, 'draw', 'play orc'))).toEqual(['place red orc→Central Pit']);
  });

  test('[CARD-7] with icons to the scoring pile, otherwise to your discard pile', () => {
    const s = scene('', { hand: ['adventurerWithIcon', 'dwarf', 'thief'] });
    go(s, 'draw', 'play adventurerWithIcon', 'place red adventurer→NW Staircase');
    go(s, 'draw', 'play dwarf', 'place red dwarf→NW Staircase');
    expect(s.pile).toEqual([{ player: 0, card: 'adventurerWithIcon' }]);
    expect(s.discard[0]).toEqual(['dwarf']);
  });

  test('[CARD-8] six icons in every deck', () => {
    const icons = (set: 'classic' | 'variant') => DECKS[set].reduce((sum, card) => sum + ICONS[card], 0);
    expect([icons('classic'), icons('variant')]).toEqual([6, 6]);
    expect(CARDS.filter((card) => ICONS[card] > 0)).toEqual([
      'adventurerWithIcon',
      'treasureChest',
      'findAnArtifact',
      'scoreARoom',
    ]);
  });

  test('[CARD-9] you may play a card without effect', () => {
    const s = scene('', { hand: ['scoreARoom', 'dwarf'] });
    go(s, 'draw', 'play scoreARoom', 'score NW Hall');
    expect(s.gold).toEqual([0, 0, 0, 0]);
    expect(s.pile).toEqual([{ player: 0, card: 'scoreARoom' }]);
  });

  test('[CARD-10] Find an Artifact: the top one, face down', () => {
    const s = scene('', { hand: ['findAnArtifact', 'dwarf'] });
    const top = s.artifactDeck.at(-1)!;
    go(s, 'draw', 'play findAnArtifact');
    expect(s.artifact).toEqual([top, null, null, null]);
    expect(s.artifactDeck).toHaveLength(5);
  });

  test('[CARD-11] a card for every figure', () => {
    for (const set of ['classic', 'variant'] as const) {
      const figures = SETS[set].filter((kind) => kind !== 'chest');
      const cards = DECKS[set].map((card) => (card === 'adventurerWithIcon' ? 'adventurer' : card));
      expect(cards.filter((card) => figures.some((kind) => kind === card))).toHaveLength(figures.length);
    }
    const s = scene('NW Hall: 8 red adventurer', { hand: ['adventurer', 'dwarf'] });
    go(s, 'draw', 'play adventurer', 'place red adventurer→SE Staircase');
    expect(who(s, 'SE Staircase')).toEqual(['red adventurer']);
    expect(figureNamed(s, 'red adventurer SE Staircase')).toBe(8);
  });

  test('[CARD-12] a removed figure stays out: the next card brings the next figure', () => {
    const s = scene('NW Hall: red orc, red adventurer', { hand: ['adventurer', 'dwarf'] });
    go(s, 'red orc NW Hall slays red adventurer', 'draw', 'play adventurer', 'place red adventurer→SE Staircase');
    expect(s.where.slice(0, 2)).toEqual([-2, spaceNamed(s, 'SE Staircase')]);
    expect(s.discard[0]!.filter((card) => card === 'adventurer').length).toBeGreaterThan(0);
  });
});
