import { OMEN_SYMBOLS } from '../../data/cave.ts';
import { SLOTH } from '../../data/dragon.ts';
import type { MonsterName, WarName } from '../../data/goblins.ts';
import type { EventName, TreasureName } from '../../data/knight.ts';
import { TRIBES } from '../../data/tiles.ts';
import { DARK } from '../../state.ts';
import type { View } from '../../view.ts';
import type { TableWords } from '../describe.ts';
import { isMiddle } from '../places.ts';
import { faceIn, slotsIn, symbolsIn, tally } from '../printed.ts';
import { listOf, piece, role, roleGen, several, short, shortCell, tileName, walls } from './grammar.ts';
import { names } from './names.ts';

/** Der Tisch in Worten, Zeile für Zeile. */

const titles = (cards: readonly string[], of: { readonly [card: string]: { readonly title: string } }): string =>
  cards.length === 0 ? 'keine' : listOf(cards.map((card) => of[card]!.title));
/** '2 Bewegung, 1 Bogen': was davon da ist. */
const counted = (numbers: readonly number[], of: readonly string[]): string => tally(numbers, of).join(', ') || 'keine';
const at = (view: View, space: number): string => (space < 0 ? 'nicht auf dem Plan' : `auf ${short(view, space)}`);
const markers = (n: number): string => `${n} Schatzmarker`;

const SLOTS = slotsIn(names);
const POWER_SYMBOLS = symbolsIn(names);
const SLOTHS = SLOTH.map((name) => names.sloth[name].title);
const OMENS = OMEN_SYMBOLS.map((symbol) => names.omenSymbols[symbol]);

