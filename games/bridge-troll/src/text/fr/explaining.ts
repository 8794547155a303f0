import { capital, type Seat } from '@trollmoot/kernel';
import { CARDS, type Card } from '../../data/cards.ts';
import {
  BOULDERS_FOR_A_POINT,
  BOULDERS_OF_THE_MASON,
  DIE,
  END_POINT_OF_AN_UPGRADE,
  FIRST_PLACE_POINT,
  POINT_LOST_TO_A_GOAT,
} from '../../data/printed.ts';
import type { Traveller } from '../../data/travellers.ts';
import {
  bestTradeIn,
  claimsOf,
  drawsOf,
  hasPileStage,
  isUsableNow,
  raidersOf,
  raidOn,
  underOf,
} from '../../queries/index.ts';
import type { Explaining, Outlook, Told } from '../explain.ts';
import { coloursOf, countOf } from '../facts.ts';
import type { Speaker } from '../people.ts';
import {
  colour,
  count,
  Does,
  et,
  heap,
  le,
  ou,
  place,
  player,
  points,
  rochers,
  title,
  voyageurs,
  WEATHER,
} from './names.ts';

const LOWER = 'À l’échange, vous marquez le plus bas de vos deux totaux, Garde-manger et Péages.';
const now = (says: string): NonNullable<Outlook> => ({ title: 'Maintenant', says });
const cartes = (n: number): string => count(n, 'carte');

/** When each special works. */
const WORKS: { readonly [id: string]: string } = {
  fortuneTeller: 'Elle sert avant votre mise, une fois les places connues, et avant une prise.',
  garlicMerchant: 'Il sert face à un voleur.',
  jester: 'Il sert quand vous misez.',
  stonemason: 'Il sert avant une mise, une prise ou des rochers, face à un voleur ou un bouc, et au décompte.',
  royalMessenger: 'Il sert avant une mise ou une prise, face à un voleur ou un bouc, et au décompte.',
};

const POWER: { readonly [id: string]: string } = {
  fortuneTeller: 'Elle montre la carte cachée à vous seul.',
  garlicMerchant: 'Il chasse un Chevalier, un Bandit ou un Dragon que vous prenez.',
  jester: 'Vous pouvez miser des rochers de plusieurs couleurs.',
  stonemason: `Il prend ${rochers(BOULDERS_OF_THE_MASON)} d’une couleur dans la réserve.`,
  royalMessenger: 'Il fait passer un noble du Garde-manger aux Péages.',
};

const PREY: { readonly [id: string]: string } = {
  knight: 'du Garde-manger',
  bandit: 'des Péages',
  dragon: 'du Garde-manger et des Péages',
};

function card({ id, sort, food, toll, points: worth, colours }: Card): Pick<Told, 'does' | 'cannot' | 'scores'> {
  switch (sort) {
    case 'regular':
      return {
        does: `Mettez la carte au Garde-manger, valeur ${food}, ou aux Péages, valeur ${toll}.`,
        cannot: 'Ensuite, elle ne change plus de côté.',
        scores: LOWER,
      };
    case 'royal':
      return {
        does: `Va au Garde-manger, valeur ${food}. Un Messager royal la fait passer aux Péages, pour une rançon de ${toll}.`,
        cannot: 'Un noble ne va jamais directement aux Péages.',
        scores: LOWER,
      };
    case 'special':
      return {
        does: `${POWER[id]} Va dans votre main puis, une fois utilisé, au Garde-manger, valeur ${food}.`,
        cannot: 'Ne sert qu’une fois.',
        scores: 'Compte pour le Garde-manger dans un échange, même depuis la main.',
      };
    case 'bonus':
      return { does: `Rapporte aussitôt ${points(worth ?? 0)}. Puis la carte est défaussée.` };
    case 'robber':
      return {
        does: `Prend votre plus forte carte ${PREY[id]} quand vous le prenez. Lancez autant de rochers que sa valeur pour la garder.`,
        cannot: 'Les cartes en main sont à l’abri.',
      };
    case 'goat':
      return {
        does: `Lancez ${colours} rochers de couleurs différentes pour ${points(worth ?? 0)}. Sinon, vous perdez ${points(POINT_LOST_TO_A_GOAT)} et il retourne dans la pioche.`,
        cannot: 'L’ail n’impressionne aucun bouc.',
      };
  }
}

