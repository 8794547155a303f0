import { DRAGON, isTribe, KNIGHT, tribeOf } from '../../data/pieces.ts';
import { TRIBES } from '../../data/tiles.ts';
import type { View } from '../../view.ts';
import type { CardState, Place } from '../explain/card-state.ts';
import type { ExplainWords } from '../explain/language.ts';
import { listOf, OF_TRIBE, piece as pieceName, several, walls } from './grammar.ts';
import { names } from './names.ts';
import { table } from './table.ts';

/** Ce que sont et font les choses, comme le dit leur fiche. */

const cubes = (n: number): string => several(n, 'cube');
const tiles = (n: number): string => several(n, 'tuile');
const tokens = (n: number): string => several(n, 'jeton');
const cards = (n: number): string => several(n, 'carte');

const PLACE: { readonly [place in Place]: string } = {
  inHand: 'En main.',
  faceUp: 'Face visible.',
  faceDown: 'Face cachée. Montrez-la pour vous en servir.',
  offered: 'Offerte : gardez-la, ou prenez 5 de cran à la place.',
  discarded: 'À la défausse.',
  outOfGame: 'Hors du jeu.',
  chosen: 'La carte Guerre de ce tour.',
  drawn: 'Piochée, à choisir.',
  next: 'Parmi les prochains événements. Seule la Caverne le sait.',
  gained: 'Acquise.',
  free: 'Encore libre. Un jeton mis à l’abri l’acquiert.',
  payable: 'Vous pouvez le payer maintenant.',
};
const LOST = {
  now: 'Prête à être annoncée. Elle est perdue si vous faites autre chose avant.',
  turn: 'Prête à être annoncée. Elle est perdue à la fin de votre tour.',
  never: 'Prête à être annoncée. Elle vous reste pour le tour suivant.',
} as const;

function card(state: CardState): string {
  switch (state.is) {
    case 'track':
      return `${state.value} à présent.${state.next === null ? ' La piste est pleine.' : ` Avec un cube de plus : ${state.next}.`}`;
    case 'cubes':
      return state.cubes === 0 ? 'Sans cube, sans effet pour l’instant.' : `${state.cubes} sur ${cubes(state.slots)}.`;
    case 'place':
      return PLACE[state.place];
    case 'with':
      return `Avec la tribu ${OF_TRIBE[TRIBES.indexOf(state.tribe)]!}.`;
    case 'quest':
      return `${state.have} sur ${state.need} pour l’instant.`;
    case 'ready':
      return LOST[state.lost];
    case 'lacks':
      return `Il faut ${state.symbol === null ? `${state.needs} symboles au choix` : `${state.needs} ${names.symbols[state.symbol]}`}. Vous en avez ${state.has}.`;
    case 'sloth':
      return `Il reste ${cubes(state.cubes)}.${state.isWoken ? ' Déjà utilisé ce tour-ci.' : ''}`;
    case 'omen':
      return `Coûte ${several(state.cost, 'présage')} à présent. Présages de la Caverne qui conviennent : ${state.held}.`;
    case 'stat':
      return `${state.value} à présent.`;
    case 'odds':
      return `${state.ways.map((way) => `${cubes(way.cubes)} : ${way.percent} %`).join(', ')}.`;
  }
}

function stands(piece: Parameters<ExplainWords['stands']>[0], view: View): string {
  if (piece === KNIGHT) {
    const { health, movement, perception, strength } = view.knight!;
    return health === 0 ? 'Elle est tombée.' : `Mouvement ${movement}, perception ${perception}, force ${strength}.`;
  }
  if (isTribe(piece)) {
    const { at, lurking, population, strength, perception } = view.goblins!.tribes[tribeOf(piece)]!;
    const numbers = `Population ${population}, force ${strength}, perception ${perception}.`;
    if (at >= 0) return numbers;
    if (population === 0) return 'Cachée et sans population. Elle agira quand elle en aura.';
    return `${numbers} ${lurking >= 0 ? 'Elle est à l’affût et va sur une tuile voisine.' : 'Cachée : elle sort sur une tuile obscure à sa marque, ou attaque par embuscade.'}`;
  }
  if (piece === DRAGON) {
    const { health, armor, awake, wakefulness, needed, surfaced } = view.dragon!;
    const how = surfaced ? 'Surgi' : awake ? 'Éveillé sous terre' : `Endormi, éveil ${wakefulness} sur ${needed}`;
    return `${how}. Santé ${health}, armure ${armor}.`;
  }
  const { at, stealth, movement, carried } = view.thief!;
  if (at < 0) return 'Hors de la carte. Il apparaît à l’Entrée au début de son tour.';
  return `Mouvement ${movement}, discrétion ${stealth}. Il porte ${tokens(carried)}.`;
}

