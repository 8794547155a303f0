import { type PowerName, SYMBOLS } from '../../../data/dragon.ts';
import { DRAGON } from '../../../data/pieces.ts';
import { does, going, listOf, on, onto, roleAcc, short, shortCell, tribe, under } from '../../../text/de/grammar.ts';
import { names } from '../../../text/de/names.ts';
import type { DragonRoom } from '../../../text/language.ts';
import { countOf, priceIn, symbolsIn, tally } from '../../../text/printed.ts';
import type { View } from '../../../view.ts';
import type { PowerAct, Swatted } from '../contents.ts';

const power = (name: PowerName): string => names.powers[name].title;
const token = (name: Swatted): string => (name === 'treasure' ? 'Schatzmarker' : names.gems[name]);
const cards = (n: number): string => (n === 1 ? 'eine Kraftkarte' : `${n} Kraftkarten`);

const price = (name: PowerName): string => priceIn(names, name, (n) => `${n} beliebige`);
function aim(act: PowerAct, view: View): string {
  const name = power(act.power);
  if (act.power === 'wing') return `${name}: ${going('fliegen', view, DRAGON, act.to)}`;
  if (act.power === 'hiss') return `${name}: ${tribe(act.tribe)}`;
  if (act.power === 'slither') return `${names.sloth[act.from].title} → ${names.sloth[act.to].title} (${name})`;
  if (act.power === 'swat') return `${name}: ${token(act.token)}, ${short(view, act.from)}`;
  if (act.power === 'burn' || act.power === 'flameWall') return `${name}: ${short(view, act.space)}`;
  if (act.power === 'scratch') return `${name}: ${act.victim === 'goblins' ? 'die Stämme' : roleAcc(act.victim)}`;
  return `${name} (${price(act.power)})`;
}

