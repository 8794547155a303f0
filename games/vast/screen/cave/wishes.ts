import { DRAGON, type Step, THIEF, type View } from './facts.ts';
import type { Place } from './places.ts';

/** What a reader who touches this probably wants, so that the game can explain why not. */
export function wishAt(place: Place, view: View, step: Step | null): object {
  const at = Number.parseInt(place.slice(1), 10);
  if (place.startsWith('s')) return wayTo(at, view, step);
  if (!place.startsWith('p')) return { space: at };
  if (view.reader !== 'knight') return { piece: at };
  if (at === DRAGON) return { do: 'fightDragon', javelin: false };
  return at === THIEF ? { do: 'fightThief' } : { do: 'fightTribe', tribe: at - 1, javelin: false };
}

function wayTo(to: number, { reader }: View, step: Step | null): object {
  if (reader === 'knight') return { do: 'walk', to };
  if (reader === 'thief') return { do: 'sneak', to };
  if (reader === 'dragon') return { do: 'glide', to };
  return step?.step === 'goblins.tribe' ? { do: 'prowl', tribe: step.tribe, to } : { space: to };
}
