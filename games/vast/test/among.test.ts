import type { Company } from '@trollmoot/kernel';
import { expect, test } from 'vitest';
import type { News } from '../src/contents.ts';
import { vast } from '../src/index.ts';
import { scene } from '../src/scenes/index.ts';

const view = vast.view(scene('KGDCT'), 0);
const company: Company = { names: ['Mira', 'Ragna', 'Ulf', 'Embla', 'Pocket'], you: 0 };
const told = (language: 'en' | 'de' | 'fr', news: News): string | null =>
  vast.words[language]!.among!(company).narrate(news, view);
const power: News = { news: 'powerUsed', power: 'claw', thing: 'power claw', clause: 'DRAGON-CLAW-1' };
const drawn: News = { news: 'secretsDrawn', seat: 1, count: 2, cards: null };
const killed: News = { news: 'thiefKilled', by: 'dragon', space: 0, clause: 'THIEF-DEATH-1' };

test('others are called by name and role, once each', () => {
  expect(told('en', power)).toBe('Ulf, the Dragon, uses Claw.');
  expect(told('en', killed)).toBe('Ulf, the Dragon, kills Pocket, the Thief!');
  expect(told('en', drawn)).toBe('Ragna’s Goblins draw 2 Secrets.');
  expect(told('de', power)).toMatch(/^Ulf, der Drache, /);
  expect(told('de', killed)).toMatch(/^Ulf, der Drache, tötet Pocket, den Dieb/);
  expect(told('de', drawn)).toMatch(/^Ragnas Goblins /);
  expect(told('fr', power)).toMatch(/^Ulf, le Dragon, /);
  expect(told('fr', drawn)).toMatch(/^Les Gobelins de Ragna /);
});
test('the reader, genitives and the Dragon die stay as they are', () => {
  expect(told('en', { news: 'knightKilled', clause: 'KNIGHT-HEALTH-1' })).toBe(
    'The Knight falls, never to rise again.',
  );
  expect(told('en', { news: 'hoardReturned', tokens: 1, clause: 'DRAGON-HOARD-2' })).toBe(
    'A Treasure token leaves the Dragon’s hoard.',
  );
  expect(told('en', { news: 'rolled', die: 'dragon', by: 'thief', shows: 0 })).toBe(
    'Pocket, the Thief, rolls the Dragon die: all around.',
  );
});
test('prompts and refusals name whom the table waits for', () => {
  const en = vast.words.en!.among!(company);
  expect(en.prompt({ step: 'dragon.rest' }, view, 0)).toBe('Ulf, the Dragon, sees to Treasure and Gems.');
  expect(en.refuse({ clause: 'TURN-14', fact: { waiting: [2] } }, view)).toContain('Ulf, the Dragon');
});
test('without names nothing changes', () => {
  const nobody = vast.words.en!.among!({ names: [null, null, null, null, null], you: null });
  expect(nobody.narrate(power, view)).toBe(vast.words.en!.narrate(power, view));
});
