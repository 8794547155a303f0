import { capital } from '@trollmoot/kernel';
import { spaceIn, waitingIn } from '../facts.ts';
import type { Fact, Language, Speaker } from '../language.ts';
import { Le, le } from './names.ts';

const named = (id: Fact[string] | undefined, say: Speaker): string =>
  typeof id === 'number' ? Le(say, id) : 'Cette figurine';
const comer = (fact: Fact, say: Speaker): string => {
  const id = fact.victim ?? fact.figure;
  return typeof id === 'number' ? le(say, id) : 'cette figurine';
};

/** Why a wish is refused. */
export const refuse: Language['refuse'] = {
  'TABLE-1': () => 'La partie est finie.',
  'TABLE-2': (fact, say) =>
    `Ce n’est pas à vous de décider, mais à ${waitingIn(fact, say).join(' et ') || 'd’autres'}.`,
  'TABLE-3': () => 'Répondez d’abord à ce qui est demandé.',
  'MOVE-1': (fact, say) => `Il n’y a pas de porte pour ${comer(fact, say)} : ${spaceIn(fact, say)}.`,
  'MOVE-2': (fact, say) => `${named(fact.figure, say)} n’est pas à vous.`,
  'MOVE-3': () => 'Un héros n’entre jamais dans une fosse.',
  'MOVE-5': (fact, say) => `Déjà cinq personnages : ${spaceIn(fact, say)}.`,
  'MOVE-10': (fact, say) => `Il y a déjà cinq figurines ici : ${spaceIn(fact, say)}.`,
  'MOVE-8': () => 'Les figurines semblables d’un même lieu se valent : choisissez la première.',
  'MOVE-9': () => 'Cette figurine n’est pas sur le plateau.',
  'TURN-5': () => 'Il n’y a pas de cible.',
  'CARD-1': () => 'Piochez d’abord, puis jouez une de vos deux cartes.',
  'CARD-4': () => 'Un héros entre en jeu sur un escalier.',
  'CARD-5': () => 'Vos héros entrent en jeu sur votre propre escalier.',
  'CARD-6': () => 'Un monstre entre en jeu dans une fosse.',
  'SCORE-3': () => 'Seule une salle peut être décomptée.',
  'KNIGHT-1': (fact, say) => `Un Chevalier adverse barre la route : ${spaceIn(fact, say)}.`,
  'THIEF-1': () => 'Le Voleur se glisse dans une autre salle ou sur un autre escalier.',
  'THIEF-2': (fact, say) => `Un Chevalier adverse y veille : ${spaceIn(fact, say)}.`,
  'BARBARIAN-2': () => 'Aucun Spectre ne pousse un Barbare.',
  'CHEST-1': () => 'Un coffre se pose dans une salle.',
  'CHEST-3': () => 'Un coffre ne bouge jamais.',
  'ORC-1': () => 'L’Orque abat un héros de sa propre salle.',
  'ORC-3': () => 'L’Orque n’abat que dans une salle.',
  'WRAITH-1': () => 'Le Spectre doit pousser quelqu’un dehors.',
  'WRAITH-2': () => 'Le Spectre pousse un personnage hors de sa propre salle.',
  'WRAITH-3': () => 'La salle est trop pleine : quelqu’un doit sortir.',
  'WRAITH-4': (fact, say) => `${named(fact.victim, say)} ne peut pas être poussé dans une fosse.`,
  'WRAITH-9': (fact, say) => `${named(fact.victim, say)} ne peut pas être poussé.`,
  'WRAITH-16': () => 'À cette table, les Spectres ne poussent que des héros, et seulement dans des salles.',
  'WRAITH-17': () => 'Le Spectre ne pousse que dans une salle.',
  'TROLL-1': () => 'Le Troll des cavernes entre en jeu dans une salle.',
  'TROLL-3': (fact, say) => `Un Troll des cavernes y vit, personne n’entre : ${spaceIn(fact, say)}.`,
  'TROLL-4': (fact, say) => `Fermé même à un Troll des cavernes : ${spaceIn(fact, say)}.`,
  'TROLL-5': () => 'Un Troll des cavernes ne bouge pas et n’est pas déplacé.',
  'TROLL-6': () => 'Seul un de vos personnages dans la salle du Troll des cavernes peut fuir.',
  'TROLL-10': () => 'À cette table, qui peut fuir le doit.',
  'PALADIN-2': () => 'Le Paladin bannit dans une fosse une Banshee adverse qui est avec lui.',
  'ASSASSIN-1': () => 'L’Assassin frappe un héros ou un Soudard de sa propre salle, jamais un autre Assassin.',
  'ASSASSIN-2': (fact, say) => `${capital(comer(fact, say))} n’est pas seul de sa couleur dans la salle.`,
  'ASSASSIN-3': () => 'Les Assassins et les monstres autres que les Soudards ne craignent pas l’Assassin.',
  'SLAYER-4': () => 'Le Tueur de géants abat un Troll furieux de sa propre salle.',
  'GRUNT-1': () => 'Le Soudard chasse les Aventuriers adverses de sa salle.',
  'GRUNT-2': () => 'Un Paladin protège les héros de cette salle.',
  'BANSHEE-2': () => 'La Banshee attire un personnage adverse d’un lieu voisin.',
  'BANSHEE-3': () => 'Il y a déjà cinq personnages auprès de la Banshee.',
  'BANSHEE-4': () => 'On n’attire pas un héros dans une fosse.',
  'BANSHEE-5': (fact, say) => `Un Paladin protège ${comer(fact, say)}.`,
  'RAMPAGE-1': () => 'Le Troll furieux s’est déjà déplacé ce tour-ci.',
  'RAMPAGE-2': () => 'Le Troll furieux doit pousser d’autres personnages hors de sa salle.',
  'RAMPAGE-9': () => 'Le Troll furieux ne se déchaîne que dans une salle.',
  'ARTIFACT-1': () => 'Vous n’avez pas d’artefact.',
  'HELM-1': () => 'Le Heaume déplace un personnage adverse ; jamais un Troll des cavernes ni un coffre.',
  'TELEPORT-1': () => 'Le Calice emmène vos personnages d’une salle ou d’un escalier vers des salles.',
  'TELEPORT-2': () => 'Ceux du lieu choisi partent, chacun pour une autre salle.',
  'IDOL-1': () => 'Seule une salle vide peut être fermée.',
  'IDOL-2': (fact, say) => `Fermé : ${spaceIn(fact, say)}.`,
  'IDOL-4': () => 'Une salle fermée n’est décomptée qu’avec tout le plateau.',
  'CLOAK-1': () => 'La Cape est portée par un de vos héros sur le plateau.',
  'SWORD-1': () => 'L’Épée veut une salle avec un de vos héros et une proie.',
  'LIFE-1': () => 'Le Calice ramène un de vos héros retirés.',
};
