import type { Words } from '@trollmoot/kernel';

export const settings: Words['settings'] = {
  end: {
    name: 'End of the game',
    about: 'When the game ends: once one place is empty, or only when both are.',
    values: { first: 'one place is empty', both: 'both places are empty' },
  },
  reroll: {
    name: 'Rerolling',
    about: 'Whether you may hold back free dice when you roll again in the Grotto.',
    values: { all: 'roll all free dice', any: 'roll any free dice' },
  },
  dice: {
    name: 'Dragon dice',
    about: 'How many faces of the two red dice show the Dragon. More faces make the Cavern more dangerous.',
    values: { '1+2': 'one and two', '1+1': 'one and one', '2+2': 'two and two' },
  },
  duel: {
    name: 'Cavern duel',
    about: 'How you play the Cavern: step by step, in real time, or by a plan you make up front.',
    values: { beats: 'step by step', race: 'as a race', plan: 'by a plan' },
  },
  shares: {
    name: 'Sharing',
    about: 'Who picks the treasure when the Dragon wakes: the game takes the best, or each player chooses.',
    values: { best: 'take the best', choose: 'players choose' },
  },
  pace: {
    name: 'Pace of the Dragon',
    about: 'How fast the dragon players may roll in the race. A slower pace helps the adventurer.',
    values: { even: 'as fast as the adventurer', gentle: 'a little slower', slow: 'half as fast' },
  },
};
