import { capital } from '@trollmoot/kernel';
import { numberIn, piecesIn, stepsLeft, thiefSteps, waitingIn } from '../../facts.ts';
import type { Language } from '../../language.ts';
import type { Fact } from '../../refused.ts';
import { cellIn, sideIn, spaceIn } from '../../wished.ts';
import { instead, ontoIt, Place, place, There, taken, whomAcc, whoseAcc } from '../about.ts';
import { listOf, piece, pieceAcc, role, SIDE, short } from '../grammar.ts';

/** Auf wie viele Weisen das Plättchen richtig liegt. */
const ways = (n: number | null): string =>
  n === null ? 'Dreh es anders.' : n === 1 ? 'Nur 1 Lage passt.' : `${n} Lagen passen.`;

const together = (fact: Fact): string => capital(listOf(piecesIn(fact).map(piece))) || 'Die Figuren dort';

export const map = {
  'TURN-13': (_fact, { outcome }) => {
    const who = outcome?.winners ?? [];
    const won = `: Gewonnen ${who.length > 1 || who[0] === 'goblins' ? 'haben' : 'hat'} ${listOf(who.map(role))}`;
    return `Das Spiel ist aus${who.length === 0 ? '' : won}. Schau es dir noch einmal an oder spiel ein neues.`;
  },
  'TURN-14': (fact, view) => {
    const who = waitingIn(fact, view);
    if (who.length === 0) return 'Du bist jetzt nicht gefragt.';
    return `${capital(listOf(who.map(role)))} ${who.length > 1 || who[0] === 'goblins' ? 'müssen' : 'muss'} erst wählen.`;
  },
  'MAP-8': (fact) => `${Place(fact)} passt kein Plättchen. Wähl ein leeres Feld neben einem Plättchen.`,
  'EDGE-4': (fact) => `${Place(fact)} ist keine offene Kante. Wähl ein markiertes Feld an einem hellen Plättchen.`,
  'EDGE-6': (fact) => `${Place(fact)} ist keine offene Kante. Füll erst die offenen Kanten.`,
  'EDGE-7': (fact, view) => {
    const [space, side] = [spaceIn(fact, view), sideIn(fact)];
    const edge = space === null || side === null ? 'Dort' : `${short(view, space)}, ${SIDE[side]}: Hier`;
    return `${edge} fallen keine Felsen. Wähl eine Kante ohne Wand an einem hellen Plättchen.`;
  },
  'REVEAL-2': (fact) => `So zeigt eine Wand dorthin, woher die Ritterin kommt. ${ways(numberIn(fact, 'ways'))}`,
  'REVEAL-3': (fact) => `So führt das Plättchen nicht zum Eingang. ${ways(numberIn(fact, 'ways'))}`,
  'FORCE-1': (fact, view) =>
    `Die Ritterin kann nicht ${ontoIt(fact, view)}. Wähl ein helles, freies Feld ohne Wand dazwischen.`,
  'COLLAPSE-2': (fact, view) => {
    const [touches, fewest] = [numberIn(fact, 'touches'), numberIn(fact, 'fewest')];
    if (touches === null || fewest === null) return `${There(fact, view)} fällt jetzt nicht. ${instead(fact, view)}`;
    return `${There(fact, view)} berührt ${touches} Plättchen. Wähl eines, das nur ${fewest} berührt.`;
  },
  'COLLAPSE-3': (fact, view) =>
    `${There(fact, view)} fällt erst nach den hellen Kristall-Plättchen. ${instead(fact, view)}`,
  'COLLAPSE-5': (fact) => `${together(fact)} können nicht alle von dort weg. Wähl ein anderes Plättchen.`,
  'COLLAPSE-6': (fact, view) => {
    const who = piecesIn(fact);
    return typeof fact.space === 'number'
      ? `Für ${listOf(who.map(pieceAcc)) || 'die Figur'} gibt es von dort keinen Ausweg. Wähl ein anderes Plättchen.`
      : `${capital(listOf(who.map(piece))) || 'Die Figur'} kann nicht ${ontoIt(fact, view)}. Wähl ein anderes Feld.`;
  },
  'COLLAPSE-12': (fact) => {
    const n = numberIn(fact, 'ways');
    return `So kommt der Plan nicht auf kürzestem Weg zusammen. Wähl ${n === null ? 'einen kürzeren' : `einen der ${n} markierten`}.`;
  },
  'VARIANT-7': (fact, view) => `${taken(fact, view)} Alte Beute braucht ein dunkles Plättchen, auf dem nichts ist.`,
  'VARIANT-8': (fact) => `${Place(fact)} grenzt nichts an ein dunkles Plättchen. Leg das neue neben ein dunkles.`,
  'VARIANT-9': (fact, view) => `${There(fact, view)} ist hell, und dunkle fallen zuerst. ${instead(fact, view)}`,
  'SWITCH-14': (fact, { goblins: g }) =>
    (g?.rage ?? 0) === 0
      ? `${capital(whoseAcc(fact))} zurückzuhalten kostet 1 Wut. Du hast 0.`
      : `Für ${whoseAcc(fact)} kannst du keine Wut zahlen: An diesem Tisch gilt das nur für zu große Stämme.`,
  'TERRAIN-2': (fact) =>
    `${Place(fact)} passt das Gelände nicht. Leg es nah an ein Plättchen, fern von anderem Gelände.`,
  'TERRAIN-4': (fact) => `Von hier führt kein Weg hinaus: ${place(fact)}. Wähl ein markiertes Feld.`,
  'TERRAIN-5': (fact, view) =>
    `${There(fact, view)} fällt erst, wenn die Außenkanten halb frei sind. ${instead(fact, view)}`,
  'TERRAIN-8': (fact, view) =>
    `${There(fact, view)} ist ein Ende der Schlucht, das niemand betritt. Geh über die Brücke.`,
  'TERRAIN-13': (fact) =>
    `Der Pilzwald trennt dich und ${whomAcc(fact)}. Beide müssen drinnen oder beide draußen sein.`,
  'TERRAIN-14': (fact, view) => {
    if (cellIn(fact) !== null) return `${Place(fact)} passt keine Grube. Wähl ein markiertes Feld.`;
    if (view.turn === 'dragon')
      return 'Durch die Gruben zu gehen kostet deine freie Bewegung und eine Schwinge. Niemand bleibt in einer.';
    const left = view.turn === 'knight' ? stepsLeft(view) : thiefSteps(view);
    return `Durch die Gruben zu gehen kostet 3 Schritte, du hast noch ${left}. Niemand bleibt in einer.`;
  },
  'TERRAIN-16': (fact, view) =>
    `Der Fluss trägt dich nicht ${ontoIt(fact, view)}. Wähl ein freies Feld flussabwärts, oder steig aus.`,
} satisfies Partial<Language['refuse']>;
