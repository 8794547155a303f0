import { OMEN_SYMBOLS } from '../data/cave.ts';
import { SLOTH, SYMBOLS } from '../data/dragon.ts';
import { EQUIPMENT, TRACKS } from '../data/knight.ts';
import { TRIBES } from '../data/tiles.ts';
import { ALL_PIECES, PIECES } from '../pieces.ts';
import { placeIn } from '../queries/ground.ts';
import { CRYSTAL_TOKEN, DARK, EVENT_TOKEN, OGRE_TOKEN, type Space, TROLL_TOKEN, VAULT_TOKEN } from '../state.ts';
import type { SpaceView } from '../terrain/view.ts';
import type { View } from '../view.ts';
import { listOf, titleOf } from './lists.ts';
import { cellName, wallName } from './places.ts';
import { cellIn } from './shapes.ts';

const place = (view: View, space: Space): string => (space < 0 ? 'off the map' : `at ${cellName(cellIn(view, space))}`);
const titles = (names: readonly string[]): string => (names.length === 0 ? 'none' : listOf(names.map(titleOf)));
/** `2 movement, 1 bow`: what there is of these, by name. */
const counted = (numbers: readonly number[], names: readonly string[]): string =>
  numbers.flatMap((n, i) => (n > 0 ? [`${n} ${titleOf(names[i]!)}`] : [])).join(', ') || 'none';
const ifAny = (n: number, words: string): string => (n > 0 ? `, ${n} ${words}` : '');

/** The table in words, a line a thing. */
export const describe = (view: View): string[] => [
  describeTurn(view),
  ...describeKnight(view),
  ...describeGoblins(view),
  ...describeDragon(view),
  ...describeCave(view),
  ...describeThief(view),
  ...view.map.spaces.map((there) => describeSpace(view, there)),
];

function describeTurn({ outcome, round, turn, map }: View): string {
  if (outcome !== null)
    return outcome.winners.length === 0 ? 'All are lost.' : `The ${listOf(outcome.winners)} has won.`;
  const cave = map.collapsing
    ? 'the cave collapses'
    : `${map.left} tiles to place${map.top === null ? '' : `, the next with the ${TRIBES[map.top]} symbol`}`;
  const crystals = `${map.crystalsRevealed} Crystal tiles revealed, ${map.crystalsRemoved} removed`;
  return `Round ${round}, turn of the ${turn}; ${cave}; ${crystals}; ${map.supply} Treasure tokens in the supply.`;
}

function describeKnight(view: View): string[] {
  const { knight } = view;
  if (knight === null) return [];
  const { at, health, fullHealth, grit, movement, perception, strength, ready, crystals, crystalsNeeded } = knight;
  if (health === 0) return ['Knight: killed.'];
  const goal = crystalsNeeded === null ? '' : `, ${crystals} of ${crystalsNeeded} Crystals`;
  const cubes = `${ready} ready, ${counted(knight.tracks, TRACKS)}; gear ${counted(knight.gear, EQUIPMENT)}`;
  const lost = `${ifAny(knight.poisoned, 'poisoned')}${ifAny(knight.discarded, 'discarded')}`;
  const lines = [
    `Knight ${place(view, at)}: Health ${health} of ${fullHealth}, Grit ${grit}, Movement ${movement}, Perception ${perception}, Strength ${strength}${goal}.`,
    `Her cubes: ${cubes}${lost}. Bombs left: ${knight.bombs}.`,
    `Her Treasures: ${titles(knight.faceUp)} face up, ${knight.faceDown} face down${knight.hers === null || knight.hers.length === 0 ? '' : ` (${titles(knight.hers)})`}.`,
  ];
  if (view.turn === 'knight')
    lines.push(`This turn: ${knight.steps} steps, ${knight.encounters} Encounters; ${knight.entered} spaces entered.`);
  if (knight.offered !== null) lines.push(`She is offered ${titleOf(knight.offered)}.`);
  const quests = knight.sidequests === null ? `${knight.sidequestsHeld} held` : titles(knight.sidequests);
  lines.push(`Sidequests: ${quests}. Cards left: ${knight.events} Events, ${knight.treasureDeck} Treasures.`);
  if (knight.nextEvents !== null) lines.push(`Next Events: ${titles(knight.nextEvents)}.`);
  if (knight.nextTreasures !== null) lines.push(`Next Treasures: ${titles(knight.nextTreasures)}.`);
  return lines;
}

