// Written by `npm run rules:write` from RULES.md. Change that, not this.

export const CLAUSES = {
  'SETUP-1':
    'The Grotto starts with 60 diamonds and the Cavern with 50 nuggets; the Troll Hand and all packs are empty.',
  'SETUP-2':
    'Two to five players, each with one of five packs: knight, barbarian, cat, archer, thief. The packs differ in nothing but looks.',
  'SETUP-3': 'A random player starts.',
  'SETUP-4': 'Setting end: the game ends when the first place is empty, or only when both are. The first is usual.',
  'SETUP-5': 'Setting dice: how many of the six faces of the two dragon dice show the Dragon: 1+2, 1+1 or 2+2.',
  'SETUP-6': 'Setting duel: how the Cavern is played: in beats, as a race, or by a plan.',
  'SETUP-7': 'Setting pace: in the race, how long the dragon players wait between throws: even, gentle or slow.',
  'DICE-1': 'Four white Grotto dice, all alike: two faces show a diamond, two the Troll, one a Key, one a Door.',
  'DICE-2': 'Two gold Treasure dice, both alike: four blank faces, one with one nugget, one with two.',
  'DICE-3':
    'Two red Dragon dice, A and B. Die A shows the Dragon on one face, die B on two; the other faces are blank. With 1+1 both have one Dragon face, with 2+2 both have two.',
  'DICE-4': 'The face of a die is drawn fairly: each of its six is as likely as the next, whatever fell before.',
  'TURN-1': 'Players take turns clockwise. A turn is a visit to the Grotto, from which it may lead on into the Cavern.',
  'TURN-2':
    'Treasure gathered this turn lies at risk beside the pack. What once is in a pack is safe for the rest of the game.',
  'TURN-3': 'Only a player whose decision it is may act.',
  'TURN-4': 'A player may do only what the moment asks for.',
  'TURN-5': 'Nothing ever returns to the Grotto or the Cavern: every loss goes to the Troll Hand or to other players.',
  'GROTTO-1': 'The turn opens with a roll of all four white dice. Nobody leaves before that roll.',
  'GROTTO-2':
    'Each diamond rolled brings one diamond from the Grotto to the treasure at risk, at once. The die stays free.',
  'GROTTO-3': 'When the Grotto holds fewer diamonds than were rolled, take what is left.',
  'GROTTO-4': 'Each Troll rolled blocks its die for the rest of the turn.',
  'GROTTO-5':
    'After a roll, while a die is free, the adventurer rolls again or leaves. There is no limit to the rolls.',
  'GROTTO-6': 'A new roll is made with all free dice; none may be held back.',
  'GROTTO-7': 'To leave is to put all diamonds at risk into the pack; the turn is over.',
  'GROTTO-8': 'An empty Grotto is rolled all the same, for Key and Door only.',
  'KEY-1': 'A free die that shows a Key or a Door may be set aside, or may stay free and be rolled again.',
  'KEY-2': 'A die set aside is blocked for the rest of the turn.',
  'KEY-3': 'No more than one Key and one Door may be set aside.',
  'KEY-4': 'Key and Door may come from different rolls.',
  'KEY-5': 'Once a Key and a Door lie aside, the adventurer enters the Cavern at once.',
  'KEY-6': 'Whoever has rolled both may still set aside only one, or neither, and roll on.',
  'KEY-7': 'The last free die may be set aside only to complete the pair.',
  'KEY-8': 'An empty Cavern cannot be entered; Key and Door can then not be set aside.',
  'KEY-9': 'Entering comes before the Troll: two Trolls, a Key and a Door leave no die free, and still the door opens.',
  'KEY-10': 'Diamonds and Trolls are never set aside.',
  'TROLL-1':
    'When all four dice are blocked and the adventurer does not enter the Cavern, the Troll appears: the diamonds at risk go into the Troll Hand and the turn is over.',
  'TROLL-2': 'Diamonds in the Troll Hand stay there, for all to see, until the Dragon wakes.',
  'CAVERN-1':
    'The white dice are put away on entering; the diamonds of this turn stay at risk beside the nuggets still to come.',
  'CAVERN-2': 'The adventurer throws both gold dice, as often as wanted.',
  'CAVERN-3': 'Each gold die pays the nuggets it shows, from the Cavern to the treasure at risk, at once.',
  'CAVERN-4': 'When the Cavern holds fewer nuggets than were thrown, take what is left.',
  'CAVERN-5': 'The adventurer may leave at any moment, putting everything at risk into the pack; the turn is over.',
  'CAVERN-6': 'Entering and leaving without a throw is allowed.',
  'CAVERN-7': 'When the Cavern is empty the adventurer leaves at once, with everything.',
  'DRAGON-1':
    "The dragon players throw the red dice in turn, one throw each, clockwise from the adventurer's left. With two players the opponent throws every time.",
  'DRAGON-2': 'They start when the adventurer starts to throw, not on entering.',
  'DRAGON-3':
    'Both red dice are thrown until one shows the Dragon. That die is set aside and the other is thrown alone, still in turn.',
  'DRAGON-4': 'The second Dragon wakes it, and so do two at once. Whoever threw it is the waker.',
  'DRAGON-5':
    'When the Dragon wakes, the adventurer loses everything at risk and the turn is over. The pack is untouched.',
  'SHARE-1':
    'With three to five players the woken Dragon also makes the Troll drop his whole Hand. What both dropped goes to the dragon players.',
  'SHARE-2':
    'They take one piece at a time, clockwise, beginning with the waker and passing over the adventurer, straight into their packs.',
  'SHARE-3': 'Each takes a nugget while there is one; the program takes it for them.',
  'SHARE-4':
    'With two players the opponent takes all that the adventurer dropped, and up to three treasures from the Troll Hand. Only diamonds can lie there, so the program takes as many of the three as there are.',
  'SHARE-5': 'With two players the rest stays in the Troll Hand.',
  'BEAT-1':
    'In each beat the adventurer throws or leaves. On a throw the gold dice and the red dice not yet set aside fall together; the red throw belongs to the dragon player whose turn it is.',
  'BEAT-2': 'Gold is gathered first, then the Dragon is looked at; if it wakes, the gold of this beat is lost as well.',
  'BEAT-3': 'Nothing can be decided between the gold and the red dice of one beat.',
  'BEAT-4': 'When a beat empties the Cavern, its red throw still counts; then the adventurer leaves.',
  'RACE-1': 'Throws and the call to leave count in the order in which they reach the log.',
  'RACE-2': 'The adventurer may throw the gold dice or leave at any time.',
  'RACE-3': 'The first gold throw opens the dragon side.',
  'RACE-4': 'While the adventurer hesitates to throw, the first dragon player may open the dragon side instead.',
  'RACE-5':
    "Once the dragon side is open, the dragon player whose turn it is may throw the red dice; then it is the next one's turn.",
  'RACE-6': 'A gold throw that empties the Cavern ends the visit: the adventurer leaves at once.',
  'PLAN-1':
    'On entering, the adventurer leaves, or says in advance when to leave; then the whole duel is played in beats without further questions.',
  'PLAN-2': 'First: the most beats to be played, from 1 to 20.',
  'PLAN-3': 'Second: how many nuggets are enough, from 1 to 20, or never.',
  'PLAN-4':
    'Third: once the first Dragon has shown, how many points at risk are enough, from 0 (leave in any case) to 20, or never; one answer for each of the two dice that may still be out.',
  'PLAN-5': 'When both red dice have equally many Dragons, one answer serves for both.',
  'PLAN-6': 'After every beat in which the Dragon slept on, the adventurer leaves if any of the answers says so.',
  'PLAN-7': 'Every beat is told, so that all can watch the duel afterwards.',
  'PACE-1': 'A countdown of 3 seconds precedes the race; nothing can be thrown in it.',
  'PACE-2': 'When the adventurer has not thrown 5 seconds after the countdown, the dragon side is opened.',
  'PACE-3': "The adventurer's throws are at least 1000 ms apart.",
  'PACE-4':
    "The dragon players' throws are at least 1000 ms apart, whoever throws; with a gentle pace 1500 ms, with a slow one 2000 ms.",
  'PACE-5': 'A dragon player who has not thrown 800 ms after it was possible has the throw made for them.',
  'PACE-6': 'A throw is shown 350 ms after the press. That is when it is drawn, and when it counts.',
  'PACE-7': 'A call to leave that comes before a red throw is shown comes before that throw: the throw is void.',
  'PACE-8':
    'A gold throw pressed but not yet shown when its thrower leaves still counts, and is shown before the leaving.',
  'PACE-9':
    "A red throw waits for a call to leave that may still be on its way: as long as the adventurer's line is measured to delay, 150 ms at most. What falls into the same tick of 50 ms is simultaneous, and then the adventurer comes first.",
  'PACE-10':
    'An adventurer who does nothing for 8 seconds leaves, and so does one who has been in the Cavern for 60 seconds.',
  'END-1':
    'After each completed turn it is looked whether the game is over: with end first as soon as one place is empty.',
  'END-2': 'With end both it is over as soon as both places are empty.',
  'END-3':
    'Treasure at risk, in packs or in the Troll Hand is in no place: a place whose last treasure is taken is empty, even if the taker loses it again.',
  'END-4': 'Nobody makes up for turns the others had more of.',
  'END-5': 'A diamond in the pack is worth 1 point, a nugget 3. The Troll Hand counts for nobody.',
  'END-6': 'Most points win; tied, most nuggets; still tied, the victory is shared.',
  'END-7': 'When the game is over nobody can do anything more.',
  'END-8': 'The game also ends after a hundred rounds in which no treasure has left either place.',
  'ODDS-1':
    'All free white dice show the Troll in one roll with a chance of 1/81, 1/27, 1/9, 1/3 for 4, 3, 2, 1 dice; they bring 4/3, 1, 2/3, 1/3 diamonds on average; Key and Door fall together with 151/648, 5/36, 1/18 for 4, 3, 2 dice.',
  'ODDS-2': 'With one of the pair aside, the missing face shows among 3, 2, 1 free dice with 91/216, 11/36, 1/6.',
  'ODDS-3': 'One gold throw pays 0, 1, 2, 3, 4 nuggets with 16, 8, 9, 2, 1 chances in 36: one nugget on average.',
  'ODDS-4':
    'With dice 1+2 the Dragon still sleeps after 1, 2, 3, 4 throws with 17/18, 269/324, 4103/5832, 61361/104976; it takes 27/4 throws on average to wake. With 1+1 it takes 96/11, with 2+2 21/5.',
  'ODDS-5':
    'Once one Dragon shows, it sleeps on through each throw with 5/6 if the die still out has one Dragon, with 2/3 if it has two.',
  'ODDS-6':
    'With dice 1+2, who looks only at the points expected throws on with up to 50 points at risk while no Dragon shows, up to 14 while die A is out, up to 5 while die B is out; counting what rivals gain in full, up to 23, 5 and 1.',
} as const;
export type Clause = keyof typeof CLAUSES;
