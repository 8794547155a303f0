/** What the Hall says of a game before it is fetched. Seats are checked against the game itself by a test. */
export interface Spine {
  readonly name: string;
  readonly title: string;
  readonly from: number; // fewest players
  readonly to: number; // most
  readonly minutes: number;
  readonly weight: 1 | 2 | 3 | 4 | 5;
  readonly cloth: string; // colour of the binding
  readonly usual: number; // players at a table made by Play now
}

export const SHELF: readonly Spine[] = [
  { name: 'cave-troll', title: 'Cave Troll', from: 2, to: 4, minutes: 60, weight: 3, cloth: '#6a2f14', usual: 3 },
  { name: 'bridge-troll', title: 'Bridge Troll', from: 3, to: 6, minutes: 50, weight: 2, cloth: '#3d5230', usual: 4 },
  {
    name: 'troll-and-dragon',
    title: 'Troll & Dragon',
    from: 2,
    to: 5,
    minutes: 20,
    weight: 1,
    cloth: '#23415c',
    usual: 4,
  },
  { name: 'vast', title: 'Vast', from: 1, to: 5, minutes: 90, weight: 5, cloth: '#3a2c58', usual: 5 },
];

export const spineOf = (game: string): Spine | undefined => SHELF.find(({ name }) => name === game);
