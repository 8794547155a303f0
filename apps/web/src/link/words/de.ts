import type { LinkWords } from './en.ts';

const TRY_AGAIN = 'Versuch es gleich noch einmal.';

export const de: LinkWords = {
  offline: 'Der Server ist nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.',
  noServer: 'Unter dieser Adresse läuft kein Trollmoot-Server. Du kannst auf diesem Gerät spielen.',
  asked: {
    'tables 400':
      'Der Server kennt dieses Spiel oder diese Hausregeln nicht. Lade die Seite neu und richte den Tisch noch einmal ein.',
    'tables 429':
      'Zu viele neue Tische in der letzten Stunde. Setz dich an einen offenen, oder versuch es in ein paar Minuten noch einmal.',
    'join 409':
      'Jemand war schneller: Der Platz ist besetzt, oder das Spiel hat begonnen. Nimm einen anderen Platz, oder schau zu.',
    'start 409': 'Das Spiel kann noch nicht beginnen. Ein Platz ist noch leer, oder jemand anders ist jetzt Gastgeber.',
    'chair 409': 'Der Platz hat sich geändert. Schau noch einmal hin und wähle dann.',
    'swap 409': 'Der Platz ist nicht mehr frei. Wähle einen anderen.',
    'leave 409': 'Du hast an diesem Tisch keinen Platz mehr.',
    'rematch 409': `Eine Revanche geht gerade nicht. ${TRY_AGAIN}`,
    'rematch 429': 'Zu viele neue Tische in der letzten Stunde. Bitte in ein paar Minuten noch einmal um die Revanche.',
    'session 400': 'Dieser Name geht hier nicht. Nimm einen mit höchstens 24 sichtbaren Zeichen.',
    'session 429': 'Zu viele neue Gäste oder Namen in der letzten Stunde. Versuch es in ein paar Minuten noch einmal.',
  },
  status: {
    400: 'Diese Seite und der Server verstehen sich nicht. Lade die Seite neu.',
    401: 'Der Server kennt diesen Browser nicht mehr. Lade die Seite neu.',
    403: 'Der Server nimmt die Adresse dieser Seite nicht an. Bitte den Gastgeber um den richtigen Link.',
    404: 'Diesen Tisch gibt es nicht, oder dein Link ist unvollständig. Bitte noch einmal um den Link.',
    409: 'Das geht nicht mehr. Schau dir den Tisch noch einmal an.',
    421: 'Der Server heißt anders. Bitte den Gastgeber um den richtigen Link.',
    429: 'Das war zu viel auf einmal. Warte eine Minute und versuch es noch einmal.',
    503: `Der Server kann gerade nichts speichern. ${TRY_AGAIN}`,
  },
  failed: 'Der Server hat einen Fehler gemacht. Versuch es noch einmal, und sag es dem Gastgeber, wenn es so bleibt.',
  rematchWatching: 'Nur wer mitgespielt hat, kann um eine Revanche bitten. Danach führt dich dieser Knopf dorthin.',
  table: {
    tooFast: 'Das war zu schnell. Warte kurz und versuch es noch einmal.',
    busy: `Der Server hat viel zu tun. ${TRY_AGAIN}`,
    tooEarly: `Noch nicht. ${TRY_AGAIN}`,
    notSeated: 'Du schaust zu. Das kann nur, wer einen Platz hat.',
    unknown: 'Der Server zeigt dir diesen Tisch nicht mehr. Lade die Seite neu.',
    offline: 'Der Server ist nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.',
    tooFar: 'Ein Teil davon muss auf einen Würfel oder eine Karte warten. Geh Schritt für Schritt vor.',
    malformed: 'Der Server konnte das nicht lesen. Lade die Seite neu und versuch es noch einmal.',
    noHint: `Gerade gibt es keinen Tipp. ${TRY_AGAIN}`,
  },
  qr: 'QR-Code dieses Links, für die Kamera eines Telefons',
  chat: {
    refused: {
      tooFast: 'Fünf Zeilen auf einmal, dann alle zwei Sekunden eine. Deine Zeile ist noch da: Schick sie gleich ab.',
      notSaved: 'Der Server kann gerade nichts speichern. Deine Zeile ist noch da: Schick sie gleich ab.',
      malformed:
        'Diese Zeile enthält Zeichen, die nicht gesendet werden können. Sie ist noch da: Ändere sie und schick sie ab.',
    },
    other: `Die Zeile wurde nicht gesendet. Sie ist noch da: ${TRY_AGAIN}`,
    tooLong: (by) => `${by} Zeichen zu lang. Kürze sie, oder schick zwei Zeilen.`,
  },
};
