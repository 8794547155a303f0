// Not a game: one step of every kind. What happens is recorded in `said`.
import {
  type ActionOf,
  kernel,
  type News,
  newPosition,
  nowKnown,
  type Position,
  plan,
  type Rules,
  roll,
  type Seat,
  type StepOf,
  seeded,
  tell,
} from '@trollmoot/kernel';

export type Contents = {
  turn: { at: { player: Seat }; act: { do: 'sing'; verse: number } | { do: 'roll' } | { do: 'peek' } | { do: 'pass' } };
  answer: { at: { player: Seat; verse: number }; act: { do: 'clap' } | { do: 'boo' } };
  ember: { at: { n: number } };
  circle: { at: object };
  vote: { at: { among: readonly Seat[] }; secret: { do: 'vote'; for: Seat } };
  stew: { at: object; secret: { do: 'add'; herb: number } | { do: 'done' }; open: { do: 'taste' } };
  grab: { at: object; race: { do: 'grab' } };
};
type Action = ActionOf<Contents>;

interface State extends Position<StepOf<Contents>, Action, News> {
  said: string[];
}

export const rules: Rules<State, Contents> = {
  turn: {
    who: (_s, { player }) => player,
    options: () => [{ do: 'sing', verse: 1 }, { do: 'sing', verse: 2 }, { do: 'roll' }, { do: 'peek' }, { do: 'pass' }],
    take(s, { player }, act, seat) {
      s.said.push(`${seat} ${act.do}`);
      if (act.do === 'sing') {
        plan(s, { step: 'turn', player });
        plan(s, { step: 'answer', player: 1 - player, verse: act.verse }, { step: 'ember', n: 2 });
      } else if (act.do === 'roll') s.said.push(`rolled ${roll(s, 6)}`);
      else if (act.do === 'peek') nowKnown(s);
      if (act.do === 'roll' || act.do === 'peek') plan(s, { step: 'turn', player });
      if (act.do === 'pass') plan(s, { step: 'turn', player: 1 - player });
      tell(s, { news: act.do });
    },
    why: (_s, _at, wish) => (wish.do === 'sing' ? { clause: 'SONG-1', fact: { verses: 2 } } : null),
  },
  answer: {
    who: (_s, { player }) => player,
    options: () => [{ do: 'clap' }, { do: 'boo' }],
    take: (s, { verse }, act) => void s.said.push(`${act.do} ${verse}`),
  },
  ember: {
    happen(s, { n }) {
      s.said.push(`ember ${n}`);
      if (n > 1) plan(s, { step: 'ember', n: n - 1 });
    },
  },
  circle: { happen: (s) => plan(s, { step: 'circle' }) },
  vote: {
    who: (_s, { among }) => [...among],
    options: (_s, { among }, seat) =>
      among.filter((other) => other !== seat).map((other) => ({ do: 'vote', for: other })),
    reveal: (s, _at, hands) => void s.said.push(`votes ${JSON.stringify(hands)}`),
  },
  stew: {
    who: () => [0, 1],
    options: (_s, _at, _seat, hand) => [
      ...[1, 2, 3]
        .filter((herb) => !hand.some((act) => act.do === 'add' && act.herb === herb))
        .map((herb) => ({ do: 'add' as const, herb })),
      { do: 'done' },
      { do: 'taste' },
    ],
    closed: (_s, _at, _seat, hand) => hand.at(-1)?.do === 'done',
    isOpen: (act) => act.do === 'taste',
    take: (s, _at, _act, seat) => void s.said.push(`${seat} tastes`),
    reveal: (s, _at, hands) => void s.said.push(`stew ${JSON.stringify(hands)}`),
    why: (_s, _at, wish) => (wish.do === 'add' ? { clause: 'HERB-1', fact: {} } : null),
  },
  grab: {
    who: () => [0, 1, 2],
    options: () => [{ do: 'grab' }],
    take: (s, _at, _act, seat) => void s.said.push(`${seat} grabs`),
  },
};

export const { current, settle, waitingFor, options, play, why, handOf } = kernel<State, Contents>(rules, {
  over: 'OVER-1',
  notYours: 'WAIT-1',
  notNow: 'NOW-1',
});

/** A position with these steps on its agenda, in reading order. */
export function fire(...agenda: StepOf<Contents>[]): State {
  const s: State = { ...newPosition(seeded('fire')), said: [] };
  plan(s, ...agenda);
  return settle(s);
}
