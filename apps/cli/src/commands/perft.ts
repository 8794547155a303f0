import { perft } from '@trollmoot/testkit';
import type { Command } from 'commander';
import { Failure } from '../failure.ts';
import { count, print, printJson } from '../print.ts';
import { scenesOf } from '../scenes.ts';
import { gameNamed, wholeNumber } from '../table.ts';

/** `perft`: how many positions lie so many plies from a scene. Any change of a rule shows up as a number. */
export function addPerft(program: Command): void {
  program
    .command('perft <game> <scene> <depth>')
    .description('count the positions n plies from a scene')
    .option('--json', 'one JSON object')
    .action(async (name: string, scene: string, depth: string, { json }: { json?: boolean }) => {
      const game = gameNamed(name);
      const scenes = await scenesOf(game);
      const lay = scenes[scene];
      if (lay === undefined)
        throw new Failure(`${game.title} has no scene '${scene}'; it has ${Object.keys(scenes).join(', ')}.`);
      const plies = wholeNumber('the depth', depth, 0);
      const positions = perft(game, lay(), plies);
      if (json) return printJson({ game: game.name, scene, depth: plies, positions });
      print(`${count(positions)} positions lie ${plies} plies from '${scene}'.`);
    });
}
