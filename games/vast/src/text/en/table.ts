import { OMEN_SYMBOLS } from '../../data/cave.ts';
import { SLOTH } from '../../data/dragon.ts';
import type { MonsterName, WarName } from '../../data/goblins.ts';
import type { EventName, TreasureName } from '../../data/knight.ts';
import { DARK } from '../../data/places.ts';
import { TRIBES, wallsOf } from '../../data/tiles.ts';
import type { GoalPart } from '../../queries/goals.ts';
import type { View } from '../../view.ts';
import type { Aside, TableWords } from '../describe.ts';
import { isMiddle } from '../places.ts';
import { faceIn, questsIn, slotsIn, symbolsIn, tally } from '../printed.ts';
import { listOf, piece, role, several, short, shortCell, tile, walls } from './grammar.ts';
import { names } from './names.ts';

/** The table in words, line by line. */

const titles = (cards: readonly string[], of: { readonly [card: string]: { readonly title: string } }): string =>
  cards.length === 0 ? 'none' : listOf(cards.map((card) => of[card]!.title));
/** '2 Movement, 1 Bow': what there is of these. */
const counted = (numbers: readonly number[], of: readonly string[]): string => tally(numbers, of).join(', ') || 'none';
const at = (view: View, space: number): string => (space < 0 ? 'off the map' : `on the ${short(view, space)}`);

const SLOTS = slotsIn(names);
const POWER_SYMBOLS = symbolsIn(names);
const SLOTHS = SLOTH.map((name) => names.sloth[name].title);
const OMENS = OMEN_SYMBOLS.map((symbol) => names.omenSymbols[symbol]);

/** Headings of lists. */
const ASIDE: { readonly [heading in Aside]: string } = {
  variants: 'Variant cards',
  treasuresOut: 'Treasures out of the game',
  activated: 'Tribes activated this turn',
  secretsGone: 'Discarded Secrets',
  monstersGone: 'Discarded Monsters',
  wokenBy: 'Woken this turn with',
  powersGone: 'Discarded Power cards',
  gemsSpent: 'Gems spent this turn',
  omenCosts: 'Omens needed now',
};
/** What a role still needs to do. */
const TODO: { readonly [what in GoalPart['what']]: (left: number) => string } = {
  dragonHealth: (left) => `take ${left} Health from the Dragon`,
  knightHealth: (left) => `take ${left} Health from the Knight`,
  crystals: (left) => `collect ${several(left, 'more Crystal')}`,
  entrance: (left) => `reach the Entrance (${several(left, 'space')} away)`,
  wakefulness: (left) => `gain ${left} Wakefulness`,
  surfacing: () => 'surface on a Crystal tile',
  tilesToPlace: (left) => `see ${several(left, 'tile')} placed`,
  crystalTiles: (left) => `see ${several(left, 'Crystal tile')} fall`,
  hatred: (left) => `shed ${several(left, 'Hatred token')}`,
  stash: (left) => `stash ${several(left, 'token')}`,
};
/** Sidequests with what they ask for and pay. */
const quests = (cards: readonly string[]): string =>
  cards.length === 0 ? 'none' : questsIn(names, cards, (grit) => `${grit} Grit`).join('. ');

/** 'Event (open, Fangs)'. */
function tileInHand(name: string): string {
  const [kind, shape, mark] = faceIn(names, name)!;
  return `${kind} (${shape}, ${mark})`;
}

