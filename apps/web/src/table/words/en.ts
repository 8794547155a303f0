const list = new Intl.ListFormat('en-GB');
const possessive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`);
const actions = (n: number): string => (n === 1 ? '1 action' : `${n} actions`);

/** What the table says, in English. Fetched with the table, unlike the words of the Hall. */
export const en = {
  yours: 'Yours',
  ownedBy: possessive,
  youCanNow: 'You can now',
  chooseThis: 'Choose this',
  close: 'Close',
  showMe: 'Show me',
  holdToRead: 'Press and hold any piece, room or card to read about it.',
  isThinking: (name: string) => `${name} is thinking`,
  hurry: 'The server is busy. Bots here think for less time than usual.',
  putDown: 'Press it again to put it down.',
  everything: 'Everything on the table',
  everythingHelp: 'Choose a thing to read about it.',
  since: {
    title: 'Since your turn',
    nothing: 'Nothing yet.',
    replay: 'Replay',
    help: 'Point at a line to see its trail alone. Trails go with your first action.',
    lost: 'You lost',
    actions,
    more: (n: number) => `${n} more`,
    all: 'All',
    step: (n: number, of: number) => `Replay, ${n} of ${of}`,
    backToNow: 'Back to now',
    says: (turns: readonly string[]) => `Since your turn: ${turns.join(' ')}`,
    turn: (name: string, n: number) => `${name}, ${actions(n)}.`,
  },
  replay: {
    title: 'Replay',
    turn: (turn: number, name: string) => `Turn ${turn}${name === '' ? '' : ` · ${name}`}`,
    turnBrief: (turn: number) => `Turn ${turn}`,
    action: (n: number, of: number) => `action ${n} of ${of}`,
    at: (turn: number, n: number, of: number, name: string) =>
      `Turn ${turn}, action ${n} of ${of}${name === '' ? '' : `, ${name}`}`,
    toStart: 'To the start',
    toEnd: 'To the end',
    turnBack: 'One turn back',
    turnForward: 'One turn forward',
    speed: (speed: number) => `Speed: ${speed}. Press for the next.`,
    follow: 'Follow',
    share: 'Share',
    shareTitle: 'This moment, as a link',
    throughMyEyes: 'Show it through my eyes',
    opensPaused: 'Opens paused here, board and line together.',
    copied: 'Copied',
  },
  forfeit: {
    firstThen: (first: string, then: string) => `${first}, then ${lower(then)}`,
    without: (act: string) => `${act} anyway`,
    notYet: 'Not yet',
    lost: 'This would be lost',
  },
  undo: {
    undo: 'Undo',
    redo: 'Redo',
    takesBack: (line: string) => `Takes back: ${line}`,
    andSince: (n: number) => `Also takes back ${actions(n)} of the others since then.`,
    revealed: 'What was revealed or rolled since stays the same: play it again and it falls the same way.',
    asks: 'The other players are asked first.',
    free: 'Nobody has to agree.',
    nothing: 'You have nothing to undo right now.',
    tookBack: (line: string) => `Taken back: ${line}`,
    redoes: (act: string) => `Does again: ${act}.`,
    ask: 'ask',
  },
  hint: {
    later: 'what comes later',
    says: (label: string, terms: readonly string[], instead: string | null) => {
      const goodFor = terms.length === 0 ? '' : ` Good for ${list.format(terms)}.`;
      return `Hint: ${label}.${goodFor}${instead === null ? '' : ` Next best: ${instead}.`}`;
    },
    notNow: 'You can ask for a hint when it’s your turn.',
  },
  keys: {
    title: 'Keyboard shortcuts',
    rows: [
      ['? · i', 'Explain what has the focus'],
      ['←↑→↓', 'Go from thing to thing on the board'],
      ['Tab', 'Go to the next thing you can use'],
      ['Enter · Space', 'Choose it'],
      ['1–9', 'Choose from the list of choices'],
      ['Esc', 'Put down, close'],
      ['u', 'Undo'],
      ['Shift + u', 'Redo'],
      ['h', 'Hint'],
      ['c', 'Claim what would be lost'],
      ['b', 'Replay what happened since your turn'],
      ['Space', 'Hurry while others act'],
      ['r', 'Rules'],
      ['?', 'This list, if nothing has the focus'],
    ] as readonly (readonly [keys: string, does: string])[],
  },
  things: {
    undo: ['Undo', 'Takes back your last action.'],
    redo: ['Redo', 'Plays again what you took back.'],
    hint: ['Hint', 'Shows what a sharp bot would do in your place, and why.'],
    rules: ['Rules', 'Opens the rules of this game, clause by clause, with a search.'],
    sound: ['Sound', 'Turns the sounds off and on again.'],
    settings: ['Settings', 'Your name, language, theme, text size, motion, bot speed and sound.'],
    hall: ['Back to the Hall', 'Leaves this page. The table is kept: you find it in the Hall under your games.'],
    overlay: ['Show me…', 'Draws more on the board: what you choose from this list.'],
    keys: ['Keyboard shortcuts', 'Lists the keys you can use at the table.'],
    log: ['Chronicle', 'Everything that has happened, newest last. Press a line to go back to that moment.'],
    choices: ['Choices', 'Everything you can do now as a list, and the board in words.'],
    chat: ['Chat', 'Talk with the others at this table.'],
    replay: ['Replay', 'Moves through the game so far. The newest moment is on the right.'],
    since: ['Since your turn', 'What the others did after your last turn. Press a line to see it again.'],
    seat: ['Seat', 'A player at this table.'],
    score: ['Score', 'The points everyone can see.'],
    clock: ['Time left', 'At zero, a bot plays on in this seat until its player is back.'],
    act: ['', 'Does this at once.'],
    line: ['What happened', 'Press it to go back to that moment.'],
    prompt: ['Prompt', 'The first line says what to do, the second what is left.'],
    forfeit: ['Would be lost', 'This is yours to take, and it is lost if you end without it.'],
    hurry: [
      'Hurried bots',
      'Many tables need bots right now, so each bot gets a share of the time. They answer as quickly as ever, but see less far ahead.',
    ],
    bot: ['Bot', 'Played by the computer.'],
    person: ['Player', 'A person at this table.'],
    away: ['Player, away', 'This player has lost the connection or closed the page.'],
    empty: ['Empty seat', 'Nobody sits here yet.'],
  } as const satisfies { readonly [what: string]: readonly [name: string, does: string] },
};

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

type Loose<T> = T extends (...args: infer A) => infer R
  ? (...args: A) => R
  : T extends string
    ? string
    : { readonly [K in keyof T]: Loose<T[K]> };
export type TableWords = Loose<typeof en>;
