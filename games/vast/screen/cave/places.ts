import { cellsFrom } from '@trollmoot/vast';
import {
  type Action,
  type ActionOf,
  DRAGON,
  KNIGHT,
  type Piece,
  pieceOfRole,
  pieceOfTribe,
  placeIn,
  STEP,
  SYMBOLS,
  THIEF,
  TRIBES,
  type View,
  WIDTH,
} from './facts.ts';

// Where on the map each kind of act is shown. A missing kind does not compile.

/** A place as a string: `s7` space, `c18432` empty cell, `e29` edge (4 × space + side), `p4` piece, `t7 gem0` token on a space. */
export type Place = string;
export const space = (at: number): Place => `s${at}`;
export const cell = (at: number): Place => `c${at}`;
const edge = (at: number, side: number): Place => `e${4 * at + side}`;
export const piece = (who: Piece): Place => `p${who}`;
export const token = (name: string, at: number): Place => `t${at} ${name}`;
export const gem = (symbol: number): string => `gem${symbol}`;

/**
 * How an act is shown. `turn`: as a rotation of that tile. Quiet: only if its kind is picked or nothing else glows on
 * the map. Button: also as a button in the prompt bar, if there is room. Off: not on the map.
 */
interface Shown {
  readonly at: readonly Place[];
  readonly how: 'glow' | 'quiet' | 'turn' | 'off';
  readonly button: boolean;
}
const glow = (...at: Place[]): Shown => ({ at, how: 'glow', button: false });
const both = (...at: Place[]): Shown => ({ at, how: 'glow', button: true });
const quiet = (at: Place): Shown => ({ at: [at], how: 'quiet', button: false });
const turn = (at: number): Shown => ({ at: [space(at)], how: 'turn', button: false });
const BUTTON: Shown = { at: [], how: 'off', button: true };
/** Something on the role's own board: a card, a cube, a tile in hand. */
const OWN: Shown = { at: [], how: 'off', button: false };

const to = (act: { to: number }): Shown => glow(space(act.to));
const there = (act: { space: number }): Shown => glow(space(act.space));
const gap = (act: { cell: number }): Shown => glow(cell(act.cell));
const tribe = (act: { tribe: number }): Shown => both(piece(pieceOfTribe(act.tribe)));
const here = (view: View, who: Piece, name: string): Place => token(name, placeIn(view, who));
/** A role's piece; for the Goblins, every Tribe on the map. */
const target = (role: string, view: View): Place[] => {
  const who = pieceOfRole(role);
  if (who !== null) return [piece(who)];
  return TRIBES.flatMap((_, i) => (placeIn(view, pieceOfTribe(i)) >= 0 ? [piece(pieceOfTribe(i))] : []));
};
const lootName = (loot: string): string => (loot === 'treasure' ? loot : gem(SYMBOLS.indexOf(loot as 'claw')));
const ofTribe = (view: View, act: { tribe: number }, name: string): Place => here(view, pieceOfTribe(act.tribe), name);

/** The target of a Dragon's power. */
function aimed(act: ActionOf<'power'>, view: View): Shown {
  if (act.power === 'wing') return quiet(space(act.to));
  if (act.power === 'burn' || act.power === 'flameWall') return quiet(space(act.space));
  if (act.power === 'hiss') return quiet(piece(pieceOfTribe(act.tribe)));
  if (act.power === 'swat') return quiet(token(lootName(act.token), act.from));
  if (act.power !== 'scratch') return OWN;
  return { at: target(act.victim, view), how: 'quiet', button: false };
}

/** A cell, or the space that is already there. */
const whatLiesAt = (view: View, at: number): Place => {
  const lies = view.map.spaces.find((there) => there.cell === at);
  return lies === undefined ? cell(at) : space(lies.space);
};

/** Everything connected to this space: what a slide moves. */
function section(view: View, from: number): Place[] {
  const at = new Map(view.map.spaces.map((there) => [there.cell, there]));
  const start = view.map.spaces.find((there) => there.space === from);
  const found = start === undefined ? [] : [start];
  for (const { cell } of found)
    for (const step of STEP) {
      const next = at.get(cell + step);
      if (next !== undefined && !found.includes(next)) found.push(next);
    }
  return found.map((there) => space(there.space));
}

