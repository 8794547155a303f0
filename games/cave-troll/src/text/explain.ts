import type { Explanation, Seat, Thing } from '@trollmoot/kernel';
import type { Clause } from '../clauses.ts';
import { ARTIFACT_GOLD, type Artifact } from '../data/artifacts.ts';
import { BOARDS, type SpaceId } from '../data/board.ts';
import { type Card, PLACE_OF } from '../data/cards.ts';
import { type FigureId, type Kind, SETS } from '../data/figures.ts';
import { DOORS } from '../data/outline.ts';
import { actionsNextTurn, aim, type Prospect, prospect, type Threat, threats } from '../queries/index.ts';
import type { GameSettings } from '../settings.ts';
import type { View } from '../view.ts';
import type { Names, Speaker } from './speaker.ts';

/** Everything on this table that has a name. */
type CaveThing =
  | { readonly thing: 'figure'; readonly figure: FigureId }
  | { readonly thing: 'space' | 'coins'; readonly space: SpaceId }
  | { readonly thing: 'door'; readonly a: SpaceId; readonly b: SpaceId }
  | { readonly thing: 'gold' | 'deck' | 'hand' | 'artifact'; readonly seat: Seat }
  | { readonly thing: 'card'; readonly card: Card }
  | { readonly thing: 'track' | 'pile' | 'actions' | 'claims' }
  | { readonly thing: 'act'; readonly do: Button };
type Button = 'draw' | 'pass' | 'artifact' | 'stop' | 'spare' | 'stay';
const BUTTONS: readonly Button[] = ['draw', 'pass', 'artifact', 'stop', 'spare', 'stay'];

/** What a language says about a thing; owner and clause are the same in all of them. */
export interface Told {
  readonly name: string;
  readonly kind?: string;
  readonly does: string;
  readonly now?: { readonly title: string; readonly says: string };
  readonly cannot?: string | null;
  readonly scores?: string;
}
/** What a kind of figure does, cannot do, and counts for. */
interface Trait {
  readonly does: string;
  readonly cannot: string | null;
  readonly scores: string;
}

export interface Explaining {
  readonly figures: { readonly [kind in Kind]: (settings: GameSettings) => Trait };
  readonly sorts: { readonly hero: string; readonly monster: string; readonly chest: string };
  /** 'Now, for 1 action', 'On your next turn', 'On Quill’s next turn'. */
  when(say: Speaker, seat: Seat, isTurn: boolean): string;
  can(say: Speaker, prospect: Prospect, actions: number): string;
  threatens(say: Speaker, threats: readonly Threat[]): string;
  aims(say: Speaker, aim: { room: SpaceId; gold: number; actions: number } | null): string;
  space(say: Speaker, space: SpaceId, reader: Seat | null): Told;
  coins(say: Speaker, space: SpaceId): Told;
  door(say: Speaker, a: SpaceId, b: SpaceId): Told;
  gold(say: Speaker, seat: Seat): Told;
  deck(say: Speaker, seat: Seat): Told;
  hand(say: Speaker, seat: Seat): Told;
  readonly artifacts: { readonly [artifact in Artifact]: (settings: GameSettings) => string };
  artifact(say: Speaker, seat: Seat, artifact: Artifact | 'faceDown', gold: number): Told;
  /** `trait` is that of the figure the card brings, if it brings one. */
  card(say: Speaker, card: Card, kind: Kind | null, trait: Trait | null): Told;
  readonly common: { readonly [thing in 'track' | 'pile' | 'actions' | 'claims']: (say: Speaker) => Told };
  readonly acts: { readonly [button in Button]: (say: Speaker) => Told };
}

