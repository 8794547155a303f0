import type { Minute } from '@trollmoot/boardkit/minute.ts';
import { spoken } from '@trollmoot/boardkit/spoken.ts';
import { picture, piece, tile } from './picture.ts';

const TURN = { lineUp: 'KGD', turn: 'goblins', step: { step: 'goblins.act' } } as const;

export const goblins: Minute = {
  role: 'goblins',
  steps: [
    {
      title: spoken('Hunt the Knight', 'Jag die Ritterin', 'Chassez la Chevalière'),
      text: spoken(
        'You are three Tribes. When the Knight has **no Health left**, you win.',
        'Du führst drei Stämme. Hat die Ritterin **keine Gesundheit mehr**, gewinnst du.',
        'Vous êtes trois tribus. Quand la Chevalière n’a **plus de santé**, vous gagnez.',
      ),
      clauses: ['WIN-3', 'GOBLIN-1'],
      picture: picture(
        {
          ...TURN,
          players: { knight: { at: 'e1' }, goblins: { rage: 2, fangs: '2 n1', bones: '3 n1e1', eye: '1 e2' } },
        },
        spoken(
          'Fangs, Bones and Eye around the Knight.',
          'Fänge, Knochen und Auge rings um die Ritterin.',
          'Les Crocs, les Os et l’Œil autour de la Chevalière.',
        ),
        { marks: [{ mark: 'frame', on: tile('e1') }] },
      ),
    },
    {
      title: spoken('Your turn: a War card', 'Dein Zug: eine Kriegskarte', 'Votre tour : la guerre'),
      text: spoken(
        'Draw as many War cards as your **Rage** and choose one. It adds **Population** to your Tribes, and Population is Strength.',
        'Zieh so viele Kriegskarten, wie deine **Wut** sagt, und wähl eine. Sie bringt deinen Stämmen **Bevölkerung**, und Bevölkerung ist Stärke.',
        'Piochez autant de cartes Guerre que votre **rage** et choisissez-en une. Elle ajoute de la **population** à vos tribus : c’est leur force.',
      ),
      clauses: ['GOBLIN-WAR-2', 'GOBLIN-WAR-3', 'GOBLIN-3'],
      picture: picture(
        { ...TURN, players: { knight: { at: 'e2' }, goblins: { rage: 1, fangs: '2 n1', bones: '3 n1e1' } } },
        spoken(
          'Fangs with Population 2 and Bones with Population 3: both have Strength 3, as the Fangs add 1.',
          'Fänge mit Bevölkerung 2 und Knochen mit Bevölkerung 3: Beide haben Stärke 3, denn die Fänge zählen 1 dazu.',
          'Les Crocs avec 2 de population et les Os avec 3 : tous ont 3 de force, car les Crocs ajoutent 1.',
        ),
        {
          marks: [
            { mark: 'banner', on: tile('n1'), says: spoken('2 + 1', '2 + 1', '2 + 1'), tone: 'green', at: 'above' },
            { mark: 'banner', on: tile('n1e1'), says: spoken('3', '3', '3'), tone: 'green', at: 'above' },
          ],
        },
      ),
    },
    {
      title: spoken('Keep to the dark', 'Bleib im Dunkeln', 'Restez dans le noir'),
      text: spoken(
        'A Tribe moves any number of spaces, but not through walls. For every second **Lit** tile it leaves, it loses 1 Population.',
        'Ein Stamm geht beliebig weit, aber nicht durch Wände. Für jedes zweite **helle** Plättchen, das er verlässt, verliert er 1 Bevölkerung.',
        'Une tribu va aussi loin qu’elle veut, mais pas à travers les murs. Toutes les deux tuiles **éclairées** quittées, elle perd 1 de population.',
      ),
      clauses: ['GOBLIN-MOVE-2', 'GOBLIN-MOVE-1'],
      picture: picture(
        { ...TURN, players: { knight: { at: 'e2' }, goblins: { rage: 1, bones: '3 n1' } } },
        spoken(
          'The Bones leave a Lit tile. A second one would cost them 1 Population.',
          'Die Knochen verlassen ein helles Plättchen. Ein zweites würde sie 1 Bevölkerung kosten.',
          'Les Os quittent une tuile éclairée. Une deuxième leur coûterait 1 de population.',
        ),
        { marks: [{ mark: 'arrow', from: piece('bones'), to: tile('n1e1') }] },
      ),
    },
    {
      title: spoken('Attack, then scatter', 'Angreifen und zerstreuen', 'Attaquer, se disperser'),
      text: spoken(
        'With **more Strength** than she has, a Tribe takes 1 Health. Then it scatters: it loses 2 Population and hides again.',
        'Mit **mehr Stärke** als sie nimmt ihr ein Stamm 1 Gesundheit. Dann zerstreut er sich, verliert 2 Bevölkerung und versteckt sich wieder.',
        'Avec **plus de force** qu’elle, une tribu lui ôte 1 de santé. Puis elle se disperse : elle perd 2 de population et se cache.',
      ),
      clauses: ['GOBLIN-ATTACK-1', 'GOBLIN-8'],
      picture: picture(
        { ...TURN, players: { knight: { at: 'e1', strength: 1 }, goblins: { rage: 1, fangs: '3 n1' } } },
        spoken(
          'The Fangs have Strength 4, the Knight 1: they go for her.',
          'Die Fänge haben Stärke 4, die Ritterin 1: Sie gehen auf sie los.',
          'Les Crocs ont 4 de force, la Chevalière 1 : ils se jettent sur elle.',
        ),
        {
          marks: [
            { mark: 'arrow', from: piece('fangs'), to: piece('knight') },
            {
              mark: 'banner',
              on: tile('e1'),
              says: spoken('− 1 Health', '− 1 Gesundheit', '− 1 de santé'),
              tone: 'red',
              at: 'below',
            },
          ],
        },
      ),
    },
    {
      title: spoken('Ambush, and the end', 'Hinterhalt und Ende', 'L’embuscade et la fin'),
      text: spoken(
        'Nobody can target a **hidden** Tribe, and on an Ambush tile it may attack. The first to meet their own condition wins.',
        'Einen **versteckten** Stamm kann niemand angreifen, und auf einem Hinterhalt-Plättchen schlägt er zu. Wer zuerst sein eigenes Ziel erreicht, gewinnt.',
        'Nul ne peut viser une tribu **cachée**, et sur une tuile Embuscade elle peut attaquer. Le premier à remplir sa condition gagne.',
      ),
      clauses: ['GOBLIN-11', 'KNIGHT-ENCOUNTER-5', 'WIN-1'],
      picture: picture(
        { ...TURN, players: { knight: { at: 'n1e1' }, goblins: { rage: 1, fangs: '3', bones: '2' } } },
        spoken(
          'No Tribe is on the map: all are hidden, and the Knight is next to the dark.',
          'Kein Stamm ist auf dem Plan: Alle sind versteckt, und die Ritterin steht am Rand des Dunkels.',
          'Aucune tribu sur la carte : toutes sont cachées, et la Chevalière est au bord du noir.',
        ),
        {
          marks: [
            {
              mark: 'banner',
              on: tile('n2e1'),
              says: spoken('who lurks here?', 'wer lauert hier?', 'qui guette ici ?'),
              tone: 'green',
            },
          ],
        },
      ),
    },
  ],
};
