import type { Refusal, Seat, Words } from '@trollmoot/kernel';
import { CLAUSES, type Clause } from '../clauses.ts';
import type { Action, News, Step } from '../contents.ts';
import type { Card } from '../data/cards.ts';
import { CARDS } from '../data/cards.ts';
import type { Weather } from '../data/printed.ts';
import type { Traveller, TravellerId } from '../data/travellers.ts';
import type { Layout, Troll, View } from '../view.ts';
import { countOf, lotsOf, num, worthOn } from './facts.ts';

const COLOUR = ['red', 'green', 'yellow', 'purple', 'brown', 'blue'];
const NAME = ['Red', 'Green', 'Yellow', 'Purple', 'Brown', 'Blue'];
const TRAVELLER: { readonly [id in TravellerId]: string } = {
  priest: 'Priest',
  minstrels: 'Wandering Minstrels',
  merchant: 'Merchant',
  pawnBroker: 'Pawn Broker',
  peddler: 'Peddler',
  pilgrim: 'Pilgrim',
  farmer: 'Farmer',
  monk: 'Monk',
  serf: 'Serf',
  princess: 'Princess',
  duke: 'Duke',
  baron: 'Baron',
  fortuneTeller: 'Fortune Teller',
  garlicMerchant: 'Garlic Merchant',
  jester: 'Jester',
  stonemason: 'Stonemason',
  royalMessenger: 'Royal Messenger',
  woodsman: 'Woodsman',
  carpenter: 'Carpenter',
  knight: 'Knight',
  bandit: 'Bandit',
  dragon: 'Dragon',
  littleGoat: 'Little Billy Goat Gruff',
  middleGoat: 'Middle Billy Goat Gruff',
  bigGoat: 'Big Billy Goat Gruff',
};
const WEATHER: { readonly [weather in Weather]: string } = {
  rainy: 'rainy',
  cloudy: 'cloudy',
  partlySunny: 'partly sunny',
  sunny: 'sunny',
};
const SIDE = { food: 'Food', tolls: 'Tolls', hand: 'hand' } as const;
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

const and = new Intl.ListFormat('en', { type: 'conjunction' });
const or = new Intl.ListFormat('en', { type: 'disjunction' });
const name = (seat: Seat): string => NAME[seat]!;
const place = (n: number): string => PLACES[n - 1]!;
const card = (traveller: Traveller): string => TRAVELLER[CARDS[traveller]!.id];
const the = (traveller: Traveller): string => `the ${card(traveller)}`;
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const boulders = (n: number): string => count(n, 'boulder');
const points = (n: number): string => count(n, 'point');
const lot = (colour: number, n: number): string => `${n} ${COLOUR[colour]}`;
const heap = (counts: readonly number[]): string =>
  countOf(counts) === 0 ? 'none' : and.format(lotsOf(counts).map((l) => lot(l.colour, l.boulders)));

// ── the question ─────────────────────────────────────────────────────────────────────────

function prompt(step: Step, view: View, reader: Seat | null): string {
  switch (step.step) {
    case 'roll':
      return reader === view.active ? 'Roll the weather die.' : `${name(view.active)} rolls the weather die.`;
    case 'bid':
      return bidPrompt(view, reader);
    case 'foresee':
      return asked(
        step.seat,
        reader,
        'Peek at the face-down card before the claims begin?',
        'may peek at the face-down card',
      );
    case 'claim':
      return claimPrompt(view, reader);
    case 'place':
      return asked(
        step.seat,
        reader,
        `${card(step.traveller)}: eat it or make it pay?`,
        `places ${the(step.traveller)}`,
      );
    case 'welcome':
      return asked(
        step.seat,
        reader,
        `Use ${the(step.special)} right away, or keep it in hand?`,
        `welcomes ${the(step.special)}`,
      );
    case 'robber':
      return robberPrompt(step.seat, step.robber, view, reader);
    case 'goat':
      return asked(
        step.seat,
        reader,
        `${card(step.goat)}: throw boulders of ${view.threat?.boulders} different colours, or lose a point?`,
        `faces ${the(step.goat)}`,
      );
    case 'pelt':
      return asked(
        step.seat,
        reader,
        `Throw ${boulders(step.left)} at ${the(step.hazard)}.`,
        `pelts ${the(step.hazard)}`,
      );
    case 'surrender':
      return asked(step.seat, reader, 'Which upgrade do you give up to pay the point?', 'must give up an upgrade');
    case 'pile':
      return asked(view.waiting[0]!, reader, 'Take one pile of boulders.', 'takes a pile of boulders');
    case 'draw':
      return asked(step.seat, reader, `Draw ${boulders(step.left)} from the supply.`, 'draws from the supply');
    case 'richest':
      return asked(
        step.seat,
        reader,
        `The supply is empty: from whom do you take ${boulders(step.left)}?`,
        'names a rival to draw from',
      );
    case 'plunder':
      return asked(
        step.seat,
        reader,
        `Take ${boulders(step.left)} from ${name(step.rival)}.`,
        `draws from ${name(step.rival)}`,
      );
    case 'score':
      return scorePrompt(step.seat, view, reader);
    case 'upgrade':
      return asked(step.seat, reader, `Buy upgrade ${view.stack.at(-1)}?`, 'may buy an upgrade');
    case 'driveAway':
    case 'claims':
    case 'piles':
    case 'draws':
    case 'scores':
    case 'turnEnds':
      return '';
  }
}

