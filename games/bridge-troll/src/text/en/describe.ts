import type { Seat } from '@trollmoot/kernel';
import type { Card } from '../../data/cards.ts';
import type { Layout, Troll, View } from '../../view/view.ts';
import { countOf, worthOn } from '../facts.ts';
import { count, heap, name, place, points, title, WEATHER } from './names.ts';

export function describe(view: View, reader: Seat | null): string[] {
  const weather = view.weather === null ? '' : `, ${WEATHER[view.weather]}`;
  const lines = [`Turn ${view.turn}${weather}. ${name(view.active)} holds the die. Deck: ${count(view.deck, 'card')}.`];
  if (view.faceDown !== null || view.company.length > 0) lines.push(`Travellers: ${company(view).join(', ')}.`);
  if (view.claims.length > 0) lines.push(`Claims to come: ${view.claims.map(name).join(', ')}.`);
  lines.push(`Supply: ${heap(view.supply)}. Next upgrade: ${view.stack.at(-1) ?? 'none'}.`);
  for (const troll of view.trolls) lines.push(...describeTroll(troll, reader));
  if (view.trade !== null && view.trade.food.length + view.trade.tolls.length > 0) lines.push(laidOut(view.trade));
  return lines;
}

/** The trade-in so far. */
function laidOut({ food, tolls, boulders, points: worth }: Layout): string {
  const things = [...food, ...tolls].map(title);
  if (countOf(boulders) > 0) things.push(heap(boulders));
  return `Trade-in: ${things.join(', ')} (${points(worth)}).`;
}

function company({ faceDown, company: faceUp }: View): string[] {
  const hidden =
    faceDown === null ? [] : [faceDown.card === null ? 'a face-down card' : `face-down ${title(faceDown.card)}`];
  return [...hidden, ...faceUp.map((card) => title(card) + printed(card))];
}

function printed({ toll, food }: Card): string {
  if (food === null) return '';
  return toll === null ? ` (food ${food})` : ` (toll ${toll}, food ${food})`;
}

const pile = (side: 'food' | 'tolls', cards: readonly Card[]): string =>
  cards.length === 0 ? 'nothing' : cards.map((card) => `${title(card)} ${worthOn(side, card)}`).join(', ');

function describeTroll(troll: Troll, reader: Seat | null): string[] {
  const state = troll.closed ? ', closed' : troll.place === null ? '' : `, ${place(troll.place)} place`;
  const bid = countOf(troll.bid) > 0 ? `. Bid: ${heap(troll.bid)}` : '';
  const hand = troll.hand === null ? count(troll.handCount, 'card') : troll.hand.map(title).join(', ') || 'empty';
  const upgrades = troll.upgrades === null ? `${troll.upgradeCount}` : troll.upgrades.join(', ') || 'none';
  return [
    `${name(troll.seat)}${troll.seat === reader ? ' (you)' : ''}${state}. Boulders: ${heap(troll.boulders)}${bid}.`,
    `  Food ${troll.foodTotal}: ${pile('food', troll.food)}. Tolls ${troll.tollTotal}: ${pile('tolls', troll.tolls)}.`,
    `  Hand: ${hand}. Upgrades: ${upgrades}. Points: ${troll.points ?? 'hidden'}.`,
  ];
}
