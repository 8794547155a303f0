import { SYMBOLS } from '../../../data/dragon.ts';
import type { SidequestName } from '../../../data/knight.ts';
import { ENCHANTED_BOW } from '../../../data/knight.ts';
import type { QuestChance } from '../../../queries/quests.ts';
import { crystalHere, isOfHidden, stepsLeft, tribeIn, tribesBeside } from '../../facts.ts';
import type { Language } from '../../language.ts';
import { owed, slotIn as slotTitle } from '../../printed.ts';
import { ofQuests } from '../../quests.ts';
import type { Fact } from '../../refused.ts';
import { cubesPlaced, gemIn, nextCubeAt, questIn, sideIn, slotIn, tokensOnMap, treasureIn } from '../../wished.ts';
import { IsFoe, place, There, there, whose } from '../about.ts';
import { listOf, piece, several, the } from '../grammar.ts';
import { names } from '../names.ts';

const title = (name: SidequestName): string => `${names.sidequests[name].title} isn’t done yet`;
const counted = (name: SidequestName, { have, need }: { have: number; need: number }): string =>
  `${title(name)} (${have} of ${need}): ${names.sidequests[name].effect}`;
const BY: { readonly [name in SidequestName]?: string } = {
  daring: 'Attack one of these',
  eagleEyed: 'Hit one of these with a bow',
  fearless: 'Reveal and attack one of these',
  stalwart: 'Attack one of these, with 3 Population or more',
};
const atOnce = (name: SidequestName, chance: QuestChance): string => {
  switch (chance.is) {
    case 'gems':
      return `${title(name)}: try to take a Dragon Gem. In the cave now: ${chance.n}.`;
    case 'treasures':
      return `${title(name)}: take 2 Treasures in one turn. Spaces with Treasure: ${chance.n}.`;
    case 'monsters':
      return `${title(name)}: beat a Monster in an Ambush. Your Strength is ${chance.n}.`;
    case 'ambushes':
      return `${title(name)}: face 2 Ambushes in one turn. You have ${several(chance.n, 'Encounter')} left.`;
    case 'foes':
      return chance.who.length === 0
        ? `${title(name)}, and nobody it counts for is on the map now.`
        : `${title(name)}. ${BY[name]}: ${listOf(chance.who.map(piece))}.`;
  }
};
const slotName = (fact: Fact): string => {
  const slot = slotIn(fact);
  return slot === null ? 'that place' : slotTitle(names, slot);
};

