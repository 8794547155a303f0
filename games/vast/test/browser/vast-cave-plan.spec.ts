import { expect, test } from '@playwright/test';
import { chooseSettings, dice, type Seat } from '@trollmoot/kernel';
import { type Action, type GameSettings, type State, VARIANTS, vast } from '@trollmoot/vast';
import { bringIn, fitted, framed, inCave, isSeen, kept, onScreen, zoomed } from '../../screen/cave/camera.ts';
import { drawnPieces, drawnTokens, opens } from '../../screen/cave/drawn.ts';
import { MIDDLE, type News, STEP, WIDTH } from '../../screen/cave/facts.ts';
import { goingOf, stepTowards } from '../../screen/cave/going.ts';
import { glowing, kindOf, quietKinds, shownOf, turning } from '../../screen/cave/places.ts';
import { boundsOf, cornerOf, middleOf, S, STANDS, tokenStands } from '../../screen/cave/plan.ts';
import { cellOfStep, sceneNow, sceneOf } from '../../screen/cave/scene.ts';
import { inPanel } from './in-panel.ts';

// What the map draws and where, without a browser: whole games played at random.

interface Played {
  readonly s: State;
  readonly seat: Seat;
  readonly options: readonly Action[];
  readonly act: Action;
}

function settingsWith(changes: Partial<GameSettings>, seats: number): GameSettings {
  const settings = chooseSettings(vast, changes, seats);
  if (typeof settings === 'string') throw new Error(settings);
  return settings as GameSettings;
}

/** Random games of every line-up; `each` sees every position before the act played in it. */
function playAll(plies: number, terrain: boolean, each: (played: Played) => ((news: readonly News[]) => void) | null) {
  for (const { roles } of VARIANTS) {
    const settings = settingsWith({ roles: roles as GameSettings['roles'], terrain }, roles.length);
    const s = vast.setup(settings, roles.length, `cave ${roles}`);
    const random = dice(`cave ${roles}`);
    for (let ply = 0; ply < plies; ply++) {
      const seat = vast.waitingFor(s)[0];
      if (seat === undefined) break;
      const options = vast.options(s, seat);
      const act = options[random(options.length)]!;
      const after = each({ s, seat, options, act });
      s.news = [];
      vast.play(s, seat, act);
      after?.(s.news);
    }
  }
}

for (const terrain of [false, true])
  test(`everything an option shows on the map is there to be touched${terrain ? ', terrain too' : ''}`, () => {
    const lost = new Set<string>();
    const seen = new Set<string>();
    playAll(250, terrain, ({ s, seat, options }) => {
      const view = vast.view(s, seat);
      const scene = sceneOf(view);
      const things = new Set([...drawnPieces(scene, view), ...drawnTokens(scene)].map(({ place }) => place));
      const cells = new Set([...scene.spaces.values()].map(({ cell }) => cell));
      for (const act of options) {
        const { at, how } = shownOf(act, view);
        seen.add(act.do);
        if (how !== 'off' && at.length === 0) lost.add(`${act.do} nowhere`);
        for (const place of at) {
          const n = Number.parseInt(place.slice(1), 10);
          const isThere = {
            s: scene.spaces.has(n),
            c: !cells.has(n),
            e: scene.spaces.has(n >> 2),
            p: things.has(place) || (n >= 1 && n <= 3), // hidden Tribes are next to the map
            t: things.has(place),
          }[place[0] as 's'];
          if (!isThere) lost.add(`${act.do} at ${place}`);
        }
      }
      return null;
    });
    expect([...lost]).toEqual([]);
    expect(seen.size).toBeGreaterThan(90);
  });

test('every option can be chosen: on the map, on the role’s board, or by a button', () => {
  const lost = new Set<string>();
  playAll(200, false, ({ s, seat, options }) => {
    const view = vast.view(s, seat);
    const onMap = new Set([...glowing(options, view).values()].flat());
    const ways = new Set<Action>(turning(options) ?? []);
    const quiet = new Set(quietKinds(options, view));
    for (const act of options) {
      if (onMap.has(act) || ways.has(act) || quiet.has(act.do) || shownOf(act, view).button) continue;
      if (inPanel(act) && act.do !== 'power') continue;
      // A power is picked on the Dragon's board; its ends, if it has any, glow on the map then.
      const picked = options.filter((other) => kindOf(other) === kindOf(act));
      const ends = [...glowing(picked, view).values()].flat();
      if (inPanel(act) && (picked.length === 1 || ends.includes(act) || !isAimed(act))) continue;
      lost.add(act.do);
    }
    return null;
  });
  expect([...lost]).toEqual([]);
});

/** Slither is aimed at the Dragon's own board. */
const isAimed = (act: Action): boolean => act.do === 'power' && act.power !== 'slither' && Object.keys(act).length > 2;

test('the news move the picture to where the next view has it', () => {
  const wrong = new Map<string, string>();
  let acts = 0;
  playAll(200, false, ({ s, seat }) => {
    const before = vast.view(s, seat);
    return (news) => {
      acts++;
      const heard = news.flatMap((piece) => vast.seen(piece, seat) ?? []);
      const [told, is] = [sceneNow(before, heard, null), sceneOf(vast.view(s, seat))];
      const names = [...new Set(heard.map((piece) => piece.news))].join(' ');
      const lies = (scene: typeof is) =>
        [...scene.spaces.values()].map(({ space, cell, light }) => `${space} ${cell} ${light}`).sort();
      if (`${told.pieces}` !== `${is.pieces}`) wrong.set(`pieces: ${names}`, `${told.pieces} not ${is.pieces}`);
      if (`${told.lurking}` !== `${is.lurking}`) wrong.set(`lurking: ${names}`, `${told.lurking}`);
      if (`${lies(told)}` !== `${lies(is)}`) wrong.set(`tiles: ${names}`, '');
    };
  });
  expect(Object.fromEntries(wrong)).toEqual({});
  expect(acts).toBeGreaterThan(3000);
});

