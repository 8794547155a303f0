import { COLOURS, type SeatPlate } from '@trollmoot/boardkit/seats.ts';
import { type BotName, botNames, type Chair } from '@trollmoot/protocol';
import { coloursOf } from '../shelf/seats.ts';
import { nameOf } from '../sitters.ts';
import { strengthOf } from '../strength.ts';
import type { ShellWords } from '../words/en.ts';
import { calledIn } from '../words/index.svelte.ts';
import type { Desk } from './desk.svelte.ts';

/** All seats, as the table shows them. */
export function platesOf(desk: Desk, words: ShellWords): SeatPlate[] {
  const { card, reader } = desk;
  if (card === null) return [];
  const called = desk.game.seatNames(card.settings, card.chairs.length);
  const colours = coloursOf(desk.game.name, called);
  const bots = botNames(card.id, card.chairs);
  return card.chairs.map((chair, seat) => {
    const sign = calledIn(desk.game.name, called[seat] ?? String(seat + 1));
    const isYou = seat === reader && desk.link.seats.length === 1;
    const name = isYou
      ? words.table.you
      : chair.kind === 'bot'
        ? bots[seat]!
        : chair.kind === 'person'
          ? nameOf(chair)
          : sign;
    const role = COLOURS.some((colour) => colour === called[seat]) || sign === name ? '' : sign;
    const bot = chair.kind === 'bot' ? { name: bots[seat]!, ...strengthOf(chair.level, words) } : null;
    return {
      seat,
      name,
      called: called[seat] ?? '',
      role,
      about: [role, aboutSitter(chair, bots[seat]!, words)].filter(Boolean).join(' · '),
      colour: colours[seat]!,
      isReader: seat === reader,
      bot,
      isAway: chair.kind === 'person' && !chair.here,
    };
  });
}

function aboutSitter(chair: Chair, bot: BotName, words: ShellWords): string {
  if (chair.kind === 'bot') return strengthOf(chair.level, words).word;
  if (chair.kind !== 'person') return words.table.emptySeat;
  return chair.standIn === null ? '' : words.table.playsMeanwhile(bot);
}
