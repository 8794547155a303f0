import type { Measure } from '@trollmoot/boardkit/lesson.ts';
import { spoken } from '@trollmoot/boardkit/spoken.ts';
import { trollChance, type View } from '@trollmoot/troll-and-dragon';

/** What is at risk, and how likely the next roll loses it to the Troll. */
export const trollRisk: Measure = {
  title: spoken('If you rolled again', 'Würfelst du noch einmal', 'Si vous relanciez'),
  of: (view: View) => {
    const chance = trollChance(view);
    const { points } = view.atRisk;
    if (chance === null || view.phase !== 'grotto' || view.adventurer !== 0)
      return spoken('your turn is over', 'dein Zug ist vorbei', 'votre tour est fini');
    const odds = `${chance.cases} : ${chance.of}`;
    return spoken(
      `${points} at risk, Troll ${odds}`,
      `${points} in Gefahr, Troll ${odds}`,
      `${points} en danger, Troll ${odds}`,
    );
  },
};

/** What is at risk, and how likely the next roll wakes the Dragon. */
export const dragonRisk: Measure = {
  title: spoken('If you rolled again', 'Würfelst du noch einmal', 'Si vous relanciez'),
  of: (view: View) => {
    const { points } = view.atRisk;
    if (view.danger === null || view.adventurer !== 0)
      return spoken('your turn is over', 'dein Zug ist vorbei', 'votre tour est fini');
    const odds = `${view.danger.cases} : ${view.danger.of}`;
    return spoken(
      `${points} at risk, Dragon ${odds}`,
      `${points} in Gefahr, Drache ${odds}`,
      `${points} en danger, Dragon ${odds}`,
    );
  },
};
