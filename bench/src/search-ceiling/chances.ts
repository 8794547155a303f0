import { A_OUT, AWAKE, B_OUT, BOTH, GOLD, RED, ROLLS } from './throws.ts';

// The exact chances of two players of Troll & Dragon (usual dice, in beats, over with the first empty place), worked out
// backwards from empty places to full ones. What is cut off is said here; none of it matters much between good players.

const LEAD = 45; // a lead beyond this counts as this
const HAND = 3; // more in the Troll Hand counts as this: the Dragon gives no more at once
const RISK = 10; // with more diamonds, or…
const FOUND = 11; // …nuggets at risk everybody leaves
const [GROTTO, CAVERN] = [60, 50];
const LEADS = 2 * LEAD + 1;

/** The chance of whoever begins a turn, by diamonds and nuggets left, Troll Hand and lead. A tie is half a win. */
const chances = new Float32Array((GROTTO + 1) * (CAVERN + 1) * (HAND + 1) * LEADS);

function place(grotto: number, cavern: number, hand: number, lead: number): number {
  const within = Math.max(-LEAD, Math.min(LEAD, lead));
  return ((grotto * (CAVERN + 1) + cavern) * (HAND + 1) + Math.min(HAND, hand)) * LEADS + within + LEAD;
}

/** The chance of whoever has just ended a turn with this lead. */
export function ended(grotto: number, cavern: number, hand: number, lead: number): number {
  if (grotto === 0 || cavern === 0) return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
  return 1 - chances[place(grotto, cavern, hand, -lead)]!;
}

/** How a turn began. */
export interface Start {
  readonly lead: number;
  readonly grotto: number;
  readonly cavern: number;
  readonly hand: number;
}
export const isWithin = ({ lead }: Start, diamonds: number, nuggets: number): boolean =>
  Math.abs(lead) < LEAD && diamonds <= RISK && nuggets <= FOUND;

const rows = (length: number) => [BOTH, A_OUT, B_OUT].map(() => new Float64Array(length));
/** By red dice out and nuggets found: the chance after throwing once more, and at its best. Of the visit looked at last. */
export const throwing = rows(FOUND + 5);
const staying = rows(FOUND + 5);

/** A visit to the Cavern with so many diamonds at risk: fills the tables above. Its chance at the door. */
export function visit({ lead, grotto, cavern, hand }: Start, diamonds: number): number {
  const left = grotto - diamonds;
  for (let found = Math.min(cavern, FOUND + 4); found >= 0; found--) {
    const leave = ended(left, cavern - found, hand, lead + diamonds + 3 * found);
    for (const out of [B_OUT, A_OUT, BOTH]) {
      if (found > FOUND || found === cavern) staying[out]![found] = leave;
      else {
        throwing[out]![found] = thrown(out, found, leave);
        staying[out]![found] = Math.max(leave, throwing[out]![found]!);
      }
    }
  }
  return staying[BOTH]![0]!;

  function thrown(out: number, found: number, leave: number): number {
    let chance = 0;
    let nothing = 0;
    for (let nuggets = 0; nuggets < GOLD.length; nuggets++) {
      const now = Math.min(found + nuggets, cavern);
      const lost = lead - diamonds - 3 * now - Math.min(HAND, hand);
      let value = RED[out]![AWAKE]! * ended(left, cavern - now, hand < HAND ? 0 : HAND, lost);
      for (let next = out; next <= B_OUT; next++) {
        if (next === out && now === found) nothing += GOLD[nuggets]! * RED[out]![next]!;
        else value += RED[out]![next]! * staying[next]![now]!;
      }
      chance += GOLD[nuggets]! * value;
    }
    return Math.max(chance / (1 - nothing), chance + nothing * leave); // a throw of nothing: again, or leave
  }
}

/** By diamonds at risk: the chance after leaving, meeting the Troll, entering the Cavern. Of the turn looked at last. */
export const leaving = new Float64Array(RISK + 5);
const trolled = new Float64Array(RISK + 5);
export const entering = new Float64Array(RISK + 5);
/** By dice kept (0 or 1), free dice and diamonds at risk: the chance after rolling. */
export const rolling = [0, 1].map(() => ROLLS.map(() => new Float64Array(RISK + 5)));

const SETTLED = 1e-7;
const ROUNDS = 3; // a roll that changes nothing leads back to itself; few rounds are enough

/** A turn in the Grotto: fills the tables above. Its chance at the start. */
export function turn(start: Start): number {
  for (let risk = Math.min(start.grotto, RISK + 4); risk >= 0; risk--) {
    leaving[risk] = ended(start.grotto - risk, start.cavern, start.hand, start.lead + risk);
    trolled[risk] = ended(start.grotto - risk, start.cavern, start.hand + risk, start.lead);
    entering[risk] = risk > RISK ? leaving[risk]! : visit(start, risk);
    for (const kept of [1, 0])
      for (let free = 1; free <= 4 - kept; free++) {
        const row = rolling[kept]![free]!;
        row[risk] = risk > RISK ? 0 : leaving[risk]!;
        for (let round = 0; risk <= RISK && round < ROUNDS; round++) {
          const before = row[risk]!;
          row[risk] = rolled(kept, free, risk, start.grotto);
          if (Math.abs(row[risk]! - before) < SETTLED) break;
        }
      }
  }
  return rolling[0]![4]![0]!;
}

const best = (kept: number, free: number, risk: number): number =>
  free === 0 ? trolled[risk]! : Math.max(leaving[risk]!, rolling[kept]![free]![risk]!);

function rolled(kept: number, free: number, risk: number, grotto: number): number {
  let chance = 0;
  for (const roll of ROLLS[free]!) {
    const now = Math.min(grotto, risk + roll.diamonds);
    const left = free - roll.trolls;
    let value = best(kept, left, now);
    if (kept === 1 ? roll.door : roll.key && roll.door) value = Math.max(value, entering[now]!); // say the Key lies aside
    if (kept === 0 && (roll.key || roll.door) && left > 1) value = Math.max(value, best(1, left - 1, now));
    chance += roll.chance * value;
  }
  return chance;
}

/** Fill the table of chances: about two minutes of processor time. */
export function solve(): void {
  for (let grotto = 1; grotto <= GROTTO; grotto++)
    for (let cavern = 1; cavern <= CAVERN; cavern++) {
      const nearEnd = grotto < 6 || cavern < 6;
      for (let hand = 0; hand <= HAND; hand++)
        for (
          let lead = -LEAD;
          lead <= LEAD;
          lead++ // a turn may change nothing: begin with a guess
        )
          chances[place(grotto, cavern, hand, lead)] =
            grotto > 1 && cavern > 1 ? chances[place(grotto - 1, cavern - 1, hand, lead)]! : 0.5 + lead / (4 * LEAD);
      for (let pass = 0; pass < (nearEnd ? 3 : 1); pass++)
        for (let hand = 0; hand <= HAND; hand++)
          for (let lead = -LEAD; lead <= LEAD; lead++)
            chances[place(grotto, cavern, hand, lead)] = turn({ lead, grotto, cavern, hand });
    }
}
