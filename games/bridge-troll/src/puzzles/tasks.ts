import type { PuzzleTask } from '@trollmoot/kernel';

const tasks: readonly PuzzleTask[] = [
  {
    kind: 'most-owned',
    task: () => ({
      en: 'The hands are open. Own the most when the turn ends.',
      de: 'Die Gebote liegen offen. Besitze am Ende des Zuges möglichst viel.',
      fr: 'Les mises sont révélées. Possédez le plus possible à la fin du tour.',
    }),
    more: {
      en: 'What counts: your points, the lower of Food and Tolls, and half a point per boulder, on average.',
      de: 'Es zählen im Schnitt: deine Punkte, der kleinere Wert von Nahrung und Wegzoll, ein halber Punkt je Felsbrocken.',
      fr: 'Comptent en moyenne : vos points, le plus faible du Garde-manger et des Péages, un demi-point par rocher.',
    },
    unit: { en: 'points gained on average', de: 'Punkte Gewinn im Schnitt', fr: 'points gagnés en moyenne' },
    digits: 1,
  },
];
export default tasks;