const SHOWN: { readonly [D in Action['do']]: (act: ActionOf<D>, view: View) => Shown } = {
  endTurn: () => BUTTON,
  // the map
  reveal: there,
  turn: (act) => turn(act.space),
  place: gap,
  collapse: there,
  moveOff: to,
  layTerrain: gap,
  layPit: gap,
  ride: to,
  getOut: () => BUTTON,
  slide: (act, view) => glow(...section(view, act.space)),
  dig: gap,
  placeTreasure: (act, { asks }) => (asks?.step === 'cave.act' ? quiet(space(act.space)) : there(act)),
  // the Knight
  placeCube: () => OWN,
  walk: to,
  walkOut: gap,
  resolveEvent: (_act, view) => both(here(view, KNIGHT, 'event')),
  fightTribe: (act) => both(piece(pieceOfTribe(act.tribe))),
  fightDragon: () => both(piece(DRAGON)),
  fightThief: () => both(piece(THIEF)),
  breakCrystal: (_act, view) => both(here(view, KNIGHT, 'crystal')),
  gatherTreasure: (_act, view) => both(here(view, KNIGHT, 'treasure')),
  gatherGem: (act, view) => both(here(view, KNIGHT, gem(act.gem))),
  bombWall: (act, view) => glow(edge(placeIn(view, KNIGHT), act.side)),
  shootBow: (act) => glow(piece(pieceOfTribe(act.tribe))),
  shootEnchanted: (act, view) => glow(...target(act.target, view)),
  drink: () => BUTTON,
  sendFlare: (act) => quiet(space(act.space)),
  showTreasure: () => OWN,
  claim: () => OWN,
  stand: () => BUTTON,
  callMonster: () => BUTTON,
  giveCube: () => OWN,
  letPass: () => BUTTON,
  cleave: () => BUTTON,
  holdAxe: () => BUTTON,
  spendCube: () => BUTTON,
  passUp: () => BUTTON,
  keep: () => BUTTON,
  decline: () => BUTTON,
  flee: to,
  burrow: (act, view) => glow(whatLiesAt(view, act.cell)),
  // the Goblins
  chooseWar: () => OWN,
  redrawWar: () => OWN,
  layFaceUp: () => OWN,
  blockTribe: tribe,
  populate: () => BUTTON,
  payRage: () => BUTTON,
  scatterFor: tribe,
  playLeader: () => BUTTON,
  assignMonster: () => OWN,
  replaceMonster: () => OWN,
  redrawMonster: () => OWN,
  doneAssigning: () => BUTTON,
  redrawSecret: () => OWN,
  keepSecrets: () => BUTTON,
  activate: tribe,
  hidingSpots: tribe,
  tribeFlare: () => BUTTON,
  blindFury: () => OWN,
  fireBomber: () => OWN,
  hex: () => OWN,
  caveIn: () => OWN,
  secretTunnels: () => OWN,
  assault: (act, view) => both(...target(act.target, view)),
  batterCrystal: (act, view) => both(ofTribe(view, act, 'crystal')),
  plunderTreasure: (act, view) => both(ofTribe(view, act, 'treasure')),
  plunderGem: (act, view) => both(act.gem < 0 ? piece(DRAGON) : ofTribe(view, act, gem(act.gem))),
  explore: gap,
  hideTribe: () => BUTTON,
  useSpecial: () => BUTTON,
  standDown: () => BUTTON,
  emerge: there,
  lurk: gap,
  comeOut: there,
  prowl: to,
  stray: () => OWN,
  tunnel: to,
  prowlOut: gap,
  wisp: (act) => quiet(space(act.to)),
  gnomeJump: to,
  bringDown: there,
  enoughRubble: () => BUTTON,
  useBeetles: () => BUTTON,
  spareBeetles: () => BUTTON,
  ambush: tribe,
  lieLow: () => BUTTON,
  loseMonster: () => OWN,
  drawSecrets: () => BUTTON,
  gainRage: () => BUTTON,
  discardSecret: () => OWN,
  sporeTribe: tribe,
  springTrap: () => BUTTON,
  bearIt: () => BUTTON,
  strikeDragon: tribe,
  // the Dragon
  glide: to,
  glideOut: gap,
  delve: to,
  power: aimed,
  wake: () => OWN,
  settle: () => BUTTON,
  pay: () => OWN,
  shove: to,
  spare: () => BUTTON,
  swatTo: to,
  slapTo: to,
  pickUp: (_act, view) => both(here(view, DRAGON, 'treasure')),
  placeGem: () => OWN,
  discardPower: () => OWN,
  doze: () => OWN,
  reroll: () => BUTTON,
  accept: () => BUTTON,
  // the Cave
  takeTile: () => OWN,
  useOmen: () => OWN,
  layTile: gap,
  payOmen: () => OWN,
  seize: (act) => both(piece(act.piece)),
  seizeTreasure: (act) => glow(token('treasure', act.space)),
  drop: to,
  liftRockslide: (act) => glow(`e${act.edge}`),
  rockslide: (act) => glow(edge(act.space, act.side)),
  spore: () => OWN,
  shedHatred: () => BUTTON,
  twist: there,
  rouse: there,
  buryEvents: () => BUTTON,
  twistTo: (act) => turn(act.space),
  fill: gap,
  placeFor: gap,
  playEvent: () => OWN,
  handTreasure: () => OWN,
  discardOmen: () => OWN,
  // the Thief
  assign: () => OWN,
  sneak: to,
  climb: to,
  sneakOut: gap,
  loot: (act, view) => glow(here(view, THIEF, lootName(act.token))),
  pickpocket: (act) => glow(piece(act.victim)),
  pickLock: (_act, view) => glow(here(view, THIEF, 'vault')),
  backstab: (act) => glow(piece(act.victim)),
  hideLoot: () => OWN,
  flareHere: () => BUTTON,
  peek: (_act, view) => both(space(placeIn(view, THIEF))),
  lightUp: () => BUTTON,
  leaveDark: () => BUTTON,
  tryAgain: () => BUTTON,
  giveUp: () => BUTTON,
  takeCard: () => OWN,
  takeHidden: () => OWN,
  takeFaceUp: () => OWN,
  takeSecret: () => OWN,
  fetch: (act) => glow(token('treasure', act.space)),
  evade: () => BUTTON,
  succumb: () => BUTTON,
  dodge: to,
  stay: () => BUTTON,
  upgrade: () => OWN,
  loseUpgrade: () => OWN,
};