function claimed(say: Speaker, card: Card, seat: Seat): Outlook {
  const troll = say.view.trolls[seat]!;
  const title = 'Si vous prenez la carte';
  switch (card.sort) {
    case 'regular':
      return {
        title,
        says: `Votre Garde-manger passe à ${troll.foodTotal + (card.food ?? 0)}, ou vos Péages à ${troll.tollTotal + (card.toll ?? 0)}.`,
      };
    case 'royal':
      return { title, says: `Votre Garde-manger passe à ${troll.foodTotal + (card.food ?? 0)}.` };
    case 'special':
      return { title, says: WORKS[card.id]! };
    case 'bonus':
      return { title, says: `Vous marquez ${points(card.points ?? 0)}.` };
    case 'robber':
      return { title, says: raid(say, card, seat) };
    case 'goat':
      return {
        title,
        says: `Vous avez ${count(coloursOf(troll.boulders), 'couleur')} sur les ${card.colours} qu’il exige.`,
      };
  }
}

function raid({ view }: Speaker, { traveller }: Card, seat: Seat): string {
  const { value, prey } = raidOn(view, seat, traveller);
  if (value === 0) return 'Il ne trouve rien à vous prendre.';
  const garlic = view.trolls[seat]!.hand?.some(({ id }) => id === 'garlicMerchant')
    ? ' Votre Marchand d’ail peut le chasser.'
    : '';
  return `Il veut ${ou(prey.map((lost) => le(lost.traveller)))}. Garder la carte coûte ${rochers(value)}, et vous en avez ${underOf(view, seat)}.${garlic}`;
}

function held(say: Speaker, { id, traveller }: Card, seat: Seat, side: 'food' | 'tolls' | 'hand'): Outlook {
  if (side === 'hand')
    return now(
      isUsableNow(say.view, seat, traveller) ? 'Peut servir tout de suite.' : `Pas en ce moment. ${WORKS[id]}`,
    );
  const raiders = raidersOf(say.view, seat, side, traveller);
  if (raiders.length === 0) return null;
  return {
    title: 'En danger',
    says: `${capital(ou(raiders.map(le)))} viserait cette carte si ${say.isYou(seat) ? 'vous le preniez' : 'son propriétaire le prenait'}.`,
  };
}

const tradeable = ({ view, isYou }: Speaker, seat: Seat): string => {
  const best = bestTradeIn(view, seat);
  if (!isYou(seat)) return '';
  return best === null ? ' Rien à échanger pour le moment.' : ` Votre meilleur échange : ${points(best.points)}.`;
};

function ofPlace({ view }: Speaker, seat: Seat): Told {
  const { place: n } = view.trolls[seat]!;
  if (n === null)
    return {
      name: 'Fermé',
      kind: 'pont',
      does: `Ne prend aucun voyageur ce tour-ci. Prend des rochers dans la réserve : ${view.schedule.boulders} par troll ouvert.`,
      now: now(`${capital(rochers(drawsOf(view)))} ce tour-ci.`),
      scores: `Seul un troll fermé peut échanger des rochers, ${BOULDERS_FOR_A_POINT} pour un point.`,
    };
  return {
    name: `${capital(place(n))} place`,
    kind: 'trophée',
    does: 'On prend les voyageurs dans l’ordre des places. On prend les tas dans l’ordre inverse, la dernière place d’abord.',
    now: now(`Encore ${count(claimsOf(view, seat), 'prise')}.`),
    cannot: 'Un troll ouvert ne peut pas échanger de rochers.',
    scores: n === 1 ? `La première place reçoit aussitôt ${points(FIRST_PLACE_POINT)}.` : null,
  };
}

function ofBid({ view }: Speaker, seat: Seat): Told {
  const { bid, locked } = view.trolls[seat]!;
  const says = locked
    ? 'Scellée jusqu’à ce que tous aient misé.'
    : countOf(bid) === 0
      ? 'Aucun rocher sur ce pont.'
      : `${capital(heap(bid))}.${hasPileStage(view) ? ' On peut prendre ce tas.' : ''}`;
  return {
    name: 'Tas de la mise',
    does: 'La plus grosse mise obtient la meilleure place. Ensuite chaque troll ouvert prend un tas entier, la dernière place d’abord.',
    now: now(says),
    cannot: 'On ne lance pas les rochers d’une mise sur les voleurs ou les boucs.',
  };
}

