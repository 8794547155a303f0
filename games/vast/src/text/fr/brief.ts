import { capital, inBrief } from '@trollmoot/kernel';
import { DRAGON_DIE } from '../../data/dice.ts';
import { KNIGHT, type Piece, roleOf } from '../../data/pieces.ts';
import type { Role } from '../../data/roles.ts';
import type { View } from '../../view.ts';
import type { Language } from '../language.ts';
import { bearing } from '../places.ts';
import { slotIn, slotOf } from '../printed.ts';
import { listOf, piece, role, several, short, to as towards, tribe } from './grammar.ts';
import { names } from './names.ts';

const isYou = ({ reader }: View, who: Role): boolean => reader === who;
const isTribe = (who: Piece): boolean => roleOf(who) === 'goblins';
/** « vous frappe », « frappe le Dragon ». */
const does = (view: View, who: Role, verb: string): string =>
  isYou(view, who) ? `Vous ${verb}` : `${capital(verb)} ${role(who)}`;
const doesTo = (view: View, who: Piece, verb: string): string =>
  isYou(view, roleOf(who))
    ? isTribe(who)
      ? `${capital(verb)} votre ${tribe(who - 1).slice(3)}`
      : `Vous ${verb}`
    : `${capital(verb)} ${piece(who)}`;
const TRIBES = ['Les Crocs', 'Les Os', 'L’Œil'] as const;
const YOURS = ['Vos Crocs', 'Vos Os', 'Votre Œil'] as const;
const Tribe = (view: View, n: number): string => (isYou(view, 'goblins') ? YOURS : TRIBES)[n]!;

