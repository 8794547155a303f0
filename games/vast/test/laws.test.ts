import { laws } from '@trollmoot/testkit/vitest';
import { FACES } from '../src/data/tiles.ts';
import { TREASURE_TOKENS, TREASURE_TOKENS_WITH_THIEF } from '../src/data/tokens.ts';
import { vast } from '../src/index.ts';
import type { State } from '../src/state.ts';
import { isOnMap } from '../src/terrain/map.ts';
import { looseSections } from '../src/terrain/slide.ts';

/** What must hold whenever somebody is asked. */
function broken(s: State): string[] {
  const faults: string[] = [];
  const placed = s.map.faces.filter((_, space) => space > 0 && isOnMap(s, space));
  const all = [...placed, ...s.map.stack, ...(s.cave?.hand ?? [])];
  if (new Set(all).size !== all.length) faults.push('a tile is in two places');
  const cells = s.map.layout.cell.filter((cell) => cell >= 0);
  if (new Set(cells).size !== cells.length) faults.push('two tiles on one cell');
  if (placed.some((face) => FACES[face]!.kind === 'entrance')) faults.push('a second Entrance');
  if (s.outcome === null && s.agenda.at(-1)?.step !== 'map.slide' && looseSections(s).length > 0)
    faults.push('the map has fallen apart');
  const treasures = s.map.supply + s.map.treasures.reduce((a, b) => a + b, 0) + (s.dragon?.treasures ?? 0);
  const stock = s.thief === null ? TREASURE_TOKENS : TREASURE_TOKENS_WITH_THIEF;
  const stash = s.thief === null ? 0 : s.thief.treasures + s.thief.stashed;
  if (treasures + (stash > stock ? 0 : stash) > stock + (s.thief?.stashed ?? 0))
    faults.push('Treasure tokens out of nowhere');
  for (const number of [s.map.supply, s.map.eventTokens, s.knight?.health ?? 0, s.knight?.grit ?? 0])
    if (number < 0) faults.push('a number below zero');
  return faults;
}

laws(vast, { broken });
