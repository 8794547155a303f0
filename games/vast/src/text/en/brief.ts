import { capital, inBrief } from '@trollmoot/kernel';
import { DRAGON_DIE } from '../../data/dice.ts';
import { KNIGHT, type Piece, roleOf } from '../../data/pieces.ts';
import type { Role } from '../../data/roles.ts';
import type { View } from '../../view.ts';
import type { Language } from '../language.ts';
import { bearing } from '../places.ts';
import { slotIn, slotOf } from '../printed.ts';
import { piece, role, several, short, tribe, tribes } from './grammar.ts';
import { names } from './names.ts';

const isYou = ({ reader }: View, who: Role): boolean => reader === who;
const whom = (view: View, who: Role): string => (isYou(view, who) ? 'you' : role(who));
const Who = (view: View, who: Role, second: string, third: string): string =>
  isYou(view, who) ? `You ${second}` : `The ${names.roles[who].title} ${third}`;
const foe = (view: View, who: Piece): string =>
  isYou(view, roleOf(who)) && roleOf(who) !== 'goblins' ? 'you' : yours(view, who);
const yours = (view: View, who: Piece): string =>
  isYou(view, roleOf(who)) ? piece(who).replace(/^the /, 'your ') : piece(who);
const tribeOf = (view: View, n: number): string =>
  isYou(view, 'goblins') ? tribe(n).replace(/^the /, 'your ') : tribe(n);
const Tribe = (view: View, n: number, verb: string): string =>
  isYou(view, 'goblins') ? tribes(n, verb).replace(/^The /, 'Your ') : tribes(n, verb);
