import type { Action } from '../contents.ts';
import { BOARDS, type SpaceId } from '../data/board.ts';
import { COLOURS, type FigureId, KIND, OWNER } from '../data/figures.ts';
import type { State } from '../state.ts';

/**
 * One action as a line: `red adventurer NW Hall→NW Crypt`, `red wraith NW Hall pushes blue orc→NW Cell`. Every figure has
 * its colour, and every line its place. The same in every language: it uses the names in the code.
 */
export function write(act: Action, s: State): string {
  const kinds = KIND[s.settings.characterSet];
  const space = (id: SpaceId): string => BOARDS[s.settings.boardLayout].spaces[id]!.name;
  const name = (figure: FigureId): string =>
    `${COLOURS[OWNER[figure]!]} ${kinds[figure]}${figure === s.cloaked ? ' (cloaked)' : ''}`;
  const at = (figure: FigureId): string => `${name(figure)} ${space(s.where[figure]!)}`;
  switch (act.do) {
    case 'draw':
    case 'pass':
    case 'stop':
    case 'stay':
      return act.do;
    case 'spare':
      return 'push nobody';
    case 'artifact':
      return 'play artifact';
    case 'play':
      return `play ${act.card}`;
    case 'place':
      return `place ${name(act.figure)}→${space(act.to)}`;
    case 'score':
      return `score ${space(act.room)}`;
    case 'move':
      return `${at(act.figure)}→${space(act.to)}`;
    case 'push':
      return `${at(act.figure)} pushes ${name(act.victim)}→${space(act.to)}`;
    case 'slip':
      return `${at(act.figure)} slips→${space(act.to)}`;
    case 'slay':
      return `${at(act.figure)} slays ${name(act.victim)}`;
    case 'banish':
      return `${at(act.figure)} banishes ${name(act.victim)}→${space(act.to)}`;
    case 'assassinate':
      return `${at(act.figure)} kills ${name(act.victim)}`;
    case 'fell':
      return `${at(act.figure)} fells ${name(act.victim)}`;
    case 'rout':
      return `${at(act.figure)} routs`;
    case 'lure':
      return `${at(act.figure)} lures ${at(act.victim)}`;
    case 'rampage':
      return `${at(act.figure)} rampages`;
    case 'empty':
      return `teleport from ${space(act.from)}`;
    case 'teleport':
      return `teleport ${at(act.figure)}→${space(act.to)}`;
    case 'lock':
      return `lock ${space(act.room)}`;
    case 'cloak':
      return `cloak ${at(act.figure)}`;
    case 'slayAll':
      return `slay all ${space(act.room)}`;
    case 'revive':
      return `revive ${name(act.figure)}→${space(act.to)}`;
  }
}
