import { MONSTERS, SECRETS, WAR_CARDS } from '../../data/goblins.ts';
import { TRIBES, type Tribe } from '../../data/tiles.ts';
import type { Space, State } from '../../state.ts';
import { cellOf } from '../../terrain/map.ts';
import { listOf } from '../../text/lists.ts';
import { cellName } from '../../text/places.ts';
import { cellIn, type Labels, type Narration, type Notation, type Prompts } from '../../text/shapes.ts';
import type { View } from '../../view.ts';
import type { GoblinsContents, GoblinsNews } from './contents.ts';

const place = (s: State, space: Space): string => cellName(cellOf(s, space));
const gemName = (gem: number): string => (gem < 0 ? "dragon's" : ['claw', 'flame', 'wing'][gem]!);

export const goblinsNotation: Notation<GoblinsContents> = {
  chooseWar: ({ card }) => `war ${WAR_CARDS[card]!.name}`,
  redrawWar: ({ card }) => `ruby for ${WAR_CARDS[card]!.name}`,
  blockTribe: ({ tribe }) => `block ${TRIBES[tribe]}`,
  populate: () => 'populate',
  payRage: () => 'pay rage',
  scatterFor: ({ tribe }) => `scatter ${TRIBES[tribe]}`,
  playLeader: () => 'leader',
  assignMonster: ({ monster, tribe }) => `${MONSTERS[monster]!.name} to ${TRIBES[tribe]}`,
  replaceMonster: ({ monster, tribe, replaced }) =>
    `${MONSTERS[monster]!.name} to ${TRIBES[tribe]} for ${MONSTERS[replaced]!.name}`,
  redrawMonster: ({ monster }) => `ruby for ${MONSTERS[monster]!.name}`,
  doneAssigning: () => 'send monsters away',
  redrawSecret: ({ secret }) => `ruby for ${SECRETS[secret]!.name}`,
  keepSecrets: () => 'keep secrets',
  activate: ({ tribe }) => `activate ${TRIBES[tribe]}`,
  hidingSpots: ({ tribe }) => `hidingSpots ${TRIBES[tribe]}`,
  tribeFlare: ({ tribe }) => `${TRIBES[tribe]} flare`,
  blindFury: ({ tribe }) => `blindFury ${TRIBES[tribe]}`,
  fireBomber: ({ tribe }) => `fireBomber ${TRIBES[tribe]}`,
  hex: ({ target }) => `hex ${target}`,
  caveIn: () => 'caveIn',
  secretTunnels: () => 'secretTunnels',
  layFaceUp: ({ secret }) => `lay ${SECRETS[secret]!.name}`,
  emerge: ({ tribe, space }, s) => `${TRIBES[tribe]} emerges ${place(s, space)}`,
  lurk: ({ tribe, cell }) => `${TRIBES[tribe]} lurks ${cellName(cell)}`,
  comeOut: ({ tribe, space }, s) => `${TRIBES[tribe]} comes out ${place(s, space)}`,
  prowl: ({ tribe, to }, s) => `${TRIBES[tribe]} ${place(s, to)}`,
  prowlOut: ({ tribe, cell }) => `${TRIBES[tribe]} prowls out ${cellName(cell)}`,
  tunnel: ({ tribe, to }, s) => `${TRIBES[tribe]} tunnels ${place(s, to)}`,
  wisp: ({ to }, s) => `wisp knight ${place(s, to)}`,
  assault: ({ tribe, target, poison }) => `${TRIBES[tribe]} attacks ${target}${poison ? ' with poison' : ''}`,
  batterCrystal: ({ tribe }) => `${TRIBES[tribe]} attacks crystal`,
  plunderTreasure: ({ tribe }) => `${TRIBES[tribe]} plunders treasure`,
  plunderGem: ({ tribe, gem }) => `${TRIBES[tribe]} plunders ${gemName(gem)} gem`,
  explore: ({ tribe, cell }) => `${TRIBES[tribe]} explores ${cellName(cell)}`,
  hideTribe: ({ tribe }) => `${TRIBES[tribe]} hides`,
  useSpecial: ({ tribe }) => `${TRIBES[tribe]} special`,
  standDown: ({ tribe }) => `${TRIBES[tribe]} stands down`,
  gnomeJump: ({ tribe, to }, s) => `${TRIBES[tribe]} jumps ${place(s, to)}`,
  stayPut: () => 'stay put',
  bringDown: ({ space }, s) => `bring down ${place(s, space)}`,
  enoughRubble: () => 'enough rubble',
  useBeetles: () => 'use beetles',
  spareBeetles: () => 'spare beetles',
  ambush: ({ tribe }) => `ambush ${TRIBES[tribe]}`,
  lieLow: () => 'lie low',
  loseMonster: ({ tribe, monster }) => `${TRIBES[tribe]} loses ${MONSTERS[monster]!.name}`,
  drawSecrets: () => 'draw secrets',
  gainRage: () => 'gain rage',
  discardSecret: ({ secret }) => `discard ${SECRETS[secret]!.name}`,
  sporeTribe: ({ tribe }) => `spores on ${TRIBES[tribe]}`,
  strikeDragon: ({ tribe }) => `${TRIBES[tribe]} strikes dragon`,
  springTrap: () => 'spring trap',
  bearIt: () => 'bear it',
};

