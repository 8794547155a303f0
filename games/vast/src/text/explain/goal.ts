import type { Role } from '../../data/roles.ts';
import { goals } from '../../queries/goals.ts';
import type { View } from '../../view.ts';
import type { ExplainWords } from './language.ts';

/** What a role still needs in order to win; null if it needs nothing more. */
export function goalOf(words: ExplainWords, role: Role, view: View): string | null {
  const missing =
    goals(view)
      .find((goal) => goal.role === role)
      ?.parts.filter(({ left }) => left > 0) ?? [];
  return missing.length === 0 ? null : words.goal(role, missing);
}
