import { perft } from '@trollmoot/testkit';
import type { Command } from 'commander';
import { count, print, printJson } from '../print.ts';
import { sceneNamed, scenesOf } from '../scenes.ts';
import { gameNamed, wholeNumber } from '../table.ts';

/** `perft`: how many ways there are to play `depth` plies from a scene. If a rule changes, so does the number. */
export function addPerft(program: Command): void {
  program
    .command('perft <game> <scene> <depth>')
    .description('count the positions that many plies from a scene')
    .option('--json', 'print one JSON object')
    .action(async (name: string, scene: string, depth: string, { json }: { json?: boolean }) => {
      const game = gameNamed(name);
      const s = sceneNamed(game, await scenesOf(game), scene);
      const plies = wholeNumber('The depth', depth, 0);
      const positions = perft(game, s, plies);
      if (json) return printJson({ game: game.name, scene, depth: plies, positions });
      print(`There are ${count(positions)} positions ${plies} plies from '${scene}'.`);
    });
}
