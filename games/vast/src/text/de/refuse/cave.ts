import { OMENS } from '../../../data/cave.ts';
import { numberIn } from '../../facts.ts';
import type { Language } from '../../language.ts';
import { crystalsInHand, spaceIn } from '../../wished.ts';
import { onIt, There, taken, whomAcc } from '../about.ts';
import { names } from '../names.ts';

export const cave = {
  'CAVE-4': (_fact, { cave: c }) =>
    c?.shaped
      ? 'Dein Plättchen für diesen Zug liegt schon. Die Kraft Hass legt ein weiteres.'
      : 'Leg erst ein Plättchen von deiner Hand.',
  'CAVE-5': (_fact, view) => {
    const n = crystalsInHand(view);
    return n < 2
      ? 'Leg erst das Kristall-Plättchen von deiner Hand.'
      : `Leg erst eines deiner ${n} Kristall-Plättchen.`;
  },
  'CAVE-6': (_fact, { map, cave: c }) =>
    map.collapsing && c?.removals === 0
      ? 'Deine Plättchen für diesen Zug sind schon entfernt.'
      : map.collapsing
        ? `Die Höhle stürzt ein: Noch ${c?.removals ?? 0} Plättchen müssen weg.`
        : 'Plättchen werden erst im Einsturz entfernt.',
  'CAVE-7': (fact, view) => {
    if (view.map.supply === 0) return 'Es ist kein Schatzmarker mehr da.';
    if (view.cave?.hidden) return 'Deinen Schatzmarker für diesen Zug hast du schon gelegt.';
    return spaceIn(fact, view) === null
      ? `Leg erst einen Schatzmarker (noch ${view.map.supply}) auf ein dunkles Plättchen ohne Figur und Schatz.`
      : `${taken(fact, view)} Wähl ein dunkles Plättchen ohne Figur und Schatz.`;
  },
  'CAVE-OMEN-1': (fact) => {
    const [cost, omen] = [numberIn(fact, 'cost'), OMENS[numberIn(fact, 'omen') ?? -1]];
    if (cost === null) return 'Mit diesem Omen ist das nicht zu zahlen. Wähl eines der gezeigten Symbole.';
    return `${omen === undefined ? 'Preis' : names.omens[omen.name].title}: ${cost} Omen seiner Symbole. Du hast ${numberIn(fact, 'held') ?? 0}.`;
  },
  'CAVE-OMEN-3': (fact) => {
    const omen = OMENS[numberIn(fact, 'omen') ?? -1];
    return `${omen === undefined ? 'Das' : names.omens[omen.name].title}: jetzt ohne Wirkung. Heb deine Omen auf.`;
  },
  'CAVE-BATS-1': (fact, view) =>
    spaceIn(fact, view) === null
      ? `Die Fledermäuse tragen ${whomAcc(fact)} nicht. Wähl einen Schatz oder eine andere Figur, die fortkann.`
      : `${There(fact, view)}: Da hilft keine Fledermaus. Sie tragen bis 3 Schritte, durch keine Wand.`,
  'CAVE-CURSE-1': (fact, view) => `${There(fact, view)} zu drehen ändert nichts. Wähl ein helles Plättchen mit Wänden.`,
  'CAVE-CURSE-2': (fact, view) =>
    `Kein Ereignis lässt sich ${onIt(fact, view)} wecken. Wähl ein helles Ereignis-Plättchen ohne Marker.`,
  'CAVE-CURSE-3': (_fact, { knight: k }) =>
    k?.health === 0
      ? 'Die Ritterin ist tot, also gibt es keine Ereignisse zu vergraben. Dreh stattdessen ein Plättchen.'
      : `Zum Vergraben braucht es mehr als 3 Ereignisse im Stapel, es sind ${k?.events ?? 0}. Dreh stattdessen ein Plättchen.`,
} satisfies Partial<Language['refuse']>;
