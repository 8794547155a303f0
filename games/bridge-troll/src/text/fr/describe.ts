import type { Seat } from '@trollmoot/kernel';
import type { Card } from '../../data/cards.ts';
import type { Layout, Troll, View } from '../../view/view.ts';
import { countOf, worthOn } from '../facts.ts';
import { count, heap, name, place, points, title, WEATHER } from './names.ts';

export function describe(view: View, reader: Seat | null): string[] {
  const weather = view.weather === null ? '' : `, ${WEATHER[view.weather]}`;
  const lines = [`Tour ${view.turn}${weather}. ${name(view.active)} a le dé. Pioche : ${count(view.deck, 'carte')}.`];
  if (view.faceDown !== null || view.company.length > 0) lines.push(`Voyageurs : ${company(view).join(', ')}.`);
  if (view.claims.length > 0) lines.push(`Prises à venir : ${view.claims.map(name).join(', ')}.`);
  lines.push(`Réserve : ${heap(view.supply)}. Prochaine amélioration : ${view.stack.at(-1) ?? 'aucune'}.`);
  for (const troll of view.trolls) lines.push(...describeTroll(troll, reader));
  if (view.trade !== null && view.trade.food.length + view.trade.tolls.length > 0) lines.push(laidOut(view.trade));
  return lines;
}

/** The trade-in so far. */
function laidOut({ food, tolls, boulders, points: worth }: Layout): string {
  const things = [...food, ...tolls].map(title);
  if (countOf(boulders) > 0) things.push(heap(boulders));
  return `Étalé : ${things.join(', ')} (${points(worth)}).`;
}

function company({ faceDown, company: faceUp }: View): string[] {
  const hidden =
    faceDown === null ? [] : [faceDown.card === null ? 'une carte cachée' : `cachée : ${title(faceDown.card)}`];
  return [...hidden, ...faceUp.map((card) => title(card) + printed(card))];
}

function printed({ toll, food }: Card): string {
  if (food === null) return '';
  return toll === null ? ` (garde-manger ${food})` : ` (péage ${toll}, garde-manger ${food})`;
}

const pile = (side: 'food' | 'tolls', cards: readonly Card[]): string =>
  cards.length === 0 ? 'rien' : cards.map((card) => `${title(card)} ${worthOn(side, card)}`).join(', ');

function describeTroll(troll: Troll, reader: Seat | null): string[] {
  const state = troll.closed ? ', fermé' : troll.place === null ? '' : `, ${place(troll.place)} place`;
  const bid = countOf(troll.bid) > 0 ? ` ; mise : ${heap(troll.bid)}` : '';
  const hand = troll.hand === null ? count(troll.handCount, 'carte') : troll.hand.map(title).join(', ') || 'vide';
  const upgrades = troll.upgrades === null ? `${troll.upgradeCount}` : troll.upgrades.join(', ') || 'aucune';
  return [
    `${name(troll.seat)}${troll.seat === reader ? ' (vous)' : ''}${state}. Rochers : ${heap(troll.boulders)}${bid}.`,
    `  Garde-manger ${troll.foodTotal} : ${pile('food', troll.food)}. Péages ${troll.tollTotal} : ${pile('tolls', troll.tolls)}.`,
    `  Main : ${hand}. Améliorations : ${upgrades}. Points : ${troll.points ?? 'cachés'}.`,
  ];
}
