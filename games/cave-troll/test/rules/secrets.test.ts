import { dice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { caveTroll } from '../../src/index.ts';
import { go, scene } from '../../src/scenes/index.ts';

const drawn = () => go(scene('', { hand: ['knight', 'dwarf'], artifact: 'helm' }), 'draw');

describe('Secrets', () => {
  test('[SECRET-1] only the owner sees a hand or a drawn card', () => {
    const s = drawn();
    expect(caveTroll.view(s, 0).players[0]).toMatchObject({ hand: ['knight', 'dwarf'], cardsInHand: 2 });
    for (const other of [1, null])
      expect(caveTroll.view(s, other).players[0]).toMatchObject({ hand: null, cardsInHand: 2 });
    const news = s.news!.find(({ news }) => news === 'drew')!;
    expect(caveTroll.seen(news, 0)).toEqual({ news: 'drew', player: 0, card: 'dwarf' });
    expect(caveTroll.seen(news, 1)).toEqual({ news: 'drew', player: 0, card: null });
  });

  test('[SECRET-2] imagining deals your own deck again, but not your hand', () => {
    const s = drawn();
    const worlds = Array.from({ length: 20 }, (_, i) => caveTroll.imagine(s, 0, dice(`world ${i}`)));
    expect(new Set(worlds.map(({ deck }) => deck[0]!.join())).size).toBeGreaterThan(15);
    expect(worlds.every(({ hand }) => hand[0]!.join() === 'knight,dwarf')).toBe(true);
    expect(new Set(worlds.map(({ hand }) => hand[1]!.join())).size).toBeGreaterThan(3);
    for (const { deck } of worlds) expect([...deck[0]!].sort()).toEqual([...s.deck[0]!].sort());
  });

  test('[SECRET-3] an artifact is face down for everyone but its owner', () => {
    const s = drawn();
    expect(caveTroll.view(s, 0).players[0]!.artifact).toBe('helm');
    expect(caveTroll.view(s, 2).players[0]!.artifact).toBe('faceDown');
    expect(caveTroll.view(s, null).players[0]!.artifact).toBe('faceDown');
    const worlds = Array.from({ length: 30 }, (_, i) => caveTroll.imagine(s, 1, dice(`world ${i}`)).artifact[0]);
    expect(new Set(worlds).size).toBe(6);
    const found = { news: 'foundArtifact', player: 0, artifact: 'helm' } as const;
    expect(caveTroll.seen(found, null)).toEqual({ ...found, artifact: null });
  });

  test('[SECRET-4] everything else is open', () => {
    const s = scene('NW Hall: red orc', { pile: 2 });
    s.spent.push({ player: 1, artifact: 'sword' });
    const seen = caveTroll.view(s, null);
    expect(seen).toMatchObject({
      icons: 2,
      spent: [{ player: 1, artifact: 'sword' }],
      artifactsLeft: 6,
      left: 4,
      player: 0,
    });
    expect(seen.players[0]).toMatchObject({ gold: 0, cardsInDeck: 17, discard: ['orc'] });
    expect(seen.figures[13]).toEqual({ id: 13, kind: 'orc', owner: 0, at: s.where[13] });
  });
});
