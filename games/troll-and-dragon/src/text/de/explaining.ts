import { capital } from '@trollmoot/kernel';
import { goldChance, keeping, trollChance } from '../../queries.ts';
import type { View } from '../../view.ts';
import type { Explaining, Told } from '../explain.ts';
import { diceToRoll, thrower } from '../looking.ts';
import { chance, diamonds, dice, dragonFaces, FACES, inCases, listed, name, nuggets, of, points } from './names.ts';

/** What everything on the table is, and what it can do now. */

const nextRoll = (view: View): Told['now'] => {
  const troll = trollChance(view);
  return troll === null
    ? undefined
    : {
        title: 'Nächster Wurf',
        says: `${capital(dice(diceToRoll(view)))}. Chance, dass der Troll alles nimmt: ${inCases(troll)}.`,
      };
};
const half = (view: View, face: 'key' | 'door'): string =>
  ({
    open: 'Leg den Würfel beiseite, oder wirf ihn noch einmal.',
    empty: 'Die Höhle ist leer, er nützt jetzt nichts.',
    kept: `${face === 'door' ? 'Eine Tür' : 'Einen Schlüssel'} hast du schon. Wirf diesen Würfel noch einmal.`,
    last: 'Das ist dein letzter freier Würfel: Beiseitegelegt riefe er den Troll.',
  })[keeping(view, face)];

function white(view: View, die: number): Told {
  const { face, free, kept, held } = view.white[die]!;
  const kind = `Grottenwürfel${kept ? ', beiseitegelegt' : held ? ', zurückgehalten' : free || face === null ? '' : ', blockiert'}`;
  const now = nextRoll(view);
  const next = now === undefined ? {} : { now };
  switch (face) {
    case null:
      return {
        name: 'Grottenwürfel',
        does: 'Zwei Seiten zeigen einen Diamanten, zwei den Troll, eine den Schlüssel, eine die Tür.',
        ...next,
      };
    case 'diamond':
      return {
        name: 'Diamant',
        kind,
        does: 'Jeder geworfene Diamant kommt aus der Grotte zu dem, was du riskierst. Der Würfel bleibt frei.',
        ...next,
      };
    case 'troll':
      return {
        name: 'Troll',
        kind,
        does: 'Ein Troll blockiert seinen Würfel. Sind alle vier blockiert, nimmt der Troll die riskierten Diamanten.',
        ...next,
      };
    case 'key':
    case 'door':
      return {
        name: FACES[face],
        kind,
        does: 'Mit Schlüssel und Tür beiseite, egal aus welchen Würfen, betrittst du sofort die Höhle.',
        ...(free ? { now: { title: 'Jetzt', says: half(view, face) } } : {}),
      };
  }
}

const ends = (view: View): string =>
  view.settings.end === 'first'
    ? 'Das Spiel endet mit dem Zug, in dem sie leer wird.'
    : 'Das Spiel endet, wenn Grotte und Höhle leer sind.';

