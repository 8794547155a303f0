import { type Game, type Position, type Seat, same } from '@trollmoot/kernel';
import { type Figure, layFigure } from './figure.ts';
import { LANGUAGES } from './languages.ts';

const LONGEST = 240; // letters of a caption

/** What is wrong with the pictures of a rulebook. `broken` are the game's own invariants. */
export function figureProblems(
  game: Game,
  figures: readonly Figure[],
  broken: (s: Position) => readonly string[] = () => [],
): string[] {
  return figures.flatMap((figure, i) => {
    const isSecond = figures.findIndex(({ clause }) => clause === figure.clause) < i;
    const wrong = [
      ...(Object.hasOwn(game.clauses, figure.clause) ? [] : ['there is no such clause']),
      ...(isSecond ? ['another picture shows it already'] : []),
      ...pictureFaults(game, figure, broken),
    ];
    return wrong.map((what) => `the picture of ${figure.clause}: ${what}`);
  });
}

/** What is wrong with one picture, wherever it stands. */
export const pictureFaults = (game: Game, figure: Figure, broken: (s: Position) => readonly string[]): string[] => [
  ...captionProblems(figure),
  ...positionProblems(game, figure, broken),
];

function captionProblems({ caption, crop }: Figure): string[] {
  const wrong: string[] = [];
  for (const language of LANGUAGES) {
    const text: string | undefined = caption[language];
    if (text === undefined || text.trim() === '') wrong.push(`its caption lacks '${language}'`);
    else if (!/[.!?…]$/.test(text)) wrong.push(`its caption in '${language}' is no sentence: end it with a full stop`);
    else if (text.length > LONGEST) wrong.push(`its caption in '${language}' has more than ${LONGEST} letters`);
  }
  if (crop !== undefined) {
    const { x, y, width, height } = crop;
    const isInside = x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= 1 && y + height <= 1;
    if (!isInside) wrong.push('its crop reaches beyond the board');
  }
  return wrong;
}

function positionProblems(game: Game, figure: Figure, broken: (s: Position) => readonly string[]): string[] {
  try {
    const { s, names, reader } = layFigure(game, figure);
    const wrong = [...broken(s)];
    const waiting = game.waitingFor(s);
    if (game.result(s) === null && waiting.length === 0) wrong.push('nobody can act, and the game is not over');
    for (const seat of waiting)
      if (game.options(s, seat).length === 0) wrong.push(`${names[seat]} must act and has no option`);
    if (waiting.some((seat) => seat >= names.length)) wrong.push(`it has more than ${names.length} seats`);
    const faults = wrong.map((fault) => `its position is illegal: ${fault}`);
    return [...faults, ...markProblems(game, figure, game.view(s, reader), reader)];
  } catch (error) {
    return [`its position is illegal: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Marks on things that are not there. */
function markProblems(game: Game, { marks = [] }: Figure, view: object, reader: Seat | null): string[] {
  const there = game.words.en.thingsIn(view, reader);
  return marks
    .flatMap((mark) => (mark.mark === 'arrow' ? [mark.from, mark.to] : [mark.on]))
    .filter((thing) => !there.some((one) => same(one, thing)))
    .map((thing) => `it marks ${JSON.stringify(thing)}, which is not there`);
}
