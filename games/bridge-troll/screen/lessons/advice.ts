import { spoken } from '@trollmoot/boardkit/spoken.ts';
import { type Action, type Card, titles, tradeInsIn, type View } from '@trollmoot/bridge-troll';
import type { Seat, Spoken } from '@trollmoot/kernel';

/** What is worth knowing about this position: the best card, the threat, the trade-in. */
export function advise(view: View, options: readonly Action[], reader: Seat): Spoken | null {
  switch (view.step?.step) {
    case 'bid':
      return bid(view, reader);
    case 'claim':
      return claim(view);
    case 'place':
      return place(view, reader);
    case 'robber':
      return robber(view);
    case 'score':
      return score(view, options, reader);
    default:
      return null;
  }
}

/** The most a card is worth on either side, or in points. */
const worth = ({ toll, food, points, sort }: Card): number =>
  sort === 'goat' ? 0 : Math.max(sort === 'royal' ? 0 : (toll ?? 0), food ?? 0, points ?? 0);
const best = (cards: readonly Card[]): Card | undefined => cards.toSorted((a, b) => worth(b) - worth(a))[0];

function bid(view: View, reader: Seat): Spoken {
  const own = view.trolls[reader]!;
  const under = own.boulders.reduce((sum, n) => sum + n, 0);
  const most = Math.max(...own.boulders);
  const dear = best(view.company);
  const robbers = view.company.filter(({ sort }) => sort === 'robber').length;
  if (dear === undefined || worth(dear) < 3)
    return spoken(
      `No one is worth much today. Stay closed and you draw ${view.schedule.boulders} boulders for each troll that opens.`,
      `Heute lohnt sich niemand. Bleib geschlossen, dann nimmst du ${view.schedule.boulders} Felsbrocken für jeden offenen Troll.`,
      `Personne d’intéressant aujourd’hui. Fermé, vous prenez ${view.schedule.boulders} rochers par troll ouvert.`,
    );
  const [en, de, fr] = [titles.en(dear), titles.de(dear), titles.fr(dear)];
  const warned =
    robbers > 0
      ? spoken(
          ' And mind the robber: count who claims last.',
          ' Und Vorsicht vor Räubern: Zähl, wer zuletzt nimmt.',
          ' Et gare au voleur : comptez qui prendra en dernier.',
        )
      : spoken('', '', '');
  return spoken(
    `${en}: worth ${worth(dear)}. You have ${under} boulders, at most ${most} of one colour, so ${Math.min(most, 3)} could be enough.${warned.en}`,
    `${de}: ${worth(dear)} wert. Du hast ${under} Felsbrocken, höchstens ${most} einer Farbe: ${Math.min(most, 3)} könnten reichen.${warned.de}`,
    `${fr} : vaut ${worth(dear)}. Vous avez ${under} rochers, au plus ${most} d’une couleur : ${Math.min(most, 3)} pourraient suffire.${warned.fr}`,
  );
}

function claim(view: View): Spoken | null {
  const dear = best(view.company);
  if (dear === undefined) return null;
  return spoken(
    `${titles.en(dear)} is worth ${worth(dear)}, the most of what’s left.`,
    `${titles.de(dear)}: ${worth(dear)} wert, das meiste von dem, was noch da ist.`,
    `${titles.fr(dear)} : vaut ${worth(dear)}, le plus de ce qui reste.`,
  );
}

function place(view: View, reader: Seat): Spoken {
  const { foodTotal, tollTotal } = view.trolls[reader]!;
  return foodTotal <= tollTotal
    ? spoken(
        `Food is at ${foodTotal}, Tolls at ${tollTotal}. A trade-in scores the lower side, so Food needs it more.`,
        `Nahrung ${foodTotal}, Wegzoll ${tollTotal}. Beim Eintauschen zählt die niedrigere Seite: Die Nahrung braucht es eher.`,
        `Garde-manger ${foodTotal}, Péages ${tollTotal}. L’échange compte le plus bas : le Garde-manger en a plus besoin.`,
      )
    : spoken(
        `Food is at ${foodTotal}, Tolls at ${tollTotal}. A trade-in scores the lower side, so Tolls need it more.`,
        `Nahrung ${foodTotal}, Wegzoll ${tollTotal}. Beim Eintauschen zählt die niedrigere Seite: Der Wegzoll braucht es eher.`,
        `Garde-manger ${foodTotal}, Péages ${tollTotal}. L’échange compte le plus bas : les Péages en ont plus besoin.`,
      );
}

function robber(view: View): Spoken | null {
  const prey = view.threat?.prey[0]?.card;
  if (view.threat === null || prey === undefined) return null;
  const { boulders } = view.threat;
  return spoken(
    `${titles.en(prey)}: worth ${boulders}, and it takes ${boulders} boulders to keep. Ask yourself which you’ll miss more.`,
    `${titles.de(prey)}: ${boulders} wert, und es kostet ${boulders} Felsbrocken, die Karte zu behalten. Was fehlt dir mehr?`,
    `${titles.fr(prey)} : vaut ${boulders}, et il faut ${boulders} rochers pour garder la carte. Que regretterez-vous le plus ?`,
  );
}

function score(view: View, options: readonly Action[], reader: Seat): Spoken | null {
  const points = tradeInsIn(view, reader)[0]?.points ?? 0;
  if (options.some(({ do: what }) => what === 'cashIn')) return null;
  if (points === 0) return null;
  return spoken(
    `Your best trade-in scores ${points}. ${view.deck} cards are left in the deck, and what you haven’t traded in at the end is worth nothing.`,
    `Dein bestes Eintauschen bringt ${points}. Im Stapel sind noch ${view.deck} Karten, und was am Ende nicht eingetauscht ist, zählt nichts.`,
    `Votre meilleur échange rapporte ${points}. Il reste ${view.deck} cartes, et ce qui n’est pas échangé à la fin ne vaut rien.`,
  );
}
