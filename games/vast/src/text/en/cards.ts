import { WAR_CARDS, type WarName } from '../../data/goblins.ts';
import type { Card, CardNames } from '../names.ts';

const card = (title: string, effect: string): Card => ({ title, effect });
const creature = (title: string, effect: string, ambush: string) => ({ title, effect, ambush });
const several = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;

/** A War card's effect is its numbers. */
function war(name: WarName, title: string): Card {
  const { discs, monsters, secrets, rage } = WAR_CARDS.find((card) => card.name === name)!;
  const also = [
    ...(monsters > 0 ? [several(monsters, 'Monster')] : []),
    ...(secrets > 0 ? [several(secrets, 'Secret')] : []),
    ...(rage > 0 ? [`${rage} Rage`] : []),
  ];
  const people = discs.some((n) => n > 0) ? [`Fangs ${discs[0]}, Bones ${discs[1]}, Eye ${discs[2]}`] : [];
  return { title, effect: [...people, ...also].join(', ') };
}

/** The cards and boards of the five roles. */
export const cards: CardNames = {
  tracks: {
    movement: card('Movement', 'Steps per turn: 1, 3, 5 or 7.'),
    perception: card('Perception', 'Encounters per turn: 1 to 4. To attack the Thief, she must beat his Stealth.'),
    strength: card('Strength', 'How hard she hits: 1 to 4.'),
  },
  gear: {
    bomb: card('Bomb', 'Blast a wall away, or attack the Dragon underground.'),
    bow: card('Bow', 'A Tribe in sight loses Population equal to her Strength minus 1.'),
    ancientMap: card('Ancient Map', 'Each cube lets her cross one wall.'),
    shield: card('Shield', 'Nobody can move her, and she loses only 1 Grit at a time.'),
  },
  treasures: {
    elvishSword: card('Elvish Sword', '+1 Perception. +1 Strength on her own turn.'),
    enchantedBow: card(
      'Enchanted Bow',
      'Shoot the Dragon or the Thief, up to 5 spaces away in a straight line, through anything.',
    ),
    heroicBoots: card('Heroic Boots', '+4 Movement.'),
    javelin: card('Javelin', 'One attack with +1 Strength, even on the Dragon underground. Then it’s gone.'),
    mightyAxe: card(
      'Mighty Axe',
      '+1 Strength on her own turn. After a hit, discard the cube to hit the Dragon again.',
    ),
    pixieLantern: card('Pixie Lantern', '+1 Movement and +1 Perception.'),
    potionKit: card('Potion Kit', 'Discard a cube and this card: +2 Health.'),
  },
  events: {
    ambush: card('Ambush!', 'Works like an Ambush tile.'),
    caveBread: card('Cave Bread', 'Take back a discarded Hero cube, or one from the Grit track.'),
    deepAndDark: card('Deep and Dark', 'The Cave draws 2 Omens. Without a Cave, the Knight finds a Treasure.'),
    freshAir: card('Fresh Air', 'Set a cube aside until the next turn: +1 Health.'),
    freshWater: card('Fresh Water', 'Set a cube aside until the next turn: +1 Health.'),
    light: card('Light', 'Discard a cube: +2 Health.'),
    rats: card('Rats', 'Lose 2 Grit.'),
    vantagePoint: card('Vantage Point', 'Reveal all surrounding Dark tiles, for 1 Grit each.'),
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
      'Scattering costs 1 less Population. Discard them to make any other loss 1 less.',
      'The next Monster has 1 more Strength.',
    ),
    flameGiant: creature('Flame Giant', '+1 Strength.', 'With 3 Strength or less, she loses 1 more Health.'),
    gnome: creature(
      'Gnome',
      'The Tribe may come out on any Dark tile, and jump to one after it plunders.',
      'She loses a Treasure card.',
    ),
    golem: creature('Golem', 'The Tribe walks through walls.', 'From now on her Ancient Map needs two cubes per wall.'),
    ogre: creature('Ogre', '+1 Strength.', 'He drives her off and stays until she beats him.'),
    petFrog: creature('Pet Frog', 'The Tribe never overpopulates and keeps its Strength at Rage 0.', 'Nothing more.'),
    troll: creature('Troll', '+1 Strength.', 'He guards the bridge of the Canyon until she beats him.'),
    underworm: creature(
      'Underworm',
      'Once per turn the Tribe digs 1 or 2 spaces diagonally.',
      'It drags her to the nearest Dark tile on a diagonal.',
    ),
    wisp: creature(
      'Wisp',
      'If it sees the Knight, it leads her up to 3 spaces away.',
      'Strength doesn’t help: the die decides.',
    ),
  },
  secrets: {
    blindFury: card('Blind Fury', 'One Tribe loses no Population on Lit tiles this turn.'),
    caveIn: card('Cave-In', 'Bring down as many tiles as the Eye has Population.'),
    fireBomber: card('Fire Bomber', 'One Tribe has +2 Strength this turn. If it attacks, it’s wiped out.'),
    goblinRuby: card('Goblin Ruby', 'Face up: exchange one drawn card per turn. All Tribes have 1 less Perception.'),
    hex: card('Hex', 'A player loses Grit, Power cards, Omens or Stealth equal to the Eye’s Population.'),
    hidingSpots: card('Hiding Spots', 'A hidden Tribe attacks the Knight on or next to a Lit Ambush tile.'),
    leader: card('Leader', 'Overpopulate without scattering or paying Rage.'),
    poison: card('Poison', 'An attack on the Knight sends one or two of her Hero cubes to the Entrance.'),
    secretTunnels: card('Secret Tunnels', 'This turn each revealed Tribe may go to any unoccupied Dark tile.'),
    trap: card('Trap', 'Face up: +1 against one attack, or Tribes ignore one of the Dragon’s powers.'),
  },
  symbols: { claw: 'Claw', flame: 'Flame', wing: 'Wing' },
  gems: { claw: 'Claw Gem', flame: 'Flame Gem', wing: 'Wing Gem' },
  powers: {
    claw: card('Claw', 'Roll: Tribes there scatter and feed him, he moves the Knight, the Thief dies.'),
    flame: card('Flame', 'Roll: reveal the Dark tiles there.'),
    wing: card('Wing', 'Move up to 2 spaces in a straight line, or 1 space across a wall.'),
    hiss: card('Hiss', 'A Tribe anywhere hides and loses 1 Population. He eats 1.'),
    slither: card('Slither', 'Move a Sloth cube to another section.'),
    swat: card('Swat', 'Move a Treasure or Gem next to him up to 5 spaces.'),
    scorch: card('Scorch', 'Reveal all Dark tiles around him.'),
    burn: card('Burn', 'Reveal one Dark tile anywhere.'),
    slap: card('Slap', 'Move the Knight next to him up to 3 spaces.'),
    shriek: card('Shriek', 'Take the Shriek token: spend it to have one die on his turn rolled again.'),
    scratch: card(
      'Scratch',
      'On his tile: the Knight loses 5 Grit, or all Tribes lose all Population, or the Thief dies.',
    ),
    flameWall: card('Flame Wall', 'A visible tile next to him burns until his next turn.'),
    smash: card('Smash', 'The Crystal on his tile leaves the game.'),
    wrath: card('Wrath', 'Roll: remove the tiles there.'),
  },
  sloth: {
    greed: card('Greed', 'To wake: return a Treasure token from his hoard.'),
    hunger: card('Hunger', 'To wake: digest 2 eaten goblins.'),
    prideEvent: card('Pride (Event)', 'To wake: reveal an Event tile with a power.'),
    prideGem: card('Pride (Gem)', 'To wake: place a Gem while another is in the cave.'),
    prideStill: card('Pride (stillness)', 'To wake: don’t move all turn.'),
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
    soporificSpores: card(
      'Soporific Spores',
      'A player loses 5 Grit, a Tribe’s Population, a Wakefulness cube or an upgrade.',
    ),
    hatred: card('Hatred', 'Place one more tile. During the Collapse, remove one.'),
    crystalCurse: card('Crystal Curse', 'Turn a Lit tile, wake an Event, or bury the next three Events.'),
  },
  stats: {
    movement: card('Movement', 'Steps per turn.'),
    stealth: card('Stealth', 'Must beat Perception or Armor. Each token he carries costs 1.'),
    thievery: card('Thievery', 'Action cubes per turn.'),
  },
  actions: {
    loot: card('Loot', 'Take a Treasure or Gem here. A Gem for 1 cube may be trapped.'),
    climb: card('Climb', 'Cross a wall.'),
    pickpocket: card('Pickpocket', 'Roll to take a Treasure token from the supply. The victim loses something too.'),
    pickLock: card('Pick Lock', 'Roll to open the Vault here for a Treasure token.'),
    backstab: card('Backstab', 'A player here loses Grit, Population or Power cards.'),
    hideLoot: card('Hide Loot', 'Lower the Loot Drop by 1.'),
  },
  upgrades: {
    plusMovement: card('+1 Movement', 'One more step per turn.'),
    plusStealth: card('+1 Stealth', 'One more Stealth.'),
    plusThievery: card('+1 Thievery', 'One more Action cube per turn.'),
    stickyFingers: card('Sticky Fingers', 'Once per turn, roll a failed Pickpocket again.'),
    lockPickingKit: card('Lock Picking Kit', 'Pick Lock costs 1 cube less.'),
    climbingGear: card('Climbing Gear', 'Climb costs 1 cube less.'),
    handCrossbow: card('Hand Crossbow', 'Backstab a player in sight, up to 3 spaces away.'),
    unnaturalEvasion: card('Unnatural Evasion', 'Evade the first attack each turn on a roll of 4 or more.'),
    flip2to3: card('Flip 2 to 3', 'The stat token with a 2 becomes a 3.'),
    flip3to4: card('Flip 3 to 4', 'The stat token with a 3 becomes a 4.'),
    all4: card('All 4', 'All three stat tokens show 4.'),
  },
};
