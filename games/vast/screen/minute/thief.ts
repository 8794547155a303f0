import type { Minute } from '@trollmoot/boardkit/minute.ts';
import { spoken } from '@trollmoot/boardkit/spoken.ts';
import { picture, piece, tile } from './picture.ts';

const TURN = { lineUp: 'KGT', turn: 'thief', step: { step: 'thief.act' } } as const;

export const thief: Minute = {
  role: 'thief',
  steps: [
    {
      title: spoken('Carry it out', 'Trag es hinaus', 'Sortez le butin'),
      text: spoken(
        'Arrive at the **Entrance** and you stash what you carry. With six stashed tokens you win.',
        'Kommst du am **Eingang** an, bringst du in Sicherheit, was du trägst. Mit sechs Markern in Sicherheit gewinnst du.',
        'Arrivez à l’**Entrée**, et vous y mettez à l’abri ce que vous portez. Avec six jetons à l’abri, vous gagnez.',
      ),
      clauses: ['WIN-11', 'THIEF-STASH-1'],
      picture: picture(
        { ...TURN, players: { knight: { at: 'n1e1' }, thief: { at: 'e1', treasures: 2, movement: 2, cubes: 1 } } },
        spoken(
          'The Thief carries two tokens and is one step from the Entrance.',
          'Der Dieb trägt zwei Marker und ist einen Schritt vom Eingang entfernt.',
          'Le Voleur porte deux jetons et se trouve à un pas de l’Entrée.',
        ),
        {
          plays: 'sneak 0',
          marks: [
            { mark: 'frame', on: tile('0') },
            { mark: 'arrow', from: piece('thief'), to: tile('0') },
          ],
        },
      ),
    },
    {
      title: spoken('Your turn: three numbers', 'Dein Zug: drei Zahlen', 'Votre tour : trois nombres'),
      text: spoken(
        'Give your tokens 2, 3 and 4 to **Movement**, **Stealth** and **Thievery**. Thievery is how many Action cubes you have.',
        'Gib deine Marker 2, 3 und 4 an **Bewegung**, **Heimlichkeit** und **Diebeskunst**. Diebeskunst ist die Zahl deiner Aktionswürfel.',
        'Donnez vos jetons 2, 3 et 4 au **mouvement**, à la **discrétion** et au **larcin**. Le larcin dit combien de cubes d’action vous avez.',
      ),
      clauses: ['THIEF-2', 'THIEF-1', 'THIEF-3'],
      picture: picture(
        { ...TURN, players: { knight: { at: 'n1' }, thief: { at: 'e1', movement: 3, cubes: 2 } } },
        spoken(
          'With Movement 3 the Thief takes three steps, over Lit and Dark tiles.',
          'Mit Bewegung 3 macht der Dieb drei Schritte, über helle und dunkle Plättchen.',
          'Avec 3 de mouvement, le Voleur fait trois pas, sur les tuiles éclairées ou obscures.',
        ),
        { plays: 'sneak e2', marks: [{ mark: 'arrow', from: piece('thief'), to: tile('e2') }] },
      ),
    },
    {
      title: spoken('Loot', 'Beute', 'Le butin'),
      text: spoken(
        'For 1 cube take a **Treasure** from your space, for 2 a Gem safely. For 1 cube and the step you climb over a **wall**.',
        'Für 1 Würfel nimm einen **Schatz** von deinem Feld, für 2 sicher einen Edelstein. Für 1 Würfel und den Schritt steigst du über eine **Wand**.',
        'Pour 1 cube, prenez un **trésor** de votre case, pour 2 une gemme sans risque. Pour 1 cube et le pas, vous passez un **mur**.',
      ),
      clauses: ['THIEF-LOOT-1', 'THIEF-LOOT-3', 'THIEF-CLIMB-1'],
      picture: picture(
        { ...TURN, tokens: 'treasure e1', players: { knight: { at: 'n1' }, thief: { at: 'e1', cubes: 2 } } },
        spoken(
          'There’s Treasure on the Thief’s space.',
          'Auf dem Feld des Diebs liegt ein Schatz.',
          'Un trésor est sur la case du Voleur.',
        ),
        {
          marks: [
            {
              mark: 'banner',
              on: tile('e1'),
              says: spoken('take it: 1 cube', 'nehmen: 1 Würfel', 'prendre : 1 cube'),
              tone: 'yellow',
              at: 'below',
            },
          ],
        },
      ),
    },
    {
      title: spoken('What harms', 'Was dir schadet', 'Ce qui vous blesse'),
      text: spoken(
        'Each token you carry costs 1 **Stealth**. A Knight or Tribe with more Perception kills you: you drop it all and start at the Entrance.',
        'Jeder Marker, den du trägst, kostet 1 **Heimlichkeit**. Ritterin oder Stamm mit mehr Wahrnehmung töten dich: Alles fällt, du beginnst am Eingang.',
        'Chaque jeton porté coûte 1 de **discrétion**. Chevalière ou tribu de plus grande perception vous tue : tout tombe, vous repartez de l’Entrée.',
      ),
      clauses: ['THIEF-4', 'KNIGHT-ATTACK-5', 'GOBLIN-ATTACK-3', 'THIEF-DEATH-1'],
      picture: picture(
        {
          ...TURN,
          players: { knight: { at: 'n1e1', perception: 3 }, thief: { at: 'e1', treasures: 2, stealth: 3, cubes: 1 } },
        },
        spoken(
          'Two tokens make the Thief easy to see, and the Knight is next to him.',
          'Zwei Marker machen den Dieb leicht zu sehen, und die Ritterin steht neben ihm.',
          'Deux jetons rendent le Voleur bien visible, et la Chevalière est à côté.',
        ),
        { marks: [{ mark: 'arrow', from: piece('knight'), to: piece('thief') }] },
      ),
    },
    {
      title: spoken('Better and better', 'Immer besser', 'De mieux en mieux'),
      text: spoken(
        'Each stashed token goes on an **upgrade** of your choice, and you never lose it. Six of them end the game.',
        'Jeder Marker in Sicherheit kommt auf eine **Verbesserung** deiner Wahl, und du verlierst ihn nie. Sechs davon beenden das Spiel.',
        'Chaque jeton mis à l’abri va sur une **amélioration** de votre choix, et vous ne le perdez jamais. Le sixième met fin à la partie.',
      ),
      clauses: ['THIEF-STASH-3', 'THIEF-STASH-4', 'WIN-11'],
      picture: picture(
        {
          ...TURN,
          players: { knight: { at: 'n1e1' }, thief: { at: 'n1', treasures: 1, stashed: 4, movement: 3, cubes: 1 } },
        },
        spoken(
          'Four tokens are stashed, a fifth is on its way home.',
          'Vier Marker sind in Sicherheit, ein fünfter ist auf dem Heimweg.',
          'Quatre jetons sont à l’abri, un cinquième rentre à la maison.',
        ),
        {
          plays: 'sneak 0',
          marks: [
            { mark: 'frame', on: tile('0') },
            {
              mark: 'banner',
              on: tile('0'),
              says: spoken('4 of 6', '4 von 6', '4 sur 6'),
              tone: 'yellow',
              at: 'below',
            },
          ],
        },
      ),
    },
  ],
};
