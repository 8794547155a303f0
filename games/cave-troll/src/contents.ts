import type { ActionOf, Seat, StepOf } from '@trollmoot/kernel';
import type { Clause } from './clauses.ts';
import type { Artifact } from './data/artifacts.ts';
import type { SpaceId } from './data/board.ts';
import type { Card } from './data/cards.ts';
import type { FigureId, Kind } from './data/figures.ts';

/** Every step that can wait on the agenda, and the actions it offers. */
export interface Contents {
  // the turn
  turn: { at: { player: Seat } };
  act: { at: { player: Seat }; act: Draw | Move | Ability | { do: 'artifact' } | { do: 'pass' } };
  afterAction: { at: { player: Seat } };
  endOfTurn: { at: { player: Seat } };
  endOfGame: { at: { player: Seat | null } };
  payArtifacts: { at: object };
  // cards
  play: { at: { player: Seat }; act: { do: 'play'; card: Card } };
  place: { at: { player: Seat; figure: FigureId }; act: Place };
  file: { at: { player: Seat; card: Card } };
  scoreRoom: { at: { player: Seat; wand: boolean }; act: { do: 'score'; room: SpaceId } };
  scoreBoard: { at: { final: boolean } };
  // longer moves and pushes
  onward: { at: Onward };
  stride: { at: Onward; act: Move | { do: 'stop' } };
  push: { at: { player: Seat; wraith: FigureId; chain: readonly FigureId[] }; act: Push | { do: 'spare' } };
  // the Cave Troll arrives
  mayFlee: { at: { player: Seat; room: SpaceId } };
  flee: { at: { player: Seat; room: SpaceId }; act: Move | { do: 'stay' } };
  crush: { at: { troll: FigureId } };
  // the Rampaging Troll runs wild
  rampage: { at: { player: Seat; troll: FigureId; left: number } };
  trample: { at: { player: Seat; troll: FigureId }; act: Push };
  // artifacts
  helm: { at: { player: Seat }; act: Move };
  teleportation: { at: { player: Seat }; act: { do: 'empty'; from: SpaceId } };
  teleporting: { at: Teleport };
  teleport: { at: Teleport; act: { do: 'teleport'; figure: FigureId; to: SpaceId } };
  idol: { at: { player: Seat }; act: { do: 'lock'; room: SpaceId } };
  cloak: { at: { player: Seat }; act: { do: 'cloak'; figure: FigureId } };
  sword: { at: { player: Seat }; act: { do: 'slayAll'; room: SpaceId } };
  life: { at: { player: Seat }; act: { do: 'revive'; figure: FigureId; to: SpaceId } };
}
export type Step = StepOf<Contents>;
export type Action = ActionOf<Contents>;
/** The actions this step offers. */
export type OptionOf<K extends keyof Contents> = Contents[K] extends { act: infer A } ? A : never;
/** What the player whose turn it is may begin. */
export type TurnAction = OptionOf<'act'>;
/** A list of options being built: anything with a `push` for these. */
export type Into<A> = { push(act: A): unknown };

type Draw = { do: 'draw' };
export type Move = { do: 'move'; figure: FigureId; to: SpaceId };
export type Place = { do: 'place'; figure: FigureId; to: SpaceId };
/** `figure` pushes `victim`. */
export type Push = { do: 'push'; figure: FigureId; victim: FigureId; to: SpaceId };
export type Ability =
  | Push
  | { do: 'slip'; figure: FigureId; to: SpaceId } // Thief
  | { do: 'slay'; figure: FigureId; victim: FigureId } // Orc
  | { do: 'banish'; figure: FigureId; victim: FigureId; to: SpaceId } // Paladin
  | { do: 'assassinate'; figure: FigureId; victim: FigureId }
  | { do: 'fell'; figure: FigureId; victim: FigureId } // Giant Slayer
  | { do: 'rout'; figure: FigureId } // Grunt
  | { do: 'lure'; figure: FigureId; victim: FigureId } // Banshee
  | { do: 'rampage'; figure: FigureId };

