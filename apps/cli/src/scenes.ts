import type { Game, Position } from '@trollmoot/kernel';

/** A game's prepared positions, by name. */
export async function scenesOf(game: Game): Promise<{ readonly [name: string]: () => Position }> {
  const { scenes }: { scenes: { readonly [name: string]: () => Position } } = await import(
    `@trollmoot/${game.name}/scenes`
  );
  return scenes;
}
