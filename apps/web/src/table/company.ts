import type { Company } from '@trollmoot/kernel';
import type { Chair, Eye, TableCard } from '@trollmoot/protocol';

/** Who sits at this table, for the game's sentences. Around one device nobody is 'you'. */
export function companyOf(card: TableCard | null, reader: Eye, seats: readonly number[]): Company {
  return { names: (card?.chairs ?? []).map(nameOf), you: seats.length === 1 ? reader : null };
}

const nameOf = (chair: Chair): string | null => (chair.kind === 'person' && chair.name !== '' ? chair.name : null);
