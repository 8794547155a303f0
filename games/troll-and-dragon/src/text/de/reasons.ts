import type { Refusal } from '@trollmoot/kernel';
import type { Reasons } from '../language.ts';
import { seconds } from '../looking.ts';
import { and, dem, den, diamonds, leaving, listed, name, of } from './names.ts';

const isDoor = (fact: Refusal['fact']): boolean => fact.face === 'door';
const half = (fact: Refusal['fact']): string => (isDoor(fact) ? 'eine Tür' : 'einen Schlüssel');
const other = (fact: Refusal['fact']): string => (isDoor(fact) ? 'einen Schlüssel' : 'eine Tür');

/** What is wrong in this position, then what would work. */
export const reasons: Reasons = {
  'GROTTO-1': () => 'Wirf zuerst. Vor dem ersten Wurf kannst du nicht gehen.',
  'GROTTO-6': (fact) =>
    fact.free === 1
      ? 'Nur 1 Würfel ist frei. Wirf ihn, oder geh.'
      : `Du wirfst alle ${fact.free} freien Würfel zusammen. Keinen kannst du zurückhalten.`,
  'GROTTO-9': (fact) =>
    Number(fact.left) === 1
      ? 'Du musst mindestens 1 Würfel werfen.'
      : 'Zurückhalten kannst du nur einen freien Würfel, und nur einmal.',
  'KEY-1': (fact) =>
    `Kein freier Würfel zeigt ${half(fact)}. Wirf noch einmal, vielleicht kommt ${isDoor(fact) ? 'sie' : 'er'}.`,
  'KEY-3': (fact, view) =>
    `${isDoor(fact) ? 'Eine Tür' : 'Einen Schlüssel'} hast du schon beiseitegelegt.${view.key && view.door ? '' : ` Jetzt brauchst du ${other(fact)}.`}`,
  'KEY-5': (fact) =>
    `In die Höhle führen nur Schlüssel und Tür. Dir ${fact.key ? 'fehlt noch die Tür' : fact.door ? 'fehlt noch der Schlüssel' : 'fehlen noch beide'}.`,
  'KEY-7': (fact) =>
    `Das ist dein letzter freier Würfel, und ohne ${other(fact)} riefe er den Troll. Wirf ihn, oder geh.`,
  'KEY-8': () => 'Die Höhle ist leer, Schlüssel und Tür nützen jetzt nichts. Wirf weiter, oder geh.',
  'KEY-10': (fact, view) =>
    fact.face === 'troll'
      ? 'Ein Troll blockiert diesen Würfel, bis dein Zug endet. Wirf die anderen, oder geh.'
      : `Einen Diamanten kannst du nicht beiseitelegen. Er ist schon gezählt: ${diamonds(view.atRisk.diamonds)} riskiert.`,
  'CAVERN-1': (_fact, view) =>
    `In der Höhle brauchst du die weißen Würfel nicht. Würfle nach Gold, oder geh ${leaving(view)}.`,
  'DRAGON-1': (fact, _view, who) =>
    `Die roten Würfel gehören den anderen. Als Nächstes hat sie: ${name(who, Number(fact.thrower))}.`,
  'SHARE-6': (_fact, view) =>
    `Das kannst du nicht nehmen. Zu teilen: ${listed(view.dropped.diamonds, view.dropped.nuggets)}, in der Trollhand: ${diamonds(view.hand)}.`,
  'RACE-2': (_fact, view, who) =>
    `Nach Gold würfeln und gehen kann nur ${name(who, view.adventurer)}. Du wirfst die roten Würfel.`,
  'RACE-3': (_fact, view, who) => `Die roten Würfel warten auf den ersten Wurf ${of(who, view.adventurer)}.`,
  'RACE-4': () => 'Das Duell ist schon eröffnet. Wirf die roten Würfel.',
  'PLAN-1': ({ prompt }) => `Mach zuerst deinen Plan. Gewürfelt wird dann von selbst. ${prompt}`,
  'PLAN-2': () => 'Wähl 1 bis 20 Würfe.',
  'PLAN-3': () => 'Wähl 1 bis 20 Goldklumpen oder kein Limit.',
  'PLAN-4': () => 'Wähl 0 bis 20 Punkte oder kein Limit.',
  'PACE-1': (fact) => `Noch läuft der Countdown: ${seconds(fact.wait, 'de')} s.`,
  'PACE-2': (fact, view, who) =>
    `Der erste Wurf gehört ${dem(who, view.adventurer)}. Spätestens in ${seconds(fact.wait, 'de')} s ist das Duell eröffnet.`,
  'PACE-3': (fact) => `Nicht so schnell: Die goldenen Würfel rollen noch ${seconds(fact.wait, 'de')} s.`,
  'PACE-4': (fact) => `Nicht so schnell: Die roten Würfel rollen noch ${seconds(fact.wait, 'de')} s.`,
  'TURN-3': (_fact, view, who) =>
    `Noch nicht: Der Tisch wartet auf ${and(view.waiting.map((seat) => den(who, seat)))}.`,
  'END-7': () => 'Das Spiel ist aus.',
  'TURN-4': ({ prompt }) => `Das geht jetzt nicht. ${prompt}`,
};
