import type { Game, Table } from '@trollmoot/kernel';

/** A game's fixed positions, by name. */
export async function scenesOf(game: Game): Promise<{ readonly [name: string]: () => Table }> {
  const { scenes }: { scenes: { readonly [name: string]: () => Table } } = await import(
    `@trollmoot/${game.name}/scenes`
  );
  return scenes;
}
