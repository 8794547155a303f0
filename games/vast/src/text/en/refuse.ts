import { capital } from '@trollmoot/kernel';
import type { SidequestName } from '../../data/knight.ts';
import { goblinsLeft } from '../../queries/unspent.ts';
import type { View } from '../../view.ts';
import {
  crystalHere,
  lackFor,
  neighboursIn,
  numberIn,
  piecesIn,
  powerIn,
  stepsLeft,
  thiefSteps,
  tribeIn,
  tribesBeside,
  waitingIn,
  waryBeside,
} from '../facts.ts';
import type { Language } from '../language.ts';
import { owed } from '../printed.ts';
import { ofQuests } from '../quests.ts';
import type { Fact } from '../refused.ts';
import { listOf, piece, role, several, tribe } from './grammar.ts';
import { names } from './names.ts';

/** Why not: the rule, and what makes it apply. */

const unfulfilled = (name: SidequestName): string =>
  `${names.sidequests[name].title} isn’t done yet: ${names.sidequests[name].effect}`;
/** For what takes an Action cube. */
const cubeless =
  (otherwise: string) =>
  (_fact: Fact, { thief }: View): string =>
    thief?.cubes === 0 ? 'You’ve used all your Action cubes this turn.' : otherwise;

const together = (fact: Fact): string => capital(listOf(piecesIn(fact).map(piece))) || 'The pieces there';

