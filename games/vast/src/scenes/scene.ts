import { chooseSettings } from '@trollmoot/kernel';
import type { Action, Step } from '../contents.ts';
import { type Cell, DARK, LIT, MIDDLE, type Space, WIDTH } from '../data/places.ts';
import type { Role } from '../data/roles.ts';
import { ENTRANCE_FACE, FACES, faceNamed, turned } from '../data/tiles.ts';
import { vast } from '../index.ts';
import { settle } from '../rules/index.ts';
import { setup } from '../rules/setup.ts';
import type { GameSettings } from '../settings.ts';
import type { State } from '../state.ts';
import { emptyMap } from '../terrain/rules/setup.ts';
import { spaceAt } from '../terrain/words/questions/map.ts';
import { cellName } from '../text/places.ts';
import { seatOf } from '../words/questions/seats.ts';

/** Settings with these changes. */
export function settingsFor(changes: { readonly [name: string]: unknown }, seats: number): GameSettings {
  const settings = chooseSettings(vast, changes, seats);
  if (typeof settings === 'string') throw new Error(settings);
  return settings as GameSettings;
}

/**
 * A scene in words. `roles` is a row such as 'KGD'. `picture` draws the map, a row a line: `ENT` the Entrance, `.` nothing,
 * `A07` that tile Lit, `A07+1` turned once clockwise, `#A07` the same tile Dark. All other tiles are in the stack, in order,
 * A01 on top. Nothing is planned but the closing of the first seat's turn.
 */
export function scene(
  roles: string,
  picture = 'ENT',
  { settings = {}, plan = [] as readonly Step[] }: { settings?: object; plan?: readonly Step[] } = {},
): State {
  const s = setup(settingsFor({ ...settings, roles }, roles.length), roles.length, `scene ${roles}`);
  const { supply } = s.map;
  s.map = { ...emptyMap(s.map.tokens.length), supply };
  const rows = picture
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const down = rows.findIndex((row) => row.includes('ENT'));
  const across = rows[down]!.indexOf('ENT');
  const cell = s.map.layout.cell.slice();
  const light = s.map.layout.light.slice();
  const walls = s.map.layout.walls.slice();
  const mark = s.map.layout.mark.slice();
  const used: number[] = [];
  let space = 1;
  rows.forEach((row, y) => {
    row.forEach((word, x) => {
      if (word === '.' || word === 'ENT') return;
      const [name, turns = '0'] = word.replace('#', '').split('+');
      const face = faceNamed(name!);
      if (face < 0) throw new Error(`there is no tile ${name}`);
      const dark = word.startsWith('#');
      cell[space] = MIDDLE + (y - down) * WIDTH + (x - across);
      light[space] = dark ? DARK : LIT;
      walls[space] = dark ? 0 : turned(FACES[face]!.walls, Number(turns));
      mark[space] = FACES[face]!.mark!;
      s.map.faces[space++] = face;
      used.push(face);
    });
  });
  s.map.layout = { cell, light, walls, mark, bombs: [], rockslides: [] };
  const rest = FACES.map((_, face) => face).filter((face) => face !== ENTRANCE_FACE && !used.includes(face));
  s.map.stack = rest.filter((face) => s.thief !== null || FACES[face]!.kind !== 'vault').reverse();
  if (s.cave !== null) s.cave.hand = s.map.stack.splice(-3).reverse();
  s.agenda = [...plan].reverse();
  s.agenda.unshift({ step: 'turn.close' });
  s.seat = 0;
  s.news = [];
  return s;
}

/** The cell of a name such as n2e1, or 0 for the Entrance. */
export function cellNamed(name: string): Cell {
  const far = (side: string): number => Number(new RegExp(`${side}(\\d+)`).exec(name)?.[1] ?? 0);
  return MIDDLE + (far('s') - far('n')) * WIDTH + (far('e') - far('w'));
}
/** The space at a place by name. */
export function at(s: State, name: string): Space {
  const space = spaceAt(s, cellNamed(name));
  if (space < 0) throw new Error(`nothing lies at ${name}`);
  return space;
}
export const cells = (found: readonly Cell[]): string[] => found.map(cellName).sort();
export const places = (s: State, spaces: readonly Space[]): string[] => cells(spaces.map((x) => s.map.layout.cell[x]!));

/** Let what is planned happen until a player must choose. */
export const go = (s: State): State => settle(s);
/** What this role may do now, in notation. */
export const choices = (s: State, role: Role): string[] =>
  vast.options(s, seatOf(s, role)).map((act) => vast.write(act, s));
/** Play one line of notation. */
export function act(s: State, role: Role, line: string): State {
  const seat = seatOf(s, role);
  const wish = vast.options(s, seat).find((option: Action) => vast.write(option, s) === line);
  if (wish === undefined) throw new Error(`${role} may not '${line}'; may: ${choices(s, role).join(', ')}`);
  return vast.play(s, seat, wish);
}
/** The names of the news so far. */
export const told = (s: State): string[] => s.news!.map((news) => news.news);