/** Everything a reader can point at. A face-down artifact is one thing, whatever it is. */
export function thingsIn(view: View, reader: Seat | null): CaveThing[] {
  const { spaces } = BOARDS[view.settings.boardLayout];
  const hand = reader === null ? [] : (view.players[reader]?.hand ?? []);
  return [
    ...view.figures.flatMap(({ id, at }) => (typeof at === 'number' ? [{ thing: 'figure', figure: id } as const] : [])),
    ...spaces.map(({ id }) => ({ thing: 'space', space: id }) as const),
    ...spaces.filter(({ gold }) => gold > 0).map(({ id }) => ({ thing: 'coins', space: id }) as const),
    ...DOORS.map(({ a, b }) => ({ thing: 'door', a, b }) as const),
    ...view.players.flatMap(({ artifact }, seat) => [
      { thing: 'gold', seat } as const,
      { thing: 'deck', seat } as const,
      { thing: 'hand', seat } as const,
      ...(artifact === null ? [] : [{ thing: 'artifact', seat } as const]),
    ]),
    ...[...new Set(hand)].map((card) => ({ thing: 'card', card }) as const),
    ...(['track', 'pile', 'actions', 'claims'] as const).map((thing) => ({ thing }) as const),
    ...BUTTONS.map((button) => ({ thing: 'act', do: button }) as const),
  ];
}

/** What a thing is; null if this view has no such thing. */
export function explainIn(
  { names, explain }: { readonly names: Names; readonly explain: Explaining },
  say: Speaker,
  asked: Thing,
  reader: Seat | null,
): Explanation | null {
  const { view } = say;
  const thing = asked as CaveThing; // what is missing or out of range reads as undefined below
  const card = (told: Told, clause: Clause, owner: Seat | null = null): Explanation => ({
    name: told.name,
    owner,
    kind: told.kind ?? null,
    does: told.does,
    now: told.now ?? null,
    cannot: told.cannot ?? null,
    scores: told.scores ?? null,
    clause,
  });
  switch (thing.thing) {
    case 'figure':
      return figureCard(names, explain, say, thing.figure, reader);
    case 'space': {
      const kind = BOARDS[view.settings.boardLayout].spaces[thing.space]?.kind;
      return kind === undefined ? null : card(explain.space(say, thing.space, reader), SPACE_CLAUSE[kind]);
    }
    case 'coins':
      return BOARDS[view.settings.boardLayout].gold[thing.space]
        ? card(explain.coins(say, thing.space), 'SCORE-4')
        : null;
    case 'door':
      return DOORS.some(({ a, b }) => a === thing.a && b === thing.b)
        ? card(explain.door(say, thing.a, thing.b), 'MOVE-1')
        : null;
    case 'gold':
    case 'deck':
    case 'hand':
      return view.players[thing.seat] === undefined
        ? null
        : card(explain[thing.thing](say, thing.seat), SEAT_CLAUSE[thing.thing], thing.seat);
    case 'artifact': {
      const held = view.players[thing.seat]?.artifact ?? null;
      if (held === null) return null;
      const isHidden = held === 'faceDown';
      const told = explain.artifact(say, thing.seat, held, isHidden ? 0 : ARTIFACT_GOLD[held]);
      return card(told, isHidden ? 'SECRET-3' : ARTIFACT_CLAUSE[held], thing.seat);
    }
    case 'card': {
      if (names.cards[thing.card] === undefined) return null;
      const place = PLACE_OF[thing.card];
      const kind = place === undefined ? null : SETS[view.settings.characterSet][place]!;
      const trait = kind === null ? null : explain.figures[kind](view.settings);
      return card(explain.card(say, thing.card, kind, trait), kind === null ? EVENT_CLAUSE[thing.card]! : CLAUSE[kind]);
    }
    case 'track':
    case 'pile':
    case 'actions':
    case 'claims':
      return card(explain.common[thing.thing](say), COMMON_CLAUSE[thing.thing]);
    case 'act':
      return explain.acts[thing.do] === undefined ? null : card(explain.acts[thing.do](say), ACT_CLAUSE[thing.do]);
    default:
      return null;
  }
}

