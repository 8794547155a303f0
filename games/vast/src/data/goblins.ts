export const FIRST_RAGE = 1;
export const MAX_RAGE = 3;
export const MAX_POPULATION = 4;
export const SECRETS_LIMIT = 5;
/** By Tribe: Fangs, Bones, Eye. */
export const MONSTER_SLOTS = [1, 2, 1] as const;
export const PRINTED_STRENGTH = [1, 0, 0] as const;

export const WAR_CARDS = [
  { name: 'thirst', discs: [3, 2, 1], monsters: 1, secrets: 0, rage: 0 },
  { name: 'spite', discs: [2, 1, 2], monsters: 0, secrets: 1, rage: 0 },
  { name: 'consumption', discs: [1, 3, 2], monsters: 1, secrets: 0, rage: 0 },
  { name: 'desolation', discs: [1, 2, 2], monsters: 1, secrets: 1, rage: 0 },
  { name: 'waste', discs: [2, 1, 3], monsters: 0, secrets: 1, rage: 0 },
  { name: 'ruin', discs: [2, 2, 1], monsters: 1, secrets: 0, rage: 0 },
  { name: 'hate', discs: [2, 2, 2], monsters: 0, secrets: 0, rage: 0 },
  { name: 'fear', discs: [1, 1, 1], monsters: 1, secrets: 2, rage: 0 },
  { name: 'desperation', discs: [0, 0, 0], monsters: 3, secrets: 3, rage: 1 },
  { name: 'pain', discs: [1, 1, 1], monsters: 0, secrets: 0, rage: 1 },
] as const;
export type WarName = (typeof WAR_CARDS)[number]['name'];

/** Monsters: the Strength disc each brings to its Tribe, and its Strength when it ambushes by itself (null: always rolled). */
export const MONSTERS = [
  { name: 'blob', disc: 0, ambush: 3 },
  { name: 'brightBeetles', disc: 0, ambush: 3 },
  { name: 'flameGiant', disc: 1, ambush: 4 },
  { name: 'gnome', disc: 0, ambush: 3 },
  { name: 'golem', disc: 0, ambush: 3 },
  { name: 'ogre', disc: 1, ambush: 4 },
  { name: 'petFrog', disc: 0, ambush: 2 },
  { name: 'troll', disc: 1, ambush: 4 },
  { name: 'underworm', disc: 0, ambush: 2 },
  { name: 'wisp', disc: 0, ambush: null },
] as const;
export type MonsterName = (typeof MONSTERS)[number]['name'];
export const monsterNamed = (name: MonsterName): number => MONSTERS.findIndex((m) => m.name === name);
export const BLOB = monsterNamed('blob');
export const BRIGHT_BEETLES = monsterNamed('brightBeetles');
export const GNOME = monsterNamed('gnome');
export const GOLEM = monsterNamed('golem');
export const OGRE = monsterNamed('ogre');
export const PET_FROG = monsterNamed('petFrog');
export const TROLL = monsterNamed('troll');
export const UNDERWORM = monsterNamed('underworm');
export const WISP = monsterNamed('wisp');

/** Secrets; those laid face up stay on the table. */
export const SECRETS = [
  { name: 'blindFury', faceUp: false },
  { name: 'caveIn', faceUp: false },
  { name: 'fireBomber', faceUp: false },
  { name: 'goblinRuby', faceUp: true },
  { name: 'hex', faceUp: false },
  { name: 'hidingSpots', faceUp: false },
  { name: 'leader', faceUp: false },
  { name: 'poison', faceUp: false },
  { name: 'secretTunnels', faceUp: false },
  { name: 'trap', faceUp: true },
] as const;
export type SecretName = (typeof SECRETS)[number]['name'];
export const secretNamed = (name: SecretName): number => SECRETS.findIndex((secret) => secret.name === name);
export const GOBLIN_RUBY = secretNamed('goblinRuby');
export const TRAP = secretNamed('trap');
export const BLIND_FURY = secretNamed('blindFury');
export const CAVE_IN = secretNamed('caveIn');
export const FIRE_BOMBER = secretNamed('fireBomber');
export const HEX = secretNamed('hex');
export const HIDING_SPOTS = secretNamed('hidingSpots');
export const LEADER = secretNamed('leader');
export const POISON = secretNamed('poison');
export const SECRET_TUNNELS = secretNamed('secretTunnels');

/** The Fire Bomber's Strength. */
export const BOMBER_STRENGTH = 2;
/** How far the Wisp leads the Knight. */
export const WISP_REACH = 3;
/** With this much more Strength than hers, Poison takes two cubes. */
export const STRONG_POISON = 2;