const asked = (seat: Seat, reader: Seat | null, question: string, others: string): string =>
  seat === reader ? question : `${name(seat)} ${others}.`;

function bidPrompt(view: View, reader: Seat | null): string {
  if (reader === null || !view.waiting.includes(reader))
    return `The trolls choose their bids: waiting for ${and.format(view.waiting.map(name))}.`;
  return view.laid.length === 0
    ? 'Choose boulders of one colour to throw, or stay closed.'
    : 'Add another colour to your mixed bid, or seal it.';
}

const claimPrompt = (view: View, reader: Seat | null): string =>
  asked(
    view.claims[0]!,
    reader,
    view.claims.length === 1 ? 'Claim the last traveller.' : 'Claim a traveller.',
    'claims a traveller',
  );

function robberPrompt(seat: Seat, robber: Traveller, view: View, reader: Seat | null): string {
  const prey = (view.threat?.prey ?? []).map((p) => `the ${TRAVELLER[p.card.id]}`);
  const at = `${card(robber)} threatens ${or.format([...new Set(prey)])}`;
  return asked(
    seat,
    reader,
    `The ${at}: drive it off with ${boulders(view.threat?.boulders ?? 0)}, or lose it?`,
    `faces ${the(robber)}`,
  );
}

function scorePrompt(seat: Seat, view: View, reader: Seat | null): string {
  if (seat !== reader) return `${name(seat)} may score and upgrade.`;
  return view.trade === null || isBare(view.trade)
    ? 'Trade cards for points, buy an upgrade, or do neither.'
    : `Laid out for ${points(view.trade.points)}: add more, or cash in.`;
}
const isBare = (trade: Layout): boolean => trade.food.length + trade.tolls.length === 0;

// ── the buttons ──────────────────────────────────────────────────────────────────────────

function label(act: Action, view: View): string {
  switch (act.do) {
    case 'roll':
      return 'Roll the weather';
    case 'bid':
      return `Bid ${lot(act.colour, act.boulders)}`;
    case 'stayClosed':
      return 'Stay closed';
    case 'mix':
      return `Mix in ${lot(act.colour, act.boulders)}`;
    case 'seal':
      return 'Seal the mixed bid';
    case 'reopen':
      return 'Take the bid back';
    case 'peek':
      return 'Fortune Teller: peek at the face-down card';
    case 'quarry':
      return `Stonemason: quarry ${COLOUR[act.colour]}`;
    case 'ransom':
      return `Royal Messenger: ransom ${the(act.royal)} for ${CARDS[act.royal]!.toll}`;
    case 'eat':
      return `Eat ${the(act.special)} unused`;
    case 'wait':
      return 'Do not peek';
    case 'claim':
      return `Claim ${the(act.traveller)}`;
    case 'claimFaceDown':
      return 'Claim the face-down card';
    case 'place':
      return placeLabel(act.side, view);
    case 'keep':
      return 'Keep it in hand';
    case 'garlic':
      return 'Garlic Merchant: drive it away';
    case 'defend':
      return `Throw ${boulders(view.threat?.boulders ?? 0)}`;
    case 'lose':
      return `Lose ${the(act.traveller)} from ${SIDE[act.side]}`;
    case 'fight':
      return `Fight: ${view.threat?.boulders ?? 0} colours for ${points(view.threat?.hazard.points ?? 0)}`;
    case 'giveWay':
      return 'Give way and lose a point';
    case 'throw':
      return `Throw ${lot(act.colour, act.boulders)}`;
    case 'surrender':
      return `Give up upgrade ${act.upgrade}`;
    case 'take':
      return `Take ${name(act.from)}'s pile: ${heap(view.trolls[act.from]?.bid ?? [])}`;
    case 'draw':
      return `Draw ${lot(act.colour, act.boulders)}`;
    case 'drawFrom':
      return `Draw from ${name(act.rival)}`;
    case 'add':
      return `Add ${the(act.traveller)} (${worthOn(act.from === 'tolls' ? 'tolls' : 'food', CARDS[act.traveller]!)}) from ${SIDE[act.from]}`;
    case 'addBoulders':
      return `Add ${lot(act.colour, act.boulders)}`;
    case 'cashIn':
      return `Cash in for ${points(view.trade?.points ?? 0)}`;
    case 'buy':
      return `Buy upgrade ${view.stack.at(-1)}`;
    case 'done':
      return 'Done';
  }
}

