import { THIEF } from '../../../data/pieces.ts';
import { thiefLeft } from '../../../queries/unspent.ts';
import {
  does,
  going,
  ofPiece,
  piece,
  several,
  short,
  shortCell,
  towardsTile,
  under,
} from '../../../text/fr/grammar.ts';
import { names } from '../../../text/fr/names.ts';
import type { ThiefRoom } from '../../../text/language.ts';
import { faceIn } from '../../../text/printed.ts';
import type { Effort } from '../contents.ts';

const cubes = (n: number): string => several(n, 'cube');
const ODDS = { 1: 'dès 4', 2: 'dès 2', 3: 'à coup sûr' } as const;
const stab = (victim: number, effort: Effort): string => {
  if (victim === 0) return `−${[1, 3, 5][effort - 1]} cran`;
  return victim === 4 ? `−${several(effort, 'carte')}` : `−${effort} population`;
};

export const thief: ThiefRoom = {
  ask: {
    'thief.assign': () => 'Répartissez vos jetons de valeur entre mouvement, discrétion et larcin.',
    'thief.act': (_at, view) => {
      const { steps, cubes: left } = thiefLeft(view);
      if (steps > 0)
        return left > 0 ? 'Faufilez-vous et agissez, à votre gré.' : 'Faufilez-vous encore ou finissez votre tour.';
      return left > 0 ? 'Agissez avec vos cubes ou finissez votre tour.' : 'Autre chose ce tour-ci ?';
    },
    'thief.peeked': ({ space }, view) =>
      `Vous avez vu : ${known(view.map.spaces.find((there) => there.space === space)?.face)}. La révéler ?`,
    'thief.tryAgain': () => 'Doigts collants : relancer ?',
    'thief.takeCard': () => 'Quelle carte Trésor prenez-vous à la Chevalière ?',
    'thief.takeSecret': () => 'Quel secret prenez-vous aux Gobelins ?',
    'thief.fetch': () => 'La réserve est vide : prenez un jeton Trésor où vous voulez.',
    'thief.evade': () => 'Esquiver l’attaque ? Le dé doit montrer 4 ou plus.',
    'thief.dodge': () => 'Vous esquivez l’attaque : vous glisser une case plus loin ?',
    'thief.upgrade': ({ left }) =>
      left === 1
        ? 'Quelle amélioration vous donne le jeton mis à l’abri ?'
        : `Quelle amélioration d’abord ? ${left} jetons en donnent une chacun.`,
    'thief.spores': () => 'Spores : quelle amélioration perdez-vous ?',
  },
  watch: {
    'thief.assign': () => 'Le Voleur répartit ses jetons de valeur.',
    'thief.act': () => 'Le Voleur se faufile et agit.',
    'thief.peeked': () => 'Le Voleur a regardé sous sa tuile.',
    'thief.tryAgain': () => 'Le Voleur peut relancer grâce à ses Doigts collants.',
    'thief.takeCard': () => 'Le Voleur prend une carte Trésor à la Chevalière.',
    'thief.takeSecret': () => 'Le Voleur prend un secret aux Gobelins.',
    'thief.evade': () => 'Le Voleur peut tenter d’esquiver l’attaque.',
    'thief.dodge': () => 'Le Voleur esquive l’attaque et peut se glisser plus loin.',
    'thief.upgrade': () => 'Le Voleur choisit une amélioration.',
    'thief.spores': () => 'Des spores coûtent une amélioration au Voleur.',
  },
  label: {
    assign: ({ movement, stealth, thievery }) => `Mouvement ${movement}, discrétion ${stealth}, larcin ${thievery}`,
    sneak: ({ to }, view) => going('Se faufiler', view, THIEF, to),
    sneakOut: ({ cell }) => `Se faufiler dehors : ${shortCell(cell)}`,
    climb: ({ to }, view) => going('Escalader', view, THIEF, to),
    loot: ({ token, cubes: n }) =>
      token === 'treasure'
        ? 'Dérober le trésor (1 cube)'
        : `Dérober : ${names.gems[token]} (${n === 1 ? '1 cube : piégée sur 3 faces de 6' : '2 cubes : sans risque'})`,
    pickpocket: ({ victim, effort }) => `Détrousser ${piece(victim)} (${cubes(effort)} : ${ODDS[effort]})`,
    pickLock({ effort }, { thief: t }) {
      const kit = t?.upgrades.includes('lockPickingKit') ? 1 : 0;
      return `Crocheter (${cubes(effort - kit)} : ${ODDS[effort]})`;
    },
    backstab: ({ victim, effort }) => `Poignarder ${piece(victim)} (${cubes(effort)} : ${stab(victim, effort)})`,
    hideLoot: () => 'Cacher le butin (1 cube)',
    flareHere: () => 'Lancer une Fusée (1 cube)',
    peek: () => 'S’arrêter ici et regarder',
    lightUp: () => 'La révéler',
    leaveDark: () => 'La laisser obscure',
    tryAgain: () => 'Relancer',
    giveUp: () => 'Repartir les mains vides',
    takeCard: ({ card }) => `Prendre : ${names.treasures[card].title}`,
    takeHidden: () => 'Prendre une carte cachée au hasard',
    takeFaceUp: ({ secret }) => `Prendre : ${names.secrets[secret].title}`,
    takeSecret: () => 'Prendre un secret caché au hasard',
    fetch: ({ space }, view) => `De : ${short(view, space)}`,
    evade: () => 'Tenter l’esquive (4 ou plus)',
    succumb: () => 'Laisser l’attaque porter',
    dodge: ({ to }, view) => going('Se glisser', view, THIEF, to),
    stay: () => 'Rester là',
    upgrade: ({ upgrade }) => names.upgrades[upgrade].title,
    loseUpgrade: ({ upgrade }) => `Perdre : ${names.upgrades[upgrade].title}`,
  },
  tell: {
    thiefAppeared: () => 'Le Voleur se glisse par l’Entrée.',
    thiefAssigned: ({ movement, stealth, thievery }) =>
      `Le Voleur choisit mouvement ${movement}, discrétion ${stealth}, larcin ${thievery}.`,
    looted: ({ token }) =>
      `Le Voleur tend la main vers ${token === 'treasure' ? 'le trésor' : `la ${names.gems[token]}`}.`,
    gemTrapped: ({ gem }) => `La ${names.gems[gem]} est piégée !`,
    climbed: ({ to }, view) => `Le Voleur grimpe ${towardsTile(view, to)}.`,
    pickpocketed: ({ victim }) => `Le Voleur fouille les poches ${ofPiece(victim)}.`,
    pocketed: () => 'Ses doigts trouvent quelque chose.',
    thiefFailed: () => 'Le Voleur repart les mains vides.',
    lockPicked: () => 'Le Voleur s’attaque à la serrure du Coffre.',
    vaultOpened: () => 'Le Coffre s’ouvre d’un coup !',
    backstabbed: ({ victim }) => `Le Voleur poignarde ${piece(victim)} dans le dos.`,
    lootHidden: ({ level }) => `Le Voleur cache du butin : sa valeur du butin est maintenant de ${level}.`,
    tokenGained: ({ carried }) => `Le Voleur prend un jeton et en porte maintenant ${carried}.`,
    cardStolen: ({ card }) => `Le Voleur vous a pris une carte : ${names.treasures[card!].title}.`,
    peeked: ({ space, face }, view) =>
      face === null ? `Le Voleur regarde ${under(view, space)}.` : `Vous regardez sous la tuile : ${known(face)}.`,
    thiefKilled: ({ by }) => (by === null ? 'Le Voleur meurt.' : `${does(by, 'tue', 'tuent')} le Voleur !`),
    thiefEvaded: () => 'Le Voleur esquive l’attaque.',
    stashed: ({ tokens, total }) => `Le Voleur met ${several(tokens, 'jeton')} à l’abri : ${total} en tout.`,
    upgraded: ({ upgrade }) => `Le Voleur gagne une amélioration : ${names.upgrades[upgrade].title}.`,
    upgradeLost: ({ upgrade }) => `Le Voleur perd une amélioration : ${names.upgrades[upgrade].title}.`,
  },
};

/** 'A04' tel que le voit le Voleur. */
function known(name: string | null | undefined): string {
  const face = faceIn(names, name);
  return face === null ? 'la tuile' : `${face[0]} (${face[1]})`;
}
