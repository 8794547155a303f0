/** [SETUP-2] [CARD-3] Every player has the same seventeen figures; seven of them are other characters in each set. */
export type FigureId = number;
export type CharacterSet = 'classic' | 'variant';

const COMMON = Array<'adventurer'>(9).fill('adventurer');
const CLASSIC = ['knight', 'thief', 'barbarian', 'dwarf', 'orc', 'wraith', 'caveTroll'] as const;
const VARIANT = ['paladin', 'assassin', 'berserker', 'giantSlayer', 'grunt', 'banshee', 'rampagingTroll'] as const;

export type Kind = 'adventurer' | (typeof CLASSIC)[number] | (typeof VARIANT)[number] | 'chest';
export const KINDS: readonly Kind[] = ['adventurer', ...CLASSIC, ...VARIANT, 'chest'];

export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

export const FIGURES_EACH = 17;
/** A player's figures in order: nine Adventurers, the four other heroes, three monsters, the chest. */
export const SETS: { readonly [set in CharacterSet]: readonly Kind[] } = {
  classic: [...COMMON, ...CLASSIC, 'chest'],
  variant: [...COMMON, ...VARIANT, 'chest'],
};

const ADVENTURERS = 9;
const HEROES = 13;
const CHARACTERS = 16;
/** The places of Orc, Cave Troll and chest (or their variants) among a player's figures. */
export const ORC = 13;
export const TROLL = 15;
export const CHEST = 16;

const all = COLOURS.flatMap((_, owner) => SETS.classic.map((_, place) => ({ owner, place })));
/** By figure, in both sets. */
export const OWNER: readonly number[] = all.map(({ owner }) => owner);
export const PLACE: readonly number[] = all.map(({ place }) => place);
export const IS_ADVENTURER: readonly boolean[] = PLACE.map((place) => place < ADVENTURERS);
export const IS_HERO: readonly boolean[] = PLACE.map((place) => place < HEROES);
export const IS_CHARACTER: readonly boolean[] = PLACE.map((place) => place < CHARACTERS);
/** By figure, in each set. */
export const KIND: { readonly [set in CharacterSet]: readonly Kind[] } = {
  classic: PLACE.map((place) => SETS.classic[place]!),
  variant: PLACE.map((place) => SETS.variant[place]!),
};

export const figureOf = (seat: number, place: number): FigureId => seat * FIGURES_EACH + place;

/** Where a figure is when it is not on the board. */
export const TRAY = -1; // waiting to be played
export const REMOVED = -2; // out of play
