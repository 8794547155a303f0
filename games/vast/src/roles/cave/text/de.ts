import { capital } from '@trollmoot/kernel';
import { OMEN_SYMBOLS, OMENS } from '../../../data/cave.ts';
import { SIDES } from '../../../data/tiles.ts';
import { listOf, pieceAcc, roleAcc, SIDE, short, shortCell, walls } from '../../../text/de/grammar.ts';
import { names } from '../../../text/de/names.ts';
import type { CaveRoom } from '../../../text/language.ts';
import { countOf, eventAt, faceIn, tally, treasureAt } from '../../../text/printed.ts';
import type { View } from '../../../view.ts';

const SYMBOLS = OMEN_SYMBOLS.map((symbol) => names.omenSymbols[symbol]);
const omen = (n: number): string => names.omens[OMENS[n]!.name].title;
const omens = (n: number): string => (n === 1 ? 'ein Omen' : `${n} Omen`);
/** Ein Plättchen der Hand: für die Höhle, was es ist; für andere seine Nummer. */
function tile(view: View, slot: number): string {
  const face = faceIn(names, view.cave?.hand?.[slot]);
  return face === null ? `Plättchen ${slot + 1}` : `${slot + 1}: ${face.join(', ')}`;
}

export const cave: CaveRoom = {
  ask: {
    'cave.act': (_at, { map, cave: c }) => {
      if (map.collapsing && c!.removals > 0)
        return `Entfern noch ${c!.removals === 1 ? 'ein' : c!.removals} Plättchen. Omen gehen jederzeit.`;
      if (!c!.shaped && !map.collapsing) return 'Leg ein Plättchen von deiner Hand. Omen gehen jederzeit.';
      return c!.hidden
        ? 'Nutz Omen oder beende deinen Zug.'
        : 'Leg einen Schatzmarker, nutz Omen oder beende deinen Zug.';
    },
    'cave.lay': () => 'Wohin kommt das Plättchen?',
    'cave.pay': ({ omen: n, left }) => `${omen(n)}: Zahl noch ${omens(left)}.`,
    'cave.bats': () => 'Riesenfledermäuse: Wähl einen Schatz, die Ritterin oder einen Stamm, bis zu 3 Felder weit.',
    'cave.batsTo': ({ piece: who }) =>
      `Wo lassen die Fledermäuse ${who < 0 ? 'den Schatz' : pieceAcc(who as 0)} fallen?`,
    'cave.liftRockslide': () => 'Alle Steinschläge liegen: Welcher wird versetzt?',
    'cave.rockslide': () => 'Steinschlag: Welche Kante wird versperrt?',
    'cave.pastPlunder': () => 'Alte Beute: Auf welches dunkle Plättchen kommt ein Schatzmarker?',
    'cave.spores': () => 'Schlafsporen: Über wen treiben sie?',
    'cave.hatred': (_at, { map }) =>
      map.collapsing ? 'Hass: Entfern ein weiteres Plättchen.' : 'Hass: Leg ein weiteres Plättchen.',
    'cave.curse': () => 'Kristallfluch: ein Plättchen drehen, ein Ereignis wecken oder die nächsten vergraben?',
    'cave.twist': () => 'Wie soll das Plättchen liegen?',
    'cave.fill': () => 'Füll eine offene Kante mit einem Plättchen von deiner Hand.',
    'cave.placeFor': () => 'Ein Stamm erkundet: Welches Plättchen findet er?',
    'cave.chooseEvent': () => 'Welches Ereignis trifft die Ritterin?',
    'cave.handTreasure': () => 'Welchen Schatz bietest du der Ritterin an?',
    'cave.discardOmens': ({ left }) => `Leg ${omens(left)} ab.`,
  },
  watch: {
    'cave.act': (_at, { map }) => (map.collapsing ? 'Die Höhle stürzt ein.' : 'Die Höhle wächst und nutzt ihre Omen.'),
    'cave.fill': () => 'Die Höhle füllt die offenen Kanten.',
    'cave.placeFor': () => 'Ein Stamm erkundet: Die Höhle wählt, was er findet.',
    'cave.chooseEvent': () => 'Die Höhle wählt, was die Ritterin trifft.',
    'cave.handTreasure': () => 'Die Höhle wählt einen Schatz für die Ritterin.',
    'cave.discardOmens': ({ left }) => `Die Höhle muss ${omens(left)} ablegen.`,
  },
  label: {
    takeTile: ({ slot }, view) => `${tile(view, slot)} legen`,
    layTile: ({ cell }) => `Legen: ${shortCell(cell)}`,
    useOmen: ({ omen: n }, view) => `${omen(n)} (${OMENS[n]!.costs[Math.min(2, view.cave?.used[n] ?? 0)]} Omen)`,
    payOmen: ({ symbol }) => `${names.omenSymbols[symbol]} zahlen`,
    seize: ({ piece: who }) => capital(pieceAcc(who)),
    seizeTreasure: ({ space }, view) => `Schatz: ${short(view, space)}`,
    drop: ({ to }, view) => `Nach: ${short(view, to)}`,
    liftRockslide: ({ edge }, view) => `${short(view, edge >> 2)}: ${SIDE[SIDES[edge & 3]!]}`,
    rockslide: ({ space, side }, view) => `${short(view, space)}: ${SIDE[SIDES[side]!]}`,
    spore: ({ role }) => capital(roleAcc(role)),
    shedHatred: () => 'Einen Hassmarker entfernen',
    twist: ({ space }, view) => `Drehen: ${short(view, space)}`,
    twistTo: ({ walls: bits }) => capital(walls(bits)),
    rouse: ({ space }, view) => `Wecken: ${short(view, space)}`,
    buryEvents: () => 'Die nächsten drei Ereignisse vergraben',
    fill: ({ cell, slot }, view) => `${tile(view, slot)} → ${shortCell(cell)}`,
    placeFor: ({ slot }, view) => tile(view, slot),
    playEvent: ({ slot }, view) => event(view, slot),
    handTreasure: ({ slot }, view) => treasureAt(names, view, slot) ?? `Schatz ${slot + 1}`,
    discardOmen: ({ symbol }) => `${names.omenSymbols[symbol]} ablegen`,
  },
  tell: {
    omensDrawn: ({ drawn }) => `Die Höhle zieht Omen: ${listOf(tally(countOf(OMEN_SYMBOLS, drawn), SYMBOLS, ''))}.`,
    omenUsed: ({ omen: name }) => `Die Höhle nutzt: ${names.omens[name].title}.`,
    omenDiscarded: ({ symbol }) => `Die Höhle legt ein Omen ab: ${names.omenSymbols[symbol]}.`,
    spored: ({ role }) => `Sporen treiben über ${roleAcc(role)}.`,
    hatredShed: ({ left }) => `Die Höhle legt einen Hassmarker ab und hat noch ${left}.`,
    eventsBuried: ({ cards }) => `Die Höhle vergräbt die nächsten ${cards} Ereignisse.`,
  },
};

function event(view: View, slot: number): string {
  const title = eventAt(names, view, slot);
  return title === null ? `Ereignis ${slot + 1}` : `${slot + 1}: ${title}`;
}
