import { SIDEQUESTS, type SidequestName } from '../../data/knight.ts';
import type { Card, Names } from '../names.ts';
import { cards } from './cards.ts';

const card = (title: string, effect: string): Card => ({ title, effect });
const grit = (name: SidequestName): number => SIDEQUESTS.find((quest) => quest.name === name)!.grit;
const quest = (name: SidequestName, title: string, effect: string) => ({ title, effect, grit: grit(name) });

export const names: Names = {
  roles: {
    knight: card('Knight', 'Slay the Dragon. Without a Dragon: smash Crystals and get out by the Entrance.'),
    goblins: card('Goblins', 'Kill the Knight. Without her, slay the Dragon, and without either, smash Crystals.'),
    dragon: card('Dragon', 'Wake up, surface on a Crystal tile and escape by the Entrance.'),
    cave: card('Cave', 'Grow to the last tile, then collapse until enough Crystal tiles are gone.'),
    thief: card('Thief', 'Steal Treasure and stash enough tokens at the Entrance.'),
  },
  levels: { easiest: 'easiest', easy: 'easy', standard: 'standard', hard: 'hard', expert: 'expert' },
  difficulty: {
    knight: [
      card('Novice', 'The Dragon has 3 Health. Without him: 4 Crystals, each smashed with 2 Strength.'),
      card('Squire', 'The Dragon has 4 Health. Without him: 4 Crystals.'),
      card('Knight', 'The Dragon has 5 Health. Without him: 5 Crystals.'),
      card('Baroness', 'The Dragon has 6 Health. Without him: 6 Crystals.'),
      card('Lady', 'The Dragon has 7 Health. Without him: 6 Crystals, each smashed with 4 Strength.'),
    ],
    goblins: [
      card('Miscreant', 'The Knight has 5 Health.'),
      card('Boss', 'The Knight has 6 Health.'),
      card('Chief', 'The Knight has 7 Health.'),
      card('Master', 'The Knight has 8 Health.'),
      card('Warlord', 'The Knight has 9 Health.'),
    ],
    dragon: [
      card('Hatchling', 'He wakes at 7 Wakefulness.'),
      card('Whelp', 'He wakes at 9 Wakefulness.'),
      card('Dragon', 'He wakes at 11 Wakefulness.'),
      card('Elder Dragon', 'He wakes at 13 Wakefulness.'),
      card('Ancient Dragon', 'He wakes at 13 Wakefulness, after using Shriek on 3 different turns.'),
    ],
    cave: [
      card('Lava Tube', 'Two tiles of each kind are left out. 3 Crystal tiles must fall.'),
      card('Spillway', 'One tile of each kind is left out. 4 Crystal tiles must fall.'),
      card('Cave', '5 Crystal tiles must fall.'),
      card('Great Cave', '5 Crystal tiles must fall, and 4 Hatred tokens must go.'),
      card('Grand Cave', '5 Crystal tiles must fall, and 8 Hatred tokens must go.'),
    ],
    thief: [
      card('Footpad', 'Stash 4 tokens.'),
      card('Burglar', 'Stash 5 tokens.'),
      card('Thief', 'Stash 6 tokens.'),
      card('Prowler', 'Stash 7 tokens. The first gives no upgrade.'),
      card('Invader', 'Stash 8 tokens. The first two give no upgrade.'),
    ],
  },
  variants: {
    infestation: card('Goblin Infestation', 'Nobody plays the Goblins, yet Ambushes still strike the Knight.'),
    flare: card('Flare', 'Light up a space: roll the Dragon die and reveal the affected Dark tiles.'),
    pastPlunder: card('Past Plunder', 'At the end of their turn, the holder places a Treasure token on a Dark tile.'),
    ashDragon: card('Ash Dragon', 'The Dragon has 1 more Armor, and the Goblins may attack him.'),
    aloneInTheDark: card('Alone in the Dark', 'The stronger you are, the faster the cave grows and falls.'),
  },
  tribes: {
    fangs: card('Fangs', 'Special: raise Rage by 1. They have 1 more Strength.'),
    bones: card('Bones', 'Special: draw a Monster. Their Population limits how many Monsters you have.'),
    eye: card('Eye', 'Special: draw a Secret. Hex and Cave-In are as strong as its Population.'),
  },
  kinds: {
    dark: card('Dark tile', 'What’s underneath is secret. The mark shows which Tribe may come out here.'),
    entrance: card('Entrance', 'The way out. It never falls.'),
    ambush: card('Ambush', 'When the Knight reveals it, a hidden Tribe may attack her.'),
    event: card('Event', 'The Knight meets an Event card here.'),
    treasureRoom: card('Treasure Room', 'Holds a Treasure token.'),
    vault: card('Vault', 'Locked. The Thief may pick its lock for a Treasure token.'),
    crystal: card('Crystal', 'Holds a Crystal. An awake Dragon surfaces here.'),
  },
  shapes: { open: 'open', side: 'one wall', corner: 'corner', tunnel: 'tunnel', deadend: 'dead end' },
  terrain: {
    canyon: card('Canyon', 'A bridge leads across. Nobody can enter its two ends.'),
    lake: card('Lake', 'A Tribe that enters loses 1 Population.'),
    magma: card('Magma', 'A Tribe loses 1 Population for each space it leaves. Ending a turn here hurts.'),
    mushroomForest: card('Mushroom Forest', 'Nobody inside can affect anyone outside, or the other way round.'),
    river: card('River', 'Carries you downstream if you step in. A Tribe loses 1 Population.'),
    pit: card('Pit', 'The three Pits connect underground. Nobody stays in one.'),
  },
  tokens: {
    treasure: card('Treasure', 'Loot for the Knight, the Goblins, the Dragon and the Thief.'),
    crystal: card('Crystal', 'Enough Strength smashes it.'),
    vault: card('Vault', 'The Thief may pick its lock.'),
    event: card('Event', 'The Knight must meet an Event here before she moves on.'),
    ogre: card('Ogre', 'Ambushes the Knight (Strength 4) each time she enters, until she beats him.'),
    troll: card('Troll', 'The Knight must beat the Troll to cross the bridge.'),
    gem: card('Dragon Gem', 'Pays the Dragon its symbol once per turn. It may be trapped.'),
    bomb: card('Bomb', 'This wall is gone.'),
    rockslide: card('Rockslide', 'This edge is blocked like a wall.'),
    flameWall: card('Flame Wall', 'Entering costs the Knight 5 Grit, a Tribe 1 Population, the Thief his life.'),
    shriek: card('Shriek', 'The Dragon may have one die on his turn rolled again.'),
    hatred: card('Hatred', 'The Cave can’t win while any are left.'),
  },
  sides: { north: 'north', east: 'east', south: 'south', west: 'west' },
  dragonDie: {
    ring: 'all around',
    orthogonal: 'the four sides',
    plus: 'the four sides and the centre',
    corners: 'the four corners',
    saltire: 'the four corners and the centre',
    center: 'the centre',
  },
  sidequests: {
    adventurous: quest('adventurous', 'Adventurous', 'Have 3 Encounters on 3 different spaces in one turn.'),
    bedecked: quest('bedecked', 'Bedecked', 'Have 2 Treasure cards face up.'),
    cunning: quest('cunning', 'Cunning', 'Try to take a Dragon Gem. Without a Dragon: take 2 Treasures in one turn.'),
    daring: quest('daring', 'Daring', 'Attack a Tribe that has a Monster, hit the Dragon, or kill the Thief.'),
    eagleEyed: quest('eagleEyed', 'Eagle-Eyed', 'Hit another player with a bow.'),
    fearless: quest(
      'fearless',
      'Fearless',
      'Reveal a Dark tile with a Tribe on it and attack. Without Goblins: beat a Monster.',
    ),
    intrepid: quest('intrepid', 'Intrepid', '10 or more tiles have been revealed, by anyone.'),
    persistent: quest('persistent', 'Persistent', '3 or more Crystals have been smashed, by anyone.'),
    stalwart: quest(
      'stalwart',
      'Stalwart',
      'Attack a Tribe of 3 Population or more. Without Goblins: two Ambushes in one turn.',
    ),
    swift: quest('swift', 'Swift', 'Enter 7 or more different spaces in one turn.'),
  },
  ...cards,
};
