import { WAR_CARDS, type WarName } from '../../data/goblins.ts';
import type { Card, CardNames } from '../names.ts';

const card = (title: string, effect: string): Card => ({ title, effect });
const creature = (title: string, effect: string, ambush: string) => ({ title, effect, ambush });
const several = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;

/** Une carte de guerre dit en nombres ce qu’elle apporte. */
function war(name: WarName, title: string): Card {
  const { discs, monsters, secrets, rage } = WAR_CARDS.find((other) => other.name === name)!;
  const people = discs.some((n) => n > 0) ? [`Crocs ${discs[0]}, Os ${discs[1]}, Œil ${discs[2]}`] : [];
  const also = [
    ...(monsters > 0 ? [several(monsters, 'monstre')] : []),
    ...(secrets > 0 ? [several(secrets, 'secret')] : []),
    ...(rage > 0 ? [`${rage} de rage`] : []),
  ];
  return { title, effect: [...people, ...also].join(' ; ') };
}

/** Les cartes et plateaux des cinq rôles. */
export const cards: CardNames = {
  tracks: {
    movement: card('Mouvement', 'Pas par tour : 1, 3, 5 ou 7.'),
    perception: card('Perception', 'Rencontres par tour : 1 à 4. Doit dépasser la discrétion du Voleur.'),
    strength: card('Force', 'Attaque avec 1 à 4.'),
  },
  gear: {
    bomb: card('Bombe', 'Faites sauter un mur, ou attaquez le Dragon sous terre.'),
    bow: card('Arc', 'Une tribu en vue perd de la population : la force moins 1.'),
    ancientMap: card('Carte ancienne', 'Chaque cube fait passer un mur.'),
    shield: card('Bouclier', 'Nul ne peut la déplacer, et aucune perte ne coûte plus de 1.'),
  },
  treasures: {
    elvishSword: card('Épée elfique', '+1 perception. +1 force à son propre tour.'),
    enchantedBow: card('Arc enchanté', 'Tirez sur le Dragon ou le Voleur, à 5 cases en ligne, à travers tout.'),
    heroicBoots: card('Bottes héroïques', '+4 mouvement.'),
    javelin: card('Javelot', 'Une attaque à +1 force, même sur le Dragon sous terre. Puis il disparaît.'),
    mightyAxe: card('Hache puissante', '+1 force à son tour. Cédez le cube après un coup pour en porter un second.'),
    pixieLantern: card('Lanterne féerique', '+1 mouvement et +1 perception.'),
    potionKit: card('Trousse à potions', 'Cédez le cube et la carte : +2 santé.'),
  },
  events: {
    ambush: card('Embuscade !', 'Comme sur une tuile Embuscade.'),
    caveBread: card('Pain de caverne', 'Un cube cédé revient, sinon le prochain de la piste de cran.'),
    deepAndDark: card(
      'Sombres profondeurs',
      'La Caverne pioche 2 présages. Sans elle, la Chevalière trouve un trésor.',
    ),
    freshAir: card('Air frais', 'Mettez un cube de côté jusqu’au tour suivant : +1 santé.'),
    freshWater: card('Eau fraîche', 'Mettez un cube de côté jusqu’au tour suivant : +1 santé.'),
    light: card('Lumière', 'Cédez un cube : +2 santé.'),
    rats: card('Rats', 'Perdez 2 de cran.'),
    vantagePoint: card('Belvédère', 'Révélez toutes les tuiles obscures autour, 1 de cran chacune.'),
  },
  wars: {
    thirst: war('thirst', 'Soif'),
    spite: war('spite', 'Dépit'),
    consumption: war('consumption', 'Voracité'),
    desolation: war('desolation', 'Désolation'),
    waste: war('waste', 'Ravage'),
    ruin: war('ruin', 'Ruine'),
    hate: war('hate', 'Rancune'),
    fear: war('fear', 'Peur'),
    desperation: war('desperation', 'Désespoir'),
    pain: war('pain', 'Douleur'),
  },
  monsters: {
    blob: creature('Gelée', 'Une attaque coûte aussi 5 de cran à la Chevalière.', 'Elle perd 5 de cran.'),
    brightBeetles: creature(
      'Scarabées luisants',
      'Se disperser coûte 1 de population de moins. Défaussez-les pour réduire de 1 une autre perte.',
      'Le prochain monstre a 1 de force de plus.',
    ),
    flameGiant: creature('Géant de feu', '+1 force.', 'Avec une force de 3 ou moins, elle perd 1 de santé de plus.'),
    gnome: creature(
      'Gnome',
      'La tribu peut sortir sur toute tuile obscure, et y sauter après un pillage.',
      'Elle perd une carte Trésor.',
    ),
    golem: creature('Golem', 'La tribu traverse les murs.', 'Sa Carte ancienne exige désormais deux cubes par mur.'),
    ogre: creature('Ogre', '+1 force.', 'Il la chasse et reste là tant qu’elle ne l’a pas vaincu.'),
    petFrog: creature(
      'Grenouille',
      'La tribu n’est jamais en surnombre et garde sa force à 0 de rage.',
      'Rien de plus.',
    ),
    troll: creature('Troll', '+1 force.', 'Il garde le pont du Canyon tant qu’elle ne l’a pas vaincu.'),
    underworm: creature(
      'Ver fouisseur',
      'Une fois par tour, la tribu creuse 1 ou 2 cases en diagonale.',
      'Il la traîne en diagonale vers la tuile obscure la plus proche.',
    ),
    wisp: creature(
      'Feu follet',
      'S’il voit la Chevalière, il l’entraîne jusqu’à 3 cases.',
      'La force n’aide pas : le dé décide.',
    ),
  },
  secrets: {
    blindFury: card('Fureur aveugle', 'Une tribu ne perd pas de population sur les tuiles éclairées ce tour-ci.'),
    caveIn: card('Éboulement', 'Faites tomber autant de tuiles que l’Œil a de population.'),
    fireBomber: card('Bombardier', 'Une tribu a 2 de force de plus ce tour-ci. Une attaque l’anéantit.'),
    goblinRuby: card(
      'Rubis gobelin',
      'Visible : échange une carte piochée par tour. Toutes les tribus ont 1 de perception de moins.',
    ),
    hex: card('Maléfice', 'Selon la population de l’Œil : ôte cran, cartes de pouvoir, présages ou discrétion.'),
    hidingSpots: card('Cachettes', 'Une tribu cachée attaque la Chevalière sur ou près d’une Embuscade éclairée.'),
    leader: card('Meneur', 'Le surnombre ne vous coûte rien cette fois-ci.'),
    poison: card('Poison', 'Une attaque envoie un ou deux cubes de héros à l’Entrée.'),
    secretTunnels: card('Tunnels secrets', 'Chaque tribu en jeu peut gagner une tuile obscure libre ce tour-ci.'),
    trap: card('Piège', 'Visible : +1 contre une attaque, ou un pouvoir du Dragon manque les tribus.'),
  },
  symbols: { claw: 'Griffe', flame: 'Flamme', wing: 'Aile' },
  gems: { claw: 'Gemme de Griffe', flame: 'Gemme de Flamme', wing: 'Gemme d’Aile' },
  powers: {
    claw: card(
      'Griffe',
      'Dé : les tribus touchées se dispersent et le nourrissent, la Chevalière recule, le Voleur meurt.',
    ),
    flame: card('Flamme', 'Dé : les tuiles obscures touchées sont révélées.'),
    wing: card('Aile', 'Allez jusqu’à 2 cases en ligne, ou 1 case à travers un mur.'),
    hiss: card('Sifflement', 'Une tribu se cache et perd 1 de population. Il en mange 1.'),
    slither: card('Reptation', 'Un cube de paresse change de section.'),
    swat: card('Balayage', 'Un trésor ou une gemme voisine vole jusqu’à 5 cases.'),
    scorch: card('Embrasement', 'Toutes les tuiles obscures autour de lui sont révélées.'),
    burn: card('Brûlure', 'Une tuile obscure, n’importe où, est révélée.'),
    slap: card('Coup de queue', 'La Chevalière voisine vole jusqu’à 3 cases.'),
    shriek: card('Hurlement', 'Prenez le jeton Hurlement : dépensez-le pour faire relancer un dé à votre tour.'),
    scratch: card('Lacération', 'Sur sa case : −5 cran, ou tribus anéanties, ou le Voleur meurt.'),
    flameWall: card('Mur de flammes', 'Une tuile visible voisine brûle jusqu’à son prochain tour.'),
    smash: card('Fracas', 'Le Cristal de sa case quitte la partie.'),
    wrath: card('Courroux', 'Dé : les tuiles touchées s’effondrent.'),
  },
  sloth: {
    greed: card('Avidité', 'Éveillez-vous en rendant un jeton Trésor.'),
    hunger: card('Faim', 'Éveillez-vous en digérant 2 gobelins.'),
    prideEvent: card('Orgueil (événement)', 'Éveillez-vous si votre pouvoir a révélé une tuile Événement.'),
    prideGem: card('Orgueil (gemme)', 'Éveillez-vous en posant une gemme quand une autre est déjà posée.'),
    prideStill: card('Orgueil (repos)', 'Éveillez-vous si vous n’avez pas bougé de tout le tour.'),
  },
  omenSymbols: {
    chasm: 'Gouffre',
    bat: 'Chauve-souris',
    boulder: 'Rocher',
    crystal: 'Cristal',
    mushroom: 'Champignon',
    trail: 'Sentier',
  },
  omens: {
    giantBats: card('Chauves-souris géantes', 'Emportent un trésor, la Chevalière ou une tribu jusqu’à 3 cases.'),
    rockslide: card('Éboulis', 'Ferme le bord entre deux tuiles.'),
    pastPlunder: card('Ancien butin', 'Posez un jeton Trésor sur une tuile obscure.'),
    soporificSpores: card(
      'Spores soporifiques',
      'Un joueur perd 5 de cran, la population d’une tribu, de l’éveil ou une amélioration.',
    ),
    hatred: card('Haine', 'Posez une tuile de plus. Pendant l’Effondrement, retirez-en une.'),
    crystalCurse: card(
      'Malédiction du cristal',
      'Tournez une tuile éclairée, réveillez un événement ou enterrez les trois suivants.',
    ),
  },
  stats: {
    movement: card('Mouvement', 'Pas par tour.'),
    stealth: card('Discrétion', 'Doit dépasser perception ou armure. Chaque jeton porté coûte 1.'),
    thievery: card('Larcin', 'Cubes d’action par tour.'),
  },
  actions: {
    loot: card('Dérober', 'Prenez ici un trésor ou une gemme. Pour un cube, la gemme peut être piégée.'),
    climb: card('Escalader', 'Un pas par-dessus un mur.'),
    pickpocket: card(
      'Détrousser',
      'Lancez le dé pour un jeton Trésor de la réserve. La victime perd aussi quelque chose.',
    ),
    pickLock: card('Crocheter', 'Lancez le dé pour ouvrir le Coffre d’ici et prendre un jeton Trésor.'),
    backstab: card('Poignarder', 'Coûte cran, population ou cartes de pouvoir à quelqu’un d’ici.'),
    hideLoot: card('Cacher le butin', 'La valeur du butin baisse de 1.'),
  },
  upgrades: {
    plusMovement: card('+1 mouvement', 'Un pas de plus par tour.'),
    plusStealth: card('+1 discrétion', '1 de discrétion de plus.'),
    plusThievery: card('+1 larcin', 'Un cube d’action de plus par tour.'),
    stickyFingers: card('Doigts collants', 'Une fois par tour, relancez en détroussant.'),
    lockPickingKit: card('Crochets', 'Crocheter coûte 1 cube de moins.'),
    climbingGear: card('Matériel d’escalade', 'Escalader coûte 1 cube de moins.'),
    handCrossbow: card('Arbalète de poing', 'Poignardez quelqu’un en vue à 3 cases au plus.'),
    unnaturalEvasion: card('Esquive surnaturelle', 'Esquivez la première attaque de chaque tour sur 4 ou plus.'),
    flip2to3: card('Le 2 devient 3', 'Le jeton de valeur 2 montre 3.'),
    flip3to4: card('Le 3 devient 4', 'Le jeton de valeur 3 montre 4.'),
    all4: card('Tous à 4', 'Les trois jetons montrent 4.'),
  },
};
