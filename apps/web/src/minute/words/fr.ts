import type { MinuteWords } from './en.ts';

/** How to play in a minute, in French. */
export const fr: MinuteWords = {
  title: (game) => `Comment jouer à ${game}`,
  line: 'une minute, et vous savez jouer',
  roles: 'Rôles',
  of: (n, all) => `${n} sur ${all}`,
  next: 'Suivant',
  back: 'Retour',
  skip: 'Passer',
  rulebook: 'Règles',
  lesson: 'Jouer la leçon',
  play: 'Jouer tout de suite',
  invite: 'Inviter des amis',
  first: (game) => `Votre première partie de ${game} ?`,
  offer: 'Une minute, et vous savez jouer.',
  show: 'Montrez-moi',
  failed: 'Impossible de charger les images. Vérifiez votre connexion, puis réessayez.',
  leave: 'Retour à la Grand-Salle',
  keys: 'Touches : ← et → passent d’une image à l’autre.',
};
