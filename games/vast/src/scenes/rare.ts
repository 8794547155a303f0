import { pieceOfTribe } from '../data/pieces.ts';
import { FANGS } from '../data/tiles.ts';
import type { State } from '../state.ts';
import { lay } from './lay.ts';
import { at } from './scene.ts';

// Positions that chance all but never leads to. Each could come about in a game; the fuzzer wanders on from them.

const CAVERN = `
  .   A01 A05 A10 .
  C01 E05 A13 E07 T01
  .   E10 ENT E14 .
  .   .   T02 .   .`;

export const rare: { readonly [name: string]: () => State } = {
  'the Dragon has to pass the Knight': () =>
    lay({
      lineUp: 'KGD',
      map: CAVERN,
      turn: 'dragon',
      step: { step: 'dragon.act' },
      players: { knight: { at: 'n1', strength: 3, grit: 6 }, dragon: { at: 'n2', armor: 3, isSurfaced: true } },
    }),
  'a Dragon too strong for the Knight': () =>
    lay({
      lineUp: 'KD',
      map: CAVERN,
      step: { step: 'knight.act' },
      players: { dragon: { at: 'n1', armor: 3, isSurfaced: true } },
    }),
  'no Dark tile is free for Past Plunder': () =>
    lay({
      lineUp: 'KG',
      map: `${CAVERN}\n. . #A07 . .`,
      turn: 'goblins',
      step: { step: 'plunder.begin', by: 'goblins' },
      tokens: 'treasure s2',
    }),
  'a Thief with Sticky Fingers has failed to rob a Tribe': () => {
    const s = lay({
      lineUp: 'KGT',
      map: CAVERN,
      turn: 'thief',
      step: { step: 'thief.tryAgain', victim: pieceOfTribe(FANGS), effort: 1 },
      then: [{ step: 'thief.act' }],
      players: {
        thief: { at: 'e1', cubes: 2, upgrades: 'stickyFingers, handCrossbow' },
        goblins: { fangs: '1 e1', bones: '1 n1e1', secrets: 'hex, trap' },
      },
    });
    s.thief!.targets = 0b1110;
    return s;
  },
  'a Thief has failed at a Vault': () => {
    const s = lay({
      lineUp: 'KGT',
      map: CAVERN.replace('E14', 'V01'),
      turn: 'thief',
      step: { step: 'thief.act' },
      tokens: 'vault e1',
      players: { thief: { at: 'e1', cubes: 2, upgrades: 'plusStealth' } },
    });
    s.thief!.tried = [at(s, 'e1')];
    return s;
  },
  'a Thief before his last flip': () =>
    lay({
      lineUp: 'GDT',
      map: CAVERN,
      turn: 'thief',
      step: { step: 'thief.act' },
      players: { thief: { at: 'e1', treasures: 2, upgrades: 'flip2to3, flip3to4' } },
    }),
  'the Knight beside a Thief who evades': () =>
    lay({
      lineUp: 'KGDT',
      map: CAVERN,
      step: { step: 'knight.act' },
      players: {
        knight: { movement: 3, perception: 3, grit: 6 },
        thief: { at: 'n1', treasures: 2, upgrades: 'unnaturalEvasion' },
      },
    }),
  'a Thief who has evaded the Knight': () => {
    const s = lay({
      lineUp: 'KGDT',
      map: CAVERN,
      step: { step: 'thief.dodge' },
      then: [{ step: 'knight.act' }],
      players: {
        knight: { at: 'n1', movement: 3, perception: 3, grit: 6, encounters: 1 },
        thief: { at: 'n1', upgrades: 'unnaturalEvasion' },
      },
    });
    s.thief!.evaded = true;
    return s;
  },
  'the Ash Dragon has to pass a strong Tribe': () =>
    lay({
      lineUp: 'GD',
      map: CAVERN,
      turn: 'dragon',
      step: { step: 'dragon.act' },
      players: { dragon: { at: 'n2', armor: 3, isSurfaced: true }, goblins: { fangs: '4 n1' } },
    }),
  'a Thief beside the Knight and a Tribe that has nothing': () =>
    lay({
      lineUp: 'KGT',
      map: CAVERN,
      turn: 'thief',
      step: { step: 'thief.act' },
      players: {
        knight: { at: 'n1e1', hidden: 'elvishSword, heroicBoots' },
        goblins: { fangs: '1 e1' },
        thief: { at: 'e1', upgrades: 'plusStealth' },
      },
    }),
  'a wounded Knight with two cubes, her Bow and her Potions': () =>
    lay({
      lineUp: 'KDT',
      map: CAVERN,
      step: { step: 'knight.act' },
      tokens: 'treasure 0',
      players: {
        knight: { health: 3, treasures: 'enchantedBow, potionKit', gear: 'enchantedBow', encounters: 1 },
        dragon: { at: 'n2' },
        thief: { at: 'e1', upgrades: 'handCrossbow' },
      },
    }),
  'the Knight shoots past the Mushroom Forest': () =>
    lay({
      lineUp: 'KG',
      map: 'C01 A13 ENT E14 A05',
      settings: { terrain: true },
      terrain: 'mushroomForest e3',
      step: { step: 'knight.act' },
      players: { knight: { strength: 3, grit: 12, gear: 'bow' }, goblins: { fangs: '2 e3', bones: '2 w1' } },
    }),
  'the Knight has her Crystals': () =>
    lay({
      lineUp: 'KG',
      map: CAVERN,
      step: { step: 'knight.act' },
      players: { knight: { at: 'n1', crystals: 5, movement: 3, strength: 2, grit: 11 } },
    }),
};
