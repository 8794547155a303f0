import { dice } from '@trollmoot/kernel';
import { expect, test } from 'vitest';
import { BOARDS, NEIGHBOURS, type SpaceId } from '../src/data/board.ts';
import { type FigureId, IS_CHARACTER, IS_HERO, OWNER } from '../src/data/figures.ts';
import { caveTroll } from '../src/index.ts';
import { bar, type Way } from '../src/rules/entering.ts';
import { claimOn } from '../src/rules/scoring.ts';
import { look } from '../src/rules/sight.ts';
import { kind } from '../src/rules/words.ts';
import { asked, defaults } from '../src/scenes/index.ts';
import type { State } from '../src/state.ts';

/** The rules of entering and scoring again, slow and plain, to check the fast ones against. */

const inside = (s: State, space: SpaceId): FigureId[] => s.where.flatMap((at, id) => (at === space ? [id] : []));
const charactersIn = (s: State, space: SpaceId): FigureId[] => inside(s, space).filter((id) => IS_CHARACTER[id]);

function mayEnter(s: State, figure: FigureId, to: SpaceId, way: Way): boolean {
  const space = BOARDS[s.settings.boardLayout].spaces[to]!;
  if (space.kind === 'pit') return !IS_HERO[figure];
  if (space.kind === 'staircase') return true;
  if (s.idol?.room === to) return false;
  const there = charactersIn(s, to);
  const isUnseen = figure === s.cloaked && way === 'walk';
  const isBarred = there.some((id) => {
    if (kind(s, id) === 'caveTroll') return true;
    return kind(s, id) === 'knight' && OWNER[id] !== OWNER[figure] && kind(s, figure) !== 'knight';
  });
  if (isBarred && !isUnseen) return false;
  if (there.length < 5) return true;
  if (kind(s, figure) === 'berserker') return there.length === 5 && there.every((id) => OWNER[id] !== OWNER[figure]);
  if (kind(s, figure) === 'rampagingTroll') return s.settings.rampagingTrollIgnoresCapacity;
  return kind(s, figure) === 'wraith' && way !== 'force' && mayPushOut(s, figure, to);
}

function mayPushOut(s: State, wraith: FigureId, room: SpaceId): boolean {
  const arrived: State = { ...s, where: s.where.with(wraith, room) };
  return charactersIn(arrived, room).some((victim) => {
    if (victim === wraith || ['barbarian', 'caveTroll'].includes(kind(s, victim))) return false;
    if (s.settings.wraithTargets === 'heroesOnly' && !IS_HERO[victim]) return false;
    const doors = NEIGHBOURS[room]!.filter(
      (to) => s.settings.wraithTargets === 'characters' || BOARDS[s.settings.boardLayout].isRoom[to],
    );
    return doors.some((to) => mayEnter(arrived, victim, to, 'force'));
  });
}

function gainsIn(s: State, room: SpaceId): number[] {
  const count = (wanted: string): number => inside(s, room).filter((id) => kind(s, id) === wanted).length;
  const heroes = s.gold.map((_, seat) =>
    inside(s, room)
      .filter((id) => IS_HERO[id] && OWNER[id] === seat)
      .reduce((sum, id) => sum + (kind(s, id) === 'barbarian' ? 2 : 1), 0),
  );
  const most = Math.max(...heroes);
  if (most === 0 || heroes.filter((n) => n === most).length > 1) return heroes.map(() => 0);
  const times = s.settings.dwarfStacking === 'linear' ? 1 + count('dwarf') : 2 ** count('dwarf');
  const value = BOARDS[s.settings.boardLayout].gold[room]! * times + 4 * count('chest');
  const isPaid = (seat: number): boolean =>
    heroes[seat] === most || inside(s, room).some((id) => kind(s, id) === 'berserker' && OWNER[id] === seat);
  const shares = heroes.filter((_, seat) => isPaid(seat)).length;
  return heroes.map((_, seat) => (isPaid(seat) ? Math.floor(value / shares) : 0));
}

