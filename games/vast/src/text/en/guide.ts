import type { GuideWords } from '../guide.ts';
import { listOf, several } from './grammar.ts';
import { names } from './names.ts';

const quest = (name: keyof typeof names.sidequests): string => names.sidequests[name].title;
const sloth = (name: keyof typeof names.sloth): string => names.sloth[name].title;
const cubesWon = (n: number): string =>
  n === 0 ? '' : n === 1 ? ', with a Hero cube on the way' : `, with ${n} Hero cubes on the way`;

const leftOf = (parts: readonly string[], none: string): string => `${parts.length === 0 ? none : listOf(parts)} left.`;

/** What is left, what comes next, and what would be lost. */
export const guide: GuideWords = {
  names,
  left: {
    knight({ steps, encounters, cubes, isBarred }, unclaimed) {
      const parts = [
        ...(steps > 0 ? [several(steps, 'step')] : []),
        ...(encounters > 0 ? [several(encounters, 'Encounter')] : []),
        ...(cubes > 0 ? [several(cubes, 'cube')] : []),
      ];
      const claims = unclaimed.map(({ quest: name, grit }) => `Unclaimed: ${quest(name)}, +${grit} Grit. `).join('');
      const barred = isBarred ? ' Without an Encounter you can’t walk.' : '';
      return `${claims}${leftOf(parts, 'No steps, Encounters or cubes')}${barred}`;
    },
    goblins: ({ tribes, secrets }) =>
      `${tribes === 0 ? 'All Tribes have acted' : `${several(tribes, 'Tribe')} still to act`}. ${several(secrets, 'Secret')} in hand.`,
    tribe: (population, strength, isHidden) =>
      `Population ${population}, Strength ${strength}.${isHidden ? ' Hidden: it comes out on a Dark tile with its mark.' : ''}`,
    dragon: (cards, wakes) =>
      `${several(cards, 'card')} left. ${wakes.length === 0 ? 'Then Treasure and Gems.' : `Ready to wake: ${listOf(wakes.map(sloth))}.`}`,
    rest: (wakes) => (wakes.length === 0 ? 'Then you draw a new hand.' : `Ready to wake: ${listOf(wakes.map(sloth))}.`),
    cave: (omens) => `${several(omens, 'Omen')} in hand.`,
    thief: ({ steps, cubes }, stealth) =>
      `${leftOf([...(steps > 0 ? [several(steps, 'step')] : []), ...(cubes > 0 ? [several(cubes, 'cube')] : [])], 'No steps or cubes')} Stealth ${stealth}.`,
  },
  next: {
    shootBow: 'Choose a target for the Bow.',
    shootEnchanted: 'Choose a target for the Enchanted Bow.',
    bombWall: 'Choose the wall to blast.',
    sendFlare: 'Choose the space to light up.',
    fightTribe: 'Choose the Tribe to attack, with or without the Javelin.',
    fightDragon: 'Choose: with or without the Javelin.',
    hex: 'Choose whom to hex.',
    blindFury: 'Choose the Tribe that Blind Fury drives.',
    fireBomber: 'Choose the Tribe with the Fire Bomber.',
    hidingSpots: 'Choose the Tribe that attacks.',
    assignMonster: 'Choose the Tribe that this Monster joins.',
    replaceMonster: 'Choose the Monster that leaves.',
    wisp: 'Choose where the Wisp leads the Knight.',
    fill: 'Choose the place for this tile.',
    placeFor: 'Choose the place for this tile.',
    layTile: 'Choose the place for this tile.',
    placeTreasure: 'Choose the Dark tile for the Treasure.',
    layTerrain: 'Choose where the terrain lies.',
    assign: 'Choose the next stat.',
    loot: 'Choose what to take.',
    pickpocket: 'Choose whose pockets to pick.',
    pickLock: 'Choose how many cubes to spend.',
    backstab: 'Choose whom to stab.',
    wing: 'Choose where to fly.',
    hiss: 'Choose the Tribe to hiss at.',
    slither: 'Choose the section that a Sloth cube leaves.',
    swat: 'Choose the token to swat.',
    burn: 'Choose the Dark tile to reveal.',
    scratch: 'Choose whom to scratch.',
    flameWall: 'Choose the tile that burns.',
  },
  slitherTo: (from) => `Where should the Sloth cube from ${sloth(from)} go?`,
  choose: (options) => `Choose one of ${options}.`,
  lost: {
    claim: ({ quest: name, grit, total, cubes }, when) =>
      `${quest(name)} is yours to claim. +${grit} Grit brings you to ${total}${cubesWon(cubes)}. It is lost if you ${when === 'turn' ? 'end now' : 'do this first'}.`,
    wake: (name, wakefulness, needed) =>
      `You can wake with ${sloth(name)}. That makes Wakefulness ${wakefulness} of ${needed}. It is lost if you end now.`,
    unclaimed: (name) => `${quest(name)} unclaimed`,
    unwoken: (name) => `${sloth(name)} unused`,
    cubes: (n) => `${several(n, 'cube')} unused`,
    tribes: (n) => `${several(n, 'Tribe')} unused`,
    treasure: 'Treasure unplaced',
  },
};
