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
    en: 'In, grab, out: stash stolen tokens at the Entrance and get better every time.',
    de: 'Rein, zugreifen, raus: Bring Gestohlenes zum Eingang und werde jedes Mal besser.',
    fr: 'Entrer, saisir, sortir : rapportez le butin à l’Entrée et progressez à chaque fois.',
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
            en: 'You’re the Thief. Stash 6 tokens at the Entrance and you win. You’re fragile: anyone whose Perception beats your Stealth can kill you. But you always come back.',
            de: 'Du bist der Dieb. Bring 6 Marker am Eingang in Sicherheit, und du gewinnst. Du bist schwach: Wessen Wahrnehmung deine Heimlichkeit übertrifft, kann dich töten. Aber du kommst immer wieder.',
            fr: 'Vous êtes le Voleur. Mettez 6 jetons à l’abri à l’Entrée et vous gagnez. Vous êtes fragile : quiconque a plus de perception que vous de discrétion peut vous tuer. Mais vous revenez toujours.',
          },
        },
        {
          say: {
            en: 'Each turn you assign a 4, a 3 and a 2. Take Movement 4 and Thievery 3 today. Thievery is how many Action cubes you get.',
            de: 'In jedem Zug verteilst du 4, 3 und 2. Nimm heute Bewegung 4 und Diebeskunst 3. Die Diebeskunst ist die Zahl deiner Aktionswürfel.',
            fr: 'À chaque tour vous répartissez 4, 3 et 2. Prenez mouvement 4 et larcin 3 aujourd’hui. Le larcin donne vos cubes d’action.',
          },
          does: ['assign 4 2 3'],
          then: {
            en: 'Stealth 2 is thin: the Knight can kill you if her Perception beats it. She has 1. Phew.',
            de: 'Heimlichkeit 2 ist dünn: Die Ritterin tötet dich, wenn ihre Wahrnehmung höher ist. Sie hat 1.',
            fr: 'Discrétion 2, c’est mince : la Chevalière vous tue si sa perception est plus haute. Elle a 1.',
          },
          happens: ['thiefAssigned'],
          shows: { 'thief.stealth': 2, 'thief.cubes': 3, 'knight.perception': 1 },
        },
        {
          say: {
            en: 'Dark tiles don’t bother you. You reveal them only if you want to. Sneak onto the one with the Treasure.',
            de: 'Dunkle Plättchen stören dich nicht. Du deckst sie nur auf, wenn du willst. Schleich auf das mit dem Schatz.',
            fr: 'Les tuiles obscures ne vous gênent pas. Vous ne les révélez que si vous voulez. Glissez-vous sur celle au trésor.',
          },
          does: ['sneak n1'],
          then: { en: 'Not a sound.', de: 'Kein Laut.', fr: 'Pas un bruit.' },
          happens: ['moved'],
        },
        {
          say: { en: 'Loot it, for 1 cube.', de: 'Nimm ihn, für einen Würfel.', fr: 'Prenez-le, pour un cube.' },
          does: ['loot treasure 1'],
          then: {
            en: 'You’re carrying 1 token. Each one you carry costs 1 Stealth, so get it home.',
            de: 'Du trägst 1 Marker. Jeder kostet 1 Heimlichkeit, solange du ihn trägst: Bring ihn heim.',
            fr: 'Vous portez 1 jeton. Chacun coûte 1 de discrétion tant que vous le portez : rapportez-le.',
          },
          happens: ['looted', 'tokenGained'],
          shows: { 'thief.carried': 1, 'thief.stealth': 1 },
        },
        {
          say: { en: 'Sneak back to the Entrance.', de: 'Zurück zum Eingang.', fr: 'Retour à l’entrée.' },
          does: ['sneak 0'],
          then: {
            en: 'Stashed: one of six. Nobody can take it now.',
            de: 'In Sicherheit: einer von sechs. Den nimmt dir niemand mehr.',
            fr: 'À l’abri : un sur six. Personne ne peut plus le prendre.',
          },
          happens: ['stashed'],
          shows: { 'thief.stashed': 1, 'thief.needed': 6 },
        },
        {
          say: {
            en: 'Every stashed token gives you an upgrade. Gain the Lock Picking Kit.',
            de: 'Jeder Marker in Sicherheit bringt eine Verbesserung. Nimm die Dietriche.',
            fr: 'Chaque jeton mis à l’abri donne une amélioration. Prenez les Crochets.',
          },
          does: ['upgrade lockPickingKit'],
          then: {
            en: 'Locks now cost 1 cube less.',
            de: 'Schlösser kosten jetzt einen Würfel weniger.',
            fr: 'Les serrures coûtent désormais un cube de moins.',
          },
          happens: ['upgraded'],
        },
        {
          say: {
            en: 'Sneak past the Knight…',
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
            en: 'Pick the lock. More cubes, better odds. With the Kit, 1 cube needs only a 2 or more.',
            de: 'Knack das Schloss. Mehr Würfel, bessere Chancen. Mit den Dietrichen genügt bei einem Würfel eine 2.',
            fr: 'Crochetez la serrure. Plus de cubes, plus de chances. Avec les Crochets, un cube ne demande qu’un 2.',
          },
          does: ['pick lock 2'],
          then: {
            en: 'A 4! The Vault opens, and you’re carrying a token again.',
            de: 'Eine 4: Der Tresor springt auf, und du trägst wieder einen Marker.',
            fr: 'Un 4 : le Coffre s’ouvre, et vous portez de nouveau un jeton.',
          },
          happens: ['lockPicked', 'rolled', 'vaultOpened', 'tokenGained'],
          shows: { die: 4, 'thief.carried': 1 },
        },
        {
          say: {
            en: 'If someone kills you, they gain your Loot Drop, now 3. Use your last cube to hide loot.',
            de: 'Wer dich tötet, bekommt deinen Beutewert, der 3 ist. Nutz den letzten Würfel, um Beute zu verstecken.',
            fr: 'Le joueur qui vous tue gagne la valeur du butin, qui est de 3. Employez le dernier cube à cacher le butin.',
          },
          does: ['hide loot'],
          then: {
            en: 'Now you’re worth only 2 to them.',
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
            en: 'You can rob anyone on your space if your Stealth beats their Perception or Armor. Pickpocket the sleeping Dragon, with 3 cubes to be sure.',
            de: 'Wer bei dir steht, kann bestohlen werden, wenn deine Heimlichkeit über der Wahrnehmung oder dem Panzer liegt. Bestiehl den schlafenden Drachen, mit drei Würfeln, um sicherzugehen.',
            fr: 'Qui se tient avec vous peut être volé, si votre discrétion dépasse sa perception ou son armure. Détroussez le Dragon endormi, avec trois cubes pour être sûr.',
          },
          does: ['pickpocket dragon 3'],
          then: {
            en: 'A token for you, and one of his cubes goes back to sleep. Now get it home!',
            de: 'Ein Marker für dich, und einer seiner Würfel schläft wieder. Heim damit!',
            fr: 'Un jeton pour vous, et un de ses cubes se rendort. À la maison !',
          },
          happens: ['pickpocketed', 'pocketed', 'tokenGained', 'dozed'],
        },
      ],
    },
  ],
};
