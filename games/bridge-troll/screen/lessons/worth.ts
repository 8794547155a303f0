import type { Measure } from '@trollmoot/boardkit/lesson.ts';
import { spoken } from '@trollmoot/boardkit/spoken.ts';
import { tradeInsIn, type View } from '@trollmoot/bridge-troll';

/** The learner's two sides, and the most points a trade-in of them would score. */
export const yourSides: Measure = {
  title: spoken(
    'Your two sides, if you traded in',
    'Deine zwei Seiten, beim Eintauschen',
    'Vos deux côtés, à l’échange',
  ),
  of: (view: View) => {
    const { foodTotal: food, tollTotal: tolls } = view.trolls[view.reader ?? 0]!;
    const points = tradeInsIn(view, view.reader ?? 0)[0]?.points ?? 0;
    return spoken(
      `Food ${food}, Tolls ${tolls} → ${points} points`,
      `Nahrung ${food}, Wegzoll ${tolls} → ${points} Punkte`,
      `Garde-manger ${food}, Péages ${tolls} → ${points} points`,
    );
  },
};
