// Written by `npm run rules:write` from RULES.md. Change that, not this.

export const CLAUSES = {
  'BOARD-1':
    'The lair has four staircases, one near each corner, three pits near the middle and thirty rooms worth 1 to 5 gold, 78 in all.',
  'BOARD-2':
    'Setting boardLayout: with onePit only the central pit is a pit; the two others are caverns of 3 gold, and both treasuries are worth 4; doors stay as they are.',
  'BOARD-3': 'The board is the same left and right, top and bottom, so that no staircase is better than another.',
  'MOVE-1': 'A character moves from its space to an adjacent one: through a doorway, never through a wall.',
  'MOVE-2': "One moves one's own characters, heroes and monsters alike.",
  'MOVE-3': 'No hero ever comes to stand in a pit, whatever brings it there.',
  'MOVE-4': 'Staircases and pits hold any number of characters.',
  'MOVE-5': 'A room holds five characters and no more.',
  'MOVE-6': 'Treasure Chests do not count toward the five.',
  'MOVE-7': 'Being placed, pushed, pulled or teleported is entering too, and bound by the same bans.',
  'MOVE-8':
    'Figures of one player and kind standing in the same space are alike: an action that any of them could take is offered for the first of them. A cloaked hero is unlike all others.',
  'MOVE-9': 'Only figures on the board act or are acted upon.',
  'TURN-1': 'Players take turns clockwise; who begins is drawn by lot.',
  'TURN-2':
    'The first turn of the game has one action, the second two, the third three, every later turn four, counted over all players.',
  'TURN-3':
    "Actions may be mixed and repeated freely: draw and play a card, move a character, use a character's action, play an artifact.",
  'TURN-4': 'A player may stop early, even without any action.',
  'TURN-5': 'An action that would find no target may not be chosen.',
  'TURN-6':
    'Whatever has to be chosen is chosen by the player whose turn it is; others choose only when they flee from a Cave Troll.',
  'TURN-7': 'Artifacts, cards, moves and abilities may all be used in the same turn.',
  'CARD-1':
    "To draw and play is one action: first draw the top card of one's own deck, then play one of the two cards held.",
  'CARD-2':
    'Each deck has 19 cards: nine Adventurers, the seven characters of the set in use, Treasure Chest, Find an Artifact and Score a Room. One card is dealt to each player at the start.',
  'CARD-3':
    'Setting characterSet: everybody plays the classic characters or everybody plays the variant ones; sets are not mixed.',
  'CARD-4': 'A hero is placed on any staircase.',
  'CARD-5':
    'Setting entryPlacement: with ownStaircase every colour has a staircase of its own: red north-west, blue north-east, green south-west, yellow south-east; with two players north-west and south-east.',
  'CARD-6': 'A monster is placed on any pit; only the Cave Troll is not.',
  'CARD-7':
    "A played card with scoring icons goes to the common scoring pile once it is resolved; any other card to its owner's discard pile, face up.",
  'CARD-8':
    'Two of the Adventurers, Treasure Chest and Find an Artifact carry one icon each, Score a Room two, the other cards none.',
  'CARD-9': 'A card may be played even if it has no effect; its icons count.',
  'CARD-10': 'Find an Artifact: draw the top artifact and keep it face down.',
  'CARD-11':
    'There is a card for every figure, so figures never run out; and nobody ever draws from an empty deck, because the game ends first.',
  'CARD-12': 'Every card is played once. A figure that was removed stays with its owner; no card brings it back.',
  'SECRET-1': 'A hand is seen by its owner only.',
  'SECRET-2': 'Nobody knows the order of any deck, not even of the own one.',
  'SECRET-3': 'An unspent artifact lies face down: its owner knows it, the others do not.',
  'SECRET-4':
    'Everything else is open: figures, gold, discard piles, the scoring pile, cards out of the game, spent artifacts and how many cards everybody holds.',
  'SCORE-1':
    'When a card has been put on the scoring pile and five or more icons lie there, the whole board is scored at once.',
  'SCORE-2':
    'After that the whole pile leaves the game, surplus icons too; the next icon starts a new pile, and the turn goes on where it was.',
  'SCORE-3': 'Score a Room scores one room at once, before its own icons count.',
  'SCORE-4': 'The player with the most heroes in a room controls it and gains its gold.',
  'SCORE-5': 'If the most heroes are tied, nobody gains gold for the room.',
  'SCORE-6': 'Monsters do not count for control; a room without heroes pays nobody.',
  'SCORE-7': 'A room that is tied or empty may be chosen to be scored; it pays nobody.',
  'SCORE-8': 'The order in which rooms are scored makes no difference.',
  'SCORE-9': 'Gold has no upper limit.',
  'END-1':
    'When a player has finished an action, with all scoring it caused, and his deck is empty, the game ends at once; actions left over are lost. The last card in hand is never played.',
  'END-2': 'That player gains 3 gold.',
  'END-3':
    'Then the whole board is scored once more; no icons are needed. If the last card also filled the pile, the board is scored twice in a row.',
  'END-4': 'Then every unspent artifact pays its owner its gold, also one that was found with the very last card.',
  'END-5': 'The most gold wins; players with equal gold share the place.',
  'END-6':
    'Setting tieBreak: with mostControlledRooms, of players with equal gold the one who controlled more rooms in the last scoring stands higher.',
  'END-7':
    'If every player has had fifty turns in a row and nobody has drawn a card, the game ends too, and nobody gains the 3 gold.',
  'TABLE-1': 'When the game is over nothing more is played.',
  'TABLE-2': 'One acts when one is asked.',
  'TABLE-3': 'What is being asked must be answered before anything else.',
  'ADVENTURER-1': 'The Adventurer has no ability; it counts as one hero.',
  'KNIGHT-1': "Opposing characters that are not Knights cannot enter the Knight's room, by whatever means.",
  'KNIGHT-2':
    "A Knight entering a space with Orcs removes them all, its owner's as well; a room, a staircase, however it came.",
  'KNIGHT-3': 'Characters that are in the room when a Knight enters stay there.',
  'KNIGHT-4': "Knights enter a Knight's room; once Knights of two players share it, only Knights can.",
  'KNIGHT-5': "The own characters enter their Knight's room freely.",
  'KNIGHT-6': 'An Orc may join a Knight of its own colour and lives, until a Knight enters again.',
  'KNIGHT-7': 'On a staircase a Knight bars nobody.',
  'KNIGHT-8':
    'The ban is on the figure that enters: it must itself be a Knight (or wear the Cloak); having a Knight elsewhere does not help.',
  'THIEF-1': 'Action: the Thief is placed in any other room or on any other staircase that it may enter.',
  'THIEF-2': 'Not where an opposing Knight stands, staircases included.',
  'THIEF-3': "It may start from anywhere, also from an opposing Knight's room.",
  'THIEF-4':
    "Setting thiefBlockedByKnight: if off, Knights do not hinder the Thief's action; Cave Trolls, locks, pits and full rooms still do.",
  'BARBARIAN-1': 'The Barbarian counts as two heroes when its room is scored, otherwise as one.',
  'BARBARIAN-2': 'No Wraith pushes it.',
  'BARBARIAN-3': 'It may be moved by its owner, by Helm and Chalice, and flee from a Cave Troll.',
  'DWARF-1':
    'When a room is scored, its printed gold is doubled once for each Dwarf in it: two Dwarves make it four times as much.',
  'DWARF-2': 'It doubles for whoever controls the room.',
  'DWARF-3': 'The gold of a Treasure Chest is not doubled.',
  'DWARF-4':
    'Setting dwarfStacking: with linear, each Dwarf adds the printed gold once more (two Dwarves: three times).',
  'DWARF-5': 'Setting dwarfAppliesTo: with fullBoardOnly, Dwarves do not count when a single room is scored.',
  'CHEST-1': 'The chest is put in any room that is not locked.',
  'CHEST-2': 'It adds four gold to its room; several add up.',
  'CHEST-3': 'It never moves and is no character.',
  'CHEST-4': "It may be put in a Cave Troll's room, where it is of no use, and beside any Knight or five characters.",
  'ORC-1': "Action: remove one hero from the Orc's room, whatever its kind: Barbarian, Knight, any.",
  'ORC-2': "The hero may be one's own.",
  'ORC-3': 'On a staircase or a pit it cannot.',
  'WRAITH-1':
    'Entering a room, the Wraith pushes one other character out of it to an adjacent space. It must, if it can.',
  'WRAITH-2': "Action: push one other character from the Wraith's room to an adjacent space.",
  'WRAITH-3': 'It may enter a room that already holds five characters, if it can then push one out.',
  'WRAITH-4':
    "Nobody is pushed where it may not enter: no hero into a pit, nobody into a Cave Troll's room, a full room or a locked one. Being a Wraith, a Knight or cloaked makes no exception there.",
  'WRAITH-5': 'The one pushed may belong to anybody, its own player too.',
  'WRAITH-6': 'If only own characters can be pushed, one of them must be.',
  'WRAITH-7': 'If nobody can be pushed it enters, and nothing happens; a full room it cannot enter then.',
  'WRAITH-8': 'It may push into the space it came from.',
  'WRAITH-9': 'It never pushes itself, a chest or a Cave Troll.',
  'WRAITH-10': "It cannot enter an opposing Knight's room, not even to push.",
  'WRAITH-11':
    "It pushes a character into a Knight's room only if that Knight is of the same colour as the one pushed, or a Knight is pushed.",
  'WRAITH-12': 'A Knight pushed onto Orcs slays them.',
  'WRAITH-13': 'A Wraith that is itself pushed does not push in turn.',
  'WRAITH-14':
    'Setting wraithEntryTriggersWhenPushed: if on, a pushed Wraith pushes in turn; the player who pushed it chooses; each Wraith pushes once in such a chain.',
  'WRAITH-15': 'Setting wraithEntryPush: with optional the push on entering may be left out, unless the room was full.',
  'WRAITH-16': 'Setting wraithTargets: with heroesOnly a Wraith pushes heroes only, and only into rooms.',
  'WRAITH-17': 'On a staircase or a pit it pushes nobody.',
  'TROLL-1': 'The Cave Troll is played into any room, never onto a staircase or a pit.',
  'TROLL-2': 'Knights, chests and five characters do not keep it out.',
  'TROLL-3':
    'Nobody enters its room for the rest of the game, whoever owns Troll or character, the own Knight included.',
  'TROLL-4': 'It does not enter a locked room or the room of another Cave Troll.',
  'TROLL-5': 'It cannot move or be moved.',
  'TROLL-6':
    'When it arrives, each player may move one own character from the room to an adjacent space that it may enter, at no cost. Staying is allowed.',
  'TROLL-7': 'The left neighbour of the player comes first, the player himself last.',
  'TROLL-8': 'Fleeing is moving: Knights slay, Wraiths push, and a Wraith may flee into a full room.',
  'TROLL-9': 'All other figures in the room are removed then, chests and friends included.',
  'TROLL-10': 'Setting trollEscape: with mustIfPossible, who can flee must.',
  'PALADIN-1':
    "Heroes of every player in the Paladin's room, itself too, are not touched by the abilities of Banshee and Grunt.",
  'PALADIN-2': "Action: put one opposing Banshee from the Paladin's space on any pit.",
  'PALADIN-3': 'Against Assassin and Rampaging Troll it protects nobody.',
  'PALADIN-4': 'It bars nobody from its room.',
  'BERSERKER-1': "It may enter a room with exactly five characters, if none of them is its owner's.",
  'BERSERKER-2':
    'If another player controls its room when it is scored, the gold is divided evenly among that player and every other player with a Berserker there; the rest is lost.',
  'BERSERKER-3': 'If control is tied nobody is paid, Berserker or not.',
  'BERSERKER-4': 'With two Berserkers of others the gold has three shares.',
  'BERSERKER-5': "The controlling player's own Berserker takes no share beside him.",
  'BERSERKER-6': 'In a room with six characters nobody enters until fewer than five are left.',
  'ASSASSIN-1': 'Action: remove one lone Grunt or one lone hero from its room.',
  'ASSASSIN-2': "Lone is who is the only character of its colour in the room; so one's own are never targets.",
  'ASSASSIN-3': 'Assassins and other monsters are no targets.',
  'SLAYER-1': 'The first time in a turn that it enters an empty room, its owner gains 1 gold.',
  'SLAYER-2': 'Empty is a room without any other figure, chests included.',
  'SLAYER-3': "A turn is any player's turn, and being pushed, pulled or led there counts as well.",
  'SLAYER-4': "Action: remove the Giant Slayer and one Rampaging Troll, anybody's, from its room.",
  'GRUNT-1': "Action: remove all opposing Adventurers from the Grunt's room.",
  'GRUNT-2': 'If any Paladin is in the room, nobody is removed.',
  'BANSHEE-1': 'A move action takes it up to two spaces, each a legal step.',
  'BANSHEE-2':
    'Action: pull one opposing character from an adjacent space into its own space, where it must be allowed to enter.',
  'BANSHEE-3':
    'It cannot if five characters are in its space already, be it room, staircase or pit; only a Berserker is pulled even then, if its own rule lets it in.',
  'BANSHEE-4': 'On a pit it pulls monsters only.',
  'BANSHEE-5': "It pulls no hero out of a Paladin's room, but monsters, and heroes from elsewhere into it.",
  'BANSHEE-6': 'Its step on the way must be legal and does nothing else.',
  'RAMPAGE-1': 'It takes one move action in a turn.',
  'RAMPAGE-2':
    'Action: push two other characters from its room to adjacent spaces, then remove every other figure there, chests and friends included; any number of times in a turn.',
  'RAMPAGE-3': 'If fewer than two can be pushed, as many as possible are.',
  'RAMPAGE-4':
    'The two are pushed one after the other, every limit looked at each time; both may go to the same space.',
  'RAMPAGE-5': 'A Berserker may be pushed into a full room if its own rule lets it in.',
  'RAMPAGE-6': 'Being pushed, pulled or led by the Helm does not use up its one move.',
  'RAMPAGE-7': 'It bars nobody from its room, and is played onto a pit like other monsters.',
  'RAMPAGE-8': 'Setting rampagingTrollIgnoresCapacity: if on, it may enter a full room.',
  'RAMPAGE-9': 'Outside a room it cannot rampage.',
  'RAMPAGE-10': "One's own may be pushed and removed as well.",
  'ARTIFACT-1': 'Action: reveal the own artifact and carry out its effect; it leaves the game.',
  'ARTIFACT-2': 'Six artifacts are shuffled; each player finds at most one.',
  'ARTIFACT-3':
    'Setting artifactSet: manual are the six of the manual; with chaliceOfLife the Chalice of Life takes the place of the Chalice of Teleportation.',
  'ARTIFACT-4': 'At the end the Idol is worth 4, the Cloak 2 and every other artifact 3 gold.',
  'HELM-1': 'Move one opposing character one to three spaces, never a Cave Troll or a chest.',
  'HELM-2':
    'Every step must be legal for that character, seen from its own owner: its Knight does not bar it, yours does.',
  'HELM-3': 'Staircases count, and pits for monsters.',
  'HELM-4':
    "What entering sets off happens at every step: Knights slay, Wraiths push and may so enter full rooms; the Helm's player chooses, gold goes to the owner.",
  'TELEPORT-1': 'Choose a room or a staircase; all your characters there go to rooms they may enter.',
  'TELEPORT-2':
    'They go one after the other, in the order you like, each to a room of its own choice; not back to where they came from.',
  'TELEPORT-3': 'Cave Troll and chest stay, and so does a character that may enter no room.',
  'IDOL-1': 'Lock an empty room, one without any figure.',
  'IDOL-2':
    'Until the end no figure enters it or is placed there, yours neither; nobody passes, is pushed or flees there.',
  'IDOL-3': 'Whenever the board is scored, the last time too, it pays you its printed gold.',
  'IDOL-4': 'It cannot be chosen to be scored singly.',
  'IDOL-5': 'Once played, the Idol itself pays nothing at the end.',
  'WAND-1': 'Score one room now, as Score a Room does, but without icons.',
  'CLOAK-1':
    'One of your heroes on the board: until the end of the turn each of its move actions may take it two spaces.',
  'CLOAK-2':
    'It may enter rooms of Cave Trolls and opposing Knights, and go on from there; limits, pits, walls and locks still hold at every step.',
  'CLOAK-3': "If it is in a Cave Troll's room when the turn ends it is removed; in a Knight's room it stays.",
  'CLOAK-4': 'Until then it counts there when the room is scored.',
  'CLOAK-5': 'If the game ends it is removed before the last scoring.',
  'CLOAK-6': "The Thief's action and being pushed gain nothing from it; a Wraith may still push the hero.",
  'CLOAK-7': 'A Knight slays Orcs it passes on its first step.',
  'CLOAK-8': 'With variant characters it gives speed only.',
  'SWORD-1': 'Choose a room with one of your heroes and at least one Orc: all Orcs there are removed, yours too.',
  'SWORD-2': 'With variant characters it slays Grunts.',
  'LIFE-1': 'Put one of your heroes that was removed earlier on a staircase; without one it cannot be played.',
} as const;
export type Clause = keyof typeof CLAUSES;
