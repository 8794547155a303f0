import type { Study } from '@trollmoot/kernel';
import type { State } from '../state.ts';
import { lay } from './lay.ts';

/** A study that names what is right. */
interface RightActs extends Study<State> {
  readonly good: readonly string[];
}

const CAVERN = `
  .   A01 A05 A10 .
  C01 E05 A13 E07 T01
  .   E10 ENT E14 .
  .   .   T02 .   .`;
const knights = { turn: 'knight', step: { step: 'knight.act' } } as const;
const goblins = { turn: 'goblins', step: { step: 'goblins.act' } } as const;
const dragons = { turn: 'dragon', step: { step: 'dragon.act' } } as const;
const thiefs = { turn: 'thief', step: { step: 'thief.act' } } as const;
const caves = { turn: 'cave', step: { step: 'cave.act' } } as const;

/** No constant was fitted to these. */
export const studies: { readonly [name: string]: RightActs } = {
  'the Knight strikes': {
    why: 'The Dragon is on her space with his last Health, and she is stronger: she wins.',
    lay: () =>
      lay({
        lineUp: 'KD',
        map: CAVERN,
        ...knights,
        players: { knight: { at: 'n1', strength: 3 }, dragon: { at: 'n1', armor: 1, isSurfaced: true, health: 1 } },
      }),
    good: ['attack dragon'],
  },
  'the Bomb reaches him': {
    why: 'Underground with one Health left: a cube is on the Bomb, so she need not wait for him to come up.',
    lay: () =>
      lay({
        lineUp: 'KD',
        map: CAVERN,
        ...knights,
        players: {
          knight: { at: 'n1', strength: 3, gear: 'bomb', grit: 20 },
          dragon: { at: 'n1', armor: 1, health: 1 },
        },
      }),
    good: ['attack dragon'],
  },
  'out with the Crystals': {
    why: 'She has all her Crystals, and the Entrance is one open step away.',
    lay: () =>
      lay({
        lineUp: 'KG',
        map: CAVERN,
        ...knights,
        players: { knight: { at: 'n1', movement: 3, perception: 2, crystals: 5 } },
      }),
    good: ['walk 0', 'claim persistent'],
  },
  'Treasure underfoot': {
    why: 'A Treasure is Grit for two cubes, and nobody guards it.',
    lay: () =>
      lay({
        lineUp: 'KG',
        map: CAVERN,
        ...knights,
        tokens: 'treasure n1',
        players: { knight: { at: 'n1', perception: 2 } },
      }),
    good: ['take treasure'],
  },
  'catch the Thief': {
    why: 'He carries two Treasures and she perceives him: she takes the loot and his turn.',
    lay: () =>
      lay({
        lineUp: 'KT',
        map: CAVERN,
        ...knights,
        players: {
          knight: { at: 'n1', perception: 4, grit: 20 },
          thief: { at: 'n1', stealth: 2, treasures: 2, stashed: 3 },
        },
      }),
    good: ['attack thief'],
  },
  'the Tribe beside her': {
    why: 'The Fangs are next to a Knight with her last Health and are stronger: they win.',
    lay: () =>
      lay({
        lineUp: 'KG',
        map: 'ENT #A01 #A05',
        ...goblins,
        players: { knight: { health: 1 }, goblins: { fangs: '3 e1', eye: '2' } },
      }),
    good: ['activate fangs'],
  },
  'finish her': {
    why: 'Her last Health: any other act lets her go.',
    lay: () =>
      lay({
        lineUp: 'KG',
        map: 'ENT #A01 #A05',
        turn: 'goblins',
        step: { step: 'goblins.tribe', tribe: 0 },
        players: { knight: { health: 1 }, goblins: { fangs: '3 e1' } },
      }),
    good: ['fangs attacks knight'],
  },
  'in a fury': {
    why: 'Over four Lit tiles two goblins come too weak. Blind Fury brings both to her last Health.',
    lay: () =>
      lay({
        lineUp: 'KG',
        map: 'ENT A01 A05 A10 A13',
        ...goblins,
        players: { knight: { health: 1 }, goblins: { fangs: '2 e4', secrets: 'blindFury' } },
      }),
    good: ['blindFury fangs'],
  },
  'out of his reach': {
    why: 'A hungry Dragon at w3 claws whatever comes out at w1. The other tile is as near to the Knight.',
    lay: () =>
      lay({
        lineUp: 'KGD',
        map: '#A05 #A12 #A01 ENT #A07',
        turn: 'goblins',
        step: { step: 'goblins.tribe', tribe: 0 },
        players: { dragon: { at: 'w3' }, goblins: { fangs: '4' } },
      }),
    good: ['fangs emerges e1'],
  },
  'under cover': {
    why: 'One goblin beside a hungry Dragon and far from the Knight can do nothing but feed him.',
    lay: () =>
      lay({
        lineUp: 'KGD',
        map: 'ENT A01 A05 A10 A13 A06',
        turn: 'goblins',
        step: { step: 'goblins.tribe', tribe: 0 },
        players: { dragon: { at: 'e5' }, goblins: { fangs: '1 e4' } },
      }),
    good: ['fangs hides', 'fangs e3'],
  },
  'stop the Thief': {
    why: 'With three stashed and two in the bag, he is home next turn. The Fangs notice him.',
    lay: () =>
      lay({
        lineUp: 'GT',
        map: 'ENT #A01 #A05 #A10',
        turn: 'goblins',
        step: { step: 'goblins.tribe', tribe: 0 },
        players: { goblins: { fangs: '4 e1' }, thief: { at: 'e3', stealth: 2, treasures: 2, stashed: 3 } },
      }),
    good: ['fangs e3'],
  },
  'out of the cave': {
    why: 'Surfaced one open, Lit step from the Entrance: there, he escapes at the end of his turn.',
    lay: () =>
      lay({
        lineUp: 'KD',
        map: CAVERN,
        ...dragons,
        players: { knight: { at: 'n2' }, dragon: { at: 'n1', armor: 4, isSurfaced: true } },
      }),
    good: ['glide 0'],
  },
  'a good catch': {
    why: 'Two Tribes with seven goblins are next to him and he holds a Claw: Hunger first.',
    lay: () =>
      lay({
        lineUp: 'KGD',
        map: CAVERN,
        ...dragons,
        players: {
          knight: { at: 's1' },
          dragon: { at: 'n1', hand: '2 claw' },
          goblins: { fangs: '4 n1w1', bones: '3 n1e1' },
        },
      }),
    good: ['claw'],
  },
  'away from the Knight': {
    why: 'His last Health, and she is next to him with a Javelin and five cubes: a turn here is the end.',
    lay: () =>
      lay({
        lineUp: 'KGD',
        map: 'ENT A01 A05 A10 A13 A06',
        ...dragons,
        players: { knight: { at: '0', grit: 25, hidden: 'javelin' }, dragon: { at: 'e1', health: 1, hand: '1 wing' } },
      }),
    good: ['glide e3', 'glide e2', 'wing e3', 'wing e2'],
  },
  'take the Treasure': {
    why: 'Greed has room, and the Treasure lies on his own space.',
    lay: () =>
      lay({
        lineUp: 'KD',
        map: CAVERN,
        turn: 'dragon',
        step: { step: 'dragon.rest' },
        tokens: 'treasure n1',
        players: { dragon: { at: 'n1' } },
      }),
    good: ['pick up'],
  },
  'no Gem for the Thief': {
    why: 'The Thief is next to him with free hands: a Gem laid now is his.',
    lay: () =>
      lay({
        lineUp: 'DT',
        map: CAVERN,
        turn: 'dragon',
        step: { step: 'dragon.rest' },
        players: { dragon: { at: 'n1' }, thief: { at: 'n1e1', cubes: 3 } },
      }),
    good: ['end turn'],
  },
  'home with the loot': {
    why: 'Two tokens in the bag complete the stash, and the Entrance is one step away.',
    lay: () =>
      lay({
        lineUp: 'KT',
        map: CAVERN,
        ...thiefs,
        players: { knight: { at: 'n2' }, thief: { at: 'n1', treasures: 2, stashed: 4, cubes: 2, movement: 3 } },
      }),
    good: ['sneak 0'],
  },
  'help yourself': {
    why: 'An open Treasure on his own space costs one cube.',
    lay: () =>
      lay({
        lineUp: 'KT',
        map: CAVERN,
        ...thiefs,
        tokens: 'treasure n1e1',
        players: { knight: { at: 's1' }, thief: { at: 'n1e1', cubes: 2 } },
      }),
    good: ['loot treasure 1'],
  },
  'a Gem with care': {
    why: 'With one cube a trap may spring and kill him. He has two.',
    lay: () =>
      lay({
        lineUp: 'DT',
        map: CAVERN,
        ...thiefs,
        players: { dragon: { at: 's1', gems: 'claw n1e1' }, thief: { at: 'n1e1', cubes: 2 } },
      }),
    good: ['loot claw 2'],
  },
  'lull the Dragon': {
    why: 'One cube more wakes him for good. Spores put one back to sleep.',
    lay: () =>
      lay({
        lineUp: 'KDC',
        map: CAVERN,
        turn: 'cave',
        step: { step: 'cave.spores' },
        players: { knight: { grit: 3 }, dragon: { at: 'n1', armor: 3 } },
      }),
    good: ['spores dragon'],
  },
  'the last Hatred': {
    why: 'Hatred is all that keeps the Cave from winning: shed it.',
    lay: () => {
      const s = lay({
        lineUp: 'KC',
        map: CAVERN,
        turn: 'cave',
        isCollapsing: true,
        step: { step: 'cave.hatred' },
        players: { cave: { hatred: 1 } },
      });
      Object.assign(s.map, { crystalsRemoved: 8 });
      return s;
    },
    good: ['shed hatred'],
  },
  'Spores when they matter': {
    why: 'The Dragon is a cube from waking. The Omens that pay for Spores are worth nothing later.',
    lay: () => {
      const s = lay({
        lineUp: 'KDC',
        map: CAVERN,
        ...caves,
        players: { dragon: { at: 'n1', armor: 3 }, cave: { omens: '2 mushroom 1 trail' } },
      });
      Object.assign(s.cave!, { shaped: true, hidden: true });
      Object.assign(s.dragon!, { wakefulness: 10 });
      return s;
    },
    good: ['omen soporificSpores'],
  },
};