function describeGoblins(view: View): string[] {
  const { goblins } = view;
  if (goblins === null) return [];
  const hand = goblins.secrets === null ? `${goblins.secretsHeld} Secrets` : `Secrets ${titles(goblins.secrets)}`;
  const war = goblins.war === null ? '' : `, War card ${titleOf(goblins.war)}`;
  const smashed = view.knight === null && view.dragon === null ? `, ${goblins.crystals} Crystals smashed` : '';
  const lines = [`Goblins: Rage ${goblins.rage}${war}, ${hand}, face up ${titles(goblins.faceUp)}${smashed}.`];
  for (const [i, tribe] of goblins.tribes.entries()) {
    const where =
      tribe.at >= 0 ? place(view, tribe.at) : tribe.lurking >= 0 ? `lurking at ${cellName(tribe.lurking)}` : 'hidden';
    lines.push(
      `${titleOf(TRIBES[i]!)} ${where}: Population ${tribe.population}, Strength ${tribe.strength}, Perception ${tribe.perception}, Monsters ${titles(tribe.monsters)}.`,
    );
  }
  if (goblins.drawn.length > 0) lines.push(`Drawn: ${titles(goblins.drawn)}.`);
  if (goblins.hex > 0) lines.push(`A Hex takes ${goblins.hex} from the Thief's Stealth.`);
  return lines;
}

function describeDragon(view: View): string[] {
  const { dragon } = view;
  if (dragon === null) return [];
  const { at, surfaced, awake, health, armor, spirit, wakefulness, needed } = dragon;
  const how = surfaced ? 'surfaced' : awake ? 'awake, underground' : 'asleep, underground';
  const hand = dragon.hand === null ? `${dragon.cards} Power cards` : `Power cards: ${counted(dragon.hand, SYMBOLS)}`;
  const gems = dragon.gems.map(
    (gem, i) => `${SYMBOLS[i]} ${gem >= 0 ? place(view, gem) : gem === -1 ? 'with him' : 'with the Thief'}`,
  );
  return [
    `Dragon ${place(view, at)}, ${how}: Health ${health}, Armor ${armor}, Spirit ${spirit}, Wakefulness ${wakefulness} of ${needed}, eaten ${dragon.eaten}, ${dragon.treasures} Treasure.`,
    `Sloth: ${counted(dragon.sloth, SLOTH)}. ${hand}${dragon.shriek ? '; Shriek ready' : ''}.`,
    `Gems: ${gems.join(', ')}.`,
  ];
}

function describeCave({ cave }: View): string[] {
  if (cave === null) return [];
  const hand = cave.hand === null ? `${cave.tiles} tiles in hand` : `tiles ${cave.hand.join(' ')}`;
  const hatred = cave.hatred > 0 ? `, ${cave.hatred} Hatred` : '';
  return [`Cave: ${hand}, Omens ${counted(cave.omens, OMEN_SYMBOLS)} (${cave.bag} in the bag)${hatred}.`];
}

function describeThief(view: View): string[] {
  const { thief } = view;
  if (thief === null) return [];
  const { at, movement, stealth, thievery, cubes, carried, stashed, needed, lootDrop, upgrades } = thief;
  return [
    `Thief ${place(view, at)}: Movement ${movement}, Stealth ${stealth}, Thievery ${thievery}, ${cubes} cubes, Loot Drop ${lootDrop}; carries ${carried}, stashed ${stashed} of ${needed}.`,
    `His upgrades: ${titles(upgrades)}.`,
  ];
}

const TOKENS: readonly (readonly [number, string])[] = [
  [CRYSTAL_TOKEN, 'Crystal'],
  [VAULT_TOKEN, 'Vault'],
  [EVENT_TOKEN, 'Event'],
  [OGRE_TOKEN, 'Ogre'],
  [TROLL_TOKEN, 'Troll'],
];

/** A tile, what lies on it and who stands on it. */
function describeSpace(view: View, there: SpaceView): string {
  const known = there.kind === null ? '' : titleOf(there.kind);
  const tile =
    there.terrain !== null
      ? `${titleOf(there.terrain)}${there.walls === 0 ? '' : ' bridge'}`
      : there.light === DARK
        ? `Dark (${TRIBES[there.mark ?? 0]}${known === '' ? '' : `; ${known}`})`
        : `${known}, ${there.walls === 0 ? 'open' : `walls ${wallName(there.walls)}`}`;
  const tokens = TOKENS.flatMap(([bit, name]) => ((there.tokens & bit) !== 0 ? [name] : []));
  if (there.treasures > 0) tokens.push(there.treasures === 1 ? 'Treasure' : `${there.treasures} Treasures`);
  for (const [i, gem] of (view.dragon?.gems ?? []).entries()) if (gem === there.space) tokens.push(`${SYMBOLS[i]} Gem`);
  if (view.map.flameWall === there.space) tokens.push('Flame Wall');
  const pieces = ALL_PIECES.filter((piece) => placeIn(view, piece) === there.space).map((piece) => PIECES[piece]);
  const lies = tokens.length === 0 ? '' : `; ${listOf(tokens)}`;
  return `${cellName(there.cell)}: ${tile}${lies}${pieces.length === 0 ? '' : `; ${listOf(pieces)} here`}`;
}
