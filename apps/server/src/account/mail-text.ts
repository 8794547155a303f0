interface MailText {
  readonly subject: string;
  readonly text: string;
}

const TEXTS: { readonly [language in 'en' | 'de' | 'fr']: (name: string, link: string) => MailText } = {
  en: (name, link) => ({
    subject: 'Your way into Trollmoot',
    text: `Open this link on the device where you want to play as ${name}:\n\n${link}\n\nIt works once, for 30 minutes. If you didn’t ask for it, ignore this mail: nothing happens.\n`,
  }),
  de: (name, link) => ({
    subject: 'Dein Weg zu Trollmoot',
    text: `Öffne diesen Link auf dem Gerät, auf dem du als ${name} spielen willst:\n\n${link}\n\nEr gilt einmal und 30 Minuten lang. Wenn du ihn nicht angefordert hast, beachte diese Mail nicht: Es passiert nichts.\n`,
  }),
  fr: (name, link) => ({
    subject: 'Votre entrée à Trollmoot',
    text: `Ouvrez ce lien sur l’appareil où vous voulez jouer sous le nom de ${name} :\n\n${link}\n\nIl sert une seule fois, pendant 30 minutes. Si vous ne l’avez pas demandé, ignorez ce message : il ne se passera rien.\n`,
  }),
};

export const mailText = (language: keyof typeof TEXTS, name: string, link: string): MailText =>
  TEXTS[language](name, link);
