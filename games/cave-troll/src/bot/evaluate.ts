import type { Seat } from '@trollmoot/kernel';
import { ARTIFACT_GOLD } from '../data/artifacts.ts';
import { NEIGHBOURS, type SpaceId } from '../data/board.ts';
import { ICONS, ICONS_TO_SCORE } from '../data/cards.ts';
import { IS_HERO, ORC, OWNER, PLACE, TROLL } from '../data/figures.ts';
import { boardOf } from '../rules/words.ts';
import type { State } from '../state.ts';
import { reachFrom } from './reach.ts';
import { goldAt, hasHeroes, heroesAt, hold, mostOfOthers, type Survey, survey } from './survey.ts';

type Listen = (term: string, value: number) => void;
/** Each seat's prospects in gold, added to term by term. */
type Totals = Float64Array;

// What a good player values, in gold. Found by playing sets of figures against each other; none of it is a rule.

const LAST_SCORING = 0.6; // of a room held now, early in the game; all of it when a deck is about to run out
const NEXT_SCORING = 0.5; // of a room held now, if the pile is nearly full
const SHAKY = 0.7; // of a room that opponents in adjacent spaces could take
const IDLE = 0.35; // of what a hero could reach that decides nothing where it stands
const HERO = 0.8; // being on the board at all
const MONSTER = 1;
const PREY = 0.5; // for an Orc, of the gold in its prey's room…
const SCENT = 0.15; // …or in an adjacent one
const DECK = 18; // cards to draw in a whole game
const APART = 7; // gold apart that makes one player e times likelier to win, at the start…
const APART_AT_LAST = 0.4; // …and the share of that at the end
const LAST_GOLD = 3; // [END-2] for the player who ends the game
const A_DRAW = 0.8; // what each card still to be drawn brings the player who draws it before the game ends…
const DRAW_APART = 0.5; // …and how much less certain it makes the end

/** An estimate of this seat's share in the win: the seats' prospects in gold, the better ones favoured. */
export function evaluate(s: State, seat: Seat, listen?: Listen): number {
  let least = DECK;
  for (let player = 0; player < s.seats; player++) least = Math.min(least, s.deck[player]!.length);
  const over = s.agenda.length === 0;
  const totals: Totals = new Float64Array(s.seats);
  for (let player = 0; player < s.seats; player++) totals[player] = s.gold[player]!;
  listen?.('gold', s.gold[seat]!);
  if (over) return shareOf(totals, seat, APART_AT_LAST);
  const all = survey(s);
  addProspects(s, all, totals, least, seat, listen);
  const apart = APART * (APART_AT_LAST + ((1 - APART_AT_LAST) * least) / DECK);
  return drawingOut(s, all, totals, seat, apart) ?? shareOf(totals, seat, apart);
}

/** The better a player's prospects beside the others', the larger the share. */
function shareOf(totals: Totals, seat: Seat, apart: number): number {
  let all = 0;
  for (let player = 0; player < totals.length; player++) all += Math.exp((totals[player]! - totals[seat]!) / apart);
  return 1 / all;
}

/**
 * [END-1] A player with as many actions as cards can end the game this turn, and does so if that is better for them than
 * playing on. Then this is the seat's share; null if the game goes on.
 */
function drawingOut(s: State, all: Survey, usual: Totals, seat: Seat, usualApart: number): number | null {
  const { player } = s;
  const draws = s.deck[player]!.length;
  if (draws > s.left) return null;
  const totals: Totals = new Float64Array(s.seats);
  for (let other = 0; other < s.seats; other++) totals[other] = s.gold[other]!;
  totals[player]! += LAST_GOLD + A_DRAW * draws;
  addScoring(s, all, totals);
  addArtifacts(s, totals, seat);
  const apart = APART_AT_LAST + DRAW_APART * draws;
  const mustEnd = draws === 0;
  if (!mustEnd && shareOf(totals, player, apart) < shareOf(usual, player, usualApart)) return null;
  return shareOf(totals, seat, apart);
}

