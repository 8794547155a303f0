import { type Random, type Seat, shuffleWith } from '@trollmoot/kernel';
import type { News } from '../../contents.ts';
import { MONSTERS, SECRETS, WAR_CARDS } from '../../data/goblins.ts';
import { type Cell, NOWHERE, type Space } from '../../data/places.ts';
import { ALL_TRIBES, TRIBES, type TribeName } from '../../data/tiles.ts';
import type { State } from '../../state.ts';
import { cellsOutside, mayMove } from './words/questions/reach.ts';
import { defencePerception, defenceStrength, tribePerception, tribeStrength } from './words/questions/tribes.ts';

export interface GoblinsView {
  readonly rage: number;
  readonly tribes: readonly TribeView[];
  readonly secrets: readonly string[] | null; // for themselves
  readonly secretsHeld: number;
  readonly faceUp: readonly string[];
  readonly secretDiscards: readonly string[];
  readonly monsterDiscards: readonly string[];
  readonly war: string | null;
  readonly drawn: readonly string[]; // War cards or Monsters to choose from
  readonly activated: readonly TribeName[];
  readonly crystals: number;
  readonly hex: number;
  readonly furious: readonly TribeName[];
  readonly battering: readonly TribeName[]; // they have attacked the Crystal where they stand
  readonly flared: readonly TribeName[];
  readonly hasMoved: boolean; // in the activation under way, and may not move on
}
export interface TribeView {
  readonly at: Space;
  readonly lurking: Cell;
  readonly population: number;
  readonly strength: number;
  readonly perception: number;
  readonly defence: number; // the Strength that the Knight must beat
  readonly wariness: number; // the Perception that the Thief must beat
  readonly monsters: readonly string[];
}

/** Monsters are what has been drawn, even while a Secret is resolved in between. */
const isAssigning = ({ step }: { step: string }): boolean => step === 'goblins.assign' || step === 'goblins.assignOn';

/** The Tribes of these bits, by name. */
const tribesIn = (bits: number): readonly TribeName[] => TRIBES.filter((_, tribe) => (bits & (1 << tribe)) !== 0);

export function viewGoblins(s: State, isTheirs: boolean): GoblinsView {
  const g = s.goblins!;
  const secrets = (cards: readonly number[]): string[] => cards.map((card) => SECRETS[card]!.name);
  const monsters = (cards: readonly number[]): string[] => cards.map((card) => MONSTERS[card]!.name);
  return {
    rage: g.rage,
    tribes: ALL_TRIBES.map((tribe) => ({
      at: g.at[tribe]!,
      lurking: g.lurking[tribe]!,
      population: g.population[tribe]!,
      strength: tribeStrength(s, tribe),
      perception: tribePerception(s, tribe),
      defence: defenceStrength(s, tribe),
      wariness: defencePerception(s, tribe),
      monsters: monsters(g.monsters[tribe]!),
    })),
    secrets: isTheirs ? secrets(g.secrets) : null,
    secretsHeld: g.secrets.length,
    faceUp: secrets(g.faceUp),
    secretDiscards: secrets(g.secretDiscards),
    monsterDiscards: monsters(g.monsterDiscards),
    war: g.war === NOWHERE ? null : WAR_CARDS[g.war]!.name,
    drawn: g.drawn.map((card) => (s.agenda.some(isAssigning) ? MONSTERS : WAR_CARDS)[card]!.name),
    activated: tribesIn(g.activated),
    crystals: g.crystals,
    hex: g.hex,
    furious: tribesIn(g.furious),
    battering: tribesIn(g.battering),
    flared: tribesIn(g.flared),
    hasMoved: !mayMove(s) && !mayLeaveTerrain(s),
  };
}

/** [TERRAIN-4] A Tribe that has come to terrain may move on from there. */
function mayLeaveTerrain(s: State): boolean {
  const step = s.agenda[s.agenda.length - 1];
  return step?.step === 'goblins.tribe' && s.goblins!.at[step.tribe]! >= 0 && cellsOutside(s, step.tribe).length > 0;
}

/** Others see that Secrets were drawn, not which. */
export function seenOfGoblins(news: News, seat: Seat | null): News {
  return news.news === 'secretsDrawn' && news.seat !== seat ? { ...news, cards: null } : news;
}

export function imagineGoblins(s: State, isTheirs: boolean, random: Random): void {
  const g = s.goblins!;
  shuffleWith(
    random,
    g.monsterDeck.sort((a, b) => a - b),
  );
  const pool = [...(isTheirs ? [] : g.secrets), ...g.secretDeck].sort((a, b) => a - b);
  shuffleWith(random, pool);
  if (!isTheirs) g.secrets = g.secrets.map(() => pool.pop()!);
  g.secretDeck = pool;
}
