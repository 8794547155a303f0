import { capital, inBrief } from '@trollmoot/kernel';
import { DRAGON_DIE } from '../../data/dice.ts';
import { KNIGHT, type Piece, roleOf } from '../../data/pieces.ts';
import type { Role } from '../../data/roles.ts';
import type { View } from '../../view.ts';
import type { Language } from '../language.ts';
import { bearing } from '../places.ts';
import { slotIn, slotOf } from '../printed.ts';
import { piece, pieceAcc, role, roleAcc, SIDE, several, short, TRIBE } from './grammar.ts';
import { names } from './names.ts';

const isYou = ({ reader }: View, who: Role): boolean => reader === who;
const whom = (view: View, who: Role): string => (isYou(view, who) ? 'dich' : roleAcc(who));
const Who = (view: View, who: Role, second: string, third: string): string =>
  isYou(view, who) ? `Du ${second}` : `${capital(role(who))} ${third}`;
const isTribe = (who: Piece): boolean => roleOf(who) === 'goblins';
const foe = (view: View, who: Piece): string =>
  !isYou(view, roleOf(who)) ? pieceAcc(who) : isTribe(who) ? `deinen ${TRIBE[who - 1]!}` : 'dich';
const tribeAcc = (view: View, n: number): string => `${isYou(view, 'goblins') ? 'deinen' : 'den'} ${TRIBE[n]!}`;
const Tribe = (view: View, n: number): string => `${isYou(view, 'goblins') ? 'Dein' : 'Der'} ${TRIBE[n]!}`;

