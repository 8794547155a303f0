import type { TableCard } from '@trollmoot/protocol';

/** Is this reader to be asked for a name: may they sit down, and would otherwise be one more guest without one? */
export function mustAskName(card: TableCard, reader: { user: string; name: string; hasKey: boolean }): boolean {
  if (card.status !== 'gathering' || reader.name.trim() !== '') return false;
  if (card.chairs.some((chair) => chair.kind === 'person' && chair.user === reader.user)) return false;
  return card.chairs.some(({ kind }) => kind === 'open' || (kind === 'invited' && reader.hasKey));
}
