import type { Refusal, Seat, Words } from '@trollmoot/kernel';
import type { Action, News, Plan, Step } from '../contents.ts';
import type { GrottoFace, Keepable } from '../data/dice.ts';
import type { Enough } from '../data/plan.ts';
import type { View } from '../view.ts';

const NAMES = ['the Knight', 'the Barbarian', 'the Cat', 'the Archer', 'the Thief'];
const FACES: { readonly [face in GrottoFace]: string } = {
  diamond: 'diamond',
  key: 'Key',
  door: 'Door',
  troll: 'Troll',
};
const HALF: { readonly [face in Keepable]: string } = { key: 'the Key', door: 'the Door' };
const PLACE = { grotto: 'the Grotto', cavern: 'the Cavern' } as const;
const DIE = ['die A', 'die B'];

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const name = (seat: Seat): string => NAMES[seat]!;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const diamonds = (n: number): string => count(n, 'diamond');
const nuggets = (n: number): string => count(n, 'nugget');
const points = (n: number): string => count(n, 'point');

/** '3 diamonds and 1 nugget', '1 nugget', 'nothing'. */
function treasure(gems: number, gold: number): string {
  const parts: string[] = [];
  if (gems > 0) parts.push(diamonds(gems));
  if (gold > 0) parts.push(nuggets(gold));
  return parts.length === 0 ? 'nothing' : list.format(parts);
}

const freeDice = (view: View): number => view.white.filter((die) => die.free).length;
const chance = (view: View): string => (view.danger === null ? '' : `${view.danger.cases} in ${view.danger.of}`);
const atRisk = (view: View): string => treasure(view.atRisk.diamonds, view.atRisk.nuggets);
const enough = (amount: Enough, unit: (n: number) => string): string => (amount === 'never' ? 'never' : unit(amount));

function prompt(step: Step, view: View, reader: Seat | null): string {
  const mine = reader === view.adventurer;
  const who = capital(name(view.adventurer));
  switch (step.step) {
    case 'grotto':
      if (view.white[0]?.face === null)
        return mine ? 'Your turn: roll the four Grotto dice.' : `${who} is about to roll in the Grotto.`;
      return mine
        ? `Roll ${count(freeDice(view), 'die', 'dice')}, or leave with ${atRisk(view)}?`
        : `${who} has ${atRisk(view)} at risk and ${count(freeDice(view), 'free die', 'free dice')}: roll or leave?`;
    case 'beats':
      return mine
        ? `Throw for gold, or leave with ${atRisk(view)}? The Dragon wakes on the next throw with a chance of ${chance(view)}.`
        : `${who} is in the Cavern with ${atRisk(view)} at risk: throw or leave?`;
    case 'race':
      if (mine) return `Throw for gold as often as you dare, or leave with ${atRisk(view)}!`;
      if (reader !== null && reader === view.dragonPlayer)
        return view.opened
          ? 'Your throw: wake the Dragon!'
          : `Wait for ${name(view.adventurer)} to throw, or open the duel if nothing happens.`;
      return `${who} races the Dragon with ${atRisk(view)} at risk; ${name(view.dragonPlayer ?? 0)} has the red dice.`;
    case 'planBeats':
      return mine
        ? `You enter the Cavern with ${atRisk(view)}. How many beats at most?`
        : `${who} makes a plan for the Cavern.`;
    case 'planNuggets':
      return mine ? 'How many nuggets are enough to leave with?' : `${who} makes a plan for the Cavern.`;
    case 'planPoints':
      if (!mine) return `${who} makes a plan for the Cavern.`;
      return view.red[0]?.dragons === view.red[1]?.dragons
        ? 'Once the first Dragon shows: from how many points at risk on do you leave?'
        : `Once the first Dragon shows and ${DIE[step.out]} (${count(view.red[step.out]?.dragons ?? 0, 'Dragon face')}) is still out: from how many points at risk on do you leave?`;
    case 'turn':
    case 'planned':
    case 'endOfTurn':
      return '';
  }
}