export const refuse: Language['refuse'] = {
  'TURN-13': () => 'The game is over.',
  'TURN-14': (fact, view) => {
    const who = waitingIn(fact, view);
    return who.length === 0
      ? 'It isn’t your choice right now.'
      : `Not yet: ${listOf(who.map(role))} must choose first.`;
  },
  'MAP-8': () => 'A tile goes on an empty place next to another tile.',
  'EDGE-4': () => 'There is no open edge there.',
  'EDGE-6': () => 'Only open edges are filled now.',
  'EDGE-7': () => 'Rocks fall between two tiles without a wall, one of them Lit.',
  'REVEAL-2': () => 'An open side must face the space the Knight comes from.',
  'REVEAL-3': () => 'The tile must be turned so that it leads on to the Entrance.',
  'FORCE-1': () => 'You can’t move her there. Choose a Lit space with nobody on it and no wall between.',
  'COLLAPSE-2': (fact, view) => {
    const touching = neighboursIn(fact, view);
    return `${touching === null ? 'That tile is held too well' : `That tile touches ${touching} others`}. Tiles with the fewest neighbours fall first.`;
  },
  'COLLAPSE-3': () => 'A Lit Crystal tile has to fall first.',
  'COLLAPSE-5': (fact) => `${together(fact)} can’t all leave that tile. Choose another.`,
  'COLLAPSE-6': (fact) =>
    typeof fact.space === 'number'
      ? `${capital(listOf(piecesIn(fact).map(piece)))} can’t leave that tile. Choose another.`
      : 'The piece can’t go there by its own rules.',
  'COLLAPSE-12': () => 'That isn’t the shortest way to join the map. Choose a shorter slide.',
  'VARIANT-7': () => 'Past Plunder needs a Dark tile with nothing and nobody on it.',
  'VARIANT-8': () => 'The new tile goes next to a Dark one.',
  'VARIANT-9': () => 'Alone in the Dark, Dark tiles fall before Lit ones.',
  'SWITCH-14': (_fact, { goblins: g }) => `There is no Rage left to pay (${g?.rage ?? 0}).`,
  'TERRAIN-2': () => 'Terrain lies as near as possible, against a tile and clear of other terrain.',
  'TERRAIN-4': () => 'From here there is no way out into the dark.',
  'TERRAIN-5': () => 'Terrain falls only when half of its outer edges are bare.',
  'TERRAIN-8': () => 'Nobody can enter the ends of the Canyon. Cross by the bridge.',
  'TERRAIN-13': () => 'The Mushroom Forest keeps those inside and those outside apart.',
  'TERRAIN-14': () => 'The Pits take three steps, or the Dragon’s move and a Wing. Nobody stays in one.',
  'TERRAIN-16': () => 'The River carries downstream only, and not past what bars the way.',

  'KNIGHT-CUBE-2': () => 'All your cubes are placed. You pick them up again at the start of your next turn.',
  'KNIGHT-CUBE-3': (_fact, { knight: k }) =>
    `That place is full. Your ${several(k?.ready ?? 0, 'cube')} can go elsewhere.`,
  'KNIGHT-CUBE-4': () => 'You must keep two Hero cubes, so you can’t pay with one now.',
  'KNIGHT-GRIT-3': () => 'There is no cube to give.',
  'KNIGHT-FLARE-1': (_fact, { knight: k }) =>
    k?.done.includes('flare')
      ? 'You’ve already sent up your Flare this turn.'
      : 'A Flare there would reveal nothing. Choose a space near Dark tiles.',
  'KNIGHT-MOVE-1': (_fact, view) =>
    stepsLeft(view) === 0
      ? `You’ve used all ${several(view.knight?.movement ?? 0, 'step')}. A cube on Movement gives you more.`
      : `That space isn’t next to you. You have ${several(stepsLeft(view), 'step')} left.`,
  'KNIGHT-MOVE-2': (_fact, { knight: k }) =>
    `A wall is in the way. Each cube on the Ancient Map crosses one: you have ${k?.gear[2] ?? 0} there. Or bomb it.`,
  'KNIGHT-MOVE-3': (_fact, { knight: k }) =>
    `You’ve used all ${several(k?.perception ?? 0, 'Encounter')}. Put a cube on Perception to keep walking, or end your turn.`,
  'KNIGHT-MOVE-5': () => 'There is no Event token here.',
  'KNIGHT-MOVE-6': () => 'An Event waits on your space. Meet it first.',
  'KNIGHT-MOVE-7': (_fact, { knight: k, dragon: d }) =>
    `The Dragon’s Armor ${d?.armor ?? 0} is above your Strength ${k?.strength ?? 0}. Put cubes on Strength first.`,
  'KNIGHT-MOVE-8': (_fact, view) =>
    owed(view).length > 0
      ? `Attack ${listOf(owed(view).map(piece))} first: you’re on the same space.`
      : `The Goblins there are too strong for your Strength ${view.knight?.strength ?? 0}. Put cubes on Strength first.`,
  'KNIGHT-ENCOUNTER-1': (_fact, { knight: k }) =>
    `You’ve used all ${several(k?.perception ?? 0, 'Encounter')}. A cube on Perception gives you one more.`,
  'KNIGHT-ENCOUNTER-6': () => 'Right now only cubes on Strength or the Shield help. Place one there, or face it.',
  'KNIGHT-ATTACK-1': (_fact, { knight: k, dragon: d }) =>
    k !== null && d !== null && k.at !== d.at
      ? 'The Dragon isn’t on your space. Walk to him first.'
      : `Your Strength ${k?.strength ?? 0} is below his Armor ${d?.armor ?? 0}. Put cubes on Strength first.`,
  'KNIGHT-ATTACK-2': () =>
    'Underground, you can attack the Dragon once per turn. Until the Collapse it takes the Bomb or the Javelin.',
  'KNIGHT-ATTACK-4': (_fact, view) => {
    const there = tribesBeside(view).map((other) => `${piece(other.piece)} ${other.strength}`);
    if (there.length === 0) return 'There is no Tribe on your space.';
    return `Your Strength ${view.knight?.strength ?? 0} must beat that of the Tribe here: ${listOf(there)}.`;
  },
  'KNIGHT-ATTACK-5': (_fact, { knight: k, thief: t }) =>
    k !== null && t !== null && k.at !== t.at
      ? 'The Thief is not on your space.'
      : `Your Perception ${k?.perception ?? 0} must beat his Stealth ${t?.stealth ?? 0}.`,
  'KNIGHT-ATTACK-6': (_fact, view) => {
    const needed = crystalHere(view);
    if (needed === null) return 'There is no Crystal on your space.';
    return `Smashing it takes Strength ${needed}. Yours is ${view.knight?.strength ?? 0}.`;
  },
  'KNIGHT-GATHER-1': () => 'There is no Treasure on your space.',
  'KNIGHT-GATHER-3': () => 'That Gem is not on your space.',
  'KNIGHT-BOMB-1': (_fact, { knight: k }) =>
    k?.done.includes('bomb') ? 'You’ve already used the Bomb this turn.' : 'Put a cube on the Bomb first.',
  'KNIGHT-BOMB-2': (_fact, { knight: k }) =>
    k !== null && k.bombs === 0 ? 'All Bomb tokens are used up.' : 'There is no wall to blast on that side.',
  'KNIGHT-BOW-1': (_fact, { knight: k }) => {
    if (k?.done.includes('bow')) return 'You’ve already shot the Bow this turn.';
    return k?.gear[1] === 0
      ? 'Put a cube on the Bow first.'
      : 'You can’t see that Tribe. It must be in line, with no wall between.';
  },
  'KNIGHT-BOW-2': () => 'With Strength 1 an arrow does no harm. Put a cube on Strength first.',
  'KNIGHT-MONSTER-6': () => 'Choose a Lit space next to yours with nothing on it.',
  'KNIGHT-MONSTER-8': () => 'He drags you to the nearest Dark tile on a diagonal.',
  'KNIGHT-TREASURE-1': () => 'You have no such card face down.',
  'KNIGHT-TREASURE-4': () => 'The Enchanted Bow needs a cube and a target within 5 spaces in line.',
  'KNIGHT-TREASURE-6': () => 'The Javelin doesn’t go with the Bomb. Once shown, your next attack must use it.',
  'KNIGHT-TREASURE-9': (_fact, { knight: k }) =>
    k !== null && k.health >= k.fullHealth ? 'You are in full Health.' : 'You need the Potion Kit and a cube for it.',
  'KNIGHT-TREASURE-10': () => 'That shot would do nothing.',
  'KNIGHT-QUEST-1': () => 'You don’t hold that Sidequest.',
  ...ofQuests(unfulfilled),

  'GOBLIN-WAR-2': () => 'Choose one of the War cards you have drawn.',
  'GOBLIN-WAR-4': (fact, { goblins: g }) =>
    `That takes ${numberIn(fact, 'tribes') ?? 'more'} Rage. You have ${numberIn(fact, 'rage') ?? g?.rage ?? 0}.`,
  'GOBLIN-WAR-6': () => 'Scatter a Tribe that is on the map. Hidden ones only scatter if none is.',
  'GOBLIN-RUBY-2': () => 'The Goblin Ruby exchanges one card a turn, right after it is drawn.',
  'GOBLIN-MONSTER-1': () => 'That Tribe has no free place for it.',
  'GOBLIN-MONSTER-2': (fact) =>
    `The Bones allow ${several(numberIn(fact, 'bones') ?? 0, 'Monster')}. There are ${numberIn(fact, 'monsters') ?? 0} already.`,
  'GOBLIN-GNOME-2': () => 'The Gnome jumps to a Dark tile with nothing and nobody on it.',
  'GOBLIN-WISP-1': () => 'The Wisp must see the Knight, once a turn, and her Shield stops it.',
  'GOBLIN-FLARE-1': () => 'Each Tribe sends up one Flare a turn, from where it stands.',
  'GOBLIN-ACT-1': (_fact, view) => {
    const { tribes } = view.goblins === null ? { tribes: 0 } : goblinsLeft(view);
    return `That Tribe has acted, or has no Population. ${several(tribes, 'Tribe')} can still act.`;
  },
  'GOBLIN-ACT-2': () => 'A hidden Tribe comes out on a Dark tile with its own mark and nobody else there.',
  'GOBLIN-ACT-3': () => 'A Tribe lurks only when no Dark tile shows its mark.',
  'GOBLIN-ACT-4': () => 'A lurking Tribe goes next door, not across walls and not into a fight.',
  'GOBLIN-MOVE-1': () => 'No way leads there: walls stop a Tribe.',
  'GOBLIN-MOVE-3': (fact) =>
    fact.isStraying === true
      ? 'Straying costs Population only over Lit tiles or through a Flame Wall.'
      : 'The Tribe would lose its last Population on the way. If you want that, let it stray.',
  'GOBLIN-MOVE-4': (fact, { knight: k }) => {
    const strength = numberIn(fact, 'strength') ?? 0;
    const knight = numberIn(fact, 'knight') ?? k?.strength ?? 0;
    return strength > knight
      ? 'To go to the Knight, attack her.'
      : `The Knight is too strong: Strength ${strength} against her ${knight}.`;
  },
  'GOBLIN-MOVE-5': (fact, { dragon: d }) => {
    const strength = numberIn(fact, 'strength') ?? 0;
    return strength > (d?.armor ?? 0)
      ? 'The Tribe does not get to the Dragon from here.'
      : `The Dragon is too strong: Strength ${strength} against Armor ${d?.armor ?? 0}.`;
  },
  'GOBLIN-ATTACK-1': (fact, { knight: k }) =>
    `A Tribe must reach the Knight with more than her Strength ${k?.strength ?? 0} (it has ${numberIn(fact, 'strength') ?? 0}).`,
  'GOBLIN-ATTACK-2': (_fact, { dragon: d }) =>
    `Only the Ash Dragon can be attacked, with more Strength than his Armor ${d?.armor ?? 0}.`,
  'GOBLIN-ATTACK-3': (_fact, { thief: t }) =>
    `The Tribe must share his space and beat his Stealth ${t?.stealth ?? 0} with its Perception.`,
  'GOBLIN-ATTACK-4': () => 'A Crystal takes two strong Tribes on its tile, both attacking this turn.',
  'GOBLIN-AMBUSH-1': (fact, { knight: k }) =>
    `An ambush takes a hidden Tribe stronger than the Knight (Strength ${numberIn(fact, 'knight') ?? k?.strength ?? 0}).`,
  'GOBLIN-PLUNDER-1': () => 'There is no Treasure on the Tribe’s space.',
  'GOBLIN-PLUNDER-2': () => 'There is no Gem for the Tribe here.',
  'GOBLIN-EXPLORE-1': () => 'A Tribe explores from a Dark tile into the empty place next to it.',
  'GOBLIN-SPECIAL-1': (fact) => {
    const n = tribeIn(fact);
    return `${n === null ? 'A Tribe' : capital(tribe(n))} must be on the map for that.`;
  },
  'GOBLIN-SECRET-3': (fact) =>
    fact.isTheirTurn === false ? 'Secrets are for your own turn.' : 'You do not hold a card to lay face up.',
  'GOBLIN-LEADER-1': () => 'The Leader helps when you overpopulate, and only if you hold that Secret.',
  'GOBLIN-FURY-1': () => 'You need the Secret Blind Fury, and a Tribe on the map.',
  'GOBLIN-BOMBER-1': () => 'You need the Secret Fire Bomber, and a Tribe with Population.',
  'GOBLIN-HEX-1': (fact) =>
    numberIn(fact, 'eye') === 0
      ? 'The Eye has no Population to hex with.'
      : 'You need the Secret Hex, and somebody it can harm.',
  'GOBLIN-CAVEIN-1': (fact) =>
    numberIn(fact, 'eye') === 0
      ? 'The Eye has no Population to bring the cave down with.'
      : 'Cave-In spares the Entrance, other players’ spaces and Crystals.',
  'GOBLIN-TUNNELS-1': () => 'Secret Tunnels lead to a Dark tile with nothing and nobody on it.',
  'GOBLIN-SPOTS-1': () => 'Hiding Spots needs a hidden, stronger Tribe, and the Knight at a Lit Ambush tile.',

  'DRAGON-MOVE-1': (fact) =>
    fact.used === true ? 'Your free move is used; Wing moves you again.' : 'You move 1 or 2 spaces in a straight line.',
  'DRAGON-MOVE-3': () => 'On the surface walls stop you; Wing takes you over one.',
  'DRAGON-MOVE-4': () => 'On the surface you cannot enter Dark tiles.',
  'DRAGON-MOVE-8': () => 'There is nothing but empty dark that way.',
  'DRAGON-POWER-1': (fact, view) => {
    const name = powerIn(fact);
    const lack = name === null ? null : lackFor(name, view);
    if (name === null || lack === null) return 'You do not have that symbol.';
    const what = lack.symbol === null ? `any ${lack.needs} symbols` : `${lack.needs} ${names.symbols[lack.symbol]}`;
    return `${names.powers[name].title} takes ${what}; you have ${lack.has}.`;
  },
  'DRAGON-POWER-2': () => 'Moving and powers are over for this turn.',
  'DRAGON-HOARD-1': () => 'There is no Treasure on your space, or a Gem is already placed.',
  'DRAGON-GEM-1': (_fact, { dragon: d }) =>
    d?.done.includes('gemPlaced') ? 'You’ve already placed a Gem this turn.' : 'That Gem isn’t with you any more.',
  'DRAGON-WAKE-1': () => 'No cube is left there.',
  'DRAGON-WAKE-2': (_fact, { dragon: d }) =>
    `Already woken this turn with: ${listOf((d?.woke ?? []).map((urge) => capital(urge))) || 'that'}. Each works once per turn.`,
  'DRAGON-WAKE-3': () => 'Greed needs a Treasure token of your hoard.',
  'DRAGON-WAKE-4': (_fact, { dragon: d }) => `Hunger needs 2 goblins in your belly. There are ${d?.eaten ?? 0}.`,
  'DRAGON-WAKE-5': () => 'Pride needs an Event tile revealed by one of your powers this turn.',
  'DRAGON-WAKE-6': () => 'Pride needs a Gem placed while another one is in the cave.',
  'DRAGON-WAKE-7': () => 'Pride needs you to have kept still all turn.',
  'DRAGON-CLAW-1': () => 'Claw cannot be used now.',
  'DRAGON-FLAME-1': () => 'There is no Dark tile near enough for Flame.',
  'DRAGON-WING-1': () => 'Wing carries you up to 2 spaces in line, or 1 through a wall.',
  'DRAGON-HISS-1': () => 'There is no Tribe on the map to hiss at.',
  'DRAGON-SLITHER-1': () => 'No Sloth cube can go to another section.',
  'DRAGON-SWAT-1': () => 'Swat drives a Treasure or Gem next to you up to 5 spaces.',
  'DRAGON-SCORCH-1': () => 'There is no Dark tile around you.',
  'DRAGON-BURN-1': () => 'Burn needs a Dark tile.',
  'DRAGON-SLAP-1': () => 'Slap hurls a Knight next to you up to 3 spaces; a Shield stops it.',
  'DRAGON-SHRIEK-1': () => 'You have the Shriek token already.',
  'DRAGON-SCRATCH-1': () => 'There is nobody on your space to scratch.',
  'DRAGON-FLAMEWALL-1': () => 'A Flame Wall needs a Lit tile next to you without a wall between.',
  'DRAGON-SMASH-1': () => 'There is no Crystal on your space.',
  'DRAGON-WRATH-1': () => 'Wrath cannot be used now.',

  'CAVE-4': (_fact, { cave: c }) =>
    c?.shaped
      ? 'You’ve placed your tile for this turn. The Omen power Hatred places one more.'
      : 'Place a tile from your hand first.',
  'CAVE-5': () => 'Place the Crystal tile from your hand first.',
  'CAVE-6': (_fact, { map, cave: c }) =>
    map.collapsing
      ? `The cave collapses: ${several(c?.removals ?? 0, 'tile')} must still go.`
      : 'Tiles are removed only in the Collapse.',
  'CAVE-7': (_fact, { map }) =>
    map.supply === 0
      ? 'No Treasure token is left.'
      : 'A Treasure token goes once a turn on a Dark tile without piece and Treasure.',
  'CAVE-OMEN-1': (fact) => {
    const cost = numberIn(fact, 'cost');
    return cost === null
      ? 'That Omen does not pay for it.'
      : `It costs ${several(cost, 'Omen')} of its symbols; you have ${numberIn(fact, 'held') ?? 0}.`;
  },
  'CAVE-OMEN-3': () => 'It would do nothing now.',
  'CAVE-BATS-1': () => 'Bats carry a Treasure, the Knight or a Tribe up to 3 open steps.',
  'CAVE-CURSE-1': () => 'Only a Lit tile with walls can be turned to good effect.',
  'CAVE-CURSE-2': () => 'An Event is woken on a Lit Event tile without a token.',
  'CAVE-CURSE-3': () => 'There are no Events to bury.',

  'THIEF-2': () => 'Each stat token goes to one stat.',
  'THIEF-7': cubeless('You have no Flare in this game.'),
  'THIEF-MOVE-1': () => 'Step to a space next to yours, with no wall between. To cross a wall, Climb.',
  'THIEF-MOVE-2': (_fact, view) =>
    thiefSteps(view) === 0 ? `You have no step left (Movement ${view.thief?.movement ?? 0}).` : 'That is too far.',
  'THIEF-MOVE-3': (_fact, { thief: t }) =>
    t?.hasPeeked ? 'You’ve peeked, so you take no more steps this turn.' : 'You can peek only on a Dark tile.',
  'THIEF-CLIMB-1': (_fact, { thief: t }) => `Climbing takes a wall and enough cubes (${t?.cubes ?? 0} left).`,
  'THIEF-LOOT-1': cubeless('You can’t loot that here. Treasure costs 1 cube, a Gem 1 (may be trapped) or 2 (safe).'),
  'THIEF-HIDE-1': cubeless('Your Loot Drop is at 0 already.'),
  'THIEF-LOCK-1': (_fact, { thief: t }) =>
    `You need a Vault on your space and enough cubes. You have ${t?.cubes ?? 0}.`,
  'THIEF-LOCK-2': () => 'You have tried this Vault already this turn.',
  'THIEF-TARGET-1': () => 'You have robbed or stabbed them already this turn.',
  'THIEF-TARGET-2': (_fact, view) => {
    const there = waryBeside(view).map((other) => `${piece(other.piece)} ${other.wary}`);
    const whom = there.length === 0 ? 'the Perception or Armor of your victim' : listOf(there);
    return `Your Stealth ${view.thief?.stealth ?? 0} must beat ${whom}.`;
  },
  'THIEF-TARGET-3': () => 'Your victim must be on your space.',
  'THIEF-PICKPOCKET-1': (_fact, { thief: t }) => `That takes more cubes than your ${t?.cubes ?? 0}.`,
  'THIEF-PICKPOCKET-2': () => 'There is nothing to take from them.',
  'THIEF-BACKSTAB-1': (_fact, { thief: t }) => `That takes more cubes than your ${t?.cubes ?? 0}.`,
  'THIEF-UPGRADE-3': () => 'That upgrade is taken, or the Flip row is not that far yet.',
  'THIEF-UPGRADE-8': () => 'You slip one space away, not through a wall.',
  'THIEF-UPGRADE-10': () => 'You do not have that upgrade, or a later Flip lies on it.',
};
