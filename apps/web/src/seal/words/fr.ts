import type { SealWords } from './en.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n <= 1 ? one : many}`;

export const fr: SealWords = {
  title: 'Le sceau de cette partie',
  table: (id) => `table ${id}`,
  button: { verified: 'Dés vérifiés', notYet: 'Dés scellés', broken: 'Sceau brisé', noSalt: 'Le sceau' },
  headings: {
    verified: 'Personne, seul, n’a pu forcer le sort',
    notYet: 'Le sort est scellé',
    broken: 'Le tirage ne correspond pas au sceau',
    noSalt: 'Le sort était fixé d’avance',
  },
  lines: {
    verified: 'Votre navigateur l’a vérifié sans croire le serveur sur parole.',
    notYet: 'Le sceau s’ouvre à la fin de la partie.',
  },
  checking: 'Votre navigateur rejoue tout…',
  unavailable: 'Le serveur ne donne pas la partie enregistrée pour l’instant. Réessayez plus tard.',
  noSalt: {
    oneDevice: 'Partie sur un seul appareil : le sceau montre seulement que le sort était fixé.',
    old: 'Cette partie a commencé avant que l’on ajoute du sel : le sceau montre seulement que le sort était fixé.',
    absent:
      'Cet appareil n’a pas vu la partie se jouer : il peut seulement vérifier que tout correspond au sceau montré maintenant.',
    unsalted: 'Votre navigateur n’a pas ajouté de sel ici : le sceau montre seulement que le sort était fixé.',
  },
  parts: {
    before: ['Avant la partie,', ' le serveur fixe un secret et n’en montre que le sceau.'],
    salt: [
      'Chaque joueur ajoute du sel',
      ' ensuite, si bien que personne ne peut choisir le sort, sauf un serveur complice de l’un des joueurs.',
    ],
    after: ['Après la partie,', ' le serveur ouvre le secret, et il doit correspondre au sceau.'],
    again: [
      'Votre navigateur rejoue tout :',
      ' chaque dé et chaque carte doivent en découler, et chaque action doit être permise.',
    ],
  },
  partsHere: {
    before: ['Avant la partie,', ' cet appareil tire un nombre et n’en montre que le sceau.'],
    salt: [
      'Personne n’ajoute de sel',
      ' sur un seul appareil : le sceau ne montre donc pas que personne n’a choisi le nombre.',
    ],
    after: ['Après la partie,', ' l’appareil ouvre le nombre, et il doit correspondre au sceau.'],
  },
  marks: { done: 'vérifié', waiting: 'pas encore', failed: 'échec', none: 'pas ici' },
  fromSecret: 'tiré du secret',
  noneSent: 'aucun',
  facts: (actions, draws, seconds, rules) =>
    `${count(actions, 'action', 'actions')}, ${count(draws, 'tirage', 'tirages')} · ${seconds.replace('.', ',')} s sur cet appareil · règles ${rules}`,
  trouble: {
    otherSeal: 'Le serveur a montré un autre sceau avant la partie.',
    saltNotListed: 'Votre sel ne figure pas à votre place.',
    otherSalts: 'Le sel n’est pas celui qui figurait au début de la partie.',
    notOpened: 'Le serveur n’a pas ouvert son secret.',
    otherSecret: 'Le secret ne correspond pas au sceau.',
    otherSeed: 'Le tirage ne découle pas du secret et du sel.',
    notLegal: 'La partie enregistrée ne peut pas être rejouée.',
    otherTable: 'La table que vous avez vue n’est pas celle qui en sort.',
  },
  tellHost: 'Enregistrez la preuve et prévenez l’hôte.',
  check: 'Vérifier maintenant',
  checkAgain: 'Vérifier à nouveau',
  saveProof: 'Enregistrer la preuve',
  offline: 'fonctionne hors ligne, sans le serveur',
};
