import type { Seat } from '@trollmoot/kernel';
import type { Card } from '../../data/cards.ts';
import type { Layout, Troll, View } from '../../view/view.ts';
import { countOf, worthOn } from '../facts.ts';
import { count, name, punkte, tally, title, WEATHER } from './names.ts';

export function describe(view: View, reader: Seat | null): string[] {
  const weather = view.weather === null ? '' : `, ${WEATHER[view.weather]}`;
  const deck = count(view.deck, 'Karte', 'Karten');
  const lines = [`Runde ${view.turn}${weather}. Den Würfel hat ${name(view.active)}. Stapel: ${deck}.`];
  if (view.faceDown !== null || view.company.length > 0) lines.push(`Reisende: ${company(view).join(', ')}.`);
  if (view.claims.length > 0) lines.push(`Es nehmen noch: ${view.claims.map(name).join(', ')}.`);
  lines.push(`Vorrat: ${tally(view.supply)}. Nächster Ausbau: ${view.stack.at(-1) ?? 'keiner'}.`);
  for (const troll of view.trolls) lines.push(...describeTroll(troll, reader));
  if (view.trade !== null && view.trade.food.length + view.trade.tolls.length > 0) lines.push(laidOut(view.trade));
  return lines;
}

/** The trade-in so far. */
function laidOut({ food, tolls, boulders, points: worth }: Layout): string {
  const things = [...food, ...tolls].map(title);
  if (countOf(boulders) > 0) things.push(tally(boulders));
  return `Ausgelegt: ${things.join(', ')} (${punkte(worth)}).`;
}

function company({ faceDown, company: faceUp }: View): string[] {
  const hidden =
    faceDown === null ? [] : [faceDown.card === null ? 'eine verdeckte Karte' : `verdeckt: ${title(faceDown.card)}`];
  return [...hidden, ...faceUp.map((card) => title(card) + printed(card))];
}

function printed({ toll, food }: Card): string {
  if (food === null) return '';
  return toll === null ? ` (Nahrung ${food})` : ` (Wegzoll ${toll}, Nahrung ${food})`;
}

const pile = (side: 'food' | 'tolls', cards: readonly Card[]): string =>
  cards.length === 0 ? 'nichts' : cards.map((card) => `${title(card)} ${worthOn(side, card)}`).join(', ');

function describeTroll(troll: Troll, reader: Seat | null): string[] {
  const state = troll.closed ? ', geschlossen' : troll.place === null ? '' : `, Platz ${troll.place}`;
  const bid = countOf(troll.bid) > 0 ? `; Gebot: ${tally(troll.bid)}` : '';
  const hand =
    troll.hand === null ? count(troll.handCount, 'Karte', 'Karten') : troll.hand.map(title).join(', ') || 'leer';
  const upgrades = troll.upgrades === null ? `${troll.upgradeCount}` : troll.upgrades.join(', ') || 'keine';
  return [
    `${name(troll.seat)}${troll.seat === reader ? ' (du)' : ''}${state}. Felsbrocken: ${tally(troll.boulders)}${bid}.`,
    `  Nahrung ${troll.foodTotal}: ${pile('food', troll.food)}. Wegzoll ${troll.tollTotal}: ${pile('tolls', troll.tolls)}.`,
    `  Hand: ${hand}. Ausbauten: ${upgrades}. Punkte: ${troll.points ?? 'verdeckt'}.`,
  ];
}