// ── English ──────────────────────────────────────────────────────────────────────────────

const TRIBE = ['Fangs', 'Bones', 'Eye'] as const;
/** 'brightBeetles' as people say it. */
const title = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter}`).replace(/^./, (letter) => letter.toUpperCase());
const monsterName = (monster: number): string => title(MONSTERS[monster]!.name);
const secretName = (secret: number): string =>
  SECRETS[secret]!.name === 'caveIn' ? 'Cave-In' : title(SECRETS[secret]!.name);
const at = (view: View, space: Space): string => cellName(cellIn(view, space));
const SPECIAL: { readonly [tribe in Tribe]: string } = {
  0: 'Raise Rage',
  1: 'Draw a Monster',
  2: 'Draw a Secret',
};
const whose = (view: View): string => (view.reader === 'goblins' ? 'your' : "the Goblins'");
/** What a War card brings, in short. */
function warText(card: number): string {
  const { name, discs, monsters, secrets, rage } = WAR_CARDS[card]!;
  const also = [
    monsters > 0 ? `${monsters} ${monsters === 1 ? 'Monster' : 'Monsters'}` : '',
    secrets > 0 ? `${secrets} ${secrets === 1 ? 'Secret' : 'Secrets'}` : '',
    rage > 0 ? `${rage} Rage` : '',
  ].filter((part) => part !== '');
  return `${title(name)}: ${discs.join('/')}${also.length > 0 ? `, ${listOf(also)}` : ''}`;
}

export const goblinsPrompts: Prompts<GoblinsContents> = {
  'goblins.war': () => 'Choose a War card.',
  'goblins.block': () => 'Pay 1 Rage to keep a Tribe from growing?',
  'goblins.overpopulate': () => 'Too many goblins: pay Rage, or which Tribe scatters?',
  'goblins.assign': () => 'Which Monster joins which Tribe?',
  'goblins.redraw': () => 'The Goblin Ruby: exchange one of the Secrets just drawn?',
  'goblins.act': () => 'Activate a Tribe, play a Secret, or end the turn.',
  'goblins.tribe': ({ tribe }) => `What does the ${TRIBE[tribe]} Tribe do?`,
  'goblins.gnome': ({ tribe }) => `The Gnome: where does the ${TRIBE[tribe]} Tribe jump?`,
  'goblins.caveIn': ({ left }) => `Cave-In: ${left === 1 ? 'one more tile' : `up to ${left} more tiles`}.`,
  'goblins.beetles': ({ tribe, loss }) =>
    `The ${TRIBE[tribe]} Tribe loses ${loss} Population: give up the Bright Beetles to save one?`,
  'goblins.spring': () => 'Ambush the Knight?',
  'goblins.loseMonster': ({ tribe }) => `The ${TRIBE[tribe]} Tribe scatters: which Monster leaves it?`,
  'goblins.loot': ({ drop }) => `The Thief's loot: ${drop === 1 ? '1 Secret' : `${drop} Secrets`}, or ${drop} Rage?`,
  'goblins.discardSecrets': () => 'Discard down to five Secrets.',
  'goblins.spores': () => 'Spores: which Tribe falls to Population 1?',
  'goblins.foil': (_at, view) => `A power of the Dragon strikes ${whose(view)} Tribes: spring the Trap?`,
  'goblins.strikeDragon': () => 'The Dragon comes to the Goblins: which Tribe attacks him?',
};

