import { capital } from '@trollmoot/kernel';
import { listOf, role } from '../../text/en/grammar.ts';
import { names } from '../../text/en/names.ts';
import type { TurnRoom } from '../../text/language.ts';

export const turn: TurnRoom = {
  ask: {},
  watch: {},
  label: {},
  tell: {
    turnBegan: ({ role: who, round }) =>
      `Round ${round}: the ${names.roles[who].title}${who === 'goblins' ? '’' : '’s'} turn.`,
    won: ({ winners }) =>
      winners.length === 0
        ? 'Everyone loses: the cave has beaten you all.'
        : `${capital(listOf(winners.map(role)))} ${winners.length > 1 || winners[0] === 'goblins' ? 'win' : 'wins'} the game!`,
  },
};
