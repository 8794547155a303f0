import type { Minute } from '@trollmoot/boardkit/minute.ts';
import { spoken } from '@trollmoot/boardkit/spoken.ts';
import { picture, piece, tile } from './picture.ts';

const TURN = { lineUp: 'KGD', turn: 'knight', step: { step: 'knight.act' } } as const;

export const knight: Minute = {
  role: 'knight',
  steps: [
    {
      title: spoken('Kill the Dragon', 'Töte den Drachen', 'Tuez le Dragon'),
      text: spoken(
        'When the Dragon has **no Health left**, you win. The Goblins win when you have none.',
        'Hat der Drache **keine Gesundheit mehr**, gewinnst du. Die Goblins gewinnen, wenn du keine mehr hast.',
        'Quand le Dragon n’a **plus de santé**, vous gagnez. Les Gobelins gagnent quand vous n’en avez plus.',
      ),
      clauses: ['WIN-3'],
      picture: picture(
        {
          ...TURN,
          players: {
            knight: { at: 'e1', strength: 3, perception: 2, grit: 12 },
            dragon: { at: 'e1', isSurfaced: true },
          },
        },
        spoken(
          'Knight and surfaced Dragon on one tile: she attacks.',
          'Ritterin und aufgetauchter Drache auf einem Plättchen: Sie greift an.',
          'La Chevalière et le Dragon surgi sur une tuile : elle attaque.',
        ),
        {
          plays: 'attack dragon',
          marks: [
            { mark: 'frame', on: tile('e1') },
            {
              mark: 'banner',
              on: tile('e1'),
              says: spoken('your goal', 'dein Ziel', 'votre but'),
              tone: 'blue',
              at: 'below',
            },
          ],
        },
      ),
    },
    {
      title: spoken('Your turn: place cubes', 'Dein Zug: Würfel setzen', 'Votre tour : vos cubes'),
      text: spoken(
        'Pick up your cubes and place them again: on **Movement** for steps, **Perception** for Encounters, **Strength** for fights.',
        'Nimm deine Würfel auf und setz sie neu: auf **Bewegung** für Schritte, **Wahrnehmung** für Begegnungen, **Stärke** für Kämpfe.',
        'Reprenez vos cubes et placez-les : **mouvement** pour les pas, **perception** pour les rencontres, **force** pour les combats.',
      ),
      clauses: ['KNIGHT-STAT-1', 'KNIGHT-TURN-1', 'KNIGHT-CUBE-1', 'KNIGHT-CUBE-2', 'KNIGHT-ENCOUNTER-1'],
      picture: picture(
        { ...TURN, players: { knight: { at: 'e1', movement: 3, perception: 2 } } },
        spoken(
          'With one cube on Movement the Knight has three steps.',
          'Mit einem Würfel auf Bewegung hat die Ritterin drei Schritte.',
          'Avec un cube sur le mouvement, la Chevalière a trois pas.',
        ),
        { plays: 'walk n1e1', marks: [{ mark: 'arrow', from: piece('knight'), to: tile('n1e1') }] },
      ),
    },
    {
      title: spoken('Into the dark', 'Ins Dunkel', 'Dans le noir'),
      text: spoken(
        'Step onto a Dark tile and you must reveal it. That pays 1 **Grit**. At 5, 11 and 18 Grit you take another cube.',
        'Betrittst du ein dunkles Plättchen, musst du es aufdecken. Das bringt 1 **Mut**. Bei 5, 11 und 18 Mut bekommst du einen Würfel dazu.',
        'Sur une tuile obscure, vous devez la révéler. Cela rapporte 1 de **cran**. À 5, 11 et 18 de cran, vous prenez un cube de plus.',
      ),
      clauses: ['KNIGHT-MOVE-4', 'KNIGHT-ENCOUNTER-3', 'KNIGHT-GRIT-1'],
      picture: picture(
        { ...TURN, players: { knight: { at: 'n1e1', movement: 3, perception: 2, grit: 4 } } },
        spoken(
          'The Knight steps onto a Dark tile and reveals it.',
          'Die Ritterin betritt ein dunkles Plättchen und deckt es auf.',
          'La Chevalière entre sur une tuile obscure et la révèle.',
        ),
        {
          plays: 'walk n2e1',
          marks: [
            { mark: 'arrow', from: piece('knight'), to: tile('n2e1') },
            {
              mark: 'banner',
              on: tile('n2e1'),
              says: spoken('+ 1 Grit', '+ 1 Mut', '+ 1 de cran'),
              tone: 'blue',
              at: 'above',
            },
          ],
        },
      ),
    },
    {
      title: spoken('What harms', 'Was dir schadet', 'Ce qui vous blesse'),
      text: spoken(
        'A Tribe **stronger than you** can attack: you lose 1 Health. Cubes left on Strength count on other players’ turns, too.',
        'Ein Stamm, der **stärker ist als du**, kann angreifen: Du verlierst 1 Gesundheit. Würfel auf Stärke zählen auch in den Zügen der anderen.',
        'Une tribu **plus forte que vous** peut attaquer : vous perdez 1 de santé. Les cubes laissés sur la force comptent aussi aux tours des autres.',
      ),
      clauses: ['GOBLIN-ATTACK-1', 'KNIGHT-HEALTH-1', 'KNIGHT-STAT-1'],
      picture: picture(
        { ...TURN, players: { knight: { at: 'e1', strength: 2 }, goblins: { fangs: '3 n1', rage: 1 } } },
        spoken(
          'The Fangs have Strength 4, the Knight 2: they may attack her.',
          'Die Fänge haben Stärke 4, die Ritterin 2: Sie dürfen sie angreifen.',
          'Les Crocs ont 4 de force, la Chevalière 2 : ils peuvent l’attaquer.',
        ),
        {
          marks: [
            { mark: 'arrow', from: piece('fangs'), to: piece('knight') },
            {
              mark: 'banner',
              on: tile('n1'),
              says: spoken('Strength 4', 'Stärke 4', 'force 4'),
              tone: 'green',
              at: 'above',
            },
            {
              mark: 'banner',
              on: tile('e1'),
              says: spoken('Strength 2', 'Stärke 2', 'force 2'),
              tone: 'blue',
              at: 'below',
            },
          ],
        },
      ),
    },
    {
      title: spoken('What ends it', 'Wann es endet', 'La fin'),
      text: spoken(
        'With more Strength than his **Armor** you take 1 of his Health. Underground, only **Bomb** or Javelin reach him. Surfaced on the Entrance, he escapes.',
        'Mit mehr Stärke als sein **Panzer** nimmst du ihm 1 Gesundheit. Unter der Erde treffen ihn nur **Bombe** und Wurfspieß. Aufgetaucht am Eingang entkommt er.',
        'Avec plus de force que son **armure**, vous lui ôtez 1 de santé. Sous terre, seuls la **Bombe** et le Javelot l’atteignent. Surgi à l’Entrée, il s’échappe.',
      ),
      clauses: ['KNIGHT-ATTACK-1', 'KNIGHT-ATTACK-2', 'WIN-10', 'DRAGON-SURFACE-3'],
      picture: picture(
        {
          ...TURN,
          players: { knight: { at: 'e1', strength: 2, gear: 'bomb', perception: 2, grit: 12 }, dragon: { at: 'e1' } },
        },
        spoken(
          'The Dragon sleeps right under the Knight. With the Bomb she reaches him.',
          'Der Drache schläft genau unter der Ritterin. Mit der Bombe erreicht sie ihn.',
          'Le Dragon dort juste sous la Chevalière. Avec la Bombe, elle l’atteint.',
        ),
        {
          plays: 'attack dragon',
          marks: [
            { mark: 'banner', on: tile('e1'), says: spoken('Bomb!', 'Bombe!', 'Bombe !'), tone: 'blue', at: 'below' },
          ],
        },
      ),
    },
  ],
};
