import { capital } from '@trollmoot/kernel';
import { SHIELD } from '../../../data/knight.ts';
import { TRIBES } from '../../../data/tiles.ts';
import { goblinsLeft } from '../../../queries/unspent.ts';
import { numberIn, tribeIn } from '../../facts.ts';
import type { Language } from '../../language.ts';
import {
  hasToken,
  isWar,
  lacksSecret,
  markIn,
  marksOf,
  monsterRoom,
  placeOfFoe,
  spaceIn,
  tokensOnMap,
  tribesOnMap,
} from '../../wished.ts';
import { Has, IsFoe, place, There, taken, there, whom, whose } from '../about.ts';
import { listOf, several, tribe } from '../grammar.ts';
import { names } from '../names.ts';

export const goblins = {
  'GOBLIN-WAR-2': (_fact, { goblins: g }) => {
    const drawn = (g?.drawn ?? []).flatMap((card) => (isWar(card) ? [names.wars[card].title] : []));
    return drawn.length === 0
      ? 'Choose one of the War cards you have drawn.'
      : `Choose from the War cards you drew: ${listOf(drawn)}.`;
  },
  'GOBLIN-WAR-4': (fact, { goblins: g }) =>
    `That takes ${numberIn(fact, 'tribes') ?? 'more'} Rage. You have ${numberIn(fact, 'rage') ?? g?.rage ?? 0}. Scatter a Tribe instead.`,
  'GOBLIN-WAR-6': (fact, view) => {
    const others = tribesOnMap(view);
    return others.length === 0
      ? `You can’t scatter ${whose(fact)} for that. Choose another Tribe.`
      : `${IsFoe(fact, 'That Tribe')} hidden. Scatter a Tribe on the map: ${listOf(others.map(tribe))}.`;
  },
  'GOBLIN-RUBY-2': (_fact, { goblins: g }) =>
    g?.faceUp.includes('goblinRuby')
      ? 'The Goblin Ruby exchanges one card per turn, right after it is drawn. That moment is over.'
      : 'You have no Goblin Ruby face up, so you keep the card.',
  'GOBLIN-MONSTER-1': (fact, { goblins: g }) => {
    const n = tribeIn(fact);
    if (n === null) return 'That Tribe has no room for a Monster. Choose another.';
    if ((g?.tribes[n]?.monsters.length ?? 0) < monsterRoom(n))
      return `That Monster can’t join ${tribe(n)}. Choose one of those you drew.`;
    return `Monsters with ${tribe(n)}: ${g?.tribes[n]?.monsters.length ?? 0} of ${monsterRoom(n)}. Replace one, or choose another Tribe.`;
  },
  'GOBLIN-MONSTER-2': (fact) =>
    `The Bones allow ${several(numberIn(fact, 'bones') ?? 0, 'Monster')}. Monsters there now: ${numberIn(fact, 'monsters') ?? 0}. Replace one.`,
  'GOBLIN-GNOME-2': (fact, view) =>
    `${taken(fact, view)} The Gnome jumps to a Dark tile with nothing and nobody on it.`,
  'GOBLIN-WISP-1': (fact, { knight: k }) =>
    (k?.gear[SHIELD] ?? 0) > 0
      ? 'The Knight’s Shield stops the Wisp.'
      : `The Wisp lures the Knight once per turn, and ${whose(fact)} must see her.`,
  'GOBLIN-FLARE-1': (fact, { goblins: g }) => {
    const n = tribeIn(fact);
    if (n === null || g === null) return 'That Tribe can’t send up a Flare.';
    if (g.flared.includes(TRIBES[n]!)) return `${Has(n)} already sent up a Flare this turn.`;
    return g.tribes[n]!.at < 0
      ? `${capital(tribe(n))} must be on the map to send up a Flare.`
      : `${capital(tribe(n))} can’t send up a Flare now.`;
  },
  'GOBLIN-ACT-1': (fact, view) => {
    const left = view.goblins === null ? 0 : goblinsLeft(view).tribes;
    const n = tribeIn(fact);
    if (n === null) return `That Tribe has acted, or has no Population. ${several(left, 'Tribe')} can still act.`;
    const has = Has(n);
    if (view.asks?.step === 'goblins.tribe') return `${has} already moved. Choose an action, or stand down.`;
    const why = view.goblins?.tribes[n]?.population === 0 ? 'no Population' : 'already acted';
    return `${has} ${why}. ${several(left, 'Tribe')} can still act.`;
  },
  'GOBLIN-ACT-2': (fact, view) => {
    const [n, mark] = [tribeIn(fact), markIn(fact, view)];
    if (n === null) return `${taken(fact, view)} Come out on a Dark tile with the Tribe’s own mark.`;
    if (mark !== null && mark !== n)
      return `${There(fact, view)} has the mark of ${tribe(mark)}. Choose one of ${tribe(n)}.`;
    return `${taken(fact, view)} Dark tiles with the mark of ${tribe(n)}: ${marksOf(view, n)}.`;
  },
  'GOBLIN-ACT-3': (fact, view) => {
    const n = tribeIn(fact);
    if (n === null || marksOf(view, n) === 0) return `No Tribe can lurk on ${place(fact)}. Choose a marked place.`;
    return `${capital(tribe(n))} can’t lurk while Dark tiles show that mark (${marksOf(view, n)}). Come out on one.`;
  },
  'GOBLIN-ACT-4': (fact, view) =>
    `${capital(whose(fact))} can’t come out on ${there(fact, view)}. Choose a tile next to the lurking Tribe, with no wall between.`,
  'GOBLIN-MOVE-1': (fact, view) =>
    `No way leads ${whose(fact, 'the Tribe')} to ${there(fact, view)}: walls stop a Tribe.`,
  'GOBLIN-MOVE-3': (fact, { goblins: g }) => {
    const n = tribeIn(fact);
    if (fact.isStraying === true)
      return `${n === null ? 'The Tribe' : capital(tribe(n))} can stray only over Lit tiles or through a Flame Wall.`;
    const left = n === null ? null : (g?.tribes[n]?.population ?? null);
    return `On that way ${whose(fact, 'the Tribe')} would lose all Population${left === null ? '' : ` (${left})`}. If you want that, stray instead.`;
  },
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
    `${capital(whose(fact, 'the Tribe'))} (Strength ${numberIn(fact, 'strength') ?? 0}) must reach the Knight and beat her Strength ${k?.strength ?? 0}.`,
  'GOBLIN-ATTACK-2': (fact, { dragon: d }) =>
    d?.isPrey === false
      ? 'Tribes can’t attack this Dragon. Only the Ash Dragon can be attacked.'
      : `${capital(whose(fact, 'the Tribe'))} (Strength ${numberIn(fact, 'strength') ?? 0}) must reach the Dragon and beat his Armor ${d?.armor ?? 0}.`,
  'GOBLIN-ATTACK-3': (fact, { thief: t, goblins: g }) =>
    `${capital(whose(fact, 'the Tribe'))} must be on his space, with a Perception above his Stealth ${t?.stealth ?? 0} (${g?.tribes[tribeIn(fact) ?? 0]?.perception ?? 0} now).`,
  'GOBLIN-ATTACK-4': (fact, view) =>
    hasToken(view, placeOfFoe(fact, view), 'crystal')
      ? `${capital(whose(fact, 'the Tribe'))} can’t smash it alone. It takes two strong Tribes here, both attacking this turn.`
      : `No Crystal stands with ${whose(fact, 'the Tribe')}. Crystals on the map: ${tokensOnMap(view, 'crystal')}.`,
  'GOBLIN-AMBUSH-1': (fact, { knight: k, goblins: g }) => {
    const n = tribeIn(fact);
    const knight = numberIn(fact, 'knight') ?? k?.strength ?? 0;
    if (n === null) return `An ambush takes a hidden Tribe stronger than the Knight (Strength ${knight}).`;
    return `${capital(tribe(n))} (Strength ${g?.tribes[n]?.strength ?? 0}) can’t ambush her: hidden and above her Strength ${knight} is what it takes.`;
  },
  'GOBLIN-PLUNDER-1': (fact, view) =>
    `No Treasure lies with ${whose(fact, 'the Tribe')}. Spaces with Treasure: ${tokensOnMap(view, 'treasure')}.`,
  'GOBLIN-PLUNDER-2': (fact) => `No Gem lies with ${whose(fact, 'the Tribe')}. Move to one first.`,
  'GOBLIN-EXPLORE-1': (fact) =>
    `${capital(whose(fact, 'the Tribe'))} can’t explore ${place(fact)}. Explore an empty place next to the Tribe’s Dark tile.`,
  'GOBLIN-SPECIAL-1': (fact) => {
    const n = tribeIn(fact);
    return `${n === null ? 'A Tribe' : capital(tribe(n))} must be on the map for that.`;
  },
  'GOBLIN-SECRET-3': (fact, { goblins: g }) =>
    fact.isTheirTurn === false
      ? 'Secrets are for your own turn.'
      : `You can’t lay that one face up. You hold ${several(g?.secretsHeld ?? 0, 'Secret')}. Only Trap and Goblin Ruby stay on the table.`,
  'GOBLIN-LEADER-1': (_fact, view) =>
    lacksSecret(view, 'leader')
      ? 'You don’t hold the Secret Leader.'
      : 'Your Leader helps only when you overpopulate. Keep it until then.',
  'GOBLIN-FURY-1': (fact, view) =>
    lacksSecret(view, 'blindFury')
      ? 'You don’t hold the Secret Blind Fury.'
      : `Blind Fury needs a Tribe on the map, and ${whose(fact)} won’t do now.`,
  'GOBLIN-BOMBER-1': (fact, view) =>
    lacksSecret(view, 'fireBomber')
      ? 'You don’t hold the Secret Fire Bomber.'
      : `Fire Bomber needs a Tribe with Population, and ${whose(fact)} won’t do now.`,
  'GOBLIN-HEX-1': (fact, view) => {
    if (lacksSecret(view, 'hex')) return 'You don’t hold the Secret Hex.';
    return numberIn(fact, 'eye') === 0
      ? 'The Eye has no Population to hex with.'
      : `A Hex of ${numberIn(fact, 'eye') ?? 0} wouldn’t harm ${whom(fact, 'anyone there')}. Choose someone else.`;
  },
  'GOBLIN-CAVEIN-1': (fact, view) => {
    if (numberIn(fact, 'eye') === 0) return 'The Eye has no Population to bring the cave down with.';
    return spaceIn(fact, view) === null && lacksSecret(view, 'caveIn')
      ? 'You don’t hold the Secret Cave-In.'
      : `Cave-In spares ${there(fact, view)}. It can’t hit the Entrance, other players’ spaces or Crystals.`;
  },
  'GOBLIN-TUNNELS-1': (fact, view) =>
    spaceIn(fact, view) === null
      ? lacksSecret(view, 'secretTunnels')
        ? 'You don’t hold Secret Tunnels.'
        : 'Secret Tunnels need a Tribe on the map.'
      : `${taken(fact, view)} Secret Tunnels lead to a Dark tile with nothing and nobody on it.`,
  'GOBLIN-SPOTS-1': (fact, view) =>
    lacksSecret(view, 'hidingSpots')
      ? 'You don’t hold the Secret Hiding Spots.'
      : `Hiding Spots: ${whose(fact)} must be hidden and beat her Strength ${view.knight?.strength ?? 0}, and she must be at a Lit Ambush tile.`,
} satisfies Partial<Language['refuse']>;