export const goblinsLabels: Labels<GoblinsContents> = {
  chooseWar: ({ card }) => warText(card),
  redrawWar: ({ card }) => `Ruby: another card for ${title(WAR_CARDS[card]!.name)}`,
  blockTribe: ({ tribe }) => `Pay 1 Rage for ${TRIBE[tribe]}`,
  populate: () => 'Populate',
  payRage: () => 'Pay Rage',
  scatterFor: ({ tribe }) => `Scatter ${TRIBE[tribe]}`,
  playLeader: () => 'Play the Leader',
  assignMonster: ({ monster, tribe }) => `${monsterName(monster)} to ${TRIBE[tribe]}`,
  replaceMonster: ({ monster, tribe, replaced }) =>
    `${monsterName(monster)} to ${TRIBE[tribe]} instead of ${monsterName(replaced)}`,
  redrawMonster: ({ monster }) => `Ruby: another Monster for ${monsterName(monster)}`,
  doneAssigning: () => 'Send the rest away',
  redrawSecret: ({ secret }) => `Exchange ${secretName(secret)}`,
  keepSecrets: () => 'Keep them',
  activate: ({ tribe }) => `Activate ${TRIBE[tribe]}`,
  hidingSpots: ({ tribe }) => `Hiding Spots: ${TRIBE[tribe]} attacks the Knight`,
  tribeFlare: ({ tribe }) => `Flare of ${TRIBE[tribe]}`,
  blindFury: ({ tribe }) => `Blind Fury for ${TRIBE[tribe]}`,
  fireBomber: ({ tribe }) => `Fire Bomber with ${TRIBE[tribe]}`,
  hex: ({ target }) => `Hex the ${title(target)}`,
  caveIn: () => 'Cave-In',
  secretTunnels: () => 'Secret Tunnels',
  layFaceUp: ({ secret }) => `Lay the ${secretName(secret)} face up`,
  emerge: ({ space }, view) => `Come out at ${at(view, space)}`,
  lurk: ({ cell }) => `Lurk at ${cellName(cell)}`,
  comeOut: ({ space }, view) => `Come out to ${at(view, space)}`,
  prowl: ({ to }, view) => `Move to ${at(view, to)}`,
  prowlOut: ({ cell }) => `Prowl out to ${cellName(cell)}`,
  tunnel: ({ to }, view) => `Tunnel to ${at(view, to)}`,
  wisp: ({ to }, view) => `Wisp: lead the Knight to ${at(view, to)}`,
  assault: ({ target, poison }) => `Attack the ${title(target)}${poison ? ' with Poison' : ''}`,
  batterCrystal: () => 'Attack the Crystal',
  plunderTreasure: () => 'Plunder the Treasure',
  plunderGem: ({ gem }) => (gem < 0 ? 'Steal a Gem from the Dragon' : `Plunder the ${title(gemName(gem))} Gem`),
  explore: ({ cell }) => `Explore ${cellName(cell)}`,
  hideTribe: () => 'Hide',
  useSpecial: ({ tribe }) => SPECIAL[tribe],
  standDown: () => 'Do nothing more',
  gnomeJump: ({ to }, view) => `Jump to ${at(view, to)}`,
  stayPut: () => 'Stay',
  bringDown: ({ space }, view) => `Bring down ${at(view, space)}`,
  enoughRubble: () => 'That is enough',
  useBeetles: () => 'Give up the Beetles',
  spareBeetles: () => 'Keep them, take the loss',
  ambush: ({ tribe }) => `Ambush with ${TRIBE[tribe]}`,
  lieLow: () => 'Lie low',
  loseMonster: ({ monster }) => `Lose the ${monsterName(monster)}`,
  drawSecrets: () => 'Draw Secrets',
  gainRage: () => 'Gain Rage',
  discardSecret: ({ secret }) => `Discard ${secretName(secret)}`,
  sporeTribe: ({ tribe }) => `The ${TRIBE[tribe]} Tribe`,
  strikeDragon: ({ tribe }) => `Attack with ${TRIBE[tribe]}`,
  springTrap: () => 'Spring the Trap',
  bearIt: () => 'Bear it',
};

