import {
  type ActionOf,
  type Game,
  kernel,
  newPosition,
  type Position,
  plan,
  reseeded,
  roll,
  type StepOf,
  seeded,
} from '@trollmoot/kernel';
import { manners, toy } from './toy.ts';

/** For one player: go through the door or turn back. Behind it, roll a die for points or take a single point. */
type Contents = {
  door: { at: object; act: { do: 'go' } | { do: 'turn back' } };
  room: { at: object; act: { do: 'throw' } | { do: 'take' } };
};
interface State extends Position<StepOf<Contents>, ActionOf<Contents>> {
  points: number;
  dice: boolean; // may a die be thrown in the room?
}

const verbs = kernel<State, Contents>(
  {
    door: {
      who: () => 0,
      options: () => [{ do: 'go' }, { do: 'turn back' }],
      take: (s, _at, act) => (act.do === 'go' ? plan(s, { step: 'room' }) : undefined),
    },
    room: {
      who: () => 0,
      options: (s) => (s.dice ? [{ do: 'throw' }, { do: 'take' }] : [{ do: 'take' }]),
      take(s, _at, act) {
        s.points += act.do === 'take' ? 1 : roll(s, 6);
      },
    },
  },
  manners,
);

const clone = (s: State): State => ({ ...s, agenda: s.agenda.slice(), sealed: [], rng: s.rng.slice(), news: null });

export const atTheDoor = (dice: boolean): State => ({
  ...newPosition(seeded('door')),
  agenda: [{ step: 'door' }],
  points: 0,
  dice,
});

export const door: Game<State, ActionOf<Contents>> = {
  ...toy('door'),
  ...verbs,
  seats: [1],
  longest: 2,
  setup: () => atTheDoor(true),
  clone,
  view: (s) => ({ points: s.points }),
  imagine: (s, _seat, random) => ({ ...clone(s), rng: reseeded(random) }),
  result: (s) => (s.agenda.length > 0 ? null : { places: [1], scores: [s.points] }),
  bot: { evaluate: (s) => s.points / 6, habits: (_s, _seat, options) => options },
};
