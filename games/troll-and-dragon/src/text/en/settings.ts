import type { Words } from '@trollmoot/kernel';

export const settings: Words['settings'] = {
  end: {
    name: 'End of the game',
    about: 'Whether the game ends with the first empty place or only when both are empty.',
    values: { first: 'one place is empty', both: 'both places are empty' },
  },
  dice: {
    name: 'Dragon dice',
    about: 'How many faces of the two red dice show the Dragon: more of them make the Cavern more dangerous.',
    values: { '1+2': 'one and two', '1+1': 'one and one', '2+2': 'two and two' },
  },
  duel: {
    name: 'Cavern duel',
    about: 'Whether the Cavern is played throw against throw, in real time, or by a plan made in advance.',
    values: { beats: 'in beats', race: 'as a race', plan: 'by a plan' },
  },
  pace: {
    name: 'Pace of the Dragon',
    about: 'In the race, how fast the dragon players may throw. Slower helps the adventurer.',
    values: { even: 'as fast as the adventurer', gentle: 'a little slower', slow: 'half as fast' },
  },
};