function placeLabel(side: 'food' | 'tolls', view: View): string {
  const traveller = view.step?.step === 'place' ? CARDS[view.step.traveller]! : null;
  const worth = traveller === null ? '' : ` (${worthOn(side, traveller)})`;
  return side === 'food' ? `Keep as food${worth}` : `Collect the toll${worth}`;
}

// ── what happened ────────────────────────────────────────────────────────────────────────

function narrate(news: News): string | null {
  const who = 'seat' in news ? name(news.seat) : '';
  switch (news.news) {
    case 'turnBegan':
      return `Turn ${news.turn}: ${name(news.active)} holds the die.`;
    case 'rolled':
      return `${who} rolls ${WEATHER[news.weather]}: ${count(news.travellers, 'traveller')}.`;
    case 'dealt':
      return `${news.again ? 'Another company comes' : 'There come'}: a face-down card${news.company.length > 0 ? `, ${and.format(news.company.map(card))}` : ''}.`;
    case 'revealed':
      return `The hands open: ${and.format(news.bids.map((bid, seat) => `${name(seat)} ${countOf(bid) === 0 ? 'is closed' : heap(bid)}`))}.`;
    case 'jesterShown':
      return `${who} shows a Jester for the mixed bid.`;
    case 'placed':
      return placedSentence(news);
    case 'allClosed':
      return 'Everybody is closed: the company is driven away.';
    case 'drivenAway':
      return news.company.length === 0
        ? 'The face-down traveller leaves unseen.'
        : `${and.format(news.company.map(card))} and the face-down card leave.`;
    case 'claimed':
      return `${who} claims ${news.faceDown ? `the face-down card: ${the(news.traveller)}!` : `${the(news.traveller)}.`}`;
    case 'setAside':
      return news.side === 'hand'
        ? `${who} takes ${the(news.traveller)} in hand.`
        : `${who} puts ${the(news.traveller)} in ${SIDE[news.side]}.`;
    case 'scored':
      return news.reason === 'firstPlace'
        ? `${who} takes the ${count(news.points, 'point')} of first place.`
        : news.reason === 'goat'
          ? `${who} defeats the goat for ${points(news.points)}.`
          : `${who} scores ${points(news.points)}.`;
    case 'peeked':
      return news.traveller === null
        ? `${who} peeks at the face-down card.`
        : `${who} peeks: the face-down card is ${the(news.traveller)}.`;
    case 'quarried':
      return `${who}'s Stonemason brings ${lot(news.colour, news.boulders)}.`;
    case 'ransomed':
      return `${who} sends a Royal Messenger: a ransom for ${the(news.royal)}.`;
    case 'ate':
      return `${who} puts ${the(news.special)} in Food.`;
    case 'foundNothing':
      return `The ${card(news.robber)} finds nothing at ${who}'s bridge.`;
    case 'garlicked':
      return `${who}'s Garlic Merchant drives ${the(news.robber)} away.`;
    case 'threw':
      return `${who} throws ${heap(news.boulders)} at ${the(news.hazard)}.`;
    case 'drivenOff':
      return `${who} drives ${the(news.robber)} off.`;
    case 'robbed':
      return `The ${card(news.robber)} takes ${the(news.traveller)} from ${who}'s ${SIDE[news.side]}.`;
    case 'goatWon':
      return `${the(news.goat).replace('the', 'The')} tramples ${who}'s bridge and goes back into the deck.`;
    case 'lostAPoint':
      return `${who} loses a point.`;
    case 'nothingToLose':
      return `${who} has no point to lose.`;
    case 'surrendered':
      return `${who} gives up upgrade ${news.upgrade} for markers.`;
    case 'tookPile':
      return `${who} takes ${news.from === news.seat ? 'the own' : `${name(news.from)}'s`} pile: ${heap(news.boulders)}.`;
    case 'drew':
      return `${who} draws ${heap(news.boulders)}${news.from === null ? '' : ` from ${name(news.from)}`}.`;
    case 'drewNoMore':
      return `${who} gets no more boulders: nobody has more.`;
    case 'tradedIn':
      return tradeSentence(news);
    case 'bought':
      return `${who} buys upgrade ${news.upgrade}.`;
    case 'gameEnded':
      return `${count(news.travellers, 'traveller')} should come, but the deck has ${news.deck}: the game is over.`;
  }
}

