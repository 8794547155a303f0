import { amounts, listed, loadDice, playLines, type Scene } from '@trollmoot/kernel';
import type { Step } from '../contents.ts';
import { OMEN_SYMBOLS } from '../data/cave.ts';
import { DRAGON_DIE } from '../data/dice.ts';
import { faceNamed } from '../data/tiles.ts';
import { MAP_TOKENS, type Token } from '../data/tokens.ts';
import { vast } from '../index.ts';
import type { GameSettings } from '../settings.ts';
import type { State } from '../state.ts';
import { placeToken } from '../terrain/words/effects/tokens.ts';
import { seatOf } from '../words/questions/seats.ts';
import { type RoleInWords, seatRole } from './roles.ts';
import { at, go, scene } from './scene.ts';
import { put } from './terrain.ts';

/** A scene of Vast. Places are named from the Entrance: n2e1; the Entrance is 0. */
interface VastScene extends Scene<GameSettings, RoleInWords> {
  readonly lineUp: string; // 'KGD'
  readonly map: string; // a picture, as in scene()
  readonly terrain?: string; // 'river e1 1, pit n3'
  readonly tokens?: string; // 'treasure e1, crystal n2, flameWall w1'
  readonly stack?: string; // the next tiles, the first one first: 'A07, C01'
  readonly isCollapsing?: boolean;
  readonly step: Step; // what is being decided; everything before has been done
  readonly then?: readonly Step[]; // what comes after it in this turn
}

/** A position in words. */
export function lay(words: VastScene): State {
  const { lineUp, map, settings = {}, step, then = [] } = words;
  const s = scene(lineUp, map, { plan: [step, ...then], settings });
  if (words.turn !== undefined) s.seat = seatOf(s, words.turn as State['roles'][number]);
  for (const terrain of listed(words.terrain)) put(s, terrain);
  for (const token of listed(words.tokens)) putToken(s, token);
  for (const tile of listed(words.stack).reverse()) toTop(s.map.stack, faceNamed(tile));
  if (words.isCollapsing) Object.assign(s.map, { collapsing: true, stack: [] });
  for (const role of s.roles) seatRole(s, role, words.players?.[role] ?? {});
  if (s.cave !== null && words.players?.cave !== undefined) giveToCave(s, words.players.cave);
  loadDice(s, ...listed(words.dice).map(faceOfDie));
  return playLines(vast, go(s), s.roles, ...(words.done ?? []));
}

function putToken(s: State, words: string): void {
  const [name, place] = words.split(' ');
  if (name === 'flameWall') s.map.flameWall = at(s, place!);
  else if (name === 'treasure' || MAP_TOKENS.some((token) => token === name))
    placeToken(s, at(s, place!), name as Token);
  else throw new Error(`there is no token '${name}'`);
}

/** A face of the Dragon die by name, or a number on the Action die. */
function faceOfDie(name: string): number {
  const face = DRAGON_DIE.findIndex((other) => other.name === name);
  if (face < 0 && !/^[1-6]$/.test(name)) throw new Error(`no die shows '${name}'`);
  return face < 0 ? Number(name) - 1 : face;
}

function giveToCave(s: State, { hand, omens = '', hatred = 0 }: RoleInWords): void {
  const c = s.cave!;
  if (hand !== undefined) {
    for (const tile of c.hand.splice(0)) s.map.stack.unshift(tile);
    for (const tile of listed(hand).map(faceNamed)) {
      toTop(s.map.stack, tile);
      c.hand.push(s.map.stack.pop()!);
    }
  }
  c.omens = amounts(omens, OMEN_SYMBOLS);
  c.bag = c.bag.map((_, symbol) => 6 - c.omens[symbol]!);
  c.hatred = hatred;
}

/** Put a card or tile on top of a pile that it is in. */
function toTop(pile: number[], card: number): void {
  const place = pile.indexOf(card);
  if (place < 0) throw new Error(`card ${card} is not in the pile`);
  pile.push(...pile.splice(place, 1));
}
