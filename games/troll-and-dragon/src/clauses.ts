// Written by `npm run rules:write` from RULES.md. Change that, not this.

export const CLAUSES = {
  'SETUP-1':
    'The Grotto starts with 60 diamonds and the Cavern with 50 nuggets. The Troll Hand and all packs are empty.',
  'SETUP-2':
    'Two to five players each take one of five packs: knight, barbarian, cat, archer or thief. The packs differ only in looks.',
  'SETUP-3': 'A random player starts.',
  'SETUP-4':
    'Setting end: the game ends when the first place is empty, or only when both are. The usual choice is the first.',
  'SETUP-5': 'Setting dice: how many of the six faces of the two Dragon dice show the Dragon: 1+2, 1+1 or 2+2.',
  'SETUP-6': 'Setting duel: you play the Cavern step by step, as a race, or by a plan.',
  'SETUP-7': 'Setting pace: in the race, how long the dragon players wait between rolls: even, gentle or slow.',
  'SETUP-8': 'Choose your pack with your seat: with fewer than five players, the packs are taken in the order given.',
  'DICE-1':
    'There are four white Grotto dice, all alike: two faces show a diamond, two the Troll, one a Key, one a Door.',
  'DICE-2': 'There are two gold Treasure dice, both alike: four blank faces, one with one nugget, one with two.',
  'DICE-3':
    'There are two red Dragon dice, A and B. Die A shows the Dragon on one face, die B on two. Their other faces are blank. With 1+1 both have one Dragon face, with 2+2 both have two.',
  'DICE-4': 'Every die is fair: each of its six faces is equally likely, no matter what you rolled before.',
  'TURN-1':
    'Players take turns clockwise. On your turn you visit the Grotto, and from there you may continue into the Cavern.',
  'TURN-2':
    'Treasure you gather this turn sits beside your pack, at risk. Once it is in your pack, it is safe for the rest of the game.',
  'TURN-3': 'You may act only when the decision is yours.',
  'TURN-4': 'You may do only what the current step allows.',
  'TURN-5':
    'Treasure never returns to the Grotto or the Cavern. Everything a player loses goes to the Troll Hand or to other players.',
  'GROTTO-1': 'Start your turn by rolling all four white dice. You cannot leave before that roll.',
  'GROTTO-2':
    'For each diamond you roll, at once take one diamond from the Grotto and add it to your treasure at risk. The die stays free.',
  'GROTTO-3': 'If the Grotto has fewer diamonds than you rolled, take what is left.',
  'GROTTO-4': 'Each Troll you roll blocks its die for the rest of your turn.',
  'GROTTO-5': 'After a roll, while you have a free die, roll again or leave. You may roll as often as you like.',
  'GROTTO-6': 'When you roll again, roll every free die. You cannot hold any back.',
  'GROTTO-7': 'When you leave, put all diamonds at risk into your pack. Your turn is over.',
  'GROTTO-8': 'If the Grotto is empty, you still roll, for Key and Door only.',
  'GROTTO-9':
    'Setting reroll: with any, you may hold back free dice when you roll again, but not all of them. A die you hold back stays free and keeps its face.',
  'KEY-1': 'You may set aside a free die that shows a Key or a Door, or leave it free and roll it again.',
  'KEY-2': 'A die you set aside is blocked for the rest of your turn.',
  'KEY-3': 'You cannot set aside more than one Key and one Door.',
  'KEY-4': 'Key and Door may come from different rolls.',
  'KEY-5': 'Once you have set aside a Key and a Door, you enter the Cavern at once.',
  'KEY-6': 'Even if you roll both, you may set aside just one, or neither, and roll on.',
  'KEY-7': 'You may set aside your last free die only if it completes the pair.',
  'KEY-8': 'You cannot enter an empty Cavern. While it is empty, you cannot set aside a Key or a Door.',
  'KEY-9':
    'You enter before the Troll appears. Two Trolls, a Key and a Door leave no die free, but the door still opens.',
  'KEY-10': 'You cannot set aside a diamond or a Troll.',
  'TROLL-1':
    'If all four dice are blocked and you do not enter the Cavern, the Troll appears: your diamonds at risk go into the Troll Hand, and your turn is over.',
  'TROLL-2': 'Diamonds in the Troll Hand stay there, in plain view, until the Dragon wakes.',
  'CAVERN-1': "When you enter, put the white dice away. This turn's diamonds stay at risk, and so will your nuggets.",
  'CAVERN-2': 'You may roll the gold dice as often as you like. Always roll both.',
  'CAVERN-3':
    'Each gold die pays the nuggets it shows, at once: take them from the Cavern and add them to your treasure at risk.',
  'CAVERN-4': 'If the Cavern has fewer nuggets than you rolled, take what is left.',
  'CAVERN-5': 'You may leave at any moment. Put everything at risk into your pack. Your turn is over.',
  'CAVERN-6': 'You may enter and leave without rolling.',
  'CAVERN-7': 'When the Cavern is empty, you leave at once, with everything.',
  'CAVERN-8': 'If the gold dice show nuggets you have not yet taken when you leave, you take them first.',
  'DRAGON-1':
    "The dragon players take turns rolling the red dice, one roll each, clockwise from the adventurer's left. With two players, the opponent makes every roll.",
  'DRAGON-2': 'They start when you start to roll, not when you enter.',
  'DRAGON-3':
    'They roll both red dice until one shows the Dragon. Set that die aside. From then on they roll the other alone, still taking turns.',
  'DRAGON-4': 'The Dragon wakes on the second Dragon face, or on two at once. The player who rolled it is the waker.',
  'DRAGON-5': 'When the Dragon wakes, you lose everything at risk and your turn is over. Your pack is safe.',
  'DRAGON-6': 'When the Dragon wakes, you stop rolling at once.',
  'SHARE-1':
    'With three to five players, the waking Dragon also makes the Troll drop everything in his Hand. The dragon players share what the adventurer and the Troll dropped.',
  'SHARE-2':
    'They take one piece at a time, clockwise, starting with the waker and skipping the adventurer. The pieces go straight into their packs.',
  'SHARE-3': 'Each takes a nugget while there is one. The game takes it for them.',
  'SHARE-4':
    'With two players, the opponent takes everything the adventurer dropped, and up to three treasures from the Troll Hand. Only diamonds can be there, so the game takes as many of the three as there are.',
  'SHARE-5': 'With two players, the rest stays in the Troll Hand.',
  'SHARE-6':
    'Setting shares: with choose, each dragon player chooses whether the piece they take is a nugget or a diamond. With two players, the opponent chooses how many diamonds to take from the Troll Hand, three at most.',
  'BEAT-1':
    'In each step you roll or leave. When you roll, roll the gold dice together with the red dice not yet set aside. The red roll belongs to the dragon player whose turn it is.',
  'BEAT-2': "Take the gold first, then check the Dragon. If it wakes, you lose this step's gold too.",
  'BEAT-3': 'You cannot decide anything between the gold and the red dice of one step.',
  'BEAT-4': 'If a step empties the Cavern, its red roll still counts. Then you leave.',
  'RACE-1': 'Rolls and the call to leave count in the order in which they reach the log.',
  'RACE-2': 'The adventurer may roll the gold dice or leave at any time.',
  'RACE-3': 'The first gold roll opens the dragon side.',
  'RACE-4': 'While the adventurer hesitates to roll, the first dragon player may open the dragon side instead.',
  'RACE-5':
    "Once the dragon side is open, the dragon player whose turn it is may roll the red dice. Then it is the next one's turn.",
  'RACE-6': 'A gold roll that empties the Cavern ends the visit: the adventurer leaves at once.',
  'PLAN-1':
    'When you enter, leave, or say in advance when to leave. Then the whole duel is played step by step without further questions.',
  'PLAN-2': 'First, say how many rolls you will make at most, from 1 to 20.',
  'PLAN-3': 'Second, say how many nuggets are enough, from 1 to 20, or never.',
  'PLAN-4':
    'Third, say how many points at risk are enough once the first Dragon has shown, from 0 (always leave) to 20, or never. Answer once for each of the two dice that may still be out.',
  'PLAN-5': 'When both red dice have the same number of Dragons, one answer covers both.',
  'PLAN-6': 'After every step in which the Dragon stays asleep, you leave if any of your answers says so.',
  'PLAN-7': 'The Chronicle reports every step, so that everyone can watch the duel afterwards.',
  'PACE-1': 'A countdown of 3 seconds comes before the race. No one can roll during it.',
  'PACE-2': 'If the adventurer has not rolled 5 seconds after the countdown, the game opens the dragon side.',
  'PACE-3': "The adventurer's rolls are at least 1000 ms apart.",
  'PACE-4':
    "The dragon players' rolls are at least 1000 ms apart, no matter who rolls. With a gentle pace it is 1500 ms, with a slow one 2000 ms.",
  'PACE-5': 'If a dragon player has not rolled 800 ms after they could, the game rolls for them.',
  'PACE-6': 'A roll is shown 350 ms after the press. That is when it is drawn, and when it counts.',
  'PACE-7': 'If you call to leave before a red roll is shown, your call comes first and the roll is void.',
  'PACE-8':
    'If you leave after pressing a gold roll that is not yet shown, the roll still counts. It is shown before you leave.',
  'PACE-9':
    "A red roll waits for a call to leave that may still be on its way: as long as the adventurer's measured delay, but at most 150 ms. Acts in the same tick of 50 ms are simultaneous, and then the adventurer comes first.",
  'PACE-10':
    'An adventurer who does nothing for 8 seconds leaves. So does one who has been in the Cavern for 60 seconds.',
  'END-1':
    'Check for the end of the game after each completed turn. With end first, it is over once one place is empty.',
  'END-2': 'With end both, it is over once both places are empty.',
  'END-3':
    'Treasure at risk, in packs or in the Troll Hand is not in a place. So a place is empty once its last treasure is taken, even if the player who took it loses it again.',
  'END-4': 'There are no catch-up turns, even if some players have had one turn fewer.',
  'END-5': 'A diamond in your pack is worth 1 point, a nugget 3. The Troll Hand counts for no one.',
  'END-6': 'The most points win. Tied, the most nuggets win. Still tied, the players share the victory.',
  'END-7': 'When the game is over, no one can do anything more.',
  'END-8': 'The game also ends after a hundred rounds in which no treasure has left either place.',
  'ODDS-1':
    'The chance that all free white dice show the Troll in one roll is 1/81, 1/27, 1/9, 1/3 with 4, 3, 2, 1 dice. They bring 4/3, 1, 2/3, 1/3 diamonds on average. The chance of rolling Key and Door together is 151/648, 5/36, 1/18 with 4, 3, 2 dice.',
  'ODDS-2':
    'With one of the pair set aside, the chance to roll the other with 3, 2, 1 free dice is 91/216, 11/36, 1/6.',
  'ODDS-3': 'One gold roll pays 0, 1, 2, 3, 4 nuggets with 16, 8, 9, 2, 1 chances in 36: one nugget on average.',
  'ODDS-4':
    'With dice 1+2, the chance that the Dragon is still asleep after 1, 2, 3, 4 rolls is 17/18, 269/324, 4103/5832, 61361/104976. It takes 27/4 rolls on average to wake. With 1+1 it takes 96/11, with 2+2 21/5.',
  'ODDS-5':
    'Once one Dragon shows, the chance that it sleeps through a roll is 5/6 if the die still out has one Dragon, and 2/3 if it has two.',
  'ODDS-6':
    'With dice 1+2, if you care only about your expected points, roll on with up to 50 points at risk while no Dragon shows, up to 14 while die A is out, and up to 5 while die B is out. If you count what your rivals gain in full, roll on with up to 23, 5 and 1.',
} as const;
export type Clause = keyof typeof CLAUSES;
