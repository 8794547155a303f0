import { SYMBOLS } from '../../../data/dragon.ts';
import { SIDEQUESTS, type SidequestName, type Slot, TREASURES } from '../../../data/knight.ts';
import { KNIGHT } from '../../../data/pieces.ts';
import type { Thing } from '../../../data/things.ts';
import { SIDES } from '../../../data/tiles.ts';
import { knightLeft, knightOwes } from '../../../queries/unspent.ts';
import { going, listOf, piece, role, short, shortCell, to, tribe } from '../../../text/fr/grammar.ts';
import { names } from '../../../text/fr/names.ts';
import type { KnightRoom } from '../../../text/language.ts';
import { eventIn, owed, slotIn, slotOf } from '../../../text/printed.ts';
import type { Danger } from '../contents.ts';

const slot = (name: Slot | 'hand'): string => (name === 'hand' ? 'non placé' : slotIn(names, name));
const used = (thing: Thing): string => slot(slotOf(thing));
const cubes = (n: number): string => (n === 1 ? 'un cube de héros' : `${n} cubes de héros`);
const quest = (name: string) => names.sidequests[name as SidequestName];
const gem = (n: number): string => names.gems[SYMBOLS[n]!];

const BRACE: { readonly [danger in Danger]: string } = {
  tribes: 'Une embuscade ! Ajouter des cubes avant que les Gobelins choisissent ?',
  ambusher: 'Une embuscade ! Ajouter des cubes avant d’y faire face ?',
  monster: 'Un monstre vous tend une embuscade ! Ajouter des cubes avant d’y faire face ?',
  event: 'Un événement vous attend : lever d’abord le Bouclier ?',
};
const GOES_TO = {
  grit: 'retourne sur la piste de cran',
  entrance: 'part, empoisonné, à l’Entrée',
  discard: 'est cédé',
  aside: 'est mis de côté jusqu’à son prochain tour',
} as const;