function placedSentence({ seat, place: n, boulders: thrown, over, clause }: Extract<News, { news: 'placed' }>): string {
  const start = `${name(seat)} throws ${boulders(thrown)} and takes ${place(n)} place`;
  if (over === null) return `${start}.`;
  return clause === 'TROPHY-2'
    ? `${start}, ahead of ${name(over)} with fewer boulders left.`
    : `${start}, ahead of ${name(over)} in clockwise order.`;
}

function tradeSentence({
  seat,
  food,
  tolls,
  boulders: stones,
  points: scored,
}: Extract<News, { news: 'tradedIn' }>): string {
  const used = [...food, ...tolls].map(card);
  if (countOf(stones) > 0) used.push(boulders(countOf(stones)));
  return `${name(seat)} cashes in ${and.format(used)} for ${points(scored)}.`;
}

// ── why not ──────────────────────────────────────────────────────────────────────────────

type Reasons = { readonly [clause in Clause]?: (fact: Refusal['fact'], view: View) => string };
const wrongMoment = (): string => 'That special traveller cannot be used at this moment.';
const REASONS: Reasons = {
  'TABLE-1': () => 'The game is over.',
  'TABLE-2': (_fact, view) => `It is for ${or.format(view.waiting.map(name))} to act.`,
  'TABLE-3': () => 'Something else is asked now.',
  'BID-2': (fact) => `You have only ${lot(num(fact, 'colour'), num(fact, 'have'))} under your bridge.`,
  'BID-5': () => 'Your hand is already begun: take it back first.',
  'JESTER-1': (fact) =>
    fact.special === undefined
      ? 'Mixing takes boulders of two colours at least.'
      : 'Only a Jester in hand allows a bid of several colours.',
  'JESTER-2': () => 'A mixed bid has two colours at least.',
  'SPECIAL-1': (fact) => `You have no ${card(num(fact, 'special'))} in hand.`,
  'SPECIAL-2': wrongMoment,
  'SPECIAL-3': wrongMoment,
  'SPECIAL-4': wrongMoment,
  'SPECIAL-5': wrongMoment,
  'SPECIAL-6': wrongMoment,
  'SPECIAL-7': wrongMoment,
  'SPECIAL-8': wrongMoment,
  'FORTUNE-1': (fact) =>
    fact.faceDown ? 'You have already seen the face-down card.' : 'There is no face-down card to look at.',
  'MASON-2': (fact) => `The supply has no ${COLOUR[num(fact, 'colour')]} boulders.`,
  'MESSENGER-2': (fact) => `${card(num(fact, 'royal'))}: no such royal is captive in your Food.`,
  'GARLIC-2': () => 'Garlic does not impress a Billy Goat.',
  'CLAIM-1': (fact) =>
    fact.traveller === null ? 'No such traveller is here.' : `No ${card(num(fact, 'traveller'))} is left to claim.`,
  'CLAIM-2': () => 'A claim may never be passed.',
  'CLAIM-4': () => 'The face-down card is gone.',
  'ROBBER-6': (fact) => `It takes exactly ${boulders(num(fact, 'need'))}; you offer ${num(fact, 'have')}.`,
  'ROBBER-7': (fact) => `Only a card worth ${num(fact, 'value')} can be lost here.`,
  'ROBBER-8': (fact) => `You have only ${lot(num(fact, 'colour'), num(fact, 'have'))} under your bridge.`,
  'GOAT-1': (fact) =>
    fact.have === undefined
      ? `The goat asks for ${num(fact, 'need')} boulders, all of different colours.`
      : `The goat asks for ${num(fact, 'need')} different colours; you have ${num(fact, 'have')}.`,
  'PILE-1': (fact) => `${name(num(fact, 'from'))}'s bridge has no pile to take.`,
  'DRAW-1': (fact) =>
    `There are ${lot(num(fact, 'colour'), num(fact, 'have'))}, and you draw ${num(fact, 'left')} more at most.`,
  'DRAW-2': (fact) =>
    `${name(num(fact, 'rival'))} has ${boulders(num(fact, 'have'))}; the richest rival has ${num(fact, 'most')}.`,
  'TRADE-1': (fact) =>
    fact.traveller === null
      ? 'There is no such card.'
      : `You have no other ${card(num(fact, 'traveller'))} there to lay out.`,
  'TRADE-2': () => 'An open troll needs a card from Food and one from Tolls.',
  'TRADE-3': (fact) =>
    fact.room === undefined
      ? 'One side alone takes boulders for the other: two for a point.'
      : fact.colour === undefined || num(fact, 'room') <= 0
        ? 'Boulders only make the lesser side equal to the greater one.'
        : `You can add ${boulders(Math.max(0, Math.min(num(fact, 'room'), num(fact, 'have'))))} of that colour at most.`,
  'TRADE-4': () => 'Only a closed troll may trade boulders.',
  'TRADE-7': () => 'Boulders are already laid out: no more cards can join them.',
  'TRADE-8': () => 'This would score nothing.',
  'TRADE-10': () => 'Boulders count in pairs: add one more.',
  'UPGRADE-1': (fact) =>
    fact.upgrade === null
      ? 'All upgrades are sold.'
      : `Upgrade ${num(fact, 'upgrade')} costs ${points(num(fact, 'upgrade'))}; you have ${num(fact, 'points')}.`,
  'UPGRADE-3': () => 'Cash in what is laid out first.',
};