/** What the board promises every seat; the listener hears what each term adds for this one. */
function addProspects(
  s: State,
  all: Survey,
  totals: Totals,
  least: number,
  seat: Seat,
  listen: Listen | undefined,
): void {
  let before = totals[seat]!;
  const added = (term: string): void => {
    listen?.(term, totals[seat]! - before);
    before = totals[seat]!;
  };
  addRooms(s, all, totals, scoringsWorth(s, least));
  added('rooms');
  addIdle(s, all, totals);
  added('heroes on their way');
  addFigures(s, all, totals);
  added('figures in play');
  addArtifacts(s, totals, seat);
  added('artifacts');
}

/** What holding a room now is worth, as a share of its gold, over the scorings still to come. */
function scoringsWorth(s: State, least: number): number {
  let icons = 0;
  for (const { card } of s.pile) icons += ICONS[card];
  const last = LAST_SCORING + (1 - LAST_SCORING) * (1 - least / DECK);
  return last + NEXT_SCORING * Math.min(1, (icons + 1) / ICONS_TO_SCORE) * Math.min(1, (3 * least) / DECK);
}

function addRooms(s: State, all: Survey, totals: Totals, share: number): void {
  for (const room of boardOf(s).rooms) {
    if (!hasHeroes(all, room)) continue;
    for (let player = 0; player < s.seats; player++) {
      const gold = hold(all, room, player);
      if (gold > 0) totals[player]! += gold * share * (isShaky(s, all, room, player) ? SHAKY : 1);
    }
  }
  if (s.idol !== null) totals[s.idol.player]! += boardOf(s).gold[s.idol.room]! * share;
}

/** [END-3] What the last scoring would pay now. */
function addScoring(s: State, all: Survey, totals: Totals): void {
  for (const room of boardOf(s).rooms) {
    if (!hasHeroes(all, room)) continue;
    for (let player = 0; player < s.seats; player++) totals[player]! += hold(all, room, player);
  }
  if (s.idol !== null) totals[s.idol.player]! += boardOf(s).gold[s.idol.room]!;
}

/** Could opponents in adjacent spaces take this room, or tie it? */
function isShaky(s: State, all: Survey, room: SpaceId, player: Seat): boolean {
  const lead = heroesAt(all, room, player) - mostOfOthers(all, room, player);
  let near = 0;
  for (const next of NEIGHBOURS[room]!)
    for (let other = 0; other < s.seats; other++) if (other !== player) near += heroesAt(all, next, other);
  return lead <= near;
}

/** Heroes that decide nothing where they stand are worth what they could do elsewhere. */
function addIdle(s: State, all: Survey, totals: Totals): void {
  const board = boardOf(s);
  for (let space = 0; space < board.spaces.length; space++) {
    if (!hasHeroes(all, space)) continue;
    for (let player = 0; player < s.seats; player++) {
      const heroes = heroesAt(all, space, player);
      if (heroes === 0) continue;
      const lead = heroes - mostOfOthers(all, space, player);
      const idle = board.isRoom[space] && lead > 0 ? Math.max(0, lead - 2) : heroes;
      if (idle > 0) totals[player]! += IDLE * idle * reachFrom(s, space);
    }
  }
}

function addFigures(s: State, all: Survey, totals: Totals): void {
  for (let figure = 0; figure < s.where.length; figure++) {
    const at = s.where[figure]!;
    if (at < 0) continue;
    const player = OWNER[figure]!;
    if (IS_HERO[figure]) totals[player]! += HERO;
    else if (PLACE[figure]! < TROLL)
      totals[player]! += MONSTER + (PLACE[figure] === ORC ? hunting(s, all, at, player) : 0);
  }
}

/** What an Orc or Grunt of this player can hope for where it stands. */
function hunting(s: State, all: Survey, at: SpaceId, player: Seat): number {
  if (mostOfOthers(all, at, player) > 0) return PREY * goldAt(all, at);
  let hope = 0;
  for (const next of NEIGHBOURS[at]!) if (mostOfOthers(all, next, player) > 0) hope += SCENT * boardOf(s).gold[next]!;
  return hope;
}

/** The seat's own artifact pays its printed gold if it is kept. Any other is unknown: count three, as most are. */
function addArtifacts(s: State, totals: Totals, seat: Seat): void {
  for (let player = 0; player < s.seats; player++) {
    const artifact = s.artifact[player]!;
    if (artifact !== null) totals[player]! += player === seat ? ARTIFACT_GOLD[artifact] : ARTIFACT_GOLD.helm;
  }
}
