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
    return spoken(
      `${points} at risk, Troll ${chance.cases} in ${chance.of}`,
      `${points} riskiert, Troll ${chance.cases} von ${chance.of}`,
      `${points} en jeu, Troll ${chance.cases} sur ${chance.of}`,
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
    const { cases, of } = view.danger;
    return spoken(
      `${points} at risk, Dragon ${cases} in ${of}`,
      `${points} riskiert, Drache ${cases} von ${of}`,
      `${points} en jeu, Dragon ${cases} sur ${of}`,
    );
  },
};
