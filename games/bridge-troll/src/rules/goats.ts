import { type Act, type Decision, plan, type Seat, shuffle, tell } from '@trollmoot/kernel';
import type { Contents } from '../contents.ts';
import { POINT_LOST_TO_A_GOAT } from '../data/printed.ts';
import { COLOURS_ASKED, type Traveller } from '../data/travellers.ts';
import type { Hidden, State } from '../state.ts';
import { throwAt } from './pelting.ts';
import { FACING_A_HAZARD, isUseSpecial, offerSpecials, useSpecial, whySpecial } from './specials.ts';
import { askAgain, type Bar, coloursUnder, plus, refuse } from './words.ts';

type GoatAct = Contents['goat']['act'];
const FIGHT: GoatAct = { do: 'fight' };
const GIVE_WAY: GoatAct = { do: 'giveWay' };

/** Without a choice, it happens at once. */
export function meetGoat(s: State, seat: Seat, goat: Traveller): void {
  if (goatOptions(s, seat, goat).length === 1) giveWay(s, seat, goat);
  else plan(s, { step: 'goat', seat, goat });
}

function goatOptions(s: State, seat: Seat, goat: Traveller): GoatAct[] {
  const acts: GoatAct[] = [];
  if (barFight(s, seat, goat) === null) acts.push(FIGHT);
  acts.push(GIVE_WAY);
  offerSpecials(s, seat, FACING_A_HAZARD, acts);
  return acts;
}

/** [GOAT-1] As many boulders as it asks for, each of a different colour. */
function barFight(s: State, seat: Seat, goat: Traveller): Bar {
  const need = COLOURS_ASKED[goat]!;
  const have = coloursUnder(s, seat);
  return have >= need ? null : refuse('GOAT-1', { need, have });
}

/** Pelt it, or let it trample the bridge. [GARLIC-2] Garlic does not help. */
export const goat: Decision<State, Contents['goat']['at'], GoatAct> = {
  who: (_s, { seat }) => seat,
  options: (s, { seat, goat }) => goatOptions(s, seat, goat),
  take(s, { seat, goat }, act) {
    if (isUseSpecial(act)) {
      askAgain(s, { step: 'goat', seat, goat });
      useSpecial(s, seat, act);
    } else if (act.do === 'fight') throwAt(s, seat, goat, COLOURS_ASKED[goat]!, []);
    else giveWay(s, seat, goat);
  },
  why: (s, { goat }, wish, seat) =>
    whySpecial(s, seat, wish, FACING_A_HAZARD, 'SPECIAL-6') ?? whyGoat(s, seat, goat, wish),
};

function whyGoat(s: State, seat: Seat, goat: Traveller, wish: Act): Bar {
  if (wish.do === 'garlic') return refuse('GARLIC-2', { goat });
  return wish.do === 'fight' ? barFight(s, seat, goat) : null;
}

/** [GOAT-2] It costs a point, and the goat comes back another day. */
function giveWay(s: State, seat: Seat, goat: Traveller): void {
  tell(s, { news: 'goatWon', seat, goat, clause: 'GOAT-2' });
  s.deck = shuffle(s, plus(s.deck, goat).slice()); // [GOAT-6]
  ruleOut(s, goat);
  if (s.points[seat]! > 0) payPoint(s, seat);
  else if (s.upgrades[seat]!.length === 0)
    tell(s, { news: 'nothingToLose', seat, clause: 'GOAT-5' }); // [GOAT-5]
  else if (s.upgrades[seat]!.length === 1) surrenderUpgrade(s, seat, s.upgrades[seat]![0]!);
  else plan(s, { step: 'surrender', seat });
}

/** [HIDDEN-4] Everyone saw this goat go into the deck, so no card that was face-down before can be it. */
function ruleOut(s: State, goat: Traveller): void {
  const seen = (card: Hidden): Hidden => ({ ...card, ruledOut: card.ruledOut | (1 << goat) });
  if (s.faceDown !== null) s.faceDown = seen(s.faceDown);
  if (s.drivenAway.length > 0) s.drivenAway = s.drivenAway.map(seen);
}

function payPoint(s: State, seat: Seat): void {
  s.points[seat]! -= POINT_LOST_TO_A_GOAT;
  tell(s, { news: 'lostAPoint', seat, clause: 'GOAT-2' });
}

/** [GOAT-3] The owner chooses which one. */
export const surrender: Decision<State, Contents['surrender']['at'], Contents['surrender']['act']> = {
  who: (_s, { seat }) => seat,
  options: (s, { seat }) => s.upgrades[seat]!.map((upgrade) => ({ do: 'surrender', upgrade })),
  take: (s, { seat }, { upgrade }) => surrenderUpgrade(s, seat, upgrade),
};

/** [GOAT-3] Markers for its number, less the point; [GOAT-4] the upgrade is gone, or [SETTING-2] for sale again. */
function surrenderUpgrade(s: State, seat: Seat, upgrade: number): void {
  s.upgrades[seat] = s.upgrades[seat]!.filter((owned) => owned !== upgrade);
  if (s.settings.returnedUpgrades) s.stack = [...s.stack, upgrade];
  s.points[seat]! += upgrade;
  tell(s, { news: 'surrendered', seat, upgrade, clause: s.settings.returnedUpgrades ? 'SETTING-2' : 'GOAT-4' });
  payPoint(s, seat);
}
