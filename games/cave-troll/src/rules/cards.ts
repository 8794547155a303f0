import { nowKnown, plan, type Rules, type Seat, tell } from '@trollmoot/kernel';
import type { Contents, Place, Refused } from '../contents.ts';
import { OWN_STAIRCASE, type SpaceId } from '../data/board.ts';
import { type Card, ICONS, ICONS_TO_SCORE, PLACE_OF } from '../data/cards.ts';
import { type FigureId, figureOf, IS_HERO, TRAY } from '../data/figures.ts';
import type { Ground, OwnedCard, State } from '../state.ts';
import { enter } from './entering.ts';
import { planScoring } from './scoring.ts';
import { hasCaveTroll, look, type Sight } from './sight.ts';
import { planArrival } from './trolls.ts';
import { NOWHERE, whyNot } from './wishes.ts';
import { boardOf, isLocked, kind } from './words.ts';

type Cards = Rules<State, Pick<Contents, 'play' | 'place' | 'file'>>;

/** [CARD-1] Draw the top card of the player's deck; the `play` step comes next. */
export function draw(s: State, player: Seat): void {
  const card = s.deck[player]!.pop()!; // [CARD-11] never empty: the game would have ended
  s.hand[player]!.push(card);
  s.quiet = 0;
  nowKnown(s);
  tell(s, { news: 'drew', player, card });
}

/** Why the player cannot place this figure there. */
export function barPlace(s: Ground, sight: Sight, figure: FigureId, to: SpaceId, player: Seat): Refused | null {
  const board = boardOf(s);
  if (IS_HERO[figure]) {
    if (board.spaces[to]?.kind !== 'staircase') return 'CARD-4';
    const isOwn = s.settings.entryPlacement === 'anyStaircase' || OWN_STAIRCASE[s.seats]![player] === to;
    return isOwn ? null : 'CARD-5';
  }
  switch (kind(s, figure)) {
    case 'chest': // [CHEST-4]
      return !board.isRoom[to] ? 'CHEST-1' : isLocked(s, to) ? 'IDOL-2' : null; // [IDOL-2]
    case 'caveTroll': // [TROLL-2] [TROLL-4]
      return !board.isRoom[to] ? 'TROLL-1' : isLocked(s, to) || hasCaveTroll(sight, to) ? 'TROLL-4' : null;
    default: // [RAMPAGE-7] the Rampaging Troll too
      return board.isPit[to] ? null : 'CARD-6';
  }
}

function addPlaces(s: Ground, figure: FigureId, player: Seat, options: Place[]): void {
  const sight = look(s);
  for (let to = 0; to < boardOf(s).spaces.length; to++)
    if (barPlace(s, sight, figure, to, player) === null) options.push({ do: 'place', figure, to });
}

/** The figure this card brings into play: the first Adventurer still in the tray. [CARD-12] A removed one never returns. */
function figureFor(s: State, card: Card, player: Seat): FigureId {
  for (let figure = figureOf(player, PLACE_OF[card]!); figure < s.where.length; figure++)
    if (s.where[figure] === TRAY) return figure;
  throw new Error(`no figure in the tray for the card ${card}`);
}

function resolve(s: State, card: Card, player: Seat): void {
  if (card === 'scoreARoom') plan(s, { step: 'scoreRoom', player, wand: false });
  else if (card === 'findAnArtifact') findArtifact(s, player);
  else plan(s, { step: 'place', player, figure: figureFor(s, card, player) });
}

/** [CARD-10] [ARTIFACT-2] */
function findArtifact(s: State, player: Seat): void {
  const artifact = s.artifactDeck.pop()!;
  s.artifact[player] = artifact;
  tell(s, { news: 'foundArtifact', player, artifact });
}

const iconsOn = (pile: readonly OwnedCard[]): number => {
  let icons = 0;
  for (const { card } of pile) icons += ICONS[card];
  return icons;
};

export const cards: Cards = {
  /** [CARD-1] Play one of the two cards in hand, [CARD-9] even one without effect. Equal cards are one choice. */
  play: {
    who: (_s, { player }) => player,
    options(s, { player }) {
      const [held, drawn] = s.hand[player]!;
      const options: { do: 'play'; card: Card }[] = [{ do: 'play', card: held! }];
      if (drawn !== undefined && drawn !== held) options.push({ do: 'play', card: drawn });
      return options;
    },
    take(s, { player }, { card }) {
      s.hand[player]!.splice(s.hand[player]!.indexOf(card), 1);
      nowKnown(s); // opponents have seen it
      tell(s, { news: 'played', player, card });
      plan(s, { step: 'file', player, card });
      resolve(s, card, player);
    },
    why: whyNot((_s, _at, { doing }) => (doing === 'play' ? 'CARD-1' : null)),
  },

  /** [CARD-4] [CARD-6] [CHEST-1] [TROLL-1] Place the figure. */
  place: {
    who: (_s, { player }) => player,
    options(s, { player, figure }) {
      const options: Place[] = [];
      addPlaces(s, figure, player, options);
      return options;
    },
    take(s, { player }, { figure, to }) {
      tell(s, { news: 'placed', figure, to });
      enter(s, figure, to, 'leap', player); // [MOVE-7]
      if (kind(s, figure) === 'caveTroll') planArrival(s, figure, player);
    },
    why: whyNot((s, { figure }, { doing, to }, player) =>
      doing === 'place' && to !== NOWHERE ? barPlace(s, look(s), figure, to, player) : null,
    ),
  },

  /** [CARD-7] A resolved card with icons goes to the scoring pile, which may then set off a scoring. */
  file: {
    happen(s, { player, card }) {
      if (ICONS[card] === 0) s.discard[player]!.push(card);
      else s.pile.push({ player, card });
      const icons = ICONS[card];
      const onPile = iconsOn(s.pile);
      tell(s, { news: 'filed', player, card, icons, onPile });
      if (icons > 0 && onPile >= ICONS_TO_SCORE) planScoring(s); // [SCORE-1]
    },
  },
};
