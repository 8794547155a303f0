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
            en: 'You are the Knight. You win by taking the Dragon’s last Health. Each turn you pick up your Hero cubes and place them anew: they are everything you can do.',
            de: 'Du bist die Ritterin. Du gewinnst, wenn du dem Drachen die letzte Gesundheit nimmst. In jedem Zug nimmst du deine Heldenwürfel auf und legst sie neu: Sie sind alles, was du kannst.',
            fr: 'Vous êtes la Chevalière. Vous gagnez en ôtant au Dragon sa dernière santé. À chaque tour, vous reprenez vos cubes de héros et les placez à nouveau : ils sont tout ce dont vous êtes capable.',
          },
        },
        {
          say: {
            en: 'Without cubes you take one step. Put a cube on Movement for three.',
            de: 'Ohne Würfel gehst du einen Schritt. Leg einen Würfel auf Bewegung: Dann sind es drei.',
            fr: 'Sans cube, vous faites un pas. Placez un cube sur le mouvement pour en faire trois.',
          },
          does: ['cube movement'],
          then: {
            en: 'Three steps. The cube lies there until your next turn.',
            de: 'Drei Schritte. Der Würfel liegt dort bis zu deinem nächsten Zug.',
            fr: 'Trois pas. Le cube reste là jusqu’à votre prochain tour.',
          },
          happens: ['cubePlaced'],
          shows: { 'knight.movement': 3 },
        },
        {
          say: {
            en: 'Perception is how many Encounters you may have: tiles to reveal, fights, finds. Put your other cube there.',
            de: 'Wahrnehmung ist die Zahl deiner Begegnungen: Plättchen aufdecken, Kämpfe, Funde. Leg den anderen Würfel dorthin.',
            fr: 'La perception donne le nombre de vos rencontres : tuiles à révéler, combats, trouvailles. Placez-y l’autre cube.',
          },
          does: ['cube perception'],
          then: {
            en: 'Two Encounters. Now into the dark!',
            de: 'Zwei Begegnungen. Nun ins Dunkel!',
            fr: 'Deux rencontres. Dans le noir, maintenant !',
          },
          happens: ['cubePlaced'],
          shows: { 'knight.perception': 2 },
        },
        {
          say: {
            en: 'Walk onto the Dark tile that glows. You must reveal it and take what comes; it pays 1 Grit.',
            de: 'Geh auf das leuchtende dunkle Plättchen. Du musst es aufdecken und nehmen, was kommt; es bringt 1 Mut.',
            fr: 'Allez sur la tuile obscure qui brille. Vous devez la révéler et subir ce qui vient ; elle rapporte 1 cran.',
          },
          does: ['walk e1'],
          then: {
            en: 'A Treasure Room, and with 5 Grit a new Hero cube is yours. Grit is how you grow.',
            de: 'Eine Schatzkammer, und mit 5 Mut hast du einen neuen Heldenwürfel. So wächst du.',
            fr: 'Une salle au trésor, et avec 5 crans un nouveau cube de héros. C’est ainsi que vous grandissez.',
          },
          happens: ['revealed', 'tokenPlaced', 'gritGained', 'cubeGained'],
          shows: { 'knight.grit': 5 },
        },
        {
          say: {
            en: 'Take the Treasure: it still belongs to this Encounter.',
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
            en: 'Keep the card, and it is one more place for a cube; or decline it for 5 Grit. Do as you like.',
            de: 'Behalte die Karte, dann hast du einen Platz mehr für Würfel; oder lehne sie ab für 5 Mut. Wie du magst.',
            fr: 'Gardez la carte, elle offre une place de plus à un cube ; ou refusez-la pour 5 crans. À votre guise.',
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
            en: 'One Encounter is left. Walk on to the next Dark tile.',
            de: 'Eine Begegnung ist noch übrig. Geh weiter auf das nächste dunkle Plättchen.',
            fr: 'Il reste une rencontre. Avancez sur la prochaine tuile obscure.',
          },
          does: ['walk n1e1'],
          then: {
            en: 'An Ambush! A hidden Tribe may attack if it is stronger than you. The Fangs have Strength 2, you have 1.',
            de: 'Ein Hinterhalt! Ein verborgener Stamm darf angreifen, wenn er stärker ist als du. Die Fänge haben Stärke 2, du hast 1.',
            fr: 'Une embuscade ! Une tribu cachée peut attaquer si elle est plus forte que vous. Les Crocs ont une force de 2, vous de 1.',
          },
          happens: ['moved', 'revealed'],
          shows: { 'knight.strength': 1, 'goblins.tribes.0.strength': 2 },
        },
        {
          say: {
            en: 'In your own turn a cube may be added at any moment, even now. Put the new one on Strength.',
            de: 'In deinem Zug darfst du jederzeit einen Würfel nachlegen, auch jetzt. Leg den neuen auf Stärke.',
            fr: 'Pendant votre tour, un cube peut être ajouté à tout moment, même maintenant. Placez le nouveau sur la force.',
          },
          does: ['cube strength'],
          then: {
            en: 'Strength 2: the Goblins do not dare, and the tile pays its Grit.',
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
            en: 'Later. You stand above the sleeping Dragon, with four cubes. To hit him your Strength must be above his Armor, which is 1.',
            de: 'Später. Du stehst über dem schlafenden Drachen, mit vier Würfeln. Um zu treffen, muss deine Stärke über seinem Panzer liegen, der 1 ist.',
            fr: 'Plus tard. Vous êtes au-dessus du Dragon endormi, avec quatre cubes. Pour le toucher, votre force doit dépasser son armure, qui est de 1.',
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
            en: 'While he is underground only the Bomb reaches him: it needs a cube of its own.',
            de: 'Solange er unter der Erde ist, erreicht ihn nur die Bombe: Sie braucht einen eigenen Würfel.',
            fr: 'Tant qu’il est sous terre, seule la bombe l’atteint : elle demande son propre cube.',
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
            en: 'A hit: he loses 1 Health. When it is gone you have won. Underground he can be attacked once a turn.',
            de: 'Getroffen: Er verliert 1 Gesundheit. Hat er keine mehr, hast du gewonnen. Unter der Erde kannst du ihn einmal im Zug angreifen.',
            fr: 'Touché : il perd 1 santé. Quand il n’en a plus, vous avez gagné. Sous terre, on ne l’attaque qu’une fois par tour.',
          },
          happens: ['dragonAttacked', 'dragonHurt'],
          shows: { 'dragon.health': 4 },
        },
        {
          say: {
            en: 'Remember: Goblins hunt you in the dark, so keep some Strength for their turn too. Cubes you have placed count until you pick them up.',
            de: 'Merke: Goblins jagen dich im Dunkeln; lass also auch für ihren Zug etwas Stärke liegen. Gelegte Würfel zählen, bis du sie aufnimmst.',
            fr: 'Retenez : les Gobelins vous chassent dans le noir ; gardez donc de la force pour leur tour. Les cubes placés comptent jusqu’à ce que vous les repreniez.',
          },
        },
      ],
    },
  ],
};
