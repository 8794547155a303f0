import type { Minute } from '@trollmoot/boardkit/minute.ts';
import { spoken } from '@trollmoot/boardkit/spoken.ts';
import { picture, piece, tile } from './picture.ts';

const TURN = { lineUp: 'KGD', turn: 'dragon', step: { step: 'dragon.act' } } as const;

export const dragon: Minute = {
  role: 'dragon',
  steps: [
    {
      title: spoken('Wake and escape', 'Wach auf und entkomm', 'Éveillez-vous, échappez-vous'),
      text: spoken(
        'You sleep below the cave. End a turn **surfaced on the Entrance**, and you win.',
        'Du schläfst unter der Höhle. Beendest du einen Zug **aufgetaucht auf dem Eingang**, gewinnst du.',
        'Vous dormez sous la caverne. Finissez un tour **surgi sur l’Entrée**, et vous gagnez.',
      ),
      clauses: ['WIN-10', 'DRAGON-1', 'DRAGON-SURFACE-3'],
      picture: picture(
        { ...TURN, players: { knight: { at: 'n1' }, dragon: { at: 'e1', armor: 4, isSurfaced: true } } },
        spoken(
          'The Dragon has surfaced, one tile away from the Entrance.',
          'Der Drache ist aufgetaucht, ein Plättchen vom Eingang entfernt.',
          'Le Dragon a surgi, à une tuile de l’Entrée.',
        ),
        {
          marks: [
            { mark: 'frame', on: tile('0') },
            { mark: 'arrow', from: piece('dragon'), to: tile('0') },
          ],
        },
      ),
    },
    {
      title: spoken('Your turn', 'Dein Zug', 'Votre tour'),
      text: spoken(
        'Move one or two spaces **straight** for free, through walls while underground. Use powers, pick up Treasure, place a Gem, replace your hand.',
        'Geh kostenlos ein oder zwei Felder **geradeaus**, unter der Erde auch durch Wände. Nutz Kräfte, nimm Schätze auf, leg einen Edelstein, ersetz die Hand.',
        'Avancez d’une ou deux cases **tout droit**, sous terre même à travers les murs. Pouvoirs, trésors, une gemme, puis une nouvelle main.',
      ),
      clauses: ['DRAGON-MOVE-1', 'DRAGON-MOVE-2', 'DRAGON-6'],
      picture: picture(
        { ...TURN, players: { knight: { at: 'n1' }, dragon: { at: 'e1' } } },
        spoken(
          'Underground, the Dragon glides under a Dark tile.',
          'Unter der Erde gleitet der Drache unter ein dunkles Plättchen.',
          'Sous terre, le Dragon glisse sous une tuile obscure.',
        ),
        { marks: [{ mark: 'arrow', from: piece('dragon'), to: tile('s1e1') }] },
      ),
    },
    {
      title: spoken('How you wake', 'Wie du aufwachst', 'Comment s’éveiller'),
      text: spoken(
        '**Greed** returns Treasure, **Hunger** spends what you ate, **Pride** shows off. Each moves a cube to Wakefulness. With 11 you are awake for good.',
        '**Gier** gibt einen Schatz her, **Hunger** verbraucht Gefressenes, **Stolz** gibt an: je ein Würfel für die Wachheit. Mit 11 bist du wach.',
        '**Avidité** : rendez un trésor. **Faim** : digérez. **Orgueil** : paradez. Chacun met un cube sur l’éveil. Avec 11, vous voilà éveillé.',
      ),
      clauses: ['DRAGON-WAKE-1', 'DRAGON-WAKE-3', 'DRAGON-WAKE-4', 'DRAGON-WAKE-5', 'DRAGON-WAKE-8'],
      picture: picture(
        {
          ...TURN,
          tokens: 'treasure e1',
          players: { knight: { at: 'n1' }, goblins: { fangs: '2 n1e1' }, dragon: { at: 'e1', eaten: 2, treasures: 1 } },
        },
        spoken(
          'Treasure above the Dragon, Goblins nearby: greed and hunger both find something.',
          'Ein Schatz über dem Drachen, Goblins in der Nähe: Gier und Hunger finden beide etwas.',
          'Un trésor au-dessus du Dragon, des Gobelins tout près : avidité et faim y trouvent leur compte.',
        ),
        {
          marks: [
            { mark: 'banner', on: tile('e1'), says: spoken('Greed', 'Gier', 'Avidité'), tone: 'yellow', at: 'below' },
            { mark: 'banner', on: tile('n1e1'), says: spoken('Hunger', 'Hunger', 'Faim'), tone: 'green', at: 'above' },
          ],
        },
      ),
    },
    {
      title: spoken('What harms', 'Was dir schadet', 'Ce qui vous blesse'),
      text: spoken(
        'The Knight takes 1 Health when her Strength is above your **Armor**. The more awake, the more Armor. At 0 Health you are dead.',
        'Die Ritterin nimmt dir 1 Gesundheit, wenn ihre Stärke über deinem **Panzer** liegt. Je wacher, desto mehr Panzer. Bei 0 bist du tot.',
        'La Chevalière vous ôte 1 de santé si sa force dépasse votre **armure**. Plus vous êtes éveillé, plus elle est forte. À 0 de santé, vous êtes mort.',
      ),
      clauses: ['KNIGHT-ATTACK-1', 'DRAGON-4', 'DRAGON-8'],
      picture: picture(
        { ...TURN, players: { knight: { at: 'e1', strength: 2, gear: 'bomb' }, dragon: { at: 'e1', armor: 1 } } },
        spoken(
          'The Knight stands right above the Dragon with Strength 2. His Armor is 1.',
          'Die Ritterin steht mit Stärke 2 genau über dem Drachen. Sein Panzer ist 1.',
          'La Chevalière est juste au-dessus du Dragon avec 2 de force. Son armure est de 1.',
        ),
        {
          marks: [
            { mark: 'frame', on: tile('e1') },
            {
              mark: 'banner',
              on: tile('e1'),
              says: spoken('2 beats 1', '2 schlägt 1', '2 bat 1'),
              tone: 'red',
              at: 'below',
            },
          ],
        },
      ),
    },
    {
      title: spoken('The way out', 'Der Weg hinaus', 'La sortie'),
      text: spoken(
        'Awake, end your turn on a **Crystal tile** and you surface. Above ground, walls and Dark tiles stop you. Then reach the Entrance.',
        'Endet dein Zug wach auf einem **Kristall-Plättchen**, tauchst du auf. Oben halten dich Wände und dunkle Plättchen auf. Dann zum Eingang!',
        'Éveillé, finissez votre tour sur une **tuile Cristal** : vous surgissez. En haut, murs et tuiles obscures vous arrêtent. Puis gagnez l’Entrée.',
      ),
      clauses: ['DRAGON-SURFACE-1', 'DRAGON-MOVE-3', 'DRAGON-MOVE-4', 'WIN-10'],
      picture: picture(
        { ...TURN, tokens: 'crystal e2', players: { knight: { at: 'n1' }, dragon: { at: 'e2', armor: 4 } } },
        spoken(
          'Awake under a Crystal tile: if the turn ends here, the Dragon surfaces.',
          'Wach unter einem Kristall-Plättchen: Endet der Zug hier, taucht der Drache auf.',
          'Éveillé sous une tuile Cristal : si le tour finit ici, le Dragon surgit.',
        ),
        {
          marks: [
            { mark: 'frame', on: tile('e2') },
            { mark: 'arrow', from: piece('dragon'), to: tile('0') },
          ],
        },
      ),
    },
  ],
};
