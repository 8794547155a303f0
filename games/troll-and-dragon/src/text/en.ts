import type { Refusal, Seat, Words } from '@trollmoot/kernel';
import type { Action, News, Plan, Step } from '../contents.ts';
import type { GrottoFace } from '../data/dice.ts';
import type { Enough } from '../data/plan.ts';
import type { View } from '../view.ts';
import { alike, capital, freeDice, hasRolled, seconds, showing, thrower } from './looking.ts';

const NAMES = ['the Knight', 'the Barbarian', 'the Cat', 'the Archer', 'the Thief'];
const FACES = { diamond: 'diamond', key: 'Key', door: 'Door', troll: 'Troll' } as const;
const PLACE = { grotto: 'the Grotto', cavern: 'the Cavern' } as const;
const DIE = ['die A', 'die B'];

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const name = (seat: Seat): string => NAMES[seat]!;
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const dice = (n: number): string => count(n, 'die', 'dice');
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

/** '2 diamonds, a Key and a Troll'. */
function roll(faces: readonly (GrottoFace | null)[]): string {
  const kinds = (['diamond', 'key', 'door', 'troll'] as const).filter((face) => showing(faces, face) > 0);
  return list.format(
    kinds.map((face) => {
      const n = showing(faces, face);
      return n === 1 ? `a ${FACES[face]}` : `${n} ${FACES[face]}s`;
    }),
  );
}

const chance = (view: View): string => (view.danger === null ? '' : `${view.danger.cases} in ${view.danger.of}`);
const atRisk = (view: View): string => treasure(view.atRisk.diamonds, view.atRisk.nuggets);

function prompt(step: Step, view: View, reader: Seat | null): string {
  const mine = reader === view.adventurer;
  const who = capital(name(view.adventurer));
  switch (step.step) {
    case 'grotto':
      if (!hasRolled(view))
        return mine ? 'Your turn: roll the four Grotto dice.' : `${who} is about to roll in the Grotto.`;
      return mine
        ? `Roll ${dice(freeDice(view))}, or leave with ${atRisk(view)}?`
        : `${who} has ${atRisk(view)} at risk and ${dice(freeDice(view))} to roll: roll or leave?`;
    case 'beats':
      return mine
        ? `Throw for gold, or leave with ${atRisk(view)}? The next throw wakes the Dragon with a chance of ${chance(view)}.`
        : `${who} is in the Cavern with ${atRisk(view)} at risk: throw or leave?`;
    case 'race':
      if (mine) return `Throw for gold as often as you dare, or leave with ${atRisk(view)}!`;
      if (reader !== null && reader === view.dragonPlayer)
        return view.opened ? 'Your throw: wake the Dragon!' : `Wait for the first throw of ${name(view.adventurer)}.`;
      return `${who} races the Dragon with ${atRisk(view)} at risk; ${name(thrower(view))} has the red dice.`;
    case 'planBeats':
      return mine ? `You enter the Cavern with ${atRisk(view)}. How many beats at most?` : `${who} makes a plan.`;
    case 'planNuggets':
      return mine ? 'With how many nuggets do you leave?' : `${who} makes a plan.`;
    case 'planPoints': {
      if (!mine) return `${who} makes a plan.`;
      const out = `${DIE[step.out]} (${count(view.red[step.out]?.dragons ?? 0, 'Dragon face')}) is still out`;
      return `Once the first Dragon shows${alike(view) ? '' : ` and ${out}`}: with how many points at risk do you leave?`;
    }
    case 'turn':
    case 'planned':
    case 'endOfTurn':
      return '';
  }
}

function label(act: Action, view: View): string {
  switch (act.do) {
    case 'roll':
      return `Roll ${dice(freeDice(view))}`;
    case 'keep':
      return `Set the ${FACES[act.face]} aside`;
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
      return act.enough === 'never' ? 'Never mind the nuggets' : `Leave at ${nuggets(act.enough)}`;
    case 'points':
      if (act.enough === 'never') return 'Stay whatever happens';
      return act.enough === 0 ? 'Leave in any case' : `Leave at ${points(act.enough)}`;
  }
}