export const dragon: DragonRoom = {
  ask: {
    'dragon.act': (_at, { dragon: d }) =>
      d!.done.includes('freeMove') ? 'Nutz Kräfte oder mach weiter.' : 'Beweg dich einmal und nutz Kräfte.',
    'dragon.pay': ({ power: name, left }) =>
      `${power(name)}: Zahl noch ${left === 1 ? 'ein Symbol' : `${left} Symbole`}.`,
    'dragon.shove': () => 'Klaue: die Ritterin ein Feld weit treiben?',
    'dragon.swatTo': ({ token: name }) => `Fortschlagen: Wo landet der ${token(name)}?`,
    'dragon.slapTo': () => 'Schwanzhieb: Wo landet die Ritterin?',
    'dragon.rest': () => 'Nimm Schätze, leg einen Edelstein, wach auf.',
    'dragon.discardPowers': ({ left }) => `Leg ${cards(left)} ab.`,
    'dragon.spores': () => 'Sporen: In welchen Trägheitsbereich sinkt ein Würfel zurück?',
    'dragon.shriek': ({ by }) =>
      by === 'dragon' ? 'Kreischen und noch einmal werfen?' : `Kreischen und ${roleAcc(by)} noch einmal werfen lassen?`,
  },
  watch: {
    'dragon.act': () => 'Der Drache bewegt sich und nutzt seine Kräfte.',
    'dragon.rest': () => 'Der Drache sieht nach Schätzen und Edelsteinen.',
    'dragon.discardPowers': ({ left }) => `Der Drache muss ${cards(left)} ablegen.`,
    'dragon.shriek': () => 'Der Drache darf kreischen und neu werfen lassen.',
    'dragon.shove': () => 'Der Drache darf die Ritterin ein Feld weit treiben.',
    'dragon.swatTo': ({ token: name }) => `Der Drache schlägt den ${token(name)} fort.`,
    'dragon.slapTo': () => 'Der Drache schleudert die Ritterin fort.',
    'dragon.spores': () => 'Sporen machen den Drachen schläfrig.',
  },
  label: {
    glide: ({ to }, view) => going('gehen', view, DRAGON, to),
    glideOut: ({ cell }) => `Hinausgehen: ${shortCell(cell)}`,
    delve: ({ to }, view) => `Gruben und Schwinge: ${short(view, to)}`,
    power: aim,
    wake: ({ sloth }) => `Aufwachen: ${names.sloth[sloth].title}`,
    settle: () => 'Weiter zu Schätzen und Edelsteinen',
    pay: ({ symbol }) => `${names.symbols[symbol]} zahlen`,
    shove: ({ to }, view) => `Treiben: ${short(view, to)}`,
    spare: () => 'Sie stehen lassen',
    swatTo: ({ to }, view) => `Nach: ${short(view, to)}`,
    slapTo: ({ to }, view) => `Nach: ${short(view, to)}`,
    pickUp: () => 'Einen Schatzmarker aufnehmen',
    placeGem: ({ gem }) => `Hinlegen: ${names.gems[gem]}`,
    discardPower: ({ symbol }) => `${names.symbols[symbol]} ablegen`,
    doze: ({ sloth }) => `Nach: ${names.sloth[sloth].title}`,
    reroll: () => 'Kreischen: neu werfen',
    accept: () => 'Den Wurf behalten',
  },
  tell: {
    dragonHurt: ({ left }) => `Der Drache hat noch ${left} Gesundheit.`,
    dragonAppeared: ({ space }, view) => `Tief ${under(view, space)} regt sich der Drache.`,
    surfaced: ({ space }, view) => `Der Drache taucht ${on(view, space)} auf!`,
    burnt: ({ role }) => `${does(role, 'läuft', 'laufen')} in die Flammenwand.`,
    flameWallLaid: ({ space }, view) => `Eine Flammenwand brennt ${on(view, space)}.`,
    flameWallGone: () => 'Die Flammenwand erlischt.',
    gemPlaced: ({ gem, space }, view) => `Der Drache legt seinen ${names.gems[gem]} ${on(view, space)} ab.`,
    gemMoved: ({ gem, to }, view) => `Der ${names.gems[gem]} fliegt ${onto(view, to)}.`,
    gemReturned: ({ gem }) => `Der ${names.gems[gem]} kehrt zum Drachen zurück.`,
    hoarded: ({ kept }) =>
      kept ? 'Der Drache legt einen Schatzmarker zu seinem Hort.' : 'Der Drache zermalmt einen Schatzmarker.',
    hoardReturned: ({ tokens }) =>
      tokens === 1
        ? 'Ein Schatzmarker verlässt den Hort des Drachen.'
        : `${tokens} Schatzmarker verlassen den Hort des Drachen.`,
    powerUsed: ({ power: name }) => `Der Drache nutzt: ${power(name)}.`,
    powersDiscarded: ({ symbol }) => `Der Drache legt eine Karte ab: ${names.symbols[symbol]}.`,
    powersDrawn: ({ count, cards: drawn }) =>
      drawn === null
        ? `Der Drache zieht ${cards(count)}.`
        : `Du ziehst ${listOf(tally(countOf(SYMBOLS, drawn), symbolsIn(names)))}.`,
    eaten: ({ total }) => `Der Drache hat gefressen: ${total} im Bauch.`,
    woke: ({ wakefulness, from }, view) =>
      `${names.sloth[from].title} weckt den Drachen: Wachheit ${wakefulness}${view.dragon === null ? '' : ` von ${view.dragon.needed}`}.`,
    awakened: () => 'Der Drache ist wach!',
    slithered: ({ from, to }) => `Ein Trägheitswürfel wandert: ${names.sloth[from].title} → ${names.sloth[to].title}.`,
    dozed: ({ wakefulness, to }) => `Ein Würfel sinkt zurück: ${names.sloth[to].title}, Wachheit ${wakefulness}.`,
    shrieked: () => 'Der Drache kreischt: Der Würfel wird neu geworfen.',
  },
};
