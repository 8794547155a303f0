import type { Explaining } from '../explain.ts';

/** What each kind of figure does, cannot do, and counts for. */

const HERO = 'Counts as 1 hero for control.';
const MONSTER = 'Monsters never count for control.';

export const figures: Explaining['figures'] = {
  adventurer: () => ({
    does: 'Moves one space per action, like any character. It has no ability.',
    cannot: 'Can’t enter a pit.',
    scores: HERO,
  }),
  knight: () => ({
    does: 'Keeps opposing characters out of its room, except Knights. Slays every Orc where it arrives, even its owner’s.',
    cannot: 'On a staircase it keeps no one out.',
    scores: HERO,
  }),
  thief: ({ thiefBlockedByKnight }) => ({
    does: 'Can use an action to slip to any other room or staircase, however far.',
    cannot: thiefBlockedByKnight
      ? 'Can’t slip to a full or closed room, or anywhere with an opposing Knight.'
      : 'Can’t slip to a full or closed room, or onto a pit.',
    scores: HERO,
  }),
  barbarian: () => ({
    does: 'Counts double when its room is scored. No Wraith can push it.',
    cannot: 'Orcs and Cave Trolls can still remove it.',
    scores: 'Counts as 2 heroes for control.',
  }),
  dwarf: ({ dwarfStacking, dwarfAppliesTo }) => ({
    does: `${dwarfStacking === 'exponential' ? 'Doubles the printed gold of its room' : 'Adds the printed gold of its room once more'}, no matter who controls it.${
      dwarfAppliesTo === 'fullBoardOnly' ? ' Only when the whole board is scored.' : ''
    }`,
    cannot: 'Doesn’t multiply the gold of a Treasure Chest.',
    scores: HERO,
  }),
  orc: () => ({
    does: 'Can use an action to slay one hero in its room, of any player and any kind.',
    cannot: 'Can’t slay on a staircase or a pit. A Knight that enters slays it.',
    scores: MONSTER,
  }),
  wraith: ({ wraithEntryPush, wraithTargets }) => ({
    does: `Whenever it enters a room, it ${wraithEntryPush === 'mandatory' ? 'must' : 'may'} push one other ${
      wraithTargets === 'characters' ? 'character into an adjacent space' : 'hero into an adjacent room'
    }. It can also push as an action.`,
    cannot: 'Can’t push Barbarians, chests or Cave Trolls.',
    scores: MONSTER,
  }),
  caveTroll: () => ({
    does: 'No character can enter its room for the rest of the game. It crushed everyone who stayed when it came.',
    cannot: 'Never moves, and nothing can move or remove it.',
    scores: 'No one can win its room any more.',
  }),
  paladin: () => ({
    does: 'Protects all heroes in its room from Banshees and Grunts. Can use an action to banish an opposing Banshee to a pit.',
    cannot: 'Doesn’t stop Assassins or Rampaging Trolls.',
    scores: HERO,
  }),
  assassin: () => ({
    does: 'Can use an action to kill a hero or Grunt in its room that has no other character of its colour there.',
    cannot: 'Can’t kill Assassins, or anyone with company.',
    scores: HERO,
  }),
  berserker: () => ({
    does: 'Takes an equal share when another player wins its room. May join exactly five characters if none is its owner’s.',
    cannot: 'Takes no share of a tied room.',
    scores: HERO,
  }),
  giantSlayer: () => ({
    does: 'Finds 1 gold when it enters an empty room, once per turn. Can give its life to fell a Rampaging Troll in its room.',
    cannot: 'A room with a chest is not empty.',
    scores: HERO,
  }),
  grunt: () => ({
    does: 'Can use an action to rout all opposing Adventurers in its room at once.',
    cannot: 'Can’t rout anyone while a Paladin is in the room.',
    scores: MONSTER,
  }),
  banshee: () => ({
    does: 'Moves up to 2 spaces per action. Can use an action to lure an opposing character from an adjacent space.',
    cannot: 'Can’t lure heroes onto a pit or out of a Paladin’s room.',
    scores: MONSTER,
  }),
  rampagingTroll: () => ({
    does: 'Can use an action to push two characters out of its room and crush everything that is left there.',
    cannot: 'Moves only once per turn.',
    scores: MONSTER,
  }),
  chest: ({ roomLimit }) => ({
    does: 'Makes its room worth more to the player who controls it, no matter whose chest it is.',
    cannot: `Never moves, and takes ${roomLimit === 'figures' ? 'one' : 'none'} of the five places in a room.`,
    scores: 'Adds 4 gold to its room.',
  }),
};
