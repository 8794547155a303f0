import type { Crop } from '@trollmoot/boardkit/figure.ts';
import type { Minute } from '@trollmoot/boardkit/minute.ts';
import { spoken } from '@trollmoot/boardkit/spoken.ts';
import { figureNamed, lay, spaceNamed } from '@trollmoot/cave-troll/scenes';

const NORTH: Crop = { x: 0.31, y: 0.02, width: 0.38, height: 0.34 };
const NORTH_EAST: Crop = { x: 0.44, y: 0.12, width: 0.38, height: 0.34 };
const MIDDLE: Crop = { x: 0.3, y: 0.26, width: 0.4, height: 0.34 };

const room = (name: string) => ({ thing: 'space', space: spaceNamed(lay({}), name) });
/** The first figure of that name on a board. */
const figure = (board: string, name: string) => ({ thing: 'figure', figure: figureNamed(lay({ board }), name) });

const TURN = 'NE Staircase: red adventurer; NE Guardroom: red thief; N Throne Room: red orc, blue adventurer';
const HARM = 'Central Pit: green orc; NE Crypt: red adventurer; NW Crypt: green wraith, yellow adventurer';
const SCORING =
  'NW Gallery: 2 blue adventurer, green adventurer; NE Gallery: red adventurer, yellow adventurer; NW Guardroom: green orc';
const LAST = 'N Throne Room: 2 red adventurer; NE Crypt: blue adventurer; NW Crypt: green adventurer';

