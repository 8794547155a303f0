import type { Advice } from '@trollmoot/boardkit/lesson.ts';
import { spoken } from '@trollmoot/boardkit/spoken.ts';
import { type Action, type Card, titles, tradeInsIn, type View } from '@trollmoot/bridge-troll';
import type { Seat } from '@trollmoot/kernel';

/** What is worth knowing about this position: the best card, the threat, the trade-in. */
export function advise(view: View, options: readonly Action[], reader: Seat): Advice[] {
  switch (view.step?.step) {
    case 'bid':
      return bid(view, reader);
    case 'claim':
      return claim(view, reader);
    case 'place':
      return place(view, reader);
    case 'robber':
      return robber(view);
    case 'goat':
      return goat(view, reader);
    case 'draw':
      return draw();
    case 'score':
      return score(view, options, reader);
    default:
      return [];
  }
}

const MUCH = 3; // worth a bid
const said = (about: string, en: string, de: string, fr: string): Advice[] => [{ about, say: spoken(en, de, fr) }];

/** The most a card is worth on either side, or in points. */
const worth = ({ toll, food, points, sort }: Card): number =>
  sort === 'goat' ? 0 : Math.max(sort === 'royal' ? 0 : (toll ?? 0), food ?? 0, points ?? 0);
const best = (cards: readonly Card[]): Card | undefined =>
  cards.filter((card) => worth(card) > 0).toSorted((a, b) => worth(b) - worth(a))[0];
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
/** How many boulders of different colours this troll has. */
const coloursOf = (view: View, seat: Seat): number => view.trolls[seat]!.boulders.filter((n) => n > 0).length;

function bid(view: View, reader: Seat): Advice[] {
  const { boulders } = view.trolls[reader]!;
  const most = Math.max(...boulders);
  const dear = best(view.company);
  const threats = view.company.filter(({ sort }) => sort === 'robber' || sort === 'goat').length;
  if (dear === undefined || worth(dear) < MUCH) {
    const [en, de, fr] =
      threats > 0
        ? [
            'Nobody worth much today, and trouble among them.',
            'Heute lohnt sich kaum jemand, und Ärger ist dabei.',
            'Personne d’intéressant aujourd’hui, et des ennuis parmi eux.',
          ]
        : ['Nobody worth much today.', 'Heute lohnt sich kaum jemand.', 'Personne d’intéressant aujourd’hui.'];
    const n = view.schedule.boulders;
    return said(
      `poor ${threats > 0}`,
      `${en} Stay closed and you draw ${n} boulders for each troll that opens.`,
      `${de} Bleib geschlossen, dann nimmst du ${n} Felsbrocken für jeden offenen Troll.`,
      `${fr} Fermé, vous prenez ${n} rochers par troll ouvert.`,
    );
  }
  const warned =
    threats > 0
      ? spoken(
          ' Mind who is left for the last to claim.',
          ' Achte darauf, wer am Ende übrig bleibt.',
          ' Gare à qui restera en dernier.',
        )
      : spoken('', '', '');
  const all = sum(boulders);
  return said(
    `bid ${dear.traveller}`,
    `${titles.en(dear)}: worth ${worth(dear)}. You have ${all} boulders, at most ${most} of one colour. The largest bid picks first.${warned.en}`,
    `${titles.de(dear)}: ${worth(dear)} wert. Du hast ${all} Felsbrocken, höchstens ${most} einer Farbe. Das höchste Gebot nimmt zuerst.${warned.de}`,
    `${titles.fr(dear)} : vaut ${worth(dear)}. Vous avez ${all} rochers, au plus ${most} d’une couleur. La plus grosse mise choisit d’abord.${warned.fr}`,
  );
}

function claim(view: View, reader: Seat): Advice[] {
  const beatable = view.company.find(
    ({ sort, colours }) => sort === 'goat' && colours !== null && colours <= coloursOf(view, reader),
  );
  const fought: Advice[] =
    beatable === undefined
      ? []
      : said(
          `fight ${beatable.traveller}`,
          `You have ${coloursOf(view, reader)} colours. The ${titles.en(beatable)} asks for ${beatable.colours}: defeat it for ${beatable.points} points.`,
          `Du hast ${coloursOf(view, reader)} Farben. ${titles.de(beatable)} verlangt ${beatable.colours}: Ein Sieg bringt ${beatable.points} Punkte.`,
          `Vous avez ${coloursOf(view, reader)} couleurs. ${titles.fr(beatable)} en demande ${beatable.colours} : le vaincre rapporte ${beatable.points} points.`,
        );
  const dear = best(view.company);
  if (dear !== undefined)
    return [
      ...said(
        `claim ${dear.traveller}`,
        `${titles.en(dear)} is worth ${worth(dear)}, the most of those you can see.`,
        `${titles.de(dear)}: ${worth(dear)} wert, mehr als alle anderen, die offen liegen.`,
        `${titles.fr(dear)} : vaut ${worth(dear)}, le plus de ce qui est visible.`,
      ),
      ...fought,
    ];
  if (fought.length > 0) return fought;
  const hidden = view.faceDown !== null;
  return said(
    `only trouble ${hidden}`,
    `Only trouble is face up, and you must claim a card.${hidden ? ' The face-down one may be kinder.' : ''}`,
    `Offen liegt nur Ärger, und eine Karte musst du nehmen.${hidden ? ' Die verdeckte ist vielleicht freundlicher.' : ''}`,
    `Il n’y a que des ennuis, et il faut prendre une carte.${hidden ? ' La carte cachée sera peut-être plus aimable.' : ''}`,
  );
}