function narrate(news: News, view: View): string | null {
  const who = 'player' in news ? capital(name(news.player)) : '';
  switch (news.news) {
    case 'began':
      return `${who} enters the Grotto.`;
    case 'rolled': {
      const short = news.diamonds < showing(news.faces, 'diamond');
      return `${who} rolls ${roll(news.faces)}${short ? `, but finds ${treasure(news.diamonds, 0)}` : ''}.`;
    }
    case 'kept':
      return `${who} sets the ${FACES[news.face]} aside.`;
    case 'trolled':
      return `All dice are blocked: the Troll takes ${treasure(news.diamonds, 0)} from ${name(news.player)}.`;
    case 'left':
      return `${who} leaves ${PLACE[news.place]} with ${treasure(news.diamonds, news.nuggets)}.`;
    case 'entered':
      return `${who} unlocks the door and enters the Cavern.`;
    case 'planned':
      return `${who} has a plan: ${plan(news.plan, view)}.`;
    case 'opened':
      return `The dragon players wait no longer: ${name(news.player)} takes the red dice.`;
    case 'threw':
      return `${who} throws for gold: ${treasure(0, news.nuggets)}.`;
    case 'roused':
      return news.faces.includes('dragon') ? null : `${who} throws the red dice: the Dragon sleeps on.`;
    case 'stirred':
      return `${who} throws a Dragon! One eye opens.`;
    case 'woke':
      return `${who} wakes the Dragon! ${capital(name(news.adventurer))} loses ${treasure(news.diamonds, news.nuggets)}.`;
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

function plan({ beats, nuggets: gold, points: risk }: Plan, view: View): string {
  const at = (enough: Enough, unit: (n: number) => string): string => (enough === 'never' ? 'never' : unit(enough));
  const dragon = alike(view)
    ? at(risk[0], points)
    : `${at(risk[0], points)} (die A out), ${at(risk[1], points)} (die B out)`;
  return `at most ${count(beats, 'beat')}; enough: ${at(gold, nuggets)}; enough after the first Dragon: ${dragon}`;
}

function refuse({ clause, fact }: Refusal, view: View): string {
  const half = fact.face === 'door' ? 'Door' : 'Key';
  switch (clause) {
    case 'GROTTO-1':
      return 'Roll the four dice first; nobody leaves before the first roll.';
    case 'GROTTO-6':
      return `All free dice are rolled together, ${fact.free} at the moment; none can be held back.`;
    case 'KEY-1':
      return `No free die shows a ${half}.`;
    case 'KEY-3':
      return `A ${half} lies aside already; a second one opens nothing.`;
    case 'KEY-5':
      return `The Cavern takes a Key and a Door; ${fact.key ? 'the Door is' : fact.door ? 'the Key is' : 'both are'} missing.`;
    case 'KEY-7':
      return 'This is the last free die. It does not complete the pair, so setting it aside would call the Troll.';
    case 'KEY-8':
      return 'The Cavern is empty and cannot be entered; Key and Door are of no use now.';
    case 'KEY-10':
      return fact.face === 'troll' ? 'A Troll blocks its die where it lies.' : 'Only a Key or a Door can be set aside.';
    case 'CAVERN-1':
      return 'The white dice are put away while the adventurer is in the Cavern.';
    case 'DRAGON-1':
      return `The red dice belong to the others; ${name(Number(fact.thrower))} throws next.`;
    case 'RACE-2':
      return `Only ${name(view.adventurer)} throws for gold or leaves.`;
    case 'RACE-3':
      return `The red dice wait for the first throw of ${name(view.adventurer)}.`;
    case 'RACE-4':
      return 'The duel is open already.';
    case 'PLAN-1':
      return 'Answer the question of the plan; the throws follow by themselves.';
    case 'PLAN-2':
      return 'A plan takes from 1 to 20 beats.';
    case 'PLAN-3':
      return 'A number of nuggets from 1 to 20, or never.';
    case 'PLAN-4':
      return 'A number of points from 0 to 20, or never.';
    case 'PACE-1':
      return `The countdown is still running: ${seconds(fact.wait, 'en')} s.`;
    case 'PACE-2':
      return `The first throw belongs to ${name(view.adventurer)}; the duel opens in ${seconds(fact.wait, 'en')} s at the latest.`;
    case 'PACE-3':
    case 'PACE-4':
      return `Not so fast: the dice are still rolling, ${seconds(fact.wait, 'en')} s to go.`;
    case 'TURN-3':
      return `It is not your turn; the table waits for ${list.format(view.waiting.map(name))}.`;
    case 'END-7':
      return 'The game is over.';
    default:
      return 'That is not asked for now.';
  }
}

function describe(view: View, reader: Seat | null): string[] {
  const who = capital(name(view.adventurer));
  const lines = [
    `The Grotto holds ${diamonds(view.grotto)}, the Cavern ${nuggets(view.cavern)}, the Troll Hand ${diamonds(view.hand)}.`,
    ...view.packs.map((pack, seat) => {
      const you = seat === reader ? ' (you)' : '';
      return `${capital(name(seat))}${you}: ${points(pack.points)}; ${treasure(pack.diamonds, pack.nuggets)} in the pack.`;
    }),
  ];
  if (view.phase === 'grotto') lines.push(`${who} is in the Grotto with ${atRisk(view)} at risk.`);
  if (view.phase === 'grotto' && hasRolled(view)) lines.push(`White dice: ${view.white.map(whiteDie).join(', ')}.`);
  if (view.phase === 'cavern') {
    lines.push(`${who} is in the Cavern with ${atRisk(view)} at risk, ${points(view.atRisk.points)}.`);
    if (view.throws > 0)
      lines.push(`Gold dice after throw ${view.throws}: ${view.gold.map((face) => nuggets(face ?? 0)).join(', ')}.`);
    const red = view.red.map(({ face, dragons }, die) => {
      const lies = face === 'dragon' ? 'shows the Dragon' : face === null ? 'not thrown yet' : 'blank';
      return `${DIE[die]} (${count(dragons, 'Dragon face')}) ${lies}`;
    });
    lines.push(
      `Red dice: ${red.join(', ')}.`,
      `The next red throw, by ${name(thrower(view))}, wakes the Dragon with a chance of ${chance(view)}.`,
    );
  }
  view.result?.places.forEach((place, seat) => {
    lines.push(`${place}. ${capital(name(seat))}: ${points(view.result?.scores[seat] ?? 0)}.`);
  });
  return lines;
}

function whiteDie({ face, free, kept }: View['white'][number]): string {
  if (face === null) return '–';
  return free ? FACES[face] : `${FACES[face]} (${kept ? 'set aside' : 'blocked'})`;
}

export const en: Words<Step, Action, News, View> = {
  prompt,
  label,
  narrate,
  refuse,
  describe,
  terms: {
    pack: 'points in the pack',
    turn: 'hoped for this turn',
    'to come': 'turns to come',
    'best rival': 'the best rival',
  },
  settings: {
    end: {
      name: 'End of the game',
      about: 'Whether the game ends with the first empty place or only when both are empty.',
      values: { first: 'one place is empty', both: 'both places are empty' },
    },
    dice: {
      name: 'Dragon dice',
      about: 'How many faces of the two red dice show the Dragon: more of them make the Cavern more dangerous.',
      values: { '1+2': 'one and two', '1+1': 'one and one', '2+2': 'two and two' },
    },
    duel: {
      name: 'Cavern duel',
      about: 'Whether the Cavern is played throw against throw, in real time, or by a plan made in advance.',
      values: { beats: 'in beats', race: 'as a race', plan: 'by a plan' },
    },
    pace: {
      name: 'Pace of the Dragon',
      about: 'In the race, how fast the dragon players may throw. Slower helps the adventurer.',
      values: { even: 'as fast as the adventurer', gentle: 'a little slower', slow: 'half as fast' },
    },
  },
};
