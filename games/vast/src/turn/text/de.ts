import { capital } from '@trollmoot/kernel';
import { listOf, role, roleGen } from '../../text/de/grammar.ts';
import type { TurnRoom } from '../../text/language.ts';

export const turn: TurnRoom = {
  ask: {},
  watch: {},
  label: {},
  tell: {
    turnBegan: ({ role: who, round }) => `Runde ${round}: Zug ${roleGen(who)}.`,
    won: ({ winners }) =>
      winners.length === 0
        ? 'Alle haben verloren: Die Höhle hat alle besiegt.'
        : `${capital(listOf(winners.map(role)))} ${winners.length > 1 || winners[0] === 'goblins' ? 'gewinnen' : 'gewinnt'} das Spiel!`,
  },
};
