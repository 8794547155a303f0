import type { Refusal } from '@trollmoot/kernel';
import type { Reasons } from '../language.ts';
import { seconds } from '../looking.ts';
import { ACCUSATIVE, and, DATIVE, diamonds, GENITIVE, name, treasure } from './names.ts';

const half = (fact: Refusal['fact']): string => (fact.face === 'door' ? 'Tür' : 'Schlüssel');

export const reasons: Reasons = {
  'GROTTO-1': () => 'Wirf zuerst die vier Würfel; vor dem ersten Wurf geht niemand.',
  'GROTTO-6': (fact) =>
    `Alle freien Würfel werden zusammen geworfen, im Moment ${fact.free}; keiner darf zurückbleiben.`,
  'GROTTO-9': (fact) =>
    Number(fact.left) === 1
      ? 'Mindestens 1 Würfel muss rollen.'
      : 'Zurückhalten kannst du nur einen freien Würfel, und nur einmal.',
  'KEY-1': (fact) => `Kein freier Würfel zeigt ${half(fact) === 'Tür' ? 'eine Tür' : 'einen Schlüssel'}.`,
  'KEY-3': (fact) =>
    `Beiseite liegt schon ${half(fact) === 'Tür' ? 'eine Tür; eine zweite' : 'ein Schlüssel; ein zweiter'} öffnet nichts.`,
  'KEY-5': (fact) =>
    `In die Höhle führen nur Schlüssel und Tür; ${fact.key ? 'die Tür fehlt' : fact.door ? 'der Schlüssel fehlt' : 'beide fehlen'}.`,
  'KEY-7': () => 'Das ist der letzte freie Würfel. Er macht das Paar nicht voll; ihn beiseitezulegen riefe den Troll.',
  'KEY-8': () => 'Die Höhle ist leer und nicht mehr zu betreten; Schlüssel und Tür nützen nichts mehr.',
  'KEY-10': (fact) =>
    fact.face === 'troll'
      ? 'Ein Troll blockiert seinen Würfel.'
      : 'Nur Schlüssel und Tür können beiseitegelegt werden.',
  'CAVERN-1': () => 'In der Höhle sind die weißen Würfel weggelegt.',
  'DRAGON-1': (fact) => `Die roten Würfel gehören den anderen; als Nächstes wirft ${name(Number(fact.thrower))}.`,
  'SHARE-6': (_fact, view) =>
    `Das kannst du nicht nehmen. Zu teilen: ${treasure(view.dropped.diamonds, view.dropped.nuggets)}, in der Trollhand: ${diamonds(view.hand)}.`,
  'RACE-2': (_fact, view) => `Nur ${name(view.adventurer)} würfelt nach Gold oder geht.`,
  'RACE-3': (_fact, view) => `Die roten Würfel warten auf den ersten Wurf ${GENITIVE[view.adventurer]}.`,
  'RACE-4': () => 'Das Duell ist schon eröffnet.',
  'PLAN-1': () => 'Beantworte die Frage des Plans; gewürfelt wird dann von selbst.',
  'PLAN-2': () => 'Ein Plan dauert 1 bis 20 Takte.',
  'PLAN-3': () => 'Eine Zahl von 1 bis 20 Goldklumpen, oder nie.',
  'PLAN-4': () => 'Eine Zahl von 0 bis 20 Punkten, oder nie.',
  'PACE-1': (fact) => `Noch läuft der Countdown: ${seconds(fact.wait, 'de')} s.`,
  'PACE-2': (fact, view) =>
    `Der erste Wurf gehört ${DATIVE[view.adventurer]}; spätestens in ${seconds(fact.wait, 'de')} s ist das Duell eröffnet.`,
  'PACE-3': (fact) => `Nicht so schnell: Die Würfel rollen noch ${seconds(fact.wait, 'de')} s.`,
  'PACE-4': (fact) => `Nicht so schnell: Die Würfel rollen noch ${seconds(fact.wait, 'de')} s.`,
  'TURN-3': (_fact, view) =>
    `Du bist nicht dran; der Tisch wartet auf ${and(view.waiting.map((seat) => ACCUSATIVE[seat]!))}.`,
  'END-7': () => 'Das Spiel ist aus.',
  'TURN-4': () => 'Das geht jetzt nicht.',
};
