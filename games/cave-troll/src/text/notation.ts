import type { Action } from '../contents.ts';
import { BOARDS, type SpaceId } from '../data/board.ts';
import { COLOURS, type FigureId, KIND, OWNER } from '../data/figures.ts';
import type { State } from '../state.ts';

/**
 * One action as a line: `red adventurer NW Hall→NW Crypt`, `red wraith pushes blue orc→NW Cell`. The same in every
 * language: it uses the names in the code.
 */
export function write(act: Action, s: State): string {
  const kinds = KIND[s.settings.characterSet];
  const space = (id: SpaceId): string => BOARDS[s.settings.boardLayout].spaces[id]!.name;
  const own = (figure: FigureId): string => kinds[figure]! + (figure === s.cloaked ? ' (cloaked)' : '');
  const any = (figure: FigureId): string => `${COLOURS[OWNER[figure]!]} ${own(figure)}`;
  const from = (figure: FigureId): string => space(s.where[figure]!);
  switch (act.do) {
    case 'draw':
    case 'pass':
    case 'stop':
    case 'stay':
      return act.do;
    case 'artifact':
      return 'play artifact';
    case 'play':
      return `play ${act.card}`;
    case 'place':
      return `place ${own(act.figure)} ${space(act.to)}`;
    case 'score':
      return `score ${space(act.room)}`;
    case 'move':
      return `${any(act.figure)} ${from(act.figure)}→${space(act.to)}`;
    case 'push':
      return `${any(act.figure)} pushes ${any(act.victim)}→${space(act.to)}`;
    case 'slip':
      return `${own(act.figure)} slips ${from(act.figure)}→${space(act.to)}`;
    case 'slay':
      return `${own(act.figure)} slays ${any(act.victim)} ${from(act.victim)}`;
    case 'banish':
      return `${own(act.figure)} banishes ${any(act.victim)}→${space(act.to)}`;
    case 'assassinate':
      return `${own(act.figure)} kills ${any(act.victim)}`;
    case 'fell':
      return `${own(act.figure)} fells ${any(act.victim)}`;
    case 'rout':
      return `${own(act.figure)} routs`;
    case 'lure':
      return `${own(act.figure)} lures ${any(act.victim)} ${from(act.victim)}→${from(act.figure)}`;
    case 'rampage':
      return `${own(act.figure)} rampages`;
    case 'empty':
      return `teleport from ${space(act.from)}`;
    case 'teleport':
      return `teleport ${own(act.figure)}→${space(act.to)}`;
    case 'lock':
      return `lock ${space(act.room)}`;
    case 'cloak':
      return `cloak ${own(act.figure)} ${from(act.figure)}`;
    case 'slayAll':
      return `slay all ${space(act.room)}`;
    case 'revive':
      return `revive ${own(act.figure)} ${space(act.to)}`;
  }
}
