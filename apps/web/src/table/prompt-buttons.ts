import type { AnyBoard, ButtonLook } from '@trollmoot/boardkit/board.ts';
import { alone, differOnlyInKind } from '@trollmoot/boardkit/choose.ts';
import type { Act } from '@trollmoot/kernel';

interface PromptButton {
  readonly act: Act;
  readonly look: ButtonLook;
}

const MOST = 4; // with more, use the choices panel

/**
 * The options shown as buttons in the prompt bar. `isNarrowed`: the reader has picked something on the board.
 * `isInterrupted`: the reader must choose in another player's turn.
 */
export function promptButtons(
  options: readonly Act[],
  view: object,
  board: AnyBoard,
  { isNarrowed, isInterrupted }: { readonly isNarrowed: boolean; readonly isInterrupted: boolean },
): readonly PromptButton[] {
  if ((isNarrowed && differOnlyInKind(options)) || (isInterrupted && options.length <= MOST)) return plain(options);
  const { button } = board;
  if (button === undefined) return plain(options.length <= MOST ? options : alone(options).slice(0, MOST));
  const offered = options.flatMap((act) => {
    const look = button(act, view);
    return look === null ? [] : [{ act, look }];
  });
  if (offered.length <= MOST + 2) return evenly(offered);
  const single = alone(options);
  return offered.filter(({ act }) => single.includes(act));
}

/** The first is emphasised. */
const plain = (acts: readonly Act[]): readonly PromptButton[] =>
  evenly(acts.map((act, index) => ({ act, look: { tone: index === 0 ? 'ember' : 'paper' } })));

/**
 * Ember is for the one to press next, so at most one button has it: of several acts of a kind, such as two cards to play,
 * none does.
 */
function evenly(buttons: readonly PromptButton[]): readonly PromptButton[] {
  const isOfSeveral = ({ act }: PromptButton): boolean => buttons.filter((other) => other.act.do === act.do).length > 1;
  const next = buttons.find((one) => one.look.tone === 'ember' && !isOfSeveral(one));
  return buttons.map((one) => (one === next ? one : { ...one, look: { ...one.look, tone: 'paper' } }));
}
