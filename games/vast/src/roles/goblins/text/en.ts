import { capital } from '@trollmoot/kernel';
import { SYMBOLS } from '../../../data/dragon.ts';
import {
  MONSTERS,
  type MonsterName,
  SECRETS,
  type SecretName,
  WAR_CARDS,
  type WarName,
} from '../../../data/goblins.ts';
import { pieceOfTribe } from '../../../data/pieces.ts';
import { tribeNow } from '../../../queries/unspent.ts';
import { going, listOf, several, short, shortCell, the, tribe, tribes, where } from '../../../text/en/grammar.ts';
import { names } from '../../../text/en/names.ts';
import type { GoblinsRoom } from '../../../text/language.ts';
import type { Target } from '../contents.ts';

const monster = (n: number): string => names.monsters[MONSTERS[n]!.name].title;
const secret = (n: number): string => names.secrets[SECRETS[n]!.name].title;
const war = (n: number): string => names.wars[WAR_CARDS[n]!.name].title;
const target = (name: Target): string => `the ${names.roles[name].title}`;
const SPECIAL = ['Raise Rage by 1', 'Draw a Monster', 'Draw a Secret'] as const;
/** All Goblin cards by name. */
const CARDS: { readonly [card: string]: { readonly title: string } } = {
  ...names.wars,
  ...names.monsters,
  ...names.secrets,
};

const HELP: { readonly [monster in MonsterName]?: string } = {
  blob: 'The Blob slimes the Knight.',
  brightBeetles: 'The Goblins discard the Bright Beetles.',
  gnome: 'The Gnome leads its Tribe away.',
  golem: 'The Golem breaks through a wall.',
  underworm: 'The Underworm digs a way.',
  wisp: 'The Wisp leads the Knight astray.',
};

