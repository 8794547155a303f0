import { expect, test } from 'vitest';
import { asked, go, scene } from '../src/scenes/index.ts';
import { refusedMove, who } from './looks.ts';

/** The rulebook's example of a turn, replayed in the west of our board. */
test('[MOVE-1] [MOVE-5] [TROLL-3] [WRAITH-3] [WRAITH-2] the rulebook’s example of a turn', () => {
  const s = scene(
    'NW Guardroom: red adventurer; NW Staircase: red wraith; W Storeroom: red orc; NW Crypt: blue caveTroll; ' +
      'NW Hall: blue orc, blue thief, blue adventurer, green adventurer, yellow adventurer',
  );
  // first action: a wall, five characters and a Cave Troll leave the Adventurer one way
  expect(refusedMove(s, 'red adventurer', 'NW Staircase')).toBe('MOVE-1');
  expect(refusedMove(s, 'red adventurer', 'NW Hall')).toBe('MOVE-5');
  expect(refusedMove(s, 'red adventurer', 'NW Crypt')).toBe('TROLL-3');
  go(s, 'red adventurer NW Guardroom→NW Gallery');

  // second: the Wraith enters the full room and must push at once
  go(s, 'red wraith NW Staircase→NW Hall', 'red wraith NW Hall pushes blue orc→NW Cell');
  expect(s.left).toBe(2);

  // third: its action pushes another the same way
  go(s, 'red wraith NW Hall pushes blue thief→NW Cell');
  expect(who(s, 'NW Cell')).toEqual(['blue orc', 'blue thief']);

  // fourth: the Orc goes to the room below
  go(s, 'red orc W Storeroom→SW Cell');
  expect(who(s, 'SW Cell')).toEqual(['red orc']);
  expect(who(s, 'NW Hall')).toEqual(['blue adventurer', 'green adventurer', 'red wraith', 'yellow adventurer']);
  expect(asked(s)).toBe(1);
});
