import type { Figure } from '@trollmoot/boardkit/figure.ts';
import { lay } from '@trollmoot/troll-and-dragon/scenes';

/** The pictures of the rulebook. */
const figures: readonly Figure[] = [
  {
    clause: 'GROTTO-2',
    caption: {
      en: 'Two diamonds on the dice: two diamonds at risk. Both dice stay free.',
      de: 'Zwei Diamanten auf den Würfeln: zwei Diamanten riskiert. Beide Würfel bleiben frei.',
      fr: 'Deux diamants sur les dés : deux diamants en jeu. Les deux dés restent libres.',
    },
    seats: 4,
    lay: () => lay({ white: 'diamond, diamond, key, troll', supply: { grotto: 58 }, atRisk: { diamonds: 2 } }),
  },
  {
    clause: 'GROTTO-4',
    caption: {
      en: 'Two Trolls block two dice. Only the other two can be rolled again.',
      de: 'Zwei Trolle blockieren zwei Würfel. Nur die anderen beiden dürfen noch rollen.',
      fr: 'Deux Trolls bloquent deux dés. Seuls les deux autres peuvent être relancés.',
    },
    seats: 4,
    lay: () => lay({ white: 'troll, troll, diamond, door', supply: { grotto: 57 }, atRisk: { diamonds: 3 } }),
    plays: 'roll white',
  },
  {
    clause: 'KEY-4',
    caption: {
      en: 'The Key was set aside earlier. Now a Door has come: set it aside, and the Cavern opens.',
      de: 'Der Schlüssel lag schon beiseite. Jetzt kommt eine Tür: Leg sie dazu, und die Höhle geht auf.',
      fr: 'La Clé était déjà de côté. Voici une Porte : mettez-la de côté, et la Caverne s’ouvre.',
    },
    seats: 4,
    lay: () => lay({ white: 'key aside, door, diamond, troll', supply: { grotto: 57 }, atRisk: { diamonds: 3 } }),
    plays: 'set door aside',
  },
  {
    clause: 'KEY-7',
    caption: {
      en: 'One free die, and it shows a Key. There is no Door beside it, so it cannot be set aside.',
      de: 'Ein freier Würfel, und er zeigt einen Schlüssel. Daneben liegt keine Tür, also darf er nicht beiseite.',
      fr: 'Un seul dé libre, et il montre une Clé. Sans Porte à côté, on ne peut pas le mettre de côté.',
    },
    seats: 4,
    lay: () => lay({ white: 'troll, troll, troll, key', supply: { grotto: 55 }, atRisk: { diamonds: 5 } }),
  },
  {
    clause: 'KEY-9',
    caption: {
      en: 'Two Trolls and a Key: the last die shows a Door. It still opens the Cavern.',
      de: 'Zwei Trolle und ein Schlüssel: Der letzte Würfel zeigt eine Tür. Sie öffnet trotzdem die Höhle.',
      fr: 'Deux Trolls et une Clé : le dernier dé montre une Porte. Elle ouvre quand même la Caverne.',
    },
    seats: 4,
    lay: () => lay({ white: 'troll, troll, key aside, door', supply: { grotto: 55 }, atRisk: { diamonds: 5 } }),
    plays: 'set door aside',
  },
  {
    clause: 'TROLL-1',
    caption: {
      en: 'Three dice are blocked. If the last one shows a Troll as well, all six diamonds go to the Troll Hand.',
      de: 'Drei Würfel sind blockiert. Zeigt auch der letzte einen Troll, kommen alle sechs Diamanten in die Trollhand.',
      fr: 'Trois dés sont bloqués. Si le dernier montre aussi un Troll, les six diamants vont à la Main du Troll.',
    },
    seats: 4,
    lay: () => lay({ white: 'troll, troll, troll, diamond', supply: { grotto: 54 }, atRisk: { diamonds: 6 } }),
    plays: 'roll white',
  },
  {
    clause: 'CAVERN-3',
    caption: {
      en: 'The gold dice have brought three nuggets. They are at risk, with the four diamonds from the Grotto.',
      de: 'Die goldenen Würfel haben drei Goldklumpen gebracht. Sie sind riskiert, samt den vier Diamanten aus der Grotte.',
      fr: 'Les dés d’or ont rapporté trois pépites. Elles sont en jeu, avec les quatre diamants de la Grotte.',
    },
    seats: 4,
    lay: () =>
      lay({
        red: '',
        supply: { grotto: 56 },
        atRisk: { diamonds: 4 },
        dice: '1, 2, blank, blank',
        done: ['knight: roll gold'],
      }),
  },
  {
    clause: 'DRAGON-3',
    caption: {
      en: 'One Dragon lies there: one eye is open. From now on only the other red die is rolled.',
      de: 'Ein Drache liegt: Ein Auge ist offen. Von jetzt an rollt nur noch der andere rote Würfel.',
      fr: 'Un Dragon est sorti : un œil est ouvert. Désormais on ne lance plus que l’autre dé rouge.',
    },
    seats: 4,
    lay: () => lay({ red: 'dragon, blank', supply: { grotto: 56, cavern: 47 }, atRisk: { diamonds: 4, nuggets: 3 } }),
    plays: 'roll gold',
  },
];
export default figures;