const isClause = (tag: string): tag is Clause => tag in CLAUSES;
const refuse = ({ clause, fact }: Refusal, view: View): string =>
  isClause(clause) ? (REASONS[clause]?.(fact, view) ?? CLAUSES[clause]) : clause;

// ── the table in words ───────────────────────────────────────────────────────────────────

const pile = (side: 'food' | 'tolls', cards: readonly Card[]): string =>
  cards.length === 0 ? 'nothing' : cards.map((c) => `${TRAVELLER[c.id]} ${worthOn(side, c)}`).join(', ');

function describe(view: View, reader: Seat | null): string[] {
  const weather = view.weather === null ? '' : `, ${WEATHER[view.weather]}`;
  const lines = [`Turn ${view.turn}, ${name(view.active)} holds the die${weather}. Deck: ${view.deck}.`];
  if (view.faceDown !== null || view.company.length > 0) lines.push(`Travellers: ${company(view)}.`);
  lines.push(`Supply: ${heap(view.supply)}. Next upgrade: ${view.stack.at(-1) ?? 'none'}.`);
  for (const troll of view.trolls) lines.push(...describeTroll(troll, reader));
  return lines;
}

function company(view: View): string {
  const faceDown =
    view.faceDown === null
      ? []
      : view.faceDown.card === null
        ? ['a face-down card']
        : [`face-down ${TRAVELLER[view.faceDown.card.id]}`];
  const faceUp = view.company.map(
    (c) => TRAVELLER[c.id] + (c.food === null ? '' : ` (toll ${c.toll ?? '–'}, food ${c.food})`),
  );
  return [...faceDown, ...faceUp].join(', ');
}

function describeTroll(troll: Troll, reader: Seat | null): string[] {
  const state = troll.closed ? ', closed' : troll.place === null ? '' : `, ${place(troll.place)} place`;
  const bid = countOf(troll.bid) > 0 ? `; bid ${heap(troll.bid)}` : '';
  const hand =
    troll.hand === null ? count(troll.handCount, 'card') : troll.hand.map((c) => TRAVELLER[c.id]).join(', ') || 'empty';
  const upgrades = troll.upgrades === null ? String(troll.upgradeCount) : troll.upgrades.join(', ') || 'none';
  return [
    `${name(troll.seat)}${troll.seat === reader ? ' (you)' : ''}${state}: boulders ${heap(troll.boulders)}${bid}.`,
    `  Food ${troll.foodTotal}: ${pile('food', troll.food)}. Tolls ${troll.tollTotal}: ${pile('tolls', troll.tolls)}.`,
    `  Hand: ${hand}. Upgrades: ${upgrades}. Points: ${troll.points ?? 'hidden'}.`,
  ];
}

export const en: Words<Step, Action, News, View> = {
  prompt,
  label,
  narrate,
  refuse,
  describe,
  settings: {
    openScores: {
      name: 'Open scores',
      about: 'Points and upgrades of all trolls are shown throughout.',
      values: { false: 'hidden', true: 'open' },
    },
    returnedUpgrades: {
      name: 'Upgrades lost to goats',
      about: 'What becomes of an upgrade given up to a goat.',
      values: { false: 'leave the game', true: 'return to the stack' },
    },
  },
};
