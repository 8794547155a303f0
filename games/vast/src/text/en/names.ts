import { SIDEQUESTS, type SidequestName } from '../../data/knight.ts';
import type { Card, Names } from '../names.ts';
import { cards } from './cards.ts';

const card = (title: string, effect: string): Card => ({ title, effect });
const grit = (name: SidequestName): number => SIDEQUESTS.find((quest) => quest.name === name)!.grit;
const quest = (name: SidequestName, title: string, effect: string) => ({ title, effect, grit: grit(name) });

export const names: Names = {
  roles: {
    knight: card('Knight', 'Slay the Dragon; without a Dragon gather Crystals and get out by the Entrance.'),
    goblins: card('Goblins', 'Kill the Knight; without her slay the Dragon; without both smash Crystals.'),
    dragon: card('Dragon', 'Wake up, surface on a Crystal tile and leave by the Entrance.'),
    cave: card('Cave', 'Grow to the last tile, then collapse until enough Crystal tiles are gone.'),
    thief: card('Thief', 'Carry Treasure to the Entrance until enough tokens are stashed.'),
  },
  levels: { easiest: 'easiest', easy: 'easy', standard: 'standard', hard: 'hard', expert: 'expert' },
  difficulty: {
    knight: [
      card('Novice', 'The Dragon has 3 Health; or 4 Crystals win, smashed with Strength 2.'),
      card('Squire', 'The Dragon has 4 Health; or 4 Crystals win.'),
      card('Knight', 'The Dragon has 5 Health; or 5 Crystals win.'),
      card('Baroness', 'The Dragon has 6 Health; or 6 Crystals win.'),
      card('Lady', 'The Dragon has 7 Health; or 6 Crystals win, smashed with Strength 4.'),
    ],
    goblins: [
      card('Miscreant', 'The Knight has 5 Health.'),
      card('Boss', 'The Knight has 6 Health.'),
      card('Chief', 'The Knight has 7 Health.'),
      card('Master', 'The Knight has 8 Health.'),
      card('Warlord', 'The Knight has 9 Health.'),
    ],
    dragon: [
      card('Hatchling', 'He awakens at 7 Wakefulness.'),
      card('Whelp', 'He awakens at 9 Wakefulness.'),
      card('Dragon', 'He awakens at 11 Wakefulness.'),
      card('Elder Dragon', 'He awakens at 13 Wakefulness.'),
      card('Ancient Dragon', 'He awakens at 13 Wakefulness and must have shrieked on 3 turns.'),
    ],
    cave: [
      card('Lava Tube', 'Two tiles of each kind are left out; 3 Crystal tiles must fall.'),
      card('Spillway', 'One tile of each kind is left out; 4 Crystal tiles must fall.'),
      card('Cave', '5 Crystal tiles must fall.'),
      card('Great Cave', '5 Crystal tiles must fall, and 4 Hatred tokens must go.'),
      card('Grand Cave', '5 Crystal tiles must fall, and 8 Hatred tokens must go.'),
    ],
    thief: [
      card('Footpad', 'Stash 4 tokens.'),
      card('Burglar', 'Stash 5 tokens.'),
      card('Thief', 'Stash 6 tokens.'),
      card('Prowler', 'Stash 7 tokens; the first gives no upgrade.'),
      card('Invader', 'Stash 8 tokens; the first two give no upgrade.'),
    ],
  },
  variants: {
    infestation: card('Goblin Infestation', 'Nobody plays the Goblins, yet Ambushes still strike the Knight.'),
    flare: card('Flare', 'Throw light on a place: the Dragon die says which Dark tiles around it are revealed.'),
    pastPlunder: card('Past Plunder', 'At the end of the holder’s turn a Treasure token comes onto a Dark tile.'),
    ashDragon: card('Ash Dragon', 'The Dragon has 1 more Armor, and the Goblins may attack him.'),
    aloneInTheDark: card('Alone in the Dark', 'Played alone, the cave grows and falls faster the stronger you are.'),
  },
  tribes: {
    fangs: card('Fangs', 'Special: raise Rage by 1. They have 1 more Strength.'),
    bones: card('Bones', 'Special: draw a Monster. Their Population limits the Monsters.'),
    eye: card('Eye', 'Special: draw a Secret. Their Population gives Hex and Cave-In their might.'),
  },
  kinds: {
    dark: card('Dark tile', 'Nobody knows what is underneath; the mark tells which Tribe may come out here.'),
    entrance: card('Entrance', 'The way out; it never falls.'),
    ambush: card('Ambush', 'Revealed by the Knight, a hidden Tribe may attack her.'),
    event: card('Event', 'The Knight meets an Event card here.'),
    treasureRoom: card('Treasure Room', 'Holds a Treasure token.'),
    vault: card('Vault', 'Locked; the Thief may pick it for a Treasure token.'),
    crystal: card('Crystal', 'Holds a Crystal; here the awakened Dragon surfaces.'),
  },
  shapes: { open: 'open', side: 'one wall', corner: 'corner', tunnel: 'tunnel', deadend: 'dead end' },
  terrain: {
    canyon: card('Canyon', 'A bridge leads across; its two ends cannot be entered.'),
    lake: card('Lake', 'A Tribe that goes in loses 1 Population.'),
    magma: card('Magma', 'A Tribe that leaves a cell loses 1 Population; ending a turn here hurts.'),
    mushroomForest: card('Mushroom Forest', 'Nothing from outside touches those inside, nor they those outside.'),
    river: card('River', 'Carries whoever steps in downstream; a Tribe loses 1 Population.'),
    pit: card('Pit', 'The three Pits are connected underground; no turn may end on one.'),
  },
  tokens: {
    treasure: card('Treasure', 'Loot for the Knight, the Goblins, the Dragon and the Thief.'),
    crystal: card('Crystal', 'Strength smashes it.'),
    vault: card('Vault', 'The Thief may pick its lock.'),
    event: card('Event', 'The Knight must meet an Event here before she goes on.'),
    ogre: card('Ogre', 'The Knight fights him (Strength 4) whenever she enters, until he is beaten.'),
    troll: card('Troll', 'The Knight must beat the Troll to cross the bridge.'),
    gem: card('Dragon Gem', 'Gives the Dragon its symbol each turn; may be trapped.'),
    bomb: card('Bomb', 'This wall is gone.'),
    rockslide: card('Rockslide', 'This edge is blocked like a wall.'),
    flameWall: card('Flame Wall', 'Entering costs the Knight 5 Grit, a Tribe 1 Population, the Thief his life.'),
    shriek: card('Shriek', 'The Dragon may have one roll of his turn made again.'),
    hatred: card('Hatred', 'The Cave cannot win while any are left.'),
  },
  sides: { north: 'north', east: 'east', south: 'south', west: 'west' },
  dragonDie: {
    ring: 'all around',
    orthogonal: 'the four sides',
    plus: 'the four sides and the center',
    corners: 'the four corners',
    saltire: 'the four corners and the center',
    center: 'the center',
  },
  sidequests: {
    adventurous: quest('adventurous', 'Adventurous', 'Have 3 Encounters on 3 different spaces in one turn.'),
    bedecked: quest('bedecked', 'Bedecked', 'Have 2 Treasure cards face up.'),
    cunning: quest('cunning', 'Cunning', 'Try to take a Dragon Gem; without a Dragon: take 2 Treasures in one turn.'),
    daring: quest('daring', 'Daring', 'Attack a Tribe that has a Monster, hit the Dragon, or kill the Thief.'),
    eagleEyed: quest('eagleEyed', 'Eagle-Eyed', 'Hit another player with a bow.'),
    fearless: quest(
      'fearless',
      'Fearless',
      'Reveal a Tribe’s Dark tile and attack it; without Goblins: beat a Monster.',
    ),
    intrepid: quest('intrepid', 'Intrepid', '10 or more tiles have been revealed, by anybody.'),
    persistent: quest('persistent', 'Persistent', '3 or more Crystals have been smashed, by anybody.'),
    stalwart: quest('stalwart', 'Stalwart', 'Attack a Tribe of 3 or more; without Goblins: two Ambushes in one turn.'),
    swift: quest('swift', 'Swift', 'Enter 7 or more different spaces in one turn.'),
  },
  ...cards,
};
