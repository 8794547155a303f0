/** Why the server, or the table, said no, and what would help. Fetched when it happens. */
export const en = {
  offline: 'Can’t reach the server. Check your connection, then try again.',
  noServer: 'There’s no Trollmoot server at this address. You can play on this device.',
  /** By what was asked for, and the status of the answer. */
  asked: {
    'tables 400': 'The server doesn’t know this game or these house rules. Reload the page and set the table up again.',
    'tables 429': 'Too many new tables in the last hour. Join an open one, or try again in a few minutes.',
    'join 409': 'Someone was quicker: that seat is taken, or the game has begun. Take another seat, or stay and watch.',
    'start 409': 'The game can’t begin yet. A seat is still empty, or someone else is the host now.',
    'chair 409': 'That seat has changed. Look again, then choose.',
    'swap 409': 'That seat isn’t free any more. Choose another.',
    'leave 409': 'You have no seat at this table any more.',
    'rematch 409': 'A rematch isn’t possible right now. Try again in a moment.',
    'rematch 429': 'Too many new tables in the last hour. Ask for the rematch again in a few minutes.',
    'session 400': 'This name can’t be used here. Choose one with up to 24 letters you can see.',
    'session 429': 'Too many new guests or new names in the last hour. Try again in a few minutes.',
  } as { readonly [asked: string]: string },
  /** By the status alone. */
  status: {
    400: 'This page and the server don’t understand each other. Reload the page.',
    401: 'The server doesn’t know this browser any more. Reload the page.',
    403: 'The server doesn’t accept this page’s address. Ask the host for the right link.',
    404: 'There’s no such table, or your link is incomplete. Ask for the link again.',
    409: 'That isn’t possible any more. Look at the table again.',
    421: 'The server goes by another name. Ask the host for the right link.',
    429: 'That was too much at once. Wait a minute, then try again.',
    503: 'The server can’t save anything right now. Try again in a moment.',
  } as { readonly [status: number]: string },
  failed: 'The server made a mistake. Try again, and tell the host if it keeps happening.',
  rematchWatching: 'Only the players can ask for a rematch. Once they have, this button takes you there.',
  /** What a table answers. */
  table: {
    tooFast: 'That was too quick. Wait a moment, then try again.',
    busy: 'The server has a lot to do. Try again in a moment.',
    tooEarly: 'Not yet. Try again in a moment.',
    notSeated: 'You’re watching. Only players with a seat can do that.',
    unknown: 'The server no longer shows you this table. Reload the page.',
    offline: 'Can’t reach the server. Check your connection, then try again.',
    tooFar: 'Part of that has to wait for a die or a card. Do it step by step.',
    malformed: 'The server couldn’t read that. Reload the page, then try again.',
    noHint: 'No hint right now. Try again in a moment.',
  } as { readonly [no: string]: string },
  qr: 'QR code of this link, for a phone’s camera',
  chat: {
    refused: {
      tooFast: 'Five lines at once, then one every two seconds. Your line is still here: send it in a moment.',
      notSaved: 'The server can’t save anything right now. Your line is still here: send it in a moment.',
      malformed: 'This line has characters that can’t be sent. Your line is still here: change it, then send it again.',
    } as { readonly [no: string]: string },
    other: 'That line wasn’t sent. It’s still here: try again in a moment.',
    tooLong: (by: number) =>
      `${by === 1 ? '1 character' : `${by} characters`} too long. Make it shorter, or send two lines.`,
  },
};
export type LinkWords = typeof en;