export const table: TableWords = {
  names,
  aside: (heading, things) => `${ASIDE[heading]}: ${things.join(', ')}.`,
  goal: (who, parts) =>
    `${names.roles[who].title} still ${who === 'goblins' ? 'need' : 'needs'} to ${listOf(parts.map(({ what, left }) => TODO[what](left)))}.`,
  outcome: (winners) =>
    winners.length === 0
      ? 'The game is over: everyone loses.'
      : `The game is over: ${listOf(winners.map(role))} ${winners.length > 1 || winners[0] === 'goblins' ? 'have' : 'has'} won.`,
  round: ({ round, turn }) => `Round ${round}: the ${names.roles[turn].title}${turn === 'goblins' ? '’' : '’s'} turn.`,
  cave({ map }) {
    const next = map.top === null ? '' : `, the next with the mark of the ${names.tribes[TRIBES[map.top]!].title}`;
    const grows = map.collapsing ? 'The cave collapses' : `${several(map.left, 'tile')} still to place${next}`;
    return `${grows}. Crystal tiles: ${map.crystalsRevealed} revealed, ${map.crystalsRemoved} gone. ${several(map.supply, 'Treasure token')} in the supply.`;
  },
  knightDead: 'Knight: fallen.',
  knight: ({ at: space, health, fullHealth, grit, movement, perception, strength, crystals, crystalsNeeded }, view) =>
    `Knight ${at(view, space)}: Health ${health} of ${fullHealth}, Grit ${grit}, Movement ${movement}, Perception ${perception}, Strength ${strength}${crystalsNeeded === null ? '' : `, ${crystals} of ${crystalsNeeded} Crystals`}.`,
  cubes({ ready, tracks, gear, treasureCubes, poisoned, discarded, spent, bombs }) {
    const lost = `${poisoned > 0 ? `, ${poisoned} poisoned` : ''}${discarded > 0 ? `, ${discarded} discarded` : ''}${spent > 0 ? `, ${spent} set aside` : ''}`;
    const placed = counted([...tracks, ...gear, ...treasureCubes], SLOTS);
    return `Her cubes: ${ready} unplaced${lost}. Placed: ${placed}. ${several(bombs, 'Bomb token')} left.`;
  },
  treasures: ({ faceUp, faceDown, hers }) =>
    `Her Treasures: ${titles(faceUp, names.treasures)} face up, ${faceDown} face down${hers === null || hers.length === 0 ? '' : ` (${titles(hers, names.treasures)})`}.`,
  herTurn: ({ steps, encounters, entered, movement, perception }) =>
    `This turn: ${steps} of ${several(movement, 'step')}, ${encounters} of ${several(perception, 'Encounter')}, ${several(entered, 'space')} entered.`,
  offered: (card) => `She is offered the ${names.treasures[card as TreasureName].title}.`,
  sidequests: ({ sidequests, sidequestsHeld }) =>
    `Sidequests: ${sidequests === null ? `${sidequestsHeld} held` : quests(sidequests)}.`,
  decks: ({ events, treasureDeck }) => `Decks: ${several(events, 'Event')}, ${several(treasureDeck, 'Treasure')}.`,
  nextEvents: (cards) =>
    `Next Events: ${cards.map((card) => names.events[card as EventName].title.replace(/ ?!$/, '')).join(', ')}.`,
  nextTreasures: (cards) => `Next Treasures: ${titles(cards, names.treasures)}.`,
  goblins({ rage, war, secrets, secretsHeld, faceUp, crystals }, view) {
    const card = war === null ? '' : `, War card ${names.wars[war as WarName].title}`;
    const hand = secrets === null ? several(secretsHeld, 'Secret') : `Secrets: ${titles(secrets, names.secrets)}`;
    const smashed = view.knight === null && view.dragon === null ? ` ${several(crystals, 'Crystal')} smashed.` : '';
    return `Goblins: Rage ${rage}${card}. ${hand}. Face up: ${titles(faceUp, names.secrets)}.${smashed}`;
  },
  tribe(name, { at: space, lurking, population, strength, perception, monsters }, view) {
    const where = space >= 0 ? at(view, space) : lurking >= 0 ? `lurking at ${shortCell(lurking)}` : 'hidden';
    return `${names.tribes[name].title} ${where}: Population ${population}, Strength ${strength}, Perception ${perception}, Monsters: ${titles(monsters, names.monsters)}.`;
  },
  drawn: (cards) =>
    `Drawn: ${listOf(cards.map((card) => (names.wars[card as WarName] ?? names.monsters[card as MonsterName]).title))}.`,
  hexed: (by) => `A Hex takes ${by} from the Thief’s Stealth.`,
  dragon({ at: space, surfaced, awake, health, armor, spirit, wakefulness, needed, eaten, treasures }, view) {
    const how = surfaced ? 'on the surface' : awake ? 'awake underground' : 'asleep underground';
    return `Dragon ${at(view, space)}, ${how}: Health ${health}, Armor ${armor}, Spirit ${spirit}, Wakefulness ${wakefulness} of ${needed}, ${eaten} eaten, ${several(treasures, 'Treasure token')}.`;
  },
  powers({ sloth, hand, cards, shriek }) {
    const held = hand === null ? several(cards, 'Power card') : `Power cards: ${counted(hand, POWER_SYMBOLS)}`;
    return `Sloth: ${counted(sloth, SLOTHS)}. ${held}.${shriek ? ' He has the Shriek token.' : ''}`;
  },
  gems: (gems, view) =>
    `Gems: ${gems.map((gem, i) => `${POWER_SYMBOLS[i]} ${gem >= 0 ? at(view, gem) : gem === -1 ? 'with him' : 'with the Thief'}`).join(', ')}.`,
  omens: ({ omens, bag, hatred }) =>
    `Cave: Omens: ${counted(omens, OMENS)}. ${bag} in the bag.${hatred > 0 ? ` ${several(hatred, 'Hatred token')} left.` : ''}`,
  hand: ({ hand, tiles }) =>
    hand === null ? `Its hand: ${several(tiles, 'tile')}.` : `Its hand: ${hand.map(tileInHand).join(', ') || 'none'}.`,
  thief: ({ at: space, movement, stealth, thievery, cubes }, view) =>
    `Thief ${at(view, space)}: Movement ${movement}, Stealth ${stealth}, Thievery ${thievery}, ${several(cubes, 'cube')}.`,
  loot: ({ carried, stashed, needed, lootDrop }) =>
    `He carries ${several(carried, 'token')} and has stashed ${stashed} of ${needed}. Loot Drop ${lootDrop}.`,
  upgrades: ({ upgrades }) => `His upgrades: ${titles(upgrades, names.upgrades)}.`,
  space({ cell, light, mark, kind, terrain, walls: sides }, { tokens, gems, edges, pieces }) {
    const known = kind === null ? '' : `, underneath: ${names.kinds[kind].title}`;
    const ground =
      terrain !== null
        ? `${names.terrain[terrain].title}${sides.length === 0 ? '' : ', bridge'}`
        : light === DARK
          ? `Dark, mark of the ${names.tribes[TRIBES[mark ?? 0]!].title}${known}`
          : `${tile(kind!)}, ${walls(wallsOf(sides))}`;
    const things = [
      ...tokens.map(([name, n]) => (n === 1 ? names.tokens[name].title : `${n} ${names.tokens[name].title}s`)),
      ...gems.map((gem) => names.gems[gem]),
      ...edges.map(([name, side]) => `${names.tokens[name].title} (${side})`),
      ...pieces.map(piece),
    ];
    return `${isMiddle(cell) ? '' : `${shortCell(cell)}: `}${ground}${things.length === 0 ? '' : `. Here: ${listOf(things)}`}.`;
  },
};
