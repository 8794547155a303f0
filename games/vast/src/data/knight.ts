export const MAX_GRIT = 45;
export const FIRST_CUBES = 2; // and never fewer
export const CUBE_GRIT = [5, 11, 18, 26, 35] as const;
export const MOVEMENT = [1, 3, 5, 7] as const; // by cubes on the track
export const PERCEPTION = [1, 2, 3, 4] as const;
export const STRENGTH = [1, 2, 3, 4] as const;
export const TRACKS = ['movement', 'perception', 'strength'] as const;
export type Track = (typeof TRACKS)[number];
export const EQUIPMENT = ['bomb', 'bow', 'ancientMap', 'shield'] as const;
export type Equipment = (typeof EQUIPMENT)[number];
export const EQUIPMENT_SLOTS: { readonly [e in Equipment]: number } = { bomb: 1, bow: 1, ancientMap: 3, shield: 1 };
export const [MOVEMENT_TRACK, PERCEPTION_TRACK, STRENGTH_TRACK] = [0, 1, 2] as const;
export const TRACK_SPACES = 3;
export const [BOMB, BOW, MAP, SHIELD] = [0, 1, 2, 3] as const; // by their place in EQUIPMENT
export const BOMBS = 3;
export const ENCHANTED_RANGE = 5;
export const ENCHANTED_CARDS = 3; // Power cards the Dragon loses at most
export const SIDEQUEST_HAND = 3;
export const GRIT = { tile: 1, crystal: 2, declined: 5, gem: 5 } as const;
export const GRIT_LOSS = {
  gemTrap: 2,
  backstab: [1, 3, 5],
  blob: 5,
  flameWall: 5,
  rats: 2,
  scratch: 5,
  spores: 5,
} as const;

export const SIDEQUESTS = [
  { name: 'adventurous', grit: 6 },
  { name: 'bedecked', grit: 4 },
  { name: 'cunning', grit: 3 },
  { name: 'daring', grit: 4 },
  { name: 'eagleEyed', grit: 3 },
  { name: 'fearless', grit: 4 },
  { name: 'intrepid', grit: 3 },
  { name: 'persistent', grit: 4 },
  { name: 'stalwart', grit: 5 },
  { name: 'swift', grit: 4 },
] as const;
export type SidequestName = (typeof SIDEQUESTS)[number]['name'];
export const sidequestNamed = (name: SidequestName): number => SIDEQUESTS.findIndex((card) => card.name === name);
/** What they ask for, in numbers. */
export const QUEST = {
  encounters: 3,
  faceUp: 2,
  tokens: 2,
  tiles: 10,
  smashed: 3,
  population: 3,
  ambushes: 2,
  spaces: 7,
};

/** Treasure cards and the Hero cubes each one holds. */
export const TREASURES = [
  { name: 'elvishSword', slots: 1 },
  { name: 'enchantedBow', slots: 1 },
  { name: 'heroicBoots', slots: 1 },
  { name: 'javelin', slots: 0 },
  { name: 'mightyAxe', slots: 1 },
  { name: 'pixieLantern', slots: 1 },
  { name: 'potionKit', slots: 1 },
] as const;
export type TreasureName = (typeof TREASURES)[number]['name'];
const treasureNamed = (name: TreasureName): number => TREASURES.findIndex((card) => card.name === name);
export const SWORD = treasureNamed('elvishSword');
export const ENCHANTED_BOW = treasureNamed('enchantedBow');
export const BOOTS = treasureNamed('heroicBoots');
export const JAVELIN = treasureNamed('javelin');
export const AXE = treasureNamed('mightyAxe');
export const LANTERN = treasureNamed('pixieLantern');
export const POTION_KIT = treasureNamed('potionKit');
/** Where a Treasure card is, as seen from her. */
export const NOT_HERS = 0;
export const FACE_DOWN = 1;
export const FACE_UP = 2;
export const OUT = 3; // of the game

/** Everything on her board and cards that holds cubes. */
export type Slot = Track | Equipment | TreasureName;

export const EVENT_KINDS = [
  { name: 'ambush', copies: 4 },
  { name: 'caveBread', copies: 1 },
  { name: 'deepAndDark', copies: 3 },
  { name: 'freshAir', copies: 1 },
  { name: 'freshWater', copies: 1 },
  { name: 'light', copies: 1 },
  { name: 'rats', copies: 3 },
  { name: 'vantagePoint', copies: 1 },
] as const;
export type EventName = (typeof EVENT_KINDS)[number]['name'];
/** The fifteen Event cards, by number. */
export const EVENTS: readonly EventName[] = EVENT_KINDS.flatMap(({ name, copies }) =>
  Array<EventName>(copies).fill(name),
);
