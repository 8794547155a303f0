import { botNames, type Chair } from '@trollmoot/protocol';

/** What everyone at a table is called, by seat; '' for an empty chair. */
export function sitterNames(table: string, chairs: readonly Chair[]): string[] {
  const bots = botNames(table, chairs);
  return chairs.map((chair, seat) => (chair.kind === 'person' ? chair.name : chair.kind === 'bot' ? bots[seat]! : ''));
}
