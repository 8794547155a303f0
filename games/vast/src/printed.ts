// What is printed in the box and how places are numbered, for screens that draw it.
export type { Step } from './contents.ts';
export { OMEN_SYMBOLS, OMENS, type OmenName, type OmenSymbol, omensFor } from './data/cave.ts';
export { DRAGON_DIE } from './data/dice.ts';
export {
  ARMOR,
  EATEN_MAX,
  HEALTH as DRAGON_HEALTH,
  POWERS,
  type PowerName,
  SLOTH,
  SLOTH_SPACES,
  SLOTH_TOTAL,
  type SlothName,
  SPIRIT,
  SYMBOLS,
  type SymbolName,
} from './data/dragon.ts';
export {
  MAX_POPULATION,
  MAX_RAGE,
  MONSTER_SLOTS,
  MONSTERS,
  type MonsterName,
  SECRETS,
  SECRETS_LIMIT,
  type SecretName,
  WAR_CARDS,
  type WarName,
} from './data/goblins.ts';
export {
  BOMBS,
  CUBE_GRIT,
  EQUIPMENT,
  EQUIPMENT_SLOTS,
  type Equipment,
  type EventName,
  MAX_GRIT,
  MOVEMENT,
  PERCEPTION,
  QUEST,
  SIDEQUESTS,
  type SidequestName,
  type Slot,
  SMASH_STRENGTH,
  STRENGTH,
  TRACKS,
  TREASURES,
  type Track,
  type TreasureName,
} from './data/knight.ts';
export { DIFFICULTY, INITIAL, LEVELS, type Level, ROLES, type Role } from './data/roles.ts';
export { BRIDGE, TERRAIN, type TerrainName } from './data/terrain.ts';
export {
  ACTION_CUBES,
  ACTIONS,
  type ActionName,
  FLIP_ROW,
  NEEDED,
  STATS,
  type StatName,
  UPGRADES,
  type UpgradeName,
} from './data/thief.ts';
export {
  FACES,
  type Face,
  KINDS,
  type Kind,
  SHAPES,
  SIDES,
  TRIBES,
  type Tribe,
  type TribeName,
  turned,
} from './data/tiles.ts';
export { VARIANTS, type Variant } from './data/variants.ts';
export { ALL_PIECES, isTribe, PIECES, type Piece, pieceOfTribe, roleOf, tribeOf } from './pieces.ts';
export { layoutOf, placeIn } from './queries/ground.ts';
export type { CaveView } from './roles/cave/view.ts';
export type { DragonView } from './roles/dragon/view.ts';
export type { GoblinsView, TribeView } from './roles/goblins/view.ts';
export type { KnightView } from './roles/knight/view.ts';
export type { ThiefView } from './roles/thief/view.ts';
export {
  type Cell,
  CRYSTAL_TOKEN,
  DARK,
  ENTRANCE,
  EVENT_TOKEN,
  LIT,
  MIDDLE,
  NEITHER,
  NOWHERE,
  OGRE_TOKEN,
  type Space,
  TROLL_TOKEN,
  VAULT_TOKEN,
  WIDTH,
} from './state.ts';
export { ways } from './terrain/layout.ts';
export { column, row } from './terrain/map.ts';
export { cellsFrom } from './terrain/placing.ts';
export type { Token } from './terrain/tokens.ts';
export type { MapView, SpaceView } from './terrain/view.ts';
export { cellName, wallName } from './text/places.ts';