export const goblins: GoblinsRoom = {
  ask: {
    'goblins.war': () => 'Choose a War card. It grows your Tribes.',
    'goblins.block': () => 'Pay 1 Rage to keep a Tribe from growing?',
    'goblins.overpopulate': ({ tribes: crowded }) =>
      `Too many goblins: pay ${crowded.length} Rage, or let a Tribe scatter.`,
    'goblins.assign': () => 'Assign each Monster to a Tribe, or send the rest away.',
    'goblins.redraw': () => 'The Goblin Ruby: exchange one of the Secrets you have just drawn?',
    'goblins.act': () => 'Activate a Tribe, or play a Secret.',
    'goblins.tribe': ({ tribe: n }, view) => {
      const now = tribeNow(view, n);
      if (now === 'acts') return `Take one action with ${tribe(n)}, or stop here.`;
      return `${now === 'hidden' ? 'Bring out' : 'Move'} ${tribe(n)}, then take one action with ${n === 2 ? 'it' : 'them'}.`;
    },
    'goblins.gnome': ({ tribe: n }) => `The Gnome: choose a Dark tile for ${tribe(n)} to jump to, or stay.`,
    'goblins.caveIn': ({ left }) => `Cave-In: bring down ${left === 1 ? 'one more tile' : `up to ${left} more tiles`}.`,
    'goblins.beetles': ({ tribe: n, loss }) =>
      `${tribes(n, 'lose')} ${loss} Population: give up the Bright Beetles to save one?`,
    'goblins.spring': () => 'Ambush the Knight?',
    'goblins.loseMonster': ({ tribe: n }) => `${tribes(n, 'scatter')}: choose the Monster that leaves.`,
    'goblins.loot': ({ drop }) => `The Thief’s loot: draw ${several(drop, 'Secret')}, or gain ${drop} Rage?`,
    'goblins.discardSecrets': () => 'Five Secrets are the limit: discard one.',
    'goblins.spores': () => 'Spores: choose the Tribe that falls to Population 1.',
    'goblins.foil': () => 'The Dragon’s power strikes your Tribes: spring the Trap?',
    'goblins.strikeDragon': () => 'The Dragon has come to your Tribes: choose the one that attacks him.',
  },
  watch: {
    'goblins.war': () => 'The Goblins choose their War card.',
    'goblins.overpopulate': () => 'There are too many goblins: they pay Rage or scatter.',
    'goblins.act': () => 'The Goblins activate their Tribes.',
    'goblins.tribe': ({ tribe: n }) => `${tribes(n, 'move')} and ${n === 2 ? 'acts' : 'act'}.`,
    'goblins.spring': () => 'The Goblins may ambush the Knight.',
    'goblins.foil': () => 'The Goblins may spring their Trap against the Dragon.',
    'goblins.loot': () => 'The Goblins divide the Thief’s loot: Secrets or Rage?',
    'goblins.discardSecrets': () => 'The Goblins hold too many Secrets and discard one.',
    'goblins.strikeDragon': () => 'The Goblins attack the Dragon who has come to them.',
    'goblins.beetles': () => 'The Goblins may give up the Bright Beetles.',
    'goblins.loseMonster': ({ tribe: n }) => `${tribes(n, 'scatter')}: the Goblins choose which Monster leaves.`,
    'goblins.spores': () => 'Spores drift over the Goblins: they choose a Tribe.',
  },
  label: {
    chooseWar: ({ card }) => `Choose ${war(card)} (${names.wars[WAR_CARDS[card]!.name].effect})`,
    redrawWar: ({ card }) => `Exchange ${war(card)} (Goblin Ruby)`,
    blockTribe: ({ tribe: n }) => `Keep ${tribe(n)} from growing (1 Rage)`,
    populate: () => 'Let them grow',
    payRage: (_act, { asks }) =>
      asks?.step === 'goblins.overpopulate' ? `Pay ${asks.tribes.length} Rage` : 'Pay Rage',
    scatterFor: ({ tribe: n }) => `Scatter ${tribe(n)}`,
    playLeader: () => 'Play the Leader',
    assignMonster: ({ monster: m, tribe: n }) => `Assign the ${monster(m)} to ${tribe(n)}`,
    replaceMonster: ({ monster: m, tribe: n, replaced }) =>
      `Replace the ${monster(replaced)} with the ${monster(m)} (${tribe(n)})`,
    redrawMonster: ({ monster: m }) => `Exchange the ${monster(m)} (Goblin Ruby)`,
    doneAssigning: () => 'Send the rest away',
    redrawSecret: ({ secret: n }) => `Exchange ${secret(n)}`,
    keepSecrets: () => 'Keep them all',
    activate: ({ tribe: n }) => `Activate ${tribe(n)}`,
    hidingSpots: ({ tribe: n }) => `Play Hiding Spots: attack with ${tribe(n)}`,
    tribeFlare: ({ tribe: n }) => `Send up a Flare over ${tribe(n)}`,
    blindFury: ({ tribe: n }) => `Play Blind Fury for ${tribe(n)}`,
    fireBomber: ({ tribe: n }) => `Play Fire Bomber for ${tribe(n)}`,
    hex: ({ target: role }) => `Hex the ${names.roles[role].title}`,
    caveIn: () => 'Play Cave-In',
    secretTunnels: () => 'Play Secret Tunnels',
    layFaceUp: ({ secret: n }) => `Play the ${secret(n)} face up`,
    emerge: ({ space }, view) => `Come out on the ${short(view, space)}`,
    lurk: ({ cell }) => `Lurk at ${shortCell(cell)}`,
    comeOut: ({ space }, view) => `Come out to the ${short(view, space)}`,
    prowl: ({ tribe: n, to }, view) => going('Move', view, pieceOfTribe(n), to),
    stray: ({ tribe: n }, { goblins: g }) =>
      g!.tribes[n]!.population > 1
        ? 'Stray in the light (lose 1 Population)'
        : 'Stray in the light until none are left (scatter)',
    prowlOut: ({ cell }) => `Move out to ${shortCell(cell)}`,
    tunnel: ({ to }, view) => `Tunnel to the ${short(view, to)}`,
    wisp: ({ to }, view) => `Lead the Knight to the ${short(view, to)}`,
    assault: ({ target: who, poison }) => `Attack ${target(who)}${poison ? ' with Poison' : ''}`,
    batterCrystal: () => 'Attack the Crystal',
    plunderTreasure: () => 'Plunder the Treasure',
    plunderGem: ({ gem }) => (gem < 0 ? 'Steal a Gem from the Dragon' : `Plunder the ${names.gems[SYMBOLS[gem]!]}`),
    explore: ({ cell }) => `Explore ${shortCell(cell)}`,
    hideTribe: () => 'Hide',
    useSpecial: ({ tribe: n }) => SPECIAL[n],
    standDown: () => 'Done with this Tribe',
    gnomeJump: ({ to }, view) => `Jump to the ${short(view, to)}`,
    bringDown: ({ space }, view) => `Bring down the ${short(view, space)}`,
    enoughRubble: () => 'Stop here',
    useBeetles: () => 'Discard the Bright Beetles',
    spareBeetles: () => 'Keep them and take the loss',
    ambush: ({ tribe: n }) => `Ambush with ${tribe(n)}`,
    lieLow: () => 'Lie low',
    loseMonster: ({ monster: m }) => `Lose the ${monster(m)}`,
    drawSecrets: (_act, { asks }) =>
      asks?.step === 'goblins.loot' ? `Draw ${several(asks.drop, 'Secret')}` : 'Draw Secrets',
    gainRage: (_act, { asks }) => (asks?.step === 'goblins.loot' ? `Gain ${asks.drop} Rage` : 'Gain Rage'),
    discardSecret: ({ secret: n }) => `Discard ${secret(n)}`,
    sporeTribe: ({ tribe: n }) => `Reduce ${tribe(n)} to 1 Population`,
    strikeDragon: ({ tribe: n }) => `Attack with ${tribe(n)}`,
    springTrap: () => 'Spring the Trap',
    bearIt: () => 'Take the hit',
  },
  tell: {
    warDrawn: ({ cards }) => `The Goblins draw ${listOf(cards.map((card: WarName) => names.wars[card].title))}.`,
    warChosen: ({ card }) => `The Goblins go to war: ${names.wars[card].title} (${names.wars[card].effect}).`,
    rubyUsed: ({ discarded }) => `The Goblin Ruby shines: the Goblins exchange ${CARDS[discarded]!.title}.`,
    overpopulated: ({ tribes: crowded }) =>
      crowded.length === 1
        ? `${tribes(crowded[0]!, 'overpopulate')}.`
        : `${capital(listOf(crowded.map(tribe)))} overpopulate.`,
    monsterJoined: ({ tribe: n, monster: m }) =>
      `The ${names.monsters[m].title} ${m === 'brightBeetles' ? 'join' : 'joins'} ${tribe(n)}.`,
    monstersSentAway: ({ cards }) =>
      `The Goblins send away ${listOf(cards.map((card) => `the ${names.monsters[card].title}`))}.`,
    monsterHelped: ({ monster: m }) => HELP[m] ?? '',
    secretPlayed: ({ card, tribe: n }) =>
      `The Goblins play ${names.secrets[card].title}${n === null ? '' : ` for ${tribe(n)}`}.`,
    emerged: ({ tribe: n, space }, view) => `${tribes(n, 'come')} out on ${the(view, space)}.`,
    lurks: ({ tribe: n, cell }) => `${tribes(n, 'lurk')} in the dark ${where(cell)}.`,
    assaulted: ({ tribe: n, target: who }) => `${tribes(n, 'attack')} ${target(who)}!`,
    crystalBattered: ({ tribe: n, smashed }) =>
      smashed ? `${tribes(n, 'strike')} too, and the Crystal breaks!` : `${tribes(n, 'hack')} at the Crystal.`,
    plundered: ({ tribe: n, what, trapped }) =>
      trapped
        ? `The Gem is trapped: ${tribe(n)} ${n === 2 ? 'runs' : 'run'}!`
        : `${tribes(n, 'plunder')} a ${what === 'gem' ? 'Gem' : 'Treasure'}.`,
    explored: ({ tribe: n, cell }) => `${tribes(n, 'explore')} the dark ${where(cell)}.`,
    hexed: ({ target: role, by }) => `The Eye hexes the ${names.roles[role].title} for ${by}.`,
    rage: ({ rage }) => `The Goblins’ Rage is now ${rage}.`,
    populationLost: ({ tribe: n, lost, left }) =>
      `${tribes(n, 'lose')} ${lost} Population and ${n === 2 ? 'has' : 'have'} ${left}.`,
    scattered: ({ tribe: n }) => `${tribes(n, 'scatter')}.`,
    tribeHid: ({ tribe: n }) => `${tribes(n, 'hide')}.`,
    tribeUncovered: ({ tribe: n }) => `A tile lands where ${tribe(n)} lurked. Now everyone can see them.`,
    ambushed: ({ tribe: n }) => (n === null ? 'The Goblins lie low.' : `${tribes(n, 'ambush')} the Knight!`),
    monsterLost: ({ tribe: n, monster: m }) => `${tribes(n, 'lose')} the ${names.monsters[m].title}.`,
    secretsDrawn: ({ count, cards }) =>
      cards === null
        ? `The Goblins draw ${count === 1 ? 'a Secret' : `${count} Secrets`}.`
        : `You draw ${listOf(cards.map((card: SecretName) => names.secrets[card].title))}.`,
    secretDiscarded: ({ card }) => `The Goblins discard ${names.secrets[card].title}.`,
    trapSprung: () => 'The Trap snaps shut!',
  },
};
