// Written by `npm run rules:write` from RULES.md. Change that, not this.

export const CLAUSES = {
  'TABLE-1': 'When the game is over nobody acts any more.',
  'TABLE-2': 'Only a troll who is asked may act.',
  'TABLE-3': 'A troll who is asked answers that question and no other.',
  'SETUP-1':
    'Every troll has a bridge, a colour and six boulders of that colour under the bridge; the colour one begins with means nothing more.',
  'SETUP-2':
    "The general supply holds the other three boulders of each troll's colour. Three trolls add all nine of a fourth colour. Boulders of other colours are not in the game.",
  'SETUP-3': 'Every troll begins with five points in scoring markers, face-down.',
  'SETUP-4': 'The 53 travellers are shuffled into one face-down deck.',
  'SETUP-5':
    'The bridge upgrades, 15 down to 1, lie in one face-up stack with the highest on top; six trolls play without 15 and 14.',
  'SETUP-6': 'There are as many trophies as trolls, and a one-point marker lies on the first.',
  'SETUP-7': 'Lots are drawn for who is active first.',
  'SETUP-8':
    'Values and copies of most travellers, the faces of the weather die and most cells of the schedules are stand-ins, kept together in one data file.',
  'TURN-1': 'A turn has four stages: roll, bid, collect, and score or upgrade.',
  'TURN-2': 'Then the die passes clockwise, all trophies come back, and a new one-point marker lies on the first.',
  'ROLL-1':
    'The active troll rolls the weather die; the schedule for that many trolls says how many travellers come: the better the weather, the more.',
  'ROLL-2':
    'The first traveller is laid face-down and nobody may look, not even the active troll; the others lie face-up.',
  'ROLL-3': 'If the deck holds fewer cards than must be drawn, the game ends at once.',
  'BID-1':
    'All trolls choose at the same time and in secret how many boulders from under their own bridge to throw; the hands are opened together.',
  'BID-2': 'All boulders of a bid have one colour: any colour, any number.',
  'BID-3': 'A troll that throws none is closed this turn; this too stays secret until the hands are opened.',
  'BID-4': 'A troll without boulders can only stay closed.',
  'BID-5': 'A bid may be taken back and changed until the last hand has closed.',
  'BID-6': 'Opened bids lie on the bridges; all other boulders stay underneath.',
  'TROPHY-1': 'The larger bid takes the better trophy; nobody may decline one.',
  'TROPHY-2': 'Of equal bids, the troll with fewer boulders left under the bridge goes first.',
  'TROPHY-3': 'If that is equal too, the one met first clockwise, starting with the active troll.',
  'TROPHY-4': 'First place takes the one-point marker at once.',
  'TROPHY-5':
    'Every closed troll lays one of the trophies left over face-down on the bridge, the sign of being closed until the turn is over; which one makes no difference.',
  'SHUT-1':
    'If every troll is closed, each takes three boulders of any colours from the supply, clockwise from the active troll.',
  'SHUT-2':
    'The whole company is then discarded, its face-down card unseen; the same number is dealt anew and all bid again, without a new roll or any scoring, and the one-point marker stays.',
  'SHUT-3': 'If the deck cannot replace the company, the game ends at once.',
  'CLAIM-1':
    'Open trolls claim travellers in the order of their trophies, beginning again with first place until none is left.',
  'CLAIM-2': 'A claim is exactly one card and may never be passed.',
  'CLAIM-3': 'Closed trolls claim no travellers.',
  'CLAIM-4': 'The face-down card may be claimed like any other; it is then shown to all and must be kept.',
  'CLAIM-5': 'Each claim is dealt with completely before the next.',
  'CLAIM-6': 'A lone open troll claims the whole company, card by card.',
  'PLACE-1':
    'A regular traveller goes to Food or to Tolls as soon as it is claimed, gives that value only, and is never moved to the other side.',
  'PLACE-2': 'A royal must go to Food.',
  'PLACE-3': 'A special traveller goes face-down into the hand.',
  'PLACE-4': 'A bridge bonus is discarded and pays its points at once.',
  'ROBBER-1': "A claimed Knight threatens the card of highest food value in the claimer's Food.",
  'ROBBER-2': "A claimed Bandit threatens the card of highest toll value in the claimer's Tolls.",
  'ROBBER-3': 'A claimed Dragon threatens the highest card of both sides, each at the value of the side it lies on.',
  'ROBBER-4': 'Of several cards that are equally high the victim says which is lost.',
  'ROBBER-5': 'If there is no such card, the robber is discarded and nothing is lost.',
  'ROBBER-6': 'Boulders of any colours, exactly as many as the threatened value, drive the robber off.',
  'ROBBER-7': 'Otherwise the threatened card is lost; the robber and the card are discarded.',
  'ROBBER-8': 'Robbers and goats are pelted only with boulders from under the bridge, never with those of a bid.',
  'ROBBER-9': "Specials in hand are out of every robber's reach; specials in Food are not.",
  'GOAT-1':
    'Exactly as many boulders as the goat asks for, all of different colours, defeat it: it is discarded and the printed points are scored.',
  'GOAT-2': 'A troll who cannot or will not throw them loses one point, and the goat is shuffled back into the deck.',
  'GOAT-3':
    'A troll with upgrades but no markers gives up one upgrade of its choice, takes its number in markers, and pays the point from them.',
  'GOAT-4': 'An upgrade given up leaves the game.',
  'GOAT-5': 'A troll without any points loses none.',
  'GOAT-6': 'If the deck was empty, the goat alone is the new deck.',
  'PILE-1':
    'From the last open place up to first, each open troll takes one whole pile from any bridge, its own too if still there.',
  'PILE-2': 'It then returns its trophy. A pile is never divided, so first place has the one that remains.',
  'DRAW-1':
    "Clockwise from the active troll, each closed troll draws from the supply, in colours of its choice, the schedule's number of boulders for every open troll.",
  'DRAW-2':
    'What the supply lacks comes from the one other troll with most boulders under the bridge; of several the drawer names one.',
  'DRAW-3': 'The drawer chooses the colours taken from a rival.',
  'DRAW-4':
    'A drawer who alone has most gets no more; one who shares the lead takes from a tied rival. What was just drawn counts.',
  'TRADE-1': 'Clockwise from the active troll each troll, open or closed, may trade cards for points; nobody must.',
  'TRADE-2':
    'An open troll uses at least one card of each side and scores the lower of the two totals; what is above it is lost.',
  'TRADE-3':
    'A closed troll may add boulders of any colours to the lesser side, two for a point, until both sides are equal; the lesser side may have no card at all.',
  'TRADE-4': 'An open troll may not add boulders.',
  'TRADE-5': 'Cards cashed in are discarded, boulders go to the supply, and the points are taken as face-down markers.',
  'TRADE-6': 'A troll trades in once a turn.',
  'TRADE-7':
    'Cards are laid out first and boulders after them: the lesser side is judged on the cards cashed in together.',
  'TRADE-8': 'A trade-in scores at least one point.',
  'TRADE-9': 'A special in hand may be laid out directly, as food.',
  'TRADE-10': 'Boulders are added in pairs: an odd one buys nothing and is not accepted.',
  'TRADE-11':
    'The trade-ins worth a look are those that no other one beats: in points, in value left unused, in boulders.',
  'UPGRADE-1': 'In its score step a troll may buy the topmost upgrade for as many points as its number, one a turn.',
  'UPGRADE-2': 'Points just traded for count; change is given and the rest stays.',
  'UPGRADE-3': 'Within the score step specials come first, then the trade-in, then the upgrade.',
  'SPECIAL-1':
    'A special is used once and then goes to Food; it may also be eaten, that is moved to Food, without being used. In hand it is worth nothing.',
  'SPECIAL-2':
    'Before its hand is begun a bidding troll may use the Fortune Teller, the Stonemason and the Royal Messenger, and eat any special.',
  'SPECIAL-3': 'Once the trophies are given a holder of the Fortune Teller may peek; the bids stand.',
  'SPECIAL-4':
    'Before picking its card a claiming troll may use the Fortune Teller, the Stonemason and the Royal Messenger, and eat any special.',
  'SPECIAL-5': 'A special just claimed may be used right away.',
  'SPECIAL-6': 'Faced with a robber or a goat a troll may first use the Stonemason and the Royal Messenger.',
  'SPECIAL-7':
    'In its score step, before laying out a trade-in, a troll may use the Stonemason and the Royal Messenger, and eat any special; one who could do nothing but eat is not asked, for it can eat before the next bid just as well.',
  'SPECIAL-8': 'Before choosing a pile or drawing boulders a troll may use the Stonemason.',
  'FORTUNE-1': 'The Fortune Teller shows her user alone the face-down card of the present company.',
  'FORTUNE-2': 'After a company has been driven away the peek concerned the old card only.',
  'GARLIC-1':
    'The Garlic Merchant drives any claimed Knight, Bandit or Dragon into the discards, and goes to Food when it is gone.',
  'GARLIC-2': 'He is no use against goats.',
  'JESTER-1': 'Only a troll with a Jester in hand may mix colours in a bid.',
  'JESTER-2':
    'A mixed bid shows its Jester when the hands are opened, and he goes to Food at once; a bid of one colour never uses him up.',
  'MASON-1': 'The Stonemason takes three boulders of one colour from the supply.',
  'MASON-2': 'If the supply has fewer of that colour he brings what there is; he never takes from trolls.',
  'MESSENGER-1':
    "The Royal Messenger moves exactly one royal from its owner's Food to Tolls, where it counts with its ransom.",
  'MESSENGER-2': 'Without a captive royal he has no use but as food.',
  'END-1': 'When the game ends, it ends immediately: nothing more is traded in.',
  'END-2':
    'A troll scores its markers, the numbers of its upgrades, and one more for each upgrade; cards, hand and boulders score nothing.',
  'END-3': 'A tie goes to the larger sum of upgrade numbers, then to more boulders; then it is shared.',
  'HIDDEN-1':
    "Nobody sees the face-down card, the order of the deck, or another's closed hand, not even whether it is empty.",
  'HIDDEN-2':
    'Only the owner sees its markers, its upgrades and its specials in hand; how many cards there are everybody sees. All is shown when the game is over.',
  'HIDDEN-3': 'What the Fortune Teller showed, her user alone knows and keeps knowing.',
  'HIDDEN-4':
    'Every gain, purchase and special is public when it happens, so totals and hands are a matter of memory, not of secrecy; a bot is a troll with a good memory.',
  'SETTING-1': 'Open scores: markers and upgrades are shown to all throughout. Off unless chosen.',
  'SETTING-2': 'Returned upgrades: an upgrade given up to a goat goes back on top of the stack. Off unless chosen.',
  'RULING-1': 'Boulders thrown or traded go to the general supply.',
  'RULING-2': 'The rival who makes up a shortfall is named once, not boulder by boulder.',
  'RULING-3':
    'If everyone is closed and the supply runs short, it serves clockwise as far as it reaches, and no rival gives anything.',
  'RULING-4': 'Goats in a company that is driven away are gone for good.',
  'RULING-5':
    "An open troll whom no card reaches is still open: it counts for the closed trolls' draw, takes a pile and may not trade boulders.",
  'RULING-6': "A Jester shown this turn is already prey for this turn's Knight or Dragon.",
  'RULING-7': 'A Dragon facing an equally high food card and toll card takes the one its victim chooses.',
  'RULING-8':
    'For a troll who lets the clock run out: its bid is closed, its claim is the face-up card of highest value, a robber takes the card, the goat is not pelted, nothing is scored.',
  'RULING-9': 'Hands stay face-down although every special was seen when it was claimed; the record shows the claims.',
  'RULING-10': 'A robber who finds nothing is gone at once; the Garlic Merchant is not offered against him.',
  'RULING-11': 'A drawer who has most keeps what the supply gave.',
  'RULING-12':
    'Specials, playable at any time by the book, are used when their owner is asked: before bidding, after the trophies, on a claim, facing a hazard, before taking or drawing boulders, and in the score step.',
} as const;
export type Clause = keyof typeof CLAUSES;
