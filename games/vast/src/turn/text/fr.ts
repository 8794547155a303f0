import { capital } from '@trollmoot/kernel';
import { listOf, ofRole, role } from '../../text/fr/grammar.ts';
import type { TurnRoom } from '../../text/language.ts';

export const turn: TurnRoom = {
  ask: {},
  watch: {},
  label: {},
  tell: {
    turnBegan: ({ role: who, round }) => `Manche ${round} : tour ${ofRole(who)}.`,
    won: ({ winners }) =>
      winners.length === 0
        ? 'Tout le monde a perdu : la caverne vous a tous vaincus.'
        : `${capital(listOf(winners.map(role)))} ${winners.length > 1 || winners[0] === 'goblins' ? 'gagnent' : 'gagne'} la partie !`,
  },
};
