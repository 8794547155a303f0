import { ALL_PIECES } from '../src/data/pieces.ts';
import { NOWHERE } from '../src/data/places.ts';
import { FACES } from '../src/data/tiles.ts';
import { CRYSTAL_TOKENS, EVENT_TOKENS, TREASURE_TOKENS, TREASURE_TOKENS_WITH_THIEF } from '../src/data/tokens.ts';
import type { State } from '../src/state.ts';
import { CRYSTAL_TOKEN, EVENT_TOKEN } from '../src/terrain/state.ts';
import { isOnMap } from '../src/terrain/words/questions/map.ts';
import { looseSections } from '../src/terrain/words/questions/sections.ts';
import { placeOf } from '../src/words/questions/pieces.ts';

/** What must hold whenever a player chooses, in words where it does not. */
export const broken = (s: State): string[] => [...brokenMap(s), ...brokenTokens(s), ...brokenPieces(s)];

function brokenMap(s: State): string[] {
  const faults: string[] = [];
  const placed = s.map.faces.filter((_, space) => space > 0 && isOnMap(s, space));
  const all = [...placed, ...s.map.stack, ...s.map.gone, ...(s.cave?.hand ?? [])];
  if (new Set(all).size !== all.length) faults.push('a tile is in two places');
  const cells = s.map.layout.cell.filter((cell) => cell >= 0);
  if (new Set(cells).size !== cells.length) faults.push('two tiles on one cell');
  if (placed.some((face) => FACES[face]!.kind === 'entrance')) faults.push('a second Entrance');
  if (s.outcome === null && s.agenda.at(-1)?.step !== 'map.slide' && looseSections(s).length > 0)
    faults.push('the map has fallen apart');
  return faults;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);
const withToken = (s: State, bit: number): number => s.map.tokens.filter((tokens) => (tokens & bit) !== 0).length;

function brokenTokens(s: State): string[] {
  const faults: string[] = [];
  const stock = s.thief === null ? TREASURE_TOKENS : TREASURE_TOKENS_WITH_THIEF;
  const his = s.thief === null ? 0 : s.thief.treasures + s.thief.stashed;
  const treasures = s.map.supply + total(s.map.treasures) + (s.dragon?.treasures ?? 0) + his;
  if (treasures !== stock) faults.push(`${treasures} Treasure tokens instead of ${stock}`);
  if (s.map.eventTokens + withToken(s, EVENT_TOKEN) !== EVENT_TOKENS) faults.push('an Event token too many or too few');
  if (withToken(s, CRYSTAL_TOKEN) + s.map.crystalsSmashed > CRYSTAL_TOKENS) faults.push('too many Crystal tokens');
  for (const [space, tokens] of s.map.tokens.entries())
    if (!isOnMap(s, space) && (tokens !== 0 || s.map.treasures[space] !== 0)) faults.push('tokens off the map');
  const numbers = [s.map.supply, s.map.eventTokens, s.knight?.health, s.knight?.grit, s.knight?.ready, s.thief?.cubes];
  for (const number of [...numbers, ...(s.goblins?.population ?? []), ...(s.dragon?.sloth ?? [])])
    if (number !== undefined && number < 0) faults.push('a number below zero');
  return faults;
}

const brokenPieces = (s: State): string[] =>
  ALL_PIECES.flatMap((piece) => {
    const place = placeOf(s, piece);
    return place === NOWHERE || isOnMap(s, place) ? [] : [`piece ${piece} stands on nothing`];
  });
