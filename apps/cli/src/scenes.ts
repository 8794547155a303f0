import type { Game, Position } from '@trollmoot/kernel';
import { Failure } from './failure.ts';
import { and } from './table.ts';

/** A game's prepared positions, by name. */
export async function scenesOf(game: Game): Promise<{ readonly [name: string]: () => Position }> {
  const { scenes }: { scenes: { readonly [name: string]: () => Position } } = await import(
    `@trollmoot/${game.name}/scenes`
  );
  return scenes;
}

/** A position laid out as this scene. */
export function sceneNamed(game: Game, scenes: Awaited<ReturnType<typeof scenesOf>>, name: string): Position {
  const lay = scenes[name];
  if (lay !== undefined) return lay();
  throw new Failure(`${game.title} has no scene '${name}'. Its scenes are ${and(Object.keys(scenes))}.`);
}
