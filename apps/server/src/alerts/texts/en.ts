import type { AlertKind } from '@trollmoot/protocol';

/** What is known of a thing to tell. */
export interface Told {
  readonly game: string; // its title
  readonly by: string | null; // a name
  readonly until: string | null; // a time of day
}
interface OneText {
  readonly title: (told: Told) => string;
  readonly line: (told: Told) => string;
}

const someone = (by: string | null): string => by ?? 'Someone';

export const en = {
  one: {
    turn: {
      title: ({ game }) => `Your turn: ${game}`,
      line: ({ by }) => (by === null ? 'It’s your turn.' : `${by} has played. It’s your turn.`),
    },
    time: {
      title: ({ game }) => `Your time is running out: ${game}`,
      line: ({ until }) => (until === null ? 'It’s still your turn.' : `It’s your turn until ${until}.`),
    },
    vote: {
      title: ({ game }) => `A vote: ${game}`,
      line: ({ by }) => `${someone(by)} asks the table something. Your answer is missing.`,
    },
    invitation: {
      title: ({ game }) => `Invitation: ${game}`,
      line: ({ by }) => `${someone(by)} has a seat for you.`,
    },
    rematch: {
      title: ({ game }) => `Rematch: ${game}`,
      line: ({ by }) => `${someone(by)} wants to play again. Your seat is kept.`,
    },
  } satisfies { readonly [kind in AlertKind]: OneText } as { readonly [kind in AlertKind]: OneText },
  many: (n: number) => `${n} tables are waiting for you`,
  withPeople: (people: string) => `At the table: ${people}.`,
  trial: {
    title: 'A test from Trollmoot',
    line: 'It works. This is where we’ll tell you when it’s your turn.',
  },
  stop: 'No more mails like this:',
  consent: {
    subject: 'Alerts from Trollmoot by mail?',
    text: (name: string, link: string) =>
      `${name} wants to hear at this address when it’s their turn at Trollmoot. Is that you? Then open this link and say yes:\n\n${link}\n\nIt’s good for a day. If it isn’t you, ignore this mail: no other will come.\n`,
  },
  pages: {
    consentTitle: 'Alerts by mail',
    consentAsk: (address: string) => `Send mails to ${address} when it’s your turn?`,
    consentYes: 'Yes, send them',
    consentDone: 'Done. Mails will come here when it’s your turn.',
    stopTitle: 'No more alerts by mail',
    stopAsk: (address: string) => `Send no more alerts to ${address}?`,
    stopYes: 'Stop the mails',
    stopDone: 'Done. No more alerts will come by mail. You can switch them on again on your account page.',
    expired: 'This link is no longer good.',
    hall: 'To the Hall',
  },
};
export type AlertTexts = typeof en;
