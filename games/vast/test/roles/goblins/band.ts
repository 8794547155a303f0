import type { Step } from '../../../src/contents.ts';
import { type MonsterName, monsterNamed, type SecretName, secretNamed } from '../../../src/data/goblins.ts';
import { NOWHERE } from '../../../src/data/places.ts';
import { TRIBES, type TribeName } from '../../../src/data/tiles.ts';
import { at, go, scene } from '../../../src/scenes/index.ts';
import type { State } from '../../../src/state.ts';
import { seatOf } from '../../../src/words/questions/seats.ts';

interface Band {
  readonly settings?: object;
  readonly plan?: readonly Step[];
  readonly rage?: number;
  readonly monsters?: { readonly [tribe in TribeName]?: readonly MonsterName[] };
  readonly secrets?: readonly SecretName[];
  readonly faceUp?: readonly SecretName[];
  readonly knight?: string | null; // where she stands; null: far away from everything
}

/**
 * Tribes in the Goblins' turn: `{ fangs: [3, 'e1'] }` has Population 3 and stands at e1, without a place it is hidden.
 * Unless something else is planned, they are about to activate a Tribe.
 */
export function band(
  roles: string,
  picture: string,
  tribes: { readonly [tribe in TribeName]?: readonly [number, string?] },
  {
    settings = {},
    plan = [{ step: 'goblins.act' }],
    rage = 1,
    monsters = {},
    secrets = [],
    faceUp = [],
    knight,
  }: Band = {},
): State {
  const s = scene(roles, picture, { settings, plan });
  const g = s.goblins!;
  s.seat = seatOf(s, 'goblins');
  g.rage = rage;
  TRIBES.forEach((name, tribe) => {
    const [population, place] = tribes[name] ?? [0];
    g.population[tribe] = population;
    g.at[tribe] = place === undefined ? NOWHERE : at(s, place);
    g.monsters[tribe] = (monsters[name] ?? []).map(monsterNamed);
  });
  const inUse = g.monsters.flat();
  g.monsterDeck = g.monsterDeck.filter((monster) => !inUse.includes(monster));
  g.secrets = secrets.map(secretNamed);
  g.faceUp = faceUp.map(secretNamed);
  g.secretDeck = g.secretDeck.filter((card) => !g.secrets.includes(card) && !g.faceUp.includes(card));
  if (s.knight !== null && knight !== undefined) s.knight.at = knight === null ? NOWHERE : at(s, knight);
  return go(s);
}

/** Put a card on top of a deck of which it is somewhere. */
export function onTop(deck: number[], card: number): void {
  deck.splice(deck.indexOf(card), 1);
  deck.push(card);
}
