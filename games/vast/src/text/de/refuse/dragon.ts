import { capital } from '@trollmoot/kernel';
import { SLOTH } from '../../../data/dragon.ts';
import { SHIELD } from '../../../data/knight.ts';
import { DRAGON } from '../../../data/pieces.ts';
import { lackFor, piecesBeside, powerIn } from '../../facts.ts';
import type { Language } from '../../language.ts';
import { gemIn, slothIn, spaceIn, tokensOnMap, tribesOnMap } from '../../wished.ts';
import { onIt, ontoIt, There, whoseAcc } from '../about.ts';
import { listOf, piece, tribe } from '../grammar.ts';
import { names } from '../names.ts';

const URGE = { greed: 'Gier', hunger: 'Hunger', pride: 'Stolz' } as const;

export const dragon = {
  'DRAGON-MOVE-1': (fact, view) =>
    fact.used === true
      ? 'Dein freier Zug ist verbraucht. Schwinge bewegt dich wieder.'
      : `${There(fact, view)} ist außer Reichweite. Du ziehst 1 oder 2 Felder geradeaus.`,
  'DRAGON-MOVE-3': (fact, view) => `Eine Wand: Du kommst nicht ${ontoIt(fact, view)}. Schwinge trägt dich über eine.`,
  'DRAGON-MOVE-4': (fact, view) =>
    `Ein dunkles Plättchen: Du kommst nicht ${ontoIt(fact, view)}. Oben betrittst du nur helle.`,
  'DRAGON-MOVE-8': () => 'Dort ist nichts als leeres Dunkel.',
  'DRAGON-POWER-1': (fact, view) => {
    const name = powerIn(fact);
    const lack = name === null ? null : lackFor(name, view);
    if (name === null || lack === null) return 'Dieses Symbol hast du nicht.';
    const what =
      lack.symbol === null ? `${lack.needs} beliebige Symbole` : `${lack.needs} ${names.symbols[lack.symbol]}`;
    return `${names.powers[name].title} braucht ${what}; du hast ${lack.has}.`;
  },
  'DRAGON-POWER-2': () =>
    'Ziehen und Kräfte sind vorbei. Nimm einen Schatz, leg einen Edelstein, wach auf oder beende deinen Zug.',
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
  'DRAGON-WAKE-3': (_fact, { dragon: d }) =>
    `Gier braucht einen Schatzmarker aus deinem Hort. Du hast ${d?.treasures ?? 0}. Heb erst einen auf.`,
  'DRAGON-WAKE-4': (_fact, { dragon: d }) => `Hunger braucht 2 Goblins im Bauch; es sind ${d?.eaten ?? 0}.`,
  'DRAGON-WAKE-5': () => 'Stolz braucht ein Ereignis-Plättchen, in diesem Zug von deiner Kraft aufgedeckt.',
  'DRAGON-WAKE-6': (_fact, { dragon: d }) =>
    `Stolz braucht einen in diesem Zug gelegten zweiten Edelstein. In der Höhle: ${(d?.gems ?? []).filter((at) => at >= 0).length}.`,
  'DRAGON-WAKE-7': (_fact, { dragon: d }) =>
    d?.done.includes('moved')
      ? 'Du hast dich in diesem Zug bewegt. Stolz verlangt, den ganzen Zug stillzuhalten.'
      : 'Stolz verlangt, den ganzen Zug stillzuhalten.',
  'DRAGON-CLAW-1': () => 'Klaue geht jetzt nicht.',
  'DRAGON-FLAME-1': () => 'Kein dunkles Plättchen ist nah genug für Flamme.',
  'DRAGON-WING-1': () => 'Schwinge trägt dich bis 2 Felder geradeaus oder 1 durch eine Wand.',
  'DRAGON-HISS-1': (fact, view) => {
    const others = tribesOnMap(view);
    if (others.length === 0) return 'Auf dem Plan ist kein Stamm zum Anzischen.';
    return `${capital(whoseAcc(fact))} kannst du nicht anzischen. Auf dem Plan: ${listOf(others.map(tribe))}.`;
  },
  'DRAGON-SLITHER-1': (fact, { dragon: d }) => {
    const [from, to] = [slothIn(fact.from), slothIn(fact.to)];
    if (from === null || to === null) return 'Kein Trägheitswürfel kann den Bereich wechseln.';
    return `Kein Würfel kann von ${names.sloth[from].title} (dort ${d?.sloth[SLOTH.indexOf(from)] ?? 0}) zu ${names.sloth[to].title}.`;
  },
  'DRAGON-SWAT-1': (fact, view) =>
    spaceIn(fact, view) === null
      ? 'Neben dir liegt kein solcher Schatz oder Edelstein. Zieh erst daneben.'
      : `Das fliegt nicht ${ontoIt(fact, view)}. Wähl ein Feld bis 5 Schritte weit, ohne Wand dazwischen.`,
  'DRAGON-SCORCH-1': () => 'Um dich liegt kein dunkles Plättchen.',
  'DRAGON-BURN-1': (fact, view) => `${There(fact, view)} ist nicht dunkel. Verbrennen deckt ein dunkles Plättchen auf.`,
  'DRAGON-SLAP-1': (fact, view) => {
    if (spaceIn(fact, view) !== null)
      return `Die Ritterin fliegt nicht ${ontoIt(fact, view)}. Wähl ein Feld bis 3 Schritte weit.`;
    return (view.knight?.gear[SHIELD] ?? 0) > 0
      ? 'Der Schild der Ritterin hält den Schwanzhieb auf.'
      : 'Die Ritterin ist nicht neben dir. Zieh erst neben sie.';
  },
  'DRAGON-SHRIEK-1': () => 'Den Kreischmarker hast du schon.',
  'DRAGON-SCRATCH-1': (_fact, view) => {
    const here = piecesBeside(view, DRAGON);
    return here.length === 0
      ? 'Auf deinem Feld ist niemand zum Kratzen. Zieh erst zu jemandem.'
      : `Kratzen schadet hier so nicht. Bei dir: ${listOf(here.map(piece))}.`;
  },
  'DRAGON-FLAMEWALL-1': (fact, view) =>
    `Eine Flammenwand brennt nicht ${onIt(fact, view)}. Wähl ein helles Plättchen neben dir ohne Wand dazwischen.`,
  'DRAGON-SMASH-1': (_fact, view) =>
    `Auf deinem Feld steht kein Kristall. Kristalle auf dem Plan: ${tokensOnMap(view, 'crystal')}.`,
  'DRAGON-WRATH-1': () => 'Zorn geht jetzt nicht.',
} satisfies Partial<Language['refuse']>;
