import { OMENS } from '../../data/cave.ts';
import { SLOTH, type SymbolName } from '../../data/dragon.ts';
import { EQUIPMENT, EQUIPMENT_SLOTS, MOVEMENT, PERCEPTION, STRENGTH, TRACKS, TREASURES } from '../../data/knight.ts';
import { STATS } from '../../data/thief.ts';
import { TRIBES, type TribeName } from '../../data/tiles.ts';
import { thiefOdds } from '../../queries/odds.ts';
import { claimOf, questProgress } from '../../queries/quests.ts';
import type { View } from '../../view.ts';
import { lackFor, powerIn } from '../facts.ts';
import type { Deck } from './things.ts';

/** Where a card is, or what it can do now: what a language makes a sentence of. */
export type CardState =
  | { readonly is: 'track'; readonly value: number; readonly next: number | null } // with one more cube
  | { readonly is: 'cubes'; readonly cubes: number; readonly slots: number }
  | { readonly is: 'place'; readonly place: Place }
  | { readonly is: 'with'; readonly tribe: TribeName }
  | { readonly is: 'quest'; readonly have: number; readonly need: number }
  | { readonly is: 'ready'; readonly lost: 'now' | 'turn' | 'never' }
  | { readonly is: 'lacks'; readonly needs: number; readonly has: number; readonly symbol: SymbolName | null }
  | { readonly is: 'sloth'; readonly cubes: number; readonly isWoken: boolean }
  | { readonly is: 'omen'; readonly cost: number; readonly held: number }
  | { readonly is: 'stat'; readonly value: number }
  | { readonly is: 'odds'; readonly ways: readonly { readonly cubes: number; readonly percent: number }[] };
export type Place =
  | 'inHand'
  | 'faceUp'
  | 'faceDown'
  | 'offered'
  | 'discarded'
  | 'outOfGame'
  | 'chosen'
  | 'drawn'
  | 'next'
  | 'gained'
  | 'free'
  | 'payable';

const at = (place: Place): CardState => ({ is: 'place', place });
type StateOf = (card: string, view: View) => CardState | null;

const STATE: { readonly [deck in Deck]?: StateOf } = {
  tracks(card, view) {
    const i = (TRACKS as readonly string[]).indexOf(card);
    const next = [MOVEMENT, PERCEPTION, STRENGTH][i]![view.knight!.tracks[i]! + 1];
    const base = [MOVEMENT, PERCEPTION, STRENGTH][i]![view.knight!.tracks[i]!]!;
    const value = view.knight![TRACKS[i]!];
    return { is: 'track', value, next: next === undefined ? null : value + next - base };
  },
  gear(card, { knight }) {
    const i = (EQUIPMENT as readonly string[]).indexOf(card);
    return { is: 'cubes', cubes: knight!.gear[i]!, slots: EQUIPMENT_SLOTS[EQUIPMENT[i]!] };
  },
  treasures(card, { knight: k }) {
    const i = TREASURES.findIndex(({ name }) => name === card);
    if (k!.faceUp.includes(card) && TREASURES[i]!.slots > 0)
      return { is: 'cubes', cubes: k!.treasureCubes[i]!, slots: TREASURES[i]!.slots };
    if (k!.faceUp.includes(card)) return at('faceUp');
    if (k!.offered === card) return at('offered');
    if (k!.out.includes(card)) return at('outOfGame');
    return k!.hers?.includes(card) === true ? at('faceDown') : null;
  },
  events: (card, { knight }) => (knight!.nextEvents?.includes(card) === true ? at('next') : null),
  sidequests(card, view) {
    const k = view.knight!;
    if (k.questsGone.includes(card)) return at('outOfGame');
    if (k.sidequests?.includes(card) !== true) return null;
    const claim = claimOf(view, card);
    const progress = questProgress(view, card);
    if (progress !== null && progress.have >= progress.need) return { is: 'ready', lost: claim };
    return progress === null ? at('inHand') : { is: 'quest', ...progress };
  },
  wars: (card, { goblins: g }) => (g!.war === card ? at('chosen') : g!.drawn.includes(card) ? at('drawn') : null),
  monsters(card, { goblins: g, ambusherDiscards }) {
    const tribe = g?.tribes.findIndex(({ monsters }) => monsters.includes(card)) ?? -1;
    if (tribe >= 0) return { is: 'with', tribe: TRIBES[tribe]! };
    if (g?.drawn.includes(card) === true) return at('drawn');
    return g?.monsterDiscards.includes(card) === true || ambusherDiscards.includes(card) ? at('discarded') : null;
  },
  secrets(card, { goblins: g }) {
    if (g!.faceUp.includes(card)) return at('faceUp');
    if (g!.secrets?.includes(card) === true) return at('inHand');
    return g!.secretDiscards.includes(card) ? at('discarded') : null;
  },
  powers(card, view) {
    if (view.dragon!.hand === null) return null;
    const lack = lackFor(powerIn({ power: card })!, view);
    return lack === null || lack.has >= lack.needs ? at('payable') : { is: 'lacks', ...lack };
  },
  sloth(card, { dragon: d, turn }) {
    const urge = card.startsWith('pride') ? 'pride' : card;
    const cubes = d!.sloth[(SLOTH as readonly string[]).indexOf(card)]!;
    return { is: 'sloth', cubes, isWoken: turn === 'dragon' && d!.woke.some((woken) => woken === urge) };
  },
  omens(card, { cave: c, turn }) {
    const i = OMENS.findIndex(({ name }) => name === card);
    const { costs, symbols } = OMENS[i]!;
    const cost = costs[turn === 'cave' ? Math.min(2, c!.used[i]!) : 0]!;
    return { is: 'omen', cost, held: symbols.reduce<number>((sum, symbol) => sum + c!.omens[symbol]!, 0) };
  },
  stats: (card, { thief }) => ({ is: 'stat', value: thief![STATS.find((stat) => stat === card)!] }),
  actions(card, view) {
    const ways = thiefOdds(view).filter(({ action, chance }) => action === card && chance < 1);
    if (ways.length === 0) return null;
    return { is: 'odds', ways: ways.map(({ cubes, chance }) => ({ cubes, percent: Math.round(chance * 100) })) };
  },
  upgrades: (card, { thief }) => at(thief!.upgrades.includes(card) ? 'gained' : 'free'),
};

export const cardState = (deck: Deck, card: string, view: View): CardState | null => STATE[deck]?.(card, view) ?? null;
