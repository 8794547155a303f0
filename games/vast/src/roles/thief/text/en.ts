import { THIEF } from '../../../data/pieces.ts';
import { thiefLeft } from '../../../queries/unspent.ts';
import { does, going, piece, several, short, shortCell, the } from '../../../text/en/grammar.ts';
import { names } from '../../../text/en/names.ts';
import type { ThiefRoom } from '../../../text/language.ts';
import { faceIn } from '../../../text/printed.ts';
import type { Effort, Loot } from '../contents.ts';

const loot = (token: Loot): string => (token === 'treasure' ? 'the Treasure' : `the ${names.gems[token]}`);
const cubes = (n: number): string => (n === 0 ? 'no cube' : several(n, 'cube'));
const ODDS = { 1: '4 or more', 2: '2 or more', 3: 'certain' } as const;
const stab = (victim: number, effort: Effort): string => {
  if (victim === 0) return `−${[1, 3, 5][effort - 1]} Grit`;
  return victim === 4 ? `−${several(effort, 'card')}` : `−${effort} Population`;
};

export const thief: ThiefRoom = {
  ask: {
    'thief.assign': () => 'Assign your stat tokens to Movement, Stealth and Thievery.',
    'thief.act': (_at, view) => {
      const { steps, cubes: left } = thiefLeft(view);
      if (steps > 0) return left > 0 ? 'Sneak and act, in any order.' : 'Sneak on, or end your turn.';
      return left > 0 ? 'Act with your cubes, or end your turn.' : 'Anything else this turn?';
    },
    'thief.peeked': ({ space }, view) =>
      `You have seen ${known(view.map.spaces.find((there) => there.space === space)?.face)}: reveal it?`,
    'thief.tryAgain': () => 'Sticky Fingers: roll again?',
    'thief.takeCard': () => 'Choose a Treasure card to take from the Knight.',
    'thief.takeSecret': () => 'Choose a Secret to take from the Goblins.',
    'thief.fetch': () => 'The supply is empty: take a Treasure token from anywhere.',
    'thief.evade': () => 'Evade the attack? The die must show 4 or more.',
    'thief.dodge': () => 'You evade the attack: slip one space away?',
    'thief.upgrade': ({ left }) =>
      left === 1
        ? 'Choose the upgrade for your stashed token.'
        : `Choose an upgrade. ${left} tokens give you one each.`,
    'thief.spores': () => 'Spores: choose the upgrade you lose.',
  },
  watch: {
    'thief.assign': () => 'The Thief assigns his stat tokens.',
    'thief.act': () => 'The Thief sneaks about and acts.',
    'thief.peeked': () => 'The Thief has looked under his tile.',
    'thief.tryAgain': () => 'The Thief may roll again with Sticky Fingers.',
    'thief.takeCard': () => 'The Thief picks a Treasure card of the Knight.',
    'thief.takeSecret': () => 'The Thief picks a Secret of the Goblins.',
    'thief.evade': () => 'The Thief may try to evade the attack.',
    'thief.dodge': () => 'The Thief evades the attack and may slip away.',
    'thief.upgrade': () => 'The Thief chooses an upgrade.',
    'thief.spores': () => 'Spores cost the Thief an upgrade.',
  },
  label: {
    assign: ({ movement, stealth, thievery }) =>
      `Assign Movement ${movement}, Stealth ${stealth}, Thievery ${thievery}`,
    sneak: ({ to }, view) => going('Sneak', view, THIEF, to),
    sneakOut: ({ cell }) => `Sneak out to ${shortCell(cell)}`,
    climb: ({ to }, view) => going('Climb', view, THIEF, to),
    loot: ({ token, cubes: n }) =>
      token === 'treasure'
        ? 'Loot the Treasure (1 cube)'
        : `Loot ${loot(token)} (${n === 1 ? '1 cube: trapped on 3 of 6 faces' : '2 cubes: safe'})`,
    pickpocket: ({ victim, effort }) => `Pickpocket ${piece(victim)} (${cubes(effort)}: ${ODDS[effort]})`,
    pickLock({ effort }, { thief: t }) {
      const kit = t?.upgrades.includes('lockPickingKit') ? 1 : 0;
      return `Pick the lock (${cubes(effort - kit)}: ${ODDS[effort]})`;
    },
    backstab: ({ victim, effort }) => `Backstab ${piece(victim)} (${cubes(effort)}: ${stab(victim, effort)})`,
    hideLoot: () => 'Hide loot (1 cube)',
    flareHere: () => 'Send up a Flare (1 cube)',
    peek: () => 'Stop here and peek',
    lightUp: () => 'Reveal it',
    leaveDark: () => 'Leave it Dark',
    tryAgain: () => 'Roll again',
    giveUp: () => 'Leave empty-handed',
    takeCard: ({ card }) => `Take the ${names.treasures[card].title}`,
    takeHidden: () => 'Take a hidden card at random',
    takeFaceUp: ({ secret }) => `Take the ${names.secrets[secret].title}`,
    takeSecret: () => 'Take a hidden Secret at random',
    fetch: ({ space }, view) => `Take it from the ${short(view, space)}`,
    evade: () => 'Try to evade (4 or more)',
    succumb: () => 'Let the attack hit',
    dodge: ({ to }, view) => going('Slip', view, THIEF, to),
    stay: () => 'Stay where you are',
    upgrade: ({ upgrade }) => `Gain ${names.upgrades[upgrade].title}`,
    loseUpgrade: ({ upgrade }) => `Lose ${names.upgrades[upgrade].title}`,
  },
  tell: {
    thiefAppeared: () => 'The Thief slips in through the Entrance.',
    thiefAssigned: ({ movement, stealth, thievery }) =>
      `The Thief assigns Movement ${movement}, Stealth ${stealth}, Thievery ${thievery}.`,
    looted: ({ token }) => `The Thief reaches for ${loot(token)}.`,
    gemTrapped: ({ gem }) => `The ${names.gems[gem]} is trapped!`,
    climbed: ({ to }, view) => `The Thief climbs over to ${the(view, to)}.`,
    pickpocketed: ({ victim }) => `The Thief picks the pockets of ${piece(victim)}.`,
    pocketed: () => 'His fingers find something.',
    thiefFailed: () => 'The Thief comes away empty-handed.',
    lockPicked: () => 'The Thief works at the lock of the Vault.',
    vaultOpened: () => 'The Vault springs open!',
    backstabbed: ({ victim }) => `The Thief stabs ${piece(victim)} in the back.`,
    lootHidden: ({ level }) => `The Thief hides loot: his Loot Drop is now ${level}.`,
    tokenGained: ({ carried }) => `The Thief takes a token and now carries ${carried}.`,
    cardStolen: ({ card }) => `The Thief has taken your ${names.treasures[card!].title}.`,
    peeked: ({ space, face }, view) =>
      face === null ? `The Thief peeks under ${the(view, space)}.` : `You peek under the tile: ${known(face)}.`,
    thiefKilled: ({ by }) => (by === null ? 'The Thief dies.' : does(by, 'kill the Thief!')),
    thiefEvaded: () => 'The Thief evades the attack.',
    stashed: ({ tokens, total }) => `The Thief stashes ${several(tokens, 'token')}: ${total} in all.`,
    upgraded: ({ upgrade }) => `The Thief gains an upgrade: ${names.upgrades[upgrade].title}.`,
    upgradeLost: ({ upgrade }) => `The Thief loses an upgrade: ${names.upgrades[upgrade].title}.`,
  },
};

/** 'A04' as its owner sees it: an Ambush tile with one wall. */
function known(name: string | null | undefined): string {
  const face = faceIn(names, name);
  return face === null ? 'the tile' : `${face[0]} (${face[1]})`;
}
