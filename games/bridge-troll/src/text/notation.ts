import type { Action } from '../contents.ts';
import { COLOURS, TRAVELLERS } from '../data/printed.ts';
import type { Traveller } from '../data/travellers.ts';

/** 'fortuneTeller' → 'fortune teller'. */
const spaced = (id: string): string => id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const NAMES: readonly string[] = TRAVELLERS.map(({ id }) => spaced(id));
const card = (traveller: Traveller): string => NAMES[traveller]!;
const lot = ({ boulders, colour }: { boulders: number; colour: number }): string => `${boulders} ${COLOURS[colour]}`;

/** One action as a line of text: short English words, the same for every reader. */
export function write(act: Action): string {
  switch (act.do) {
    case 'roll':
      return 'roll';
    case 'bid':
      return `bid ${lot(act)}`;
    case 'stayClosed':
      return 'stay closed';
    case 'mix':
      return `mix ${lot(act)}`;
    case 'seal':
      return 'seal the mixed bid';
    case 'reopen':
      return 'take the bid back';
    case 'peek':
      return 'peek';
    case 'quarry':
      return `quarry ${COLOURS[act.colour]}`;
    case 'ransom':
      return `ransom ${card(act.royal)}`;
    case 'eat':
      return `eat ${card(act.special)}`;
    case 'wait':
      return 'do not peek';
    case 'claim':
      return `claim ${card(act.traveller)}`;
    case 'claimFaceDown':
      return 'claim face-down card';
    case 'place':
      return act.side;
    case 'keep':
      return 'keep in hand';
    case 'garlic':
      return 'garlic';
    case 'defend':
      return 'defend';
    case 'lose':
      return `lose ${card(act.traveller)} from ${act.side}`;
    case 'fight':
      return 'fight';
    case 'giveWay':
      return 'give way';
    case 'throw':
      return `throw ${lot(act)}`;
    case 'surrender':
      return `surrender ${act.upgrade}`;
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
    case 'cashIn':
      return 'cash in';
    case 'buy':
      return 'buy';
    case 'done':
      return 'done';
  }
}
