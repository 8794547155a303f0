import type { Advice } from '@trollmoot/boardkit/lesson.ts';
import { spoken } from '@trollmoot/boardkit/spoken.ts';
import { type Action, aim, type Card, claims, ICONS, type Kind, NAMES, reach, type View } from '@trollmoot/cave-troll';
import type { Seat } from '@trollmoot/kernel';
import { colourIn, inEach, type Language, roomIn } from './room.ts';

const MUCH = 3; // gold worth a warning
const FULL_TURN = 4; // actions
const TO_SCORE = 5; // icons

/** What is worth knowing about this position: what you are about to lose, what you can win, how near a scoring is. */
export function advise(view: View, options: readonly Action[], reader: Seat): Advice[] {
  if (options.some(({ do: what }) => what === 'play')) return cards(view, options, reader);
  if (options.some(({ do: what }) => what === 'place')) return entrances(view, options, reader);
  if (!options.some(({ do: what }) => what === 'draw' || what === 'pass')) return []; // in the middle of an action
  return [...theirs(view, reader), ...yours(view, reader), ...pile(view, reader)];
}

const goldOf = (view: View, seat: Seat): number => claims(view).reduce((sum, { gains }) => sum + (gains[seat] ?? 0), 0);
const bestOther = (view: View, reader: Seat): number =>
  Math.max(...view.players.map((_, seat) => (seat === reader ? 0 : goldOf(view, seat))));
const heroIn = (kind: Kind, language: Language): string => NAMES[language]!.kinds[kind];

/** The view as if this figure stood there. */
const withAt = (view: View, figure: number, at: number): View => ({
  ...view,
  figures: view.figures.map((one) => (one.id === figure ? { ...one, at } : one)),
});

/** A room of yours that another player's hero could take in their next turn. */
function theirs(view: View, reader: Seat): Advice[] {
  const held = claims(view).filter(({ player, value }) => player === reader && value >= MUCH);
  for (const { room, value } of held.sort((a, b) => b.value - a.value))
    for (const { id, owner, at } of view.figures) {
      if (owner === reader || typeof at !== 'number' || aim(view, id, FULL_TURN)?.room !== room) continue;
      const say = inEach((language) => {
        const [name, who] = [roomIn(room, language), colourIn(view, owner, language)];
        if (language === 'en')
          return `${name}: worth ${value} to you, and ${who} is about to take it. One more hero of yours there stops that.`;
        if (language === 'de')
          return `${name}: ${value} Gold für dich, und ${who} ist auf dem Sprung dorthin. Ein weiterer Held von dir verhindert das.`;
        return `${name} : ${value} pièces pour vous, et ${who} s’apprête à s’en emparer. Un héros de plus l’en empêche.`;
      });
      return [{ about: `lose ${room}`, say }];
    }
  return [];
}

/** The room that brings most with the actions you have left, what you give up by going there taken off. */
function yours(view: View, reader: Seat): Advice[] {
  const now = goldOf(view, reader);
  const ways = view.figures
    .filter(({ owner, at }) => owner === reader && typeof at === 'number')
    .flatMap(({ id, kind }) =>
      reach(view, id, view.left).map(({ to, actions }) => {
        return { kind, to, actions, more: goldOf(withAt(view, id, to), reader) - now };
      }),
    );
  const [best] = ways.filter(({ more }) => more > 0).sort((a, b) => b.more - a.more || a.actions - b.actions);
  if (best === undefined) return [];
  const { kind, to, actions, more } = best;
  const say = inEach((language) => {
    const [name, hero, cost] = [roomIn(to, language), heroIn(kind, language), COST[language](actions, view.left)];
    if (language === 'en')
      return `${name}: your ${hero} can be there ${cost}. You’d gain ${more} more when rooms are scored.`;
    if (language === 'de') return `${name}: Dein ${hero} kommt ${cost} hin. Bei einer Wertung bekämst du ${more} mehr.`;
    return `${name} : votre ${hero} peut y être ${cost}. Au décompte, vous gagneriez ${more} de plus.`;
  });
  return [{ about: `win ${to}`, say }];
}

