import { capital } from '@trollmoot/kernel';
import { SLOTH } from '../../../data/dragon.ts';
import { SHIELD } from '../../../data/knight.ts';
import { DRAGON } from '../../../data/pieces.ts';
import { lackFor, piecesBeside, powerIn } from '../../facts.ts';
import type { Language } from '../../language.ts';
import { gemIn, slothIn, spaceIn, tokensOnMap, tribesOnMap } from '../../wished.ts';
import { There, there, whose } from '../about.ts';
import { listOf, piece, tribe } from '../grammar.ts';
import { names } from '../names.ts';

export const dragon = {
  'DRAGON-MOVE-1': (fact, view) =>
    fact.used === true
      ? 'You’ve used your free move. Wing moves you again.'
      : `${There(fact, view)} is out of reach. You move 1 or 2 spaces in a straight line.`,
  'DRAGON-MOVE-3': (fact, view) =>
    `A wall bars the way to ${there(fact, view)}. On the surface, Wing takes you over one.`,
  'DRAGON-MOVE-4': (fact, view) =>
    `A Dark tile bars the way to ${there(fact, view)}. On the surface you can enter only Lit ones.`,
  'DRAGON-MOVE-8': () => 'There is nothing but empty dark that way.',
  'DRAGON-POWER-1': (fact, view) => {
    const name = powerIn(fact);
    const lack = name === null ? null : lackFor(name, view);
    if (name === null || lack === null) return 'You do not have that symbol.';
    const what = lack.symbol === null ? `any ${lack.needs} symbols` : `${lack.needs} ${names.symbols[lack.symbol]}`;
    return `${names.powers[name].title} takes ${what}; you have ${lack.has}.`;
  },
  'DRAGON-POWER-2': () =>
    'Moving and powers are over for this turn. Pick up Treasure, place a Gem, wake, or end your turn.',
  'DRAGON-HOARD-1': (_fact, view) =>
    view.dragon?.done.includes('gemPlaced')
      ? 'You’ve placed a Gem this turn, so you can’t pick up Treasure too.'
      : `There is no Treasure on your space. Spaces with Treasure: ${tokensOnMap(view, 'treasure')}.`,
  'DRAGON-GEM-1': (fact, { dragon: d }) => {
    const gem = gemIn(fact);
    if (d?.done.includes('gemPlaced')) return 'You’ve already placed a Gem this turn.';
    return `The ${gem === null ? 'Gem' : names.gems[gem]} isn’t with you any more. Place another.`;
  },
  'DRAGON-WAKE-1': (fact) => {
    const sloth = slothIn(fact.sloth);
    return `${sloth === null ? 'That section' : names.sloth[sloth].title} has no cube left. Wake with another.`;
  },
  'DRAGON-WAKE-2': (_fact, { dragon: d }) =>
    `Already woken this turn with: ${listOf((d?.woke ?? []).map((urge) => capital(urge))) || 'that'}. Each works once per turn.`,
  'DRAGON-WAKE-3': (_fact, { dragon: d }) =>
    `Greed takes a Treasure token of your hoard. You have ${d?.treasures ?? 0}. Pick one up first.`,
  'DRAGON-WAKE-4': (_fact, { dragon: d }) => `Hunger needs 2 goblins in your belly. There are ${d?.eaten ?? 0}.`,
  'DRAGON-WAKE-5': () => 'Pride needs an Event tile revealed by one of your powers this turn.',
  'DRAGON-WAKE-6': (_fact, { dragon: d }) =>
    `Pride takes a Gem placed this turn while another is in the cave. Gems in the cave: ${(d?.gems ?? []).filter((at) => at >= 0).length}.`,
  'DRAGON-WAKE-7': (_fact, { dragon: d }) =>
    d?.done.includes('moved')
      ? 'You’ve moved this turn. Pride needs you to keep still all turn.'
      : 'Pride needs you to keep still all turn.',
  'DRAGON-CLAW-1': () => 'Claw cannot be used now.',
  'DRAGON-FLAME-1': () => 'There is no Dark tile near enough for Flame.',
  'DRAGON-WING-1': () => 'Wing carries you up to 2 spaces in line, or 1 through a wall.',
  'DRAGON-HISS-1': (fact, view) => {
    const others = tribesOnMap(view);
    if (others.length === 0) return 'There is no Tribe on the map to hiss at.';
    return `You can’t hiss at ${whose(fact)}. On the map: ${listOf(others.map(tribe))}.`;
  },
  'DRAGON-SLITHER-1': (fact, { dragon: d }) => {
    const [from, to] = [slothIn(fact.from), slothIn(fact.to)];
    if (from === null || to === null) return 'No Sloth cube can go to another section.';
    return `No cube can go from ${names.sloth[from].title} (${d?.sloth[SLOTH.indexOf(from)] ?? 0} there) to ${names.sloth[to].title}.`;
  },
  'DRAGON-SWAT-1': (fact, view) =>
    spaceIn(fact, view) === null
      ? 'No such Treasure or Gem lies next to you. Move beside one first.'
      : `It can’t fly to ${there(fact, view)}. Choose a space up to 5 steps away with no wall between.`,
  'DRAGON-SCORCH-1': () => 'There is no Dark tile around you.',
  'DRAGON-BURN-1': (fact, view) => `${There(fact, view)} isn’t Dark. Burn reveals a Dark tile.`,
  'DRAGON-SLAP-1': (fact, view) => {
    if (spaceIn(fact, view) !== null)
      return `The Knight can’t fly to ${there(fact, view)}. Choose a space up to 3 steps away.`;
    return (view.knight?.gear[SHIELD] ?? 0) > 0
      ? 'The Knight’s Shield stops the Slap.'
      : 'The Knight isn’t next to you. Move beside her first.';
  },
  'DRAGON-SHRIEK-1': () => 'You have the Shriek token already.',
  'DRAGON-SCRATCH-1': (_fact, view) => {
    const here = piecesBeside(view, DRAGON);
    return here.length === 0
      ? 'There is nobody on your space to scratch. Move to someone first.'
      : `Scratch can’t hurt them here. With you: ${listOf(here.map(piece))}.`;
  },
  'DRAGON-FLAMEWALL-1': (fact, view) =>
    `A Flame Wall can’t burn on ${there(fact, view)}. Choose a Lit tile next to you with no wall between.`,
  'DRAGON-SMASH-1': (_fact, view) =>
    `There is no Crystal on your space. Crystals on the map: ${tokensOnMap(view, 'crystal')}.`,
  'DRAGON-WRATH-1': () => 'Wrath cannot be used now.',
} satisfies Partial<Language['refuse']>;
