import type { LinkWords } from './en.ts';

const TRY_AGAIN = 'Réessayez dans un instant.';

export const fr: LinkWords = {
  offline: 'Serveur injoignable. Vérifiez votre connexion, puis réessayez.',
  noServer: 'Il n’y a pas de serveur Trollmoot à cette adresse. Vous pouvez jouer sur cet appareil.',
  asked: {
    'tables 400':
      'Le serveur ne connaît pas ce jeu ou ces règles maison. Rechargez la page et préparez la table à nouveau.',
    'tables 429':
      'Trop de nouvelles tables depuis une heure. Rejoignez une table ouverte, ou réessayez dans quelques minutes.',
    'join 409':
      'Quelqu’un a été plus rapide : la place est prise, ou la partie a commencé. Prenez une autre place, ou regardez.',
    'start 409':
      'La partie ne peut pas encore commencer. Une place est vide, ou quelqu’un d’autre est l’hôte maintenant.',
    'chair 409': 'Cette place a changé. Regardez à nouveau, puis choisissez.',
    'swap 409': 'Cette place n’est plus libre. Choisissez-en une autre.',
    'leave 409': 'Vous n’avez plus de place à cette table.',
    'rematch 409': `Une revanche n’est pas possible pour l’instant. ${TRY_AGAIN}`,
    'rematch 429': 'Trop de nouvelles tables depuis une heure. Redemandez la revanche dans quelques minutes.',
    'session 400': 'Ce nom ne convient pas ici. Choisissez-en un de 24 caractères visibles au plus.',
    'session 429': 'Trop de nouveaux invités ou de nouveaux noms depuis une heure. Réessayez dans quelques minutes.',
  },
  status: {
    400: 'Cette page et le serveur ne se comprennent pas. Rechargez la page.',
    401: 'Le serveur ne reconnaît plus ce navigateur. Rechargez la page.',
    403: 'Le serveur n’accepte pas l’adresse de cette page. Demandez le bon lien à l’hôte.',
    404: 'Cette table n’existe pas, ou votre lien est incomplet. Redemandez le lien.',
    409: 'Ce n’est plus possible. Regardez à nouveau la table.',
    421: 'Le serveur porte un autre nom. Demandez le bon lien à l’hôte.',
    429: 'C’était trop à la fois. Attendez une minute, puis réessayez.',
    503: `Le serveur ne peut rien enregistrer pour l’instant. ${TRY_AGAIN}`,
  },
  failed: 'Le serveur a fait une erreur. Réessayez, et prévenez l’hôte si cela continue.',
  rematchWatching: 'Seuls les joueurs peuvent demander une revanche. Ensuite, ce bouton vous y conduit.',
  table: {
    tooFast: 'C’était trop rapide. Attendez un instant, puis réessayez.',
    busy: `Le serveur a beaucoup à faire. ${TRY_AGAIN}`,
    tooEarly: `Pas encore. ${TRY_AGAIN}`,
    notSeated: 'Vous regardez. Il faut une place à la table pour faire cela.',
    unknown: 'Le serveur ne vous montre plus cette table. Rechargez la page.',
    offline: 'Serveur injoignable. Vérifiez votre connexion, puis réessayez.',
    tooFar: 'Une partie doit attendre un dé ou une carte. Allez pas à pas.',
    malformed: 'Le serveur n’a pas pu lire cela. Rechargez la page, puis réessayez.',
    noHint: `Pas de conseil pour l’instant. ${TRY_AGAIN}`,
  },
  qr: 'Code QR de ce lien, pour l’appareil photo d’un téléphone',
  chat: {
    refused: {
      tooFast:
        'Cinq lignes à la fois, puis une toutes les deux secondes. Votre ligne est encore là : envoyez-la dans un instant.',
      notSaved:
        'Le serveur ne peut rien enregistrer pour l’instant. Votre ligne est encore là : envoyez-la dans un instant.',
      malformed:
        'Cette ligne contient des caractères qui ne peuvent pas être envoyés. Elle est encore là : changez-la, puis renvoyez-la.',
    },
    other: `La ligne n’a pas été envoyée. Elle est encore là. ${TRY_AGAIN}`,
    tooLong: (by) =>
      `${by === 1 ? '1 caractère' : `${by} caractères`} de trop. Raccourcissez-la, ou envoyez deux lignes.`,
  },
};