function label(act: Action, view: View): string {
  switch (act.do) {
    case 'roll':
      return `Roll ${count(freeDice(view), 'die', 'dice')}`;
    case 'keep':
      return `Set ${HALF[act.face]} aside`;
    case 'leave':
      return `Leave with ${atRisk(view)}`;
    case 'throw':
      return 'Throw for gold';
    case 'open':
      return 'Open the duel';
    case 'rouse':
      return 'Throw the Dragon dice';
    case 'beats':
      return `At most ${count(act.most, 'beat')}`;
    case 'nuggets':
      return act.enough === 'never' ? 'Never mind the nuggets' : `${capital(nuggets(act.enough))} are enough`;
    case 'points':
      return act.enough === 'never'
        ? 'Stay whatever happens'
        : act.enough === 0
          ? 'Leave in any case'
          : `From ${points(act.enough)} on`;
  }
}

function narrate(news: News, view: View): string | null {
  const who = 'player' in news ? capital(name(news.player)) : '';
  switch (news.news) {
    case 'began':
      return `${who} enters the Grotto.`;
    case 'rolled':
      return `${who} rolls ${list.format(news.faces.flatMap((face) => (face === null ? [] : [FACES[face]])))}: ${treasure(news.diamonds, 0)} found.`;
    case 'kept':
      return `${who} sets ${HALF[news.face]} aside.`;
    case 'trolled':
      return `All dice are blocked. The Troll takes ${treasure(news.diamonds, 0)} from ${name(news.player)}.`;
    case 'left':
      return `${who} leaves ${PLACE[news.place]} with ${treasure(news.diamonds, news.nuggets)}.`;
    case 'entered':
      return `${who} unlocks the door and enters the Cavern.`;
    case 'planned':
      return `${who} has a plan: ${planText(news.plan, view)}.`;
    case 'opened':
      return `The dragon players will not wait: ${name(news.player)} takes the red dice.`;
    case 'threw':
      return `${who} throws for gold: ${treasure(0, news.nuggets)}.`;
    case 'roused':
      return news.faces.includes('dragon') ? null : `${who} throws the red dice: the Dragon sleeps on.`;
    case 'stirred':
      return `${who} throws a Dragon! One eye opens.`;
    case 'woke':
      return `${who} wakes the Dragon! ${treasure(news.diamonds, news.nuggets) === 'nothing' ? 'Nothing was at risk.' : `${capital(treasure(news.diamonds, news.nuggets))} lost.`}`;
    case 'dropped':
      return `The Troll drops ${diamonds(news.diamonds)}.`;
    case 'shared':
      return `${who} takes ${treasure(news.diamonds, news.nuggets)}.`;
    case 'emptied':
      return `${capital(PLACE[news.place])} is empty.`;
    case 'ended':
      return 'The game is over.';
  }
}

function planText(plan: Plan, view: View): string {
  const alike = view.red[0]?.dragons === view.red[1]?.dragons;
  const dragon = alike
    ? enough(plan.points[0], points)
    : `${enough(plan.points[0], points)} (die A out) or ${enough(plan.points[1], points)} (die B out)`;
  return `at most ${count(plan.beats, 'beat')}; leave at nuggets: ${enough(plan.nuggets, String)}; after the first Dragon leave at: ${dragon}`;
}

function refuse({ clause, fact }: Refusal, view: View): string {
  const face = typeof fact.face === 'string' ? fact.face : '';
  const adventurer = name(view.adventurer);
  switch (clause) {
    case 'GROTTO-1':
      return 'Roll the four dice first; nobody leaves before the first roll.';
    case 'GROTTO-6':
      return `All free dice must be rolled, ${fact.free} at the moment; none can be held back.`;
    case 'KEY-1':
      return `No free die shows a ${face === 'door' ? 'Door' : 'Key'}.`;
    case 'KEY-3':
      return `A ${face === 'door' ? 'Door' : 'Key'} lies aside already; a second one would open nothing.`;
    case 'KEY-5':
      return `The Cavern needs a Key and a Door; ${fact.key ? 'the Door is' : fact.door ? 'the Key is' : 'both are'} missing.`;
    case 'KEY-7':
      return 'This is your last free die. Setting it aside would call the Troll, for it does not complete the pair.';
    case 'KEY-8':
      return 'The Cavern is empty and cannot be entered; Key and Door are of no use now.';
    case 'KEY-10':
      return face === 'troll'
        ? 'A Troll die is blocked; it cannot be set aside.'
        : 'Only a Key or a Door can be set aside.';
    case 'CAVERN-1':
      return 'The white dice are put away while you are in the Cavern.';
    case 'DRAGON-1':
      return `The red dice belong to the others; ${name(Number(fact.thrower))} throws next.`;
    case 'RACE-2':
      return `Only ${adventurer} throws for gold or leaves.`;
    case 'RACE-3':
      return `The red dice wait for the first throw of ${adventurer}.`;
    case 'RACE-4':
      return 'The duel is open already.';
    case 'PLAN-1':
      return 'Answer the question of the plan; the throws follow by themselves.';
    case 'PLAN-2':
      return 'A plan takes from 1 to 20 beats.';
    case 'PLAN-3':
      return 'Say a number of nuggets from 1 to 20, or never.';
    case 'PLAN-4':
      return 'Say a number of points from 0 to 20, or never.';
    case 'TURN-3':
      return `It is not your turn; the table waits for ${list.format(view.waiting.map(name))}.`;
    case 'END-7':
      return 'The game is over.';
    default:
      return 'That is not asked for now.';
  }
}

