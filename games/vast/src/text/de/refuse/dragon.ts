import { capital } from '@trollmoot/kernel';
import { SLOTH } from '../../../data/dragon.ts';
import { SHIELD } from '../../../data/knight.ts';
import { DRAGON } from '../../../data/pieces.ts';
import { darkAround, lackFor, piecesBeside, powerIn, symbolsHeld } from '../../facts.ts';
import type { Language } from '../../language.ts';
import { darkTiles, gemIn, slothIn, spaceIn, tokensOnMap, tribesOnMap } from '../../wished.ts';
import { onIt, ontoIt, There, whoseAcc } from '../about.ts';
import { listOf, piece, tribe } from '../grammar.ts';
import { names } from '../names.ts';

const URGE = { greed: 'Gier', hunger: 'Hunger', pride: 'Stolz' } as const;

export const dragon = {
  'DRAGON-MOVE-1': (fact, view) =>
    fact.used === true
      ? 'Deine freie Bewegung ist verbraucht. Schwinge bewegt dich wieder.'
      : `${There(fact, view)} ist außer Reichweite. Du gehst 1 oder 2 Felder geradeaus.`,
  'DRAGON-MOVE-3': (fact, view) => `Eine Wand: Du kommst nicht ${ontoIt(fact, view)}. Schwinge trägt dich über eine.`,
  'DRAGON-MOVE-4': (fact, view) =>
    `Ein dunkles Plättchen: Du kommst nicht ${ontoIt(fact, view)}. Oben betrittst du nur helle.`,
  'DRAGON-MOVE-8': (fact, view) =>
    `Kein Plättchen führt ${ontoIt(fact, view)}: Da ist eine Lücke. Geh 1 Feld weit oder außen herum.`,
  'DRAGON-POWER-1': (fact, view) => {
    const name = powerIn(fact);
    const lack = name === null ? null : lackFor(name, view);
    if (name === null || lack === null) return 'Dieses Symbol hast du nicht.';
    const what =
      lack.symbol === null ? `${lack.needs} beliebige Symbole` : `${lack.needs} ${names.symbols[lack.symbol]}`;
    return `${names.powers[name].title} braucht ${what}, du hast ${lack.has}.`;
  },
  'DRAGON-POWER-2': (fact) => {
    const name = powerIn(fact);
    return `${name === null ? 'Bewegen' : names.powers[name].title} geht erst im nächsten Zug. Jetzt: Schatz nehmen, Edelstein legen, aufwachen oder Zugende.`;
  },
  'DRAGON-HOARD-1': (_fact, view) =>
    view.dragon?.done.includes('gemPlaced')
      ? 'Du hast in diesem Zug einen Edelstein gelegt, also nimmst du keinen Schatz.'
      : `Auf deinem Feld liegt kein Schatz. Felder mit Schatz: ${tokensOnMap(view, 'treasure')}.`,
  'DRAGON-GEM-1': (fact, { dragon: d }) => {
    const gem = gemIn(fact);
    if (d?.done.includes('gemPlaced')) return 'Du hast in diesem Zug schon einen Edelstein gelegt.';
    return `${gem === null ? 'Dieser Edelstein' : `Der ${names.gems[gem]}`} ist nicht mehr bei dir. Leg einen anderen.`;
  },
  'DRAGON-WAKE-1': (fact) => {
    const sloth = slothIn(fact.sloth);
    return `Kein Würfel mehr: ${sloth === null ? 'dieser Bereich' : names.sloth[sloth].title}. Wach durch etwas anderes auf.`;
  },
  'DRAGON-WAKE-2': (_fact, { dragon: d }) =>
    `In diesem Zug schon genutzt: ${listOf((d?.woke ?? []).map((urge) => URGE[urge])) || 'das'}. Jedes wirkt einmal im Zug.`,
  'DRAGON-WAKE-3': (_fact, view) =>
    `Gier braucht einen Schatzmarker, und dein Hort ist leer. Heb erst einen auf. Felder mit Schatz: ${tokensOnMap(view, 'treasure')}.`,
  'DRAGON-WAKE-4': (_fact, { dragon: d }) => `Hunger braucht 2 Goblins im Bauch. Bisher gefressen: ${d?.eaten ?? 0}.`,
  'DRAGON-WAKE-5': (_fact, view) =>
    `Stolz: Eine deiner Kräfte muss ein Ereignis aufdecken. Dunkle Plättchen: ${darkTiles(view)}. Nimm Flamme, Versengen oder Verbrennen.`,
  'DRAGON-WAKE-6': (_fact, { dragon: d }) =>
    `Stolz braucht einen Edelstein, den du in diesem Zug legst, während schon einer in der Höhle ist. Jetzt dort: ${(d?.gems ?? []).filter((at) => at >= 0).length}.`,
  'DRAGON-WAKE-7': (_fact, { dragon: d }) =>
    d?.done.includes('moved')
      ? 'Du hast dich in diesem Zug bewegt. Stolz verlangt, den ganzen Zug stillzuhalten.'
      : 'Stolz verlangt, den ganzen Zug stillzuhalten.',
  'DRAGON-CLAW-1': (_fact, view) =>
    `Klaue hat kein Ziel: Der Drachenwürfel sagt, was sie trifft. Klauen-Symbole dafür: ${symbolsHeld(view, 'claw')}.`,
  'DRAGON-FLAME-1': (_fact, view) =>
    `Flamme hat kein Ziel: Der Drachenwürfel sagt, was sie aufdeckt. Dunkle Plättchen um dich: ${darkAround(view)}.`,
  'DRAGON-WING-1': (fact, view) =>
    `Schwinge trägt dich nicht ${ontoIt(fact, view)}, nur bis 2 Felder geradeaus oder 1 durch eine Wand.`,
  'DRAGON-HISS-1': (fact, view) => {
    const others = tribesOnMap(view);
    if (others.length === 0) return 'Auf dem Plan ist kein Stamm zum Anzischen.';
    if (others.some((n) => n === fact.tribe)) return `Der Pilzwald schützt ${whoseAcc(fact)} vor deinem Zischen.`;
    return `${capital(whoseAcc(fact))} kannst du nicht anzischen. Auf dem Plan: ${listOf(others.map(tribe))}.`;
  },
  'DRAGON-SLITHER-1': (fact, { dragon: d }) => {
    const [from, to] = [slothIn(fact.from), slothIn(fact.to)];
    if (from === null || to === null) return 'Kein Trägheitswürfel kann den Bereich wechseln.';
    return `${names.sloth[from].title}: ${d?.sloth[SLOTH.indexOf(from)] ?? 0} Würfel, keiner kann zu ${names.sloth[to].title}.`;
  },
  'DRAGON-SWAT-1': (fact, view) =>
    spaceIn(fact, view) === null
      ? 'Neben dir liegt kein solcher Schatz oder Edelstein. Geh erst daneben.'
      : `Das fliegt nicht ${ontoIt(fact, view)}. Wähl ein Feld bis 5 Schritte weit, ohne Wand dazwischen.`,
  'DRAGON-SCORCH-1': (_fact, view) =>
    `Versengen hat kein Ziel: Es deckt alle dunklen Plättchen um dich auf, jetzt ${darkAround(view)}.`,
  'DRAGON-BURN-1': (fact, view) => `${There(fact, view)} ist nicht dunkel. Verbrennen deckt ein dunkles Plättchen auf.`,
  'DRAGON-SLAP-1': (fact, view) => {
    if (spaceIn(fact, view) !== null)
      return `Die Ritterin fliegt nicht ${ontoIt(fact, view)}. Wähl ein Feld bis 3 Schritte weit.`;
    return (view.knight?.gear[SHIELD] ?? 0) > 0
      ? 'Der Schild der Ritterin hält den Schwanzhieb auf.'
      : 'Die Ritterin ist nicht neben dir. Geh erst neben sie.';
  },
  'DRAGON-SHRIEK-1': (_fact, { dragon: d }) =>
    `Den Kreischmarker hast du schon. Nutz ihn erst für einen Wurf und behalt deine Karten (${d?.cards ?? 0}).`,
  'DRAGON-SCRATCH-1': (_fact, view) => {
    const here = piecesBeside(view, DRAGON);
    return here.length === 0
      ? 'Auf deinem Feld ist niemand zum Kratzen. Geh erst zu jemandem.'
      : `Kratzen schadet hier so nicht. Bei dir: ${listOf(here.map(piece))}.`;
  },
  'DRAGON-FLAMEWALL-1': (fact, view) =>
    `Eine Flammenwand brennt nicht ${onIt(fact, view)}. Wähl ein helles neben dir, ohne Wand dazwischen.`,
  'DRAGON-SMASH-1': (_fact, view) =>
    `Auf deinem Feld steht kein Kristall. Kristalle auf dem Plan: ${tokensOnMap(view, 'crystal')}.`,
  'DRAGON-WRATH-1': (_fact, view) =>
    `Zorn hat kein Ziel: Der Drachenwürfel sagt, welche Plättchen verschwinden. Symbole dafür: ${symbolsHeld(view, null)}.`,
} satisfies Partial<Language['refuse']>;