export const explain: ExplainWords = {
  names,
  goal: table.goal,
  sorts: {
    tracks: 'piste',
    gear: 'équipement',
    treasures: 'carte Trésor',
    events: 'carte Événement',
    sidequests: 'quête secondaire',
    wars: 'carte Guerre',
    monsters: 'monstre',
    secrets: 'secret',
    powers: 'pouvoir',
    sloth: 'paresse',
    omens: 'pouvoir des présages',
    stats: 'valeur',
    actions: 'action',
    upgrades: 'amélioration',
    variants: 'carte de variante',
    piece: 'figurine',
    tile: 'tuile de la caverne',
    terrain: 'terrain',
    gap: 'case de la carte',
    token: 'jeton',
    edge: 'bord d’une tuile',
    role: 'rôle',
    level: 'carte de difficulté',
    powerCard: 'carte de pouvoir',
    omen: 'présage',
    die: 'dé',
    counter: 'nombre',
  },
  titles: { now: 'Maintenant', next: 'À son prochain tour', here: 'Ici et maintenant' },
  pieces: {
    knight:
      'Elle marche, révèle les tuiles obscures et combat. Ses cubes disent jusqu’où, combien de fois et avec quelle force.',
    dragon: 'Endormi, il passe sous les murs et les tuiles obscures. Éveillé, il surgit sur une tuile Cristal.',
    thief: 'Il se faufile partout et vole. Tué, il lâche son butin et revient à l’Entrée.',
  },
  mistakes: {
    knight: 'Sans rencontre, elle ne peut plus marcher, même s’il lui reste des pas.',
    goblins: 'Elle perd 1 de population pour chaque deuxième tuile éclairée qu’elle quitte.',
    dragon: (isSurfaced) =>
      isSurfaced
        ? 'Il ne traverse plus les murs et n’entre plus sur les tuiles obscures.'
        : 'Sous terre, avant l’Effondrement, seuls la Bombe et le Javelot l’atteignent.',
    thief: 'Ce qu’il prend à l’Entrée ne compte que lorsqu’il y revient.',
    encounters: 'Sans rencontre, les pas ne servent à rien.',
    quests: 'À vous de l’annoncer. Rien ne se fait tout seul.',
    gem: 'La prendre est un risque : sur 3 faces sur 6, le dé du Dragon montre un piège.',
    sloth:
      'Avidité, Faim et Orgueil l’éveillent chacun une fois par tour. Les trois sections de l’Orgueil comptent pour une.',
    dark: 'Une tuile obscure n’a pas de murs tant qu’elle n’est pas révélée.',
  },
  counters: {
    grit: {
      name: 'Cran',
      does: 'Révéler, combattre et les quêtes en rapportent. À 5, 11, 18, 26 et 35, il donne un cube de héros.',
      says: ({ knight: k }) => {
        const next = k!.onGrit.find((at) => at > k!.grit);
        return `${k!.grit} de cran. ${next === undefined ? 'Plus de cube à gagner.' : `Encore ${next - k!.grit} avant le prochain cube.`}`;
      },
    },
    heroCubes: {
      name: 'Cubes de héros',
      does: 'Placez-les à tout moment de votre tour sur les pistes, l’équipement et les trésors. Ils y restent jusqu’au suivant.',
      says: ({ knight: k }) => `${cubes(k!.ready)} à placer.`,
    },
    steps: {
      name: 'Pas restants',
      does: 'Chaque pas mène sur une case voisine. Le mouvement dit combien elle en a.',
      says: ({ knight: k }) => `${Math.max(0, k!.movement - k!.steps)} sur ${k!.movement}.`,
    },
    encounters: {
      name: 'Rencontres restantes',
      does: 'Une rencontre, c’est tout ce qu’elle fait d’un coup sur une case : révéler, attaquer, récolter. La perception dit combien.',
      says: ({ knight: k }) => `${Math.max(0, k!.perception - k!.encounters)} sur ${k!.perception}.`,
    },
    knightHealth: {
      name: 'Santé de la Chevalière',
      does: 'Les tribus et les embuscades la lui prennent, 1 par attaque. À 0, elle est morte.',
      says: ({ knight: k }) => `Il reste ${k!.health} sur ${k!.fullHealth}.`,
    },
    crystals: {
      name: 'Cristaux brisés',
      does: 'Les Cristaux de son plateau. Sans Dragon, il lui en faut pour gagner.',
      says: ({ knight: k }) =>
        `Brisés : ${k!.crystals}${k!.crystalsNeeded === null ? '' : ` sur ${k!.crystalsNeeded}`}.`,
    },
    quests: {
      name: 'Quêtes secondaires',
      does: 'Tâches secrètes de la Chevalière, trois à la fois. Chacune rapporte du cran quand elle l’annonce.',
      says: ({ knight: k }) => `${cards(k!.sidequestsHeld)} en main, ${k!.sidequestsLeft} dans la pioche.`,
    },
    treasureCards: {
      name: 'Cartes Trésor',
      does: 'Un jeton Trésor lui en apporte une. Elle la garde, ou la refuse pour 5 de cran.',
      says: ({ knight: k }) =>
        `Visibles : ${k!.faceUp.length}, cachées : ${k!.faceDown}, dans la pioche : ${k!.treasureDeck}.`,
    },
    eventDeck: {
      name: 'Cartes Événement',
      does: 'La Chevalière en rencontre une sur chaque tuile Événement. Si la Caverne joue, elle choisit parmi trois.',
      says: ({ knight: k }) => `Restent ${k!.events}.`,
    },
    rage: {
      name: 'Rage',
      does: 'Le nombre de cartes Guerre à piocher. Elle monte quand on attaque les tribus, et à 0 chaque tribu perd 1 de force.',
      says: ({ goblins: g }) => `Rage ${g!.rage} sur 3.`,
    },
    secretHand: {
      name: 'Secrets',
      does: 'Cartes que les Gobelins jouent à leur tour. Ils peuvent en avoir cinq.',
      says: ({ goblins: g }) => `${g!.secretsHeld} en main, ${g!.faceUp.length} face visible.`,
    },
    dragonHealth: {
      name: 'Santé du Dragon',
      does: 'Chaque coup lui en prend 1. À 0, il est mort.',
      says: ({ dragon: d }) => `Il reste ${d!.health}.`,
    },
    armor: {
      name: 'Armure',
      does: 'La Chevalière doit avoir au moins cette force pour l’attaquer, et plus pour toucher sans dé. Elle croît avec l’éveil.',
      says: ({ dragon: d }) => `Armure ${d!.armor}.`,
    },
    spirit: {
      name: 'Esprit',
      does: 'Le nombre de cartes de pouvoir piochées à la fin de son tour. Il croît avec l’éveil.',
      says: ({ dragon: d }) => `Esprit ${d!.spirit}.`,
    },
    wakefulness: {
      name: 'Éveil',
      does: 'Cubes éveillés par Avidité, Faim et Orgueil. Quand il y en a assez, il est éveillé pour de bon.',
      says: ({ dragon: d }) => (d!.awake ? 'Éveillé.' : `${d!.wakefulness} sur ${d!.needed}.`),
    },
    eaten: {
      name: 'Mangés',
      does: 'Gobelins dans son ventre, par Griffe, Sifflement et Lacération. La Faim en change 2 en un cube d’éveil.',
      says: ({ dragon: d }) => `${d!.eaten} sur 7.`,
    },
    hoard: {
      name: 'Magot',
      does: 'Jetons Trésor de son plateau. L’Avidité change chacun en un cube d’éveil.',
      says: ({ dragon: d }) => `${tokens(d!.treasures)}. Il en tient autant qu’il y a de cubes dans l’Avidité.`,
    },
    powerHand: {
      name: 'Cartes de pouvoir',
      does: 'Leurs symboles paient les pouvoirs. À la fin de son tour, il défausse le reste et repioche.',
      says: ({ dragon: d }) => `${cards(d!.cards)} en main.`,
    },
    shriek: {
      name: names.tokens.shriek.title,
      does: 'Un jeton qu’il garde jusqu’à le dépenser pour faire relancer un dé de son tour.',
      says: ({ dragon: d }) => (d!.shriek ? 'Il l’a.' : 'Il ne l’a pas. Le pouvoir Hurlement le donne.'),
    },
    omenBag: {
      name: 'Présages du sac',
      does: 'Au début de son tour, la Caverne pioche des présages : d’autant plus qu’il y a de trésors et de Cristaux en jeu.',
      says: ({ cave: c }) => `${c!.bag} dans le sac.`,
    },
    tileHand: {
      name: 'Tuiles en main',
      does: 'La Caverne en pose une par tour, et une à chaque bord ouvert. Elle seule les voit.',
      says: ({ cave: c }) => `${tiles(c!.tiles)} en main.`,
    },
    hatred: {
      name: names.tokens.hatred.title,
      does: 'La Caverne ne gagne pas tant qu’elle a des jetons Haine. Le pouvoir Haine en retire un.',
      says: ({ cave: c }) => `Il reste ${c!.hatred}.`,
    },
    actionCubes: {
      name: 'Cubes d’action',
      does: 'Ils paient ses actions. Ceux qui restent à la fin du tour sont perdus.',
      says: ({ thief: t }) => `Il reste ${cubes(t!.cubes)}.`,
    },
    carried: {
      name: 'Jetons portés',
      does: 'Butin en route vers l’Entrée. Chaque jeton lui coûte 1 de discrétion.',
      says: ({ thief: t }) => `Il porte ${tokens(t!.carried)}.`,
    },
    stashed: {
      name: 'Jetons à l’abri',
      does: 'Butin à l’abri pour de bon. Chaque jeton acquiert une amélioration.',
      says: ({ thief: t }) => `À l’abri : ${t!.stashed} sur ${t!.needed}.`,
    },
    lootDrop: {
      name: 'Valeur du butin',
      does: 'Ce que gagne qui le tue : cran, secrets ou rage, ou cartes de pouvoir. Cacher le butin la baisse, un jeton à l’abri la remet à 3.',
      says: ({ thief: t }) => `Valeur du butin : ${t!.lootDrop}.`,
    },
    tilesLeft: {
      name: 'Tuiles avant l’Effondrement',
      does: 'Tuiles encore à poser. Quand il n’en reste plus, l’Effondrement commence et des tuiles tombent.',
      says: ({ map }) =>
        map.collapsing
          ? `La caverne s’effondre. Tuiles Cristal tombées : ${map.crystalsRemoved}.`
          : `${tiles(map.left)} encore à poser.`,
    },
    round: {
      name: 'Le tour',
      does: 'Les rôles jouent dans cet ordre : Chevalière, Gobelins, Dragon, Caverne, Voleur. Ouvrez-le pour les étapes d’un tour.',
      says: ({ round, turn }) => `Manche ${round}, ${names.roles[turn].title}.`,
    },
  },
  tribeNumbers: {
    population: {
      name: 'Population',
      does: 'Gobelins de la tribu, de 0 à 4. Ils font sa force, et à 0 elle se disperse.',
    },
    strength: {
      name: 'Force',
      does: 'La population, plus 1 pour les Crocs et par monstre fort. Elle doit dépasser la force de la Chevalière.',
    },
    perception: {
      name: 'Perception',
      does: 'La population plus 1. Elle doit dépasser la discrétion du Voleur pour le prendre.',
    },
  },
  dice: {
    dragon: {
      name: 'Dé du Dragon',
      does: 'Chaque face marque quelques-unes des neuf cases autour de qui le lance. Trois faces sur six marquent le centre.',
    },
    action: {
      name: 'Dé d’action',
      does: 'Un dé ordinaire, de 1 à 6. Le Voleur le lance pour détrousser et crocheter.',
    },
  },
  gap: {
    name: 'Case vide',
    does: 'Une tuile ou un terrain peut y venir. Nul ne s’y tient, mais une tribu peut y être à l’affût.',
  },
  openEdge: { name: 'Bord', does: 'La limite entre deux cases. Un mur barre le chemin à presque tous.' },
  powerCard: 'Paie son symbole pour un pouvoir. Ce qui reste à la fin de son tour est défaussé.',
  omenToken: 'Paie tout pouvoir des présages qui montre son symbole, puis retourne au sac.',
  handTile: 'Une tuile de la main de la Caverne. Elle se pose face obscure, à côté d’une autre.',
  stands,
  reaches: (spaces) => (spaces === 0 ? 'Ne peut pas bouger.' : `${several(spaces, 'case')} à portée.`),
  attacks: (on) =>
    `Peut attaquer ${listOf(on.map(({ piece, has, needs }) => `${pieceName(piece)} (a ${has}, il faut ${needs})`))}.`,
  harmless: 'Ne peut attaquer personne pour l’instant.',
  way: (piece, steps, stops) =>
    `${several(steps, 'pas', 'pas')} pour ${pieceName(piece)}${stops ? ', arrêt obligatoire' : ''}.`,
  noWay: 'Hors de portée ce tour-ci.',
  holds: (things) => `Dessus : ${listOf(things)}.`,
  underneath: (kind, shape) => `Dessous : ${kind} (${shape}).`,
  mark: (tribe) => `Marque : ${tribe}.`,
  walls,
  card,
  held: (n) => `${n} en main.`,
  ofTribe: (tribe, number) => `${tribe} : ${number}`,
  tribeNumber: (value) => `${value} à présent.`,
  face: (text) => `Il montre : ${text}.`,
};
