import type { Chair } from '@trollmoot/protocol';
import { COLOURS, coloursOf, type SeatPlate } from '../parts/seats.ts';
import type { ShellWords } from '../words/en.ts';
import { calledIn } from '../words/index.svelte.ts';
import type { Desk } from './desk.svelte.ts';

/** Every seat as the table shows it. */
export function platesOf(desk: Desk, words: ShellWords): SeatPlate[] {
  const { card, reader } = desk;
  if (card === null) return [];
  const called = desk.game.seatNames(card.settings, card.chairs.length);
  const colours = coloursOf(called);
  return card.chairs.map((chair, seat) => {
    const role = calledIn(desk.game.name, called[seat] ?? String(seat + 1));
    const isYou = seat === reader && desk.link.seats.length === 1;
    return {
      seat,
      name: isYou ? words.table.you : chair.kind === 'person' ? chair.name : role,
      called: called[seat] ?? '',
      about: [
        ...(chair.kind === 'bot' || COLOURS.some((colour) => colour === called[seat]) ? [] : [role]),
        ...sitter(chair, words),
      ].join(' · '),
      colour: colours[seat]!,
      isReader: seat === reader,
      isBot: chair.kind === 'bot',
      isAway: chair.kind === 'person' && !chair.here,
    };
  });
}

function sitter(chair: Chair, words: ShellWords): string[] {
  if (chair.kind === 'bot') return [words.levels[chair.level]?.name ?? chair.level];
  return chair.kind === 'person' ? [] : [words.setup.friend];
}