export const knight: KnightRoom = {
  ask: {
    'knight.act': (_at, view) => {
      const owes = knightOwes(view);
      if (owes === 'event') return 'Affrontez d’abord l’événement de votre case.';
      if (owes === 'attack') return `Attaquez ${listOf(owed(view).map(piece))} : vous êtes sur la même case.`;
      const { steps, encounters, cubes: ready } = knightLeft(view);
      if (steps > 0) return ready > 0 ? 'Avancez, agissez ou placez des cubes.' : 'Avancez ou agissez.';
      if (ready > 0) return 'Placez vos cubes ou finissez votre tour.';
      return encounters > 0 ? 'Agissez sur votre case ou finissez votre tour.' : 'Autre chose ce tour-ci ?';
    },
    'knight.brace': ({ against }) => BRACE[against],
    'knight.loseCube': ({ left, to: where }) =>
      `${where === 'grit' ? 'Votre cran a baissé' : 'Vous êtes empoisonnée'} : cédez ${cubes(left)}.`,
    'knight.freeAttack': () => 'Le Dragon vient à vous : l’attaquer ?',
    'knight.axe': () => 'Touché ! Céder le cube de la Hache puissante pour frapper encore ?',
    'knight.refresh': () => 'Repos : mettre un cube de côté jusqu’au tour suivant pour 1 de santé ?',
    'knight.light': () => 'Une lumière : céder un cube pour 2 de santé ?',
    'knight.offer': (_at, { knight: k }) =>
      `On vous offre : ${k?.offered == null ? 'un trésor' : slot(k.offered as Slot)}. Garder la carte, ou plutôt 5 de cran ?`,
    'knight.flee': () => 'L’Ogre vous chasse : où allez-vous ?',
    'knight.burrow': () => 'Le Ver fouisseur vous traîne : où cela ?',
  },
  watch: {
    'knight.act': () => 'La Chevalière avance et agit.',
    'knight.brace': ({ against }) =>
      against === 'event'
        ? 'Un événement attend la Chevalière.'
        : 'Une embuscade ! La Chevalière peut ajouter des cubes.',
    'knight.loseCube': ({ left }) => `La Chevalière doit céder ${cubes(left)}.`,
    'knight.freeAttack': () => 'Le Dragon est venu à la Chevalière : elle peut l’attaquer.',
    'knight.axe': () => 'La Chevalière a touché le Dragon et peut frapper encore.',
    'knight.offer': () => 'La Chevalière regarde un trésor : va-t-elle le garder ?',
  },
  label: {
    placeCube: ({ on }) => `Placer un cube : ${slot(on)}`,
    walk: ({ to: goal }, view) => going('Aller', view, KNIGHT, goal),
    walkOut: ({ cell }) => `Sortir : ${shortCell(cell)}`,
    resolveEvent: () => 'Affronter l’événement',
    fightTribe: ({ tribe: n, javelin }) => `Attaquer ${tribe(n)}${javelin ? ' (Javelot)' : ''}`,
    fightDragon: ({ javelin }) => `Attaquer le Dragon${javelin ? ' (Javelot)' : ''}`,
    fightThief: () => 'Attaquer le Voleur',
    breakCrystal: () => 'Briser le Cristal',
    gatherTreasure: () => 'Prendre un trésor',
    gatherGem: ({ gem: n }) => `Prendre : ${gem(n)}`,
    bombWall: ({ side }) => `Faire sauter le mur ${to(SIDES[side]!)}`,
    shootBow: ({ tribe: n }) => `Tirer sur ${tribe(n)}`,
    shootEnchanted: ({ target }) => `Tirer sur ${role(target)}`,
    drink: () => 'Boire la potion (1 cube : +2 santé)',
    sendFlare: ({ space }, view) => `Fusée : ${short(view, space)}`,
    showTreasure: ({ card }) => `Montrer : ${slot(TREASURES[card]!.name)}`,
    claim: ({ quest: n }) => `Accomplir : ${quest(SIDEQUESTS[n]!.name).title} (${SIDEQUESTS[n]!.grit} de cran)`,
    stand: () => 'Faire face ainsi',
    callMonster: () => 'Appeler plutôt un monstre',
    giveCube: ({ from }) => `Céder un cube : ${slot(from)}`,
    letPass: () => 'Ne pas attaquer',
    cleave: () => 'Frapper encore (1 cube)',
    holdAxe: () => 'Garder le cube',
    spendCube: () => 'Mettre un cube de côté (+1 santé)',
    passUp: () => 'Garder le cube',
    keep: () => 'Garder la carte',
    decline: () => 'Refuser la carte (5 de cran)',
    flee: ({ to: goal }, view) => `Vers : ${short(view, goal)}`,
    burrow: ({ cell }) => `Vers : ${shortCell(cell)}`,
  },
  tell: {
    gritGained: ({ grit, total }) => `La Chevalière gagne ${grit} de cran : elle en a ${total}.`,
    gritLost: ({ grit, total }) => `La Chevalière perd ${grit} de cran : elle en a ${total}.`,
    shielded: () => 'Son Bouclier protège la Chevalière.',
    knightHurt: ({ by, left }) => `La Chevalière perd ${by} de santé : il lui reste ${left}.`,
    knightHealed: ({ by, total }) => `La Chevalière regagne ${by} de santé : elle en a ${total}.`,
    knightKilled: () => 'La Chevalière tombe et ne se relève plus.',
    cubePlaced: ({ on }) => `La Chevalière place un cube : ${slot(on)}.`,
    cubeLost: ({ from, to: where }) => `Un cube de la Chevalière (${slot(from)}) ${GOES_TO[where]}.`,
    cubeGained: ({ from }) =>
      from === 'entrance' ? 'La Chevalière reprend un cube empoisonné.' : 'La Chevalière gagne un cube de héros !',
    tribeAttacked: ({ tribe: n }) => `La Chevalière attaque ${tribe(n)}.`,
    dragonAttacked: ({ hit }) =>
      hit ? 'La Chevalière touche le Dragon !' : 'La Chevalière frappe le Dragon et le manque.',
    thiefAttacked: () => 'La Chevalière attaque le Voleur.',
    crystalToKnight: ({ total }) => `Un Cristal est brisé : la Chevalière en a ${total}.`,
    gemTaken: ({ gem: n, trapped }) =>
      trapped ? `La ${gem(n)} est piégée !` : `La Chevalière prend au Dragon sa ${gem(n)}.`,
    gearUsed: ({ thing }) => `La Chevalière utilise : ${used(thing)}.`,
    arrowShot: ({ at, tribe: n }) => `La Chevalière tire sur ${at === 'tribe' ? tribe(n!) : role(at)}.`,
    treasureDecided: ({ kept, card }) =>
      kept || card === null ? 'La Chevalière garde le trésor.' : `La Chevalière refuse : ${slot(card)}.`,
    treasureShown: ({ card }) => `La Chevalière montre : ${slot(card)}.`,
    treasureUsed: ({ thing }) => `La Chevalière utilise : ${used(thing)}.`,
    treasureLost: ({ card }) => `La Chevalière perd un trésor${card === null ? '' : ` : ${slot(card)}`}.`,
    eventPlayed: ({ card }) => `Événement : ${eventIn(names, card)}`,
    questDone: ({ card, grit }) => `La Chevalière accomplit la quête ${quest(card).title} pour ${grit} de cran.`,
    questDrawn: ({ card }) => `Vous piochez la quête ${quest(card!).title}.`,
    monsterStruck: ({ monster }) => `${names.monsters[monster].title} : ${names.monsters[monster].ambush}`,
  },
};
