import { capital, listsIn, type Seat } from '@trollmoot/kernel';
import type { FigureId } from '../../data/figures.ts';
import type { Names, Speaker } from '../speaker.ts';

const kinds: Names['kinds'] = {
  adventurer: 'Adventurer',
  knight: 'Knight',
  thief: 'Thief',
  barbarian: 'Barbarian',
  dwarf: 'Dwarf',
  orc: 'Orc',
  wraith: 'Wraith',
  caveTroll: 'Cave Troll',
  paladin: 'Paladin',
  assassin: 'Assassin',
  berserker: 'Berserker',
  giantSlayer: 'Giant Slayer',
  grunt: 'Grunt',
  banshee: 'Banshee',
  rampagingTroll: 'Rampaging Troll',
  chest: 'Treasure Chest',
};
const players: Names['players'] = { red: 'Red', blue: 'Blue', green: 'Green', yellow: 'Yellow' };

/** Figures are on staircases and pits, but in rooms. */
export const inThe = (name: string): string => `${/(Staircase|Pit)$/.test(name) ? 'on' : 'in'} the ${name}`;

export const names: Names = {
  spaces: {
    nw_stair: 'North-West Staircase',
    nw_vault: 'North-West Vault',
    nw_gallery: 'North-West Gallery',
    nw_guard: 'North-West Guardroom',
    nw_cell: 'North-West Cell',
    nw_hall: 'North-West Hall',
    nw_crypt: 'North-West Crypt',
    ne_stair: 'North-East Staircase',
    ne_vault: 'North-East Vault',
    ne_gallery: 'North-East Gallery',
    ne_guard: 'North-East Guardroom',
    ne_cell: 'North-East Cell',
    ne_hall: 'North-East Hall',
    ne_crypt: 'North-East Crypt',
    sw_stair: 'South-West Staircase',
    sw_vault: 'South-West Vault',
    sw_gallery: 'South-West Gallery',
    sw_guard: 'South-West Guardroom',
    sw_cell: 'South-West Cell',
    sw_hall: 'South-West Hall',
    sw_crypt: 'South-West Crypt',
    se_stair: 'South-East Staircase',
    se_vault: 'South-East Vault',
    se_gallery: 'South-East Gallery',
    se_guard: 'South-East Guardroom',
    se_cell: 'South-East Cell',
    se_hall: 'South-East Hall',
    se_crypt: 'South-East Crypt',
    n_throne: 'North Throne Room',
    s_throne: 'South Throne Room',
    w_store: 'West Storeroom',
    e_store: 'East Storeroom',
    w_treasury: 'West Treasury',
    e_treasury: 'East Treasury',
    pit_w: 'West Pit',
    pit_c: 'Central Pit',
    pit_e: 'East Pit',
  },
  caverns: { pit_w: 'West Cavern', pit_e: 'East Cavern' },
  kinds,
  cards: {
    ...kinds,
    adventurerWithIcon: 'Adventurer with icon',
    treasureChest: 'Treasure Chest',
    findAnArtifact: 'Find an Artifact',
    scoreARoom: 'Score a Room',
  },
  artifacts: {
    helm: 'Helm of Mind Control',
    teleportation: 'Chalice of Teleportation',
    idol: 'Idol of El’darr',
    wand: 'Wand of Speed',
    cloak: 'Cloak of Invisibility',
    sword: 'Sword of Slaying',
    life: 'Chalice of Life',
  },
  sorts: {
    stair: 'Stairs',
    vault: 'Vault',
    gallery: 'Gallery',
    guard: 'Guards',
    cell: 'Cell',
    hall: 'Hall',
    crypt: 'Crypt',
    throne: 'Throne',
    store: 'Store',
    treasury: 'Treasury',
    pit: 'Pit',
    cavern: 'Cavern',
  },
  corners: { nw: 'NW', ne: 'NE', sw: 'SW', se: 'SE', n: 'N', s: 'S', w: 'W', e: 'E', c: 'C' },
  you: 'you',
  players,
  figure: (kind, colour) => `${colour} ${kinds[kind]}`,
};

/** A figure as a player says it: your Knight, Quill’s Knight, the red Knight. */
export function the(say: Speaker, id: FigureId): string {
  const { owner } = say.view.figures[id]!;
  if (say.isYou(owner)) return `your ${say.kind(id)}`;
  return say.called(owner) === null ? `the ${say.figure(id)}` : `${of(say, owner)} ${say.kind(id)}`;
}
export const The = (say: Speaker, id: FigureId): string => capital(the(say, id));

/** Whose: your, Quill’s, Red’s. */
export const of = (say: Speaker, seat: Seat): string => (say.isYou(seat) ? 'your' : `${say.player(seat)}’s`);

/** A player and a verb: you gain, Quill gains. */
export const does = (say: Speaker, seat: Seat, third: string, second: string): string =>
  `${say.player(seat)} ${say.isYou(seat) ? second : third}`;
export const Does: typeof does = (...of) => capital(does(...of));

export const { and, or } = listsIn('en');
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
export const actions = (n: number): string => count(n, 'action');
