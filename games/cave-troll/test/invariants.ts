import { DECKS, ICONS } from '../src/data/cards.ts';
import { FIGURES_EACH, type FigureId, IS_CHARACTER, IS_HERO, type Kind } from '../src/data/figures.ts';
import { boardOf, kind } from '../src/rules/words.ts';
import type { State } from '../src/state.ts';

/** What must be true of every position at rest; each broken invariant as a sentence. */
export function broken(s: State): string[] {
  return [...brokenBoard(s), ...brokenCards(s), ...brokenTable(s)];
}

function brokenBoard(s: State): string[] {
  const found: string[] = [];
  if (s.where.length !== s.seats * FIGURES_EACH) found.push(`${s.where.length} figures`);
  const bySpace: FigureId[][] = [];
  for (const [figure, at] of s.where.entries()) if (at >= 0) (bySpace[at] ??= []).push(figure);
  for (const { id, name, kind: place } of boardOf(s).spaces) {
    const here = bySpace[id];
    if (here === undefined) continue;
    const characters = here.filter((figure) => IS_CHARACTER[figure]);
    if (place === 'room' && characters.length > roomFor(s, characters))
      found.push(`${characters.length} characters in ${name}`);
    if (place === 'pit' && here.some((figure) => IS_HERO[figure])) found.push(`a hero in ${name}`);
    if (place !== 'room' && here.some((figure) => kind(s, figure) === 'chest' || kind(s, figure) === 'caveTroll'))
      found.push(`a chest or a Cave Troll in ${name}`);
    const others = here.filter((figure) => kind(s, figure) !== 'chest' && figure !== s.cloaked);
    const troll = here.some((figure) => kind(s, figure) === 'caveTroll');
    if (troll && others.length > 1 && !s.agenda.some(({ step }) => step === 'crush'))
      found.push(`company for the Troll in ${name}`);
    if (s.idol?.room === id && here.length > 0) found.push(`a figure in the locked ${name}`);
  }
  return found;
}

/** Five, and one more while a Wraith or a Cave Troll clears the room, or with a Berserker. */
function roomFor(s: State, characters: readonly number[]): number {
  const count = (wanted: Kind): number => characters.filter((figure) => kind(s, figure) === wanted).length;
  const clearing = s.agenda.some(({ step }) => step === 'push' || step === 'crush') ? 1 : 0;
  const trolls = s.settings.rampagingTrollIgnoresCapacity ? count('rampagingTroll') : 0;
  return 5 + clearing + Math.min(1, count('berserker')) + trolls;
}

function brokenCards(s: State): string[] {
  const found: string[] = [];
  const deck = [...DECKS[s.settings.characterSet]].sort().join();
  const filing = s.agenda.flatMap((step) => (step.step === 'file' ? [step] : []));
  for (let seat = 0; seat < s.seats; seat++) {
    const owned = [...s.pile, ...s.gone, ...filing].filter(({ player }) => player === seat).map(({ card }) => card);
    const all = [...s.deck[seat]!, ...s.hand[seat]!, ...s.discard[seat]!, ...owned];
    if (all.sort().join() !== deck) found.push(`seat ${seat} does not have its nineteen cards`);
    const hand = s.agenda.at(-1)?.step === 'play' && s.player === seat ? 2 : 1;
    if (s.hand[seat]!.length !== hand) found.push(`seat ${seat} holds ${s.hand[seat]!.length} cards`);
  }
  if (s.pile.reduce((sum, { card }) => sum + ICONS[card], 0) >= 5 && s.agenda.length > 0)
    found.push('a full pile was not scored');
  if (s.artifactDeck.length + s.spent.length + s.artifact.filter((a) => a !== null).length !== 6)
    found.push('there are not six artifacts');
  return found;
}

function brokenTable(s: State): string[] {
  const found: string[] = [];
  if (s.gold.some((gold) => gold < 0 || !Number.isInteger(gold))) found.push(`gold ${s.gold}`);
  if (s.left < 0 || s.left > 4) found.push(`${s.left} actions left`);
  if (s.deck.some((deck, seat) => deck.length === 0 && seat !== s.player && s.agenda.length > 0))
    found.push('an empty deck did not end the game');
  return found;
}