function ofPoints({ view }: Speaker, seat: Seat): Told {
  const { points: markers, score } = view.trolls[seat]!;
  return {
    name: 'Points',
    does: 'On les gagne par échange, première place, bonus et boucs. Ils paient aussi les améliorations.',
    now: now(
      markers === null || score === null
        ? 'Cachés jusqu’à la fin.'
        : `${points(markers)} en marqueurs, ${score} avec les améliorations.`,
    ),
    scores: 'Le plus haut score gagne. À égalité, les améliorations puis les rochers décident.',
  };
}

const UPGRADE_DOES = `À la fin, elle rapporte son nombre et ${points(END_POINT_OF_AN_UPGRADE)} de plus.`;

export const explain: Explaining = {
  title,
  sorts: {
    regular: 'voyageur',
    royal: 'noble',
    special: 'voyageur spécial',
    bonus: 'bonus de pont',
    robber: 'voleur',
    goat: 'bouc',
  },
  card,
  claimed,
  held,
  ofTroll: {
    bridge: ({ view }, seat) => ({
      name: 'Pont',
      does: 'Les rochers dessous se misent et se lancent. Le Garde-manger est à gauche, les Péages à droite.',
      now: now(`${capital(rochers(underOf(view, seat)))} sous le pont : ${heap(view.trolls[seat]!.boulders)}.`),
    }),
    bid: ofBid,
    place: ofPlace,
    hand: ({ view }, seat) => ({
      name: 'Main',
      does: 'Des voyageurs spéciaux, utilisés une fois puis mangés.',
      now: now(`${capital(cartes(view.trolls[seat]!.handCount))} en main.`),
      cannot: 'Les voleurs n’y ont pas accès.',
      scores: 'Les cartes en main ne rapportent rien à la fin.',
    }),
    upgrades: ({ view }, seat) => ({
      name: 'Améliorations',
      does: `Chacune est payée en points. ${UPGRADE_DOES}`,
      now: now(`${count(view.trolls[seat]!.upgradeCount, 'amélioration')} jusqu’ici.`),
    }),
    points: ofPoints,
  },
  pile: (say, seat, side) => ({
    name: side === 'food' ? 'Garde-manger' : 'Péages',
    does:
      side === 'food'
        ? 'Ceux que ce troll mange : des voyageurs au choix, tous les nobles et les spéciaux utilisés.'
        : 'Les voyageurs qui ont payé et les nobles rançonnés.',
    now: now(`Valeur ${say.view.trolls[seat]![side === 'food' ? 'foodTotal' : 'tollTotal']}.${tradeable(say, seat)}`),
    scores: LOWER,
  }),
  boulders: ({ view }, seat, hue) => ({
    name: `Rochers ${colour(hue, 2)}`,
    does: `Misez-les pour une place ou lancez-les sur voleurs et boucs. Un troll fermé en échange ${BOULDERS_FOR_A_POINT} contre un point.`,
    now: now(`${rochers(view.trolls[seat]!.boulders[hue]!)} sous ce pont.`),
    cannot: 'Sans Bouffon, une mise ne mêle pas les couleurs.',
    scores: 'Les rochers ne rapportent rien à la fin. Ils ne font que départager.',
  }),
  supply: ({ view }, hue) => ({
    name: `Rochers ${colour(hue, 2)}`,
    kind: 'réserve',
    does: 'Trolls fermés et Tailleurs de pierre puisent dans la réserve. Les rochers lancés ou échangés y reviennent.',
    now: now(`Encore ${rochers(view.supply[hue]!)}.`),
  }),
  weather: ({ view }, weather) => ({
    name: capital(WEATHER[weather]),
    kind: 'météo',
    does: `${capital(voyageurs(view.schedule.travellers[weather]))} en route, dont un caché. Sur ${DIE.filter((face) => face === weather).length} des ${DIE.length} faces du dé.`,
    now: view.weather === weather ? now('Le temps de ce tour.') : null,
  }),
  upgrade: (n) => ({
    name: `Amélioration ${n}`,
    does: UPGRADE_DOES,
    scores: `${points(n + END_POINT_OF_AN_UPGRADE)}.`,
  }),
  common: {
    die: (say) => ({
      name: 'Dé météo',
      does: 'Le troll actif le lance au début du tour. Plus il fait beau, plus il vient de voyageurs.',
      now: now(
        say.view.weather === null
          ? Does(say, say.view.active, 'le lance ensuite.', 'le lancez ensuite.')
          : `Il montre ${WEATHER[say.view.weather]} : ${voyageurs(say.view.travellers)}.`,
      ),
    }),
    deck: ({ view }) => ({
      name: 'Pioche',
      does: 'Les voyageurs encore à venir. Quand elle ne suffit plus pour un groupe entier, la partie s’arrête aussitôt.',
      now: now(`Encore ${cartes(view.deck)}.`),
    }),
    discards: ({ view }) => ({
      name: 'Défausse',
      does: 'Les voyageurs défaussés ne reviennent jamais. Seul un bouc invaincu retourne dans la pioche.',
      now: now(`${capital(cartes(view.discards.length + view.drivenAway.length))} jusqu’ici.`),
    }),
    claims: (say, reader) => ({
      name: 'Ordre des prises',
      does: 'Les trolls ouverts prennent une carte chacun, dans l’ordre des places, jusqu’à la dernière.',
      now: now(orderOf(say, reader)),
      cannot: 'On ne passe pas. Les trolls fermés ne prennent rien.',
    }),
    stack: ({ view }, reader) => ({
      name: `Amélioration ${view.stack.at(-1)}`,
      kind: 'à vendre',
      does: `Coûte ${points(view.stack.at(-1) ?? 0)} à votre décompte, une seule par tour. ${UPGRADE_DOES}`,
      now: afford(view.stack.at(-1) ?? 0, reader === null ? null : view.trolls[reader]!.points),
      scores: `${points((view.stack.at(-1) ?? 0) + END_POINT_OF_AN_UPGRADE)} à la fin.`,
    }),
    marker: ({ view }) => ({
      name: 'Marqueur de 1 point',
      does: 'La première place le reçoit dès que les mises sont ouvertes.',
      now: now(view.marker ? 'Il attend la plus grosse mise.' : 'Déjà pris ce tour-ci.'),
    }),
    trade: (say, reader) => ({
      name: 'Échange',
      does: `Des cartes du Garde-manger et des Péages rapportent le total le plus bas. Un troll fermé peut y ajouter des rochers, ${BOULDERS_FOR_A_POINT} par point.`,
      now:
        say.view.trade !== null && say.view.trade.points > 0
          ? now(`Cet échange vaut ${points(say.view.trade.points)}.`)
          : reader === null
            ? null
            : now(tradeable({ ...say, isYou: () => true }, reader).trim()),
      cannot: 'Ce qu’un côté vaut de plus que l’autre est perdu.',
    }),
    turn: (say) => ({
      name: `Tour ${say.view.turn}`,
      does: 'Un tour a quatre étapes : météo, mise, récolte, décompte. Puis le dé passe dans le sens horaire.',
      now: now(Does(say, say.view.active, 'a le dé.', 'avez le dé.')),
    }),
    faceDown: (say) => ({
      name: 'Voyageur caché',
      does: 'Vous pouvez le prendre comme un autre. Alors tous le voient, et vous devez le garder.',
      now: now(peekedAt(say)),
      cannot: 'Seule une Voyante le regarde avant.',
    }),
  },
};

function orderOf(say: Speaker, reader: Seat | null): string {
  const [next] = say.view.claims;
  if (next === undefined) return 'Aucune prise en attente.';
  const mine = reader === null ? '' : ` Il vous reste ${count(claimsOf(say.view, reader), 'prise')}.`;
  return `${Does(say, next, 'prend ensuite.', 'prenez ensuite.')}${mine}`;
}

function afford(price: number, have: number | null): Outlook {
  if (have === null) return null;
  return now(
    have >= price ? `Vous avez ${points(have)} : assez.` : `Vous avez ${points(have)}, il en manque ${price - have}.`,
  );
}

function peekedAt(say: Speaker): string {
  const { card: known, peekers } = say.view.faceDown!;
  if (known !== null) return `Vous l’avez vu : ${le(known.traveller)}.`;
  return peekers.length === 0 ? 'Personne ne le connaît.' : `Vu par ${et(peekers.map((seat) => player(say, seat)))}.`;
}

/** By traveller: for the refusals. */
export const worksOf = (special: Traveller): string => WORKS[CARDS[special]!.id] ?? '';
