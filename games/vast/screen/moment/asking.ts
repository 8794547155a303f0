import type { Names, TreasureName } from '@trollmoot/vast';
import type { News, Step, View } from '../cave/facts.ts';
import { cardIn, type PlayedCard } from './cards.ts';

/** The card behind a question to the Knight: the Event she rests at, or the Treasure she is offered. */
export function askingCard(
  step: Step | null,
  view: View,
  met: News | null,
  names: Names,
  language: string,
): PlayedCard | null {
  if (view.reader !== 'knight' || step === null) return null;
  if (step.step === 'knight.offer' && view.knight!.offered !== null)
    return cardIn({ news: 'treasureShown', card: view.knight!.offered as TreasureName }, names, language);
  if (step.step !== 'knight.refresh' && step.step !== 'knight.light') return null;
  return met === null ? null : cardIn(met, names, language);
}