function describe(view: View, reader: Seat | null): string[] {
  const lines = [
    `The Grotto holds ${diamonds(view.grotto)}, the Cavern ${nuggets(view.cavern)}, the Troll Hand ${diamonds(view.hand)}.`,
  ];
  view.packs.forEach((pack, seat) => {
    const you = seat === reader ? ' (you)' : '';
    lines.push(
      `${capital(name(seat))}${you}: ${points(pack.points)}, ${treasure(pack.diamonds, pack.nuggets)} in the pack.`,
    );
  });
  if (view.phase === 'grotto') {
    lines.push(`${capital(name(view.adventurer))} is in the Grotto with ${atRisk(view)} at risk.`);
    lines.push(`White dice: ${view.white.map(whiteDie).join(', ')}.`);
  }
  if (view.phase === 'cavern') {
    lines.push(
      `${capital(name(view.adventurer))} is in the Cavern with ${atRisk(view)} at risk (${points(view.atRisk.points)}).`,
    );
    if (view.throws > 0)
      lines.push(
        `Gold dice: ${view.gold.map((face) => nuggets(face ?? 0)).join(', ')}; ${count(view.throws, 'throw')} so far.`,
      );
    const red = view.red.map(
      ({ face }, die) =>
        `${DIE[die]} ${face === null ? 'not thrown yet' : face === 'dragon' ? 'shows the Dragon' : 'blank'}`,
    );
    lines.push(
      `Red dice: ${red.join(', ')}. The next red throw, by ${name(view.dragonPlayer ?? 0)}, wakes the Dragon with a chance of ${chance(view)}.`,
    );
  }
  view.result?.places.forEach((place, seat) => {
    if (place === 1) lines.push(`${capital(name(seat))} wins with ${points(view.result?.scores[seat] ?? 0)}.`);
  });
  return lines;
}

function whiteDie({ face, free, kept }: View['white'][number]): string {
  if (face === null) return 'not rolled yet';
  return free ? FACES[face] : kept ? `${FACES[face]} (set aside)` : `${FACES[face]} (blocked)`;
}

export const en: Words<Step, Action, News, View> = {
  prompt,
  label,
  narrate,
  refuse,
  describe,
  settings: {
    end: {
      name: 'End of the game',
      about: 'When the game is over: with the first empty place, or with both.',
      values: { first: 'one place is empty', both: 'both places are empty' },
    },
    dice: {
      name: 'Dragon dice',
      about: 'How many faces of the two red dice show the Dragon: more of them make the Cavern more dangerous.',
      values: { '1+2': 'one and two', '1+1': 'one and one', '2+2': 'two and two' },
    },
    duel: {
      name: 'Cavern duel',
      about: 'How the Cavern is played: throw against throw, in real time, or by a plan made in advance.',
      values: { beats: 'in beats', race: 'as a race', plan: 'by a plan' },
    },
    pace: {
      name: 'Pace of the Dragon',
      about: 'In the race: how fast the dragon players may throw. Slower helps the adventurer.',
      values: { even: 'as fast as the adventurer', gentle: 'a little slower', slow: 'half as fast' },
    },
  },
};