test('the map moves to what the prompt is about', () => {
  const asked = new Set<string>();
  playAll(250, false, ({ s, seat }) => {
    const view = vast.view(s, seat);
    const step = view.asks!;
    const scene = sceneOf(view);
    const about = cellOfStep(step, scene);
    const cells = [...scene.spaces.values()].map(({ cell }) => cell);
    if (step.step === 'goblins.spring') expect(about).toBe(scene.spaces.get(view.knight!.at)?.cell);
    else if (step.step === 'map.orient') expect(about).toBe(scene.spaces.get(step.space)?.cell);
    else if (step.step === 'map.moveOff') expect(cells).toContain(about);
    else return null;
    asked.add(step.step);
    return null;
  });
  expect(asked.size).toBe(3);
});

test('a goal several steps off is reached step by step', () => {
  let walks = 0;
  playAll(150, false, ({ s, seat, options }) => {
    const view = vast.view(s, seat);
    const going = goingOf(options, view);
    if (going === null || !going.isStepwise || walks > 40) return null;
    const far = [...going.ways.values()].filter(({ steps }) => steps >= 2 && steps <= 3);
    for (const { to, steps } of far.slice(0, 2)) {
      const act = stepTowards(options, view, going, to);
      if (act === null) continue; // walls crossed with the Ancient Map or by climbing do not count for walking
      const next = vast.clone(s);
      vast.play(next, seat, act);
      const there = vast.waitingFor(next)[0] === seat ? goingOf(vast.options(next, seat), vast.view(next, seat)) : null;
      expect(there?.ways.get(to)?.steps).toBe(steps - 1);
      walks++;
    }
    return null;
  });
  expect(walks).toBeGreaterThan(10);
});

test('five on a tile: no piece is wholly behind another, and none leaves the tile', () => {
  for (const stands of STANDS)
    for (const [i, a] of stands.entries()) {
      expect(a.x - 25 * a.k).toBeGreaterThan(0);
      expect(a.x + 25 * a.k).toBeLessThan(S);
      expect(a.y).toBeLessThan(S);
      for (const b of stands.slice(i + 1)) {
        const apart = Math.max(Math.abs(a.x - b.x) / (50 * a.k), Math.abs(a.y - b.y) / (64 * a.k));
        expect(apart).toBeGreaterThan(0.6);
      }
    }
  for (let tokens = 1; tokens <= 8; tokens++)
    for (const [pieces, isDark] of [
      [0, false],
      [0, true],
      [3, false],
    ] as const)
      for (const { x, y } of tokenStands(tokens, pieces, isDark)) {
        expect(Math.min(x, y)).toBeGreaterThan(10);
        expect(Math.max(x, y)).toBeLessThan(S - 10);
      }
});

test('a tile opens where neither it nor its neighbour has a wall', () => {
  const at = (space: number, cell: number, walls: readonly string[]) =>
    [space, { space, cell, walls, light: 1, mark: null, face: 'A01', kind: 'ambush', terrain: null }] as const;
  const spaces = new Map([at(0, MIDDLE, []), at(1, MIDDLE + STEP[0]!, ['south']), at(2, MIDDLE + STEP[1]!, [])]);
  const open = opens({ ...sceneOf(vast.view(start(), null)), spaces } as never, MIDDLE, ['west']);
  expect(open).toEqual([
    { side: 1, cell: MIDDLE + 1, isEmpty: false },
    { side: 2, cell: MIDDLE + WIDTH, isEmpty: true },
  ]);
});
const start = (): State => vast.setup(settingsWith({}, 5), 5, 'start');

test('the camera fits the cave, stays readable, and zooms around the finger', () => {
  const pane = { width: 700, height: 500 };
  const small = boundsOf([MIDDLE, MIDDLE + 1], 20);
  expect(small).toEqual({ x: -20, y: -20, w: 2 * S + 40, h: S + 40 });
  const all = fitted(small, pane);
  for (const corner of [small, { x: small.x + small.w, y: small.y + small.h }])
    expect(isSeen(all, corner, pane, 0)).toBe(true);

  const long = boundsOf([MIDDLE - 10, MIDDLE + 10], 20);
  const focus = middleOf(MIDDLE + 10);
  const near = framed(long, focus, 0.6, pane);
  expect(near.scale).toBe(0.6);
  expect(isSeen(near, focus, pane, 20)).toBe(true);
  expect(onScreen(near, { x: long.x + long.w, y: 0 }).x).toBeCloseTo(pane.width); // no dark beyond the last tile

  const finger = { x: 123, y: 321 };
  const closer = zoomed(near, 1.7, finger, 0.2);
  expect(closer.scale).toBeCloseTo(1.02);
  expect(inCave(closer, finger).x).toBeCloseTo(inCave(near, finger).x);
  expect(inCave(closer, finger).y).toBeCloseTo(inCave(near, finger).y);

  const away = kept({ x: 99999, y: -99999, scale: 1 }, small, pane);
  const shown = onScreen(away, cornerOf(MIDDLE));
  expect(shown.x).toBeLessThan(pane.width);
  expect(shown.y + 2 * S).toBeGreaterThan(0);
  expect(isSeen(bringIn(away, middleOf(MIDDLE), pane, 80), middleOf(MIDDLE), pane, 79)).toBe(true);
});
