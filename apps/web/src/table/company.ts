import type { Company } from '@trollmoot/kernel';
import { botNames, type Eye, type TableCard } from '@trollmoot/protocol';

/**
 * Who sits at this table, for the game's sentences. Around one device nobody is 'you'. A person who goes by the seat's own
 * name, as `signs` has it, needs no other.
 */
export function companyOf(
  card: TableCard | null,
  reader: Eye,
  seats: readonly number[],
  signs: readonly string[],
): Company {
  const you = seats.length === 1 ? reader : null;
  if (card === null) return { names: [], you };
  const bots = botNames(card.id, card.chairs);
  const names = card.chairs.map((chair, seat) =>
    chair.kind === 'bot'
      ? bots[seat]!
      : chair.kind === 'person' && chair.name !== '' && chair.name !== signs[seat]
        ? chair.name
        : null,
  );
  return { names, you };
}