/** A character that may take `left` more steps. */
type Onward = { player: Seat; figure: FigureId; left: number };
/** The figures that have yet to leave the emptied space. */
type Teleport = { player: Seat; from: SpaceId; figures: readonly FigureId[] };

/** What removed a figure. */
export type Doom =
  | Extract<Kind, 'knight' | 'orc' | 'caveTroll' | 'assassin' | 'giantSlayer' | 'grunt' | 'rampagingTroll'>
  | 'sword'
  | 'cloak';

export type News =
  | { news: 'turnBegan'; player: Seat; turn: number; actions: number; clause: Clause }
  | { news: 'passed'; player: Seat; left: number }
  | { news: 'drew'; player: Seat; card: Card | null }
  | { news: 'played'; player: Seat; card: Card }
  | { news: 'placed'; figure: FigureId; to: SpaceId }
  | { news: 'filed'; player: Seat; card: Card; icons: number; onPile: number }
  | { news: 'moved'; figure: FigureId; from: SpaceId; to: SpaceId; player: Seat }
  | { news: 'pushed'; figure: FigureId; from: SpaceId; to: SpaceId; by: FigureId; cause: 'wraith' | 'rampagingTroll' }
  | { news: 'pulled'; figure: FigureId; from: SpaceId; to: SpaceId; by: FigureId }
  | { news: 'slipped'; figure: FigureId; from: SpaceId; to: SpaceId }
  | { news: 'banished'; figure: FigureId; from: SpaceId; to: SpaceId; by: FigureId }
  | { news: 'teleported'; figure: FigureId; from: SpaceId; to: SpaceId }
  | { news: 'removed'; figure: FigureId; from: SpaceId; cause: Doom; clause: Clause }
  | { news: 'stayed'; player: Seat; room: SpaceId }
  | { news: 'foundArtifact'; player: Seat; artifact: Artifact | null }
  | { news: 'playedArtifact'; player: Seat; artifact: Artifact }
  | { news: 'ledAway'; figure: FigureId; player: Seat }
  | { news: 'locked'; room: SpaceId; player: Seat }
  | { news: 'cloaked'; figure: FigureId }
  | { news: 'uncloaked'; figure: FigureId; clause: Clause }
  | { news: 'revived'; figure: FigureId; to: SpaceId; clause: Clause }
  | { news: 'gained'; player: Seat; gold: number; clause: Clause }
  | { news: 'scored'; room: SpaceId; player: Seat | null; gold: number; gains: readonly number[]; clause: Clause }
  | { news: 'boardScored'; gains: readonly number[]; final: boolean; clause: Clause }
  | { news: 'artifactPaid'; player: Seat; artifact: Artifact; gold: number; clause: Clause }
  | { news: 'ended'; player: Seat | null; clause: Clause };

/** The clauses that can forbid a wish; every language has a sentence for each. */
export type Refused = Among<
  Clause,
  | `TABLE-${1 | 2 | 3}`
  | `MOVE-${1 | 2 | 3 | 5 | 8 | 9 | 10}`
  | `TURN-${3 | 5}`
  | `CARD-${1 | 4 | 5 | 6}`
  | 'SCORE-3'
  | 'KNIGHT-1'
  | `THIEF-${1 | 2}`
  | 'BARBARIAN-2'
  | `CHEST-${1 | 3}`
  | `ORC-${1 | 3}`
  | `WRAITH-${1 | 2 | 3 | 4 | 9 | 16 | 17}`
  | `TROLL-${1 | 3 | 4 | 5 | 6 | 10}`
  | 'PALADIN-2'
  | `ASSASSIN-${1 | 2 | 3}`
  | 'SLAYER-4'
  | `GRUNT-${1 | 2}`
  | `BANSHEE-${2 | 3 | 4 | 5}`
  | `RAMPAGE-${1 | 2 | 9}`
  | 'ARTIFACT-1'
  | 'HELM-1'
  | `TELEPORT-${1 | 2}`
  | `IDOL-${1 | 2 | 4}`
  | 'CLOAK-1'
  | 'SWORD-1'
  | 'LIFE-1'
>;
type Among<All, Some extends All> = Some;
