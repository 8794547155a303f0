import type { PuzzleTask } from '@trollmoot/kernel';

const tasks: readonly PuzzleTask[] = [
  {
    kind: 'most-gold',
    task: ({ actions }) => ({
      en: `Win the most gold in ${actions} actions, without drawing.`,
      de: `Gewinne mit ${actions} Aktionen so viel Gold wie möglich, ohne eine Karte zu ziehen.`,
      fr: `Gagnez le plus d’or en ${actions} actions, sans piocher.`,
    }),
    more: {
      en: 'The board is scored after your last action. What the best of the others loses counts as well.',
      de: 'Nach deiner letzten Aktion wird gewertet. Was der Beste der anderen verliert, zählt mit.',
      fr: 'On décompte le plateau après votre dernière action. Ce que perd le meilleur des autres compte aussi.',
    },
    unit: { en: 'gold over the others', de: 'Gold mehr als die anderen', fr: 'or de plus que les autres' },
    standing: { en: 'If it were scored now', de: 'Wenn jetzt gewertet würde', fr: 'Si l’on décomptait maintenant' },
  },
];
export default tasks;
