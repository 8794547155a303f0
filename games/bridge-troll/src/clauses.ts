// Written by `npm run rules:write` from RULES.md. Change that, not this.

export const CLAUSES = {
  'TABLE-1': 'When the game is over, no one can act any more.',
  'TABLE-2': 'You may act only while the game is waiting for you.',
  'TABLE-3': 'You must answer the open question. You cannot do anything else until you have.',
  'SETUP-1':
    'Each troll has a bridge, a colour, and six boulders of that colour under the bridge. Your starting colour has no other meaning.',
  'SETUP-2':
    "The general supply starts with the other three boulders of each troll's colour. With three trolls, add all nine boulders of a fourth colour. Boulders of other colours are not in the game.",
  'SETUP-3': 'You start with 5 points in scoring markers, face-down.',
  'SETUP-4': 'Shuffle the 53 travellers into one face-down deck.',
  'SETUP-5':
    'Stack the bridge upgrades face-up, from 1 at the bottom to 15 on top. With six trolls, leave out 15 and 14.',
  'SETUP-6': 'Use as many trophies as there are trolls. Put a one-point marker on the first.',
  'SETUP-7': 'Choose the first active troll at random.',
  'SETUP-8':
    "Most travellers' values and number of copies, the faces of the weather die and most entries of the schedules are stand-ins. They are all in one data file.",
  'SETUP-9': 'Three to six players can play.',
  'SETUP-10': 'Markers never run out.',
  'TURN-1': 'A turn has four stages: roll, bid, collect, and score or upgrade.',
  'TURN-2': 'Then pass the die clockwise, return all trophies, and put a new one-point marker on the first.',
  'TURN-3': 'Discarded cards never return to the deck. Only a goat that was not defeated does.',
  'ROLL-1':
    'The active troll rolls the weather die. The schedule for your number of trolls says how many travellers come: the better the weather, the more.',
  'ROLL-2':
    'Deal the first traveller face-down and the others face-up. No one may look at the face-down card, not even the active troll.',
  'ROLL-3': 'If the deck has fewer cards than you must deal, the game ends at once.',
  'BID-1':
    'Everyone bids at once and in secret: choose how many boulders from under your bridge to bid. Then all hands open together.',
  'BID-2': 'You may bid any number of boulders of any colour, but they must all be of one colour.',
  'BID-3': 'If you bid no boulders, you are closed this turn. That too stays secret until the hands open.',
  'BID-4': 'If you have no boulders, you must stay closed.',
  'BID-5': 'You may take back your bid and change it until the last troll has bid.',
  'BID-6': 'When the hands open, put your bid on your bridge. Your other boulders stay underneath.',
  'TROPHY-1': 'The larger bid takes the better trophy. You cannot decline it.',
  'TROPHY-2': 'Between tied bids, the troll with fewer boulders left under the bridge goes first.',
  'TROPHY-3': 'Still tied? Start with the active troll and go clockwise: the first tied troll you reach goes first.',
  'TROPHY-4': 'First place takes the one-point marker at once.',
  'TROPHY-5':
    'If you are closed, put one of the remaining trophies face-down on your bridge. It shows that you are closed for the rest of the turn. It makes no difference which one you take.',
  'SHUT-1':
    'If every troll is closed, each takes three boulders of any colours from the supply, clockwise from the active troll.',
  'SHUT-2':
    'Then discard the whole company without looking at its face-down card, deal the same number of travellers, and bid again. There is no new roll and no scoring. The one-point marker stays.',
  'SHUT-3': 'If the deck cannot replace the company, the game ends at once.',
  'CLAIM-1': 'Open trolls claim travellers in order of place, then start again with first place, until none are left.',
  'CLAIM-2': 'You must claim exactly one card each time. You can never pass.',
  'CLAIM-3': 'If you are closed, you claim no travellers.',
  'CLAIM-4': 'You may claim the face-down card like any other. Then show it to everyone. You must keep it.',
  'CLAIM-5': 'Finish each claim completely before the next.',
  'CLAIM-6': 'If only one troll is open, it claims the whole company, card by card.',
  'PLACE-1':
    'When you claim a regular traveller, put it in Food or in Tolls at once. It counts only its value on that side, and you can never move it to the other.',
  'PLACE-2': 'You must put a royal in Food.',
  'PLACE-3': 'Take a special traveller into your hand, face-down.',
  'PLACE-4': 'Discard a bridge bonus and score its points at once.',
  'ROBBER-1': 'When you claim a Knight, he threatens the card with the highest food value in your Food.',
  'ROBBER-2': 'When you claim a Bandit, he threatens the card with the highest toll value in your Tolls.',
  'ROBBER-3':
    'When you claim a Dragon, it threatens your highest card in Food and Tolls taken together. Each card counts its value on the side it is on.',
  'ROBBER-4': 'If several of your cards tie for highest, you choose which one you lose.',
  'ROBBER-5': 'If you have no such card, discard the robber. You lose nothing.',
  'ROBBER-6': 'To drive a robber off, throw exactly as many boulders as the threatened card is worth, in any colours.',
  'ROBBER-7': 'Otherwise you lose the threatened card: discard it and the robber.',
  'ROBBER-8': 'At robbers and goats, throw only boulders from under your bridge, never those of a bid.',
  'ROBBER-9': 'Robbers cannot reach the specials in your hand. They can reach specials in your Food.',
  'ROBBER-10': 'If you drive a robber off, discard it and the boulders you threw, and keep your card.',
  'GOAT-1':
    'To defeat a goat, throw exactly as many boulders as it asks for, each of a different colour. Discard it and score its printed points.',
  'GOAT-2':
    'If you cannot or will not throw them, lose 1 point, return its marker, and shuffle the goat back into the deck.',
  'GOAT-3':
    'If you have upgrades but no markers, give up one upgrade of your choice, take its number in markers, and pay the point from those.',
  'GOAT-4': 'An upgrade you give up leaves the game.',
  'GOAT-5': 'If you have no points at all, you lose none.',
  'GOAT-6': 'If the deck was empty, the goat alone is the new deck.',
  'PILE-1':
    'From the last open place up to first, each open troll takes one whole bid pile from any bridge. You may take your own if it is still there.',
  'PILE-2': 'Then return your trophy. You cannot divide a pile, so first place gets the one that is left.',
  'DRAW-1':
    "Clockwise from the active troll, each closed troll draws boulders from the supply, in colours of its choice: the schedule's number for every open troll.",
  'DRAW-2':
    'If the supply runs out, take the rest from the other troll with the most boulders under the bridge. If several tie, you choose one.',
  'DRAW-3': 'You choose the colours you take from a rival.',
  'DRAW-4':
    'If you alone have the most boulders, you draw no more. If you share the lead, take from a rival tied with you. Boulders you have just drawn count.',
  'TRADE-1':
    'Clockwise from the active troll, each troll, open or closed, may trade in cards for points. You never have to.',
  'TRADE-2':
    'If you are open, trade in at least one card from each side. You score the lower of the two totals. Anything above it is lost.',
  'TRADE-3':
    'If you are closed, you may add boulders of any colours to the lower side, two per point, until both sides are equal. The lower side may have no cards at all.',
  'TRADE-4': 'If you are open, you cannot add boulders.',
  'TRADE-5':
    'Discard the cards you trade in, return the boulders to the supply, and take the points as face-down markers.',
  'TRADE-6': 'You may trade in once per turn.',
  'TRADE-7':
    'Choose all your cards before you add boulders. The cards you trade in together decide which side is lower.',
  'TRADE-8': 'A trade-in must score at least 1 point.',
  'TRADE-9': 'You may trade in a special straight from your hand, as food.',
  'TRADE-10': 'Add boulders in pairs. A single boulder buys nothing, and you cannot add it.',
  'TRADE-11': 'The suggested trade-ins are those that no other beats on points, on value left unused, and on boulders.',
  'TRADE-12':
    'Until you trade in, nothing you have added to a trade-in moves. Call it off, and your cards, your hand and your boulders are as they were.',
  'TRADE-13': 'Trade in as many cards as you like, or as few.',
  'UPGRADE-1':
    'In your score step you may buy the top upgrade for as many points as its number. You may buy one per turn.',
  'UPGRADE-2': "Points from this turn's trade-in count. Take change: you keep the points you do not spend.",
  'UPGRADE-3':
    'Trade in first or buy first, as you like. Use specials before you start a trade-in, and finish the trade-in before you buy.',
  'UPGRADE-4': 'You may buy an upgrade whether you are open or closed.',
  'SPECIAL-1':
    'You use a special once, then put it in Food. You may also eat it unused: move it to Food. In your hand it is worth nothing.',
  'SPECIAL-2':
    'Before you start your bid, you may use the Fortune Teller, the Stonemason and the Royal Messenger, and eat any special.',
  'SPECIAL-3': 'Once the trophies are given out, you may use the Fortune Teller to peek. The bids stand.',
  'SPECIAL-4':
    'Before you pick the card you claim, you may use the Fortune Teller, the Stonemason and the Royal Messenger, and eat any special.',
  'SPECIAL-5': 'You may use a special as soon as you claim it.',
  'SPECIAL-6':
    'When you face a robber or a goat, you may use the Stonemason and the Royal Messenger before you deal with it.',
  'SPECIAL-7':
    'In your score step, before you start a trade-in, you may use the Stonemason and the Royal Messenger, and eat any special. If you could do nothing but eat, the game skips you: you can eat just as well before the next bid.',
  'SPECIAL-8': 'Before you choose a pile or draw boulders, you may use the Stonemason.',
  'FORTUNE-1': 'The Fortune Teller shows you alone the face-down card of the current company.',
  'FORTUNE-2': 'If that company is driven away, you have seen only its card, not the new one.',
  'GARLIC-1':
    'The Garlic Merchant drives off any Knight, Bandit or Dragon you claim. Discard the robber, then put the Garlic Merchant in Food.',
  'GARLIC-2': 'The Garlic Merchant does nothing against goats.',
  'JESTER-1': 'You may mix colours in a bid only if you have a Jester in your hand.',
  'JESTER-2':
    'If you mixed colours, show your Jester when the hands open and put him in Food at once. A bid of one colour never uses him up.',
  'MASON-1': 'The Stonemason takes three boulders of one colour from the supply.',
  'MASON-2':
    'If the supply has fewer of that colour, he brings all of them. He never takes boulders from other trolls.',
  'MESSENGER-1':
    'The Royal Messenger moves exactly one royal from your Food to your Tolls, where it counts its ransom.',
  'MESSENGER-2': 'Without a royal in your Food, you can only eat him.',
  'END-1': 'When the game ends, it ends at once. No one trades in any more.',
  'END-2':
    'Score your markers, the number of each of your upgrades, and 1 more point per upgrade. Cards, hand and boulders score nothing.',
  'END-3': 'Break a tie by the larger sum of upgrade numbers, then by more boulders. Still tied, you share the place.',
  'END-4': 'The highest score wins.',
  'HIDDEN-1':
    "No one sees the face-down card, the order of the deck, or another troll's closed hand. You cannot even see whether a closed hand is empty.",
  'HIDDEN-2':
    'Only you see your markers, your upgrades and the specials in your hand. Everyone sees how many cards you have. When the game is over, show everything.',
  'HIDDEN-3': 'Only you know what the Fortune Teller showed you, and you never forget it.',
  'HIDDEN-4':
    'Every gain, purchase and special is public when it happens. So totals and hands are a matter of memory, not of secrecy. A bot is a troll with a good memory.',
  'SETTING-1':
    "Setting openScores: with true, everyone's markers and upgrades stay visible throughout. By default they are hidden.",
  'SETTING-2':
    'Setting returnedUpgrades: with true, an upgrade you give up to a goat goes back on top of the stack. By default it leaves the game.',
  'SETTING-3':
    'Setting tiedDrawer: with stops, you draw no more from rivals if you share the lead in boulders. By default you take from a rival tied with you.',
  'RULING-1': 'Boulders you throw or trade in go to the general supply.',
  'RULING-2': 'When the supply falls short, you name one rival once, not one per boulder.',
  'RULING-3':
    'If everyone is closed and the supply runs short, serve clockwise until it is empty. No rival gives anything.',
  'RULING-4': 'Goats in a company that is driven away are gone for good.',
  'RULING-5':
    "If you are open but no card reaches you, you are still open: you count for the closed trolls' draw, you take a pile, and you cannot trade in boulders.",
  'RULING-6': 'A Knight or Dragon can already take a Jester you showed this turn.',
  'RULING-7': 'If a food card and a toll card tie as highest, you choose which one the Dragon takes.',
  'RULING-8':
    'If you run out of time, you bid nothing, claim the face-up card of highest value, lose the card to the robber, throw nothing at the goat, and score nothing.',
  'RULING-9':
    'Hands stay face-down, although everyone saw each special when it was claimed. The Chronicle shows the claims.',
  'RULING-10': 'A robber who finds nothing leaves at once. You cannot use the Garlic Merchant against him.',
  'RULING-11': 'If you have the most boulders and draw no more, you keep what the supply gave you.',
  'RULING-12':
    'The book lets you use specials at any time. Here you use them when it is your decision: before bidding, after the trophies, on a claim, facing a robber or a goat, before taking or drawing boulders, and in the score step.',
} as const;
export type Clause = keyof typeof CLAUSES;
