import type { PuzzleTask } from '@trollmoot/kernel';

const tasks: readonly PuzzleTask[] = [
  {
    kind: 'most-points',
    task: ({ points }) => ({
      en: `You have ${counted(points, 'point', 'points')} at risk. What brings you the most, on average?`,
      de: `Du riskierst ${counted(points, 'Punkt', 'Punkte')}. Was bringt im Schnitt am meisten?`,
      fr: `Vous avez ${counted(points, 'point', 'points')} en jeu. Qu’est-ce qui rapporte le plus en moyenne ?`,
    }),
    more: {
      en: 'Your choice is judged by all the ways the dice can fall, never by one roll. Only your own points count.',
      de: 'Deine Wahl wird an allen möglichen Würfen gemessen, nie an einem. Es zählen nur deine Punkte.',
      fr: 'Votre choix est jugé sur tous les lancers possibles, jamais sur un seul. Seuls vos points comptent.',
    },
    unit: { en: 'points on average', de: 'Punkte im Schnitt', fr: 'points en moyenne' },
    digits: 2,
  },
];
export default tasks;

const counted = (n: number | undefined, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
