import { expect, test } from 'vitest';
import { TRAP } from '../../src/data/goblins.ts';
import { KNIGHT, pieceOfTribe } from '../../src/data/pieces.ts';
import { FANGS } from '../../src/data/tiles.ts';
import { askTrap } from '../../src/roles/goblins/words/effects/tribes.ts';
import { defenceStrength, isFoiled } from '../../src/roles/goblins/words/questions/tribes.ts';
import { act, at, go, places, scene } from '../../src/scenes/index.ts';
import { placeToken } from '../../src/terrain/words/effects/tokens.ts';
import { forcedReach, tokenReach } from '../../src/words/questions/moving.ts';
import { isUnoccupied } from '../../src/words/questions/pieces.ts';

test('[FORCE-1] each step within the limits of the piece', () => {
  const s = scene('KGC', 'A01 ENT A05 A10 A13');
  s.goblins!.at[FANGS] = at(s, 'e2');
  expect(places(s, forcedReach(s, KNIGHT, 3))).toEqual(['e1', 'w1']);
  expect(places(s, forcedReach(s, pieceOfTribe(FANGS), 3))).toEqual(['e1', 'e3']);
  expect(
    places(
      s,
      forcedReach(s, KNIGHT, 3, (space) => isUnoccupied(s, space) && space !== at(s, 'w1')),
    ),
  ).toEqual(['e1']);
});
test('[FORCE-2] round corners, up to so many steps', () => {
  const s = scene('KGC', 'ENT A05\n. A10\n. A13\n. A01');
  expect(places(s, forcedReach(s, KNIGHT, 3))).toEqual(['e1', 's1e1', 's2e1']);
});
test('[FORCE-3] the Knight stops on an Event token', () => {
  const s = scene('KGC', 'ENT E05 A10');
  placeToken(s, at(s, 'e1'), 'event');
  expect(places(s, forcedReach(s, KNIGHT, 3))).toEqual(['e1']);
});
test('[FORCE-4] tokens pass players, not walls, and lie on Dark tiles', () => {
  const s = scene('KGD', '#A02 ENT A05 A03');
  expect(places(s, tokenReach(s, at(s, 'w1'), 5))).toEqual(['e1']); // the Knight is on the Entrance, A03 has a wall in its west
});
test('[TURN-11] the Trap adds to a Tribe’s defence and may foil a Dragon’s power', () => {
  const s = scene('KGD', 'ENT', { plan: [{ step: 'dragon.act' }] });
  s.goblins!.faceUp = [TRAP];
  expect(defenceStrength(s, FANGS)).toBe(2);
  askTrap(s);
  act(go(s), 'goblins', 'spring trap');
  expect([isFoiled(s), s.goblins!.faceUp.length]).toEqual([true, 0]);
});