/** A crowd in a few rooms: figures put there at random, not by play. */
function crowded(characterSet: 'classic' | 'variant', seed: string): State {
  const random = dice(seed);
  const flip = (): boolean => random(2) === 0;
  const settings = {
    ...defaults(),
    characterSet,
    boardLayout: flip() ? ('threePits' as const) : ('onePit' as const),
    wraithTargets: flip() ? ('characters' as const) : ('heroesOnly' as const),
    dwarfStacking: flip() ? ('exponential' as const) : ('linear' as const),
    rampagingTrollIgnoresCapacity: flip(),
  };
  const s = caveTroll.setup(settings, 4, seed);
  const centre = random(NEIGHBOURS.length);
  const around = [centre, ...NEIGHBOURS[centre]!];
  s.where = s.where.map((_, id) => {
    const space = around[random(around.length)]!;
    const fits = IS_HERO[id] ? !BOARDS[settings.boardLayout].isPit[space] : true;
    return fits && random(3) === 0 ? space : -1;
  });
  const heroes = s.where.flatMap((at, id) => (at >= 0 && IS_HERO[id] ? [id] : []));
  s.cloaked = flip() && heroes.length > 0 ? heroes[random(heroes.length)]! : null;
  s.idol = random(4) === 0 ? { room: around[random(around.length)]!, player: 0 } : null;
  return s;
}

test.each(['classic', 'variant'] as const)('%s: the fast rules of entering agree with the slow ones', (set) => {
  let asks = 0;
  let closed = 0;
  for (let nth = 0; nth < 300; nth++) {
    const s = crowded(set, `${set} ${nth}`);
    for (const [figure, at] of s.where.entries()) {
      if (at < 0 || !IS_CHARACTER[figure]) continue;
      for (const to of NEIGHBOURS[at]!)
        for (const way of ['walk', 'leap', 'force'] as const) {
          const open = bar(s, look(s), figure, to, way) === null;
          expect({ nth, figure, to, way, open }).toEqual({ nth, figure, to, way, open: mayEnter(s, figure, to, way) });
          asks++;
          if (!open) closed++;
        }
    }
  }
  expect(closed / asks).toBeGreaterThan(0.1);
  expect(closed / asks).toBeLessThan(0.9);
});

test.each(['classic', 'variant'] as const)('%s: rooms pay what the slow rules say', (set) => {
  for (let nth = 0; nth < 300; nth++) {
    const s = crowded(set, `gold ${set} ${nth}`);
    for (const room of BOARDS[s.settings.boardLayout].rooms)
      expect(claimOn(s, room, true).gains).toEqual(gainsIn(s, room));
  }
});

test('play offers every move the slow rules allow, and no other', () => {
  const random = dice('oracle');
  for (const characterSet of ['classic', 'variant'] as const) {
    const s = caveTroll.setup({ ...defaults(), characterSet }, 4, 'oracle');
    for (let ply = 0; ply < 800 && caveTroll.waitingFor(s).length > 0; ply++) {
      const seat = asked(s);
      const options = caveTroll.options(s, seat);
      if (caveTroll.current(s)!.step === 'act') {
        const places = new Set<string>();
        for (const [figure, at] of s.where.entries()) {
          const isSlow = kind(s, figure) === 'rampagingTroll' && s.lumbered;
          if (at < 0 || OWNER[figure] !== seat || ['chest', 'caveTroll'].includes(kind(s, figure)) || isSlow) continue;
          for (const to of NEIGHBOURS[at]!)
            if (mayEnter(s, figure, to, 'walk')) places.add(`${kind(s, figure)} ${figure === s.cloaked} ${at} ${to}`);
        }
        const offered = options.flatMap((act) =>
          act.do === 'move'
            ? [`${kind(s, act.figure)} ${act.figure === s.cloaked} ${s.where[act.figure]} ${act.to}`]
            : [],
        );
        expect(offered.sort()).toEqual([...places].sort());
      }
      caveTroll.play(s, seat, options[random(options.length)]!);
    }
  }
});
