import type { ActionOf } from '@trollmoot/kernel';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import type { Silent } from './quiet.ts';

// The shapes a room's words have. Each room writes its own, in every language; the composing files put them together.

type Steps<C> = { [K in keyof C]: C[K] extends { act: unknown } ? K : never }[keyof C];
type AtOf<C, K extends keyof C> = C[K] extends { at: infer At } ? At : never;
type ActNamed<C, K> = Extract<ActionOf<C>, { do: K }>;
type ActNames<C> = ActionOf<C> extends { do: infer D extends string } ? Exclude<D, 'endTurn' | 'reopen'> : never;

/** Steps of which those who look on are told more than whose choice it is. */
type Watched =
  | `knight.${'act' | 'brace' | 'loseCube' | 'freeAttack' | 'offer' | 'axe'}`
  | `goblins.${'war' | 'overpopulate' | 'act' | 'tribe' | 'spring' | 'foil' | 'loot' | 'discardSecrets'}`
  | `goblins.${'strikeDragon' | 'beetles' | 'loseMonster' | 'spores'}`
  | `dragon.${'act' | 'rest' | 'discardPowers' | 'shriek' | 'shove' | 'swatTo' | 'slapTo' | 'spores'}`
  | `cave.${'act' | 'fill' | 'placeFor' | 'chooseEvent' | 'handTreasure' | 'discardOmens'}`
  | `thief.${'act' | 'assign' | 'peeked' | 'tryAgain' | 'takeCard' | 'takeSecret' | 'evade' | 'dodge' | 'upgrade' | 'spores'}`;

/** A room in one human language. Actions that it shares with another room have their words there. */
export interface Room<C, N extends { news: string }, Shared = never> {
  /** The question each step puts to the one who is asked. */
  readonly ask: { readonly [K in Steps<C>]: (at: AtOf<C, K>, view: View) => string };
  /** What the others read meanwhile. */
  readonly watch: { readonly [K in Steps<C> & Watched]: (at: AtOf<C, K>, view: View) => string };
  /** Each action as a button says it. */
  readonly label: { readonly [K in Exclude<ActNames<C>, Shared>]: (act: ActNamed<C, K>, view: View) => string };
  /** Each piece of news as a sentence, but for those that are never told. */
  readonly tell: { readonly [K in Exclude<N['news'], Silent>]: (news: Extract<N, { news: K }>, view: View) => string };
}

/** Each action of a room in notation, the same in every language. */
export type Notation<C, Shared = never> = {
  readonly [K in Exclude<ActNames<C>, Shared>]: (act: ActNamed<C, K>, s: State) => string;
};