/** How to play in a minute. */
const minutes: readonly Minute[] = [
  {
    steps: [
      {
        title: spoken('The aim', 'Das Ziel', 'Le but'),
        text: spoken(
          'A room pays its gold to the player with the **most heroes** in it. The most gold at the end wins.',
          'Ein Raum zahlt sein Gold an den, der darin die **meisten Helden** hat. Wer am Ende das meiste Gold hat, gewinnt.',
          'Une salle verse son or au joueur qui y a le **plus de héros**. À la fin, le plus d’or l’emporte.',
        ),
        clauses: ['SCORE-4', 'END-5'],
        picture: {
          caption: spoken(
            'Throne Room: two blue heroes, one red. Blue gains 5.',
            'Thronhalle: zwei blaue Helden, ein roter. Blau bekommt 5.',
            'Salle du trône : deux héros bleus, un rouge. Bleu gagne 5.',
          ),
          seats: 4,
          lay: () =>
            lay({
              turn: 'blue',
              board: 'N Throne Room: 2 blue adventurer, red adventurer',
              players: { blue: { hand: 'scoreARoom', deck: 'adventurer' } },
              done: ['blue: draw', 'blue: play scoreARoom'],
            }),
          plays: 'score N Throne Room',
          crop: NORTH,
          marks: [
            { mark: 'frame', on: room('N Throne Room') },
            {
              mark: 'banner',
              on: room('NW Gallery'),
              says: spoken('Blue + 5', 'Blau + 5', 'Bleu + 5'),
              tone: 'blue',
            },
          ],
        },
      },
      {
        title: spoken('Your turn: four actions', 'Dein Zug: vier Aktionen', 'Votre tour : quatre actions'),
        text: spoken(
          '**Draw** a card and play one of two. **Move** a character through a doorway. Use its **ability**. Play an artifact. Mix them as you like.',
          '**Zieh** eine Karte und spiel eine von zweien. **Beweg** eine Figur durch einen Durchgang. Nutz ihre **Fähigkeit**. Spiel ein Artefakt. Alles, wie du magst.',
          '**Piochez** une carte et jouez-en une sur deux. **Déplacez** un personnage par un passage. Utilisez sa **capacité**. Jouez un artefact. Le tout à votre gré.',
        ),
        clauses: ['TURN-3', 'TURN-2', 'CARD-1', 'MOVE-1'],
        picture: {
          caption: spoken(
            'Red can walk from the Staircase into the Hall, or let the Orc slay a blue hero.',
            'Rot kann von der Treppe in die Halle gehen oder den Ork einen blauen Helden erschlagen lassen.',
            'Rouge peut aller de l’escalier à la salle voisine, ou faire abattre un héros bleu par l’Orque.',
          ),
          seats: 4,
          lay: () => lay({ board: TURN }),
          plays: 'red adventurer NE Staircase→NE Hall',
          crop: NORTH_EAST,
          marks: [
            { mark: 'arrow', from: figure(TURN, 'red adventurer'), to: room('NE Hall') },
            { mark: 'cross', on: figure(TURN, 'blue adventurer') },
          ],
        },
      },
      {
        title: spoken('Heroes hold, monsters harm', 'Helden halten, Monster stören', 'Héros et monstres'),
        text: spoken(
          'Heroes come by the stairs, monsters out of the pits. The **Orc** slays, the **Wraith** pushes, the **Cave Troll** closes a room for good.',
          'Helden kommen von Treppen, Monster aus Gruben. Der **Ork** erschlägt, der **Schemen** stößt hinaus, der **Höhlentroll** sperrt einen Raum für immer.',
          'Les héros arrivent par les escaliers, les monstres par les fosses. L’**Orque** abat, le **Spectre** pousse, le **Troll des cavernes** ferme une salle pour de bon.',
        ),
        clauses: ['ORC-1', 'WRAITH-2', 'TROLL-3', 'CARD-4', 'CARD-6'],
        picture: {
          caption: spoken(
            'The green Orc leaves its pit to slay a red hero. The green Wraith can push a yellow one out.',
            'Der grüne Ork verlässt die Grube und will einen roten Helden erschlagen. Der grüne Schemen kann einen gelben hinausstoßen.',
            'L’Orque vert sort de sa fosse pour abattre un héros rouge. Le Spectre vert peut pousser dehors un jaune.',
          ),
          seats: 4,
          lay: () => lay({ turn: 'green', board: HARM }),
          plays: 'green wraith NW Crypt pushes yellow adventurer→NW Hall',
          crop: MIDDLE,
          marks: [
            { mark: 'arrow', from: figure(HARM, 'green orc'), to: figure(HARM, 'red adventurer') },
            { mark: 'cross', on: figure(HARM, 'red adventurer') },
            { mark: 'arrow', from: figure(HARM, 'yellow adventurer'), to: room('NW Hall') },
          ],
        },
      },
      {
        title: spoken('Where gold comes from', 'Woher das Gold kommt', 'D’où vient l’or'),
        text: spoken(
          'Some cards carry an icon. At the **fifth icon** every room is scored, in the middle of any turn. Tied rooms and rooms without heroes pay nobody.',
          'Manche Karten tragen ein Symbol. Beim **fünften Symbol** wird jeder Raum gewertet, mitten im Zug. Bei Gleichstand oder ohne Helden zahlt er nichts.',
          'Certaines cartes portent une icône. À la **cinquième icône**, chaque salle est décomptée, même en plein tour. Égalité ou aucun héros : rien pour personne.',
        ),
        clauses: ['SCORE-1', 'SCORE-5', 'SCORE-6', 'CARD-7', 'CARD-8'],
        picture: {
          caption: spoken(
            'Two blue heroes against one green gain 2. One red and one yellow are tied: nobody. An Orc alone: nobody.',
            'Zwei blaue Helden gegen einen grünen bringen 2. Ein roter und ein gelber stehen gleich: niemand. Ein Ork allein: niemand.',
            'Deux héros bleus contre un vert rapportent 2. Un rouge et un jaune à égalité : personne. Un Orque seul : personne.',
          ),
          seats: 4,
          lay: () => lay({ turn: 'blue', board: SCORING, pile: 4 }),
          crop: NORTH,
          marks: [
            { mark: 'frame', on: room('NW Gallery') },
            {
              mark: 'banner',
              on: room('NW Gallery'),
              says: spoken('Blue + 2', 'Blau + 2', 'Bleu + 2'),
              tone: 'blue',
              at: 'below',
            },
            {
              mark: 'banner',
              on: room('NE Gallery'),
              says: spoken('tied: nobody', 'gleich: niemand', 'égalité : personne'),
              at: 'below',
            },
            {
              mark: 'banner',
              on: room('NW Guardroom'),
              says: spoken('no hero: nobody', 'kein Held: niemand', 'sans héros : personne'),
              at: 'below',
            },
          ],
        },
      },
      {
        title: spoken('What ends it', 'Wann es endet', 'La fin'),
        text: spoken(
          'When someone’s deck is empty, the game ends at once. That player gains **3 gold**, and every room is scored once more.',
          'Ist ein Stapel leer, endet das Spiel sofort. Wer ihn geleert hat, bekommt **3 Gold**, und jeder Raum wird noch einmal gewertet.',
          'Quand un paquet est vide, la partie s’arrête aussitôt. Le joueur qui l’a vidé gagne **3 or**, et chaque salle est décomptée une dernière fois.',
        ),
        clauses: ['END-1', 'END-2', 'END-3'],
        picture: {
          caption: spoken(
            'Red’s deck is empty: 3 gold, then the Throne Room pays 5 once more.',
            'Der Stapel von Rot ist leer: 3 Gold, dann zahlt die Thronhalle noch einmal 5.',
            'Le paquet de Rouge est vide : 3 or, puis la salle du trône rapporte encore 5.',
          ),
          seats: 4,
          lay: () => lay({ board: LAST, players: { red: { gold: 31 }, blue: { gold: 33 }, green: { gold: 24 } } }),
          crop: NORTH,
          marks: [
            {
              mark: 'banner',
              on: room('NE Gallery'),
              says: spoken('deck empty: + 3 gold', 'Stapel leer: + 3 Gold', 'paquet vide : + 3 or'),
              tone: 'red',
              at: 'below',
            },
            {
              mark: 'banner',
              on: room('NE Crypt'),
              says: spoken('every room once more', 'jeder Raum noch einmal', 'toutes les salles encore une fois'),
              at: 'above',
            },
          ],
        },
      },
    ],
  },
];
export default minutes;
