import { capital } from '@trollmoot/kernel';
import { goldChance, keeping, trollChance } from '../../queries.ts';
import type { View } from '../../view.ts';
import type { Explaining, Told } from '../explain.ts';
import { diceToRoll, thrower } from '../looking.ts';
import {
  atRisk,
  chance,
  count,
  diamonds,
  dice,
  FACES,
  inCases,
  name,
  nuggets,
  points,
  treasure,
  whose,
} from './names.ts';

/** What everything on the table is, and what it can do now. */

const nextRoll = (view: View): Told['now'] => {
  const troll = trollChance(view);
  return troll === null
    ? undefined
    : {
        title: 'Next roll',
        says: `${capital(dice(diceToRoll(view)))}. Chance the Troll takes all: ${inCases(troll)}.`,
      };
};
const half = (view: View, face: 'key' | 'door'): string =>
  ({
    open: 'Set it aside, or roll it again.',
    empty: 'The Cavern is empty, so it is of no use now.',
    kept: `You have set a ${FACES[face]} aside already. Roll this one again.`,
    last: 'It is your last free die: setting it aside would call the Troll.',
  })[keeping(view, face)];

function white(view: View, die: number): Told {
  const { face, free, kept, held } = view.white[die]!;
  const kind = `Grotto die${kept ? ', set aside' : held ? ', held back' : free || face === null ? '' : ', blocked'}`;
  const now = nextRoll(view);
  switch (face) {
    case null:
      return {
        name: 'Grotto die',
        does: 'Two of its faces show a diamond, two the Troll, one a Key and one a Door.',
        ...(now && { now }),
      };
    case 'diamond':
      return {
        name: 'Diamond',
        kind,
        does: 'Each diamond you roll comes from the Grotto to your treasure at risk. The die stays free.',
        ...(now && { now }),
      };
    case 'troll':
      return {
        name: 'Troll',
        kind,
        does: 'A Troll blocks its die for the turn. When all four are blocked, the Troll takes your diamonds at risk.',
        ...(now && { now }),
      };
    case 'key':
    case 'door':
      return {
        name: FACES[face],
        kind,
        does: 'Set aside one Key and one Door, from any rolls, and you enter the Cavern at once.',
        ...(free ? { now: { title: 'Now', says: half(view, face) } } : {}),
      };
  }
}

