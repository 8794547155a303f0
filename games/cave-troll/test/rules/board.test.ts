import { describe, expect, test } from 'vitest';
import { BOARDS, GRID, NEIGHBOURS, type SpaceId, spaceOf } from '../../src/data/board.ts';
import { DOORS, WALLS } from '../../src/data/outline.ts';

const { spaces, rooms, staircases, pits } = BOARDS.threePits;
const total = (gold: readonly number[]): number => gold.reduce((sum, value) => sum + value, 0);

/** Steps from the nearest of these, through passable spaces. */
function distances(from: readonly SpaceId[], passable: (space: SpaceId) => boolean): number[] {
  const found: number[] = Array(spaces.length).fill(Number.POSITIVE_INFINITY);
  const queue = [...from];
  for (const space of from) found[space] = 0;
  for (const space of queue)
    for (const next of NEIGHBOURS[space]!)
      if (passable(next) && found[next] === Number.POSITIVE_INFINITY) {
        found[next] = found[space]! + 1;
        queue.push(next);
      }
  return found;
}
const isNoPit = (space: SpaceId): boolean => !pits.includes(space);

describe('Board', () => {
  test('[BOARD-1] 30 rooms of 78 gold, 4 staircases, 3 pits, 64 doorways', () => {
    expect([rooms.length, staircases.length, pits.length, DOORS.length]).toEqual([30, 4, 3, 64]);
    expect(total(BOARDS.threePits.gold)).toBe(78);
    const byGold = [1, 2, 3, 4, 5].map((gold) => rooms.filter((room) => spaces[room]!.gold === gold).length);
    expect(byGold).toEqual([8, 8, 6, 4, 4]);
  });

  test('[BOARD-2] with one pit: 32 rooms of 82 gold, the same doorways', () => {
    const one = BOARDS.onePit;
    expect([one.rooms.length, one.pits.length, total(one.gold)]).toEqual([32, 1, 82]);
    expect(one.spaces[spaceOf('pit_w')]).toMatchObject({ name: 'W Cavern', kind: 'room', gold: 3 });
    expect(one.gold[spaceOf('w_treasury')]).toBe(4);
  });

  test('[BOARD-1] the rectangles tile the grid without gap or overlap', () => {
    const cells = new Map<string, number>();
    for (const { x, y, w, h } of spaces)
      for (let i = x; i < x + w; i++)
        for (let j = y; j < y + h; j++) cells.set(`${i},${j}`, (cells.get(`${i},${j}`) ?? 0) + 1);
    expect(cells.size).toBe(GRID.width * GRID.height);
    expect([...cells.values()].every((count) => count === 1)).toBe(true);
  });

  test('[BOARD-1] doorways are on shared borders and go both ways; every other border is a wall', () => {
    for (const [space, doors] of NEIGHBOURS.entries()) for (const to of doors) expect(NEIGHBOURS[to]).toContain(space);
    expect(DOORS.length * 2).toBe(total(NEIGHBOURS.map((doors) => doors.length)));
    expect(WALLS).toHaveLength(22);
    const walled = WALLS.map(({ a, b }) => [spaces[a]!.key, spaces[b]!.key].sort().join('|'));
    expect(walled).toContain('nw_guard|nw_stair');
    expect(walled).toContain('ne_crypt|nw_crypt');
    expect(DOORS.find(({ a, b }) => a === spaceOf('ne_cell') && b === spaceOf('e_store'))).toMatchObject({
      x: 26,
      y: 9,
    });
  });

  test.each(['threePits', 'onePit'] as const)('[BOARD-3] %s is its own mirror image, both ways', (layout) => {
    const board = BOARDS[layout].spaces;
    const mirrors = [
      ({ x, y, w }: (typeof board)[number]) => [GRID.width - x - w, y],
      ({ x, y, h }: (typeof board)[number]) => [x, GRID.height - y - h],
    ];
    for (const mirror of mirrors) {
      const image = board.map((space) => {
        const [x, y] = mirror(space);
        return board.find((other) => other.x === x && other.y === y)!;
      });
      for (const space of board) {
        const twin = image[space.id]!;
        expect([twin.kind, twin.gold, twin.w, twin.h]).toEqual([space.kind, space.gold, space.w, space.h]);
        const doors = NEIGHBOURS[space.id]!.map((to) => image[to]!.id).sort((a, b) => a - b);
        expect(doors).toEqual([...NEIGHBOURS[twin.id]!].sort((a, b) => a - b));
      }
    }
  });

  test('[BOARD-1] heroes reach every room from any staircase', () => {
    for (const stair of staircases)
      expect(rooms.every((room) => Number.isFinite(distances([stair], isNoPit)[room]!))).toBe(true);
  });

  test.each([
    ['cell', 1, 3, 1, 2],
    ['hall', 1, 5, 1, 1],
    ['vault', 2, 2, 1, 3],
    ['gallery', 2, 4, 2, 3],
    ['guard', 3, 3, 2, 2],
    ['store', 3, 2, 2, 3],
    ['crypt', 4, 5, 2, 1],
    ['throne', 5, 4, 3, 2],
    ['treasury', 5, 3, 3, 1],
  ])(
    '[BOARD-1] every %s: %i gold, %i doorways, %i from the stairs, %i from a pit',
    (name, gold, doors, fromStairs, fromPit) => {
      const heroes = distances(staircases, isNoPit);
      const monsters = distances(pits, () => true);
      const alike = rooms.filter((room) => spaces[room]!.key.endsWith(name));
      expect(alike.length).toBeGreaterThan(1);
      for (const room of alike)
        expect([spaces[room]!.gold, NEIGHBOURS[room]!.length, heroes[room], monsters[room]]).toEqual([
          gold,
          doors,
          fromStairs,
          fromPit,
        ]);
    },
  );

  test('[BOARD-1] gold by distance from one staircase', () => {
    const away = distances([staircases[0]!], isNoPit);
    const gold = [1, 2, 3, 4, 5, 6, 7, 8].map((far) =>
      total(rooms.filter((room) => away[room] === far).map((room) => spaces[room]!.gold)),
    );
    expect(gold).toEqual([4, 12, 13, 14, 16, 9, 9, 1]);
  });

  test('[BOARD-1] no single closed room cuts the heroes off from any other', () => {
    for (const closed of rooms) {
      const reached = distances(staircases, (space) => isNoPit(space) && space !== closed);
      expect(rooms.every((room) => room === closed || Number.isFinite(reached[room]!))).toBe(true);
    }
  });
});
