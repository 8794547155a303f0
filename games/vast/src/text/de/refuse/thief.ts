import { capital } from '@trollmoot/kernel';
import { SYMBOLS } from '../../../data/dragon.ts';
import type { View } from '../../../view.ts';
import { climbPrice, numberIn, thiefSteps, waryBeside } from '../../facts.ts';
import type { Language } from '../../language.ts';
import type { Fact } from '../../refused.ts';
import { gemIn, hasToken, placeOfFoe, tokensOnMap, upgradeIn } from '../../wished.ts';
import { ontoIt, There, whom, whomAcc, whomDat } from '../about.ts';
import { listOf, piece, short } from '../grammar.ts';
import { names } from '../names.ts';

const NO_CUBES = 'Du hast keinen Aktionswürfel mehr.';
/** Für alles, was einen Aktionswürfel kostet. */
const cubeless =
  (otherwise: string) =>
  (_fact: Fact, { thief }: View): string =>
    thief?.cubes === 0 ? NO_CUBES : otherwise;
const costly = (fact: Fact, { thief: t }: View): string =>
  `Das kostet ${numberIn(fact, 'effort') ?? 0} Würfel. Du hast ${t?.cubes ?? 0}.`;
const upgradeName = (fact: Fact): string => {
  const upgrade = upgradeIn(fact);
  return upgrade === null ? 'Diese Verbesserung' : names.upgrades[upgrade].title;
};

export const thief = {
  'THIEF-2': (_fact, { thief: t }) =>
    `Deine Marker zeigen ${listOf((t?.tokens ?? []).map(String)) || '2, 3 und 4'}. Leg jeden zu einem anderen Wert.`,
  'THIEF-7': cubeless('In diesem Spiel hast du keine Leuchtkugel.'),
  'THIEF-MOVE-1': (fact, view) =>
    `${There(fact, view)} liegt nicht offen neben dir. Schritte übrig: ${thiefSteps(view)}. Über Wände hilft Klettern.`,
  'THIEF-MOVE-2': (_fact, { thief: t }) =>
    `Schritte verbraucht: ${t?.movement ?? 0}. Nutz deine Würfel (${t?.cubes ?? 0}) oder beende deinen Zug.`,
  'THIEF-MOVE-3': (_fact, { thief: t }) =>
    t?.hasPeeked
      ? 'Du hast nachgesehen und gehst in diesem Zug nicht weiter.'
      : 'Nachsehen kannst du nur auf einem dunklen Plättchen.',
  'THIEF-CLIMB-1': (fact, view) =>
    `Du kletterst nicht ${ontoIt(fact, view)}. Es braucht eine Wand und ${climbPrice(view)} Würfel: Du hast ${view.thief?.cubes ?? 0}.`,
  'THIEF-LOOT-1': (fact, { thief: t, dragon }) => {
    if (t?.cubes === 0) return NO_CUBES;
    const gem = gemIn(fact);
    if (gem === null) return `Auf deinem Feld liegt kein Schatz zu erbeuten. Würfel übrig: ${t?.cubes ?? 0}.`;
    return dragon?.gems[SYMBOLS.indexOf(gem)] === t?.at
      ? `Der ${names.gems[gem]} kostet 1 Würfel (vielleicht Falle) oder 2 (sicher). Du hast ${t?.cubes ?? 0}.`
      : `Der ${names.gems[gem]} liegt nicht auf deinem Feld. Schleich erst hin.`;
  },
  'THIEF-HIDE-1': cubeless('Dein Beutewert ist schon bei 0.'),
  'THIEF-LOCK-1': (_fact, view) =>
    hasToken(view, view.thief?.at ?? null, 'vault')
      ? `Das kostet mehr als deine ${view.thief?.cubes ?? 0} Würfel. Setz weniger ein.`
      : `Auf deinem Feld ist kein Tresor. Tresore auf dem Plan: ${tokensOnMap(view, 'vault')}.`,
  'THIEF-LOCK-2': (_fact, view) =>
    `Diesen Tresor hast du in diesem Zug schon versucht. Tresore auf dem Plan: ${tokensOnMap(view, 'vault')}.`,
  'THIEF-TARGET-1': (fact) => `In diesem Zug traf es schon ${whomAcc(fact)}. Wähl jemand anderen.`,
  'THIEF-TARGET-2': (_fact, view) => {
    const there = waryBeside(view).map((other) => `${piece(other.piece)} ${other.wary}`);
    const victims = there.length === 0 ? 'Wahrnehmung oder Panzer des Opfers' : listOf(there);
    return `Deine Heimlichkeit ${view.thief?.stealth ?? 0} muss ${victims} übertreffen.`;
  },
  'THIEF-TARGET-3': (fact, view) => {
    const at = placeOfFoe(fact, view);
    return `${capital(whom(fact))} muss auf deinem Feld sein${at === null ? '.' : `. Jetzt: ${short(view, at)}.`}`;
  },
  'THIEF-PICKPOCKET-1': (fact, view) => costly(fact, view),
  'THIEF-PICKPOCKET-2': (fact) => `Bei ${whomDat(fact)} ist nichts zu holen. Wähl jemand anderen.`,
  'THIEF-BACKSTAB-1': (fact, view) => costly(fact, view),
  'THIEF-UPGRADE-3': (fact) =>
    `Nicht frei: ${upgradeName(fact)}. Sie ist vergeben, oder die Reihe ist noch nicht so weit.`,
  'THIEF-UPGRADE-8': (fact, view) =>
    `Du huschst nicht ${ontoIt(fact, view)}. Wähl ein Feld nebenan, nicht durch eine Wand.`,
  'THIEF-UPGRADE-10': (fact) =>
    `Nicht zu verlieren: ${upgradeName(fact)}. Du hast sie nicht, oder eine spätere liegt darauf.`,
} satisfies Partial<Language['refuse']>;
