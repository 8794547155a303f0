import type { Thing } from '@trollmoot/kernel';
import { OMEN_SYMBOLS } from '../../data/cave.ts';
import { DRAGON_DIE } from '../../data/dice.ts';
import { SYMBOLS } from '../../data/dragon.ts';
import { WAR_CARDS } from '../../data/goblins.ts';
import { ALL_PIECES, roleOf } from '../../data/pieces.ts';
import type { Role } from '../../data/roles.ts';
import { ALL_TRIBES } from '../../data/tiles.ts';
import type { View } from '../../view.ts';
import type { Names } from '../names.ts';
import { COUNTERS, DECKS, type Deck, ROLE_OF, TRIBE_NUMBERS, type VastThing } from './things.ts';
import { variantsOf } from './variants.ts';

/** Printed on a board for all to see; the cards of all other decks are things only where this reader sees them. */
const ON_BOARDS: readonly Deck[] = ['tracks', 'gear', 'powers', 'sloth', 'omens', 'stats', 'actions', 'upgrades'];

/** Everything that a reader of this view can point at. */
export function thingsOf(names: Names, view: View): Thing[] {
  return [
    ...onTheMap(view),
    ...view.roles.flatMap((role): VastThing[] => [
      { thing: 'role', role },
      { thing: 'level', role },
      ...COUNTERS[role].map((counter): VastThing => ({ thing: 'counter', counter })),
    ]),
    ...COUNTERS.all.map((counter): VastThing => ({ thing: 'counter', counter })),
    ...printed(names, view),
    ...held(view).map(([deck, card]): VastThing => ({ thing: 'card', deck, card })),
    ...tokensHeld(view),
  ];
}

function onTheMap(view: View): VastThing[] {
  const { spaces, bombs, rockslides, flameWall } = view.map;
  const has = (role: Role): boolean => view.roles.includes(role);
  return [
    ...ALL_PIECES.filter((piece) => has(roleOf(piece))).map((piece): VastThing => ({ thing: 'piece', piece })),
    ...spaces.flatMap(({ space, tokens, treasures }): VastThing[] => [
      { thing: 'tile', space },
      ...tokens.map((token): VastThing => ({ thing: 'token', token, space })),
      ...(treasures > 0 ? [{ thing: 'token', token: 'treasure', space } as const] : []),
      ...(flameWall === space ? [{ thing: 'token', token: 'flameWall', space } as const] : []),
    ]),
    ...[...bombs, ...rockslides].map((edge): VastThing => ({ thing: 'edge', edge })),
    ...DRAGON_DIE.map((_, shows): VastThing => ({ thing: 'die', die: 'dragon', shows })),
    { thing: 'die', die: 'action', shows: 4 },
  ];
}

function printed(names: Names, view: View): VastThing[] {
  return DECKS.filter((deck) => ON_BOARDS.includes(deck) && view.roles.includes(ROLE_OF[deck]!)).flatMap((deck) =>
    Object.keys(names[deck]).map((card): VastThing => ({ thing: 'card', deck, card })),
  );
}

/** The cards that this reader sees. */
function held({ knight, goblins, ambusherDiscards, roles }: View): (readonly [Deck, string])[] {
  const cards = (deck: Deck, names: readonly string[] | null | undefined) =>
    (names ?? []).map((card) => [deck, card] as const);
  const drawn: Deck = goblins?.drawn.some((card) => isWar(card)) === true ? 'wars' : 'monsters';
  return [
    ...cards('variants', variantsOf(roles)),
    ...cards('monsters', ambusherDiscards),
    ...(knight === null
      ? []
      : [
          ...cards('treasures', [...knight.faceUp, ...(knight.hers ?? []), ...knight.out]),
          ...cards('treasures', knight.offered === null ? [] : [knight.offered]),
          ...cards('treasures', knight.nextTreasures),
          ...cards('events', [...(knight.nextEvents ?? []), ...knight.eventsGone]),
          ...cards('sidequests', [...(knight.sidequests ?? []), ...knight.questsGone]),
        ]),
    ...(goblins === null
      ? []
      : [
          ...cards('secrets', [...(goblins.secrets ?? []), ...goblins.faceUp, ...goblins.secretDiscards]),
          ...cards('wars', goblins.war === null ? [] : [goblins.war]),
          ...cards(drawn, goblins.drawn),
          ...cards('monsters', [...goblins.tribes.flatMap(({ monsters }) => monsters), ...goblins.monsterDiscards]),
        ]),
  ];
}
const isWar = (card: string): boolean => WARS.has(card);
const WARS: ReadonlySet<string> = new Set(WAR_CARDS.map(({ name }) => name));

/** Tokens and tiles on the roles' boards. */
function tokensHeld({ goblins, dragon, cave }: View): VastThing[] {
  return [
    ...(goblins === null
      ? []
      : ALL_TRIBES.flatMap((tribe) =>
          TRIBE_NUMBERS.map((number): VastThing => ({ thing: 'tribeNumber', tribe, number })),
        )),
    ...(dragon === null
      ? []
      : SYMBOLS.flatMap((symbol): VastThing[] => [
          { thing: 'gem', gem: symbol },
          { thing: 'powerCard', symbol },
        ])),
    ...(cave === null ? [] : OMEN_SYMBOLS.map((symbol): VastThing => ({ thing: 'omen', symbol }))),
    ...(cave?.hand ?? []).map((_, slot): VastThing => ({ thing: 'handTile', slot })),
  ];
}
