import type { AutoAnswer } from '@trollmoot/boardkit/board.ts';
import type { Action, Role, Step, View } from '@trollmoot/vast';

type VastAnswer = AutoAnswer<View, Action, Step>;

/** Give this answer at this step, for one role or, with null, for every role. */
const always = (
  name: string,
  role: Role | null,
  step: Step['step'],
  act: Action['do'] | null,
  en: string,
  de: string,
  fr: string,
): VastAnswer => ({
  name,
  title: { en, de, fr },
  concerns: (view, seat) => role === null || view.roles[seat] === role,
  answer: (at, options) =>
    at.step === step ? ((act === null ? options[0] : options.find((option) => option.do === act)) ?? null) : null,
});

/** Questions asked during another player's turn, or that rarely matter. */
export const AUTO_ANSWERS: readonly VastAnswer[] = [
  always(
    'lieLow',
    'goblins',
    'goblins.spring',
    'lieLow',
    'never ambush',
    'nie auflauern',
    'ne jamais tendre d’embuscade',
  ),
  {
    name: 'onlyWar',
    title: {
      en: 'take the War card when there is only one',
      de: 'eine einzelne Kriegskarte gleich nehmen',
      fr: 'prendre d’office une carte Guerre seule',
    },
    concerns: (view, seat) => view.roles[seat] === 'goblins',
    answer(at, options) {
      const wars = at.step === 'goblins.war' ? options.filter((option) => option.do === 'chooseWar') : [];
      return wars.length === 1 ? wars[0]! : null;
    },
  },
  always(
    'keepTrap',
    'goblins',
    'goblins.foil',
    'bearIt',
    'never spring the Trap on the Dragon',
    'die Falle nie gegen den Drachen nutzen',
    'ne jamais utiliser le Piège contre le Dragon',
  ),
  always(
    'keepBeetles',
    'goblins',
    'goblins.beetles',
    'spareBeetles',
    'never discard the Beetles',
    'die Leuchtkäfer nie opfern',
    'ne jamais sacrifier les Scarabées luisants',
  ),
  always(
    'stand',
    'knight',
    'knight.brace',
    'stand',
    'never add cubes before an ambush or Event',
    'vor Hinterhalt und Ereignis nie Würfel setzen',
    'ne jamais ajouter de cube avant une embuscade ou un événement',
  ),
  always(
    'letPass',
    'knight',
    'knight.freeAttack',
    'letPass',
    'never attack the Dragon when he comes to you',
    'den Drachen nie angreifen, wenn er kommt',
    'ne jamais attaquer le Dragon quand il vient',
  ),
  always(
    'keepTreasure',
    'knight',
    'knight.offer',
    'keep',
    'keep every Treasure',
    'jeden Schatz behalten',
    'garder chaque trésor',
  ),
  always('accept', 'dragon', 'dragon.shriek', 'accept', 'never shriek', 'nie kreischen', 'ne jamais hurler'),
  always(
    'spareKnight',
    'dragon',
    'dragon.shove',
    'spare',
    'never move the Knight with Claw',
    'die Ritterin nie mit Klaue bewegen',
    'ne jamais déplacer la Chevalière par la Griffe',
  ),
  always(
    'evade',
    'thief',
    'thief.evade',
    'evade',
    'always try to evade an attack',
    'bei jedem Angriff auszuweichen versuchen',
    'toujours tenter d’esquiver une attaque',
  ),
  always(
    'stay',
    'thief',
    'thief.dodge',
    'stay',
    'never slip away when you evade',
    'beim Ausweichen nie zur Seite treten',
    'ne jamais se déplacer en esquivant',
  ),
  always(
    'tryAgain',
    'thief',
    'thief.tryAgain',
    'tryAgain',
    'always roll again with Sticky Fingers',
    'mit Klebrigen Fingern immer noch einmal würfeln',
    'toujours relancer avec les Doigts collants',
  ),
  always(
    'firstTile',
    null,
    'map.revealNext',
    null,
    'reveal tiles in the first possible order',
    'Plättchen in der ersten möglichen Reihenfolge aufdecken',
    'révéler les tuiles dans le premier ordre possible',
  ),
  always(
    'firstEdge',
    null,
    'map.fillFromStack',
    null,
    'fill open edges in the first possible order',
    'offene Kanten in der ersten möglichen Reihenfolge füllen',
    'combler les bords dans le premier ordre possible',
  ),
];
