import type { AnyBoard, ButtonLook } from '@trollmoot/boardkit/board.ts';
import { alone, differOnlyInKind } from '@trollmoot/boardkit/choose.ts';
import type { Act } from '@trollmoot/kernel';

interface PromptButton {
  readonly act: Act;
  readonly look: ButtonLook;
}

const MOST = 4; // more than this belong in the choices panel

/**
 * The choices that stand in the prompt bar. `isNarrowed`: something on the board has been picked; `isInterrupted`: the
 * reader is asked in another's turn, and answers at once.
 */
export function promptButtons(
  options: readonly Act[],
  view: object,
  board: AnyBoard,
  { isNarrowed, isInterrupted }: { readonly isNarrowed: boolean; readonly isInterrupted: boolean },
): readonly PromptButton[] {
  if ((isNarrowed && differOnlyInKind(options)) || (isInterrupted && options.length <= MOST)) return options.map(plain);
  const { button } = board;
  if (button === undefined) return (options.length <= MOST ? options : alone(options).slice(0, MOST)).map(plain);
  const offered = options.flatMap((act) => {
    const look = button(act, view);
    return look === null ? [] : [{ act, look }];
  });
  if (offered.length <= MOST + 2) return offered;
  const single = alone(options);
  return offered.filter(({ act }) => single.includes(act));
}

/** The first asks to be pressed. */
const plain = (act: Act, index: number): PromptButton => ({ act, look: { tone: index === 0 ? 'ember' : 'paper' } });
