import type { Words } from '@trollmoot/kernel';

export const settings: Words['settings'] = {
  openScores: {
    name: 'Scores',
    about: 'Whether everyone can see all points and upgrades throughout the game.',
    values: { false: 'hidden', true: 'open' },
  },
  returnedUpgrades: {
    name: 'Upgrades lost to goats',
    about: 'What happens to an upgrade you give up to a goat.',
    values: { false: 'leave the game', true: 'return to the stack' },
  },
  tiedDrawer: {
    name: 'Drawing when tied',
    about: 'Whether a closed troll that shares the lead in boulders still takes from a rival.',
    values: { draws: 'draws from a tied rival', stops: 'draws no more' },
  },
};
