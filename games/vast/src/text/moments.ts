import type { Die } from '../data/dice.ts';
import type { EventNow } from '../queries/events.ts';
import { moments as de } from './de/moments.ts';
import { moments as en } from './en/moments.ts';
import { moments as fr } from './fr/moments.ts';

/** Cards that appear as themselves when they are played. */
interface MomentWords {
  readonly hereAndNow: string;
  readonly look: string;
  readonly meets: string; // in place of the prompt
  /** What a die that was just rolled is for. */
  readonly dice: { readonly [die in Die]: string };
  /** What the card does in this position, and what follows from it. */
  event(now: EventNow): readonly string[];
  /** The button that lets it happen. */
  act(now: EventNow): string;
}
const MOMENTS: { readonly [language: string]: MomentWords } = { en, de, fr };
export const momentsIn = (language: string): MomentWords => MOMENTS[language] ?? en;
