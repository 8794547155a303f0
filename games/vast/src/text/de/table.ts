import { OMEN_SYMBOLS } from '../../data/cave.ts';
import { SLOTH } from '../../data/dragon.ts';
import type { MonsterName, WarName } from '../../data/goblins.ts';
import type { EventName, TreasureName } from '../../data/knight.ts';
import { DARK } from '../../data/places.ts';
import { wallsOf } from '../../data/tiles.ts';
import type { GoalPart } from '../../queries/goals.ts';
import type { View } from '../../view.ts';
import type { Aside, TableWords } from '../describe.ts';
import { isMiddle } from '../places.ts';
import { faceIn, questsIn, slotsIn, symbolsIn, tally } from '../printed.ts';
import { listOf, piece, role, roleGen, several, short, shortCell, TRIBE_GENITIVE, tileName, walls } from './grammar.ts';
import { names } from './names.ts';

/** Der Tisch in Worten, Zeile für Zeile. */

const titles = (cards: readonly string[], of: { readonly [card: string]: { readonly title: string } }): string =>
  cards.length === 0 ? 'keine' : listOf(cards.map((card) => of[card]!.title));
/** '2 Bewegung, 1 Bogen': was davon da ist. */
const counted = (numbers: readonly number[], of: readonly string[]): string => tally(numbers, of).join(', ') || 'keine';
const at = (view: View, space: number): string => (space < 0 ? 'nicht auf dem Plan' : short(view, space));
const markers = (n: number): string => `${n} Schatzmarker`;

const SLOTS = slotsIn(names);
const POWER_SYMBOLS = symbolsIn(names);
const SLOTHS = SLOTH.map((name) => names.sloth[name].title);
const OMENS = OMEN_SYMBOLS.map((symbol) => names.omenSymbols[symbol]);

/** Überschriften von Listen. */
const ASIDE: { readonly [heading in Aside]: string } = {
  variants: 'Variantenkarten',
  treasuresOut: 'Schätze aus dem Spiel',
  activated: 'In diesem Zug haben gehandelt',
  secretsGone: 'Abgelegte Geheimnisse',
  monstersGone: 'Abgelegte Monster',
  wokenBy: 'In diesem Zug geweckt durch',
  powersGone: 'Abgelegte Kraftkarten',
  gemsSpent: 'In diesem Zug genutzte Edelsteine',
  omenCosts: 'Omen kosten jetzt',
};
/** Was noch zu tun ist. */
const TODO: { readonly [what in GoalPart['what']]: (left: number) => string } = {
  dragonHealth: (left) => `dem Drachen ${left} Gesundheit nehmen`,
  knightHealth: (left) => `der Ritterin ${left} Gesundheit nehmen`,
  crystals: (left) => `${several(left, 'Kristall', 'Kristalle')} zerschlagen`,
  entrance: (left) => `zum Eingang kommen (${several(left, 'Feld', 'Felder')} entfernt)`,
  wakefulness: (left) => `${left} Wachheit gewinnen`,
  surfacing: () => 'auf einem Kristall-Plättchen auftauchen',
  tilesToPlace: (left) => `${left} Plättchen gelegt sehen`,
  crystalTiles: (left) => `${left} Kristall-Plättchen fallen sehen`,
  hatred: (left) => `${left} Hassmarker loswerden`,
  stash: (left) => `${left} Marker in Sicherheit bringen`,
};
/** Mit dem, was jede verlangt und bringt. */
const quests = (cards: readonly string[]): string =>
  cards.length === 0 ? 'keine' : questsIn(names, cards, (grit) => `${grit} Mut`).join('; ');

