import type { EventNow } from '../../queries/events.ts';
import { listOf, several } from './grammar.ts';
import { names } from './names.ts';

const cubes = (n: number): string => (n === 1 ? 'un cube de héros' : `${n} cubes de héros`);

/** Ce que fait un événement ici et maintenant. */
export const moments = {
  hereAndNow: 'Ici et maintenant',
  look: 'Regarder la carte',
  meets: 'Vous rencontrez un événement',
  dice: {
    dragon: 'Dé du Dragon : il compte sur les cases marquées, autour de qui le lance.',
    action: 'Dé d’action : lancé pour détrousser ou crocheter.',
  },
  event(now: EventNow): readonly string[] {
    switch (now.is) {
      case 'reveals':
        if (now.tiles === 0) return ['Rien d’obscur autour de vous : rien ne se passe.'];
        return [
          `${several(now.tiles, 'tuile se retourne', 'tuiles se retournent')} : +${now.tiles} de cran.`,
          `Vous voilà à ${now.total} de cran${now.cubes === 0 ? '' : `, et vous gagnez ${cubes(now.cubes)}`}.`,
        ];
      case 'loses':
        return [
          `Vous perdez ${now.grit} de cran : il en reste ${now.total}.`,
          ...(now.cubes === 0 ? [] : [`Vous rendez ${cubes(now.cubes)} à la piste de cran.`]),
        ];
      case 'cube':
        return [
          now.from === 'discard' ? 'Un cube cédé revient.' : 'Vous prenez le plus haut cube de la piste de cran.',
        ];
      case 'omens':
        return ['La Caverne pioche 2 présages.'];
      case 'treasure':
        return ['Vous trouvez une carte Trésor.'];
      case 'ambush':
        if (now.by.length === 0)
          return [`Aucune tribu cachée ne dépasse votre force de ${now.strength} : rien ne se passe.`];
        return [
          `Votre force : ${now.strength}. Plus fortes et cachées : ${listOf(now.by.map(({ tribe, strength }) => `${names.tribes[tribe].title} ${strength}`))}.`,
          'Vous pouvez d’abord ajouter des cubes. Un coup coûte 1 de santé.',
        ];
      case 'infested':
        return [`Des gobelins vous tendent une embuscade. Votre force : ${now.strength}.`];
      case 'rests':
        return [`Vous avez ${now.health} de santé sur ${now.full}, mais aucun cube libre.`];
      case 'nothing':
        return ['Sans effet pour vous à présent.'];
    }
  },
  act(now: EventNow): string {
    switch (now.is) {
      case 'reveals':
        return now.tiles === 0 ? 'Continuer' : now.tiles === 1 ? 'La révéler' : 'Les révéler';
      case 'loses':
        return `Perdre ${now.grit} de cran`;
      case 'cube':
        return 'Prendre le cube';
      case 'omens':
        return 'Laisser piocher';
      case 'treasure':
        return 'Voir le trésor';
      case 'ambush':
        return now.by.length === 0 ? 'Continuer' : 'Faire face';
      case 'infested':
        return 'Faire face';
      case 'rests':
      case 'nothing':
        return 'Continuer';
    }
  },
};