export const explain: Explaining = {
  dice: {
    white,
    gold: (view, die) => {
      const shown = view.gold[die] ?? null;
      return {
        name: 'Schatzwürfel',
        ...(shown === null ? {} : { kind: nuggets(shown) }),
        does: 'Bringt die Goldklumpen, die er zeigt: 1 auf einer Seite, 2 auf einer, auf vier keinen.',
        now: {
          title: 'Beide goldenen Würfel',
          says: `Chance auf mindestens 1 Goldklumpen: ${inCases(goldChance(view))}.`,
        },
      };
    },
    red: (view, die, who) => {
      const { face, dragons } = view.red[die]!;
      return {
        name: `Drachenwürfel ${die === 0 ? 'A' : 'B'}`,
        kind: dragonFaces(dragons),
        does: 'Die Drachenspieler werfen ihn gegen dich. Zeigt er den Drachen, bleibt er liegen. Der zweite weckt ihn.',
        ...(view.danger === null
          ? {}
          : {
              now: {
                title: face === 'dragon' ? 'Er zeigt den Drachen' : 'Nächster roter Wurf',
                says: `${capital(name(who, thrower(view)))}. Chance, dass der Drache erwacht: ${chance(view)}.`,
              },
            }),
      };
    },
  },
  pack: (view, seat, who) => {
    const pack = view.packs[seat]!;
    return {
      name: who.isYou(seat) ? 'Dein Rucksack' : `Rucksack ${of(who, seat)}`,
      kind: points(pack.points),
      does: 'Was im Rucksack ist, ist bis zum Ende sicher.',
      now: { title: 'Darin', says: `${capital(listed(pack.diamonds, pack.nuggets))}.` },
      scores: 'Ein Diamant zählt 1 Punkt, ein Goldklumpen 3.',
    };
  },
  common: {
    grotto: (view) => ({
      name: 'Grotte',
      kind: `noch ${diamonds(view.grotto)}`,
      does: 'Hier beginnt dein Zug: Wirf nach Diamanten, und finde Schlüssel und Tür zur Höhle.',
      scores: ends(view),
    }),
    cavern: (view) => ({
      name: 'Höhle',
      kind: `noch ${nuggets(view.cavern)}`,
      does: 'Der Hort des Drachen. Schlüssel und Tür lassen dich ein, und hier würfelst du nach Goldklumpen.',
      scores: ends(view),
    }),
    hand: (view) => ({
      name: 'Trollhand',
      kind: diamonds(view.hand),
      does: 'Hält die Diamanten, die der Troll genommen hat. Erwacht der Drache, teilen die Drachenspieler sie.',
      scores: 'Zählt am Ende für niemanden.',
    }),
    atRisk: (view, who) => ({
      name: 'In diesem Zug riskiert',
      kind: points(view.atRisk.points),
      does: 'Schätze aus diesem Zug. Sicher sind sie erst, wenn der Abenteurer geht.',
      now: {
        title: capital(name(who, view.adventurer)),
        says: `${capital(listed(view.atRisk.diamonds, view.atRisk.nuggets))}.`,
      },
      cannot:
        view.phase === 'cavern'
          ? 'Erwacht der Drache, ist alles weg.'
          : 'Sind alle Würfel blockiert, nimmt der Troll alles.',
    }),
    diamond: () => ({
      name: 'Diamant',
      kind: 'Schatz der Grotte',
      does: 'Zu finden mit den weißen Würfeln.',
      scores: 'Im Rucksack 1 Punkt wert.',
    }),
    nugget: () => ({
      name: 'Goldklumpen',
      kind: 'Schatz der Höhle',
      does: 'Zu finden mit den goldenen Würfeln.',
      scores: 'Im Rucksack 3 Punkte wert.',
    }),
    key: (view) => ({
      name: 'Schlüssel',
      kind: view.key ? 'beiseitegelegt' : 'noch nicht beiseitegelegt',
      does: 'Öffnet mit einer Tür die Höhle. Beide dürfen aus verschiedenen Würfen kommen.',
    }),
    door: (view) => ({
      name: 'Tür',
      kind: view.door ? 'beiseitegelegt' : 'noch nicht beiseitegelegt',
      does: 'Öffnet mit einem Schlüssel die Höhle. Beide dürfen aus verschiedenen Würfen kommen.',
    }),
    dragon: (view) => ({
      name: 'Drache',
      kind: view.red.some(({ face }) => face === 'dragon') ? 'ein Auge ist offen' : 'schläft',
      does: 'Erwacht, wenn beide roten Würfel ihn zeigen. Dann geht alles Riskierte an die Drachenspieler.',
      ...(view.danger === null
        ? {}
        : { now: { title: 'Nächster roter Wurf', says: `Chance, dass der Drache erwacht: ${chance(view)}.` } }),
      cannot: 'An einen Rucksack kommt er nicht.',
    }),
    plan: () => ({
      name: 'Plan',
      does: 'Du sagst vorher, wann du die Höhle verlässt. Dann wird gewürfelt, bis dein Plan oder der Drache es beendet.',
    }),
    fuse: () => ({
      name: 'Lunte',
      does: 'Zeigt, wie lange es dauert, bis das Spiel selbst handelt, wenn jemand zögert.',
    }),
  },
  acts: {
    roll: (view) => ({
      name: 'Würfeln',
      does: 'Wirft alle freien weißen Würfel. Diamanten kommen zum Riskierten, Trolle blockieren ihre Würfel.',
      ...(nextRoll(view) === undefined ? {} : { now: nextRoll(view)! }),
    }),
    keep: () => ({
      name: 'Beiseitelegen',
      does: 'Blockiert diesen Würfel und behält Schlüssel oder Tür. Mit beiden betrittst du sofort die Höhle.',
    }),
    hold: () => ({
      name: 'Zurückhalten',
      does: 'Dieser Würfel bleibt beim nächsten Wurf liegen. An diesem Tisch wählst du, welche du wirfst.',
    }),
    leave: (view) => ({
      name: 'Gehen',
      does: 'Steckt alles Riskierte in deinen Rucksack, wo es sicher ist. Dein Zug ist vorbei.',
      now: {
        title: 'Jetzt',
        says: `${capital(listed(view.atRisk.diamonds, view.atRisk.nuggets))}: ${points(view.atRisk.points)}.`,
      },
    }),
    throw: (view) => ({
      name: 'Nach Gold würfeln',
      does: 'Wirft beide goldenen Würfel. Gegen dich rollen die roten.',
      ...(view.danger === null
        ? {}
        : {
            now: {
              title: 'Dieser Wurf',
              says: `Mindestens 1 Goldklumpen: ${inCases(goldChance(view))}. Chance, dass der Drache erwacht: ${chance(view)}.`,
            },
          }),
    }),
    open: () => ({ name: 'Das Duell eröffnen', does: 'Zögert der Abenteurer, beginnen die Drachenspieler zu werfen.' }),
    rouse: (view) => ({
      name: 'Die Drachenwürfel werfen',
      does: 'Zwei Drachen wecken ihn, und das Riskierte gehört euch Drachenspielern.',
      ...(view.danger === null
        ? {}
        : { now: { title: 'Dieser Wurf', says: `Chance, dass der Drache erwacht: ${chance(view)}.` } }),
    }),
    take: () => ({
      name: 'Ein Stück nehmen',
      does: 'Nimmt ein Stück von dem, was da liegt. Danach wählt der nächste Drachenspieler.',
      scores: 'Ein Diamant zählt 1 Punkt, ein Goldklumpen 3.',
    }),
    snatch: (view) => ({
      name: 'Aus der Trollhand nehmen',
      does: `Nimmt bis zu 3 Diamanten aus der Trollhand. Darin: ${view.hand}.`,
    }),
    beats: () => ({ name: 'Würfe höchstens', does: 'Der erste Teil deines Plans: Nach so vielen Würfen gehst du.' }),
    nuggets: () => ({
      name: 'Genug Goldklumpen',
      does: 'Der zweite Teil deines Plans: Mit so vielen Goldklumpen gehst du.',
    }),
    points: () => ({
      name: 'Genug Punkte',
      does: 'Der dritte Teil deines Plans: Liegt ein Drache, gehst du mit so vielen riskierten Punkten.',
    }),
  },
};
