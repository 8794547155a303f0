import type { Company } from '@trollmoot/kernel';
import { botNames, type Eye, type TableCard } from '@trollmoot/protocol';

/** Who sits at this table, for the game's sentences. Around one device nobody is 'you'. */
export function companyOf(card: TableCard | null, reader: Eye, seats: readonly number[]): Company {
  const you = seats.length === 1 ? reader : null;
  if (card === null) return { names: [], you };
  const bots = botNames(card.id, card.chairs);
  const names = card.chairs.map((chair, seat) =>
    chair.kind === 'bot' ? bots[seat]! : chair.kind === 'person' && chair.name !== '' ? chair.name : null,
  );
  return { names, you };
}
