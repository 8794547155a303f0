import type { SealWords } from './en.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const de: SealWords = {
  title: 'Das Siegel dieses Spiels',
  table: (id) => `Tisch ${id}`,
  button: {
    verified: 'Würfel geprüft',
    notYet: 'Würfel versiegelt',
    broken: 'Siegel gebrochen',
    noSalt: 'Das Siegel',
  },
  headings: {
    verified: 'Niemand allein konnte hier das Glück lenken',
    notYet: 'Das Glück ist versiegelt',
    broken: 'Karten und Würfel passen nicht zum Siegel',
    noSalt: 'Das Glück stand vorher fest',
  },
  lines: {
    verified: 'Dein Browser hat es geprüft, ohne dem Server etwas zu glauben.',
    notYet: 'Das Siegel öffnet sich, wenn das Spiel endet.',
  },
  checking: 'Dein Browser spielt alles noch einmal durch …',
  unavailable: 'Der Server gibt das gespeicherte Spiel gerade nicht heraus. Versuch es später noch einmal.',
  noSalt: {
    oneDevice: 'Auf einem Gerät gespielt: Das Siegel zeigt nur, dass das Glück vorher feststand.',
    old: 'Dieses Spiel begann, bevor es Salz gab: Das Siegel zeigt nur, dass das Glück vorher feststand.',
    absent:
      'Dieses Gerät war während des Spiels nicht dabei: Es kann nur prüfen, ob alles zum jetzt gezeigten Siegel passt.',
    unsalted: 'Dein Browser hat hier kein Salz gegeben: Das Siegel zeigt nur, dass das Glück vorher feststand.',
  },
  parts: {
    before: ['Vor dem Spiel', ' legt der Server ein Geheimnis fest und zeigt nur dessen Siegel.'],
    salt: [
      'Danach gibt jeder Mitspieler Salz dazu,',
      ' und so kann niemand das Glück wählen, außer der Server steckt mit einem Mitspieler unter einer Decke.',
    ],
    after: ['Nach dem Spiel', ' öffnet der Server das Geheimnis, und es muss zum Siegel passen.'],
    again: [
      'Dein Browser spielt alles noch einmal durch:',
      ' Jeder Würfel und jede Karte muss folgen, und jede Aktion muss erlaubt sein.',
    ],
  },
  partsHere: {
    before: ['Vor dem Spiel', ' zieht dieses Gerät eine Zahl und zeigt nur ihr Siegel.'],
    salt: [
      'Niemand gibt Salz dazu',
      ' auf einem Gerät, und so zeigt das Siegel nicht, ob jemand die Zahl gewählt hat.',
    ],
    after: ['Nach dem Spiel', ' öffnet das Gerät die Zahl, und sie muss zum Siegel passen.'],
  },
  marks: { done: 'geprüft', waiting: 'noch nicht', failed: 'falsch', none: 'hier nicht' },
  fromSecret: 'aus dem Geheimnis',
  noneSent: 'keines',
  facts: (actions, draws, seconds, rules) =>
    `${count(actions, 'Aktion', 'Aktionen')}, ${count(draws, 'Zufallszahl', 'Zufallszahlen')} · ${seconds.replace('.', ',')} s auf diesem Gerät · Regeln ${rules}`,
  trouble: {
    otherSeal: 'Der Server hat vor dem Spiel ein anderes Siegel gezeigt.',
    saltNotListed: 'Dein Salz steht nicht bei deinem Platz.',
    otherSalts: 'Das Salz ist nicht das, was zu Spielbeginn dastand.',
    notOpened: 'Der Server hat sein Geheimnis nicht geöffnet.',
    otherSecret: 'Das Geheimnis passt nicht zum Siegel.',
    otherSeed: 'Karten und Würfel folgen nicht aus Geheimnis und Salz.',
    notLegal: 'Das gespeicherte Spiel lässt sich nicht nachspielen.',
    otherTable: 'Der Tisch, den du gesehen hast, ist nicht der, der herauskommt.',
  },
  tellHost: 'Sichere den Beweis und sag es dem Gastgeber.',
  check: 'Jetzt prüfen',
  checkAgain: 'Noch einmal prüfen',
  saveProof: 'Beweis sichern',
  offline: 'geht offline, ohne den Server',
};
