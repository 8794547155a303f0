import { loadDice } from '@trollmoot/kernel';
import { expect, test } from 'vitest';
import { FANGS } from '../../src/data/tiles.ts';
import { scatter } from '../../src/roles/goblins/words/effects/tribes.ts';
import { hasSecretToTake } from '../../src/roles/goblins/words/questions/secrets.ts';
import { tribePerception } from '../../src/roles/goblins/words/questions/tribes.ts';
import { gainGrit, loseGrit } from '../../src/roles/knight/words/effects/board.ts';
import { attackThief } from '../../src/roles/thief/words/effects/death.ts';
import { go, scene } from '../../src/scenes/index.ts';

// Words that roles use on each other. Their clauses are in the roles' chapters.

test('[SWITCH-4] at Rage 0 Perception falls too, by the switch it does not', () => {
  for (const [malaiseAffectsPerception, perception] of [
    [true, 2],
    [false, 3],
  ] as const) {
    const s = scene('KG', 'ENT', { settings: { malaiseAffectsPerception } });
    s.goblins!.rage = 0;
    s.goblins!.population[FANGS] = 2;
    expect(tribePerception(s, FANGS)).toBe(perception);
  }
});
test('[SWITCH-2] a Tribe that killed the Thief scatters, by the switch it stays', () => {
  for (const [goblinScatterOnThiefKill, population] of [
    [true, 1],
    [false, 3],
  ] as const) {
    const s = scene('GT', 'ENT A01', { settings: { goblinScatterOnThiefKill } });
    s.goblins!.population[FANGS] = 3;
    s.goblins!.at[FANGS] = 1;
    s.thief!.at = 1;
    attackThief(s, 'goblins', FANGS);
    expect([s.goblins!.population[FANGS], s.goblins!.rage]).toEqual([population, 0]);
  }
});
test('[SWITCH-13] a face-up Ruby can be taken, by the switch any face-up Secret', () => {
  for (const [pickpocketFaceUpSecrets, trap] of [
    ['rubyOnly', false],
    ['any', true],
  ] as const) {
    const s = scene('GT', 'ENT', { settings: { pickpocketFaceUpSecrets } });
    s.goblins!.faceUp = [9];
    expect(hasSecretToTake(s)).toBe(trap);
    s.goblins!.faceUp = [3];
    expect(hasSecretToTake(s)).toBe(true);
  }
});
test('[TURN-11] Grit brings cubes and takes them back; a Shield makes a loss 1', () => {
  const s = scene('KG');
  gainGrit(s, 12, 'TURN-11');
  expect([s.knight!.grit, s.knight!.ready]).toEqual([12, 4]);
  loseGrit(s, 2, 'TURN-11');
  expect([s.knight!.grit, s.knight!.ready]).toEqual([10, 3]);
  s.knight!.gear[3] = 1;
  loseGrit(s, 5, 'TURN-11');
  expect(s.knight!.grit).toBe(9);
});
test('[TURN-11] a scattered Tribe loses two and goes home', () => {
  const s = scene('KG', 'ENT A01');
  s.goblins!.at[FANGS] = 1;
  s.goblins!.population[FANGS] = 3;
  expect(scatter(s, FANGS)).toBe(2);
  expect([s.goblins!.at[FANGS], s.goblins!.population[FANGS]]).toEqual([-1, 1]);
});
test('[TURN-11] an attack may be evaded once in a turn', () => {
  const s = scene('KT', 'ENT A01', { plan: [{ step: 'knight.act' }] });
  s.thief!.upgrades = 1 << 7;
  s.thief!.at = 1;
  loadDice(s, 3); // shows 4
  attackThief(s, 'knight');
  expect(go(s).agenda.at(-1)).toEqual({ step: 'thief.dodge' });
  attackThief(s, 'knight');
  expect(s.thief!.at).toBe(-1);
});