const a = (noun: string): string => `${/^[AEIOU]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** 'Since your turn': what happened, without whose turn it was. */
export const brief: Language['brief'] = {
  won: ({ winners }) =>
    winners.length === 0
      ? 'Everyone loses'
      : inBrief(`Victory: ${winners.map((who) => names.roles[who].title).join(', ')}`),
  revealed: ({ kind }) => `Reveals ${a(names.kinds[kind].title)}`,
  placed: () => 'Places a tile',
  rotated: () => 'Turns a tile',
  removed: ({ kind }) => (kind === 'crystal' ? 'A Crystal tile falls' : 'A tile falls'),
  terrainLaid: ({ terrain }) => `Terrain: ${names.terrain[terrain].title}`,
  terrainRemoved: ({ terrain }) => `The ${names.terrain[terrain].title} is gone`,
  terrainHarmed: ({ terrain, piece: who }, view) => inBrief(`${names.terrain[terrain].title} hurts ${foe(view, who)}`),
  collapseBegan: () => 'The Collapse begins!',
  slid: () => 'The cave slides together',
  movedOff: ({ piece: who }, view) =>
    foe(view, who) === 'you' ? 'You must flee' : inBrief(`${capital(yours(view, who))} must flee`),
  moved({ piece: who, from, to }, view) {
    if (roleOf(who) !== view.turn) return inBrief(`Moves ${foe(view, who)}`);
    const way = bearing(view, from, to);
    const where = way === null ? `to the ${short(view, to)}` : `${way.steps} ${way.side}`;
    return who === KNIGHT || roleOf(who) !== 'goblins'
      ? inBrief(`Moves ${where}`, 'Moves')
      : inBrief(`${tribes(who - 1, 'move')} ${where}`, tribes(who - 1, 'move'));
  },
  tokenPlaced: ({ token }) => `Places ${a(names.tokens[token].title)} token`,
  tokenMoved: ({ token }) => `Moves ${a(names.tokens[token].title)} token`,
  bombed: () => 'A Bomb opens a wall',
  rockslide: () => 'Rocks block an edge',
  rolled: ({ die, shows }) =>
    die === 'dragon'
      ? inBrief(`Rolls ${names.dragonDie[DRAGON_DIE[shows]!.name]}`, 'Rolls the Dragon die')
      : `Rolls a ${shows}`,
  flared: () => 'Sends up a Flare',
  ambusher: ({ strength }) => `An Ambush${strength === null ? '' : ` of Strength ${strength}`}!`,
  ambushBeaten: () => 'Beats off the Ambush',
  gritGained: ({ grit, total }) => `Gains ${grit} Grit: ${total} now`,
  gritLost: ({ grit }, view) => `${Who(view, 'knight', 'lose', 'loses')} ${grit} Grit`,
  shielded: () => 'The Shield protects her',
  knightHurt: ({ by }, view) => `${Who(view, 'knight', 'lose', 'loses')} ${by} Health`,
  knightHealed: ({ by, total }) => `Regains ${by} Health: ${total} now`,
  knightKilled: (_news, view) => Who(view, 'knight', 'fall', 'falls'),
  cubePlaced: ({ on }) => inBrief(`Puts a cube on ${slotIn(names, on)}`, `A cube on ${slotIn(names, on)}`),
  cubeLost: (_news, view) => `${Who(view, 'knight', 'lose', 'loses')} a cube`,
  cubeGained: () => 'Wins a Hero cube',
  tribeAttacked: ({ tribe: n }, view) => `Attacks ${tribeOf(view, n)}`,
  dragonAttacked: ({ hit }, view) => `${hit ? 'Hits' : 'Strikes at'} ${whom(view, 'dragon')}${hit ? '!' : ''}`,
  thiefAttacked: (_news, view) => `Attacks ${whom(view, 'thief')}`,
  crystalToKnight: ({ total }) => `Smashes a Crystal: ${total} now`,
  gemTaken: ({ trapped }) => (trapped ? 'Finds a trapped Gem' : 'Takes a Dragon Gem'),
  gearUsed: ({ thing }) => inBrief(`Uses the ${slotIn(names, slotOf(thing))}`),
  arrowShot: ({ at, tribe: n }, view) => `Shoots at ${at === 'tribe' ? tribeOf(view, n!) : whom(view, at)}`,
  treasureDecided: ({ kept }) => (kept ? 'Keeps a Treasure card' : 'Declines a Treasure card'),
  treasureShown: ({ card }) => inBrief(`Shows the ${slotIn(names, card)}`),
  treasureUsed: ({ thing }) => inBrief(`Uses the ${slotIn(names, slotOf(thing))}`),
  treasureLost: (_news, view) => inBrief(`${Who(view, 'knight', 'lose', 'loses')} a Treasure`),
  eventPlayed: ({ card }) => inBrief(`Event: ${names.events[card].title}`),
  questDone: ({ grit }) => `Sidequest done: +${grit} Grit`,
  monsterStruck: ({ monster }) => inBrief(`${names.monsters[monster].title} strikes`),
  warChosen: ({ card }) => `War card: ${names.wars[card].title}`,
  rubyUsed: () => 'Uses the Goblin Ruby',
  overpopulated: ({ tribes: crowded }, view) =>
    crowded.length === 1 ? Tribe(view, crowded[0]!, 'overpopulate') : `${crowded.length} Tribes overpopulate`,
  monsterJoined: ({ tribe: n, monster }) =>
    inBrief(`${names.monsters[monster].title} joins ${tribe(n)}`, `New: ${names.monsters[monster].title}`),
  monstersSentAway: ({ cards }) => `Sends ${several(cards.length, 'Monster')} away`,
  monsterHelped: ({ monster }) => inBrief(`With help: ${names.monsters[monster].title}`),
  secretPlayed: ({ card }) => inBrief(`Secret: ${names.secrets[card].title}`),
  emerged: ({ tribe: n }, view) => Tribe(view, n, 'come out'),
  lurks: ({ tribe: n }, view) => Tribe(view, n, 'lurk in the dark'),
  assaulted: ({ tribe: n, target }, view) => `${Tribe(view, n, 'attack')} ${whom(view, target)}!`,
  crystalBattered: ({ tribe: n, smashed }, view) =>
    smashed ? 'Smashes a Crystal!' : inBrief(Tribe(view, n, 'hit a Crystal')),
  plundered: ({ tribe: n, what, trapped }, view) =>
    trapped ? 'Finds a trapped Gem' : Tribe(view, n, `take a ${what === 'gem' ? 'Gem' : 'Treasure'}`),
  explored: ({ tribe: n }, view) => Tribe(view, n, 'explore'),
  hexed: ({ target, by }, view) => `Hexes ${whom(view, target)} for ${by}`,
  rage: ({ rage }) => `Rage is now ${rage}`,
  populationLost: ({ tribe: n, lost }, view) =>
    inBrief(`${Tribe(view, n, 'lose')} ${lost} Population`, `${Tribe(view, n, 'lose')} ${lost}`),
  scattered: ({ tribe: n }, view) => Tribe(view, n, 'scatter'),
  tribeHid: ({ tribe: n }, view) => Tribe(view, n, 'hide'),
  tribeUncovered: ({ tribe: n }, view) => inBrief(`Uncovers ${tribeOf(view, n)}`),
  ambushed: ({ tribe: n }, view) =>
    n === null ? 'The Goblins lie low' : `${Tribe(view, n, 'ambush')} ${whom(view, 'knight')}!`,
  monsterLost: ({ tribe: n, monster }, view) =>
    inBrief(`${Tribe(view, n, 'lose')} ${names.monsters[monster].title}`, `${Tribe(view, n, 'lose')} a Monster`),
  secretsDrawn: ({ count }) => (count === 1 ? 'Draws a Secret' : `Draws ${count} Secrets`),
  secretDiscarded: ({ card }) => inBrief(`Loses ${names.secrets[card].title}`),
  trapSprung: () => 'The Trap snaps shut!',
  dragonHurt: ({ left }, view) => `${Who(view, 'dragon', 'have', 'has')} ${left} Health`,
  dragonAppeared: (_news, view) => (isYou(view, 'dragon') ? 'You stir underground' : 'The Dragon stirs below'),
  surfaced: (_news, view) => Who(view, 'dragon', 'surface!', 'surfaces!'),
  burnt: ({ role: who }, view) => inBrief(`Flame Wall burns ${whom(view, who)}`),
  flameWallLaid: () => 'Lights a Flame Wall',
  gemPlaced: ({ gem }) => `Places the ${names.gems[gem]}`,
  gemMoved: ({ gem }) => `Moves the ${names.gems[gem]}`,
  gemReturned: ({ gem }) => `The ${names.gems[gem]} returns`,
  hoarded: ({ kept }) => (kept ? 'Hoards a Treasure' : 'Crushes a Treasure'),
  hoardReturned: ({ tokens }) => `${several(tokens, 'Treasure')} ${tokens === 1 ? 'leaves' : 'leave'} the hoard`,
  powerUsed: ({ power }) => `Uses ${names.powers[power].title}`,
  powersDiscarded: ({ symbol }, view) =>
    inBrief(`${Who(view, 'dragon', 'discard', 'discards')} ${names.symbols[symbol]}`),
  eaten: ({ total }) => `Feeds: ${several(total, 'goblin')} eaten`,
  woke: ({ wakefulness }, view) =>
    `Wakefulness ${wakefulness}${view.dragon === null ? '' : ` of ${view.dragon.needed}`}`,
  awakened: (_news, view) => Who(view, 'dragon', 'are awake!', 'is awake!'),
  slithered: () => 'A Sloth cube slithers',
  dozed: ({ wakefulness }) => `Wakefulness down to ${wakefulness}`,
  shrieked: () => 'Shrieks for another roll',
  omensDrawn: ({ drawn }) => `Draws ${several(drawn.length, 'Omen')}`,
  omenUsed: ({ omen }) => inBrief(`Omen: ${names.omens[omen].title}`),
  omenDiscarded: (_news, view) => Who(view, 'cave', 'discard an Omen', 'discards an Omen'),
  spored: ({ role: who }, view) => `Spores drift over ${whom(view, who)}`,
  hatredShed: ({ left }) => `Sheds Hatred: ${left} left`,
  eventsBuried: ({ cards }) => `Buries ${several(cards, 'Event')}`,
  thiefAppeared: () => 'Slips in by the Entrance',
  looted: ({ token }) => (token === 'treasure' ? 'Reaches for a Treasure' : 'Reaches for a Gem'),
  gemTrapped: () => 'The Gem is trapped!',
  climbed: () => 'Climbs over a wall',
  pickpocketed: ({ victim }, view) => `Robs ${foe(view, victim)}`,
  pocketed: () => 'Finds something',
  thiefFailed: () => 'Comes away empty-handed',
  lockPicked: () => 'Works at a Vault’s lock',
  vaultOpened: () => 'Opens a Vault!',
  backstabbed: ({ victim }, view) => `Stabs ${foe(view, victim)}`,
  lootHidden: ({ level }) => `Hides loot: Loot Drop ${level}`,
  tokenGained: ({ carried }) => `Carries ${several(carried, 'token')} now`,
  cardStolen: ({ card }) => (card === null ? null : inBrief(`Takes your ${names.treasures[card].title}`)),
  peeked: () => 'Peeks under a tile',
  thiefKilled: ({ by }, view) =>
    isYou(view, 'thief') ? 'You are killed' : by === view.turn ? 'Kills the Thief!' : 'The Thief dies',
  thiefEvaded: () => 'The Thief evades',
  stashed: ({ tokens, total }) => `Stashes ${tokens}: ${total} in all`,
  upgraded: ({ upgrade }) => inBrief(`Upgrade: ${names.upgrades[upgrade].title}`),
  upgradeLost: ({ upgrade }) => inBrief(`Loses ${names.upgrades[upgrade].title}`),
};
