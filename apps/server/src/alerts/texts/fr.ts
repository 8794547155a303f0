import type { AlertTexts } from './en.ts';

const someone = (by: string | null): string => by ?? 'Quelqu’un';

export const fr: AlertTexts = {
  one: {
    turn: {
      title: ({ game }) => `À vous de jouer : ${game}`,
      line: ({ by }) => (by === null ? 'C’est votre tour.' : `${by} a joué. C’est votre tour.`),
    },
    time: {
      title: ({ game }) => `Votre temps s’écoule : ${game}`,
      line: ({ until }) => (until === null ? 'C’est encore votre tour.' : `C’est votre tour jusqu’à ${until}.`),
    },
    vote: {
      title: ({ game }) => `Un vote : ${game}`,
      line: ({ by }) => `${someone(by)} pose une question à la table. Il manque votre réponse.`,
    },
    invitation: {
      title: ({ game }) => `Invitation : ${game}`,
      line: ({ by }) => `${someone(by)} a une place pour vous.`,
    },
    rematch: {
      title: ({ game }) => `Revanche : ${game}`,
      line: ({ by }) => `${someone(by)} veut rejouer. Votre place vous est gardée.`,
    },
  },
  many: (n) => `${n} tables vous attendent`,
  withPeople: (people) => `À la table : ${people}.`,
  trial: {
    title: 'Un essai de Trollmoot',
    line: 'Ça marche. C’est ici que nous vous dirons quand c’est votre tour.',
  },
  stop: 'Ne plus recevoir ces messages :',
  consent: {
    subject: 'Des alertes de Trollmoot par mail ?',
    text: (name, link) =>
      `${name} veut savoir à cette adresse quand c’est son tour à Trollmoot. C’est vous ? Alors ouvrez ce lien et dites oui :\n\n${link}\n\nIl est valable un jour. Si ce n’est pas vous, ignorez ce message : il n’y en aura pas d’autre.\n`,
  },
  pages: {
    consentTitle: 'Alertes par mail',
    consentAsk: (address) => `Envoyer un mail à ${address} quand c’est votre tour ?`,
    consentYes: 'Oui, les envoyer',
    consentDone: 'C’est fait. Un mail arrivera ici quand ce sera votre tour.',
    stopTitle: 'Plus d’alertes par mail',
    stopAsk: (address) => `Ne plus envoyer d’alertes à ${address} ?`,
    stopYes: 'Arrêter les mails',
    stopDone: 'C’est fait. Plus aucune alerte par mail. Vous pouvez les rétablir sur la page de votre compte.',
    expired: 'Ce lien n’est plus valable.',
    hall: 'À la Grand-Salle',
  },
};