export const table: TableWords = {
  outcome: (winners) =>
    winners.length === 0
      ? 'Das Spiel ist aus: Alle sind verloren.'
      : `Das Spiel ist aus: Gewonnen ${winners.length > 1 || winners[0] === 'goblins' ? 'haben' : 'hat'} ${listOf(winners.map(role))}.`,
  round: ({ round, turn }) => `Runde ${round}: Zug ${roleGen(turn)}.`,
  cave({ map }) {
    const next = map.top === null ? '' : `, das nächste mit dem Zeichen ${names.tribes[TRIBES[map.top]!].title}`;
    const grows = map.collapsing ? 'Die Höhle stürzt ein' : `Noch ${map.left} Plättchen anzulegen${next}`;
    return `${grows}; Kristall-Plättchen: ${map.crystalsRevealed} aufgedeckt, ${map.crystalsRemoved} weg; ${markers(map.supply)} im Vorrat.`;
  },
  knightDead: 'Ritterin: gefallen.',
  knight: ({ at: space, health, fullHealth, grit, movement, perception, strength, crystals, crystalsNeeded }, view) =>
    `Ritterin ${at(view, space)}: Gesundheit ${health} von ${fullHealth}, Mut ${grit}, Bewegung ${movement}, Wahrnehmung ${perception}, Stärke ${strength}${crystalsNeeded === null ? '' : `, ${crystals} von ${crystalsNeeded} Kristallen`}.`,
  cubes({ ready, tracks, gear, treasureCubes, poisoned, discarded, bombs }) {
    const lost = `${poisoned > 0 ? `, ${poisoned} vergiftet` : ''}${discarded > 0 ? `, ${discarded} abgegeben` : ''}`;
    const placed = counted([...tracks, ...gear, ...treasureCubes], SLOTS);
    return `Ihre Würfel: ${ready} bereit; gesetzt: ${placed}${lost}. Noch ${bombs} Bombenmarker.`;
  },
  treasures: ({ faceUp, faceDown, hers }) =>
    `Ihre Schätze: offen ${titles(faceUp, names.treasures)}, verdeckt ${faceDown}${hers === null || hers.length === 0 ? '' : ` (${titles(hers, names.treasures)})`}.`,
  herTurn: ({ steps, encounters, entered }) =>
    `In diesem Zug: ${several(steps, 'Schritt', 'Schritte')}, ${several(encounters, 'Begegnung', 'Begegnungen')}, ${several(entered, 'Feld', 'Felder')} betreten.`,
  offered: (card) => `Ihr wird angeboten: ${names.treasures[card as TreasureName].title}.`,
  sidequests: ({ sidequests, sidequestsHeld }) =>
    `Nebenaufgaben: ${sidequests === null ? `${sidequestsHeld} auf der Hand` : titles(sidequests, names.sidequests)}.`,
  decks: ({ events, treasureDeck }) =>
    `Stapel: ${several(events, 'Ereignis', 'Ereignisse')}, ${several(treasureDeck, 'Schatz', 'Schätze')}.`,
  nextEvents: (cards) =>
    `Nächste Ereignisse: ${cards.map((card) => names.events[card as EventName].title.replace(/ ?!$/, '')).join(', ')}.`,
  nextTreasures: (cards) => `Nächste Schätze: ${titles(cards, names.treasures)}.`,
  goblins({ rage, war, secrets, secretsHeld, faceUp, crystals }, view) {
    const card = war === null ? '' : `, Kriegskarte ${names.wars[war as WarName].title}`;
    const hand =
      secrets === null
        ? several(secretsHeld, 'Geheimnis', 'Geheimnisse')
        : `Geheimnisse: ${titles(secrets, names.secrets)}`;
    const smashed =
      view.knight === null && view.dragon === null ? `; ${several(crystals, 'Kristall', 'Kristalle')} zerschlagen` : '';
    return `Goblins: Wut ${rage}${card}; ${hand}; offen: ${titles(faceUp, names.secrets)}${smashed}.`;
  },
  tribe(name, { at: space, lurking, population, strength, perception, monsters }, view) {
    const where = space >= 0 ? at(view, space) : lurking >= 0 ? `lauert (${shortCell(lurking)})` : 'versteckt';
    return `${names.tribes[name].title} ${where}: Bevölkerung ${population}, Stärke ${strength}, Wahrnehmung ${perception}, Monster: ${titles(monsters, names.monsters)}.`;
  },
  drawn: (cards) =>
    `Gezogen: ${listOf(cards.map((card) => (names.wars[card as WarName] ?? names.monsters[card as MonsterName]).title))}.`,
  hexed: (by) => `Ein Fluch nimmt dem Dieb ${by} Heimlichkeit.`,
  dragon({ at: space, surfaced, awake, health, armor, spirit, wakefulness, needed, eaten, treasures }, view) {
    const how = surfaced ? 'an der Oberfläche' : awake ? 'wach unter der Erde' : 'schlafend unter der Erde';
    return `Drache ${at(view, space)}, ${how}: Gesundheit ${health}, Panzer ${armor}, Geist ${spirit}, Wachheit ${wakefulness} von ${needed}, ${eaten} gefressen, ${markers(treasures)}.`;
  },
  powers({ sloth, hand, cards, shriek }) {
    const held =
      hand === null ? several(cards, 'Kraftkarte', 'Kraftkarten') : `Kraftkarten: ${counted(hand, POWER_SYMBOLS)}`;
    return `Trägheit: ${counted(sloth, SLOTHS)}. ${held}${shriek ? '; der Kreischmarker' : ''}.`;
  },
  gems: (gems, view) =>
    `Edelsteine: ${gems.map((gem, i) => `${POWER_SYMBOLS[i]} ${gem >= 0 ? at(view, gem) : gem === -1 ? 'bei ihm' : 'beim Dieb'}`).join(', ')}.`,
  omens: ({ omens, bag, hatred }) =>
    `Höhle: Omen: ${counted(omens, OMENS)}; ${bag} im Beutel${hatred > 0 ? `; ${hatred} Hassmarker` : ''}.`,
  hand: ({ hand, tiles }) =>
    `Ihre Hand: ${hand === null ? `${tiles} Plättchen` : hand.map((name) => faceIn(names, name)!.join(', ')).join('; ') || 'leer'}.`,
  thief: ({ at: space, movement, stealth, thievery, cubes }, view) =>
    `Dieb ${at(view, space)}: Bewegung ${movement}, Heimlichkeit ${stealth}, Diebeskunst ${thievery}, ${cubes} Würfel.`,
  loot: ({ carried, stashed, needed, lootDrop }) =>
    `Er trägt ${carried} Marker und hat ${stashed} von ${needed} in Sicherheit; Beutewert ${lootDrop}.`,
  upgrades: ({ upgrades }) => `Seine Verbesserungen: ${titles(upgrades, names.upgrades)}.`,
  space({ cell, light, mark, kind, terrain, walls: bits }, { tokens, gems, edges, pieces }) {
    const known = kind === null ? '' : `; darunter: ${names.kinds[kind].title}`;
    const ground =
      terrain !== null
        ? `${names.terrain[terrain].title}${bits === 0 ? '' : ', Brücke'}`
        : light === DARK
          ? `Dunkel, Zeichen ${names.tribes[TRIBES[mark ?? 0]!].title}${known}`
          : `${tileName(kind!)}, ${walls(bits)}`;
    const things = [
      ...tokens.map(([name, n]) => (n === 1 ? names.tokens[name].title : `${n} × ${names.tokens[name].title}`)),
      ...gems.map((gem) => names.gems[gem]),
      ...edges.map(([name, side]) => `${names.tokens[name].title} (${names.sides[side]})`),
      ...pieces.map(piece),
    ];
    return `${isMiddle(cell) ? '' : `${shortCell(cell)}: `}${ground}${things.length === 0 ? '' : `; hier: ${listOf(things)}`}.`;
  },
};
