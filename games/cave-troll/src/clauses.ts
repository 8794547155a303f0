// Written by `npm run rules:write` from RULES.md. Change that, not this.

export const CLAUSES = {
  'SETUP-1': 'Two to four players can play.',
  'SETUP-2':
    'Each player has a colour and the seventeen figures of that colour: nine Adventurers, four other heroes, three monsters and a Treasure Chest.',
  'SETUP-3': 'Everyone starts with no gold.',
  'BOARD-1':
    'The lair has four staircases, one near each corner, three pits near the middle, and thirty rooms worth 1 to 5 gold, 78 in all.',
  'BOARD-2':
    'Setting boardLayout: with onePit, only the central pit is a pit. The other two are caverns worth 3 gold each, and both treasuries are worth 4. The doorways stay the same.',
  'BOARD-3': 'The board is the same left and right, top and bottom, so no staircase is better than another.',
  'MOVE-1': 'Move a character from its space to an adjacent one, through a doorway. It cannot pass through walls.',
  'MOVE-2': 'You move only your own characters, heroes and monsters alike.',
  'MOVE-3': 'A hero can never enter a pit, no matter what moves it.',
  'MOVE-4': 'Staircases and pits hold any number of characters.',
  'MOVE-5': 'A room holds at most five characters.',
  'MOVE-6': 'Treasure Chests do not count toward the five.',
  'MOVE-7': 'A figure that is placed, pushed, lured or teleported also enters, and the same bans apply to it.',
  'MOVE-8':
    'Your figures of the same kind in the same space are alike. When any of them could act, you choose the first. A cloaked hero is unlike all others.',
  'MOVE-9': 'Only figures on the board can act or be targets.',
  'MOVE-10':
    'Setting roomLimit: with figures, Treasure Chests count toward the five, too. You may still place a chest in a full room.',
  'MOVE-11': 'Monsters may stand on any space: room, staircase or pit.',
  'TURN-1': 'Take turns clockwise. Choose the first player at random.',
  'TURN-2':
    'The first turn of the game has one action, the second two, the third three, and every later turn four. Count the turns of all players together.',
  'TURN-3':
    "Each action is one of four: move a character, use a character's action, play an artifact, or draw and play a card. Mix and repeat them freely. What a character's action does is in the clauses that begin with Action.",
  'TURN-4': 'You may end your turn early, even without taking an action.',
  'TURN-5': 'You cannot choose an action that has no target.',
  'TURN-6':
    'The player whose turn it is makes every choice. The one exception: when a Cave Troll arrives, each player decides for their own characters.',
  'TURN-7': 'You may use artifacts, cards, moves and abilities all in the same turn.',
  'CARD-1': 'Draw and play is one action: draw the top card of your deck, then play one of the two cards you hold.',
  'CARD-2':
    'Each deck has 19 cards: nine Adventurers, the seven characters of the set you are using, Treasure Chest, Find an Artifact and Score a Room. Shuffle your deck and start with its top card in your hand.',
  'CARD-3':
    'Setting characterSet: everyone plays the classic characters, or everyone plays the variant ones. You cannot mix the sets.',
  'CARD-4': 'Place a hero on any staircase.',
  'CARD-5':
    'Setting entryPlacement: with ownStaircase, place your heroes on the staircase of your colour: red north-west, blue north-east, green south-west, yellow south-east. With two players, use north-west and south-east.',
  'CARD-6': 'Place a monster on any pit. The one exception is the Cave Troll.',
  'CARD-7':
    'After you resolve a card with scoring icons, put it on the shared scoring pile. Put any other card face up on your discard pile.',
  'CARD-8':
    'Two of your Adventurers, Treasure Chest and Find an Artifact have one icon each. Score a Room has two. The other cards have none.',
  'CARD-9': 'You may play a card even if it has no effect. Its icons still count.',
  'CARD-10': 'Find an Artifact: take the top artifact and keep it face down.',
  'CARD-11':
    'There is a card for every figure, so you never run out of figures. You never draw from an empty deck either, because the game ends first.',
  'CARD-12':
    'You play each card once. A figure that has been removed stays with its owner, and no card brings it back.',
  'SECRET-1': 'Only you see your hand.',
  'SECRET-2': 'The order of every deck is secret. You do not know your own either.',
  'SECRET-3': 'An artifact stays face down until it is played. Only its owner knows what it is.',
  'SECRET-4':
    'Everything else is open: figures, gold, discard piles, the scoring pile, cards out of the game, spent artifacts, and how many cards each player holds.',
  'SCORE-1':
    'When you put a card on the scoring pile and the pile has five or more icons, score the whole board at once.',
  'SCORE-2':
    'Then the whole pile leaves the game, extra icons included. The next icon starts a new pile, and the turn continues where it was.',
  'SCORE-3': 'Score a Room: score one room at once, before the icons on this card count.',
  'SCORE-4': 'If you have the most heroes in a room, you control it and gain its gold.',
  'SCORE-5': 'If players tie for the most heroes, nobody gains gold for the room.',
  'SCORE-6': 'Monsters do not count toward control. Only rooms with heroes are scored: any other pays nobody.',
  'SCORE-7': 'You may choose to score a tied or empty room. It pays nobody.',
  'SCORE-8': 'The order in which you score the rooms makes no difference.',
  'SCORE-9': 'There is no limit on gold.',
  'END-1':
    'When you finish an action, with any scoring it caused, and your deck is empty, the game ends at once. Your remaining actions are lost, and you never play the last card in your hand.',
  'END-2': 'If you ended the game this way, gain 3 gold.',
  'END-3':
    'Then score the whole board once more. You need no icons for this. If your last card also filled the scoring pile, the board is scored twice in a row.',
  'END-4':
    'Then reveal each unspent artifact. It pays its owner its gold, even one found with the very last card, and stays with its owner.',
  'END-5': 'The most gold wins. Players with equal gold share their place.',
  'END-6':
    'Setting tieBreak: with mostControlledRooms, if players have equal gold, the one who controlled more rooms in the last scoring places higher.',
  'END-7':
    'The game also ends if every player takes fifty turns in a row and nobody draws a card. Then nobody gains the 3 gold.',
  'TABLE-1': 'When the game is over, you cannot do anything more.',
  'TABLE-2': 'You act only when it is your turn to choose.',
  'TABLE-3': 'You must finish the open choice before you do anything else.',
  'ADVENTURER-1': 'An Adventurer has no special ability. It counts as one hero.',
  'KNIGHT-1': "Opposing characters cannot enter your Knight's room by any means, unless they are Knights.",
  'KNIGHT-2':
    "When a Knight enters a space, remove every Orc there, its owner's too. This applies in rooms and on staircases, however the Knight got there.",
  'KNIGHT-3': 'Characters already in the room when a Knight enters stay where they are.',
  'KNIGHT-4':
    "A Knight may enter another Knight's room. Once Knights of two players share a room, only Knights can enter it.",
  'KNIGHT-5': "Your own characters may enter your Knight's room freely.",
  'KNIGHT-6': 'An Orc may join a Knight of its own colour. It survives until a Knight enters again.',
  'KNIGHT-7': 'On a staircase, a Knight keeps nobody out.',
  'KNIGHT-8':
    'Look only at the figure that enters: it must itself be a Knight (or wear the Cloak). Having a Knight elsewhere does not help.',
  'THIEF-1': 'Action: place your Thief in any other room or on any other staircase it may enter.',
  'THIEF-2': 'You cannot choose a space with an opposing Knight, even a staircase.',
  'THIEF-3': "The Thief may start from anywhere, even from an opposing Knight's room.",
  'THIEF-4':
    "Setting thiefBlockedByKnight: if off, Knights do not stop the Thief's action. Cave Trolls, locks, pits and full rooms still do.",
  'BARBARIAN-1': 'When a room is scored, a Barbarian in it counts as two heroes. Otherwise it is one hero.',
  'BARBARIAN-2': 'A Wraith cannot push a Barbarian.',
  'BARBARIAN-3': 'Its owner, the Helm and the Chalice can still move a Barbarian, and it may flee from a Cave Troll.',
  'DWARF-1':
    'When you score a room, double its printed gold once for each Dwarf there. Two Dwarves make it worth four times as much.',
  'DWARF-2': 'A Dwarf doubles the gold no matter who controls the room, so double before you ask who does.',
  'DWARF-3': 'A Dwarf does not double the gold of a Treasure Chest.',
  'DWARF-4':
    'Setting dwarfStacking: with linear, each Dwarf adds the printed gold once more, so two Dwarves make the room worth three times as much.',
  'DWARF-5': 'Setting dwarfAppliesTo: with fullBoardOnly, Dwarves do not count when you score a single room.',
  'CHEST-1': 'Place your Treasure Chest in any room that is not locked.',
  'CHEST-2': 'A chest adds 4 gold to its room. Several chests add up.',
  'CHEST-3': 'A chest never moves, and it is not a character.',
  'CHEST-4':
    "You may place a chest in a room with a Knight or five characters. You may even place it in a Cave Troll's room, where it is of no use.",
  'ORC-1':
    "Action: choose a hero in your Orc's room and remove it. Any kind of hero will do, even a Barbarian or a Knight.",
  'ORC-2': 'You may choose one of your own heroes.',
  'ORC-3': 'An Orc cannot do this on a staircase or a pit.',
  'WRAITH-1':
    'When your Wraith enters a room, push one other character out of the room to an adjacent space. You must do this if you can.',
  'WRAITH-2': "Action: push one other character out of your Wraith's room to an adjacent space.",
  'WRAITH-3': 'A Wraith may enter a room with five characters if it can then push one of them out.',
  'WRAITH-4':
    "You cannot push a character where it cannot enter: a hero into a pit, or any character into a Cave Troll's room, a full room or a locked one. There is no exception for a Wraith, a Knight or a cloaked hero.",
  'WRAITH-5': "You may push any player's character, even your own.",
  'WRAITH-6': 'If you can push only your own characters, you must push one of those.',
  'WRAITH-7': 'If you cannot push anyone, your Wraith enters and nothing happens. It cannot enter a full room then.',
  'WRAITH-8': 'You may push a character into the space your Wraith came from.',
  'WRAITH-9': 'A Wraith cannot push itself, a chest or a Cave Troll.',
  'WRAITH-10': "A Wraith cannot enter an opposing Knight's room, not even to push.",
  'WRAITH-11':
    "You can push a character into a Knight's room only if that Knight is the same colour as the character, or if the character is a Knight too.",
  'WRAITH-12': 'A Knight that you push onto Orcs slays them.',
  'WRAITH-13': 'A Wraith that is pushed does not push anyone in turn.',
  'WRAITH-14':
    'Setting wraithEntryTriggersWhenPushed: if on, a Wraith that is pushed into a room pushes in turn. The player who pushed it makes the choice. Each Wraith pushes only once in such a chain.',
  'WRAITH-15':
    'Setting wraithEntryPush: with optional, you may skip the push when your Wraith enters, unless the room was full.',
  'WRAITH-16': 'Setting wraithTargets: with heroesOnly, a Wraith can push only heroes, and only into rooms.',
  'WRAITH-17': 'A Wraith cannot push on a staircase or a pit.',
  'TROLL-1': 'Place the Cave Troll in any room. You cannot place it on a staircase or a pit.',
  'TROLL-2': 'Knights, chests and five characters do not keep it out.',
  'TROLL-3':
    'For the rest of the game no character can enter its room, no matter who owns the Troll or the character. Your own Knight cannot either.',
  'TROLL-4': "You cannot place it in a locked room or in another Cave Troll's room.",
  'TROLL-5': 'A Cave Troll cannot move, and nothing can move it.',
  'TROLL-6':
    'When a Cave Troll arrives, each player may move one of their own characters from the room to an adjacent space it may enter. This costs no action. You may choose to stay.',
  'TROLL-7': 'The player on your left chooses first. You choose last.',
  'TROLL-8': 'Fleeing is moving: Knights slay, Wraiths push, and a Wraith may flee into a full room.',
  'TROLL-9': 'Then remove all other figures from the room, chests and your own figures included.',
  'TROLL-10':
    'Setting trollEscape: with mustIfPossible, if any of your characters in the room can flee, one of them must.',
  'TROLL-11':
    'Setting trollExits: with all, each player may move out as many of their own characters as they like, one after the other.',
  'PALADIN-1':
    "The abilities of Banshee and Grunt do not affect heroes in a Paladin's room, no matter who owns them. This includes the Paladin itself.",
  'PALADIN-2': "Action: banish an opposing Banshee from your Paladin's space to a pit of your choice.",
  'PALADIN-3': 'A Paladin does not protect anyone from an Assassin or a Rampaging Troll.',
  'PALADIN-4': 'A Paladin does not keep anyone out of its room.',
  'BERSERKER-1': 'Your Berserker may enter a room with exactly five characters if none of them is yours.',
  'BERSERKER-2':
    "If another player controls your Berserker's room when it is scored, that player divides the gold evenly with every other player who has a Berserker there. Any remainder is lost.",
  'BERSERKER-3': 'If control is tied, nobody is paid, with or without a Berserker.',
  'BERSERKER-4': 'With Berserkers of two other players there, the gold has three shares.',
  'BERSERKER-5': 'If you control the room, your own Berserker there takes no extra share.',
  'BERSERKER-6': 'Once a room holds six characters, nobody can enter it until fewer than five are left.',
  'ASSASSIN-1': "Action: choose a lone hero or a lone Grunt in your Assassin's room and remove it.",
  'ASSASSIN-2':
    'A character is lone if no other character of its colour is in the room. So your own characters are never targets: your Assassin is there with them.',
  'ASSASSIN-3': 'Two kinds of character are safe from it: Assassins, and monsters other than Grunts.',
  'SLAYER-1': 'Gain 1 gold the first time each turn that your Giant Slayer enters an empty room.',
  'SLAYER-2': 'A room is empty if it holds no other figure, not even a chest.',
  'SLAYER-3':
    "This works once in every turn, your opponents' turns included. It counts even if the Giant Slayer is pushed, lured or led there.",
  'SLAYER-4': 'Action: remove your Giant Slayer and one Rampaging Troll, no matter whose, from its room.',
  'GRUNT-1': "Action: remove all opposing Adventurers from your Grunt's room.",
  'GRUNT-2': 'If there is a Paladin in the room, you cannot remove anyone.',
  'BANSHEE-1': 'With one move action, your Banshee may move up to two spaces. Each step must be legal.',
  'BANSHEE-2':
    "Action: lure an opposing character into your Banshee's space from an adjacent one. The character must be able to enter.",
  'BANSHEE-3':
    'You cannot lure anyone into a space that already has five characters, even a staircase or a pit. The one exception is a Berserker, if its own rule lets it in.',
  'BANSHEE-4': 'On a pit, a Banshee can lure only monsters.',
  'BANSHEE-5':
    "You cannot lure a hero out of a Paladin's room. You may lure monsters out of it, and you may lure heroes from elsewhere into it.",
  'BANSHEE-6': 'The first of its two steps must be legal and has no other effect.',
  'RAMPAGE-1': 'Your Rampaging Troll can take only one move action per turn.',
  'RAMPAGE-2':
    'Action: push two other characters out of its room to adjacent spaces, then remove every other figure there, chests and your own figures included. You may do this any number of times per turn.',
  'RAMPAGE-3': 'If you cannot push two characters, push as many as you can.',
  'RAMPAGE-4': 'Push the two one after the other, and check every limit each time. Both may go to the same space.',
  'RAMPAGE-5': 'You may push a Berserker into a full room if its own rule lets it in.',
  'RAMPAGE-6': 'A Rampaging Troll that is pushed, lured or led by the Helm does not use up its one move.',
  'RAMPAGE-7': 'It keeps nobody out of its room, and you place it on a pit like other monsters.',
  'RAMPAGE-8': 'Setting rampagingTrollIgnoresCapacity: if on, a Rampaging Troll may enter a full room.',
  'RAMPAGE-9': 'It can rampage only in a room.',
  'RAMPAGE-10': 'You may push your own characters, and you remove your own figures like all the others.',
  'ARTIFACT-1': 'Action: reveal your artifact and carry out its effect. Then it leaves the game.',
  'ARTIFACT-2': 'Shuffle the six artifacts. Each player finds at most one.',
  'ARTIFACT-3':
    'Setting artifactSet: with manual, use the six artifacts of the manual, and with chaliceOfLife, replace the Chalice of Teleportation with the Chalice of Life.',
  'ARTIFACT-4': 'At the end of the game the Idol is worth 4 gold, the Cloak 2, and every other artifact 3.',
  'HELM-1': 'Move one opposing character one to three spaces. You cannot choose a Cave Troll or a chest.',
  'HELM-2':
    "Every step must be legal for that character as if its owner moved it: its owner's Knight does not bar it, but yours does.",
  'HELM-3': 'Staircases count as spaces here, and so do pits for monsters.',
  'HELM-4':
    "Each step has all the effects of entering: Knights slay, and Wraiths push and so may enter full rooms. You make the choices. Any gold goes to the character's owner.",
  'TELEPORT-1': 'Choose a room or a staircase. All your characters there go to rooms they may enter.',
  'TELEPORT-2':
    'They go one after the other, in any order you like, and you choose a room for each. They cannot go back to the space they left.',
  'TELEPORT-3': 'A Cave Troll and a chest stay, and so does a character that cannot enter any room.',
  'IDOL-1': 'Lock an empty room: one without any figure.',
  'IDOL-2':
    'For the rest of the game no figure can enter that room, and nobody can place one there, not even you. Nobody can pass through it, flee there or push a character there.',
  'IDOL-3': 'Whenever the board is scored, the last time too, the room pays you its printed gold.',
  'IDOL-4': 'You cannot choose it when you score a single room.',
  'IDOL-5': 'Once you have played the Idol, it pays nothing more at the end.',
  'WAND-1': 'Score one room now, as with Score a Room, but without icons.',
  'CLOAK-1':
    'Choose one of your heroes on the board. Until the end of your turn, each of its move actions may take it two spaces.',
  'CLOAK-2':
    'It may enter the rooms of Cave Trolls and opposing Knights, and move on from there. Limits, pits, walls and locks still apply at every step.',
  'CLOAK-3': "If it is in a Cave Troll's room when your turn ends, remove it. In a Knight's room it stays.",
  'CLOAK-4': 'Until then it counts in that room when the room is scored.',
  'CLOAK-5': 'If the game ends, remove it before the last scoring.',
  'CLOAK-6': "The Cloak does not help the Thief's action, or a hero that is pushed. A Wraith can still push the hero.",
  'CLOAK-7': 'A cloaked Knight slays the Orcs in the space it passes through on its first step.',
  'CLOAK-8': 'With variant characters, the Cloak only gives speed.',
  'SWORD-1': 'Choose a room with at least one of your heroes and at least one Orc. Remove all Orcs there, yours too.',
  'SWORD-2': 'With variant characters, the Sword slays Grunts.',
  'LIFE-1': 'Place one of your removed heroes on a staircase. If you have none, you cannot play the Chalice.',
} as const;
export type Clause = keyof typeof CLAUSES;
