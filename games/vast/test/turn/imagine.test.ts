import { dice } from '@trollmoot/kernel';
import { describe, expect, test } from 'vitest';
import { FACES, type FaceId, faceNamed, type Kind } from '../../src/data/tiles.ts';
import { VARIANTS } from '../../src/data/variants.ts';
import { vast } from '../../src/index.ts';
import { setup } from '../../src/rules/setup.ts';
import { at, go, scene, settingsFor } from '../../src/scenes/index.ts';
import type { State } from '../../src/state.ts';
import { remove } from '../../src/terrain/words/effects/clearing.ts';
import { broken } from '../invariants.ts';

// What everyone at the table can count, kept here by watching the game, not by asking it.

const isKind = (face: FaceId, kind: Kind): boolean => FACES[face]!.kind === kind;
const count = (faces: readonly FaceId[], kind: Kind): number => faces.filter((face) => isKind(face, kind)).length;

interface Watched {
  readonly sizes: readonly number[]; // of the three piles, the top one first
  readonly crystals: readonly number[];
  readonly vaults: readonly number[];
  readonly pileOf: number[]; // by space: the pile that was drawn from last when the tile was placed; -1 for the first four
}

function watch(s: State): Watched {
  const dealt = (n: number): number[] => [0, 1, 2].map((pile) => Math.floor((n + 2 - pile) / 3));
  const hand = s.cave?.hand ?? [];
  const all = [...s.map.stack, ...hand];
  const [crystals, vaults] = [dealt(count(all, 'crystal')), dealt(count(all, 'vault'))];
  const plain = dealt(all.length - count(all, 'crystal') - count(all, 'vault'));
  const sizes = plain.map((n, pile) => n + crystals[pile]! + vaults[pile]!);
  return { sizes, crystals, vaults, pileOf: s.map.layout.cell.map(() => -1) };
}

/** The pile that the tile came from which was drawn when so many are left. */
function pileAt({ sizes }: Watched, left: number): number {
  return left >= sizes[1]! + sizes[2]! ? 0 : left >= sizes[2]! ? 1 : 2;
}

/** Whatever in this world cannot be. */
function impossible(w: State, real: State, seen: Watched): string[] {
  const faults = [...broken(w)];
  const on = seen.pileOf.flatMap((pile, space) =>
    space > 0 && w.map.layout.cell[space]! >= 0 ? [{ pile, space }] : [],
  );
  const facesFrom = (pile: number): FaceId[] => on.filter((t) => t.pile === pile).map((t) => w.map.faces[t.space]!);
  if (count(facesFrom(-1), 'crystal') + count(facesFrom(-1), 'vault') > 0)
    faults.push('a Crystal or Vault at the start');
  for (const { space } of on)
    if (FACES[w.map.faces[space]!]!.mark !== w.map.layout.mark[space]) faults.push('a tile with another back');
  let bottom = 0;
  for (let pile = 2; pile >= 0; pile--) {
    const inStack = w.map.stack.slice(bottom, Math.min(bottom + seen.sizes[pile]!, w.map.stack.length));
    bottom += seen.sizes[pile]!;
    for (const [kind, many] of [
      ['crystal', seen.crystals],
      ['vault', seen.vaults],
    ] as const) {
      const there = count(inStack, kind);
      const upTo = many.slice(0, pile + 1).reduce((a, b) => a + b, 0);
      const placed = [0, 1, 2].slice(0, pile + 1).flatMap(facesFrom);
      if (inStack.length === seen.sizes[pile] && there !== many[pile])
        faults.push(`pile ${pile} has ${there} ${kind}s`);
      if (w.cave === null && there + count(facesFrom(pile), kind) !== many[pile]) faults.push(`pile ${pile}: ${kind}s`);
      if (count(placed, kind) > upTo) faults.push(`too many ${kind}s so early`);
    }
  }
  const marks = (s: State): number[] => (s.cave?.hand ?? []).map((face) => FACES[face]!.mark!).sort();
  if (marks(w).join() !== marks(real).join()) faults.push('a hand with other backs');
  return faults;
}

/** Plays at random until a tile is removed; every few plies each viewer imagines. */
function faultsIn(roles: string, changes: object, seed: string): Set<string> {
  const s = setup(settingsFor({ ...changes, roles }, roles.length), roles.length, seed);
  const random = dice(seed);
  const whole = setup(settingsFor({ ...changes, roles }, roles.length), roles.length, seed);
  const seen = watch(whole);
  const faults = new Set<string>();
  for (let ply = 0; ply < 400 && s.outcome === null && !s.map.collapsing; ply++) {
    const seat = vast.waitingFor(s)[0]!;
    const options = vast.options(s, seat);
    let left = s.map.stack.length;
    s.news = [];
    vast.play(s, seat, options[random(options.length)]!);
    for (const news of s.news ?? []) {
      if (news.news === 'removed') return faults;
      if (news.news !== 'placed') continue;
      // a tile from the stack is the one drawn now; one from a hand was drawn before, and another is drawn after it
      seen.pileOf[news.space] = pileAt(seen, s.cave === null ? --left : left);
      if (s.cave !== null && left > 0) left--;
    }
    if (ply % 7 === 0)
      for (const viewer of [null, ...s.roles.keys()])
        for (const fault of impossible(vast.imagine(s, viewer, random), s, seen)) faults.add(`${viewer}: ${fault}`);
  }
  return faults;
}

describe('Imagined worlds could be', () => {
  test.each(VARIANTS.map(({ roles }) => roles))(
    '[SETUP-4] [MAP-1] %s: three piles, backs and hands as counted',
    (roles) => {
      for (const seed of ['one', 'two', 'three']) expect([...faultsIn(roles, {}, `${roles} ${seed}`)]).toEqual([]);
    },
  );
  test.each([
    ['KGDCT', { caveLevel: 'easiest' }],
    ['DCT', { caveLevel: 'easy' }],
    ['KGT', { shallow: 4 }],
    ['KDC', { shallow: 3, caveLevel: 'easiest' }],
  ])('[SETUP-9] [SETUP-10] %s %j: with tiles left out', (roles, changes) => {
    for (const seed of ['one', 'two', 'three']) expect([...faultsIn(roles, changes, `${roles} ${seed}`)]).toEqual([]);
  });
  test('[SETUP-9] nobody knows which tiles were left out', () => {
    const s = setup(settingsFor({ roles: 'KG', shallow: 4 }, 2), 2, 'shallow');
    const random = dice('shallow');
    const used = (w: State): FaceId[] => [...w.map.stack, ...w.map.faces.slice(1, 5)];
    const real = new Set(used(s));
    const others = new Set<FaceId>();
    for (let i = 0; i < 30; i++) for (const face of used(vast.imagine(s, 0, random))) others.add(face);
    expect([...others].filter((face) => !real.has(face)).length).toBe(4);
  });
  test('[COLLAPSE-10] a tile seen before it went under the stack is imagined there', () => {
    const s = scene('KG', '. #E05 .\n#A05 ENT A02 A13\n. #E07 .', { plan: [{ step: 'knight.act' }] });
    remove(s, [at(s, 'e2')], 'knight', 'adjacent');
    go(s);
    const random = dice('under');
    for (let i = 0; i < 20; i++) expect(vast.imagine(s, 0, random).map.stack[0]).toBe(faceNamed('A13'));
  });
});