export const knight = {
  'KNIGHT-CUBE-2': (_fact, view) =>
    `All ${several(cubesPlaced(view), 'cube')} are placed. You pick them up at the start of your next turn.`,
  'KNIGHT-CUBE-3': (fact, { knight: k }) =>
    `There is no room for a cube on ${slotName(fact)}. Your ${several(k?.ready ?? 0, 'cube')} can go elsewhere.`,
  'KNIGHT-CUBE-4': (_fact, view) => {
    const at = nextCubeAt(view);
    return `You can’t spend a cube: you have only the two you must keep.${at === null ? '' : ` You win the next at ${at} Grit.`}`;
  },
  'KNIGHT-GRIT-3': (fact) =>
    slotIn(fact) === null
      ? 'You have no unplaced cube. Give one from your board.'
      : `There’s no cube on ${slotName(fact)}. Give up another one.`,
  'KNIGHT-FLARE-1': (fact, view) =>
    view.knight?.done.includes('flare')
      ? 'You’ve already sent up your Flare this turn.'
      : `A Flare on ${there(fact, view)} would reveal nothing. Choose a space near Dark tiles.`,
  'KNIGHT-MOVE-1': (fact, view) =>
    stepsLeft(view) === 0
      ? `You’ve used your ${several(view.knight?.movement ?? 0, 'step')}. A cube on Movement gives you more.`
      : `${There(fact, view)} isn’t next to you. You have ${several(stepsLeft(view), 'step')} left.`,
  'KNIGHT-MOVE-2': (_fact, { knight: k }) =>
    `A wall is in the way. Each cube on the Ancient Map crosses one: you have ${k?.gear[2] ?? 0} there. Or bomb it.`,
  'KNIGHT-MOVE-3': (_fact, { knight: k }) =>
    `You’ve used your ${several(k?.perception ?? 0, 'Encounter')}. Put a cube on Perception to keep walking, or end your turn.`,
  'KNIGHT-MOVE-5': (_fact, view) =>
    `There is no Event token on your space. Tokens on the map: ${tokensOnMap(view, 'event')}.`,
  'KNIGHT-MOVE-6': (_fact, view) => `An Event waits for you on ${the(view, view.knight?.at ?? 0)}. Meet it first.`,
  'KNIGHT-MOVE-7': (_fact, { knight: k, dragon: d }) =>
    `The Dragon’s Armor ${d?.armor ?? 0} is above your Strength ${k?.strength ?? 0}. Put cubes on Strength first.`,
  'KNIGHT-MOVE-8': (_fact, view) =>
    owed(view).length > 0
      ? `Attack ${listOf(owed(view).map(piece))} first: you’re on the same space.`
      : `The Goblins there are too strong for your Strength ${view.knight?.strength ?? 0}. Put cubes on Strength first.`,
  'KNIGHT-ENCOUNTER-1': (_fact, { knight: k }) =>
    `You’ve used your ${several(k?.perception ?? 0, 'Encounter')}. A cube on Perception gives you one more.`,
  'KNIGHT-ENCOUNTER-6': (fact, { knight: k }) =>
    `A cube on ${slotName(fact)} won’t help in an Ambush. Add to Strength (now ${k?.strength ?? 0}) or the Shield, or face it.`,
  'KNIGHT-ATTACK-1': (_fact, { knight: k, dragon: d }) =>
    k !== null && d !== null && k.at !== d.at
      ? 'The Dragon isn’t on your space. Walk to him first.'
      : `Your Strength ${k?.strength ?? 0} is below his Armor ${d?.armor ?? 0}. Put cubes on Strength first.`,
  'KNIGHT-ATTACK-2': (_fact, { knight: k }) =>
    k?.done.includes('attackBelow')
      ? 'You’ve already attacked the Dragon underground this turn. Try again next turn.'
      : 'Before the Collapse, reaching the Dragon underground takes the Bomb or the Javelin. Put a cube on the Bomb.',
  'KNIGHT-ATTACK-4': (fact, view) => {
    if (isOfHidden(fact, view)) {
      const them = tribeIn(fact) === 2 ? 'it' : 'them';
      return `${IsFoe(fact, 'That Tribe')} hidden, so you can’t attack ${them}. ${them === 'it' ? 'It' : 'They'} must come out first.`;
    }
    const there = tribesBeside(view).map((other) => `${piece(other.piece)} ${other.strength}`);
    if (there.length === 0) return `${IsFoe(fact, 'That Tribe')}n’t on your space. Walk there first.`;
    return `Your Strength ${view.knight?.strength ?? 0} must beat that of the Tribe here: ${listOf(there)}.`;
  },
  'KNIGHT-ATTACK-5': (_fact, { knight: k, thief: t }) =>
    k !== null && t !== null && k.at !== t.at
      ? 'The Thief isn’t on your space. Walk to him first.'
      : `Your Perception ${k?.perception ?? 0} must beat his Stealth ${t?.stealth ?? 0}. Put cubes on Perception first.`,
  'KNIGHT-ATTACK-6': (_fact, view) => {
    const needed = crystalHere(view);
    if (needed === null)
      return `There is no Crystal on your space. Crystals on the map: ${tokensOnMap(view, 'crystal')}.`;
    return `Smashing it takes Strength ${needed}. Yours is ${view.knight?.strength ?? 0}.`;
  },
  'KNIGHT-GATHER-1': (_fact, view) =>
    `There is no Treasure on your space. Spaces with Treasure: ${tokensOnMap(view, 'treasure')}.`,
  'KNIGHT-GATHER-3': (fact, view) => {
    const gem = gemIn(fact);
    const at = gem === null ? -1 : (view.dragon?.gems[SYMBOLS.indexOf(gem)] ?? -1);
    if (gem === null) return 'That Gem isn’t on your space.';
    return `The ${names.gems[gem]} is ${at < 0 ? 'not in the cave' : `on ${the(view, at)}`}.${at < 0 ? '' : ' Walk there first.'}`;
  },
  'KNIGHT-BOMB-1': (_fact, { knight: k }) =>
    k?.done.includes('bomb') ? 'You’ve already used the Bomb this turn.' : 'Put a cube on the Bomb first.',
  'KNIGHT-BOMB-2': (fact, { knight: k }) =>
    k !== null && k.bombs === 0
      ? 'All Bomb tokens are used up.'
      : `There is no wall to blast ${sideIn(fact) ?? 'there'}${sideIn(fact) === null ? '' : ' of you'}. Choose another side.`,
  'KNIGHT-BOW-1': (fact, { knight: k }) => {
    if (k?.done.includes('bow')) return 'You’ve already shot the Bow this turn.';
    return k?.gear[1] === 0
      ? 'Put a cube on the Bow first.'
      : `You can’t see ${whose(fact)}. Stand in line, with no wall and no Dark tile between.`;
  },
  'KNIGHT-BOW-2': (fact, { knight: k }) =>
    `With Strength 1 an arrow can’t harm ${whose(fact)}. ${k?.ready === 0 ? 'You have no cube left for Strength this turn.' : `Put one of your ${several(k?.ready ?? 0, 'cube')} on Strength first.`}`,
  'KNIGHT-MONSTER-6': (fact, view) =>
    `You can’t flee to ${there(fact, view)}. Choose a Lit space next to yours with nothing on it.`,
  'KNIGHT-MONSTER-8': (fact) => `He doesn’t drag you to ${place(fact)}. Choose the nearest Dark tile on a diagonal.`,
  'KNIGHT-TREASURE-1': (fact, { knight: k }) => {
    const card = treasureIn(fact);
    return `You don’t have ${card === null ? 'that card' : `the ${names.treasures[card].title}`} face down. You hold ${several(k?.faceDown ?? 0, 'card')} face down.`;
  },
  'KNIGHT-TREASURE-4': (fact, { knight: k }) => {
    if (k?.done.includes('enchantedBow')) return 'You’ve already shot the Enchanted Bow this turn.';
    return k?.treasureCubes[ENCHANTED_BOW] === 0
      ? 'Put a cube on the Enchanted Bow first.'
      : `${IsFoe(fact, 'Your target')} out of reach. The Enchanted Bow shoots up to 5 spaces in line.`;
  },
  'KNIGHT-TREASURE-6': (_fact, { knight: k }) => {
    if (k?.done.includes('bomb')) return 'You’ve used the Bomb this turn, and the Javelin doesn’t go with it.';
    return k?.faceUp.includes('javelin')
      ? 'You’ve shown the Javelin, so your next attack must use it.'
      : 'You don’t have the Javelin. Attack without it.';
  },
  'KNIGHT-TREASURE-9': (_fact, { knight: k }) => {
    if (k !== null && k.health >= k.fullHealth) return `You are in full Health (${k.health}).`;
    return k?.ready === 0 ? 'The Potion Kit takes an unplaced cube. You have none.' : 'You don’t have the Potion Kit.';
  },
  'KNIGHT-TREASURE-10': (fact, { knight: k, dragon: d, thief: t }) =>
    fact.target === 'thief'
      ? `That shot would do nothing: your Perception ${k?.perception ?? 0} must beat the Thief’s Stealth ${t?.stealth ?? 0}.`
      : `That shot would do nothing: Strength ${k?.strength ?? 0} (it takes 2), and the Dragon holds ${several(d?.cards ?? 0, 'card')}.`,
  'KNIGHT-QUEST-1': (fact, { knight: k }) => {
    const quest = questIn(fact);
    return `${quest === null ? 'That' : names.sidequests[quest].title} isn’t among your ${several(k?.sidequestsHeld ?? 0, 'Sidequest')}.`;
  },
  ...ofQuests(counted, atOnce),
} satisfies Partial<Language['refuse']>;
