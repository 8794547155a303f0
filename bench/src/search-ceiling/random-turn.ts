import { AWAKE, B_OUT, BOTH, GOLD, RED, ROLLS } from './throws.ts';

// A turn of a player who chooses at random.

/** How a turn ends, what was at risk, and the chance of that. */
export interface Ending {
  readonly how: 'left' | 'trolled' | 'woken';
  readonly diamonds: number;
  readonly nuggets: number;
  readonly chance: number;
}

const PLENTY = 20; // diamonds or nuggets: if more are left, a random turn never takes them all
const NEGLIGIBLE = 1e-9;
const turns: (readonly Ending[] | undefined)[] = [];

/** All endings of a random turn with this much left in the two places. */
export function randomTurn(grotto: number, cavern: number): readonly Ending[] {
  const [diamonds, nuggets] = [Math.min(grotto, PLENTY), Math.min(cavern, PLENTY)];
  return (turns[diamonds * (PLENTY + 1) + nuggets] ??= endingsOf(diamonds, nuggets));
}

type Tell = (how: Ending['how'], diamonds: number, nuggets: number, chance: number) => void;

function endingsOf(grotto: number, cavern: number): Ending[] {
  const endings = new Map<string, Ending>();
  const tell: Tell = (how, diamonds, nuggets, chance) => {
    const name = `${how} ${diamonds} ${nuggets}`;
    endings.set(name, { how, diamonds, nuggets, chance: (endings.get(name)?.chance ?? 0) + chance });
  };
  inGrotto(grotto, tell).forEach((chance, diamonds) => {
    if (chance > NEGLIGIBLE) inCavern(cavern, diamonds, chance, tell);
  });
  return [...endings.values()].filter(({ chance }) => chance > NEGLIGIBLE);
}

/** Dice about to be rolled. */
interface Rolling {
  readonly kept: 0 | 1; // halves of the pair set aside
  readonly free: number;
  readonly risk: number;
}

/** By diamonds: the chance to enter the Cavern. Follows every roll until the chance of still being here is negligible. */
function inGrotto(grotto: number, tell: Tell): number[] {
  const entered: number[] = Array(grotto + 1).fill(0);
  let still = new Map([['start', { dice: { kept: 0, free: 4, risk: 0 } as Rolling, chance: 1 }]]);
  while (still.size > 0) {
    const next: typeof still = new Map();
    const roll = (dice: Rolling, chance: number): void => {
      const name = `${dice.kept} ${dice.free} ${dice.risk}`;
      next.set(name, { dice, chance: (next.get(name)?.chance ?? 0) + chance });
    };
    /** Takes each option with equal chance. If a half of the pair is kept, `door` is the other half. */
    const choose = (dice: Rolling, key: boolean, door: boolean, chance: number): void => {
      const { kept, free, risk } = dice;
      const keys = kept === 0 && free > 1 && key ? 1 : 0;
      const doors = door && (kept === 1 || free > 1) ? 1 : 0;
      const each = chance / (keys + doors + 2);
      const one = { kept: 1, free: free - 1, risk } as const;
      if (keys > 0) choose(one, false, door, each);
      if (doors > 0 && kept === 0) choose(one, false, key, each);
      if (doors > 0 && kept === 1) entered[risk]! += each;
      roll(dice, each);
      tell('left', risk, 0, each);
    };
    for (const { dice, chance } of still.values())
      for (const rolled of ROLLS[dice.free]!) {
        const free = dice.free - rolled.trolls;
        const risk = Math.min(grotto, dice.risk + rolled.diamonds);
        if (free === 0) tell('trolled', risk, 0, chance * rolled.chance);
        else choose({ kept: dice.kept, free, risk }, rolled.key, rolled.door, chance * rolled.chance);
      }
    still = new Map([...next].filter(([, { chance }]) => chance > NEGLIGIBLE));
  }
  return entered;
}

/** Throwing and leaving are equally likely. */
function inCavern(cavern: number, diamonds: number, entering: number, tell: Tell): void {
  const nowhere = () => [BOTH, 1, B_OUT].map(() => Array<number>(cavern + 1).fill(0));
  let still = nowhere();
  still[BOTH]![0] = entering;
  for (let left = entering; left > NEGLIGIBLE; ) {
    const next = nowhere();
    left = 0;
    still.forEach((row, out) => {
      row.forEach((chance, found) => {
        if (chance === 0) return;
        const leaves = found === cavern ? chance : chance / 2;
        tell('left', diamonds, found, leaves);
        GOLD.forEach((gold, nuggets) => {
          const now = Math.min(cavern, found + nuggets);
          const thrown = (chance - leaves) * gold;
          tell('woken', diamonds, now, thrown * RED[out]![AWAKE]!);
          for (let then = out; then <= B_OUT; then++) next[then]![now]! += thrown * RED[out]![then]!;
        });
        left += chance - leaves;
      });
    });
    still = next;
  }
}