const HELP: { readonly [monster: string]: string } = {
  blob: 'The Blob slimes the Knight.',
  brightBeetles: 'The Bright Beetles are given up.',
  gnome: 'The Gnome leads its Tribe away.',
  golem: 'The Golem breaks through a wall.',
  underworm: 'The Underworm digs a way.',
  wisp: 'The Wisp leads the Knight astray.',
};

export const goblinsNarration: Narration<GoblinsNews> = {
  warDrawn: ({ cards }) => `The Goblins draw ${listOf(cards.map(title))}.`,
  warChosen: ({ card }) => `${title(card)} is their War card.`,
  rubyUsed: ({ discarded }) => `The Goblin Ruby shines: ${title(discarded)} is exchanged.`,
  populated: ({ tribe, population }) => `${TRIBE[tribe]} grows to ${population}.`,
  overpopulated: ({ tribes }) => `Too many goblins: ${listOf(tribes.map((tribe) => TRIBE[tribe]))}.`,
  monstersDrawn: ({ cards }) => `Monsters come: ${listOf(cards.map(title))}.`,
  monsterJoined: ({ tribe, monster }) =>
    `${title(monster)} ${monster === 'brightBeetles' ? 'join' : 'joins'} ${TRIBE[tribe]}.`,
  monstersSentAway: ({ cards }) => `${listOf(cards.map(title))} ${cards.length === 1 ? 'is' : 'are'} sent away.`,
  monsterHelped: ({ monster }) => HELP[monster] ?? null,
  secretPlayed: ({ card, tribe }) =>
    `The Goblins play ${card === 'caveIn' ? 'Cave-In' : title(card)}${tribe === null ? '' : ` for ${TRIBE[tribe]}`}.`,
  emerged: ({ tribe, space }, view) => `${TRIBE[tribe]} comes out at ${at(view, space)}.`,
  lurks: ({ tribe, cell }) => `${TRIBE[tribe]} lurks at ${cellName(cell)}.`,
  assaulted: ({ tribe, target }) => `${TRIBE[tribe]} attacks the ${title(target)}!`,
  crystalBattered: ({ tribe, smashed }) =>
    smashed ? `${TRIBE[tribe]} comes to help, and the Crystal breaks.` : `${TRIBE[tribe]} hacks at the Crystal.`,
  plundered: ({ tribe, what, trapped }) =>
    what === 'treasure'
      ? `${TRIBE[tribe]} plunders Treasure.`
      : trapped
        ? `The Gem is trapped: ${TRIBE[tribe]} runs.`
        : `${TRIBE[tribe]} plunders a Gem.`,
  explored: ({ tribe, cell }) => `${TRIBE[tribe]} explores ${cellName(cell)}.`,
  hexed: ({ target, by }) => `The Eye hexes the ${title(target)}, with might ${by}.`,
  rage: ({ rage }) => `Rage is ${rage}.`,
  populationLost: ({ tribe, lost, left }) => `${TRIBE[tribe]} loses ${lost} Population; ${left} left.`,
  scattered: ({ tribe }) => `${TRIBE[tribe]} scatters.`,
  tribeHid: ({ tribe }) => `${TRIBE[tribe]} hides.`,
  tribeUncovered: ({ tribe }) => `${TRIBE[tribe]} no longer lurks: a tile lies under it.`,
  ambushed: ({ tribe }) => (tribe === null ? 'No Tribe ambushes.' : `${TRIBE[tribe]} ambushes the Knight!`),
  monsterLost: ({ tribe, monster }) => `${TRIBE[tribe]} loses the ${title(monster)}.`,
  secretsDrawn: ({ count }) => `The Goblins draw ${count === 1 ? 'a Secret' : `${count} Secrets`}.`,
  secretDiscarded: ({ card }) => `The Goblins discard ${card === 'caveIn' ? 'Cave-In' : title(card)}.`,
  trapSprung: () => 'The Trap snaps shut!',
};