export const explain: Explaining = {
  dice: {
    white,
    gold: (view, die) => {
      const shown = view.gold[die] ?? null;
      return {
        name: 'Treasure die',
        ...(shown === null ? {} : { kind: nuggets(shown) }),
        does: 'Pays the nuggets it shows: 1 on one face, 2 on another, none on four.',
        now: { title: 'Both gold dice', says: `Chance of at least 1 nugget: ${inCases(goldChance(view))}.` },
      };
    },
    red: (view, die, who) => {
      const { face, dragons } = view.red[die]!;
      return {
        name: `Dragon die ${die === 0 ? 'A' : 'B'}`,
        kind: count(dragons, 'Dragon face'),
        does: 'The dragon players roll it against you. When it shows the Dragon, it stays so. The second one wakes him.',
        ...(view.danger === null
          ? {}
          : {
              now: {
                title: face === 'dragon' ? 'It shows the Dragon' : 'Next red roll',
                says: `${capital(name(who, thrower(view)))}. Chance the Dragon wakes: ${chance(view)}.`,
              },
            }),
      };
    },
  },
  pack: (view, seat, who) => {
    const pack = view.packs[seat]!;
    return {
      name: `${capital(whose(who, seat))} pack`,
      kind: points(pack.points),
      does: 'Treasure in a pack is safe for the rest of the game.',
      now: { title: 'In it', says: `${capital(treasure(pack.diamonds, pack.nuggets))}.` },
      scores: 'A diamond is worth 1 point, a nugget 3.',
    };
  },
  common: {
    grotto: (view) => ({
      name: 'Grotto',
      kind: `${diamonds(view.grotto)} left`,
      does: 'Your turn starts here: roll for diamonds, and find a Key and a Door to the Cavern.',
      scores:
        view.settings.end === 'first'
          ? 'The game ends with the turn in which it runs empty.'
          : 'The game ends once both places are empty.',
    }),
    cavern: (view) => ({
      name: 'Cavern',
      kind: `${nuggets(view.cavern)} left`,
      does: 'The Dragon’s hoard. A Key and a Door let you in, and here you roll for nuggets.',
      scores:
        view.settings.end === 'first'
          ? 'The game ends with the turn in which it runs empty.'
          : 'The game ends once both places are empty.',
    }),
    hand: (view) => ({
      name: 'Troll Hand',
      kind: diamonds(view.hand),
      does: 'Holds the diamonds the Troll has taken. When the Dragon wakes, the dragon players share them.',
      scores: 'Counts for no one at the end.',
    }),
    atRisk: (view, who) => ({
      name: 'At risk this turn',
      kind: points(view.atRisk.points),
      does: 'Treasure gathered this turn. It is safe only when its owner leaves.',
      now: { title: capital(name(who, view.adventurer)), says: `${capital(atRisk(view))}.` },
      cannot:
        view.phase === 'cavern'
          ? 'The Dragon takes all of it if he wakes.'
          : 'The Troll takes all of it if every die is blocked.',
    }),
    diamond: () => ({
      name: 'Diamond',
      kind: 'treasure of the Grotto',
      does: 'Found with the white dice.',
      scores: 'Worth 1 point in a pack.',
    }),
    nugget: () => ({
      name: 'Nugget',
      kind: 'treasure of the Cavern',
      does: 'Found with the gold dice.',
      scores: 'Worth 3 points in a pack.',
    }),
    key: (view) => ({
      name: 'Key',
      kind: view.key ? 'set aside' : 'not set aside',
      does: 'With a Door, it opens the Cavern. Both may come from different rolls.',
    }),
    door: (view) => ({
      name: 'Door',
      kind: view.door ? 'set aside' : 'not set aside',
      does: 'With a Key, it opens the Cavern. Both may come from different rolls.',
    }),
    dragon: (view) => ({
      name: 'Dragon',
      kind: view.red.some(({ face }) => face === 'dragon') ? 'one eye is open' : 'asleep',
      does: 'Wakes when both red dice show him. Then everything at risk goes to the dragon players.',
      ...(view.danger === null
        ? {}
        : { now: { title: 'Next red roll', says: `Chance the Dragon wakes: ${chance(view)}.` } }),
      cannot: 'He can’t touch what is in a pack.',
    }),
    plan: () => ({
      name: 'Plan',
      does: 'You say up front when you leave the Cavern. Then all rolls follow on their own, until your plan or the Dragon ends it.',
    }),
    fuse: () => ({ name: 'Fuse', does: 'Shows how long until the game acts on its own for a player who hesitates.' }),
  },
  acts: {
    roll: (view) => ({
      name: 'Roll',
      does: 'Rolls every free white die. Diamonds join your treasure at risk, Trolls block their dice.',
      ...(nextRoll(view) && { now: nextRoll(view)! }),
    }),
    keep: () => ({
      name: 'Set aside',
      does: 'Blocks this die and keeps its Key or Door. With both you enter the Cavern at once.',
    }),
    hold: () => ({
      name: 'Hold back',
      does: 'This die is not in your next roll. At this table you choose which dice to roll.',
    }),
    leave: (view) => ({
      name: 'Leave',
      does: 'Puts everything at risk into your pack, where it is safe. Your turn is over.',
      now: { title: 'Now', says: `${capital(atRisk(view))}: ${points(view.atRisk.points)}.` },
    }),
    throw: (view) => ({
      name: 'Roll for gold',
      does: 'Rolls both gold dice. The red dice are rolled against you.',
      ...(view.danger === null
        ? {}
        : {
            now: {
              title: 'This roll',
              says: `At least 1 nugget: ${inCases(goldChance(view))}. Chance the Dragon wakes: ${chance(view)}.`,
            },
          }),
    }),
    open: () => ({ name: 'Open the duel', does: 'The adventurer hesitates, so the dragon players begin to roll.' }),
    rouse: (view) => ({
      name: 'Roll the Dragon dice',
      does: 'Two Dragons wake him, and the adventurer’s treasure at risk is yours to share.',
      ...(view.danger === null
        ? {}
        : { now: { title: 'This roll', says: `Chance the Dragon wakes: ${chance(view)}.` } }),
    }),
    take: () => ({
      name: 'Take one',
      does: 'Takes one piece of what was dropped. Then the next dragon player chooses.',
      scores: 'A diamond is worth 1 point, a nugget 3.',
    }),
    snatch: (view) => ({
      name: 'Take from the Troll Hand',
      does: `Takes up to 3 diamonds from the Troll Hand. It holds ${view.hand}.`,
    }),
    beats: () => ({ name: 'Rolls at most', does: 'The first part of your plan: after this many rolls you leave.' }),
    nuggets: () => ({
      name: 'Enough nuggets',
      does: 'The second part of your plan: with this many nuggets you leave.',
    }),
    points: () => ({
      name: 'Enough points',
      does: 'The third part of your plan: once one Dragon shows, you leave with this many points at risk.',
    }),
  },
};
