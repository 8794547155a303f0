import type { EventNow } from '../../queries/events.ts';
import { listOf, several } from './grammar.ts';
import { names } from './names.ts';

const cubes = (n: number): string => (n === 1 ? 'einen Heldenwürfel' : `${n} Heldenwürfel`);

/** Was ein Ereignis hier und jetzt bewirkt. */
export const moments = {
  hereAndNow: 'Hier und jetzt',
  look: 'Plan ansehen',
  meets: 'Du triffst auf ein Ereignis',
  dice: {
    dragon: 'Drachenwürfel: Er zählt auf den markierten Feldern, mit dem Werfenden in der Mitte.',
    action: 'Aktionswürfel: geworfen zum Bestehlen oder Schlösserknacken.',
  },
  event(now: EventNow): readonly string[] {
    switch (now.is) {
      case 'reveals':
        if (now.tiles === 0) return ['Um dich herum ist nichts dunkel, also geschieht nichts.'];
        return [
          `${several(now.tiles, 'Plättchen dreht sich', 'Plättchen drehen sich')} um: +${now.tiles} Mut.`,
          `Das bringt dich auf ${now.total} Mut${now.cubes === 0 ? '' : `, und du gewinnst ${cubes(now.cubes)}`}.`,
        ];
      case 'loses':
        return [
          `Du verlierst ${now.grit} Mut und hast ${now.total}.`,
          ...(now.cubes === 0 ? [] : [`Du gibst ${cubes(now.cubes)} an die Mutleiste zurück.`]),
        ];
      case 'cube':
        return [
          now.from === 'discard'
            ? 'Ein abgegebener Heldenwürfel kommt zurück.'
            : 'Du nimmst den höchsten Würfel der Mutleiste.',
        ];
      case 'omens':
        return ['Die Höhle zieht 2 Omen.'];
      case 'treasure':
        return ['Du findest eine Schatzkarte.'];
      case 'ambush':
        if (now.by.length === 0)
          return [`Kein versteckter Stamm übertrifft deine Stärke ${now.strength}, also geschieht nichts.`];
        return [
          `Deine Stärke ist ${now.strength}. Stärker und versteckt: ${listOf(now.by.map(({ tribe, strength }) => `${names.tribes[tribe].title} ${strength}`))}.`,
          'Du darfst erst Würfel setzen. Ein Treffer kostet 1 Gesundheit.',
        ];
      case 'infested':
        return [`Goblins überfallen dich. Deine Stärke ist ${now.strength}.`];
      case 'rests':
        return [`Du hast ${now.health} von ${now.full} Gesundheit, aber keinen Würfel übrig.`];
      case 'nothing':
        return ['Es bewirkt gerade nichts für dich.'];
    }
  },
  act(now: EventNow): string {
    switch (now.is) {
      case 'reveals':
        return now.tiles === 0 ? 'Weiter' : 'Aufdecken';
      case 'loses':
        return `${now.grit} Mut verlieren`;
      case 'cube':
        return 'Würfel nehmen';
      case 'omens':
        return 'Höhle ziehen lassen';
      case 'treasure':
        return 'Schatz ansehen';
      case 'ambush':
        return now.by.length === 0 ? 'Weiter' : 'Sich dem Hinterhalt stellen';
      case 'infested':
        return 'Sich dem Hinterhalt stellen';
      case 'rests':
      case 'nothing':
        return 'Weiter';
    }
  },
};
