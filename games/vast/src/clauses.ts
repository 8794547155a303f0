// Written by `npm run rules:write` from RULES.md. Change that, not this.

export const CLAUSES = {
  'SETUP-1':
    'Choose a line-up: there are 26 with two to five roles, and four solo games. The line-up says which variant cards you use and who grows the cave. If you do not choose, you play the recommended line-up for your number of seats.',
  'SETUP-2':
    'The roles sit and play in this order: Knight, Goblins, Dragon, Cave, Thief. Skip any role that is not in the line-up.',
  'SETUP-3': 'Place the Entrance in the middle. It is open on all four sides. Place a Dark tile on each side of it.',
  'SETUP-4':
    'Set the Crystal and Vault tiles aside. Shuffle the other 36, place four around the Entrance, and deal the rest into three piles of 11, 11 and 10. Shuffle three Crystal tiles into each pile, and two Vault tiles if the Thief plays. Then stack the piles.',
  'SETUP-5': 'Without the Thief, leave the Vault tiles in the box.',
  'SETUP-6': 'There are 10 Treasure tokens, or 12 if the Thief plays.',
  'SETUP-7': 'Without the Knight, you do not use Event and Treasure cards.',
  'SETUP-8': 'Each role may play with one of its five difficulty cards.',
  'SETUP-9':
    'For an earlier Collapse, you may take out two, three or four random tiles before you add the Crystal tiles.',
  'SETUP-10':
    'If the Cave plays with its Lava Tube card, take out two tiles of each kind. With Spillway, take out one of each kind. Then spread the Crystal and Vault tiles over the piles as evenly as possible.',
  'MAP-1':
    "A Dark tile shows only a Tribe's symbol. Its other side is secret. The tiles in the stack are secret too: you see only the symbol on the top one.",
  'MAP-2': 'Every tile is either Lit or Dark. The Entrance is Lit.',
  'MAP-3': 'The four spaces that share an edge with a space are adjacent to it. A space is not adjacent to itself.',
  'MAP-4': 'You cannot step across a wall unless a rule lets you. Dark tiles have no walls.',
  'MAP-5': 'The eight spaces around a space surround it. A space does not surround itself.',
  'MAP-6': 'Count distances in orthogonal steps.',
  'MAP-7':
    'A space is unoccupied if it has no piece on it, and no Treasure, Vault, Gem, Crystal, Event or Monster token.',
  'MAP-8':
    'Place a tile Dark side up, on an empty space adjacent to any tile. Without a Cave player, place the top tile of the stack without looking at it.',
  'EDGE-1': 'There is a wall between two tiles if either of them is Lit and has a wall on their shared edge.',
  'EDGE-2': 'A Rockslide is a wall, even on a bombed edge. When the Rockslide goes, the Bomb works again.',
  'EDGE-3': 'A Bomb on a wall opens that edge for everyone, from both sides.',
  'EDGE-4': 'An open edge is an edge of a Lit tile that has no wall and no tile beyond it.',
  'EDGE-5': 'Before the Collapse, fill every open edge with a Dark tile at once. During the Collapse, fill none.',
  'EDGE-6':
    'The Cave fills open edges from its hand, in any order, and draws after each tile. Without a Cave, the player whose turn it is chooses the order, and the tiles come from the stack. When no tiles are left, edges stay open.',
  'EDGE-7':
    'Place a Rockslide on an edge without a wall between two tiles, at least one of which is Lit. There are three Rockslides. If all three are on the map, move one of them.',
  'EDGE-8': 'A Bomb token is lost for good when the tile on either side of its edge is removed or rotated.',
  'EDGE-9':
    'Remove a Rockslide when the tile on either side of it is removed or rotated. Its token can be used again. Revealing one of those tiles leaves the Rockslide where it is.',
  'SIGHT-1':
    'You see another player who is in the same row or column, with no wall and no Dark tile between you. Either of you may be on a Dark tile.',
  'SIGHT-2': 'An empty space in between also blocks sight. You always see your own space.',
  'SIGHT-3': 'A tile is visible if it is Lit and no wall cuts it off.',
  'REVEAL-1': 'When you reveal a tile, turn it to its Lit side for everyone to see, and choose its orientation.',
  'REVEAL-2':
    'When the Knight enters a Dark tile without the Ancient Map, she must turn an open side to where she came from.',
  'REVEAL-3':
    'If you reveal a tile in any other way, turn it so that its open edges lead through Lit tiles to the Entrance, if possible.',
  'REVEAL-4': 'If no orientation leads to the Entrance, choose any.',
  'REVEAL-5':
    'When you reveal several tiles at once, turn them one by one in any order. Turn them all before any edge is filled.',
  'REVEAL-6': 'When the Knight reveals an Event tile in an Encounter, she resolves it at once, and it gets no token.',
  'REVEAL-7':
    'In all other cases, place an Event token on an Event tile. Place a Treasure token on a Treasure Room, a Crystal token on a Crystal tile and a Vault token on a Vault. An Ambush tile gets nothing.',
  'REVEAL-8':
    'Every tile that is turned over counts as revealed, no matter who did it. A Crystal tile that is removed while Dark counts as a revealed Crystal tile, but not as a revealed tile.',
  'REVEAL-9':
    'Tokens and edges come first. Then players react: the Knight gains 1 Grit for each tile of her Flare or Vantage Point, and the Dragon takes Pride in an Event tile that his power revealed.',
  'TOKEN-1': 'A space is bare if it has no tokens on it.',
  'TOKEN-2': 'Components are limited. If none of a token are left, you do not place it.',
  'TOKEN-3': 'A token that is taken goes back to the supply it came from, unless a player carries it.',
  'TOKEN-4':
    "Treasure tokens that the Thief carries still count as being in the cave. Those on the Dragon's board do not.",
  'TOKEN-5':
    'Tokens on a removed tile go back to their supplies, and Gems go back to the Dragon. Nobody gets credit for smashing a Crystal token lost this way.',
  'DICE-1':
    'The Dragon die has six faces, each a picture of nine spaces with the roller in the centre. The Action die shows 1 to 6.',
  'DICE-2': 'A face affects the tiles that are on its marked spaces when the die is rolled.',
  'DICE-3': 'Three of the six faces mark the centre.',
  'DICE-4': 'On his turn, the Dragon may spend his Shriek token to have a die rolled again.',
  'TURN-1': 'Players take turns one after the other, in seat order.',
  'TURN-2': 'A round is one trip around the table, starting with the first seat.',
  'TURN-3': 'If the Knight dies and the game continues, she leaves the map and her turns are skipped.',
  'TURN-4':
    "At the start of a turn, check in this order. The Collapse may begin. On the Dragon's turn, his Flame Wall goes out. A Dragon not yet in play appears under the Knight, or at the Entrance without her. A Thief not in play appears at the Entrance. On the Goblins' turn, a Hex on the Thief ends.",
  'TURN-5':
    'A turn ends in this order: the Dragon surfaces or escapes, players place or remove tiles if there is no Cave, Past Plunder is placed, limits per turn reset, and the next player begins.',
  'TURN-6':
    'A Dragon who ends his turn awake on a Crystal tile surfaces there. If it has a Crystal token, he smashes it.',
  'TURN-7':
    'Without a Cave player, you place the top tile of the stack at the end of your turn. During the Collapse, you remove three tiles instead.',
  'TURN-8': 'If you hold Past Plunder, place a Treasure token after the tile.',
  'TURN-9': 'Anything you may do once per turn becomes available again when the turn is over.',
  'TURN-10': 'A turn that is cut short still ends in the order of TURN-5.',
  'TURN-11': 'If an action affects other players, it does so at once. If you lose something, you choose what it is.',
  'TURN-12': 'When a piece arrives on a space, no matter how, it meets the Flame Wall there first, then anything else.',
  'TURN-13': 'When the game is over, nobody can act.',
  'TURN-14': 'You may act only when a choice is yours.',
  'TURN-15': 'Do one thing at a time.',
  'COLLAPSE-1': "If no tiles are left in the stack or in the Cave's hand when a turn starts, the Collapse begins.",
  'COLLAPSE-2':
    'Remove tiles that touch one other tile first, then tiles that touch two, and so on. Check again before every tile. Never remove the Entrance.',
  'COLLAPSE-3': 'If a Lit Crystal tile is among the tiles you may remove, you must remove it first.',
  'COLLAPSE-4':
    'If you can remove none of the tiles that touch one other, take those that touch two, and so on. If no tile at all can go, the cave is complete.',
  'COLLAPSE-5':
    'Before you remove a tile, the pieces on it move to adjacent ones, in turn order starting with the Knight. All of them must be able to leave, one after the other. If they cannot, choose another tile. You cannot send a piece where it would bar the way of the next one.',
  'COLLAPSE-6':
    "You must respect a piece's own limits when you move it, and you cannot move it into an attack. The Knight cannot cross a wall, enter a Dark tile or join another player. A Tribe cannot cross a wall or join the Knight, and it may join the Dragon only if its Strength is above his Armor. The surfaced Dragon cannot cross a wall, enter a Dark tile or join a Knight whose Strength is at least his Armor. An Ash Dragon cannot join a Tribe like that either, even if its Strength only equals his Armor. The Thief cannot cross a wall.",
  'COLLAPSE-7':
    'When several tiles go at once, move each piece to the nearest tile that stays. It may cross tiles that are going. If a piece cannot leave its tile, that tile stays.',
  'COLLAPSE-8': 'Everything on a removed tile goes back where it belongs.',
  'COLLAPSE-9':
    'A removed Crystal tile leaves the game and counts towards the end, no matter who removed it or when. Look at a Dark tile when you remove it.',
  'COLLAPSE-10':
    'Other tiles removed during the Collapse leave the game. Before the Collapse, shuffle them and put them under the stack.',
  'COLLAPSE-11': 'The player who removes a tile chooses where its pieces go.',
  'COLLAPSE-12':
    'If the map falls apart, the player whose turn it is slides it together before any edge is filled. Slide one section straight in one direction, over as few spaces as possible.',
  'COLLAPSE-13': 'If no straight slide joins a section to the rest, shift it by the smallest distance that does.',
  'FORCE-1':
    "When you move another piece, every step must respect that piece's limits. You cannot move it into an attack.",
  'FORCE-2': 'When you move another piece, its path does not have to be straight.',
  'FORCE-3': 'If you move the Knight onto an Event token, she stops there.',
  'FORCE-4':
    'Treasure and Gems cannot pass through walls. They may pass players, but cannot end with one. They may end on a Dark tile.',
  'FORCE-5':
    "These are attacks: the Knight's Encounter with a player on her space, a Tribe's Attack action, an Ambush, the Dragon's Claw and Scratch, and the Thief's Pickpocket and Backstab. Shots, Spores, a Hex and the Flame Wall are not.",
  'WIN-1':
    "You win the moment you meet your condition. The exception is the Dragon's escape: check it when his turn ends.",
  'WIN-2': 'If one effect meets the conditions of two players, the player whose turn it is wins.',
  'WIN-3':
    'If the Dragon plays, the Knight wins when he has no Health left. The Goblins win when the Knight has no Health left.',
  'WIN-4':
    'Without a Dragon, the Knight wins on her own turn if she is at the Entrance with five Crystal tokens on her board. Her own count, and so do those the Goblins smashed.',
  'WIN-5':
    'Without a Knight, the Goblins win when the Dragon has no Health left. Without a Knight and a Dragon, they win when they have smashed five Crystals.',
  'WIN-6':
    'The Cave wins during the Collapse, when five Crystal tiles are gone and none of the Hatred tokens from its difficulty card are left. If this happens earlier, it wins when the Collapse begins.',
  'WIN-7': 'Without a Cave player, everyone loses if five Crystal tiles are gone during the Collapse.',
  'WIN-8':
    'If only the Knight and the Thief play, they agree on five or six: she needs that many Crystals, and he needs that many stashed tokens.',
  'WIN-9':
    'If an Ambush of the Infestation kills the Knight, the line-up says who wins: the Dragon in KD and KDT, the Cave in KC and KCT, and the Thief in KT. In KDC and KDCT nobody wins and the others play on. In a solo game she loses.',
  'WIN-10': 'The Dragon wins if he is surfaced on the Entrance at the end of his turn.',
  'WIN-11': 'The Thief wins when he has stashed six tokens.',
  'WIN-12':
    'If no tile is left that could be removed, the Cave wins. If it has Hatred tokens left, or if nobody plays the Cave, everyone loses.',
  'VARIANT-1': "Play each line-up as the book's table prints it. Ignore entries for roles that are not playing.",
  'VARIANT-2': "A card's text overrules a variant, and a variant overrules the standard rules.",
  'VARIANT-3':
    'Goblin Infestation: without Goblins, an ambusher of Strength 2 (line A) or 3 (line B) makes each Ambush. The Knight may add Strength first. If she is stronger, nothing happens. If they are equal, roll the Dragon die: she is hurt if it shows the centre. If she is weaker, she is hurt. Choose the line before the game. Each line-up has a usual one.',
  'VARIANT-4':
    'On line C, a Monster card makes the Ambush with its own Strength. If it hurts the Knight, its own effect follows. She adds Strength after seeing the card.',
  'VARIANT-5': 'Flare: choose a space, roll the Dragon die, and reveal the affected Dark tiles.',
  'VARIANT-6':
    'The line-up says which roles have the Flare. The Knight uses it once per turn, on any space. Each Tribe uses it once per turn, on its own space. The Thief uses it on his own space, for 1 cube each time.',
  'VARIANT-7': 'Past Plunder: if you hold it, place a Treasure token on an unoccupied Dark tile.',
  'VARIANT-8':
    'Past Plunder: if every Dark tile is occupied, place a tile adjacent to a Dark one and place the token there. If there are no Dark tiles at all, place it on an unoccupied Lit tile.',
  'VARIANT-9':
    'In Alone in the Dark, remove Crystal tiles first, then Dark tiles, then Lit ones, within the order of the Collapse.',
  'VARIANT-10':
    "In Alone in the Dark, place or remove as many tiles as the larger of two numbers. One is the number of Crystal tiles revealed so far. The other is the Knight's Hero cubes, the largest Tribe's Population, the Dragon's Spirit or the Thief's Movement. It is always at least one tile.",
  'VARIANT-11': 'The Ash Dragon has 1 more Armor, up to 4, and Tribes may attack him.',
  'TERRAIN-1':
    'Terrain is optional, and all players must agree to it. There are a Canyon, a Lake, Magma, a Mushroom Forest, a River and three Pits.',
  'TERRAIN-2':
    'The first time in a round that an Event tile is revealed before the Collapse, terrain joins the map once the edges are filled. The Cave chooses terrain that is not on the map and places it. Without a Cave, the player who revealed the tile does so. Place it as near as possible to the piece that caused the reveal, with an edge against a Cave tile. It cannot touch other terrain, even at a corner, and none of its spaces may hold a lurking Tribe. Find the nearest place for each terrain separately. If the Goblins revealed the tile, measure from the tile itself. If nothing fits, place nothing.',
  'TERRAIN-3':
    'Terrain is neither Lit nor Dark. Its edges are open, but a wall of an adjacent tile still bars the way. Do not fill its edges with tiles.',
  'TERRAIN-4':
    'A piece may leave terrain for an empty space. Place the top tile of the stack there first, Dark side up. A Tribe may do this once per activation. The Dragon may do it only underground, as his free move. You cannot do it from a bridge or a Pit, with an empty stack, or where a Tribe lurks.',
  'TERRAIN-5':
    'If you remove one space of terrain, you remove all of it, and it counts as one tile. During the Collapse, you may do so only if at least half of its outer edges are bare. Cave-In and Wrath have no such limit. Terrain that was removed may come back.',
  'TERRAIN-6': 'Sight and effects pass over terrain as over a Lit tile, holes included.',
  'TERRAIN-7':
    'The middle of the Canyon is a bridge. It is Lit and open on its long sides. Place it against a Cave tile, then place a Dark tile on its other side.',
  'TERRAIN-8': 'Nobody can enter the other two spaces of the Canyon.',
  'TERRAIN-9':
    'Only two pieces may cross an end, in a straight line: the surfaced Dragon with Wing, and the Thief with a Climb. The Climb takes two steps and costs 1 cube more than a wall.',
  'TERRAIN-10':
    'A Tribe that enters the Lake loses 1 Population, even if it is forced in. For its losses on the way, Lake spaces count as Lit.',
  'TERRAIN-11': 'A Tribe loses 1 Population each time it leaves a space of Magma.',
  'TERRAIN-12':
    'If you end your own turn on Magma, you suffer. The Knight loses 1 Health, but never her last. A Tribe loses all its Population. The Thief is killed, and nobody gets credit. The Dragon suffers nothing.',
  'TERRAIN-13':
    'Nothing outside the Mushroom Forest can affect a piece in it, and a piece in it can affect nothing in another space. This bars Bow, Enchanted Bow, Hex, Hiding Spots, Hiss, Slap, Claw, Giant Bats, Wisp and Hand Crossbow.',
  'TERRAIN-14':
    'Place all three Pits together or none: the first as near as possible, the others as far away as possible. Nobody stays in a Pit. If you go in by one, you come out by another, on a space that is on the map. This takes the Knight and the Thief three steps. It takes the Dragon his free move and a Wing.',
  'TERRAIN-15':
    'A Tribe loses 1 Population when it enters the River, and 1 for each space it moves against the current.',
  'TERRAIN-16':
    'Any other piece that enters the River may ride at once to any space farther downstream, as far as it could be moved.',
  'SWITCH-1': 'To smash a Crystal, each of two Tribes needs at least 4 Strength by the book, or 3 as published.',
  'SWITCH-2': 'A Tribe that kills the Thief scatters by the book, or stays as published.',
  'SWITCH-3': 'Climbing a wall costs 1 cube by the book, or 2 as published.',
  'SWITCH-4': 'At Rage 0, Strength and Perception fall by the book, or only Strength as published.',
  'SWITCH-5': 'The Dragon escapes when he ends a turn on the Entrance by the book, or when he enters it as published.',
  'SWITCH-6':
    'The Dragon surfaces when he ends his turn on a Crystal tile by the book. As published, he also surfaces if he wakes on one.',
  'SWITCH-8':
    'If the Goblins, the Dragon and the Thief play, the Goblins hold Past Plunder by the book, or nobody does as published.',
  'SWITCH-9': 'Giant Bats may carry a Tribe onto a weaker Dragon by the book, or never onto a player as published.',
  'SWITCH-10': 'The Thief can be moved onto other players by the book, or not as published.',
  'SWITCH-11':
    'When a tile on either side of a Rockslide is revealed, the Rockslide stays by the book. As published, it falls if the new tile has a wall there.',
  'SWITCH-12': 'Tribes scattered by Wrath raise Rage by the book, or do not as published.',
  'SWITCH-13': 'The Thief may take a face-up Goblin Ruby by the book, or any face-up Secret as published.',
  'SWITCH-14': 'The Goblins may pay Rage only for overpopulating Tribes by the book, or for any Tribe as published.',
  'SWITCH-15': "The Thief's targets count by player by the book, or by piece as published.",
  'SWITCH-16':
    'Without a Cave, each of four or more players removes three tiles by the book, or one as the FAQ advises.',
  'SWITCH-18': 'Pieces leave a collapsing tile only for an adjacent one by the book, or for the nearest as published.',
  'SWITCH-19': 'Only a Lit tile is visible by the book. As published, so is any tile at the end of a clear line.',
  'SWITCH-20':
    'Before a Tribe scatters for overpopulating, fill the overpopulating Tribes up to 4 as published (the default), or give them nothing by the book.',
  'SWITCH-21':
    "Any kill earns the Thief's killer the Loot Drop by the book. As published, the Dragon earns it only with Claw and Scratch.",
  'SWITCH-22': "Shriek repeats any roll on the Dragon's turn by the book, or only his own Dragon die as published.",
  'SWITCH-23':
    'A Dragon playing alone starts with no Hunger cubes on Wakefulness by the book, or with two or four as published.',
  'SWITCH-24':
    'A Tribe on a tile that Wrath removes scatters as published (the default), or moves off like everyone else by the book.',
  'SWITCH-25':
    'A token that the Thief takes on the Entrance waits until he next arrives there (the default), or is stashed at once.',
  'SWITCH-26':
    'Unnatural Evasion is rolled whenever it can help (the default), or the Thief is asked first. If he declines, the attack hits.',
  'SWITCH-27':
    'The Dragon eats what Claw, Hiss and Scratch take from Tribes (the default), or what any of his powers takes, Wrath and the Flame Wall included.',
  'CAVE-1':
    'You start with three tiles from the stack in your hand, which only you see, and no Omens. All 36 Omens are in the bag, six of each of six symbols.',
  'CAVE-2':
    'Start your turn by drawing Omens from the bag. Count the Treasure and Crystal tokens in the cave: for none draw 1, for one draw 2, for two or three draw 3, for four to six draw 4, for seven to ten draw 5, for more draw 6.',
  'CAVE-3': 'If the bag runs out, draw what it has. There is no limit to the Omens you hold.',
  'CAVE-4': 'Then shape the cave: place one tile from your hand, Dark side up, adjacent to any tile.',
  'CAVE-5':
    "Whenever you place tiles on your own turn, you must place Crystal tiles in your hand first. On other players' turns, you may place any tile.",
  'CAVE-6':
    'During the Collapse, remove three tiles instead, in the order of the Collapse. You may use Omens in between.',
  'CAVE-7': 'Then place a Treasure token on a Dark tile with no piece and no Treasure. If you cannot, skip this.',
  'CAVE-8': 'In line-ups that say so, placing this Treasure token is optional.',
  'CAVE-9':
    'Draw another tile after each one you place. If tiles come back to the stack, draw up to three again. When the stack is empty, your hand shrinks.',
  'CAVE-10': 'If you place the last tile, you do not remove any on the same turn.',
  'CAVE-11':
    "For each of the Knight's Events, look at the top three Event cards, play one and put the others under the deck. For each Treasure, draw two Treasure cards and hand her one.",
  'CAVE-12': 'You may look at the top three Event cards at any time, and at any Dark tile on the map.',
  'CAVE-13': 'When a Tribe explores, you choose the tile.',
  'CAVE-14': 'If a Hex makes you lose Omens, you choose which.',
  'CAVE-15':
    'With your difficulty card Lava Tube you need only three Crystal tiles, with Spillway four. With Great Cave you start with four Hatred tokens, with Grand Cave eight. You cannot win until they are gone, but they do not delay the Collapse.',
  'CAVE-16':
    'A played Event card leaves the game. When no Event cards are left, ignore Events. When no Treasure cards are left, the Knight gains 5 Grit instead.',
  'CAVE-OMEN-1':
    'You may use Omens at any time on your turn, as often as you can pay. Pay for each power with tokens that show any of its three symbols. They go back to the bag.',
  'CAVE-OMEN-2': 'If a power prints three costs, they are for its first, second and every further use in a turn.',
  'CAVE-OMEN-3': 'You cannot use a power that would do nothing.',
  'CAVE-BATS-1':
    'Giant Bats (1): carry a Treasure token, the Knight or a revealed Tribe up to three spaces. A Shield holds the Knight in place. A Tribe loses nothing on Lit tiles.',
  'CAVE-ROCK-1':
    'Rockslide (2): place a Rockslide on an edge without a wall between two tiles, one of them Lit. The edge becomes a wall. If all three are on the map, move one of them.',
  'CAVE-PLUNDER-1': 'Past Plunder (1, 2, 3): place a Treasure token by the rule of CAVE-7.',
  'CAVE-SPORES-1':
    "Soporific Spores (3): choose one. The Knight loses 5 Grit. Or a Tribe of the Goblins' choice falls to 1 Population. Or one of the Dragon's Wakefulness cubes goes back to a section of his choice. Or the Thief loses an upgrade of his choice.",
  'CAVE-HATRED-1': 'Hatred (1, 2, 3): place a tile. During the Collapse, remove one instead.',
  'CAVE-HATRED-2': 'Or use Hatred to take away one Hatred token from your difficulty card.',
  'CAVE-CURSE-1': 'Crystal Curse (1): rotate a Lit tile any way you like, occupied or not. Then fill open edges.',
  'CAVE-CURSE-2': 'Or use Crystal Curse to place an Event token on an Event tile without one, even under the Knight.',
  'CAVE-CURSE-3': 'Or use Crystal Curse to put the top three Event cards under the deck.',
  'DRAGON-1':
    'You start asleep with fourteen Sloth cubes: four in Greed, four in Hunger and six in Pride. Of those six, four are for Event tiles, one is for a Gem and one is for keeping still.',
  'DRAGON-2': 'You start with 5 Health, nothing eaten and three Power cards, which only you see.',
  'DRAGON-3': "The Knight's difficulty card sets your Health. Without a Knight, the Goblins' card does.",
  'DRAGON-4':
    'Your Armor and Spirit are those of the highest row of the Wakefulness track that holds a cube: Armor 1 to 4, Spirit 3 to 7.',
  'DRAGON-5':
    'Your Armor changes at once. Your Spirit is how many cards you draw at the end of your turn, counted by the cubes you have then. It does not limit how many cards you hold, and losing it discards nothing.',
  'DRAGON-6':
    'Your turn has four phases. Move and use powers, in any order. Pick up Treasure. Place a Gem. Replace your hand.',
  'DRAGON-7':
    'In line-ups that say so, two Hunger cubes start on Wakefulness. If the line-up locks them, Spores never send them back.',
  'DRAGON-8': 'At 0 Health you are dead, and the player who had to kill you has won.',
  'DRAGON-9': 'When anything makes you discard Power cards, you choose which. You never lose more than you have.',
  'DRAGON-10':
    'If you kill the Thief, draw Power cards equal to his Loot Drop at once, from the rest of the deck. If too few are left, draw those.',
  'DRAGON-11':
    'Soporific Spores send one of your Wakefulness cubes back to a Sloth section of your choice that has room.',
  'DRAGON-MOVE-1': 'Once on your turn, you may move one or two spaces in a straight line for free.',
  'DRAGON-MOVE-2': 'Underground, you pass through walls and under Dark tiles, and you may share a space with anyone.',
  'DRAGON-MOVE-3': 'Surfaced, you cannot cross walls.',
  'DRAGON-MOVE-4': 'Surfaced, you cannot enter Dark tiles.',
  'DRAGON-MOVE-5':
    "Surfaced, when you enter the Knight's space, she may attack you once if her Strength is at least your Armor. If they are equal, the die decides. This does not stop your move.",
  'DRAGON-MOVE-6':
    "If you are a surfaced Ash Dragon and enter a Tribe's space, a Tribe there that is stronger than your Armor attacks you at once. Underground, it does not.",
  'DRAGON-MOVE-7': 'Finish a move before you use a power.',
  'DRAGON-MOVE-8': 'You cannot move onto an empty space.',
  'DRAGON-MOVE-9': 'You may share a space with anyone, underground and surfaced.',
  'DRAGON-WAKE-1':
    'When you meet the condition of a Sloth section, move a cube from that section to Wakefulness. An empty section gives none.',
  'DRAGON-WAKE-2':
    "Each turn, Greed, Hunger and Pride can give you at most one cube each. Pride's three sections count as one.",
  'DRAGON-WAKE-3': 'Greed: return one Treasure token from your board to the supply, at any time on your turn.',
  'DRAGON-WAKE-4': 'Hunger: move your Eaten track back by two, at any time on your turn.',
  'DRAGON-WAKE-5': 'Pride, by an Event: one of your powers has revealed an Event tile this turn.',
  'DRAGON-WAKE-6':
    'Pride, by a Gem: you have placed a Gem this turn while another one was already out. A Gem that the Thief carries counts.',
  'DRAGON-WAKE-7':
    'Pride, by keeping still: you have used neither your free move nor Wing by the end of your first phase. If others move you, that makes no difference.',
  'DRAGON-WAKE-8':
    'With 11 cubes you are awake for good. Cubes that go back lower your Armor and Spirit, but you do not fall asleep again.',
  'DRAGON-WAKE-9': 'Your difficulty card may ask for 7, 9 or 13 cubes.',
  'DRAGON-WAKE-10':
    'The Ancient Dragon must also have used Shriek to have a die rolled again on three different turns before he is awake.',
  'DRAGON-WAKE-11': 'Your Eaten track ends at 7. Anything beyond that is lost.',
  'DRAGON-WAKE-12':
    'You eat the Population that Tribes actually lose to Claw, Hiss and Scratch. You do not eat what they lose to Wrath and the Flame Wall.',
  'DRAGON-SURFACE-1':
    'If you are awake and end your turn on a Crystal tile, you surface when the turn is over, whether or not its token is still there. If it is, smash it. It counts for nobody.',
  'DRAGON-SURFACE-2': 'If you are asleep or elsewhere, you stay underground. Once surfaced, you stay above ground.',
  'DRAGON-SURFACE-3': 'You escape when you end a turn on the Entrance, surfaced. Underground, you do not.',
  'DRAGON-HOARD-1': 'In your second phase, you may take any Treasure tokens from your space.',
  'DRAGON-HOARD-2':
    'You cannot keep more Treasure on your board than you have Greed cubes. Return any excess to the supply, even when it is a Greed cube that leaves.',
  'DRAGON-GEM-1': 'In your third phase, you may place one Gem from your board on your space.',
  'DRAGON-GEM-2': 'Each Gem on the map, or carried by the Thief, pays its symbol once per turn in place of a card.',
  'DRAGON-GEM-3': 'If a Gem can pay a symbol, it pays before a card does.',
  'DRAGON-GEM-4':
    'A Gem that is taken, stashed or lost with its tile comes back to your board. You may place it again.',
  'DRAGON-POWER-1': 'To use a power, discard cards with its symbols. A question mark is any symbol of your choice.',
  'DRAGON-POWER-2': 'You may use powers as often as you can pay for them, but only in your first phase.',
  'DRAGON-POWER-3':
    'In your last phase, discard all the cards you have left, shuffle all eighteen, and draw as many as your Spirit.',
  'DRAGON-POWER-4': 'Walls do not stop powers. The one exception: you may place the Flame Wall only where you can see.',
  'DRAGON-POWER-5': 'A player on your own space is not adjacent to you.',
  'DRAGON-POWER-6': 'Rage rises by 1 for each Tribe that Claw, Hiss or Scratch strikes.',
  'DRAGON-POWER-7':
    'If the Goblins have a Trap face up, they may discard it when a power strikes a Tribe. Tribes then ignore that power, but other players do not.',
  'DRAGON-CLAW-1':
    'Claw (claw): roll the Dragon die. Every Tribe on an affected space scatters, and you eat the Population it lost.',
  'DRAGON-CLAW-2':
    'If the Knight is on a space affected by Claw, you may move her one space within the limits of moving others. If the Thief is on one, Claw kills him, no matter what his Stealth is.',
  'DRAGON-CLAW-3': 'Claw and Slap cannot move a Knight behind her Shield.',
  'DRAGON-FLAME-1': 'Flame (flame): roll the Dragon die and reveal the affected Dark tiles.',
  'DRAGON-WING-1': 'Wing (wing): move one or two spaces in a straight line by the rules of your movement.',
  'DRAGON-WING-2': 'Or use Wing to move exactly one space, across a wall.',
  'DRAGON-HISS-1':
    'Hiss (two claws): one revealed Tribe anywhere loses 1 Population, which you eat, and hides. At 0 it scatters.',
  'DRAGON-SLITHER-1': 'Slither (claw, flame): move a Sloth cube to another Sloth section with room, even within Pride.',
  'DRAGON-SWAT-1':
    'Swat (claw, wing): move a Treasure token or Gem on an adjacent space up to five spaces, along any path without walls, over Dark tiles and past players. It cannot end with another player. It may end on your own space.',
  'DRAGON-SCORCH-1': 'Scorch (two flames): reveal all Dark tiles on the eight surrounding spaces, but not your own.',
  'DRAGON-BURN-1': 'Burn (flame, wing): reveal one Dark tile anywhere.',
  'DRAGON-SLAP-1':
    'Slap (two wings): move the Knight on an adjacent space up to three spaces within the limits of moving others.',
  'DRAGON-SHRIEK-1': 'Shriek (any two): take the Shriek token, if you do not have it.',
  'DRAGON-SHRIEK-2':
    'Keep the Shriek token until you spend it to have one roll on your turn made again. The second roll stands unless you shriek once more.',
  'DRAGON-SCRATCH-1':
    'Scratch (three claws): choose one on your own space. The Knight loses 5 Grit. Or all Tribes lose all their Population, and you eat it. Or the Thief is killed.',
  'DRAGON-FLAMEWALL-1':
    'Flame Wall (three flames): place its token on a visible adjacent tile until your next turn starts. If you use it again, move the token.',
  'DRAGON-FLAMEWALL-2':
    'A piece that enters the Flame Wall burns, once per turn for each player. The Knight loses 5 Grit, a Tribe loses 1 Population, and the Thief is killed. You are immune.',
  'DRAGON-FLAMEWALL-3': 'A piece that is already there does not burn. The Goblins gain no Rage from the Flame Wall.',
  'DRAGON-SMASH-1':
    "Smash (any three): the Crystal token on your space leaves the game. It counts towards nobody's win.",
  'DRAGON-WRATH-1': 'Wrath (any four): roll the Dragon die and remove the affected tiles, but never the Entrance.',
  'DRAGON-WRATH-2':
    'Before Wrath removes tiles, Tribes on them scatter. All others, including you, go to the nearest tile that stays.',
  'GOBLIN-1':
    'You start with Rage 1, three hidden Tribes (Fangs, Bones and Eye) without Population, and your decks shuffled.',
  'GOBLIN-2': 'A Tribe has 0 to 4 Population.',
  'GOBLIN-3':
    "A Tribe's Strength is its Population. Add 1 for the Fangs, 1 for each Ogre, Troll or Flame Giant, and anything from Secrets.",
  'GOBLIN-4': 'At Rage 0, every Tribe has 1 less Strength.',
  'GOBLIN-5': "A Tribe's Perception is its Population plus 1.",
  'GOBLIN-6': 'Rage runs from 0 to 3.',
  'GOBLIN-7':
    "Rage rises by 1 for each Tribe that another player's direct action attacks or damages: the Knight's attack, a Bow shot that hurts, Claw, Scratch, Hiss, Wrath, Spores, Pickpocket and Backstab. A trapped Gem, a Tribe's own march over Lit tiles and a Flame Wall it walks into do not raise Rage.",
  'GOBLIN-8':
    'A Tribe that scatters loses 2 Population, or all it has if that is less, and one Monster of your choice. It goes back to your board, hidden.',
  'GOBLIN-9': 'A Tribe whose Population falls to 0 scatters at once.',
  'GOBLIN-10':
    "Your difficulty card sets the Knight's Health: 5, 6, 7, 8 or 9. Without a Knight, use the numbers on her card for the Dragon's Health or the number of Crystals.",
  'GOBLIN-11':
    'A Tribe on your board is hidden. Nobody can target it, and it may ambush. A Tribe on a tile is revealed.',
  'GOBLIN-WAR-1': 'If Rage is 0 at the start of your turn, raise it to 1.',
  'GOBLIN-WAR-2': 'Shuffle all ten War cards, draw as many as your Rage, and choose one.',
  'GOBLIN-WAR-3': "Add the card's discs to each Tribe's Population.",
  'GOBLIN-WAR-4':
    'If that would bring any Tribe above 4, you overpopulate. Give the other Tribes their discs, then choose for the overpopulating ones. You may pay 1 Rage for each of them, if you have enough. Those Tribes then get no discs.',
  'GOBLIN-WAR-5':
    'If you overpopulate and do not pay, scatter one Tribe, no matter how many overpopulate. Before it scatters, fill the overpopulating Tribes up to 4.',
  'GOBLIN-WAR-6': 'You must scatter a revealed Tribe. If you have none, scatter a hidden or lurking one.',
  'GOBLIN-WAR-7': 'Raise any Rage printed on the card after its Monsters and Secrets.',
  'GOBLIN-MONSTER-1':
    'Draw as many Monsters as the War card shows. You may assign each to a Tribe with a free slot, or have it replace another Monster. The Fangs have one slot, the Bones two, the Eye one. Discard the rest.',
  'GOBLIN-MONSTER-2':
    'If you have fewer assigned Monsters than Bones has Population, you may add one. If you have as many, you may only replace one. If you have more, you can do neither.',
  'GOBLIN-MONSTER-3': 'When the deck runs out, shuffle the discarded Monsters back in.',
  'GOBLIN-BLOB-1': 'Blob: when its Tribe attacks the Knight on your turn, she also loses 5 Grit.',
  'GOBLIN-BEETLES-1': 'Bright Beetles: when their Tribe scatters, it loses 1 less Population.',
  'GOBLIN-BEETLES-2':
    "When the Bright Beetles' Tribe would lose Population in any other way, you may discard them to make the loss 1 less.",
  'GOBLIN-GIANT-1': 'Flame Giant, Ogre and Troll each give their Tribe a Strength disc.',
  'GOBLIN-GNOME-1': 'Gnome: its Tribe may come out on a Dark tile with any symbol.',
  'GOBLIN-GNOME-2': "After it plunders, the Gnome's Tribe may jump to any unoccupied Dark tile.",
  'GOBLIN-GOLEM-1': 'Golem: its Tribe may walk through walls.',
  'GOBLIN-FROG-1':
    'Pet Frog: its Tribe ignores discs above 4 and never overpopulates. You may still choose it as the Tribe that scatters.',
  'GOBLIN-FROG-2': "The Pet Frog's Tribe loses no Strength at Rage 0.",
  'GOBLIN-WORM-1':
    'Underworm: once during its move, its Tribe may go 1 or 2 spaces along one diagonal, no matter what is in between. If it leaves a Lit tile, that counts once.',
  'GOBLIN-WISP-1':
    'Wisp: once per turn, before its Tribe acts, if the Tribe sees the Knight, move her up to three spaces over unoccupied ones. The Tribe must see her only at the start. Her Shield keeps her where she is.',
  'GOBLIN-SECRET-1':
    'You may hold at most five Secrets, counting those face up. If you draw more, discard down to five.',
  'GOBLIN-SECRET-2': 'When the deck runs out, shuffle the discarded Secrets back in.',
  'GOBLIN-SECRET-3':
    'You may play Secrets at any time on your own turn: before and after you choose the War card, while you overpopulate, assign Monsters or discard down to five, and while you activate your Tribes. Poison goes with the attack it helps, Hiding Spots takes the place of an activation, and the Leader waits until you overpopulate.',
  'GOBLIN-FURY-1': 'Blind Fury: one Tribe loses no Population for Lit tiles this turn.',
  'GOBLIN-CAVEIN-1':
    "Cave-In: remove up to as many tiles as the Eye has Population, anywhere on the map. You cannot remove the Entrance, a tile with another player's piece or a tile with a Crystal token. Tribes on removed tiles move to adjacent tiles.",
  'GOBLIN-BOMBER-1': 'Fire Bomber: one Tribe has 2 more Strength this turn.',
  'GOBLIN-BOMBER-2': "If the Fire Bomber's Tribe attacks, its Population then drops to 0 and it scatters.",
  'GOBLIN-RUBY-1': 'Goblin Ruby: while it is face up, all Tribes have 1 less Perception.',
  'GOBLIN-RUBY-2':
    'With the Ruby face up, once per turn, right after you draw War cards, Monsters or Secrets, you may discard one of them and draw another. You cannot draw the same one again.',
  'GOBLIN-RUBY-3': "You lose the Ruby when any Tribe's Population falls to 0.",
  'GOBLIN-HEX-1':
    'Hex: choose one player. For each Population of the Eye, the Knight loses 1 Grit, the Dragon one Power card, the Cave one Omen, or the Thief 1 Stealth until your next turn. The player who loses cards or Omens chooses which.',
  'GOBLIN-SPOTS-1':
    'Hiding Spots: a hidden Tribe may use its activation to attack the Knight on or adjacent to a Lit Ambush tile, through walls.',
  'GOBLIN-SPOTS-2':
    "For an attack from Hiding Spots, only Population, the Fangs' disc and Rage count towards the Tribe's Strength. Monsters and other Secrets do not.",
  'GOBLIN-LEADER-1': 'Leader: when you overpopulate, fill your Tribes up to 4. Nothing else happens.',
  'GOBLIN-POISON-1':
    'Poison: when a Tribe attacks the Knight on your turn, one of her Hero cubes goes to the Entrance. If the Tribe is stronger by 2 or more, two do.',
  'GOBLIN-TUNNELS-1':
    'Secret Tunnels: this turn, you may place each revealed Tribe on any unoccupied Dark tile instead of moving it. It may then act.',
  'GOBLIN-TRAP-1':
    'Trap: it must be face up, and you must have played it on your own turn. When the Knight or the Thief attacks a Tribe, that Tribe has 1 more Strength or Perception. If there are several on the tile, the strongest has it.',
  'GOBLIN-TRAP-2': 'Discard the Trap after that attack.',
  'GOBLIN-TRAP-3':
    'When a power of the Dragon strikes your Tribes, you may discard the Trap. Your Tribes ignore the power, and he eats nothing.',
  'GOBLIN-ACT-1':
    'Activate each Tribe with Population once per turn, one by one in any order. It may move and then take one action.',
  'GOBLIN-ACT-2':
    "A hidden Tribe comes out on a Dark tile with its symbol. No other player's piece may be there. Another Tribe or tokens make no difference. This is its whole activation.",
  'GOBLIN-ACT-3':
    'If there is no tile where it can come out, a hidden Tribe may lurk on an empty space adjacent to any tile. It is still hidden.',
  'GOBLIN-ACT-4':
    'A lurking Tribe may move to an adjacent tile, or hide. It cannot cross a wall or enter a fight. Moving is its whole activation.',
  'GOBLIN-ACT-5':
    "If a tile is placed on a lurking Tribe's space or slides onto it, the Tribe is revealed there. If the Knight or an Ash Dragon is on that tile, the Tribe goes back to your board instead.",
  'GOBLIN-MOVE-1': 'A Tribe may move any number of spaces over Dark and Lit tiles, but not through walls.',
  'GOBLIN-MOVE-2':
    'A Tribe loses 1 Population for every second Lit tile it leaves in a turn. Its starting tile counts. A tile it leaves twice counts once. Dark tiles in between make no difference.',
  'GOBLIN-MOVE-3':
    'You choose the path, and a costlier one if you like. A Tribe moves by the path on which it loses least. To make it lose more, let it stray before it moves: it walks over Lit tiles and back, and loses 1 Population. It may stray as often as it can. If it loses its last Population, it scatters on the way, so no path leads it farther than that.',
  'GOBLIN-MOVE-4':
    "A Tribe may enter the Knight's tile only if it is stronger than she is, and then it must attack her.",
  'GOBLIN-MOVE-5':
    "A Tribe may enter the Dragon's tile only if its Strength is above his Armor, even to attack the Knight there. If he is an Ash Dragon, it must then attack him.",
  'GOBLIN-MOVE-6': "A Tribe may freely enter the Thief's tile and other Tribes' tiles.",
  'GOBLIN-MOVE-7': 'If a Tribe is no longer strong enough when it reaches a tile, it stops on the space before.',
  'GOBLIN-ATTACK-1':
    'To attack the Knight, a Tribe needs more Strength than she has. She loses 1 Health, the Tribe scatters, and Rage falls by 1.',
  'GOBLIN-ATTACK-2':
    "With the Ash Dragon card, a Tribe with more Strength than the Dragon's Armor may attack him, even underground. The effects are the same.",
  'GOBLIN-ATTACK-3':
    'To attack the Thief on its tile, a Tribe needs more Perception than his Stealth. He is killed, the Tribe scatters, and Rage falls by 1.',
  'GOBLIN-ATTACK-4':
    "To smash a Crystal, two Tribes on its tile must both attack it in one turn, each with at least 4 Strength. The token goes to the Knight's board, or stays with you if she does not play. Both Tribes scatter, and Rage falls by 1.",
  'GOBLIN-ATTACK-5': 'If the second Tribe never comes, nothing happens to the first.',
  'GOBLIN-ATTACK-6':
    'A Tribe that attacks scatters afterwards, so you need not place the piece of a hidden one on the map.',
  'GOBLIN-LOOT-1': 'If you kill the Thief, draw Secrets or gain Rage equal to his Loot Drop.',
  'GOBLIN-PLUNDER-1':
    'When a Tribe plunders a Treasure token on its tile, return the token to the supply and raise Rage by 1.',
  'GOBLIN-PLUNDER-2':
    'When a Tribe plunders a Gem on its tile, roll the Dragon die. If it shows the centre, the Tribe scatters. Otherwise Rage rises by 1. Either way, the Gem goes back to the Dragon.',
  'GOBLIN-PLUNDER-3':
    "If no Gem is in the cave, a Tribe on the Dragon's tile may take one from him if its Strength is above his Armor.",
  'GOBLIN-EXPLORE-1':
    'A Tribe on a Dark tile may explore: a Dark tile is placed on an adjacent empty space, and the Tribe goes there. The Cave chooses the tile. Without a Cave, it is the top of the stack.',
  'GOBLIN-EXPLORE-2': 'A Tribe cannot explore when no tiles are left, or during the Collapse.',
  'GOBLIN-HIDE-1': 'A revealed or lurking Tribe may hide: it goes back to your board.',
  'GOBLIN-SPECIAL-1': 'The Fangs may raise Rage by 1.',
  'GOBLIN-SPECIAL-2': 'The Bones may draw and assign one Monster.',
  'GOBLIN-SPECIAL-3': 'The Eye may draw one Secret.',
  'GOBLIN-FLARE-1':
    'If you have the Flare, each revealed Tribe may send one per turn from its own space, before or after its move. This is not an action. A Tribe on a Dark tile may find itself on a Lit one.',
  'GOBLIN-AMBUSH-1':
    'When the Knight resolves an Ambush, one hidden or lurking Tribe with Population and more Strength than hers may attack. She loses 1 Health, the Tribe scatters, and Rage falls by 1.',
  'GOBLIN-AMBUSH-2': 'Her cubes come first. You choose once she has added what she wants.',
  'GOBLIN-AMBUSH-3': 'Strength discs of Monsters count in an Ambush. Blob and Poison do not.',
  'GOBLIN-ASH-1':
    "When a surfaced Ash Dragon enters a Tribe's tile on his turn, a Tribe with more Strength than his Armor attacks at once.",
  'GOBLIN-SPORES-1': 'Spores bring one Tribe of your choice down to 1 Population, and Rage rises by 1.',
  'KNIGHT-TURN-1':
    'On your turn, pick up your cubes. Then move and act in any order, one thing at a time, until you end your turn. You may place leftover cubes before you end it.',
  'KNIGHT-STAT-1':
    "With no, one, two or three cubes on its track, your Movement is 1, 3, 5 or 7, your Perception 1, 2, 3 or 4, and your Strength 1, 2, 3 or 4. The cubes on a track also count on other players' turns.",
  'KNIGHT-TURN-2': 'You start on the Entrance with 0 Grit and three Sidequests, which only you see.',
  'KNIGHT-TURN-3':
    'When you have no Encounters left, or cannot walk to one, no step, attack or collecting is left to you. You may still place cubes, use gear that takes no Encounter and show Sidequests. Then end your turn.',
  'KNIGHT-HEALTH-1':
    'At 0 Health you are dead. Only Goblins and ambushers take your Health. You never regain more than you started with.',
  'KNIGHT-CUBE-1':
    'Pick Up: take back all cubes on your board and beside it. Cubes on the Grit track, discarded cubes and cubes on the Entrance stay where they are. You start with two.',
  'KNIGHT-CUBE-2':
    "You may place a cube at any moment of your own turn, but never on another player's. It stays until your next Pick Up.",
  'KNIGHT-CUBE-3':
    'Each track holds three cubes, and so does the Ancient Map. Bomb, Bow and Shield hold one each. Each of your Treasure cards holds one, except the Javelin, which holds none.',
  'KNIGHT-CUBE-4':
    'You never have fewer than two cubes. Ignore any loss beyond that. With only two, you cannot discard one to pay for something.',
  'KNIGHT-CUBE-5': 'A discarded cube is out of play until Cave Bread brings it back.',
  'KNIGHT-CUBE-6':
    'A poisoned cube goes to the Entrance. You get it back as soon as you arrive there. If you have an unplaced cube, lose that one. If all your cubes are placed, choose one.',
  'KNIGHT-GRIT-1':
    'When you reach 5, 11, 18, 26 or 35 Grit, take the cube from that space. You may use it at once. Grit cannot go above 45.',
  'KNIGHT-GRIT-2':
    'When you fall below one of the Grit numbers that gave you a cube, give a cube back. If you have an unplaced cube, it must be that one.',
  'KNIGHT-GRIT-3':
    'If all your cubes are placed, choose which one you give back. If this happens on your own turn, the turn ends at once. A tile you have just revealed still pays its Grit.',
  'KNIGHT-MOVE-1': 'A step takes you to an adjacent space. You have as many steps as your Movement.',
  'KNIGHT-MOVE-2': 'You cannot cross a wall without the Ancient Map.',
  'KNIGHT-MOVE-3': 'You cannot walk once you have no Encounters left. More Perception lets you continue.',
  'KNIGHT-MOVE-4': 'When you step onto a Dark tile, you must reveal and resolve it. This takes an Encounter.',
  'KNIGHT-MOVE-5': 'When you step onto an Event token, you must resolve it. This takes an Encounter.',
  'KNIGHT-MOVE-6':
    'If you start your turn on an Event token, you must resolve it before you walk, end your turn or do anything else that takes an Encounter.',
  'KNIGHT-MOVE-7':
    "You may step onto the surfaced Dragon's space only if your Strength is at least his Armor, and then you must attack him. If you start your turn on his space, you do not have to.",
  'KNIGHT-MOVE-8':
    'You may step onto a space with Tribes only if you are stronger than each of them. Then you must attack them all, in one Encounter. A Trap counts for the strongest.',
  'KNIGHT-MOVE-9': 'You may ignore the Dragon underground, the Thief, Treasure, Gems, Crystals and Vaults.',
  'KNIGHT-ENCOUNTER-1':
    'An Encounter is everything you do at one time on one space, in this order: reveal and resolve, attack, collect. You have as many Encounters as your Perception.',
  'KNIGHT-ENCOUNTER-2':
    'Going back in this order takes a new Encounter. So does attacking the same foe again, and so does acting after a step.',
  'KNIGHT-ENCOUNTER-3':
    'When you have resolved a tile that you revealed by entering it, gain 1 Grit. An Event token on a Lit tile pays none.',
  'KNIGHT-ENCOUNTER-4':
    'For an Event, the Cave plays one of three Event cards. Without a Cave, play the top one. Then remove the token. When no cards are left, ignore Events.',
  'KNIGHT-ENCOUNTER-5': 'On an Ambush tile or card, one hidden Tribe that is stronger than you may attack you.',
  'KNIGHT-ENCOUNTER-6':
    'Before an Ambush is resolved, you may add cubes to Strength or to your Shield. Then the Goblins choose. Before an Event card is drawn, you may add a cube to your Shield.',
  'KNIGHT-ENCOUNTER-7': 'If there is more than one foe on your space, you choose the order of your attacks.',
  'KNIGHT-ENCOUNTER-8':
    'Using Equipment or a Treasure card takes no Encounter, unless it is part of an action that does.',
  'KNIGHT-ATTACK-1':
    'To attack the Dragon on your space, compare your Strength with his Armor. If you have more, he loses 1 Health. If they are equal, roll the Dragon die: he loses 1 Health if it shows the centre. If you have less, you cannot attack.',
  'KNIGHT-ATTACK-2':
    'You may attack the Dragon underground once per turn. Before the Collapse this takes the Bomb or the Javelin.',
  'KNIGHT-ATTACK-3': 'You may attack the surfaced Dragon once per Encounter.',
  'KNIGHT-ATTACK-4': 'If you are stronger than a Tribe on your space, your attack scatters it, and Rage rises by 1.',
  'KNIGHT-ATTACK-5':
    'If your Perception is above the Stealth of the Thief on your space, your attack kills him. You gain his Loot Drop as Grit.',
  'KNIGHT-ATTACK-6':
    'With 3 Strength, you may smash a Crystal on your space. Place its token on your board and gain 2 Grit.',
  'KNIGHT-ATTACK-7':
    'When the surfaced Dragon comes to your space, you may attack him once if your Strength is at least his Armor. If they are equal, the die decides. This takes no Encounter.',
  'KNIGHT-GATHER-1':
    'For each Treasure token on your space, you may return it to get a Treasure card. The Cave draws two and hands you one. Without a Cave, you get the top one.',
  'KNIGHT-GATHER-2':
    'Keep the card face down, or decline it and gain 5 Grit. A declined card leaves the game. When no cards are left, gain the Grit.',
  'KNIGHT-GATHER-3':
    'For each Gem on your space, you may roll the Dragon die. If it shows the centre, you lose 2 Grit. On any other face, you gain 5 Grit. The Gem goes back to the Dragon.',
  'KNIGHT-BOMB-1':
    'With a cube on the Bomb, you may use it once per turn, either to attack the Dragon underground or to open a wall. It does not change the Strength you need.',
  'KNIGHT-BOMB-2':
    'To open a wall of your space with the Bomb, spend one of your three Bomb tokens. The edge is then open for everyone. Before the Collapse, an empty space beyond it gets a Dark tile.',
  'KNIGHT-BOW-1':
    'With a cube on the Bow, you may shoot once per turn at a Tribe you can see, at any distance. A shot is not an attack and takes no Encounter.',
  'KNIGHT-BOW-2':
    'A Tribe you hit with the Bow loses Population equal to your Strength minus 1, and Rage rises by 1. With 1 Strength a shot would do nothing, so you cannot shoot.',
  'KNIGHT-MAP-1':
    'Each cube on the Ancient Map lets you cross one wall as part of a step. There must be a tile beyond it.',
  'KNIGHT-MAP-2': 'If you enter a Dark tile through a wall, it does not need an open side towards where you came from.',
  'KNIGHT-SHIELD-1': 'With a cube on the Shield, nobody else can move you.',
  'KNIGHT-SHIELD-2':
    'With a cube on the Shield, you lose only 1 Grit each time you lose any, provided the cube was there before you knew of the loss.',
  'KNIGHT-TREASURE-1': 'Keep a card face down until you use it. You may turn it face up on your turn.',
  'KNIGHT-TREASURE-2': 'If you lose a card with a cube on it, set the cube aside until your next Pick Up.',
  'KNIGHT-TREASURE-3': 'Elvish Sword: you have 1 more Perception, and on your own turn 1 more Strength.',
  'KNIGHT-TREASURE-4':
    'Enchanted Bow: once per turn, shoot at the Dragon or the Thief, up to five spaces away in a straight line, through anything. The Dragon discards Power cards equal to your Strength minus 1, up to three, and chooses which. The Thief is killed. A shot is not an attack and takes no Encounter.',
  'KNIGHT-TREASURE-5': 'Heroic Boots: you have 4 more Movement.',
  'KNIGHT-TREASURE-6':
    'Javelin: it takes no cube. One attack on a Tribe or the Dragon has 1 more Strength and may reach the Dragon underground. Then the Javelin leaves the game. You cannot use it on a turn when you use the Bomb. Once it is face up, your next attack must use it.',
  'KNIGHT-TREASURE-7':
    "Mighty Axe: you have 1 more Strength on your own turn. After you hit the Dragon, but not with the Bomb, you may discard the Axe's cube to hit him once more.",
  'KNIGHT-TREASURE-8': 'Pixie Lantern: you have 1 more Movement and 1 more Perception.',
  'KNIGHT-TREASURE-9':
    'Potion Kit: discard an unplaced cube to regain 2 Health, but never more than you started with. The card leaves the game.',
  'KNIGHT-TREASURE-10':
    'You cannot shoot the Enchanted Bow if it would do nothing: at the Dragon with 1 Strength or when his hand is empty, or at a Thief whose Stealth you do not beat.',
  'KNIGHT-EVENT-1': 'Ambush: works like an Ambush tile.',
  'KNIGHT-EVENT-2':
    'Cave Bread: take back a discarded cube. If you have none, take the cube from the highest Grit space that still holds one.',
  'KNIGHT-EVENT-3': 'Deep and Dark: the Cave draws two Omens. Without a Cave, you get the top Treasure card.',
  'KNIGHT-EVENT-4': 'Fresh Air: you may set aside an unplaced cube until your next Pick Up to regain 1 Health.',
  'KNIGHT-EVENT-5': 'Fresh Water: the same as Fresh Air.',
  'KNIGHT-EVENT-6': 'Light: you may discard a cube, placed or not, to regain 2 Health.',
  'KNIGHT-EVENT-7': 'Rats: you lose 2 Grit, before the tile pays its Grit.',
  'KNIGHT-EVENT-8':
    'Vantage Point: reveal all Dark tiles that surround you now, for 1 Grit each. Ambush tiles among them do nothing.',
  'KNIGHT-QUEST-1':
    'You hold three Sidequests in secret. On your turn you may show one you have completed. Gain its Grit and remove it from the game, then draw another if any are left.',
  'KNIGHT-QUEST-2':
    'The thing a Sidequest asks for must have just happened. If you do something else first, it must happen again. Only attacks in Encounters on your own turn count.',
  'KNIGHT-QUEST-3': 'Adventurous, 6 Grit: have three Encounters on three different spaces in one turn.',
  'KNIGHT-QUEST-4': 'Bedecked, 4 Grit: have two Treasure cards face up.',
  'KNIGHT-QUEST-5':
    'Cunning, 3 Grit: try to take a Gem, trapped or not. Without a Dragon: take two Treasure tokens in one turn.',
  'KNIGHT-QUEST-6': 'Daring, 4 Grit: attack a Tribe with a Monster, hit the Dragon, or attack and kill the Thief.',
  'KNIGHT-QUEST-7': 'Eagle-Eyed, 3 Grit: shoot the Bow or the Enchanted Bow with an effect.',
  'KNIGHT-QUEST-8':
    "Fearless, 4 Grit: reveal a Dark tile with a Tribe on it and attack the Tribe in that Encounter. Without Goblins: have a Monster's Ambush fail to hurt you. For this you may call for a Monster instead of the Infestation's line.",
  'KNIGHT-QUEST-9': 'Intrepid, 3 Grit: ten Cave tiles have been revealed, no matter by whom.',
  'KNIGHT-QUEST-10': 'Persistent, 4 Grit: three Crystal tokens have been smashed, no matter by whom.',
  'KNIGHT-QUEST-11':
    'Stalwart, 5 Grit: attack a Tribe that has 3 Population or more before it scatters. Without Goblins: resolve two Ambush tiles or cards in one turn.',
  'KNIGHT-QUEST-12': 'Swift, 4 Grit: enter seven different spaces in one turn.',
  'KNIGHT-QUEST-13':
    'Leave out Daring and Eagle-Eyed if the line-up says so, or if neither Goblins nor Dragon nor Thief play.',
  'KNIGHT-MONSTER-1': 'Blob: you lose 5 Grit.',
  'KNIGHT-MONSTER-2':
    'Bright Beetles: they wait beside the deck. The next Monster has 1 more Strength, then discard them.',
  'KNIGHT-MONSTER-3': 'Flame Giant: with 3 Strength or less, you lose 1 more Health.',
  'KNIGHT-MONSTER-4': 'Gnome: one of your Treasure cards, drawn at random, leaves the game.',
  'KNIGHT-MONSTER-5': 'Golem: for the rest of the game, crossing a wall with the Ancient Map takes two cubes.',
  'KNIGHT-MONSTER-6':
    'Ogre: move to an adjacent space that is not Dark and has nothing on it. The Ogre token stays on the space you left. Each time you enter that space, he ambushes you again, in an Encounter, until you beat him off. If there is no such space, or if you are behind your Shield, you stay. While his token is out, his card is not in the deck, and nobody can move you onto his space.',
  'KNIGHT-MONSTER-7':
    'Troll: if you play with terrain, place the Canyon, unless it is already on the map, and place the Troll token on its bridge. Each time you walk onto the bridge, he ambushes you in an Encounter. Unless you beat him off, you go back to where you came from, if you can. While his token is out, his card is not in the deck, and nobody can move you onto his space. Without the Canyon he does nothing more.',
  'KNIGHT-MONSTER-8':
    'Underworm: go to the nearest Dark tile on a diagonal and reveal it in the same Encounter. If several are equally near, you choose. If there is none, place the top tile of the stack for it. Behind your Shield, you stay.',
  'KNIGHT-MONSTER-9': 'Wisp: your Strength does not matter. Always roll the die.',
  'KNIGHT-FLARE-1':
    'If you have the Flare, you may send it once per turn to any space of the map, without an Encounter. Gain 1 Grit for each tile it reveals.',
  'KNIGHT-LEVEL-1': "Your difficulty card sets the Dragon's Health: 3, 4, 5, 6 or 7.",
  'KNIGHT-LEVEL-2':
    'Without a Dragon, your difficulty card sets how many Crystals you need: four, four, five, six or six. It also sets the Strength you need to smash one: 2 as Novice, 4 as Lady, otherwise 3.',
  'KNIGHT-LEVEL-3':
    "The Goblins' difficulty card sets your Health: 5, 6, 7, 8 or 9. Without Goblins, you have 7 Health.",
  'THIEF-1':
    'You start with Loot Drop 3 and three stat tokens that show 2, 3 and 4. You appear at the Entrance when your first turn starts.',
  'THIEF-2':
    'At the start of your turn, assign one token each to Movement, Stealth and Thievery. Take as many Action cubes as your Thievery.',
  'THIEF-3':
    'Move and act in any order until you have used all your Movement and cubes, or until you stop. Leftover cubes are lost.',
  'THIEF-4':
    'Your stats stay the same until you assign them again. You lose 1 Stealth for each token you carry, and as much as a Hex says. Stealth may fall below 0.',
  'THIEF-5': 'You need six stashed tokens. Your difficulty card may ask for four, five, seven or eight.',
  'THIEF-6':
    'With the Prowler card, the first token you stash gives no upgrade. With Invader, the first two give none.',
  'THIEF-7': 'If you have the Flare, you may send one up on your space for 1 cube, as often as you can pay.',
  'THIEF-8': 'Alone in the Dark uses your Movement as it is when your turn ends.',
  'THIEF-MOVE-1':
    'A step to an adjacent space costs 1 Movement, over Lit and Dark tiles and past anyone. You cannot cross a wall unless you climb.',
  'THIEF-MOVE-2': 'You cannot take more steps in a turn than your Movement.',
  'THIEF-MOVE-3':
    'If you end your movement for the turn on a Dark tile, you may peek at it. Nobody else sees it. You cannot take any more steps this turn.',
  'THIEF-MOVE-4': 'After you peek, choose whether to reveal the tile.',
  'THIEF-MOVE-5': 'You keep knowing what you have seen under a tile for as long as it stays there.',
  'THIEF-LOOT-1': 'Loot: for 1 cube, take a Treasure token from your space.',
  'THIEF-LOOT-2':
    'For 1 cube, you may take a Gem that is trapped: roll the Dragon die. If it shows the centre, you die and the Gem stays.',
  'THIEF-LOOT-3': 'For 2 cubes, you take a Gem safely.',
  'THIEF-CLIMB-1': 'Climb: for 1 cube and the step itself, cross a wall to the space beyond.',
  'THIEF-TARGET-1':
    'You may target each other player once per turn, with Pickpocket or Backstab. All Tribes together are one player. A failed roll counts.',
  'THIEF-TARGET-2':
    "Your Stealth must be above the Perception of the Knight or the Tribe, or above the Dragon's Armor.",
  'THIEF-TARGET-3':
    'Your target must share your space. If there are several Tribes, choose one. Its Perception counts.',
  'THIEF-TARGET-4':
    'Rage rises by 1 when you rob or stab a Tribe. If the Goblins have a Trap face up, the Tribe has 1 more Perception, and the Trap is then discarded.',
  'THIEF-PICKPOCKET-1':
    'Pickpocket: with 1 cube, the Action die must show 4 or more. With 2 cubes, it must show 2 or more. With 3 cubes, you do not roll. If it works, take a Treasure token from the supply.',
  'THIEF-PICKPOCKET-2':
    'Your target must have something to take: the Knight a Treasure card, the Goblins a hidden Secret or the Goblin Ruby, the Dragon a Wakefulness cube and room in Greed.',
  'THIEF-PICKPOCKET-3':
    'If you pickpocket the Knight, she loses a Treasure card, and it goes under the deck. Choose a face-up card, or take a face-down one at random, which only she sees.',
  'THIEF-PICKPOCKET-4': 'If you pickpocket the Goblins, they discard a hidden Secret at random, or their Goblin Ruby.',
  'THIEF-PICKPOCKET-5': 'If you pickpocket the Dragon, one of his Wakefulness cubes goes back to Greed.',
  'THIEF-SUPPLY-1':
    'If the supply has no Treasure tokens left, take one from anywhere on the map. If there are none, you get none.',
  'THIEF-LOCK-1':
    'Pick Lock: spend 1, 2 or 3 cubes to open the Vault on your space, with the same rolls as for Pickpocket. Its token leaves the map, and you take a Treasure token from the supply.',
  'THIEF-LOCK-2': 'You may try each Vault once per turn.',
  'THIEF-BACKSTAB-1': 'Backstab: for 1, 2 or 3 cubes, the Knight loses 1, 3 or 5 Grit.',
  'THIEF-BACKSTAB-2': 'For 1, 2 or 3 cubes, a Tribe you Backstab loses 1, 2 or 3 Population.',
  'THIEF-BACKSTAB-3':
    'If you Backstab the Dragon, for 1, 2 or 3 cubes he discards 1, 2 or 3 Power cards of his choice.',
  'THIEF-HIDE-1': 'Hide Loot: each cube lowers your Loot Drop by 1, down to 0.',
  'THIEF-STASH-1': "Whenever you arrive at the Entrance, on anyone's turn, you stash everything you carry.",
  'THIEF-STASH-2': 'A stashed Gem goes back to the Dragon, and a Treasure token takes its place.',
  'THIEF-STASH-3': 'Each stashed token goes on an upgrade space of your choice, and your Loot Drop is 3 again.',
  'THIEF-STASH-4': 'You never lose stashed tokens, and they do not go back to the supply.',
  'THIEF-STASH-5':
    'If you take a token while you are on the Entrance, you stash it the next time you arrive there. See SWITCH-25.',
  'THIEF-UPGRADE-1':
    'Upgrades are permanent and work at once: more Thievery gives you its cubes, and more Movement its steps, on the same turn. Once placed, a token cannot move.',
  'THIEF-UPGRADE-2': '+1 Movement, +1 Stealth, +1 Thievery: the stat is 1 higher, up to 5 before loot and Hex count.',
  'THIEF-UPGRADE-3':
    'Flip row, from left to right: the 2 token shows 3. Then the 3 token shows 4. Then all three show 4, and you no longer assign them.',
  'THIEF-UPGRADE-4': 'Sticky Fingers: once per turn, you may roll a failed Pickpocket again.',
  'THIEF-UPGRADE-5': 'Lock Picking Kit: Pick Lock costs 1 cube less, down to none.',
  'THIEF-UPGRADE-6': 'Climbing Gear: Climb costs 1 cube less, down to none.',
  'THIEF-UPGRADE-7': 'Hand Crossbow: you may Backstab a player you see, up to three spaces away.',
  'THIEF-UPGRADE-8':
    "Unnatural Evasion: when you are first attacked in each player's turn, roll the Action die. On 4 or more the attack fails, and you may move one space, but not through a wall.",
  'THIEF-UPGRADE-9':
    'Unnatural Evasion helps against attacks by the Knight, by Tribes, and by Claw and Scratch. It does not help against Bows, Spores, Hex or the Flame Wall.',
  'THIEF-UPGRADE-10':
    'Soporific Spores take one upgrade of your choice. Its token stays stashed. From the Flip row you may lose only the last one filled, and its stat token turns back at once.',
  'THIEF-DEATH-1':
    'If you are killed, drop everything you carry on your space and leave the map. You appear on the Entrance when your next turn starts. A Flame Wall there does not burn you.',
  'THIEF-DEATH-2': 'Only stashing and Hide Loot change your Loot Drop. Dying does not.',
  'THIEF-DEATH-3':
    'The player who kills you gains your Loot Drop: the Knight as Grit, the Goblins as Secrets or Rage, the Dragon as Power cards. If a trapped Gem kills you, nobody gains it.',
  'THIEF-DEATH-4': 'If you are killed on your own turn, the turn ends.',
  'THIEF-DEATH-5': 'A Flame Wall on the Entrance kills you before you can stash.',
} as const;
export type Clause = keyof typeof CLAUSES;
