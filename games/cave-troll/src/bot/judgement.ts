import type { Judgement, Seat } from '@trollmoot/kernel';
import { ARTIFACT_GOLD } from '../data/artifacts.ts';
import { NEIGHBOURS } from '../data/board.ts';
import { ICONS, ICONS_TO_SCORE } from '../data/cards.ts';
import { CHEST, IS_HERO, ORC, OWNER, PLACE, TROLL } from '../data/figures.ts';
import { boardOf } from '../rules/words.ts';
import type { State } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { reachFrom } from './reach.ts';
import { goldAt, hasHeroes, heroesAt, mostOfOthers, survey } from './survey.ts';
import { WEIGHTS } from './weights.ts';

const DECK = 18; // cards to draw in a whole game
const LEAST = 1e-4; // of an estimate, so that it has a logarithm

const LOOKS = [
  'estimate',
  'gold',
  'rooms held',
  'rooms held, as icons fill the pile',
  'rooms held by one hero',
  'rooms a rival can reach',
  'rooms tied',
  'heroes on the way',
  'heroes',
  'heroes on stairs',
  'monsters',
  'Orcs at their prey',
  'artifact',
  'artifacts played',
  'cards left to draw',
  'characters to come',
  'on turn',
  'actions left',
  'next on turn',
  'can draw out',
] as const;

export const judgement: Judgement<State> = {
  looks: LOOKS,
  weights: WEIGHTS,
  sides: (s) => s.seats,
  progress: (s) => 1 - shortestDeck(s) / DECK,
  turn: (s) => s.turn,
  look(s, viewer, side, into, at) {
    const board = boardOf(s);
    const all = survey(s);
    let [held, single, shaky, tied, idle] = [0, 0, 0, 0, 0];
    for (let space = 0; space < board.spaces.length; space++) {
      if (!hasHeroes(all, space)) continue;
      const heroes = heroesAt(all, space, side);
      if (heroes === 0) continue;
      const rivals = mostOfOthers(all, space, side);
      const lead = heroes - rivals;
      if (board.isRoom[space]) {
        const gold = goldAt(all, space);
        if (lead > 0) {
          held += gold;
          if (lead === 1) single += gold;
          if (lead <= rivalsNear(s, all, space, side)) shaky += gold;
        } else if (lead === 0) tied += gold;
      }
      idle += reachFrom(s, space) * (board.isRoom[space] && lead > 0 ? Math.max(0, lead - 2) : heroes);
    }
    if (s.idol?.player === side) held += board.gold[s.idol.room]!;
    let [heroes, outside, monsters, hunting, tray] = [0, 0, 0, 0, 0];
    for (let figure = 0; figure < s.where.length; figure++) {
      if (OWNER[figure] !== side) continue;
      const space = s.where[figure]!;
      const place = PLACE[figure]!;
      if (space < 0) {
        if (place < TROLL && place !== CHEST) tray++;
      } else if (IS_HERO[figure]) {
        heroes++;
        if (!board.isRoom[space]) outside++;
      } else if (place < TROLL) {
        monsters++;
        if (place === ORC && mostOfOthers(all, space, side) > 0) hunting += goldAt(all, space);
      }
    }
    let icons = 0;
    for (const { card } of s.pile) icons += ICONS[card];
    const artifact = s.artifact[side]!;
    const isOnTurn = s.player === side;
    const draws = s.deck[side]!.length;
    into[at] = Math.log(Math.max(LEAST, evaluate(s, side)));
    into[at + 1] = s.gold[side]! / 10;
    into[at + 2] = held / 10;
    into[at + 3] = (held * Math.min(1, icons / ICONS_TO_SCORE)) / 10;
    into[at + 4] = single / 10;
    into[at + 5] = shaky / 10;
    into[at + 6] = tied / 10;
    into[at + 7] = idle / 10;
    into[at + 8] = heroes;
    into[at + 9] = outside;
    into[at + 10] = monsters;
    into[at + 11] = hunting / 10;
    into[at + 12] = artifact === null ? 0 : (side === viewer ? ARTIFACT_GOLD[artifact] : ARTIFACT_GOLD.helm) / 10;
    into[at + 13] = artifactsPlayed(s, side);
    into[at + 14] = draws / DECK;
    into[at + 15] = tray / 10;
    into[at + 16] = isOnTurn ? 1 : 0;
    into[at + 17] = isOnTurn ? s.left : 0;
    into[at + 18] = (s.player + 1) % s.seats === side ? 1 : 0;
    into[at + 19] = isOnTurn && draws <= s.left ? 1 : 0;
  },
};

function shortestDeck(s: State): number {
  let least = DECK;
  for (let player = 0; player < s.seats; player++) least = Math.min(least, s.deck[player]!.length);
  return least;
}

/** Rivals' heroes in adjacent spaces. */
function rivalsNear(s: State, all: ReturnType<typeof survey>, room: number, side: Seat): number {
  let near = 0;
  for (const next of NEIGHBOURS[room]!)
    for (let other = 0; other < s.seats; other++) if (other !== side) near += heroesAt(all, next, other);
  return near;
}

function artifactsPlayed(s: State, side: Seat): number {
  let played = 0;
  for (const { player } of s.spent) if (player === side) played++;
  return played;
}
