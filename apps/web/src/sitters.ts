import { botNames, type Chair, LEFT_USER } from '@trollmoot/protocol';
import { words } from './words/index.svelte.ts';

/** What a person is called; someone who has deleted their account has no name any more. */
export const nameOf = ({ user, name }: Extract<Chair, { kind: 'person' }>): string =>
  user === LEFT_USER ? words().table.left : name;

/** What everyone at a table is called, by seat; '' for an empty chair. */
export function sitterNames(table: string, chairs: readonly Chair[]): string[] {
  const bots = botNames(table, chairs);
  return chairs.map((chair, seat) =>
    chair.kind === 'person' ? nameOf(chair) : chair.kind === 'bot' ? bots[seat]! : '',
  );
}
