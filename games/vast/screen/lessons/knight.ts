import type { Lesson } from '@trollmoot/boardkit/lesson.ts';
import { lay } from './lay.ts';

const ROUND_THE_ENTRANCE = `
.    #A03 #E02 .    .
#E05 #T02 #A05 #E03 .
#A04 ENT  #T01 #C01 #E06
.    #E01 #A01 #A06 .`;

const OVER_THE_DRAGON = `
#A03 #E02 #E05
#A04 C01  #T01
#E01 ENT  #A01
.    #E03 .`;

const CRYSTAL = 1; // bit of a Crystal token
const HEROIC_BOOTS = 2; // its number among the Treasure cards

export const knight: Lesson = {
  name: 'knight',
  about: {
    en: 'Walk into the dark, grow stronger tile by tile, and find the Dragon.',
    de: 'Geh ins Dunkel, werde Plättchen um Plättchen stärker und finde den Drachen.',
    fr: 'Entrez dans le noir, gagnez en force tuile après tuile et trouvez le Dragon.',
  },
  scenes: [
    {
      lay: () =>
        lay('KGD', ROUND_THE_ENTRANCE, 'knight', { step: 'knight.turn' }, (s) => {
          s.knight!.grit = 4;
          s.goblins!.population[0] = 1;
          s.treasureDeck = [0, 1, 3, 4, 5, 6, HEROIC_BOOTS];
        }),
      lectures: [
        {
          say: {
            en: 'You’re the Knight. Take the Dragon’s last Health and you win. Each turn you pick up your Hero cubes and place them again: they’re everything you can do.',
            de: 'Du bist die Ritterin. Du gewinnst, wenn du dem Drachen die letzte Gesundheit nimmst. In jedem Zug nimmst du deine Heldenwürfel auf und setzt sie neu: Sie sind alles, was du kannst.',
            fr: 'Vous êtes la Chevalière. Vous gagnez en ôtant au Dragon son dernier point de santé. À chaque tour, vous reprenez vos cubes de héros et les placez à nouveau : ils sont tout ce dont vous êtes capable.',
          },
        },
        {
          say: {
            en: 'Without cubes you take 1 step. Place a cube on Movement for 3.',
            de: 'Ohne Würfel gehst du einen Schritt. Setz einen Würfel auf Bewegung: Dann sind es drei.',
            fr: 'Sans cube, vous faites un pas. Placez un cube sur le mouvement pour en faire trois.',
          },
          does: ['cube movement'],
          then: {
            en: '3 steps. The cube stays there until your next turn.',
            de: 'Drei Schritte. Der Würfel bleibt dort bis zu deinem nächsten Zug.',
            fr: 'Trois pas. Le cube reste là jusqu’à votre prochain tour.',
          },
          happens: ['cubePlaced'],
          shows: { 'knight.movement': 3 },
        },
        {
          say: {
            en: 'Perception is how many Encounters you can have: revealing tiles, fighting, collecting. Place your other cube there.',
            de: 'Wahrnehmung ist die Zahl deiner Begegnungen: Plättchen aufdecken, Kämpfe, Funde. Setz den anderen Würfel dorthin.',
            fr: 'La perception donne le nombre de vos rencontres : tuiles à révéler, combats, trouvailles. Placez-y l’autre cube.',
          },
          does: ['cube perception'],
          then: {
            en: '2 Encounters. Now into the dark!',
            de: 'Zwei Begegnungen. Nun ins Dunkel!',
            fr: 'Deux rencontres. Dans le noir, maintenant !',
          },
          happens: ['cubePlaced'],
          shows: { 'knight.perception': 2 },
        },
        {
          say: {
            en: 'Walk onto the Dark tile that glows. You must reveal it and take what comes. It pays 1 Grit.',
            de: 'Geh auf das leuchtende dunkle Plättchen. Du musst es aufdecken und nehmen, was kommt. Es bringt 1 Mut.',
            fr: 'Allez sur la tuile obscure qui brille. Vous devez la révéler et subir ce qui vient. Elle rapporte 1 de cran.',
          },
          does: ['walk e1'],
          then: {
            en: 'A Treasure Room! And at 5 Grit you get a new Hero cube. Grit is how you grow.',
            de: 'Eine Schatzkammer, und mit 5 Mut hast du einen neuen Heldenwürfel. So wächst du.',
            fr: 'Une Salle au trésor, et avec 5 de cran un nouveau cube de héros. C’est ainsi que vous grandissez.',
          },
          happens: ['revealed', 'tokenPlaced', 'gritGained', 'cubeGained'],
          shows: { 'knight.grit': 5 },
        },
        {
          say: {
            en: 'Take the Treasure. It’s still part of this Encounter.',
            de: 'Nimm den Schatz: Das gehört noch zu dieser Begegnung.',
            fr: 'Prenez le trésor : cela fait encore partie de cette rencontre.',
          },
          does: ['take treasure'],
          then: { en: 'The Heroic Boots!', de: 'Die Heldenstiefel!', fr: 'Les bottes héroïques !' },
          happens: ['tokenTaken'],
          shows: { 'knight.offered': 'heroicBoots' },
        },
        {
          say: {
            en: 'Keep the card and you have one more place for a cube. Or decline it for 5 Grit. Your choice.',
            de: 'Behalt die Karte, dann hast du einen Platz mehr für Würfel. Oder lehn sie ab für 5 Mut. Wie du magst.',
            fr: 'Gardez la carte, elle offre une place de plus à un cube. Ou refusez-la pour 5 de cran. À votre guise.',
          },
          does: ['keep', 'decline'],
          then: {
            en: 'Wise. Both have won games.',
            de: 'Klug. Mit beidem wurde schon gewonnen.',
            fr: 'Sage choix. Les deux ont gagné des parties.',
          },
          happens: ['treasureDecided'],
        },
        {
          say: {
            en: '1 Encounter left. Walk to the next Dark tile.',
            de: 'Eine Begegnung ist noch übrig. Geh weiter auf das nächste dunkle Plättchen.',
            fr: 'Il reste une rencontre. Avancez sur la prochaine tuile obscure.',
          },
          does: ['walk n1e1'],
          then: {
            en: 'An Ambush! A hidden Tribe can attack if it’s stronger than you. The Fangs have Strength 2, you have 1.',
            de: 'Ein Hinterhalt! Ein versteckter Stamm darf angreifen, wenn er stärker ist als du. Die Fänge haben Stärke 2, du hast 1.',
            fr: 'Une embuscade ! Une tribu cachée peut attaquer si elle est plus forte que vous. Les Crocs ont une force de 2, vous de 1.',
          },
          happens: ['moved', 'revealed'],
          shows: { 'knight.strength': 1, 'goblins.tribes.0.strength': 2 },
        },
        {
          say: {
            en: 'On your own turn you can add a cube at any moment, even now. Place the new one on Strength.',
            de: 'In deinem Zug darfst du jederzeit einen Würfel setzen, auch jetzt. Setz den neuen auf Stärke.',
            fr: 'Pendant votre tour, un cube peut être ajouté à tout moment, même maintenant. Placez le nouveau sur la force.',
          },
          does: ['cube strength'],
          then: {
            en: 'Strength 2: the Goblins don’t dare, and the tile pays its Grit.',
            de: 'Stärke 2: Die Goblins trauen sich nicht, und das Plättchen bringt seinen Mut.',
            fr: 'Force 2 : les Gobelins n’osent pas, et la tuile rapporte son cran.',
          },
          happens: ['cubePlaced', 'gritGained'],
          shows: { 'knight.strength': 2 },
        },
      ],
    },
    {
      lay: () =>
        lay('KGD', OVER_THE_DRAGON, 'knight', { step: 'knight.act' }, (s, space) => {
          const k = s.knight!;
          k.at = space('n1');
          k.grit = 12;
          k.ready = 4;
          k.onGrit = 0b11100; // the cubes of 5 and 11 Grit are hers
          s.dragon!.at = space('n1');
          s.map.tokens[space('n1')] = CRYSTAL;
        }),
      lectures: [
        {
          say: {
            en: 'Later. You’re right above the sleeping Dragon, with 4 cubes. To hit him, your Strength must beat his Armor, which is 1. Place a cube on Strength.',
            de: 'Später. Du stehst über dem schlafenden Drachen, mit vier Würfeln. Um zu treffen, muss deine Stärke über seinem Panzer liegen, der 1 ist. Setz einen Würfel auf Stärke.',
            fr: 'Plus tard. Vous êtes au-dessus du Dragon endormi, avec quatre cubes. Pour le toucher, votre force doit dépasser son armure, qui est de 1. Placez un cube sur la force.',
          },
          does: ['cube strength'],
          then: {
            en: 'Strength 2 is enough today.',
            de: 'Stärke 2 genügt heute.',
            fr: 'Une force de 2 suffit aujourd’hui.',
          },
          happens: ['cubePlaced'],
          shows: { 'knight.strength': 2, 'dragon.armor': 1 },
        },
        {
          say: {
            en: 'While he’s underground, only the Bomb reaches him, and it needs its own cube. Place one on the Bomb.',
            de: 'Solange er unter der Erde ist, erreicht ihn nur die Bombe, und sie braucht einen eigenen Würfel. Setz einen auf die Bombe.',
            fr: 'Tant qu’il est sous terre, seule la Bombe l’atteint, et elle demande son propre cube. Placez-en un sur la Bombe.',
          },
          does: ['cube bomb'],
          then: { en: 'The fuse is ready.', de: 'Die Lunte ist bereit.', fr: 'La mèche est prête.' },
          happens: ['cubePlaced'],
        },
        {
          say: {
            en: 'Attack the Dragon.',
            de: 'Greif den Drachen an.',
            fr: 'Attaquez le Dragon.',
          },
          does: ['attack dragon'],
          then: {
            en: 'A hit! He loses 1 Health. When it’s all gone, you win. Underground, you can attack him once per turn.',
            de: 'Getroffen: Er verliert 1 Gesundheit. Hat er keine mehr, hast du gewonnen. Unter der Erde kannst du ihn einmal im Zug angreifen.',
            fr: 'Touché : il perd 1 de santé. Quand il n’en a plus, vous avez gagné. Sous terre, on ne l’attaque qu’une fois par tour.',
          },
          happens: ['dragonAttacked', 'dragonHurt'],
          shows: { 'dragon.health': 4 },
        },
        {
          say: {
            en: 'Remember: Goblins hunt you in the dark, so keep some Strength for their turn too. Cubes you’ve placed count until you pick them up.',
            de: 'Merke: Goblins jagen dich im Dunkeln. Lass also auch für ihren Zug etwas Stärke liegen. Gesetzte Würfel zählen, bis du sie aufnimmst.',
            fr: 'Retenez : les Gobelins vous chassent dans le noir. Gardez donc de la force pour leur tour. Les cubes placés comptent jusqu’à ce que vous les repreniez.',
          },
        },
      ],
    },
  ],
};
