import type { Action } from '../contents.ts';
import { COLOURS, TRAVELLERS } from '../data/printed.ts';
import type { Traveller } from '../data/travellers.ts';
import type { State } from '../state.ts';

/** 'fortuneTeller' → 'fortune teller'. */
const spaced = (id: string): string => id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const NAMES: readonly string[] = TRAVELLERS.map(({ id }) => spaced(id));
const card = (traveller: Traveller): string => NAMES[traveller]!;
const lot = ({ boulders, colour }: { boulders: number; colour: number }): string => `${boulders} ${COLOURS[colour]}`;

/** The actions without a choice inside. */
const PLAIN = {
  roll: 'roll',
  stayClosed: 'stay closed',
  seal: 'seal the mixed bid',
  reopen: 'take the bid back',
  peek: 'peek',
  wait: 'do not peek',
  claimFaceDown: 'claim face-down card',
  cashIn: 'trade in',
  done: 'done',
} as const;
type Plain = Extract<Action, { do: keyof typeof PLAIN }>;
const isPlain = (act: Action): act is Plain => Object.hasOwn(PLAIN, act.do);

/** The card that the open question is about; nothing where it is about none. */
function faced({ agenda }: State): string {
  const at = agenda[agenda.length - 1];
  if (at?.step === 'place') return card(at.traveller);
  if (at?.step === 'welcome') return card(at.special);
  if (at?.step === 'robber') return card(at.robber);
  return at?.step === 'goat' ? card(at.goat) : 'nothing';
}

/** One action as a line of text: short English words, the same for every reader. Every line names its card or boulders. */
export function write(act: Action, s: State): string {
  if (isPlain(act)) return PLAIN[act.do];
  switch (act.do) {
    case 'keep':
      return `keep ${faced(s)} in hand`;
    case 'garlic':
      return `garlic ${faced(s)}`;
    case 'defend':
      return `defend against ${faced(s)}`;
    case 'fight':
      return `fight ${faced(s)}`;
    case 'giveWay':
      return `give way to ${faced(s)}`;
    case 'buy':
      return `buy upgrade ${s.stack[s.stack.length - 1]}`;
    case 'bid':
      return `bid ${lot(act)}`;
    case 'mix':
      return `mix ${lot(act)}`;
    case 'quarry':
      return `quarry ${COLOURS[act.colour]}`;
    case 'ransom':
      return `ransom ${card(act.royal)}`;
    case 'eat':
      return `eat ${card(act.special)}`;
    case 'claim':
      return `claim ${card(act.traveller)}`;
    case 'place':
      return `place ${faced(s)} in ${act.side}`;
    case 'lose':
      return `lose ${card(act.traveller)} from ${act.side}`;
    case 'throw':
      return `throw ${lot(act)}`;
    case 'surrender':
      return `surrender upgrade ${act.upgrade}`;
    case 'take':
      return `take ${COLOURS[act.from]}'s pile`;
    case 'draw':
      return `draw ${lot(act)}`;
    case 'drawFrom':
      return `draw from ${COLOURS[act.rival]}`;
    case 'add':
      return `add ${card(act.traveller)} from ${act.from}`;
    case 'addBoulders':
      return `add ${lot(act)}`;
  }
}
