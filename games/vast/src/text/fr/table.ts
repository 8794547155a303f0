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
import { listOf, OF_TRIBE, ofRole, piece, role, several, short, shortCell, tileName, walls } from './grammar.ts';
import { names } from './names.ts';

/** La table en mots, ligne par ligne. */

const titles = (cards: readonly string[], of: { readonly [card: string]: { readonly title: string } }): string =>
  cards.length === 0 ? 'aucun' : listOf(cards.map((card) => of[card]!.title));
/** '2 Mouvement, 1 Arc' : ce qu’il y en a. */
const counted = (numbers: readonly number[], of: readonly string[]): string => tally(numbers, of).join(', ') || 'aucun';
const at = (view: View, space: number): string => (space < 0 ? 'hors de la carte' : short(view, space));
const tokens = (n: number): string => (n < 2 ? `${n} jeton Trésor` : `${n} jetons Trésor`);

const SLOTS = slotsIn(names);
const POWER_SYMBOLS = symbolsIn(names);
const SLOTHS = SLOTH.map((name) => names.sloth[name].title);
const OMENS = OMEN_SYMBOLS.map((symbol) => names.omenSymbols[symbol]);

/** Titres des listes. */
const ASIDE: { readonly [heading in Aside]: string } = {
  variants: 'Cartes de variante',
  treasuresOut: 'Trésors hors du jeu',
  activated: 'Tribus activées ce tour-ci',
  secretsGone: 'Secrets défaussés',
  monstersGone: 'Monstres défaussés',
  wokenBy: 'Éveillé ce tour-ci par',
  powersGone: 'Cartes de pouvoir défaussées',
  gemsSpent: 'Gemmes employées ce tour-ci',
  omenCosts: 'Prix des présages',
};
/** Ce qui reste à faire. */
const TODO: { readonly [what in GoalPart['what']]: (left: number) => string } = {
  dragonHealth: (left) => `ôter ${left} de santé au Dragon`,
  knightHealth: (left) => `ôter ${left} de santé à la Chevalière`,
  crystals: (left) => `briser ${several(left, 'Cristal', 'Cristaux')}`,
  entrance: (left) => `atteindre l’Entrée (à ${several(left, 'case')})`,
  wakefulness: (left) => `gagner ${left} d’éveil`,
  surfacing: () => 'surgir sur une tuile Cristal',
  tilesToPlace: (left) => `voir poser ${several(left, 'tuile')}`,
  crystalTiles: (left) => `voir tomber ${several(left, 'tuile Cristal', 'tuiles Cristal')}`,
  hatred: (left) => `ôter ${several(left, 'jeton Haine', 'jetons Haine')}`,
  stash: (left) => `mettre ${several(left, 'jeton')} à l’abri`,
};
/** Avec ce que chacune demande et donne. */
const quests = (cards: readonly string[]): string =>
  cards.length === 0 ? 'aucune' : questsIn(names, cards, (grit) => `${grit} de cran`).join(' ; ');

