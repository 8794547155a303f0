import type { Chair } from '@trollmoot/protocol';
import { colourOf, type SeatPlate } from '../parts/seats.ts';
import type { ShellWords } from '../words/en.ts';
import type { Desk } from './desk.svelte.ts';

/** Every seat as the table shows it. */
export function platesOf(desk: Desk, words: ShellWords): SeatPlate[] {
  const { card, reader } = desk;
  if (card === null) return [];
  const called = desk.game.seatNames(card.settings, card.chairs.length);
  return card.chairs.map((chair, seat) => ({
    seat,
    name: seat === reader && desk.link.seats.length === 1 ? words.table.you : nameOf(chair, words),
    called: called[seat] ?? String(seat + 1),
    colour: colourOf(called[seat] ?? '', seat),
    isReader: seat === reader,
    isBot: chair.kind === 'bot',
    isAway: chair.kind === 'person' && !chair.here,
  }));
}

function nameOf(chair: Chair, words: ShellWords): string {
  switch (chair.kind) {
    case 'person':
      return chair.name;
    case 'bot':
      return words.levels[chair.level]?.name ?? chair.level;
    case 'open':
    case 'invited':
      return words.setup.friend;
  }
}