export const table: TableWords = {
  names,
  aside: (heading, things) => `${ASIDE[heading]}: ${things.join(', ')}.`,
  goal: (who, parts) =>
    `${names.roles[who].title}, noch bis zum Sieg: ${parts.map(({ what, left }) => TODO[what](left)).join(', ')}.`,
  outcome: (winners) =>
    winners.length === 0
      ? 'Das Spiel ist aus: Alle haben verloren.'
      : `Das Spiel ist aus: Gewonnen ${winners.length > 1 || winners[0] === 'goblins' ? 'haben' : 'hat'} ${listOf(winners.map(role))}.`,
  round: ({ round, turn }) => `Runde ${round}: Zug ${roleGen(turn)}.`,
  cave({ map }) {
    const next = map.top === null ? '' : `, das nächste mit dem Zeichen ${TRIBE_GENITIVE[map.top]!}`;
    const grows = map.collapsing ? 'Die Höhle stürzt ein' : `Noch ${map.left} Plättchen zu legen${next}`;
    return `${grows}; Kristall-Plättchen: ${map.crystalsRevealed} aufgedeckt, ${map.crystalsRemoved} weg; ${markers(map.supply)} im Vorrat.`;
  },
  knightDead: 'Ritterin: gefallen.',
  knight: ({ at: space, health, fullHealth, grit, movement, perception, strength, crystals, crystalsNeeded }, view) =>
    `Ritterin, ${at(view, space)}: Gesundheit ${health} von ${fullHealth}, Mut ${grit}, Bewegung ${movement}, Wahrnehmung ${perception}, Stärke ${strength}${crystalsNeeded === null ? '' : `, ${crystals} von ${crystalsNeeded} Kristallen`}.`,
  cubes({ ready, tracks, gear, treasureCubes, poisoned, discarded, spent, bombs }) {
    const lost = `${poisoned > 0 ? `, ${poisoned} vergiftet` : ''}${discarded > 0 ? `, ${discarded} abgegeben` : ''}${spent > 0 ? `, ${spent} beiseite` : ''}`;
    const placed = counted([...tracks, ...gear, ...treasureCubes], SLOTS);
    return `Ihre Würfel: ${ready} bereit; gesetzt: ${placed}${lost}. Noch ${bombs} Bombenmarker.`;
  },
  treasures: ({ faceUp, faceDown, hers }) =>
    `Ihre Schätze: offen ${titles(faceUp, names.treasures)}, verdeckt ${faceDown}${hers === null || hers.length === 0 ? '' : ` (${titles(hers, names.treasures)})`}.`,
  herTurn: ({ steps, encounters, entered, movement, perception }) =>
    `In diesem Zug: ${steps} von ${several(movement, 'Schritt', 'Schritten')}, ${encounters} von ${several(perception, 'Begegnung', 'Begegnungen')}, ${several(entered, 'Feld', 'Felder')} betreten.`,
  offered: (card) => `Ihr wird angeboten: ${names.treasures[card as TreasureName].title}.`,
  sidequests: ({ sidequests, sidequestsHeld }) =>
    `Nebenaufgaben: ${sidequests === null ? `${sidequestsHeld} auf der Hand` : quests(sidequests)}.`,
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
    return `${names.tribes[name].title}, ${where}: Bevölkerung ${population}, Stärke ${strength}, Wahrnehmung ${perception}, Monster: ${titles(monsters, names.monsters)}.`;
  },
  drawn: (cards) =>
    `Gezogen: ${listOf(cards.map((card) => (names.wars[card as WarName] ?? names.monsters[card as MonsterName]).title))}.`,
  hexed: (by) => `Ein Fluch nimmt dem Dieb ${by} Heimlichkeit.`,
  dragon({ at: space, surfaced, awake, health, armor, spirit, wakefulness, needed, eaten, treasures }, view) {
    const how = surfaced ? 'an der Oberfläche' : awake ? 'wach unter der Erde' : 'schlafend unter der Erde';
    return `Drache, ${at(view, space)}, ${how}: Gesundheit ${health}, Panzer ${armor}, Geist ${spirit}, Wachheit ${wakefulness} von ${needed}, ${eaten} gefressen, ${markers(treasures)}.`;
  },
  powers({ sloth, hand, cards, shriek }) {
    const held =
      hand === null ? several(cards, 'Kraftkarte', 'Kraftkarten') : `Kraftkarten: ${counted(hand, POWER_SYMBOLS)}`;
    return `Trägheit: ${counted(sloth, SLOTHS)}. ${held}${shriek ? '; der Kreischmarker' : ''}.`;
  },
  gems: (gems, view) =>
    `Edelsteine: ${gems.map((gem, i) => `${POWER_SYMBOLS[i]}: ${gem >= 0 ? at(view, gem) : gem === -1 ? 'bei ihm' : 'beim Dieb'}`).join(', ')}.`,
  omens: ({ omens, bag, hatred }) =>
    `Höhle: Omen: ${counted(omens, OMENS)}; ${bag} im Beutel${hatred > 0 ? `; ${hatred} Hassmarker` : ''}.`,
  hand: ({ hand, tiles }) =>
    `Ihre Hand: ${hand === null ? `${tiles} Plättchen` : hand.map((name) => faceIn(names, name)!.join(', ')).join('; ') || 'leer'}.`,
  thief: ({ at: space, movement, stealth, thievery, cubes }, view) =>
    `Dieb, ${at(view, space)}: Bewegung ${movement}, Heimlichkeit ${stealth}, Diebeskunst ${thievery}, ${cubes} Würfel.`,
  loot: ({ carried, stashed, needed, lootDrop }) =>
    `Er trägt ${carried} Marker und hat ${stashed} von ${needed} in Sicherheit; Beutewert ${lootDrop}.`,
  upgrades: ({ upgrades }) => `Seine Verbesserungen: ${titles(upgrades, names.upgrades)}.`,
  space({ cell, light, mark, kind, terrain, walls: sides }, { tokens, gems, edges, pieces }) {
    const known = kind === null ? '' : `; darunter: ${names.kinds[kind].title}`;
    const ground =
      terrain !== null
        ? `${names.terrain[terrain].title}${sides.length === 0 ? '' : ', Brücke'}`
        : light === DARK
          ? `Dunkel, Zeichen ${TRIBE_GENITIVE[mark ?? 0]!}${known}`
          : `${tileName(kind!)}, ${walls(wallsOf(sides))}`;
    const things = [
      ...tokens.map(([name, n]) => (n === 1 ? names.tokens[name].title : `${n} × ${names.tokens[name].title}`)),
      ...gems.map((gem) => names.gems[gem]),
      ...edges.map(([name, side]) => `${names.tokens[name].title} (${names.sides[side]})`),
      ...pieces.map(piece),
    ];
    return `${isMiddle(cell) ? '' : `${shortCell(cell)}: `}${ground}${things.length === 0 ? '' : `; hier: ${listOf(things)}`}.`;
  },
};
