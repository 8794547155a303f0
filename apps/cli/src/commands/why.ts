import type { Game, Position, Settings } from '@trollmoot/kernel';
import { WishReader } from '@trollmoot/testkit';
import type { Command } from 'commander';
import { Failure } from '../failure.ts';
import { print, printJson } from '../print.ts';
import { sceneNamed, scenesOf } from '../scenes.ts';
import { and, gameNamed } from '../table.ts';

/** How far to play from each scene to learn how actions are written. */
const PLIES = 200;

/** `why`: may this seat do that in a scene, and if not, which clause forbids it? */
export function addWhy(program: Command): void {
  program
    .command('why <game> <scene> <line>')
    .description("say whether a line of notation, such as 'red: roll', is legal in a scene, or which clause forbids it")
    .option('--json', 'print one JSON object')
    .action(async (name: string, scene: string, line: string, { json }: { json?: boolean }) => {
      const game = gameNamed(name);
      const scenes = await scenesOf(game);
      const s = sceneNamed(game, scenes, scene);
      const [, who, text] = /^(.+?): (.+)$/.exec(line) ?? [];
      if (who === undefined || text === undefined)
        throw new Failure(`'${line}' does not say who acts. Write it as in a saved game, such as 'red: roll'.`);
      const names = seatsOf(game, s);
      if (!names.includes(who)) throw new Failure(`There is no seat '${who}'. Seats are ${and(names)}.`);
      const seat = names.indexOf(who);
      const reader = new WishReader();
      for (const lay of Object.values(scenes)) reader.wander(game, lay(), PLIES);
      const wish = reader.read(game, s, text);
      if (wish === null) throw new Failure(`No action of ${game.title} is written '${text}'.`);
      const refusal = game.why(s, seat, wish);
      if (json) return printJson({ game: game.name, scene, line, wish, refusal });
      if (refusal === null) return print('That is legal here.');
      print(`${game.words.en.refuse(refusal, game.view(s, seat))}`);
      print(`${refusal.clause}: ${game.clauses[refusal.clause]}`);
    });
}

/** The names of the seats, as many as the settings in the view allow. */
function seatsOf(game: Game, s: Position): readonly string[] {
  const { settings } = game.view(s, null) as { readonly settings: Settings };
  return game.seatNames(settings, Math.max(...game.seats));
}
