import { SIDEQUESTS, type SidequestName } from '../../data/knight.ts';
import type { Card, Names } from '../names.ts';
import { cards } from './cards.ts';

const card = (title: string, effect: string): Card => ({ title, effect });
const grit = (name: SidequestName): number => SIDEQUESTS.find((quest) => quest.name === name)!.grit;
const quest = (name: SidequestName, title: string, effect: string) => ({ title, effect, grit: grit(name) });

export const names: Names = {
  roles: {
    knight: card('Chevalière', 'Tuez le Dragon. Sans Dragon : brisez des Cristaux et sortez par l’Entrée.'),
    goblins: card('Gobelins', 'Tuez la Chevalière. Sans elle, visez le Dragon, et sans lui, les Cristaux.'),
    dragon: card('Dragon', 'Éveillez-vous, surgissez sur une tuile Cristal et échappez-vous par l’Entrée.'),
    cave: card('Caverne', 'Grandissez jusqu’à la dernière tuile, puis faites tomber assez de tuiles Cristal.'),
    thief: card('Voleur', 'Rapportez des trésors à l’Entrée jusqu’à en avoir mis assez à l’abri.'),
  },
  levels: { easiest: 'très facile', easy: 'facile', standard: 'normal', hard: 'difficile', expert: 'expert' },
  difficulty: {
    knight: [
      card('Novice', 'Le Dragon a 3 de santé. Sans lui : 4 Cristaux, brisés avec une force de 2.'),
      card('Écuyère', 'Le Dragon a 4 de santé. Sans lui : 4 Cristaux.'),
      card('Chevalière', 'Le Dragon a 5 de santé. Sans lui : 5 Cristaux.'),
      card('Baronne', 'Le Dragon a 6 de santé. Sans lui : 6 Cristaux.'),
      card('Dame', 'Le Dragon a 7 de santé. Sans lui : 6 Cristaux, brisés avec une force de 4.'),
    ],
    goblins: [
      card('Vauriens', 'La Chevalière a 5 de santé.'),
      card('Caïd', 'La Chevalière a 6 de santé.'),
      card('Chef', 'La Chevalière a 7 de santé.'),
      card('Maître', 'La Chevalière a 8 de santé.'),
      card('Seigneur de guerre', 'La Chevalière a 9 de santé.'),
    ],
    dragon: [
      card('Dragonneau', 'Il s’éveille à 7 d’éveil.'),
      card('Jeune dragon', 'Il s’éveille à 9 d’éveil.'),
      card('Dragon', 'Il s’éveille à 11 d’éveil.'),
      card('Vieux dragon', 'Il s’éveille à 13 d’éveil.'),
      card('Dragon ancestral', 'Il s’éveille à 13 d’éveil et doit avoir utilisé Hurlement à 3 tours.'),
    ],
    cave: [
      card('Tunnel de lave', 'Deux tuiles de chaque sorte manquent. 3 tuiles Cristal doivent tomber.'),
      card('Déversoir', 'Une tuile de chaque sorte manque. 4 tuiles Cristal doivent tomber.'),
      card('Caverne', '5 tuiles Cristal doivent tomber.'),
      card('Grande caverne', '5 tuiles Cristal doivent tomber et 4 jetons Haine partir.'),
      card('Immense caverne', '5 tuiles Cristal doivent tomber et 8 jetons Haine partir.'),
    ],
    thief: [
      card('Chapardeur', 'Mettez 4 jetons à l’abri.'),
      card('Cambrioleur', 'Mettez 5 jetons à l’abri.'),
      card('Voleur', 'Mettez 6 jetons à l’abri.'),
      card('Rôdeur', 'Mettez 7 jetons à l’abri. Le premier ne donne pas d’amélioration.'),
      card('Intrus', 'Mettez 8 jetons à l’abri. Les deux premiers ne donnent pas d’amélioration.'),
    ],
  },
  variants: {
    infestation: card(
      'Invasion gobeline',
      'Personne ne joue les Gobelins, mais des embuscades frappent la Chevalière.',
    ),
    flare: card('Fusée', 'Le dé du Dragon dit quelles tuiles obscures sont révélées autour d’une case.'),
    pastPlunder: card(
      'Ancien butin',
      'Celui qui l’a pose, à la fin de son tour, un jeton Trésor sur une tuile obscure.',
    ),
    ashDragon: card('Dragon de cendre', 'Le Dragon a 1 d’armure de plus, et les Gobelins peuvent l’attaquer.'),
    aloneInTheDark: card(
      'Seul dans le noir',
      'En solitaire, la caverne grandit et tombe d’autant plus vite que vous êtes fort.',
    ),
  },
  tribes: {
    fangs: card('Crocs', 'Spécial : 1 de rage de plus. Ils ont 1 de force de plus.'),
    bones: card('Os', 'Spécial : piocher un monstre. Leur population limite les monstres.'),
    eye: card('Œil', 'Spécial : piocher un secret. Sa population donne leur pouvoir au Maléfice et à l’Éboulement.'),
  },
  kinds: {
    dark: card('tuile obscure', 'Nul ne sait ce qu’elle cache. Sa marque dit quelle tribu peut y sortir.'),
    entrance: card('Entrée', 'La sortie. Elle ne tombe jamais.'),
    ambush: card('Embuscade', 'Révélée par la Chevalière : une tribu cachée peut l’attaquer.'),
    event: card('Événement', 'La Chevalière y rencontre une carte Événement.'),
    treasureRoom: card('Salle au trésor', 'Contient un jeton Trésor.'),
    vault: card('Coffre', 'Verrouillé. Le Voleur peut le crocheter pour un jeton Trésor.'),
    crystal: card('Cristal', 'Porte un Cristal. Le Dragon éveillé y surgit.'),
  },
  shapes: { open: 'ouverte', side: 'un mur', corner: 'angle', tunnel: 'tunnel', deadend: 'cul-de-sac' },
  terrain: {
    canyon: card('Canyon', 'Un pont le traverse. Nul n’entre aux deux bouts.'),
    lake: card('Lac', 'Une tribu qui y entre perd 1 de population.'),
    magma: card('Magma', 'Une tribu perd 1 de population à chaque case quittée. Y finir son tour fait mal.'),
    mushroomForest: card('Forêt de champignons', 'Rien du dehors ne touche ceux du dedans, ni l’inverse.'),
    river: card('Rivière', 'Emporte vers l’aval qui y entre. Une tribu perd 1 de population.'),
    pit: card('Fosse', 'Les trois Fosses communiquent sous terre. Aucun tour n’y finit.'),
  },
  tokens: {
    treasure: card('Trésor', 'Butin pour la Chevalière, les Gobelins, le Dragon et le Voleur.'),
    crystal: card('Cristal', 'La force le brise.'),
    vault: card('Coffre', 'Le Voleur peut le crocheter.'),
    event: card('Événement', 'La Chevalière doit y affronter un événement avant d’avancer.'),
    ogre: card('Ogre', 'La Chevalière l’affronte (force 4) chaque fois qu’elle entre, tant qu’il n’est pas vaincu.'),
    troll: card('Troll', 'La Chevalière doit le vaincre pour passer le pont.'),
    gem: card('Gemme du Dragon', 'Donne son symbole au Dragon à chaque tour. Peut être piégée.'),
    bomb: card('Bombe', 'Ce mur n’existe plus.'),
    rockslide: card('Éboulis', 'Ce bord est fermé comme par un mur.'),
    flameWall: card('Mur de flammes', 'À l’entrée : Chevalière −5 cran, tribu −1 population, le Voleur meurt.'),
    shriek: card('Hurlement', 'Le Dragon peut faire relancer un dé de son tour.'),
    hatred: card('Haine', 'La Caverne ne gagne pas tant qu’il en reste.'),
  },
  sides: { north: 'nord', east: 'est', south: 'sud', west: 'ouest' },
  dragonDie: {
    ring: 'tout autour',
    orthogonal: 'les quatre côtés',
    plus: 'les quatre côtés et le centre',
    corners: 'les quatre coins',
    saltire: 'les quatre coins et le centre',
    center: 'le centre',
  },
  sidequests: {
    adventurous: quest('adventurous', 'Aventureuse', '3 rencontres sur 3 cases différentes en un tour.'),
    bedecked: quest('bedecked', 'Parée', 'Avoir 2 cartes Trésor face visible.'),
    cunning: quest('cunning', 'Rusée', 'Tenter de prendre une gemme. Sans Dragon : prendre 2 trésors en un tour.'),
    daring: quest('daring', 'Audacieuse', 'Attaquer une tribu avec monstre, toucher le Dragon ou tuer le Voleur.'),
    eagleEyed: quest('eagleEyed', 'Œil d’aigle', 'Toucher quelqu’un avec un arc.'),
    fearless: quest(
      'fearless',
      'Sans peur',
      'Révéler la tuile d’une tribu et l’attaquer. Sans Gobelins : vaincre un monstre.',
    ),
    intrepid: quest('intrepid', 'Intrépide', '10 tuiles ou plus sont révélées, peu importe par qui.'),
    persistent: quest('persistent', 'Tenace', '3 Cristaux ou plus sont brisés, peu importe par qui.'),
    stalwart: quest(
      'stalwart',
      'Vaillante',
      'Attaquer une tribu de 3 de population ou plus. Sans Gobelins : deux embuscades en un tour.',
    ),
    swift: quest('swift', 'Rapide', 'Entrer sur 7 cases différentes ou plus en un tour.'),
  },
  ...cards,
};
