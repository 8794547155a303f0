import { capital } from '@trollmoot/kernel';
import { SYMBOLS } from '../../../data/dragon.ts';
import type { View } from '../../../view.ts';
import { climbPrice, numberIn, thiefSteps, waryBeside } from '../../facts.ts';
import type { Language } from '../../language.ts';
import type { Fact } from '../../refused.ts';
import { gemIn, hasToken, placeOfFoe, tokensOnMap, upgradeIn } from '../../wished.ts';
import { There, there, whom } from '../about.ts';
import { listOf, piece, several, the } from '../grammar.ts';
import { names } from '../names.ts';

const NO_CUBES = 'You’ve used all your Action cubes this turn.';
/** For what takes an Action cube. */
const cubeless =
  (otherwise: string) =>
  (_fact: Fact, { thief }: View): string =>
    thief?.cubes === 0 ? NO_CUBES : otherwise;
const costly = (fact: Fact, { thief: t }: View): string =>
  `That takes ${several(numberIn(fact, 'effort') ?? 0, 'cube')}. You have ${t?.cubes ?? 0}.`;
const upgradeName = (fact: Fact): string => {
  const upgrade = upgradeIn(fact);
  return upgrade === null ? 'That upgrade' : names.upgrades[upgrade].title;
};

export const thief = {
  'THIEF-2': (_fact, { thief: t }) =>
    `Your tokens show ${listOf((t?.tokens ?? []).map(String)) || '2, 3 and 4'}. Put each on a different stat.`,
  'THIEF-7': cubeless('You have no Flare in this game.'),
  'THIEF-MOVE-1': (fact, view) =>
    `${There(fact, view)} isn’t one open step away. You have ${several(thiefSteps(view), 'step')} left. To cross a wall, Climb.`,
  'THIEF-MOVE-2': (_fact, { thief: t }) =>
    `You’ve used your ${several(t?.movement ?? 0, 'step')}. Act with your ${several(t?.cubes ?? 0, 'cube')}, or end your turn.`,
  'THIEF-MOVE-3': (_fact, { thief: t }) =>
    t?.hasPeeked ? 'You’ve peeked, so you take no more steps this turn.' : 'You can peek only on a Dark tile.',
  'THIEF-CLIMB-1': (fact, view) =>
    `You can’t climb to ${there(fact, view)}. It takes a wall and ${several(climbPrice(view), 'cube')}: you have ${view.thief?.cubes ?? 0}.`,
  'THIEF-LOOT-1': (fact, { thief: t, dragon }) => {
    if (t?.cubes === 0) return NO_CUBES;
    const gem = gemIn(fact);
    if (gem === null) return `There is no Treasure on your space to loot. You have ${several(t?.cubes ?? 0, 'cube')}.`;
    return dragon?.gems[SYMBOLS.indexOf(gem)] === t?.at
      ? `The ${names.gems[gem]} costs 1 cube (it may be trapped) or 2 (safe). You have ${t?.cubes ?? 0}.`
      : `The ${names.gems[gem]} isn’t on your space. Sneak to it first.`;
  },
  'THIEF-HIDE-1': cubeless('Your Loot Drop is at 0 already.'),
  'THIEF-LOCK-1': (_fact, view) =>
    hasToken(view, view.thief?.at ?? null, 'vault')
      ? `That takes more cubes than your ${view.thief?.cubes ?? 0}. Spend fewer.`
      : `There is no Vault on your space. Vaults on the map: ${tokensOnMap(view, 'vault')}.`,
  'THIEF-LOCK-2': (_fact, view) =>
    `You’ve already tried this Vault this turn. Vaults on the map: ${tokensOnMap(view, 'vault')}.`,
  'THIEF-TARGET-1': (fact) => `You’ve already robbed or stabbed ${whom(fact, 'them')} this turn. Choose someone else.`,
  'THIEF-TARGET-2': (_fact, view) => {
    const there = waryBeside(view).map((other) => `${piece(other.piece)} ${other.wary}`);
    const whom = there.length === 0 ? 'the Perception or Armor of your victim' : listOf(there);
    return `Your Stealth ${view.thief?.stealth ?? 0} must beat ${whom}.`;
  },
  'THIEF-TARGET-3': (fact, view) => {
    const at = placeOfFoe(fact, view);
    return `${capital(whom(fact, 'your victim'))} must be on your space${at === null ? '.' : `. Now: ${the(view, at)}.`}`;
  },
  'THIEF-PICKPOCKET-1': (fact, view) => costly(fact, view),
  'THIEF-PICKPOCKET-2': (fact) => `There is nothing to take from ${whom(fact, 'them')}. Choose someone else.`,
  'THIEF-BACKSTAB-1': (fact, view) => costly(fact, view),
  'THIEF-UPGRADE-3': (fact) => `${upgradeName(fact)} isn’t free: it is taken, or the Flip row isn’t that far yet.`,
  'THIEF-UPGRADE-8': (fact, view) =>
    `You can’t slip away to ${there(fact, view)}. Choose a space next to you, not through a wall.`,
  'THIEF-UPGRADE-10': (fact) => `You can’t lose ${upgradeName(fact)}: you don’t have it, or a later Flip covers it.`,
} satisfies Partial<Language['refuse']>;
