import { WAR_CARDS, type WarName } from '../../data/goblins.ts';
import type { Card, CardNames } from '../names.ts';

const card = (title: string, effect: string): Card => ({ title, effect });
const creature = (title: string, effect: string, ambush: string) => ({ title, effect, ambush });
const several = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;

/** A War card says in numbers what it brings. */
function war(name: WarName, title: string): Card {
  const { discs, monsters, secrets, rage } = WAR_CARDS.find((card) => card.name === name)!;
  const also = [
    ...(monsters > 0 ? [several(monsters, 'Monster')] : []),
    ...(secrets > 0 ? [several(secrets, 'Secret')] : []),
    ...(rage > 0 ? [`${rage} Rage`] : []),
  ];
  const people = discs.some((n) => n > 0) ? [`Fangs ${discs[0]}, Bones ${discs[1]}, Eye ${discs[2]}`] : [];
  return { title, effect: [...people, ...also].join('; ') };
}

/** The cards and boards of the five roles. */
export const cards: CardNames = {
  tracks: {
    movement: card('Movement', 'Steps in a turn: 1, 3, 5 or 7.'),
    perception: card('Perception', 'Encounters in a turn: 1 to 4; must beat the Thief’s Stealth.'),
    strength: card('Strength', 'Attacks with 1 to 4.'),
  },
  gear: {
    bomb: card('Bomb', 'Blast a wall away, or attack the Dragon underground.'),
    bow: card('Bow', 'A Tribe in sight loses Population: Strength less 1.'),
    ancientMap: card('Ancient Map', 'Each cube lets her cross one wall.'),
    shield: card('Shield', 'Nobody can move her, and no loss costs her more than 1.'),
  },
  treasures: {
    elvishSword: card('Elvish Sword', '+1 Perception; +1 Strength in her own turn.'),
    enchantedBow: card('Enchanted Bow', 'Shoot the Dragon or the Thief, up to 5 spaces in line through anything.'),
    heroicBoots: card('Heroic Boots', '+4 Movement.'),
    javelin: card('Javelin', 'One attack with +1 Strength, even on the Dragon underground; then it is gone.'),
    mightyAxe: card('Mighty Axe', '+1 Strength in her turn; give up the cube after a hit to hit the Dragon again.'),
    pixieLantern: card('Pixie Lantern', '+1 Movement and +1 Perception.'),
    potionKit: card('Potion Kit', 'Give up the cube and the card: +2 Health.'),
  },
  events: {
    ambush: card('Ambush!', 'As on an Ambush tile.'),
    caveBread: card('Cave Bread', 'Take back a lost Hero cube, or the next one from the Grit track.'),
    deepAndDark: card('Deep and Dark', 'The Cave draws 2 Omens; without a Cave the Knight finds a Treasure.'),
    freshAir: card('Fresh Air', 'Set a cube aside until the next turn: +1 Health.'),
    freshWater: card('Fresh Water', 'Set a cube aside until the next turn: +1 Health.'),
    light: card('Light', 'Give up a cube: +2 Health.'),
    rats: card('Rats', 'Lose 2 Grit.'),
    vantagePoint: card('Vantage Point', 'Reveal all Dark tiles around, 1 Grit each.'),
  },
  wars: {
    thirst: war('thirst', 'Thirst'),
    spite: war('spite', 'Spite'),
    consumption: war('consumption', 'Consumption'),
    desolation: war('desolation', 'Desolation'),
    waste: war('waste', 'Waste'),
    ruin: war('ruin', 'Ruin'),
    hate: war('hate', 'Hate'),
    fear: war('fear', 'Fear'),
    desperation: war('desperation', 'Desperation'),
    pain: war('pain', 'Pain'),
  },
  monsters: {
    blob: creature('Blob', 'An attack also costs the Knight 5 Grit.', 'She loses 5 Grit.'),
    brightBeetles: creature(
      'Bright Beetles',
      'Scattering costs 1 Population less; give them up to save 1 from another loss.',
      'The next Monster has 1 more Strength.',
    ),
    flameGiant: creature('Flame Giant', '+1 Strength.', 'With Strength 3 or less she loses 1 more Health.'),
    gnome: creature(
      'Gnome',
      'The Tribe may come out on any Dark tile, and jump to one after plundering.',
      'She loses a Treasure card.',
    ),
    golem: creature('Golem', 'The Tribe goes through walls.', 'Her Ancient Map needs two cubes a wall from now on.'),
    ogre: creature('Ogre', '+1 Strength.', 'He drives her off and stays until she beats him.'),
    petFrog: creature('Pet Frog', 'The Tribe never overpopulates and keeps its Strength at Rage 0.', 'Nothing more.'),
    troll: creature('Troll', '+1 Strength.', 'He guards the bridge of the Canyon until she beats him.'),
    underworm: creature(
      'Underworm',
      'Once a turn the Tribe digs 1 or 2 spaces diagonally.',
      'He drags her to the nearest Dark tile on a diagonal.',
    ),
    wisp: creature(
      'Wisp',
      'If it sees the Knight, it leads her up to 3 spaces away.',
      'Strength is no help: the die decides.',
    ),
  },
  secrets: {
    blindFury: card('Blind Fury', 'One Tribe loses no Population on Lit tiles this turn.'),
    caveIn: card('Cave-In', 'Bring down as many tiles as the Eye has Population.'),
    fireBomber: card('Fire Bomber', 'One Tribe has +2 Strength this turn; an attack wipes it out.'),
    goblinRuby: card('Goblin Ruby', 'Face up: exchange one drawn card a turn; all Tribes have 1 less Perception.'),
    hex: card('Hex', 'By the Eye’s Population: take Grit, Power cards, Omens or Stealth.'),
    hidingSpots: card('Hiding Spots', 'A hidden Tribe attacks the Knight on or next to a Lit Ambush tile.'),
    leader: card('Leader', 'Too many goblins do no harm this once.'),
    poison: card('Poison', 'An attack sends a Hero cube, or two, to the Entrance.'),
    secretTunnels: card('Secret Tunnels', 'Each revealed Tribe may go to any free Dark tile this turn.'),
    trap: card('Trap', 'Face up: +1 against an attack, or the Dragon’s power fails on the Tribes.'),
  },
  symbols: { claw: 'Claw', flame: 'Flame', wing: 'Wing' },
  gems: { claw: 'Claw Gem', flame: 'Flame Gem', wing: 'Wing Gem' },
  powers: {
    claw: card('Claw', 'Roll: Tribes there scatter and feed him, the Knight is moved, the Thief dies.'),
    flame: card('Flame', 'Roll: Dark tiles there are revealed.'),
    wing: card('Wing', 'Move up to 2 spaces in line, or 1 space through a wall.'),
    hiss: card('Hiss', 'A Tribe anywhere hides and loses 1 Population; he eats 1.'),
    slither: card('Slither', 'A Sloth cube goes to another section.'),
    swat: card('Swat', 'A Treasure or Gem beside him goes up to 5 spaces.'),
    scorch: card('Scorch', 'All Dark tiles around him are revealed.'),
    burn: card('Burn', 'One Dark tile anywhere is revealed.'),
    slap: card('Slap', 'The Knight beside him goes up to 3 spaces.'),
    shriek: card('Shriek', 'Keep the Shriek token: one roll of his turn may be made again.'),
    scratch: card('Scratch', 'On his tile: the Knight loses 5 Grit, or Tribes all their people, or the Thief dies.'),
    flameWall: card('Flame Wall', 'A visible tile beside him burns until his next turn.'),
    smash: card('Smash', 'The Crystal on his tile is out of the game.'),
    wrath: card('Wrath', 'Roll: the tiles there collapse.'),
  },
  sloth: {
    greed: card('Greed', 'Wake by giving a Treasure token back.'),
    hunger: card('Hunger', 'Wake by digesting 2 eaten goblins.'),
    prideEvent: card('Pride (Event)', 'Wake by revealing an Event tile with a power.'),
    prideGem: card('Pride (Gem)', 'Wake by placing a Gem while another lies in the cave.'),
    prideStill: card('Pride (stillness)', 'Wake by not moving all turn.'),
  },
  omenSymbols: {
    chasm: 'Chasm',
    bat: 'Bat',
    boulder: 'Boulder',
    crystal: 'Crystal',
    mushroom: 'Mushroom',
    trail: 'Trail',
  },
  omens: {
    giantBats: card('Giant Bats', 'Carry a Treasure, the Knight or a Tribe up to 3 spaces.'),
    rockslide: card('Rockslide', 'Block the edge between two tiles.'),
    pastPlunder: card('Past Plunder', 'Place a Treasure token on a Dark tile.'),
    soporificSpores: card('Soporific Spores', 'Cost a player Grit, a Tribe, Wakefulness or an upgrade.'),
    hatred: card('Hatred', 'Place one more tile; in the Collapse remove one.'),
    crystalCurse: card('Crystal Curse', 'Turn a Lit tile, wake an Event, or bury the next three Events.'),
  },
  stats: {
    movement: card('Movement', 'Steps in a turn.'),
    stealth: card('Stealth', 'Must beat Perception or Armor; each token carried costs 1.'),
    thievery: card('Thievery', 'Action cubes in a turn.'),
  },
  actions: {
    loot: card('Loot', 'Take a Treasure or Gem here; a Gem for one cube may be trapped.'),
    climb: card('Climb', 'Step over a wall.'),
    pickpocket: card('Pickpocket', 'Roll to take a Treasure token from the supply, and more from the victim.'),
    pickLock: card('Pick Lock', 'Roll to open the Vault here for a Treasure token.'),
    backstab: card('Backstab', 'Cost a player here Grit, Population or Power cards.'),
    hideLoot: card('Hide Loot', 'Lower the Loot Drop by 1.'),
  },
  upgrades: {
    plusMovement: card('+1 Movement', 'One more step a turn.'),
    plusStealth: card('+1 Stealth', 'One more Stealth.'),
    plusThievery: card('+1 Thievery', 'One more Action cube a turn.'),
    stickyFingers: card('Sticky Fingers', 'Once a turn roll a Pickpocket again.'),
    lockPickingKit: card('Lock Picking Kit', 'Pick Lock costs 1 cube less.'),
    climbingGear: card('Climbing Gear', 'Climb costs 1 cube less.'),
    handCrossbow: card('Hand Crossbow', 'Backstab somebody in sight up to 3 spaces away.'),
    unnaturalEvasion: card('Unnatural Evasion', 'Evade the first attack each turn on a 4 or more.'),
    flip2to3: card('Flip 2 to 3', 'The stat token with a 2 becomes a 3.'),
    flip3to4: card('Flip 3 to 4', 'The stat token with a 3 becomes a 4.'),
    all4: card('All 4', 'All three stat tokens show 4.'),
  },
};
