// The usual dice of Troll & Dragon, counted independently of the bot's own tables.

/** A result of rolling white dice, and its chance. */
interface Roll {
  readonly diamonds: number;
  readonly trolls: number;
  readonly key: boolean;
  readonly door: boolean;
  readonly chance: number;
}

const WHITE = ['diamond', 'diamond', 'troll', 'troll', 'key', 'door'] as const;

/** All results of rolling this many white dice, with equal ones merged. */
function rollsOf(dice: number): Roll[] {
  const found = new Map<string, Roll>();
  const faces = Array.from({ length: dice }, () => 0);
  for (let nth = 0; nth < WHITE.length ** dice; nth++) {
    for (let die = 0, rest = nth; die < dice; die++, rest = Math.floor(rest / WHITE.length))
      faces[die] = rest % WHITE.length;
    const shown = faces.map((face) => WHITE[face]);
    const count = (wanted: string): number => shown.filter((face) => face === wanted).length;
    const roll = { diamonds: count('diamond'), trolls: count('troll'), key: count('key') > 0, door: count('door') > 0 };
    const name = JSON.stringify(roll);
    found.set(name, { ...roll, chance: (found.get(name)?.chance ?? 0) + 1 / WHITE.length ** dice });
  }
  return [...found.values()];
}

/** By number of dice. */
export const ROLLS: readonly (readonly Roll[])[] = [0, 1, 2, 3, 4].map(rollsOf);

/** By number of nuggets: the chance that two gold dice pay that many. */
export const GOLD: readonly number[] = [16, 8, 9, 2, 1].map((cases) => cases / 36);

/** Red dice still out: both, A alone (one Dragon face), B alone (two). */
export const [BOTH, A_OUT, B_OUT, AWAKE] = [0, 1, 2, 3] as const;

/** The chance that one throw leads from one set of red dice still out to another. */
export const RED: readonly (readonly number[])[] = [
  [20 / 36, 10 / 36, 4 / 36, 2 / 36],
  [0, 5 / 6, 0, 1 / 6],
  [0, 0, 4 / 6, 2 / 6],
];
