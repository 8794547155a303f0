import { capital } from '@trollmoot/kernel';
import { THIEF } from '../../../data/pieces.ts';
import { thiefLeft } from '../../../queries/unspent.ts';
import { beneath, does, going, onto, pieceAcc, pieceDat, several, short, shortCell } from '../../../text/de/grammar.ts';
import { names } from '../../../text/de/names.ts';
import type { ThiefRoom } from '../../../text/language.ts';
import { faceIn } from '../../../text/printed.ts';
import type { Effort } from '../contents.ts';

const cubes = (n: number): string => (n === 0 ? 'kein Würfel' : `${n} Würfel`);
const ODDS = { 1: 'ab 4', 2: 'ab 2', 3: 'sicher' } as const;
const stab = (victim: number, effort: Effort): string => {
  if (victim === 0) return `−${[1, 3, 5][effort - 1]} Mut`;
  return victim === 4 ? `−${several(effort, 'Karte', 'Karten')}` : `−${effort} Bevölkerung`;
};

export const thief: ThiefRoom = {
  ask: {
    'thief.assign': () => 'Verteil deine Wertemarker auf Bewegung, Heimlichkeit und Diebeskunst.',
    'thief.act': (_at, view) => {
      const { steps, cubes: left } = thiefLeft(view);
      if (steps > 0)
        return left > 0 ? 'Schleich und handle, beliebig gemischt.' : 'Schleich weiter oder beende deinen Zug.';
      return left > 0 ? 'Handle mit deinen Würfeln oder beende deinen Zug.' : 'Noch etwas in diesem Zug?';
    },
    'thief.peeked': ({ space }, view) =>
      `Du hast nachgesehen: ${known(view.map.spaces.find((there) => there.space === space)?.face)}. Aufdecken?`,
    'thief.tryAgain': () => 'Klebrige Finger: noch einmal würfeln?',
    'thief.takeCard': () => 'Welche Schatzkarte nimmst du der Ritterin?',
    'thief.takeSecret': () => 'Welches Geheimnis nimmst du den Goblins?',
    'thief.fetch': () => 'Der Vorrat ist leer: Nimm einen Schatzmarker von irgendwo.',
    'thief.evade': () => 'Dem Angriff ausweichen? Der Würfel muss 4 oder mehr zeigen.',
    'thief.dodge': () => 'Du weichst dem Angriff aus: ein Feld weiterhuschen?',
    'thief.upgrade': ({ left }) =>
      left === 1
        ? 'Welche Verbesserung gibt dir der Marker?'
        : `Welche Verbesserung zuerst? ${left} Marker geben dir je eine.`,
    'thief.spores': () => 'Sporen: Welche Verbesserung verlierst du?',
  },
  watch: {
    'thief.assign': () => 'Der Dieb verteilt seine Wertemarker.',
    'thief.act': () => 'Der Dieb schleicht umher und handelt.',
    'thief.peeked': () => 'Der Dieb hat unter sein Plättchen gesehen.',
    'thief.tryAgain': () => 'Der Dieb darf mit Klebrigen Fingern neu würfeln.',
    'thief.takeCard': () => 'Der Dieb nimmt der Ritterin eine Schatzkarte.',
    'thief.takeSecret': () => 'Der Dieb nimmt den Goblins ein Geheimnis.',
    'thief.evade': () => 'Der Dieb darf versuchen auszuweichen.',
    'thief.dodge': () => 'Der Dieb weicht dem Angriff aus und darf weiterhuschen.',
    'thief.upgrade': () => 'Der Dieb wählt eine Verbesserung.',
    'thief.spores': () => 'Sporen kosten den Dieb eine Verbesserung.',
  },
  label: {
    assign: ({ movement, stealth, thievery }) =>
      `Bewegung ${movement}, Heimlichkeit ${stealth}, Diebeskunst ${thievery}`,
    sneak: ({ to }, view) => going('schleichen', view, THIEF, to),
    sneakOut: ({ cell }) => `Hinausschleichen: ${shortCell(cell)}`,
    climb: ({ to }, view) => going('klettern', view, THIEF, to),
    loot: ({ token, cubes: n }) =>
      token === 'treasure'
        ? 'Den Schatz erbeuten (1 Würfel)'
        : `Erbeuten: ${names.gems[token]} (${n === 1 ? '1 Würfel: Falle bei 3 von 6' : '2 Würfel: sicher'})`,
    pickpocket: ({ victim, effort }) => `${capital(pieceAcc(victim))} bestehlen (${cubes(effort)}: ${ODDS[effort]})`,
    pickLock({ effort }, { thief: t }) {
      const kit = t?.upgrades.includes('lockPickingKit') ? 1 : 0;
      return `Schloss knacken (${cubes(effort - kit)}: ${ODDS[effort]})`;
    },
    backstab: ({ victim, effort }) =>
      `${capital(pieceAcc(victim))} meucheln (${cubes(effort)}: ${stab(victim, effort)})`,
    hideLoot: () => 'Beute verstecken (1 Würfel)',
    flareHere: () => 'Leuchtkugel abschießen (1 Würfel)',
    peek: () => 'Hier bleiben und nachsehen',
    lightUp: () => 'Aufdecken',
    leaveDark: () => 'Dunkel lassen',
    tryAgain: () => 'Neu würfeln',
    giveUp: () => 'Mit leeren Händen gehen',
    takeCard: ({ card }) => `Nehmen: ${names.treasures[card].title}`,
    takeHidden: () => 'Zufällig eine verdeckte Karte nehmen',
    takeFaceUp: ({ secret }) => `Nehmen: ${names.secrets[secret].title}`,
    takeSecret: () => 'Zufällig ein verdecktes Geheimnis nehmen',
    fetch: ({ space }, view) => `Von: ${short(view, space)}`,
    evade: () => 'Ausweichen versuchen (ab 4)',
    succumb: () => 'Den Angriff treffen lassen',
    dodge: ({ to }, view) => going('huschen', view, THIEF, to),
    stay: () => 'Bleiben',
    upgrade: ({ upgrade }) => names.upgrades[upgrade].title,
    loseUpgrade: ({ upgrade }) => `Verlieren: ${names.upgrades[upgrade].title}`,
  },
  tell: {
    thiefAppeared: () => 'Der Dieb schlüpft durch den Eingang herein.',
    thiefAssigned: ({ movement, stealth, thievery }) =>
      `Der Dieb wählt Bewegung ${movement}, Heimlichkeit ${stealth}, Diebeskunst ${thievery}.`,
    looted: ({ token }) => `Der Dieb greift nach ${token === 'treasure' ? 'dem Schatz' : `dem ${names.gems[token]}`}.`,
    gemTrapped: ({ gem }) => `Der ${names.gems[gem]} ist eine Falle!`,
    climbed: ({ to }, view) => `Der Dieb klettert hinüber ${onto(view, to)}.`,
    pickpocketed: ({ victim }) => `Der Dieb greift ${pieceDat(victim)} in die Taschen.`,
    pocketed: () => 'Seine Finger finden etwas.',
    thiefFailed: () => 'Der Dieb geht leer aus.',
    lockPicked: () => 'Der Dieb macht sich am Schloss des Tresors zu schaffen.',
    vaultOpened: () => 'Der Tresor springt auf!',
    backstabbed: ({ victim }) => `Der Dieb fällt ${pieceDat(victim)} in den Rücken.`,
    lootHidden: ({ level }) => `Der Dieb versteckt Beute: Sein Beutewert ist jetzt ${level}.`,
    tokenGained: ({ carried }) => `Der Dieb nimmt einen Marker und trägt jetzt ${carried}.`,
    cardStolen: ({ card }) => `Der Dieb hat dir eine Karte genommen: ${names.treasures[card!].title}.`,
    peeked: ({ space, face }, view) =>
      face === null ? `Der Dieb späht ${beneath(view, space)}.` : `Du siehst unter das Plättchen: ${known(face)}.`,
    thiefKilled: ({ by }) => (by === null ? 'Der Dieb stirbt.' : `${does(by, 'tötet', 'töten')} den Dieb!`),
    thiefEvaded: () => 'Der Dieb weicht dem Angriff aus.',
    stashed: ({ tokens, total }) => `Der Dieb bringt ${tokens} Marker in Sicherheit: insgesamt ${total}.`,
    upgraded: ({ upgrade }) => `Der Dieb gewinnt eine Verbesserung: ${names.upgrades[upgrade].title}.`,
    upgradeLost: ({ upgrade }) => `Der Dieb verliert eine Verbesserung: ${names.upgrades[upgrade].title}.`,
  },
};

/** 'A04', wie es der Dieb sieht. */
function known(name: string | null | undefined): string {
  const face = faceIn(names, name);
  return face === null ? 'das Plättchen' : `${face[0]} (${face[1]})`;
}
