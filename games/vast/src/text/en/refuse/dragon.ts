import { capital } from '@trollmoot/kernel';
import { SLOTH } from '../../../data/dragon.ts';
import { SHIELD } from '../../../data/knight.ts';
import { DRAGON } from '../../../data/pieces.ts';
import { darkAround, lackFor, piecesBeside, powerIn, symbolsHeld } from '../../facts.ts';
import type { Language } from '../../language.ts';
import { darkTiles, gemIn, slothIn, spaceIn, tokensOnMap, tribesOnMap } from '../../wished.ts';
import { There, there, whose } from '../about.ts';
import { listOf, piece, several, tribe } from '../grammar.ts';
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
  'DRAGON-MOVE-8': (fact, view) =>
    `No tile joins you to ${there(fact, view)}: the map has a gap there. Move 1 space, or go around.`,
  'DRAGON-POWER-1': (fact, view) => {
    const name = powerIn(fact);
    const lack = name === null ? null : lackFor(name, view);
    if (name === null || lack === null) return 'You do not have that symbol.';
    const what = lack.symbol === null ? `any ${lack.needs} symbols` : `${lack.needs} ${names.symbols[lack.symbol]}`;
    return `${names.powers[name].title} takes ${what}; you have ${lack.has}.`;
  },
  'DRAGON-POWER-2': (fact) => {
    const name = powerIn(fact);
    return `${name === null ? 'Your move' : names.powers[name].title} must wait for your next turn. Now pick up Treasure, place a Gem, wake, or end your turn.`;
  },
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
  'DRAGON-WAKE-3': (_fact, view) =>
    `Greed takes a Treasure token from your hoard, and it’s empty. Pick one up first. Spaces with Treasure: ${tokensOnMap(view, 'treasure')}.`,
  'DRAGON-WAKE-4': (_fact, { dragon: d }) => `Hunger needs 2 goblins in your belly. Eaten so far: ${d?.eaten ?? 0}.`,
  'DRAGON-WAKE-5': (_fact, view) =>
    `Pride needs an Event tile that a power of yours reveals this turn. Dark tiles left: ${darkTiles(view)}. Try Flame, Scorch or Burn.`,
  'DRAGON-WAKE-6': (_fact, { dragon: d }) =>
    `Pride takes a Gem placed this turn while another is in the cave. Gems in the cave: ${(d?.gems ?? []).filter((at) => at >= 0).length}.`,
  'DRAGON-WAKE-7': (_fact, { dragon: d }) =>
    d?.done.includes('moved')
      ? 'You’ve moved this turn. Pride needs you to keep still all turn.'
      : 'Pride needs you to keep still all turn.',
  'DRAGON-CLAW-1': (_fact, view) =>
    `You don’t aim Claw: the Dragon die says what it strikes. You have ${several(symbolsHeld(view, 'claw'), 'claw symbol')} for it.`,
  'DRAGON-FLAME-1': (_fact, view) =>
    `You don’t aim Flame: the Dragon die says which Dark tiles it reveals. Next to you: ${darkAround(view)}.`,
  'DRAGON-WING-1': (fact, view) =>
    `Wing doesn’t reach ${there(fact, view)}. It carries you up to 2 spaces in line, or 1 through a wall.`,
  'DRAGON-HISS-1': (fact, view) => {
    const others = tribesOnMap(view);
    if (others.length === 0) return 'There is no Tribe on the map to hiss at.';
    if (others.some((n) => n === fact.tribe)) return `The Mushroom Forest shelters ${whose(fact)} from your Hiss.`;
    return `You can’t hiss at ${whose(fact)}. On the map: ${listOf(others.map(tribe))}.`;
  },
  'DRAGON-SLITHER-1': (fact, { dragon: d }) => {
    const [from, to] = [slothIn(fact.from), slothIn(fact.to)];
    if (from === null || to === null) return 'No Sloth cube can go to another section.';
    return `${names.sloth[from].title} has ${several(d?.sloth[SLOTH.indexOf(from)] ?? 0, 'cube')}, and none can go to ${names.sloth[to].title}.`;
  },
  'DRAGON-SWAT-1': (fact, view) =>
    spaceIn(fact, view) === null
      ? 'No such Treasure or Gem lies next to you. Move beside one first.'
      : `It can’t fly to ${there(fact, view)}. Choose a space up to 5 steps away with no wall between.`,
  'DRAGON-SCORCH-1': (_fact, view) =>
    `You don’t aim Scorch: it reveals every Dark tile around you. Right now: ${darkAround(view)}.`,
  'DRAGON-BURN-1': (fact, view) => `${There(fact, view)} isn’t Dark. Burn reveals a Dark tile.`,
  'DRAGON-SLAP-1': (fact, view) => {
    if (spaceIn(fact, view) !== null)
      return `The Knight can’t fly to ${there(fact, view)}. Choose a space up to 3 steps away.`;
    return (view.knight?.gear[SHIELD] ?? 0) > 0
      ? 'The Knight’s Shield stops the Slap.'
      : 'The Knight isn’t next to you. Move beside her first.';
  },
  'DRAGON-SHRIEK-1': (_fact, { dragon: d }) =>
    `You already have the Shriek token. Spend it on a roll first, and keep your ${several(d?.cards ?? 0, 'card')}.`,
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
  'DRAGON-WRATH-1': (_fact, view) =>
    `You don’t aim Wrath: the Dragon die says which tiles go. You have ${several(symbolsHeld(view, null), 'symbol')} for it.`,
} satisfies Partial<Language['refuse']>;