export const table: TableWords = {
  names,
  aside: (heading, things) => `${ASIDE[heading]} : ${things.join(', ')}.`,
  goal: (who, parts) =>
    `${names.roles[who].title}, pour gagner encore : ${parts.map(({ what, left }) => TODO[what](left)).join(', ')}.`,
  outcome: (winners) =>
    winners.length === 0
      ? 'La partie est finie : tout le monde a perdu.'
      : `La partie est finie : ${listOf(winners.map(role))} ${winners.length > 1 || winners[0] === 'goblins' ? 'ont' : 'a'} gagné.`,
  round: ({ round, turn }) => `Manche ${round} : tour ${ofRole(turn)}.`,
  cave({ map }) {
    const next = map.top === null ? '' : `, la prochaine à la marque ${OF_TRIBE[map.top]!}`;
    const grows = map.collapsing ? 'La caverne s’effondre' : `Encore ${several(map.left, 'tuile')} à poser${next}`;
    return `${grows} ; tuiles Cristal révélées : ${map.crystalsRevealed}, tombées : ${map.crystalsRemoved} ; ${tokens(map.supply)} en réserve.`;
  },
  knightDead: 'Chevalière : tombée.',
  knight: ({ at: space, health, fullHealth, grit, movement, perception, strength, crystals, crystalsNeeded }, view) =>
    `Chevalière, ${at(view, space)} : santé ${health} sur ${fullHealth}, cran ${grit}, mouvement ${movement}, perception ${perception}, force ${strength}${crystalsNeeded === null ? '' : `, Cristaux ${crystals} sur ${crystalsNeeded}`}.`,
  cubes({ ready, tracks, gear, treasureCubes, poisoned, discarded, spent, bombs }) {
    const lost = `${poisoned > 0 ? `, ${several(poisoned, 'empoisonné')}` : ''}${discarded > 0 ? `, ${several(discarded, 'cédé')}` : ''}${spent > 0 ? `, ${spent} de côté` : ''}`;
    const placed = counted([...tracks, ...gear, ...treasureCubes], SLOTS);
    return `Ses cubes : ${several(ready, 'prêt')} ; placés : ${placed}${lost}. Bombes restantes : ${bombs}.`;
  },
  treasures: ({ faceUp, faceDown, hers }) =>
    `Ses trésors : visibles ${titles(faceUp, names.treasures)}, cachés ${faceDown}${hers === null || hers.length === 0 ? '' : ` (${titles(hers, names.treasures)})`}.`,
  herTurn: ({ steps, encounters, entered, movement, perception }) =>
    `Ce tour-ci : ${steps} pas sur ${movement}, ${several(encounters, 'rencontre')} sur ${perception}, ${several(entered, 'case')}.`,
  offered: (card) => `On lui offre : ${names.treasures[card as TreasureName].title}.`,
  sidequests: ({ sidequests, sidequestsHeld }) =>
    `Quêtes : ${sidequests === null ? `${sidequestsHeld} en main` : quests(sidequests)}.`,
  decks: ({ events, treasureDeck }) => `Pioches : ${several(events, 'événement')}, ${several(treasureDeck, 'trésor')}.`,
  nextEvents: (cards) =>
    `Prochains événements : ${cards.map((card) => names.events[card as EventName].title.replace(/ ?!$/, '')).join(', ')}.`,
  nextTreasures: (cards) => `Prochains trésors : ${titles(cards, names.treasures)}.`,
  goblins({ rage, war, secrets, secretsHeld, faceUp, crystals }, view) {
    const card = war === null ? '' : `, carte Guerre ${names.wars[war as WarName].title}`;
    const hand = secrets === null ? several(secretsHeld, 'secret') : `secrets : ${titles(secrets, names.secrets)}`;
    const smashed = view.knight === null && view.dragon === null ? ` ; Cristaux brisés : ${crystals}` : '';
    return `Gobelins : rage ${rage}${card} ; ${hand} ; visibles : ${titles(faceUp, names.secrets)}${smashed}.`;
  },
  tribe(name, { at: space, lurking, population, strength, perception, monsters }, view) {
    const where = space >= 0 ? at(view, space) : lurking >= 0 ? `aux aguets (${shortCell(lurking)})` : 'cachée';
    return `Tribu ${OF_TRIBE[TRIBES.indexOf(name)]!}, ${where} : population ${population}, force ${strength}, perception ${perception}, monstres : ${titles(monsters, names.monsters)}.`;
  },
  drawn: (cards) =>
    `Pioché : ${listOf(cards.map((card) => (names.wars[card as WarName] ?? names.monsters[card as MonsterName]).title))}.`,
  hexed: (by) => `Un Maléfice ôte ${by} de discrétion au Voleur.`,
  dragon({ at: space, surfaced, awake, health, armor, spirit, wakefulness, needed, eaten, treasures }, view) {
    const how = surfaced ? 'à la surface' : awake ? 'éveillé sous terre' : 'endormi sous terre';
    return `Dragon, ${at(view, space)}, ${how} : santé ${health}, armure ${armor}, esprit ${spirit}, éveil ${wakefulness} sur ${needed}, ${several(eaten, 'mangé')}, ${tokens(treasures)}.`;
  },
  powers({ sloth, hand, cards, shriek }) {
    const held =
      hand === null
        ? several(cards, 'carte de pouvoir', 'cartes de pouvoir')
        : `cartes de pouvoir : ${counted(hand, POWER_SYMBOLS)}`;
    return `Paresse : ${counted(sloth, SLOTHS)} ; ${held}${shriek ? ' ; le jeton Hurlement' : ''}.`;
  },
  gems: (gems, view) =>
    `Gemmes : ${gems.map((gem, i) => `${POWER_SYMBOLS[i]} : ${gem >= 0 ? at(view, gem) : gem === -1 ? 'chez lui' : 'chez le Voleur'}`).join(', ')}.`,
  omens: ({ omens, bag, hatred }) =>
    `Caverne : présages : ${counted(omens, OMENS)} ; ${bag} dans le sac${hatred > 0 ? ` ; jetons Haine : ${hatred}` : ''}.`,
  hand: ({ hand, tiles }) =>
    `Sa main : ${hand === null ? several(tiles, 'tuile') : hand.map((name) => faceIn(names, name)!.join(', ')).join(' ; ') || 'vide'}.`,
  thief: ({ at: space, movement, stealth, thievery, cubes }, view) =>
    `Voleur, ${at(view, space)} : mouvement ${movement}, discrétion ${stealth}, larcin ${thievery}, ${several(cubes, 'cube')}.`,
  loot: ({ carried, stashed, needed, lootDrop }) =>
    `Il porte ${several(carried, 'jeton')} et en a mis ${stashed} sur ${needed} à l’abri ; valeur du butin ${lootDrop}.`,
  upgrades: ({ upgrades }) =>
    `Ses améliorations : ${upgrades.length === 0 ? 'aucune' : titles(upgrades, names.upgrades)}.`,
  space({ cell, light, mark, kind, terrain, walls: sides }, { tokens: lying, gems, edges, pieces }) {
    const known = kind === null ? '' : ` ; dessous : ${names.kinds[kind].title}`;
    const ground =
      terrain !== null
        ? `${names.terrain[terrain].title}${sides.length === 0 ? '' : ', pont'}`
        : light === DARK
          ? `obscure, marque ${OF_TRIBE[mark ?? 0]!}${known}`
          : `${tileName(kind!)}, ${walls(wallsOf(sides))}`;
    const things = [
      ...lying.map(([name, n]) => (n === 1 ? names.tokens[name].title : `${n} × ${names.tokens[name].title}`)),
      ...gems.map((gem) => names.gems[gem]),
      ...edges.map(([name, side]) => `${names.tokens[name].title} (${names.sides[side]})`),
      ...pieces.map(piece),
    ];
    return `${isMiddle(cell) ? '' : `${shortCell(cell)} : `}${ground}${things.length === 0 ? '' : ` ; ici : ${listOf(things)}`}.`;
  },
};
