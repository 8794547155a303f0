import type { Lesson } from '@trollmoot/boardkit/lesson.ts';
import { loadDice } from '@trollmoot/kernel';
import { lay } from './lay.ts';

const TREASURE_AND_VAULT = `
.    #A03 #E02 #E01  .
#E05 #T02 #A05 #E07  #A02
#A04 ENT  T01  V02+2 #E06
.    #E04 #A01 #A06  .`;

const OVER_THE_DRAGON = `
.    #A03 #E02 .
#E05 #T02 #A05 #E07
#A04 ENT  T01  #E06
.    #E04 #A01 .`;

const VAULT = 2; // bit of a Vault token
const FOUR = 3; // on the Action die, counted from 0

export const thief: Lesson = {
  name: 'thief',
  about: {
    en: 'In, grab, out: bring stolen tokens to the Entrance and get better every time.',
    de: 'Rein, zugreifen, raus: Bring Gestohlenes zum Eingang und werde jedes Mal besser.',
    fr: 'Entrer, saisir, sortir : rapportez le butin à l’entrée et progressez à chaque fois.',
  },
  scenes: [
    {
      lay: () =>
        lay('KGDCT', TREASURE_AND_VAULT, 'thief', { step: 'thief.turn' }, (s, space) => {
          s.thief!.at = 0;
          s.map.treasures[space('n1')] = 1;
          s.map.tokens[space('e2')] = VAULT;
          s.knight!.at = space('e1');
          loadDice(s, FOUR);
        }),
      lectures: [
        {
          say: {
            en: 'You are the Thief. Six stolen tokens stashed at the Entrance win the game. You are weak: whoever perceives you kills you, but you come back.',
            de: 'Du bist der Dieb. Sechs gestohlene Marker im Versteck am Eingang gewinnen das Spiel. Du bist schwach: Wer dich bemerkt, tötet dich; aber du kommst wieder.',
            fr: 'Vous êtes le Voleur. Six jetons volés, cachés à l’entrée, gagnent la partie. Vous êtes faible : qui vous perçoit vous tue ; mais vous revenez.',
          },
        },
        {
          say: {
            en: 'Each turn you deal out 4, 3 and 2. Take Movement 4 and Thievery 3 today; Thievery is your number of Action cubes.',
            de: 'In jedem Zug verteilst du 4, 3 und 2. Nimm heute Bewegung 4 und Diebeskunst 3; die Diebeskunst ist die Zahl deiner Aktionswürfel.',
            fr: 'À chaque tour vous répartissez 4, 3 et 2. Prenez mouvement 4 et larcin 3 aujourd’hui ; le larcin donne vos cubes d’action.',
          },
          does: ['assign 4 2 3'],
          then: {
            en: 'Stealth 2 is thin: the Knight kills you if her Perception is above it. She has 1.',
            de: 'Heimlichkeit 2 ist dünn: Die Ritterin tötet dich, wenn ihre Wahrnehmung höher ist. Sie hat 1.',
            fr: 'Discrétion 2, c’est mince : la Chevalière vous tue si sa perception est plus haute. Elle a 1.',
          },
          happens: ['thiefAssigned'],
          shows: { 'thief.stealth': 2, 'thief.cubes': 3, 'knight.perception': 1 },
        },
        {
          say: {
            en: 'Dark tiles do not trouble you; you reveal them only if you like. Sneak onto the one with the Treasure.',
            de: 'Dunkle Plättchen stören dich nicht; du deckst sie nur auf, wenn du willst. Schleich auf das mit dem Schatz.',
            fr: 'Les tuiles obscures ne vous gênent pas ; vous ne les révélez que si vous voulez. Glissez-vous sur celle au trésor.',
          },
          does: ['sneak n1'],
          then: { en: 'Not a sound.', de: 'Kein Laut.', fr: 'Pas un bruit.' },
          happens: ['moved'],
        },
        {
          say: { en: 'Loot it, for one cube.', de: 'Nimm ihn, für einen Würfel.', fr: 'Prenez-le, pour un cube.' },
          does: ['loot treasure 1'],
          then: {
            en: 'You carry 1 token. Each costs 1 Stealth while you carry it: bring it home.',
            de: 'Du trägst 1 Marker. Jeder kostet 1 Heimlichkeit, solange du ihn trägst: Bring ihn heim.',
            fr: 'Vous portez 1 jeton. Chacun coûte 1 discrétion tant que vous le portez : rapportez-le.',
          },
          happens: ['looted', 'tokenGained'],
          shows: { 'thief.carried': 1, 'thief.stealth': 1 },
        },
        {
          say: { en: 'Back to the Entrance.', de: 'Zurück zum Eingang.', fr: 'Retour à l’entrée.' },
          does: ['sneak 0'],
          then: {
            en: 'Stashed: one of six. It can never be lost.',
            de: 'Im Versteck: einer von sechs. Er geht nie mehr verloren.',
            fr: 'Caché : un sur six. Il ne se perd plus.',
          },
          happens: ['stashed'],
          shows: { 'thief.stashed': 1, 'thief.needed': 6 },
        },
        {
          say: {
            en: 'Every stashed token buys an upgrade for good. Take the Lock Picking Kit.',
            de: 'Jeder versteckte Marker bringt eine bleibende Verbesserung. Nimm die Dietriche.',
            fr: 'Chaque jeton caché donne une amélioration définitive. Prenez les crochets.',
          },
          does: ['upgrade lockPickingKit'],
          then: {
            en: 'Locks now cost a cube less.',
            de: 'Schlösser kosten jetzt einen Würfel weniger.',
            fr: 'Les serrures coûtent désormais un cube de moins.',
          },
          happens: ['upgraded'],
        },
        {
          say: {
            en: 'Slip past the Knight…',
            de: 'Schleich an der Ritterin vorbei …',
            fr: 'Passez devant la Chevalière…',
          },
          does: ['sneak e1'],
          happens: ['moved'],
        },
        {
          say: { en: '…to the Vault.', de: '… zum Tresor.', fr: '… jusqu’au coffre.' },
          does: ['sneak e2'],
          happens: ['moved'],
        },
        {
          say: {
            en: 'Pick its lock. More cubes make better odds; with the Kit one cube needs only a 2.',
            de: 'Knack das Schloss. Mehr Würfel, bessere Chancen; mit den Dietrichen genügt bei einem Würfel eine 2.',
            fr: 'Crochetez la serrure. Plus de cubes, plus de chances ; avec les crochets, un cube ne demande qu’un 2.',
          },
          does: ['pick lock 2'],
          then: {
            en: 'A 4: the Vault opens, and you carry a token again.',
            de: 'Eine 4: Der Tresor springt auf, und du trägst wieder einen Marker.',
            fr: 'Un 4 : le coffre s’ouvre, et vous portez de nouveau un jeton.',
          },
          happens: ['lockPicked', 'rolled', 'vaultOpened', 'tokenGained'],
          shows: { die: 4, 'thief.carried': 1 },
        },
        {
          say: {
            en: 'Your killer would be paid by your Loot Drop, which is 3. Use the last cube to hide loot.',
            de: 'Wer dich tötet, bekommt deinen Beutewert, der 3 ist. Nutze den letzten Würfel, um Beute zu verstecken.',
            fr: 'Qui vous tue gagne la valeur du butin, qui est de 3. Employez le dernier cube à cacher le butin.',
          },
          does: ['hide loot'],
          then: {
            en: 'Now you are worth only 2 to them.',
            de: 'Jetzt bist du ihnen nur noch 2 wert.',
            fr: 'Vous ne leur valez plus que 2.',
          },
          happens: ['lootHidden'],
          shows: { 'thief.lootDrop': 2 },
        },
      ],
    },
    {
      lay: () =>
        lay('KGDCT', OVER_THE_DRAGON, 'thief', { step: 'thief.act' }, (s, space) => {
          const t = s.thief!;
          t.at = space('e1');
          t.assigned = [0, 2, 1]; // Movement 2, Stealth 4, Thievery 3
          t.cubes = 3;
          s.dragon!.at = space('e1');
          s.dragon!.wakefulness = 4;
          s.dragon!.sloth = [2, 3, 3, 1, 1];
        }),
      lectures: [
        {
          say: {
            en: 'Whoever stands with you can be robbed, if your Stealth is above their Perception or Armor. Pick the sleeping Dragon’s pocket, with three cubes to be sure.',
            de: 'Wer bei dir steht, kann bestohlen werden, wenn deine Heimlichkeit über der Wahrnehmung oder dem Panzer liegt. Bestiehl den schlafenden Drachen, mit drei Würfeln, um sicherzugehen.',
            fr: 'Qui se tient avec vous peut être volé, si votre discrétion dépasse sa perception ou son armure. Faites les poches du Dragon endormi, avec trois cubes pour être sûr.',
          },
          does: ['pickpocket dragon 3'],
          then: {
            en: 'A token for you, and a cube of his sleeps again. Home with it!',
            de: 'Ein Marker für dich, und einer seiner Würfel schläft wieder. Heim damit!',
            fr: 'Un jeton pour vous, et un de ses cubes se rendort. À la maison !',
          },
          happens: ['pickpocketed', 'pocketed', 'tokenGained', 'dozed'],
        },
      ],
    },
  ],
};
