import { COLOURS, type SeatPlate } from '@trollmoot/boardkit/seats.ts';
import type { Chair } from '@trollmoot/protocol';
import { coloursOf } from '../shelf/seats.ts';
import type { ShellWords } from '../words/en.ts';
import { calledIn } from '../words/index.svelte.ts';
import type { Desk } from './desk.svelte.ts';

/** All seats, as the table shows them. */
export function platesOf(desk: Desk, words: ShellWords): SeatPlate[] {
  const { card, reader } = desk;
  if (card === null) return [];
  const called = desk.game.seatNames(card.settings, card.chairs.length);
  const colours = coloursOf(desk.game.name, called);
  return card.chairs.map((chair, seat) => {
    const role = calledIn(desk.game.name, called[seat] ?? String(seat + 1));
    const isYou = seat === reader && desk.link.seats.length === 1;
    const name = isYou ? words.table.you : chair.kind === 'person' ? chair.name : role;
    const isColour = COLOURS.some((colour) => colour === called[seat]);
    return {
      seat,
      name,
      called: called[seat] ?? '',
      about: [...(isColour || role === name ? [] : [role]), ...sitter(chair, words)].join(' · '),
      colour: colours[seat]!,
      isReader: seat === reader,
      isBot: chair.kind === 'bot',
      isAway: chair.kind === 'person' && !chair.here,
    };
  });
}

function sitter(chair: Chair, words: ShellWords): string[] {
  if (chair.kind === 'bot') return [words.levels[chair.level]?.name ?? chair.level];
  if (chair.kind !== 'person') return [words.table.emptySeat];
  return chair.standIn === null ? [] : [words.levels[chair.standIn]?.name ?? chair.standIn]; // the bot that plays meanwhile
}
