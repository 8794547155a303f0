import type { Explaining } from '../explain.ts';

/** What each kind of figure does, cannot do, and counts for. */

const HERO = 'Compte pour 1 héros.';
const MONSTER = 'Les monstres ne comptent jamais pour le contrôle.';

export const figures: Explaining['figures'] = {
  adventurer: () => ({
    does: 'Avance d’un lieu par action, comme tous. Il n’a pas de capacité.',
    cannot: 'Ne peut pas entrer dans une fosse.',
    scores: HERO,
  }),
  knight: () => ({
    does: 'Interdit sa salle aux personnages adverses, sauf aux Chevaliers. Abat tout Orque là où il arrive, même les siens.',
    cannot: 'Sur un escalier, il n’arrête personne.',
    scores: HERO,
  }),
  thief: ({ thiefBlockedByKnight }) => ({
    does: 'Peut, pour une action, se glisser dans n’importe quelle autre salle ou sur un autre escalier, aussi loin soit-il.',
    cannot: thiefBlockedByKnight
      ? 'Ne peut pas se glisser dans une salle pleine ou fermée, ni là où veille un Chevalier adverse.'
      : 'Ne peut pas se glisser dans une salle pleine ou fermée, ni dans une fosse.',
    scores: HERO,
  }),
  barbarian: () => ({
    does: 'Compte double quand sa salle est décomptée. Aucun Spectre ne peut le pousser.',
    cannot: 'Orques et Trolls des cavernes peuvent quand même le retirer.',
    scores: 'Compte pour 2 héros.',
  }),
  dwarf: ({ dwarfStacking, dwarfAppliesTo }) => ({
    does: `${dwarfStacking === 'exponential' ? 'Double l’or imprimé de sa salle' : 'Ajoute une fois de plus l’or imprimé de sa salle'}, peu importe qui la contrôle.${
      dwarfAppliesTo === 'fullBoardOnly' ? ' Seulement au décompte de tout le plateau.' : ''
    }`,
    cannot: 'Ne multiplie pas l’or d’un coffre.',
    scores: HERO,
  }),
  orc: () => ({
    does: 'Peut, pour une action, abattre un héros de sa salle, de n’importe quel joueur.',
    cannot: 'Ne peut rien sur un escalier ni dans une fosse. Un Chevalier qui entre l’abat.',
    scores: MONSTER,
  }),
  wraith: ({ wraithEntryPush, wraithTargets }) => ({
    does: `Quand il entre dans une salle, il ${wraithEntryPush === 'mandatory' ? 'doit' : 'peut'} pousser un autre ${
      wraithTargets === 'characters' ? 'personnage vers un lieu voisin' : 'héros vers une salle voisine'
    }. Il peut aussi pousser par une action.`,
    cannot: 'Ne peut pas pousser les Barbares, les coffres ni les Trolls des cavernes.',
    scores: MONSTER,
  }),
  caveTroll: () => ({
    does: 'Plus aucun personnage ne peut entrer dans sa salle. À son arrivée, il a écrasé ceux qui restaient.',
    cannot: 'Ne bouge jamais, et rien ne le déplace ni ne le retire.',
    scores: 'Plus personne ne peut gagner sa salle.',
  }),
  paladin: () => ({
    does: 'Protège tous les héros de sa salle des Banshees et des Soudards. Peut, pour une action, bannir une Banshee adverse dans une fosse.',
    cannot: 'N’arrête ni les Assassins ni les Trolls furieux.',
    scores: HERO,
  }),
  assassin: () => ({
    does: 'Peut, pour une action, tuer un héros ou un Soudard de sa salle qui y est seul de sa couleur.',
    cannot: 'Ne peut pas tuer un Assassin, ni qui est en compagnie.',
    scores: HERO,
  }),
  berserker: () => ({
    does: 'Prend une part égale quand un autre joueur gagne sa salle. Peut rejoindre exactement cinq personnages si aucun n’est des siens.',
    cannot: 'Ne prend rien en cas d’égalité.',
    scores: HERO,
  }),
  giantSlayer: () => ({
    does: 'Trouve 1 or en entrant dans une salle vide, une fois par tour. Peut donner sa vie pour terrasser un Troll furieux de sa salle.',
    cannot: 'Une salle avec un coffre n’est pas vide.',
    scores: HERO,
  }),
  grunt: () => ({
    does: 'Peut, pour une action, chasser d’un coup tous les Aventuriers adverses de sa salle.',
    cannot: 'Ne chasse personne tant qu’un Paladin est dans la salle.',
    scores: MONSTER,
  }),
  banshee: () => ({
    does: 'Avance de 2 lieux au plus par action. Peut, pour une action, attirer à elle un personnage adverse d’un lieu voisin.',
    cannot: 'Ne peut attirer un héros ni dans une fosse ni hors de la salle d’un Paladin.',
    scores: MONSTER,
  }),
  rampagingTroll: () => ({
    does: 'Peut, pour une action, pousser deux personnages hors de sa salle, puis écraser tout ce qui y reste.',
    cannot: 'Ne se déplace qu’une fois par tour.',
    scores: MONSTER,
  }),
  chest: ({ roomLimit }) => ({
    does: 'Rend sa salle plus précieuse pour qui la contrôle, peu importe à qui est le coffre.',
    cannot: `Ne bouge jamais et ${roomLimit === 'figures' ? 'prend une' : 'ne prend aucune'} des cinq places de la salle.`,
    scores: 'Ajoute 4 or à sa salle.',
  }),
};