/** 'Seit deinem Zug': was geschah, ohne wessen Zug es war. */
export const brief: Language['brief'] = {
  won: ({ winners }) =>
    winners.length === 0
      ? 'Alle haben verloren'
      : inBrief(`Sieg: ${winners.map((who) => names.roles[who].title).join(', ')}`),
  revealed: ({ kind }) => `Deckt auf: ${names.kinds[kind].title}`,
  placed: () => 'Legt ein Plättchen',
  rotated: () => 'Dreht ein Plättchen',
  removed: ({ kind }) => (kind === 'crystal' ? 'Ein Kristall-Plättchen fällt' : 'Ein Plättchen fällt'),
  terrainLaid: ({ terrain }) => `Gelände: ${names.terrain[terrain].title}`,
  terrainRemoved: ({ terrain }) => `Gelände weg: ${names.terrain[terrain].title}`,
  terrainHarmed: ({ terrain, piece: who }, view) =>
    inBrief(`${names.terrain[terrain].title} trifft ${foe(view, who)}`, `${names.terrain[terrain].title} schadet`),
  collapseBegan: () => 'Der Einsturz beginnt!',
  slid: () => 'Der Plan rückt zusammen',
  movedOff: ({ piece: who }, view) =>
    isYou(view, roleOf(who)) && !isTribe(who) ? 'Du musst fliehen' : inBrief(`${capital(piece(who))} flieht`),
  moved({ piece: who, from, to }, view) {
    if (roleOf(who) !== view.turn) return inBrief(`Bewegt ${foe(view, who)}`);
    const way = bearing(view, from, to);
    const where = way === null ? short(view, to) : `${way.steps} nach ${SIDE[way.side]}`;
    return who === KNIGHT || !isTribe(who)
      ? inBrief(`Geht ${where}`, 'Geht weiter')
      : inBrief(`${Tribe(view, who - 1)} geht weiter`);
  },
  tokenPlaced: ({ token }) => inBrief(`Legt: ${names.tokens[token].title}`),
  tokenMoved: ({ token }) => inBrief(`Bewegt: ${names.tokens[token].title}`),
  bombed: () => 'Eine Bombe öffnet eine Wand',
  rockslide: () => 'Felsen sperren eine Kante',
  rolled: ({ die, shows }) =>
    die === 'dragon'
      ? inBrief(`Wirft ${names.dragonDie[DRAGON_DIE[shows]!.name]}`, 'Wirft den Drachenwürfel')
      : `Wirft eine ${shows}`,
  flared: () => 'Schießt eine Leuchtkugel',
  ambusher: ({ strength }) => `Hinterhalt${strength === null ? '' : ` mit Stärke ${strength}`}!`,
  ambushBeaten: () => 'Schlägt den Hinterhalt zurück',
  gritGained: ({ grit, total }) => `+${grit} Mut, jetzt ${total}`,
  gritLost: ({ grit }, view) => `${Who(view, 'knight', 'verlierst', 'verliert')} ${grit} Mut`,
  shielded: () => 'Der Schild schützt sie',
  knightHurt: ({ by }, view) =>
    isYou(view, 'knight') ? `Du verlierst ${by} Gesundheit` : `Ritterin: −${by} Gesundheit`,
  knightHealed: ({ by, total }) => `+${by} Gesundheit, jetzt ${total}`,
  knightKilled: (_news, view) => Who(view, 'knight', 'fällst', 'fällt'),
  cubePlaced: ({ on }) => inBrief(`Würfel auf: ${slotIn(names, on)}`),
  cubeLost: (_news, view) => (isYou(view, 'knight') ? 'Du verlierst einen Würfel' : 'Ritterin: ein Würfel weniger'),
  cubeGained: () => 'Gewinnt einen Heldenwürfel',
  tribeAttacked: ({ tribe: n }, view) => inBrief(`Greift ${tribeAcc(view, n)} an`),
  dragonAttacked: ({ hit }, view) =>
    hit ? `Trifft ${whom(view, 'dragon')}!` : `Schlägt nach ${isYou(view, 'dragon') ? 'dir' : 'dem Drachen'}`,
  thiefAttacked: (_news, view) => `Greift ${whom(view, 'thief')} an`,
  crystalToKnight: ({ total }) => `Zerschlägt einen Kristall: ${total}`,
  gemTaken: ({ trapped }) => (trapped ? 'Ein Edelstein mit Falle' : 'Nimmt einen Edelstein'),
  gearUsed: ({ thing }) => inBrief(`Nutzt: ${slotIn(names, slotOf(thing))}`),
  arrowShot: ({ at, tribe: n }, view) =>
    inBrief(`Schießt auf ${at === 'tribe' ? tribeAcc(view, n!) : whom(view, at)}`, 'Schießt'),
  treasureDecided: ({ kept }) => (kept ? 'Behält eine Schatzkarte' : 'Verzichtet auf einen Schatz'),
  treasureShown: ({ card }) => inBrief(`Zeigt: ${slotIn(names, card)}`),
  treasureUsed: ({ thing }) => inBrief(`Nutzt: ${slotIn(names, slotOf(thing))}`),
  treasureLost: (_news, view) =>
    isYou(view, 'knight') ? 'Du verlierst eine Schatzkarte' : 'Ritterin: ein Schatz weniger',
  eventPlayed: ({ card }) => inBrief(`Ereignis: ${names.events[card].title}`),
  questDone: ({ grit }) => `Nebenaufgabe: +${grit} Mut`,
  monsterStruck: ({ monster }) => inBrief(`${names.monsters[monster].title} schlägt zu`),
  warChosen: ({ card }) => `Kriegskarte: ${names.wars[card].title}`,
  rubyUsed: () => 'Nutzt den Goblinrubin',
  overpopulated: ({ tribes: crowded }) =>
    crowded.length === 1 ? 'Ein Stamm ist zu groß' : `${crowded.length} Stämme sind zu groß`,
  monsterJoined: ({ monster }) =>
    inBrief(`Neues Monster: ${names.monsters[monster].title}`, `Neu: ${names.monsters[monster].title}`),
  monstersSentAway: ({ cards }) => `Schickt ${cards.length} Monster fort`,
  monsterHelped: ({ monster }) => inBrief(`Hilft: ${names.monsters[monster].title}`),
  secretPlayed: ({ card }) => inBrief(`Geheimnis: ${names.secrets[card].title}`, names.secrets[card].title),
  emerged: ({ tribe: n }, view) => inBrief(`${Tribe(view, n)} kommt heraus`, `${Tribe(view, n)} ist da`),
  lurks: ({ tribe: n }, view) => inBrief(`${Tribe(view, n)} lauert`),
  assaulted: ({ tribe: n, target }, view) =>
    isYou(view, target)
      ? inBrief(`${Tribe(view, n)} greift dich an`, `${TRIBE[n]!} greift dich an`)
      : inBrief(`Angriff auf ${roleAcc(target)}!`),
  crystalBattered: ({ smashed }) => (smashed ? 'Zerschlägt einen Kristall!' : 'Schlägt auf einen Kristall'),
  plundered: ({ what, trapped }) =>
    trapped ? 'Ein Edelstein mit Falle' : `Plündert einen ${what === 'gem' ? 'Edelstein' : 'Schatz'}`,
  explored: ({ tribe: n }, view) => inBrief(`${Tribe(view, n)} erkundet`),
  hexed: ({ target, by }, view) => `Verflucht ${whom(view, target)}: ${by}`,
  rage: ({ rage }) => `Wut: jetzt ${rage}`,
  populationLost: ({ tribe: n, lost }, view) => inBrief(`${Tribe(view, n)}: −${lost}`),
  scattered: ({ tribe: n }, view) => inBrief(`${Tribe(view, n)} ist zerstreut`, `${TRIBE[n]!} zerstreut`),
  tribeHid: ({ tribe: n }, view) => inBrief(`${Tribe(view, n)} versteckt sich`, `${TRIBE[n]!} versteckt`),
  tribeUncovered: ({ tribe: n }, view) => inBrief(`Findet ${tribeAcc(view, n)}`),
  ambushed: ({ tribe: n }, view) =>
    n === null
      ? 'Die Goblins warten ab'
      : isYou(view, 'knight')
        ? 'Hinterhalt gegen dich!'
        : 'Hinterhalt gegen die Ritterin!',
  monsterLost: ({ monster }, view) =>
    inBrief(`${isYou(view, 'goblins') ? 'Du verlierst' : 'Verliert'}: ${names.monsters[monster].title}`),
  secretsDrawn: ({ count }) => (count === 1 ? 'Zieht ein Geheimnis' : `Zieht ${count} Geheimnisse`),
  secretDiscarded: ({ card }) => inBrief(`Verloren: ${names.secrets[card].title}`),
  trapSprung: () => 'Die Falle schnappt zu!',
  dragonHurt: ({ left }, view) =>
    isYou(view, 'dragon') ? `Du hast noch ${left} Gesundheit` : `Drache: noch ${left} Gesundheit`,
  dragonAppeared: (_news, view) => (isYou(view, 'dragon') ? 'Du regst dich in der Tiefe' : 'Der Drache regt sich'),
  surfaced: (_news, view) => Who(view, 'dragon', 'tauchst auf!', 'taucht auf!'),
  burnt: ({ role: who }, view) => inBrief(`Flammen treffen ${whom(view, who)}`),
  flameWallLaid: () => 'Entzündet eine Flammenwand',
  gemPlaced: ({ gem }) => `Legt den ${names.gems[gem]}`,
  gemMoved: ({ gem }) => `Bewegt den ${names.gems[gem]}`,
  gemReturned: ({ gem }) => inBrief(`${names.gems[gem]} kehrt zurück`),
  hoarded: ({ kept }) => (kept ? 'Hortet einen Schatz' : 'Zermalmt einen Schatz'),
  hoardReturned: ({ tokens }) => (tokens === 1 ? 'Hort: 1 Schatz weniger' : `Hort: ${tokens} Schätze weniger`),
  powerUsed: ({ power }) => `Kraft: ${names.powers[power].title}`,
  powersDiscarded: ({ symbol }, view) =>
    inBrief(`${isYou(view, 'dragon') ? 'Du legst ab' : 'Legt ab'}: ${names.symbols[symbol]}`),
  eaten: ({ total }) => `Frisst: ${total} im Bauch`,
  woke: ({ wakefulness }, view) => `Wachheit ${wakefulness}${view.dragon === null ? '' : ` von ${view.dragon.needed}`}`,
  awakened: (_news, view) => Who(view, 'dragon', 'bist wach!', 'ist wach!'),
  slithered: () => 'Ein Trägheitswürfel wandert',
  dozed: ({ wakefulness }) => `Wachheit sinkt auf ${wakefulness}`,
  shrieked: () => 'Kreischt: neuer Wurf',
  omensDrawn: ({ drawn }) => `Zieht ${drawn.length} Omen`,
  omenUsed: ({ omen }) => inBrief(`Omen: ${names.omens[omen].title}`),
  omenDiscarded: (_news, view) => (isYou(view, 'cave') ? 'Du legst ein Omen ab' : 'Die Höhle legt ein Omen ab'),
  spored: ({ role: who }, view) => `Sporen treffen ${whom(view, who)}`,
  hatredShed: ({ left }) => `Legt Hass ab: noch ${left}`,
  eventsBuried: ({ cards }) => `Vergräbt ${several(cards, 'Ereignis', 'Ereignisse')}`,
  thiefAppeared: () => 'Schleicht durch den Eingang',
  looted: ({ token }) => (token === 'treasure' ? 'Greift nach einem Schatz' : 'Greift nach einem Edelstein'),
  gemTrapped: () => 'Der Edelstein ist eine Falle!',
  climbed: () => 'Klettert über eine Wand',
  pickpocketed: ({ victim }, view) => inBrief(`Bestiehlt ${foe(view, victim)}`),
  pocketed: () => 'Findet etwas',
  thiefFailed: () => 'Geht leer aus',
  lockPicked: () => 'Arbeitet am Tresorschloss',
  vaultOpened: () => 'Öffnet einen Tresor!',
  backstabbed: ({ victim }, view) => inBrief(`Meuchelt ${foe(view, victim)}`),
  lootHidden: ({ level }) => `Versteckt Beute: Beutewert ${level}`,
  tokenGained: ({ carried }) => `Trägt jetzt ${carried} Marker`,
  cardStolen: ({ card }) => (card === null ? null : inBrief(`Stiehlt dir: ${names.treasures[card].title}`)),
  peeked: () => 'Späht unter ein Plättchen',
  thiefKilled: ({ by }, view) =>
    isYou(view, 'thief') ? 'Du wirst getötet' : by === view.turn ? 'Tötet den Dieb!' : 'Der Dieb stirbt',
  thiefEvaded: () => 'Der Dieb weicht aus',
  stashed: ({ tokens, total }) => `In Sicherheit: ${tokens}, zusammen ${total}`,
  upgraded: ({ upgrade }) => inBrief(`Neu: ${names.upgrades[upgrade].title}`),
  upgradeLost: ({ upgrade }) => inBrief(`Verliert: ${names.upgrades[upgrade].title}`),
};
