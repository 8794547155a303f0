import type { Refusal } from '@trollmoot/kernel';
import { expect, test } from 'vitest';
import { FACES } from '../src/data/tiles.ts';
import { vast } from '../src/index.ts';
import { at, scene, settingsFor } from '../src/scenes/index.ts';
import type { State } from '../src/state.ts';
import { CRYSTAL_TOKEN, EVENT_TOKEN, VAULT_TOKEN } from '../src/terrain/state.ts';
import { REFUSED } from '../src/text/refused.ts';

const languages = ['en', 'de', 'fr'] as const;
const LONGEST = 130;
/** [TURN-15] quotes the open question: text.test.ts. */
const CLAUSES = REFUSED.filter((clause) => clause !== 'TURN-15');

const MAP = `. . T02 . #A04 .
  ENT A02 E01 C01 #T01 #A03`;
/** Early in a turn: the cubes are in hand, the Tribes hidden. */
function early(): State {
  const s = scene('KGDCT', MAP);
  Object.assign(s.thief!, { at: at(s, 'e1'), cubes: 2, assigned: [0, 1, 2] });
  return s;
}
const crystal = FACES.findIndex(({ kind }) => kind === 'crystal');
/** Late in it: everything is elsewhere, taken or spent. */
function late(): State {
  const s = scene('KGDCT', MAP);
  const [k, g, d, t] = [s.knight!, s.goblins!, s.dragon!, s.thief!];
  const far = at(s, 'e3');
  for (const piece of [k, d, t]) piece.at = far;
  Object.assign(k, {
    ready: 0,
    tracks: [1, 1, 1],
    gear: [1, 0, 2, 1],
    done: 63,
    steps: 9,
    encounters: 2,
    entered: [1, 2],
  });
  Object.assign(k, {
    met: [1],
    treasure: [2, 2, 0, 2, 0, 0, 0],
    health: k.fullHealth - 2,
    bombs: 0,
    owed: 2,
    grit: 20,
  });
  Object.assign(g, {
    at: [far, at(s, 'e4'), -1],
    population: [3, 2, 0],
    rage: 2,
    activated: 7,
    flared: 7,
    faceUp: [3, 9],
  });
  Object.assign(g, { secrets: [0, 1, 2, 4, 5, 6, 8], monsters: [[1], [2], []], drawn: [0, 1] });
  Object.assign(d, { gems: [far, far, -1], done: 127, woke: 7, treasures: 0, eaten: 1, hand: [1, 0, 0] });
  Object.assign(t, { cubes: 0, steps: 9, done: 1, tried: [far], targets: 63, assigned: [2, 1, 0], upgrades: 1 << 8 });
  Object.assign(s.cave!, { shaped: true, hidden: true, removals: 2, hand: [crystal, crystal + 1] });
  s.events = s.events.slice(0, 2);
  s.map.tokens[far] = CRYSTAL_TOKEN | EVENT_TOKEN | VAULT_TOKEN;
  s.map.treasures[far] = 2;
  s.map.collapsing = true;
  s.map.supply = 0;
  s.map.revealed = 4;
  s.map.crystalsSmashed = 2;
  s.outcome = { winners: ['goblins'], clause: 'WIN-1' };
  return s;
}

/** Tribes and an Ash Dragon they may attack. */
function prey(): State {
  const s = scene('GDT', MAP.replace('#T01', 'T01'));
  s.dragon!.at = at(s, 'e1');
  s.goblins!.population = [4, 1, 1];
  return s;
}

/** Two wishes for each thing a wish can name. */
const wish = (s: State, n: 0 | 1): Refusal['fact'] => {
  const either = <T>(a: T, b: T): T => (n === 0 ? a : b);
  return {
    to: at(s, either('n1e4', 'n1e2')),
    cell: s.map.layout.cell[at(s, 'e5')]! + either(1, 2),
    side: either(0, 3),
    on: either('shield', 'ancientMap'),
    card: either(0, 3),
    quest: either(0, 4),
    gem: either(0, 2),
    tribe: either(0, 2),
    piece: either(0, 3),
    target: either('knight', 'thief'),
    victim: either(4, 0),
    sloth: either('greed', 'prideStill'),
    omen: either(0, 3),
    upgrade: either('plusMovement', 'unnaturalEvasion'),
    power: either('claw', 'flameWall'),
    ...{ effort: 2 + n, ways: 1 + n, touches: 3 + n, fewest: 1 + n, eye: n, cost: 2 + n, held: n, bones: 1 + n },
    ...{ monsters: 1 + n, strength: 2 + n, knight: 3 - n, tribes: 2 + n, rage: n, isStraying: n === 1, used: n === 1 },
    ...{ isTheirTurn: n === 0, waiting: [n], tiles: either([1], [1, 2, 3]) },
  };
};

/** What Slither was to do, where other wishes name spaces. */
const slither = (n: 0 | 1): Refusal['fact'] =>
  n === 0 ? { from: 'greed', to: 'hunger' } : { from: 'hunger', to: 'greed' };

const sayings = new Map<string, Set<string>>();
for (const s of [early(), late(), prey()])
  for (const n of [0, 1] as const)
    for (const clause of CLAUSES)
      for (const language of languages) {
        if (s.knight === null && /^(KNIGHT|CAVE)/.test(clause)) continue;
        const fact =
          clause === 'DRAGON-SLITHER-1'
            ? slither(n)
            : { ...wish(s, n), ...(clause === 'COLLAPSE-5' ? { pieces: [n, 4] } : {}) };
        const reader = clause.startsWith('GOBLIN')
          ? s.roles.indexOf('goblins')
          : clause.startsWith('CAVE')
            ? s.roles.indexOf('cave')
            : 0;
        const text = vast.words[language]!.refuse({ clause, fact }, vast.view(s, reader));
        const key = `${language} ${clause}`;
        sayings.set(key, (sayings.get(key) ?? new Set()).add(text));
      }

test('every refusal tells one position from another', () => {
  const same = [...sayings].filter(([, texts]) => texts.size === 1).map(([key]) => key);
  expect(same).toEqual([]);
});

test('every refusal with all its names is short enough to read, and whole', () => {
  const texts = [...sayings.values()].flatMap((said) => [...said]);
  expect(texts.filter((text) => text.length > LONGEST)).toEqual([]);
  expect(texts.filter((text) => /undefined|null|NaN|\[object| {2}|\s[,.]|\(\)/.test(text))).toEqual([]);
  expect(texts.filter((text) => /\b(There are|sind|sont) 1\b|\b1 (are|sind|sont)\b/.test(text))).toEqual([]);
  expect(texts.filter((text) => !/[.!”“?»]$/.test(text))).toEqual([]);
});

test('the facts of a refusal name what was wished', () => {
  const s = vast.setup(settingsFor({ roles: 'KGDC' }, 4), 4, 'wished');
  const said = (wish: object): string => {
    const refusal = vast.why(s, 0, { do: '', ...wish })!;
    return vast.words.en.refuse(refusal, vast.view(s, 0));
  };
  expect(said({ do: 'placeCube', on: 'potionKit' })).toBe(
    'There is no room for a cube on Potion Kit. Your 2 cubes can go elsewhere.',
  );
  expect(said({ do: 'gatherGem', gem: 1 })).toBe('The Flame Gem is not in the cave.');
  expect(said({ do: 'walk', to: 0 })).toBe('The Entrance isn’t next to you. You have 1 step left.');
  expect(said({ do: 'fightTribe', tribe: 2 })).toBe(
    'The Eye is hidden, so you can’t attack it. It must come out first.',
  );
});
