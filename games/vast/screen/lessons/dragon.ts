import type { Lesson } from '@trollmoot/boardkit/lesson.ts';
import { loadDice } from '@trollmoot/kernel';
import { lay } from './lay.ts';

const UNDER_THE_CAVE = `
.    #A03 #E02 #E01 .
#E05 #T02 #A05 #E07 #A02
#A04 ENT  T01  #C01 #E06
.    #E04 #A01 #A06 .`;

const ON_A_CRYSTAL = `
.    #A03 #E02 #E01 .
#A07 T02  A05  #E03 .
#A04 ENT  T01  C01  #E06
.    E05  #A01 #A06 .`;

const FOUR_SIDES = 1; // a face of the Dragon die
const CRYSTAL = 1; // bit of a Crystal token

export const dragon: Lesson = {
  name: 'dragon',
  about: {
    en: 'Feed on goblins, gold and pride until you wake. Then break out.',
    de: 'Nähr dich von Goblins, Gold und Stolz, bis du erwachst. Dann brich aus.',
    fr: 'Nourrissez-vous de gobelins, d’or et d’orgueil jusqu’à l’éveil. Puis évadez-vous.',
  },
  scenes: [
    {
      lay: () =>
        lay('KGD', UNDER_THE_CAVE, 'dragon', { step: 'dragon.act' }, (s, space) => {
          const d = s.dragon!;
          d.at = space('e2');
          d.hand = [1, 1, 1];
          d.deck = [5, 5, 5];
          s.goblins!.population = [2, 0, 1];
          s.goblins!.at = [space('n1e1'), -1, -1];
          s.map.treasures[space('e1')] = 1;
          loadDice(s, FOUR_SIDES);
        }),
      lectures: [
        {
          say: {
            en: 'You’re the Dragon, asleep under the cave. Fourteen Sloth cubes hold you down. Move 11 of them to Wakefulness, surface on a Crystal tile and escape by the Entrance.',
            de: 'Du bist der Drache und schläfst unter der Höhle. Vierzehn Trägheitswürfel halten dich. Bring 11 davon zur Wachheit, tauch auf einem Kristall-Plättchen auf und entkomm durch den Eingang.',
            fr: 'Vous êtes le Dragon, endormi sous la caverne. Quatorze cubes de paresse vous retiennent. Menez-en 11 à l’éveil, surgissez sur une tuile Cristal et échappez-vous par l’Entrée.',
          },
        },
        {
          say: {
            en: 'Once per turn you can move 1 or 2 spaces in a straight line, for free. Underground, no wall and no Dark tile stops you. Move next to the Tribe.',
            de: 'Einmal im Zug bewegst du dich ein oder zwei Felder geradeaus, umsonst. Unter der Erde halten dich weder Wände noch Dunkel auf. Geh neben den Stamm.',
            fr: 'Une fois par tour, vous avancez d’une ou deux cases en ligne, gratuitement. Sous terre, ni murs ni ténèbres ne vous arrêtent. Allez à côté de la tribu.',
          },
          does: ['glide e1'],
          then: {
            en: 'They hear something below…',
            de: 'Sie hören etwas unter sich …',
            fr: 'Ils entendent quelque chose en dessous…',
          },
          happens: ['moved'],
        },
        {
          say: {
            en: 'You pay for powers with cards. Use Claw: the die shows which spaces it strikes.',
            de: 'Kräfte bezahlst du mit Karten. Nutz Klaue: Der Würfel zeigt, welche Felder sie trifft.',
            fr: 'Les pouvoirs se paient en cartes. Utilisez Griffe : le dé montre les cases touchées.',
          },
          does: ['claw'],
          then: {
            en: 'All four sides! The Tribe scatters, and you eat the 2 goblins it lost. (The Goblins are furious.)',
            de: 'Alle vier Seiten: Der Stamm zerstreut sich, und du frisst die 2 Goblins, die er verliert. (Die Goblins werden wütend.)',
            fr: 'Les quatre côtés : la tribu se disperse, et vous mangez les 2 gobelins perdus. (Les Gobelins enragent.)',
          },
          happens: ['powerUsed', 'rolled', 'scattered', 'eaten', 'rage'],
          shows: { 'dragon.eaten': 2, 'dragon.needed': 11 },
        },
        {
          say: {
            en: 'You’ve eaten 2 goblins. Wake with Hunger.',
            de: 'Du hast 2 Goblins gefressen. Wach durch Hunger auf.',
            fr: 'Vous avez mangé 2 gobelins. Éveillez-vous par la Faim.',
          },
          does: ['wake hunger'],
          then: {
            en: 'Greed, Hunger and Pride can each wake you once per turn.',
            de: 'Gier, Hunger und Stolz dürfen dich je einmal im Zug wecken.',
            fr: 'Avidité, Faim et Orgueil peuvent chacun vous éveiller une fois par tour.',
          },
          happens: ['woke'],
          shows: { 'dragon.wakefulness': 1 },
        },
        {
          say: {
            en: 'A Flame and a Wing pay for Burn: reveal any Dark tile. Burn the one that glows.',
            de: 'Flamme und Schwinge bezahlen Verbrennen: Deck ein beliebiges dunkles Plättchen auf. Verbrenn das leuchtende.',
            fr: 'Flamme et Aile paient Brûlure : révélez une tuile obscure au choix. Brûlez celle qui brille.',
          },
          does: ['burn n1e2'],
          then: {
            en: 'An Event tile, revealed by your own power. How flattering.',
            de: 'Ein Ereignis-Plättchen, von deiner Kraft aufgedeckt: Das schmeichelt dir.',
            fr: 'Une tuile Événement révélée par votre pouvoir : c’est flatteur.',
          },
          happens: ['powerUsed', 'revealed'],
        },
        {
          say: { en: 'Wake with Pride.', de: 'Erwache aus Stolz.', fr: 'Éveillez-vous par orgueil.' },
          does: ['wake prideEvent'],
          then: {
            en: '2 cubes in one turn. More Wakefulness gives you Armor, and Spirit for more cards.',
            de: 'Zwei Würfel in einem Zug. Mehr Wachheit bringt Panzer und Geist, also mehr Karten.',
            fr: 'Deux cubes en un tour. Plus d’éveil apporte de l’armure, et de l’esprit pour plus de cartes.',
          },
          happens: ['woke'],
          shows: { 'dragon.wakefulness': 2 },
        },
        {
          say: {
            en: 'Time for your hoard. Go on to Treasure and Gems.',
            de: 'Nun zu deinem Hort: Geh weiter zu Schätzen und Edelsteinen.',
            fr: 'Maintenant votre magot : passez aux trésors et gemmes.',
          },
          does: ['settle'],
        },
        {
          say: {
            en: 'Pick up the Treasure under your belly.',
            de: 'Nimm den Schatz unter deinem Bauch.',
            fr: 'Prenez le trésor sous votre ventre.',
          },
          does: ['pick up'],
          then: { en: 'Mine, all mine.', de: 'Er wärmt die Gier.', fr: 'Il réchauffe l’avidité.' },
          happens: ['tokenTaken', 'hoarded'],
        },
        {
          say: {
            en: 'Wake with Greed. It costs you the token.',
            de: 'Wach durch Gier auf: Der Marker geht zurück.',
            fr: 'Éveillez-vous par Avidité : le jeton retourne à la réserve.',
          },
          does: ['wake greed'],
          then: {
            en: '3 cubes. A splendid turn!',
            de: 'Drei Würfel: ein prächtiger Zug.',
            fr: 'Trois cubes : un tour splendide.',
          },
          happens: ['woke'],
          shows: { 'dragon.wakefulness': 3 },
        },
      ],
    },
    {
      lay: () =>
        lay('KGD', ON_A_CRYSTAL, 'dragon', { step: 'dragon.rest' }, (s, space) => {
          const d = s.dragon!;
          d.at = space('e2');
          d.awake = true;
          d.wakefulness = 11;
          d.sloth = [1, 1, 1, 0, 0];
          d.hand = [0, 0, 0];
          d.deck = [6, 6, 6];
          s.knight!.at = space('n1');
          s.map.tokens[space('e2')] = CRYSTAL;
        }),
      lectures: [
        {
          say: {
            en: 'Many turns later: you’re awake, and under a Crystal tile. End your turn here.',
            de: 'Viele Züge später bist du wach und unter einem Kristall-Plättchen. Beende hier deinen Zug.',
            fr: 'Bien des tours plus tard, vous êtes éveillé, sous une tuile Cristal. Finissez votre tour ici.',
          },
          does: ['end turn'],
          then: {
            en: 'You surface! Now walls and Dark tiles stop you, and the Knight can strike. End a turn on the Entrance and you’re free.',
            de: 'Du tauchst auf! Nun halten dich Wände und dunkle Plättchen auf, und die Ritterin kann zuschlagen. Beende einen Zug auf dem Eingang, und du bist frei.',
            fr: 'Vous surgissez ! Désormais murs et tuiles obscures vous arrêtent, et la Chevalière peut frapper. Finissez un tour sur l’Entrée, et vous êtes libre.',
          },
          happens: ['surfaced'],
          shows: { 'dragon.surfaced': true },
        },
      ],
    },
  ],
};
