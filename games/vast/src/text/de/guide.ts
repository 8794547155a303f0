import type { GuideWords } from '../guide.ts';
import { listOf, several } from './grammar.ts';
import { names } from './names.ts';

const quest = (name: keyof typeof names.sidequests): string => names.sidequests[name].title;
const sloth = (name: keyof typeof names.sloth): string => names.sloth[name].title;
const cubesWon = (n: number): string =>
  n === 0 ? '' : n === 1 ? ', mit einem Heldenwürfel unterwegs' : `, mit ${n} Heldenwürfeln unterwegs`;

const leftOf = (parts: readonly string[], none: string): string =>
  parts.length === 0 ? `${none} mehr.` : `Noch ${listOf(parts)}.`;

/** Was bleibt, was als Nächstes kommt und was verloren ginge. */
export const guide: GuideWords = {
  names,
  left: {
    knight({ steps, encounters, cubes, isBarred }, unclaimed) {
      const parts = [
        ...(steps > 0 ? [several(steps, 'Schritt', 'Schritte')] : []),
        ...(encounters > 0 ? [several(encounters, 'Begegnung', 'Begegnungen')] : []),
        ...(cubes > 0 ? [`${cubes} Würfel`] : []),
      ];
      const claims = unclaimed
        .map(({ quest: name, grit }) => `Nicht eingelöst: ${quest(name)}, +${grit} Mut. `)
        .join('');
      const barred = isBarred ? ' Ohne Begegnung kannst du nicht gehen.' : '';
      return `${claims}${leftOf(parts, 'Keine Schritte, Begegnungen oder Würfel')}${barred}`;
    },
    goblins: ({ tribes, secrets }) =>
      `${tribes === 0 ? 'Alle Stämme haben gehandelt' : `Noch ${several(tribes, 'Stamm', 'Stämme')}`}. ${several(secrets, 'Geheimnis', 'Geheimnisse')} auf der Hand.`,
    tribe: (population, strength, isHidden) =>
      `Bevölkerung ${population}, Stärke ${strength}.${isHidden ? ' Versteckt: Er kommt auf einem dunklen Plättchen mit seinem Zeichen heraus.' : ''}`,
    dragon: (cards, wakes) =>
      `Noch ${several(cards, 'Karte', 'Karten')}. ${wakes.length === 0 ? 'Dann Schätze und Edelsteine.' : `Zum Aufwachen bereit: ${listOf(wakes.map(sloth))}.`}`,
    rest: (wakes) =>
      wakes.length === 0 ? 'Danach ziehst du eine neue Hand.' : `Zum Aufwachen bereit: ${listOf(wakes.map(sloth))}.`,
    cave: (omens) => `${omens} Omen auf der Hand.`,
    thief: ({ steps, cubes }, stealth) =>
      `${leftOf([...(steps > 0 ? [several(steps, 'Schritt', 'Schritte')] : []), ...(cubes > 0 ? [`${cubes} Würfel`] : [])], 'Keine Schritte oder Würfel')} Heimlichkeit ${stealth}.`,
  },
  next: {
    shootBow: 'Wähl ein Ziel für den Bogen.',
    shootEnchanted: 'Wähl ein Ziel für den Zauberbogen.',
    bombWall: 'Wähl die Wand, die du sprengst.',
    sendFlare: 'Wähl das Feld, das du erleuchtest.',
    fightTribe: 'Wähl den Stamm, den du angreifst, mit oder ohne Wurfspieß.',
    fightDragon: 'Wähl: mit oder ohne Wurfspieß.',
    hex: 'Wähl, wen der Fluch trifft.',
    blindFury: 'Wähl den Stamm, den Blinde Wut treibt.',
    fireBomber: 'Wähl den Stamm mit dem Brandbomber.',
    hidingSpots: 'Wähl den Stamm, der angreift.',
    assignMonster: 'Wähl den Stamm, zu dem dieses Monster kommt.',
    replaceMonster: 'Wähl das Monster, das geht.',
    wisp: 'Wähl, wohin das Irrlicht die Ritterin führt.',
    fill: 'Wähl den Platz für dieses Plättchen.',
    placeFor: 'Wähl den Platz für dieses Plättchen.',
    layTile: 'Wähl den Platz für dieses Plättchen.',
    placeTreasure: 'Wähl das dunkle Plättchen für den Schatz.',
    layTerrain: 'Wähl, wo das Gelände liegt.',
    assign: 'Wähl den nächsten Wert.',
    loot: 'Wähl, was du nimmst.',
    pickpocket: 'Wähl, wen du bestiehlst.',
    pickLock: 'Wähl, wie viele Würfel du ausgibst.',
    backstab: 'Wähl, wen du meuchelst.',
    wing: 'Wähl, wohin du fliegst.',
    hiss: 'Wähl den Stamm, den du anzischst.',
    slither: 'Wähl den Bereich, den ein Trägheitswürfel verlässt.',
    swat: 'Wähl den Marker, den du fortschlägst.',
    burn: 'Wähl das dunkle Plättchen, das du aufdeckst.',
    scratch: 'Wähl, wen du kratzt.',
    flameWall: 'Wähl das Plättchen, das brennt.',
  },
  slitherTo: (from) => `${sloth(from)}: Wohin soll der Trägheitswürfel?`,
  choose: (options) => `Wähl eines von ${options}.`,
  lost: {
    claim: ({ quest: name, grit, total, cubes }, when) =>
      `${quest(name)} wartet aufs Einlösen. +${grit} Mut bringt dich auf ${total}${cubesWon(cubes)}. ${when === 'turn' ? 'Beendest du jetzt den Zug' : 'Tust du das zuerst'}, ist es verloren.`,
    wake: (name, wakefulness, needed) =>
      `Du kannst aufwachen: ${sloth(name)}. Damit ist die Wachheit ${wakefulness} von ${needed}. Beendest du jetzt den Zug, ist es verloren.`,
    unclaimed: (name) => `${quest(name)} offen`,
    unwoken: (name) => `${sloth(name)} ungenutzt`,
    cubes: (n) => `${n} Würfel übrig`,
    tribes: (n) => `${several(n, 'Stamm', 'Stämme')} übrig`,
    treasure: 'Schatz nicht gelegt',
  },
};