function figureCard(
  names: Names,
  explain: Explaining,
  say: Speaker,
  id: FigureId,
  reader: Seat | null,
): Explanation | null {
  const { view } = say;
  const figure = view.figures[id];
  if (figure === undefined || typeof figure.at !== 'number') return null;
  const { kind, owner } = figure;
  const { does, cannot, scores } = explain.figures[kind](view.settings);
  return {
    name: names.kinds[kind],
    owner,
    kind: explain.sorts[kind === 'chest' ? 'chest' : MONSTERS.has(kind) ? 'monster' : 'hero'],
    does,
    now: kind === 'chest' || kind === 'caveTroll' || view.over ? null : outlook(explain, say, id, owner, reader),
    cannot,
    scores,
    clause: CLAUSE[kind],
  };
}

/** The reader's own character: what it can do. Another's: whom it threatens, or what it could take. */
function outlook(
  explain: Explaining,
  say: Speaker,
  id: FigureId,
  owner: Seat,
  reader: Seat | null,
): Explanation['now'] {
  const { view } = say;
  const isTurn = view.player === owner && view.left > 0;
  const actions = actionsNextTurn(view, owner);
  const title = explain.when(say, owner, isTurn && owner === reader);
  if (owner === reader) return { title, says: explain.can(say, prospect(view, id), actions) };
  const near = threats(view, id, actions);
  const nearest = near.filter(
    ({ victim, actions: cost }, i) =>
      cost === near[0]!.actions && !near.slice(0, i).some((other) => isLike(view, other.victim, victim)),
  );
  return { title, says: near.length > 0 ? explain.threatens(say, nearest) : explain.aims(say, aim(view, id, actions)) };
}

/** Two figures that a sentence would name alike. */
function isLike({ figures }: View, a: FigureId, b: FigureId): boolean {
  const [one, two] = [figures[a]!, figures[b]!];
  return one.kind === two.kind && one.owner === two.owner && one.at === two.at;
}

const MONSTERS: ReadonlySet<Kind> = new Set(['orc', 'wraith', 'caveTroll', 'grunt', 'banshee', 'rampagingTroll']);

const CLAUSE: { readonly [kind in Kind]: Clause } = {
  adventurer: 'ADVENTURER-1',
  knight: 'KNIGHT-1',
  thief: 'THIEF-1',
  barbarian: 'BARBARIAN-1',
  dwarf: 'DWARF-1',
  orc: 'ORC-1',
  wraith: 'WRAITH-1',
  caveTroll: 'TROLL-3',
  paladin: 'PALADIN-1',
  assassin: 'ASSASSIN-1',
  berserker: 'BERSERKER-2',
  giantSlayer: 'SLAYER-1',
  grunt: 'GRUNT-1',
  banshee: 'BANSHEE-2',
  rampagingTroll: 'RAMPAGE-2',
  chest: 'CHEST-2',
};
const SPACE_CLAUSE = { room: 'SCORE-4', staircase: 'CARD-4', pit: 'CARD-6' } as const;
const SEAT_CLAUSE = { gold: 'END-5', deck: 'END-1', hand: 'SECRET-1' } as const;
const EVENT_CLAUSE: { readonly [card: string]: Clause } = { findAnArtifact: 'CARD-10', scoreARoom: 'SCORE-3' };
const ARTIFACT_CLAUSE: { readonly [artifact in Artifact]: Clause } = {
  helm: 'HELM-1',
  teleportation: 'TELEPORT-1',
  idol: 'IDOL-1',
  wand: 'WAND-1',
  cloak: 'CLOAK-1',
  sword: 'SWORD-1',
  life: 'LIFE-1',
};
const COMMON_CLAUSE = { track: 'END-5', pile: 'SCORE-1', actions: 'TURN-3', claims: 'SCORE-4' } as const;
const ACT_CLAUSE = {
  draw: 'CARD-1',
  pass: 'TURN-4',
  artifact: 'ARTIFACT-1',
  stop: 'TURN-6',
  spare: 'WRAITH-15',
  stay: 'TROLL-6',
} as const;