function place(view: View, reader: Seat): Advice[] {
  const { foodTotal, tollTotal } = view.trolls[reader]!;
  const [en, de, fr] =
    foodTotal === tollTotal
      ? [
          'They are level, so take the larger number.',
          'Sie sind gleich: Nimm die größere Zahl.',
          'Ils sont à égalité : prenez le plus grand nombre.',
        ]
      : foodTotal < tollTotal
        ? ['Food needs it more.', 'Die Nahrung braucht es eher.', 'Le Garde-manger en a plus besoin.']
        : ['Tolls need it more.', 'Der Wegzoll braucht es eher.', 'Les Péages en ont plus besoin.'];
  return said(
    `place ${foodTotal} ${tollTotal}`,
    `Food is at ${foodTotal}, Tolls at ${tollTotal}. A trade-in scores the lower side. ${en}`,
    `Nahrung ${foodTotal}, Wegzoll ${tollTotal}. Beim Eintauschen zählt die niedrigere Seite. ${de}`,
    `Garde-manger ${foodTotal}, Péages ${tollTotal}. L’échange compte le côté le plus bas. ${fr}`,
  );
}

function robber(view: View): Advice[] {
  const prey = view.threat?.prey[0]?.card;
  if (view.threat === null || prey === undefined) return [];
  const { boulders } = view.threat;
  return said(
    `robbed of ${prey.traveller}`,
    `${titles.en(prey)}: worth ${boulders}, and it takes ${boulders} boulders to keep. Which will you miss more?`,
    `${titles.de(prey)}: ${boulders} wert, und es kostet ${boulders} Felsbrocken, die Karte zu behalten. Was fehlt dir mehr?`,
    `${titles.fr(prey)} : vaut ${boulders}, et il faut ${boulders} rochers pour garder la carte. Que regretterez-vous le plus ?`,
  );
}

function goat(view: View, reader: Seat): Advice[] {
  if (view.threat === null) return [];
  const { boulders: asked, hazard } = view.threat;
  const own = coloursOf(view, reader);
  if (own < asked) return [];
  return said(
    `fight ${hazard.traveller}`,
    `You have ${own} colours, and ${asked} defeat the goat: ${hazard.points} points. Giving way costs you 1.`,
    `Du hast ${own} Farben, und ${asked} besiegen den Ziegenbock: ${hazard.points} Punkte. Ausweichen kostet dich 1.`,
    `Vous avez ${own} couleurs, et ${asked} suffisent contre le bouc : ${hazard.points} points. Céder vous en coûte 1.`,
  );
}

const draw = (): Advice[] =>
  said(
    'draw',
    'A bid is of one colour, so a large stock of one bids high. A goat asks for many colours.',
    'Ein Gebot hat eine Farbe: Viele gleiche bieten hoch. Ein Ziegenbock verlangt viele Farben.',
    'Une mise est d’une couleur : beaucoup de pareils, et vous misez haut. Un bouc en demande plusieurs.',
  );

function score(view: View, options: readonly Action[], reader: Seat): Advice[] {
  const points = tradeInsIn(view, reader)[0]?.points ?? 0;
  const isLaidOut = options.some(({ do: what }) => what === 'cashIn');
  if (isLaidOut || points === 0) return [];
  return said(
    `trade in ${points} ${view.deck}`,
    `Your best trade-in scores ${points}. ${view.deck} cards are left in the deck, and what you haven’t traded in at the end is worth nothing.`,
    `Dein bestes Eintauschen bringt ${points}. Im Stapel sind noch ${view.deck} Karten, und was am Ende nicht eingetauscht ist, zählt nichts.`,
    `Votre meilleur échange rapporte ${points}. Il reste ${view.deck} cartes, et ce qui n’est pas échangé à la fin ne vaut rien.`,
  );
}