// The cast is needed because the compiler cannot see that a kind and its function belong together, as typed above.
export const shownOf = (act: Action, view: View): Shown =>
  (SHOWN[act.do] as (act: Action, view: View) => Shown)(act, view);

/** The options by the place where they glow on the map now. */
export function glowing(options: readonly Action[], view: View): ReadonlyMap<Place, readonly Action[]> {
  const shown = options.map((act) => shownOf(act, view));
  const isLoud = shown.some(({ how }) => how === 'glow' || how === 'turn');
  const isOneKind = new Set(options.map(kindOf)).size === 1;
  const found = new Map<Place, Action[]>();
  for (const [i, { at, how }] of shown.entries()) {
    if (how === 'turn' || (how === 'quiet' && isLoud && !isOneKind)) continue;
    for (const place of at) {
      const acts = found.get(place);
      if (acts === undefined) found.set(place, [options[i]!]);
      else acts.push(options[i]!);
    }
  }
  return found;
}

/** The rotations offered for the tile to place; null if there is none. */
export function turning(options: readonly Action[]): readonly (ActionOf<'turn'> | ActionOf<'twistTo'>)[] | null {
  const ways = options.filter((act) => act.do === 'turn' || act.do === 'twistTo');
  return ways.length > 0 && ways.length === options.length ? ways : null;
}

/** A kind of act as the reader sees it: each power counts as a kind. */
export const kindOf = (act: Action): string => (act.do === 'power' ? act.power : act.do);

/** Kinds that could be shown on the map, but only on request. */
export function quietKinds(options: readonly Action[], view: View): readonly Action['do'][] {
  const glows = glowing(options, view);
  const kinds = new Set<Action['do']>();
  for (const act of options) {
    const { at, how } = shownOf(act, view);
    if (how === 'quiet' && act.do !== 'power' && at.every((place) => glows.get(place)?.includes(act) !== true))
      kinds.add(act.do);
  }
  return [...kinds];
}

/** The cells an act would cover or fill, for the preview. */
export function covered(act: Action, view: View): readonly number[] {
  if (act.do === 'layTerrain') return cellsFrom(act.terrain, act.cell, act.turns);
  if (act.do !== 'slide') return [];
  const moved = new Set(section(view, act.space));
  return view.map.spaces.flatMap((there) =>
    moved.has(space(there.space)) ? [there.cell + act.east + act.south * WIDTH] : [],
  );
}
