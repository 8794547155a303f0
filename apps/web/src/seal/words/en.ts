const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** The seal in English. Every other language has the same shape. */
export const en = {
  title: 'The seal of this game',
  table: (id: string) => `table ${id}`,
  button: { verified: 'Dice verified', notYet: 'Dice sealed', broken: 'Seal broken', noSalt: 'The seal' },
  headings: {
    verified: 'No one alone could bend this deal',
    notYet: 'The deal is sealed',
    broken: 'The deal doesn’t fit the seal',
    noSalt: 'The deal was fixed beforehand',
  },
  lines: {
    verified: 'Your browser checked it without taking the server’s word for anything.',
    notYet: 'The seal opens when the game ends.',
  },
  checking: 'Your browser is dealing it all again…',
  unavailable: 'Can’t get the saved game from the server right now. Try again later.',
  noSalt: {
    oneDevice: 'Played on one device: the seal only shows that the deal was fixed.',
    old: 'This game began before players added salt: the seal only shows that the deal was fixed.',
    absent: 'This device didn’t see the game being played: it can only check that the deal fits the seal shown now.',
    unsalted: 'Your browser added no salt here: the seal only shows that the deal was fixed.',
  },
  parts: {
    before: ['Before the game', ' the server fixes a secret and shows only its seal.'],
    salt: [
      'Every player adds salt',
      ' after that, so no one can choose the deal, unless the server is in league with one of the players.',
    ],
    after: ['After the game', ' the server opens the secret, and it must fit the seal.'],
    again: ['Your browser deals it all again:', ' every die and card must follow, and every action must be legal.'],
  },
  partsHere: {
    before: ['Before the game', ' this device draws one number and shows only its seal.'],
    salt: ['No one adds salt', ' on one device, so the seal can’t show that nobody chose the number.'],
    after: ['After the game', ' the device opens the number, and it must fit the seal.'],
  },
  marks: { done: 'checked', waiting: 'not yet', failed: 'failed', none: 'not here' },
  fromSecret: 'from the secret',
  noneSent: 'none sent',
  facts: (actions: number, draws: number, seconds: string, rules: string) =>
    `${count(actions, 'action', 'actions')}, ${count(draws, 'draw', 'draws')} · ${seconds} s on this device · rules ${rules}`,
  trouble: {
    otherSeal: 'The server showed another seal before the game.',
    saltNotListed: 'Your salt isn’t listed at your seat.',
    otherSalts: 'The salts aren’t the ones listed when the game began.',
    notOpened: 'The server hasn’t opened its secret.',
    otherSecret: 'The secret doesn’t fit the seal.',
    otherSeed: 'The deal doesn’t follow from the secret and the salts.',
    notLegal: 'The saved game can’t be played again.',
    otherTable: 'The table you saw isn’t the one that comes out.',
  },
  tellHost: 'Save the proof and tell the host.',
  check: 'Check now',
  checkAgain: 'Check again',
  saveProof: 'Save the proof',
  offline: 'works offline, without the server',
};

export type SealWords = typeof en;
