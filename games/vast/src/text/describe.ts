import { TRIBES } from '../data/tiles.ts';
import type { View } from '../view.ts';
import { cellName } from './places.ts';
import { cellIn } from './shapes.ts';

const place = (view: View, space: number): string =>
  space < 0 ? 'off the map' : `at ${cellName(cellIn(view, space))}`;

/** The table in words, a line a thing. */
export function describe(view: View): string[] {
  const { map, knight, goblins, dragon, cave, thief } = view;
  const lines = [
    `Round ${view.round}, turn of the ${view.turn}; ${map.collapsing ? 'the cave collapses' : `${map.left} tiles to place`}; ${map.crystalsRemoved} Crystal tiles removed.`,
  ];
  if (knight !== null)
    lines.push(
      `Knight ${place(view, knight.at)}: Health ${knight.health}, Grit ${knight.grit}, Movement ${knight.movement}, Perception ${knight.perception}, Strength ${knight.strength}, ${knight.crystals} Crystals.`,
    );
  if (goblins !== null)
    lines.push(
      `Goblins: Rage ${goblins.rage}; ${goblins.tribes.map((tribe, i) => `${TRIBES[i]} ${place(view, tribe.at)} (Population ${tribe.population}, Strength ${tribe.strength})`).join('; ')}; ${goblins.secretsHeld} Secrets.`,
    );
  if (dragon !== null)
    lines.push(
      `Dragon ${place(view, dragon.at)}${dragon.surfaced ? ', surfaced' : ''}: Health ${dragon.health}, Wakefulness ${dragon.wakefulness} of ${dragon.needed}, Armor ${dragon.armor}, Spirit ${dragon.spirit}, ${dragon.cards} cards.`,
    );
  if (cave !== null) lines.push(`Cave: ${cave.tiles} tiles in hand, Omens ${cave.omens.join(' ')}.`);
  if (thief !== null)
    lines.push(
      `Thief ${place(view, thief.at)}: Movement ${thief.movement}, Stealth ${thief.stealth}, Thievery ${thief.thievery}, carries ${thief.carried}, stashed ${thief.stashed} of ${thief.needed}.`,
    );
  for (const there of map.spaces) {
    const dark = there.light === 0 ? `Dark (${TRIBES[there.mark ?? 0]})` : (there.kind ?? 'terrain');
    lines.push(`${cellName(there.cell)}: ${dark}${there.treasures > 0 ? `, ${there.treasures} Treasure` : ''}`);
  }
  return lines;
}
