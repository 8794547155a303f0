import { type CharacterSet, SETS } from './figures.ts';

const EVENTS = ['treasureChest', 'findAnArtifact', 'scoreARoom'] as const;
const ADVENTURERS = ['adventurerWithIcon', 'adventurer'] as const;
const CLASSIC = ['knight', 'thief', 'barbarian', 'dwarf', 'orc', 'wraith', 'caveTroll'] as const;
const VARIANT = ['paladin', 'assassin', 'berserker', 'giantSlayer', 'grunt', 'banshee', 'rampagingTroll'] as const;

export const CARDS = [...ADVENTURERS, ...CLASSIC, ...VARIANT, ...EVENTS] as const;
export type Card = (typeof CARDS)[number];

/** [CARD-8] Scoring icons on each card; reconstructed. */
export const ICONS: { readonly [card in Card]: number } = {
  ...(Object.fromEntries(CARDS.map((card) => [card, 0])) as Record<Card, number>),
  adventurerWithIcon: 1,
  treasureChest: 1,
  findAnArtifact: 1,
  scoreARoom: 2,
};

/** [SCORE-1] This many icons on the pile set off a scoring. */
export const ICONS_TO_SCORE = 5;

/** [CARD-2] The nineteen cards of a deck. */
export const DECKS: { readonly [set in CharacterSet]: readonly Card[] } = {
  classic: deck(CLASSIC),
  variant: deck(VARIANT),
};

function deck(characters: readonly Card[]): Card[] {
  const plain = Array<Card>(7).fill('adventurer');
  return ['adventurerWithIcon', 'adventurerWithIcon', ...plain, ...characters, ...EVENTS];
}

/** The figure that a card brings into play, by its place among a player's figures; Adventurers share the first nine. */
export const PLACE_OF: { readonly [card: string]: number } = {
  ...Object.fromEntries([...SETS.classic.entries()].map(([place, kind]) => [kind, place])),
  ...Object.fromEntries([...SETS.variant.entries()].map(([place, kind]) => [kind, place])),
  adventurer: 0,
  adventurerWithIcon: 0,
  treasureChest: 16,
};
