import { below, newPosition, type Position, type Seat, seeded } from '@trollmoot/kernel';
import type { Action, News, Step } from './contents.ts';
import { type DragonFace, GROTTO_DICE, type GrottoFace, TREASURE_DICE } from './data/dice.ts';
import { DIAMONDS, NUGGETS } from './data/treasure.ts';
import type { GameSettings } from './settings.ts';

/** What changes in play. Nothing in it is hidden except how the dice will fall. */
export interface State extends Position<Step, Action, News> {
  readonly settings: GameSettings;
  grotto: number; // diamonds still in the Grotto
  cavern: number; // nuggets still in the Cavern
  hand: number; // diamonds in the Troll Hand
  packDiamonds: number[]; // by seat
  packNuggets: number[]; // by seat
  quiet: number; // turns since treasure last left a place

  adventurer: Seat; // whose turn it is
  riskDiamonds: number; // beside the adventurer's pack
  riskNuggets: number;
  white: (GrottoFace | null)[]; // what the Grotto dice show; null: not yet rolled this turn
  free: boolean[]; // by white die: may it be rolled?
  held: boolean[]; // by white die: is it held back from the next roll?

  gold: (number | null)[]; // what the Treasure dice show; null: not yet rolled in this duel
  red: (DragonFace | null)[]; // what the Dragon dice A and B show; one that shows the Dragon is set aside
  throws: number; // gold rolls in this duel
  rouses: number; // red rolls in this duel
  opened: boolean; // may the dragon players roll?

  droppedDiamonds: number; // what the dragon players have yet to share
  droppedNuggets: number;
}

/** [SETUP-1] Full places, empty packs, an empty Hand; [SETUP-3] a random player starts. */
export function newState(settings: GameSettings, seats: number, seed: string): State {
  const s: State = {
    ...newPosition(seeded(seed)),
    settings,
    grotto: DIAMONDS,
    cavern: NUGGETS,
    hand: 0,
    packDiamonds: new Array<number>(seats).fill(0),
    packNuggets: new Array<number>(seats).fill(0),
    quiet: 0,
    adventurer: 0,
    riskDiamonds: 0,
    riskNuggets: 0,
    white: new Array<null>(GROTTO_DICE).fill(null),
    free: new Array<boolean>(GROTTO_DICE).fill(true),
    held: new Array<boolean>(GROTTO_DICE).fill(false),
    gold: new Array<null>(TREASURE_DICE).fill(null),
    red: [null, null],
    throws: 0,
    rouses: 0,
    opened: false,
    droppedDiamonds: 0,
    droppedNuggets: 0,
  };
  s.adventurer = below(s, seats);
  s.agenda.push({ step: 'turn' });
  return s;
}

/** Steps and settings never change, so copies share them. A copy records no news. */
export const clone = (s: State): State => ({
  agenda: s.agenda.slice(),
  sealed: s.sealed.slice(),
  rng: s.rng.slice(),
  ply: s.ply,
  noReturn: s.noReturn,
  last: s.last,
  news: null,
  settings: s.settings,
  grotto: s.grotto,
  cavern: s.cavern,
  hand: s.hand,
  packDiamonds: s.packDiamonds.slice(),
  packNuggets: s.packNuggets.slice(),
  quiet: s.quiet,
  adventurer: s.adventurer,
  riskDiamonds: s.riskDiamonds,
  riskNuggets: s.riskNuggets,
  white: s.white.slice(),
  free: s.free.slice(),
  held: s.held.slice(),
  gold: s.gold.slice(),
  red: s.red.slice(),
  throws: s.throws,
  rouses: s.rouses,
  opened: s.opened,
  droppedDiamonds: s.droppedDiamonds,
  droppedNuggets: s.droppedNuggets,
});