const COST: { readonly [language in Language]: (actions: number, left: number) => string } = {
  en: (n, left) => (n < left ? `with ${n} of your ${left} actions` : ALL.en[n]!),
  de: (n, left) => (n < left ? `mit ${n} von ${left} Aktionen` : ALL.de[n]!),
  fr: (n, left) => (n < left ? `avec ${n} de vos ${left} actions` : ALL.fr[n]!),
};
/** With all actions that are left, by their number. */
const ALL: { readonly [language in Language]: readonly string[] } = {
  en: [
    '',
    'with your last action',
    'with both your actions',
    'with all 3 of your actions',
    'with all 4 of your actions',
  ],
  de: ['', 'mit deiner letzten Aktion', 'mit beiden Aktionen', 'mit allen 3 Aktionen', 'mit allen 4 Aktionen'],
  fr: ['', 'avec votre dernière action', 'avec vos 2 actions', 'avec vos 3 actions', 'avec vos 4 actions'],
};

/** What a scoring would pay now. */
function pile(view: View, reader: Seat): Advice[] {
  const [own, best] = [goldOf(view, reader), bestOther(view, reader)];
  const say = spoken(
    `${view.icons} of 5 icons. If rooms were scored now, you’d gain ${own}, your rival ${best}. A card you draw brings a new figure in.`,
    `${view.icons} von 5 Symbolen. Bei einer Wertung jetzt bekämst du ${own}, die Gegenseite ${best}. Ziehst du, kommt eine neue Figur ins Spiel.`,
    `${view.icons} icônes sur 5. Un décompte maintenant : ${own} pour vous, ${best} en face. Piocher fait entrer une figurine.`,
  );
  return [{ about: `pile ${view.icons} ${own} ${best}`, say }];
}

/** Which of two cards: the one that sets off a scoring, or what the other keeps. */
function cards(view: View, options: readonly Action[], reader: Seat): Advice[] {
  const inHand = options.flatMap((act) => (act.do === 'play' ? [act.card] : []));
  const fifth = inHand.find((card) => view.icons + ICONS[card] >= TO_SCORE);
  const keep = {
    about: 'keep',
    say: spoken(
      'Play one of the two. You keep the other for a later draw.',
      'Spiel eine von beiden. Die andere behältst du, bis du wieder ziehst.',
      'Jouez l’une des deux. Vous gardez l’autre pour une prochaine pioche.',
    ),
  };
  if (fifth === undefined) return [keep];
  const [own, best] = [goldOf(view, reader), bestOther(view, reader)];
  const say = inEach((language) => {
    const card = cardIn(fifth, language);
    if (language === 'en')
      return `${card} brings the fifth icon: every room is scored. As the board stands, you’d gain ${own}, your rival ${best}.`;
    if (language === 'de')
      return `${card} bringt das fünfte Symbol: Alle Räume werden gewertet. So, wie es steht, bekämst du ${own}, die Gegenseite ${best}.`;
    return `${card} apporte la cinquième icône : toutes les salles sont décomptées. En l’état, ${own} pour vous, ${best} en face.`;
  });
  return [{ about: `fifth ${fifth}`, say }, keep];
}

const cardIn = (card: Card, language: Language): string => NAMES[language]!.cards[card];

/** Where a hero that comes in now would have the best room within a turn. */
function entrances(view: View, options: readonly Action[], reader: Seat): Advice[] {
  const now = goldOf(view, reader);
  const ways = options.flatMap((act) => {
    if (act.do !== 'place') return [];
    const { kind } = view.figures.find(({ id }) => id === act.figure)!;
    const entered = withAt(view, act.figure, act.to);
    return reach(entered, act.figure, FULL_TURN).map(({ to, actions }) => {
      return { kind, from: act.to, to, actions, more: goldOf(withAt(entered, act.figure, to), reader) - now };
    });
  });
  const [best] = ways.filter(({ more }) => more > 0).sort((a, b) => b.more / b.actions - a.more / a.actions);
  if (best === undefined) return [];
  const say = inEach((language) => {
    const [from, room, hero] = [roomIn(best.from, language), roomIn(best.to, language), heroIn(best.kind, language)];
    if (language === 'en')
      return `${from}: from there your ${hero} is ${best.actions} ${best.actions === 1 ? 'action' : 'actions'} from the ${room}, ${best.more} gold more for you.`;
    if (language === 'de')
      return `${from}: Von dort braucht dein ${hero} ${best.actions} ${best.actions === 1 ? 'Aktion' : 'Aktionen'} bis dahin, wo er dir ${best.more} Gold mehr bringt (${room}).`;
    return `${from} : de là, votre ${hero} est à ${best.actions} ${best.actions === 1 ? 'action' : 'actions'} de quoi gagner ${best.more} de plus (${room}).`;
  });
  return [{ about: `enter ${best.from} ${best.to}`, say }];
}