/** « Depuis votre tour » : ce qui s’est passé, sans dire à qui était le tour. */
export const brief: Language['brief'] = {
  won: ({ winners }) =>
    winners.length === 0
      ? 'Tout le monde a perdu'
      : inBrief(`Victoire : ${listOf(winners.map((who) => names.roles[who].title))}`),
  revealed: ({ kind }) => `Révèle : ${names.kinds[kind].title}`,
  placed: () => 'Pose une tuile',
  rotated: () => 'Tourne une tuile',
  removed: ({ kind }) => (kind === 'crystal' ? 'Une tuile Cristal tombe' : 'Une tuile tombe'),
  terrainLaid: ({ terrain }) => inBrief(`Terrain : ${names.terrain[terrain].title}`),
  terrainRemoved: ({ terrain }) => inBrief(`Disparu : ${names.terrain[terrain].title}`),
  terrainHarmed: ({ terrain }) => inBrief(`${names.terrain[terrain].title} : blessure`),
  collapseBegan: () => 'L’Effondrement commence !',
  slid: () => 'La carte se resserre',
  movedOff: ({ piece: who }, view) =>
    isYou(view, roleOf(who)) && !isTribe(who) ? 'Vous devez fuir' : inBrief(`${capital(piece(who))} fuit`),
  moved({ piece: who, from, to }, view) {
    if (roleOf(who) !== view.turn) return inBrief(doesTo(view, who, 'déplace'));
    const way = bearing(view, from, to);
    const where = way === null ? short(view, to) : `${way.steps} ${towards(way.side)}`;
    return who === KNIGHT || !isTribe(who)
      ? inBrief(`Avance : ${where}`, 'Se déplace')
      : inBrief(`${Tribe(view, who - 1)} : ${where}`, `${Tribe(view, who - 1)} : en marche`);
  },
  tokenPlaced: ({ token }) => inBrief(`Pose : ${names.tokens[token].title}`),
  tokenMoved: ({ token }) => inBrief(`Déplace : ${names.tokens[token].title}`),
  bombed: () => 'Une Bombe ouvre un mur',
  rockslide: () => 'Des rochers ferment un bord',
  rolled: ({ die, shows }) =>
    die === 'dragon'
      ? inBrief(`Dé : ${names.dragonDie[DRAGON_DIE[shows]!.name]}`, 'Lance le dé du Dragon')
      : `Obtient un ${shows}`,
  flared: () => 'Lance une Fusée',
  ambusher: ({ strength }) => `Embuscade${strength === null ? '' : ` de force ${strength}`} !`,
  ambushBeaten: () => 'Repousse l’embuscade',
  gritGained: ({ grit, total }) => `+${grit} de cran : ${total}`,
  gritLost: ({ grit }, view) =>
    isYou(view, 'knight') ? `Vous perdez ${grit} de cran` : `Chevalière : −${grit} de cran`,
  shielded: () => 'Le Bouclier la protège',
  knightHurt: ({ by }, view) => (isYou(view, 'knight') ? `Vous perdez ${by} de santé` : `Chevalière : −${by} de santé`),
  knightHealed: ({ by, total }) => `+${by} de santé : ${total}`,
  knightKilled: (_news, view) => (isYou(view, 'knight') ? 'Vous tombez' : 'La Chevalière tombe'),
  cubePlaced: ({ on }) => inBrief(`Cube sur : ${slotIn(names, on)}`),
  cubeLost: (_news, view) => (isYou(view, 'knight') ? 'Vous perdez un cube' : 'La Chevalière perd un cube'),
  cubeGained: () => 'Gagne un cube de héros',
  tribeAttacked: ({ tribe: n }, view) =>
    inBrief(`Attaque ${isYou(view, 'goblins') ? `votre ${tribe(n).slice(3)}` : tribe(n)}`),
  dragonAttacked: ({ hit }, view) => does(view, 'dragon', hit ? 'touche' : 'manque'),
  thiefAttacked: (_news, view) => does(view, 'thief', 'attaque'),
  crystalToKnight: ({ total }) => `Brise un Cristal : ${total}`,
  gemTaken: ({ trapped }) => (trapped ? 'Une gemme piégée !' : 'Prend une gemme'),
  gearUsed: ({ thing }) => inBrief(`Utilise : ${slotIn(names, slotOf(thing))}`, slotIn(names, slotOf(thing))),
  arrowShot: ({ at, tribe: n }, view) =>
    at === 'tribe' ? inBrief(`Tire sur ${tribe(n!)}`) : isYou(view, at) ? 'Tire sur vous' : `Tire sur ${role(at)}`,
  treasureDecided: ({ kept }) => (kept ? 'Garde une carte Trésor' : 'Renonce à une carte Trésor'),
  treasureShown: ({ card }) => inBrief(`Montre : ${slotIn(names, card)}`),
  treasureUsed: ({ thing }) => inBrief(`Utilise : ${slotIn(names, slotOf(thing))}`, slotIn(names, slotOf(thing))),
  treasureLost: (_news, view) =>
    isYou(view, 'knight') ? 'Vous perdez une carte Trésor' : 'La Chevalière perd un trésor',
  eventPlayed: ({ card }) => inBrief(`Événement : ${names.events[card].title}`, names.events[card].title),
  questDone: ({ grit }) => `Quête : +${grit} de cran`,
  monsterStruck: ({ monster }) => inBrief(`${names.monsters[monster].title} frappe`),
  warChosen: ({ card }) => `Carte Guerre : ${names.wars[card].title}`,
  rubyUsed: () => 'Utilise le Rubis gobelin',
  overpopulated: ({ tribes: crowded }) =>
    crowded.length === 1 ? 'Une tribu en surnombre' : `${crowded.length} tribus en surnombre`,
  monsterJoined: ({ monster }) => inBrief(`Nouveau : ${names.monsters[monster].title}`),
  monstersSentAway: ({ cards }) => `Renvoie ${several(cards.length, 'monstre')}`,
  monsterHelped: ({ monster }) => inBrief(`Aide : ${names.monsters[monster].title}`),
  secretPlayed: ({ card }) => inBrief(`Secret : ${names.secrets[card].title}`),
  emerged: ({ tribe: n }, view) => `${Tribe(view, n)} : sortie`,
  lurks: ({ tribe: n }, view) => `${Tribe(view, n)} : à l’affût`,
  assaulted: ({ target }, view) => `${does(view, target, 'attaque')} !`,
  crystalBattered: ({ smashed }) => (smashed ? 'Brise un Cristal !' : 'Frappe un Cristal'),
  plundered: ({ what, trapped }) =>
    trapped ? 'Une gemme piégée !' : `Pille ${what === 'gem' ? 'une gemme' : 'un trésor'}`,
  explored: ({ tribe: n }, view) => `${Tribe(view, n)} : exploration`,
  hexed: ({ target, by }, view) => `${does(view, target, 'maudit')} : ${by}`,
  rage: ({ rage }) => `Rage : ${rage}`,
  populationLost: ({ tribe: n, lost }, view) => `${Tribe(view, n)} : −${lost}`,
  scattered: ({ tribe: n }, view) => `${Tribe(view, n)} : dispersion`,
  tribeHid: ({ tribe: n }, view) => `${Tribe(view, n)} : cachette`,
  tribeUncovered: ({ tribe: n }, view) => `${Tribe(view, n)} : à découvert`,
  ambushed: ({ tribe: n }, view) =>
    n === null ? 'Les Gobelins restent tapis' : isYou(view, 'knight') ? 'Embuscade contre vous !' : 'Embuscade !',
  monsterLost: ({ monster }, view) =>
    inBrief(
      `${isYou(view, 'goblins') ? 'Vous perdez' : 'Perd'} : ${names.monsters[monster].title}`,
      `Perdu : ${names.monsters[monster].title}`,
    ),
  secretsDrawn: ({ count }) => `Pioche ${several(count, 'secret')}`,
  secretDiscarded: ({ card }) => inBrief(`Perdu : ${names.secrets[card].title}`),
  trapSprung: () => 'Le Piège se referme !',
  dragonHurt: ({ left }, view) =>
    isYou(view, 'dragon') ? `Il vous reste ${left} de santé` : `Dragon : reste ${left} de santé`,
  dragonAppeared: (_news, view) => (isYou(view, 'dragon') ? 'Vous remuez sous terre' : 'Le Dragon remue sous terre'),
  surfaced: (_news, view) => (isYou(view, 'dragon') ? 'Vous surgissez !' : 'Le Dragon surgit !'),
  burnt: ({ role: who }, view) => inBrief(does(view, who, 'brûle'), 'Le Mur de flammes brûle'),
  flameWallLaid: () => 'Allume un Mur de flammes',
  gemPlaced: ({ gem }) => `Pose la ${names.gems[gem]}`,
  gemMoved: ({ gem }) => `Déplace la ${names.gems[gem]}`,
  gemReturned: ({ gem }) => inBrief(`La ${names.gems[gem]} revient`),
  hoarded: ({ kept }) => (kept ? 'Amasse un trésor' : 'Broie un trésor'),
  hoardReturned: ({ tokens }) => inBrief(`Magot : ${several(tokens, 'trésor')} en moins`),
  powerUsed: ({ power }) => `Pouvoir : ${names.powers[power].title}`,
  powersDiscarded: ({ symbol }, view) =>
    `${isYou(view, 'dragon') ? 'Vous défaussez' : 'Défausse'} : ${names.symbols[symbol]}`,
  eaten: ({ total }) => `Dévore : ${total} dans le ventre`,
  woke: ({ wakefulness }, view) => `Éveil ${wakefulness}${view.dragon === null ? '' : ` sur ${view.dragon.needed}`}`,
  awakened: (_news, view) => (isYou(view, 'dragon') ? 'Vous êtes éveillé !' : 'Le Dragon est éveillé !'),
  slithered: () => 'Un cube de paresse glisse',
  dozed: ({ wakefulness }) => `L’éveil tombe à ${wakefulness}`,
  shrieked: () => 'Hurle : on relance le dé',
  omensDrawn: ({ drawn }) => `Pioche ${several(drawn.length, 'présage')}`,
  omenUsed: ({ omen }) => inBrief(`Présage : ${names.omens[omen].title}`, names.omens[omen].title),
  omenDiscarded: (_news, view) =>
    isYou(view, 'cave') ? 'Vous défaussez un présage' : 'La Caverne défausse un présage',
  spored: ({ role: who }, view) => inBrief(isYou(view, who) ? 'Des spores vous endorment' : `Spores sur ${role(who)}`),
  hatredShed: ({ left }) => `Perd une Haine : reste ${left}`,
  eventsBuried: ({ cards }) => `Enterre ${several(cards, 'événement')}`,
  thiefAppeared: () => 'Se glisse par l’Entrée',
  looted: ({ token }) => (token === 'treasure' ? 'Vise un trésor' : 'Vise une gemme'),
  gemTrapped: () => 'La gemme est piégée !',
  climbed: () => 'Escalade un mur',
  pickpocketed: ({ victim }, view) => inBrief(doesTo(view, victim, 'détrousse')),
  pocketed: () => 'Trouve quelque chose',
  thiefFailed: () => 'Repart bredouille',
  lockPicked: () => 'Crochète un Coffre',
  vaultOpened: () => 'Ouvre un Coffre !',
  backstabbed: ({ victim }, view) => inBrief(doesTo(view, victim, 'poignarde')),
  lootHidden: ({ level }) => `Cache son butin : valeur ${level}`,
  tokenGained: ({ carried }) => `Porte ${several(carried, 'jeton')}`,
  cardStolen: ({ card }) => (card === null ? null : inBrief(`Vous vole : ${names.treasures[card].title}`)),
  peeked: () => 'Regarde sous une tuile',
  thiefKilled: ({ by }, view) =>
    isYou(view, 'thief') ? 'Vous êtes tué' : by === view.turn ? 'Tue le Voleur !' : 'Le Voleur meurt',
  thiefEvaded: () => 'Le Voleur esquive',
  stashed: ({ tokens, total }) => `À l’abri : ${tokens}, ${total} en tout`,
  upgraded: ({ upgrade }) => inBrief(`Gagne : ${names.upgrades[upgrade].title}`, names.upgrades[upgrade].title),
  upgradeLost: ({ upgrade }) => inBrief(`Perd : ${names.upgrades[upgrade].title}`),
};
