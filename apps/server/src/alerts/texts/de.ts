import type { AlertTexts } from './en.ts';

const someone = (by: string | null): string => by ?? 'Jemand';

export const de: AlertTexts = {
  one: {
    turn: {
      title: ({ game }) => `Du bist dran: ${game}`,
      line: ({ by }) => (by === null ? 'Du bist am Zug.' : `${by} hat gespielt. Du bist am Zug.`),
    },
    time: {
      title: ({ game }) => `Deine Zeit läuft ab: ${game}`,
      line: ({ until }) => (until === null ? 'Du bist noch am Zug.' : `Du bist bis ${until} Uhr am Zug.`),
    },
    vote: {
      title: ({ game }) => `Abstimmung: ${game}`,
      line: ({ by }) => `${someone(by)} fragt die Runde etwas. Deine Antwort fehlt noch.`,
    },
    invitation: {
      title: ({ game }) => `Einladung: ${game}`,
      line: ({ by }) => `${someone(by)} hat einen Platz für dich.`,
    },
    rematch: {
      title: ({ game }) => `Revanche: ${game}`,
      line: ({ by }) => `${someone(by)} will noch einmal spielen. Dein Platz ist für dich freigehalten.`,
    },
  },
  many: (n) => `${n} Tische warten auf dich`,
  withPeople: (people) => `Am Tisch: ${people}.`,
  trial: {
    title: 'Eine Probe von Trollmoot',
    line: 'Es klappt. Hier sagen wir dir, wenn du dran bist.',
  },
  stop: 'Keine solchen Mails mehr:',
  consent: {
    subject: 'Nachrichten von Trollmoot per Mail?',
    text: (name, link) =>
      `${name} möchte an dieser Adresse erfahren, wenn es bei Trollmoot etwas zu tun gibt. Bist du das? Dann öffne diesen Link und sag ja:\n\n${link}\n\nEr gilt einen Tag. Wenn du es nicht bist, beachte diese Mail nicht: Es kommt keine weitere.\n`,
  },
  pages: {
    consentTitle: 'Nachrichten per Mail',
    consentAsk: (address) => `Mails an ${address} schicken, wenn du dran bist?`,
    consentYes: 'Ja, schicken',
    consentDone: 'Erledigt. Wenn du dran bist, kommt hier eine Mail an.',
    stopTitle: 'Keine Nachrichten per Mail mehr',
    stopAsk: (address) => `Keine Nachrichten mehr an ${address} schicken?`,
    stopYes: 'Keine Mails mehr',
    stopDone:
      'Erledigt. Es kommen keine Nachrichten mehr per Mail. Auf deiner Kontoseite kannst du sie wieder einschalten.',
    expired: 'Dieser Link gilt nicht mehr.',
    hall: 'Zur Halle',
  },
};
