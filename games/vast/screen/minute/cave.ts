import type { Minute } from '@trollmoot/boardkit/minute.ts';
import { spoken } from '@trollmoot/boardkit/spoken.ts';
import { picture, piece, tile } from './picture.ts';

const TURN = { lineUp: 'KGDC', turn: 'cave', step: { step: 'cave.turn' } } as const;

export const cave: Minute = {
  role: 'cave',
  steps: [
    {
      title: spoken('Bury them all', 'Begrab sie alle', 'Ensevelissez-les tous'),
      text: spoken(
        'Grow until nothing is left to grow. In the **Collapse** you win when five Crystal tiles are gone.',
        'Wachse, bis nichts mehr übrig ist. Im **Einsturz** gewinnst du, wenn fünf Kristall-Plättchen weg sind.',
        'Grandissez jusqu’à la dernière tuile. Pendant l’**Effondrement**, vous gagnez quand cinq tuiles Cristal sont parties.',
      ),
      clauses: ['WIN-6', 'COLLAPSE-1'],
      picture: picture(
        { ...TURN, tokens: 'crystal e2', players: { knight: { at: 'n1' }, cave: { omens: '1 bat' } } },
        spoken(
          'A Crystal tile at the edge of the cave: one of those that must go.',
          'Ein Kristall-Plättchen am Rand der Höhle: eines von denen, die weg müssen.',
          'Une tuile Cristal au bord de la caverne : une de celles qui doivent partir.',
        ),
        { marks: [{ mark: 'frame', on: tile('e2') }] },
      ),
    },
    {
      title: spoken('Your turn: grow', 'Dein Zug: wachsen', 'Votre tour : grandir'),
      text: spoken(
        'Draw **Omens**, more of them the more Treasure and Crystals lie about. Place a **tile**, Dark side up. Then place a **Treasure**.',
        'Zieh **Omen**, umso mehr, je mehr Schätze und Kristalle herumliegen. Leg ein **Plättchen**, dunkle Seite oben. Dann leg einen **Schatz**.',
        'Piochez des **présages**, d’autant plus qu’il y a de trésors et de Cristaux. Posez une **tuile**, côté obscur visible, puis un **trésor**.',
      ),
      clauses: ['CAVE-2', 'CAVE-4', 'CAVE-7'],
      picture: picture(
        { ...TURN, tokens: 'treasure e1, crystal e2', players: { knight: { at: 'n1' }, cave: { omens: '2 bat' } } },
        spoken(
          'One Treasure and one Crystal lie in the cave: three Omens.',
          'Ein Schatz und ein Kristall liegen in der Höhle: drei Omen.',
          'Un trésor et un Cristal sont dans la caverne : trois présages.',
        ),
        {
          marks: [
            { mark: 'frame', on: tile('e1') },
            { mark: 'frame', on: tile('e2') },
          ],
        },
      ),
    },
    {
      title: spoken('Omens are power', 'Omen sind Macht', 'Le pouvoir des présages'),
      text: spoken(
        'Pay with Omens on your turn. **Giant Bats** carry the Knight up to three spaces. A **Rockslide** turns an edge into a wall.',
        'Zahl in deinem Zug mit Omen. **Riesenfledermäuse** tragen die Ritterin bis zu drei Felder weit. Ein **Steinschlag** macht eine Kante zur Wand.',
        'Payez en présages à votre tour. Des **chauves-souris** portent la Chevalière jusqu’à trois cases. Un **Éboulis** change un bord en mur.',
      ),
      clauses: ['CAVE-OMEN-1', 'CAVE-BATS-1', 'CAVE-ROCK-1'],
      picture: picture(
        { ...TURN, players: { knight: { at: 'e2' }, cave: { omens: '3 bat' } } },
        spoken(
          'Giant Bats could carry the Knight back to the Entrance.',
          'Riesenfledermäuse könnten die Ritterin zum Eingang zurücktragen.',
          'Des chauves-souris géantes pourraient ramener la Chevalière à l’Entrée.',
        ),
        { marks: [{ mark: 'arrow', from: piece('knight'), to: tile('0') }] },
      ),
    },
    {
      title: spoken('Hold back the leader', 'Brems den, der führt', 'Freinez le meneur'),
      text: spoken(
        'The first to meet their condition wins, so slow them down. You choose the Knight’s **Events**, and where a Tribe **explores**.',
        'Wer zuerst sein Ziel erreicht, gewinnt, also bremse. Du wählst die **Ereignisse** der Ritterin und das Plättchen, wenn ein Stamm **erkundet**.',
        'Le premier à remplir sa condition gagne : ralentissez-les. Vous choisissez les **événements** de la Chevalière et la tuile qu’une tribu **explore**.',
      ),
      clauses: ['CAVE-11', 'CAVE-13', 'WIN-1'],
      picture: picture(
        {
          ...TURN,
          players: {
            knight: { at: 'e1' },
            goblins: { fangs: '2 n1e1' },
            dragon: { at: 'e2' },
            cave: { omens: '2 bat' },
          },
        },
        spoken(
          'Knight, Goblins and Dragon close together: let them hurt each other.',
          'Ritterin, Goblins und Drache dicht beieinander: Lass sie einander schaden.',
          'Chevalière, Gobelins et Dragon tout proches : laissez-les se nuire.',
        ),
      ),
    },
    {
      title: spoken('The Collapse', 'Der Einsturz', 'L’Effondrement'),
      text: spoken(
        'With no tiles left in the stack and your hand, the Collapse begins. From then on you **remove three tiles** a turn.',
        'Sind Stapel und Hand leer, beginnt der Einsturz. Von da an **entfernst du drei Plättchen** in jedem Zug.',
        'Pile et main vides, l’Effondrement commence. Dès lors, vous **retirez trois tuiles** à chaque tour.',
      ),
      clauses: ['CAVE-6', 'COLLAPSE-1', 'COLLAPSE-2'],
      picture: picture(
        { ...TURN, players: { knight: { at: 'n1' }, cave: { omens: '1 bat' } } },
        spoken(
          'Tiles at the edge that touch one other go first.',
          'Plättchen am Rand, die nur ein anderes berühren, gehen zuerst.',
          'Les tuiles du bord qui n’en touchent qu’une autre partent d’abord.',
        ),
        { marks: [{ mark: 'cross', on: tile('e3') }] },
      ),
    },
  ],
};
