import { type PowerName, SYMBOLS } from '../../../data/dragon.ts';
import { DRAGON } from '../../../data/pieces.ts';
import {
  does,
  going,
  listOf,
  on,
  role,
  several,
  short,
  shortCell,
  towardsTile,
  tribe,
  under,
} from '../../../text/fr/grammar.ts';
import { names } from '../../../text/fr/names.ts';
import type { DragonRoom } from '../../../text/language.ts';
import { countOf, priceIn, symbolsIn, tally } from '../../../text/printed.ts';
import type { View } from '../../../view.ts';
import type { PowerAct, Swatted } from '../contents.ts';

const power = (name: PowerName): string => names.powers[name].title;
const token = (name: Swatted): string => (name === 'treasure' ? 'jeton Trésor' : names.gems[name]);
const theToken = (name: Swatted): string => (name === 'treasure' ? 'le jeton Trésor' : `la ${names.gems[name]}`);
const cards = (n: number): string => (n === 1 ? 'une carte de pouvoir' : `${n} cartes de pouvoir`);

const price = (name: PowerName): string => priceIn(names, name, (n) => `${n} au choix`);
function aim(act: PowerAct, view: View): string {
  const name = power(act.power);
  if (act.power === 'wing') return `${name} : ${going('voler', view, DRAGON, act.to)}`;
  if (act.power === 'hiss') return `${name} : ${tribe(act.tribe)}`;
  if (act.power === 'slither') return `${names.sloth[act.from].title} → ${names.sloth[act.to].title}`;
  if (act.power === 'swat') return `${name} : ${token(act.token)}, ${short(view, act.from)}`;
  if (act.power === 'burn' || act.power === 'flameWall') return `${name} : ${short(view, act.space)}`;
  if (act.power === 'scratch') return `${name} : ${act.victim === 'goblins' ? 'les tribus' : role(act.victim)}`;
  return `${name} (${price(act.power)})`;
}

export const dragon: DragonRoom = {
  ask: {
    'dragon.act': (_at, { dragon: d }) =>
      d!.done.includes('freeMove')
        ? 'Utilisez des pouvoirs, ou continuez.'
        : 'Déplacez-vous une fois et utilisez des pouvoirs.',
    'dragon.pay': ({ power: name, left }) => `${power(name)} : payez encore ${several(left, 'symbole')}.`,
    'dragon.shove': () => 'Griffe : pousser la Chevalière d’une case ?',
    'dragon.swatTo': ({ token: name }) => `Balayage : où atterrit ${theToken(name)} ?`,
    'dragon.slapTo': () => 'Coup de queue : où atterrit la Chevalière ?',
    'dragon.rest': () => 'Ramassez des trésors, posez une gemme, éveillez-vous.',
    'dragon.discardPowers': ({ left }) => `Défaussez ${cards(left)}.`,
    'dragon.spores': () => 'Spores : dans quelle section de paresse un cube retombe-t-il ?',
    'dragon.shriek': ({ by }) =>
      by === 'dragon' ? 'Hurler pour relancer le dé ?' : `Hurler pour faire relancer ${role(by)} ?`,
  },
  watch: {
    'dragon.act': () => 'Le Dragon se déplace et utilise ses pouvoirs.',
    'dragon.rest': () => 'Le Dragon s’occupe de trésors et de gemmes.',
    'dragon.discardPowers': ({ left }) => `Le Dragon doit défausser ${cards(left)}.`,
    'dragon.shriek': () => 'Le Dragon peut hurler pour faire relancer le dé.',
    'dragon.shove': () => 'Le Dragon peut pousser la Chevalière d’une case.',
    'dragon.swatTo': ({ token: name }) => `Le Dragon balaie ${theToken(name)}.`,
    'dragon.slapTo': () => 'Le Dragon projette la Chevalière.',
    'dragon.spores': () => 'Des spores assoupissent le Dragon.',
  },
  label: {
    glide: ({ to }, view) => going('Aller', view, DRAGON, to),
    glideOut: ({ cell }) => `Aller dehors : ${shortCell(cell)}`,
    delve: ({ to }, view) => `Fosses et Aile : ${short(view, to)}`,
    power: aim,
    wake: ({ sloth }) => `S’éveiller : ${names.sloth[sloth].title}`,
    settle: () => 'Passer aux trésors et gemmes',
    pay: ({ symbol }) => `Payer ${names.symbols[symbol]}`,
    shove: ({ to }, view) => `Pousser : ${short(view, to)}`,
    spare: () => 'La laisser là',
    swatTo: ({ to }, view) => `Vers : ${short(view, to)}`,
    slapTo: ({ to }, view) => `Vers : ${short(view, to)}`,
    pickUp: () => 'Ramasser un jeton Trésor',
    placeGem: ({ gem }) => `Poser : ${names.gems[gem]}`,
    discardPower: ({ symbol }) => `Défausser ${names.symbols[symbol]}`,
    doze: ({ sloth }) => `Vers : ${names.sloth[sloth].title}`,
    reroll: () => 'Hurler : relancer',
    accept: () => 'Garder le résultat',
  },
  tell: {
    dragonHurt: ({ left }) => `Il reste ${left} de santé au Dragon.`,
    dragonAppeared: ({ space }, view) => `Tout au fond, ${under(view, space)}, le Dragon remue.`,
    surfaced: ({ space }, view) => `Le Dragon surgit ${on(view, space)} !`,
    burnt: ({ role: who }) => `${does(who, 'se jette', 'se jettent')} dans le Mur de flammes.`,
    flameWallLaid: ({ space }, view) => `Un Mur de flammes brûle ${on(view, space)}.`,
    flameWallGone: () => 'Le Mur de flammes s’éteint.',
    gemPlaced: ({ gem, space }, view) => `Le Dragon pose sa ${names.gems[gem]} ${on(view, space)}.`,
    gemMoved: ({ gem, to }, view) => `La ${names.gems[gem]} vole ${towardsTile(view, to)}.`,
    gemReturned: ({ gem }) => `La ${names.gems[gem]} revient au Dragon.`,
    hoarded: ({ kept }) =>
      kept ? 'Le Dragon ajoute un jeton Trésor à son magot.' : 'Le Dragon écrase un jeton Trésor.',
    hoardReturned: ({ tokens }) =>
      tokens === 1
        ? 'Un jeton Trésor quitte le magot du Dragon.'
        : `${tokens} jetons Trésor quittent le magot du Dragon.`,
    powerUsed: ({ power: name }) => `Le Dragon utilise un pouvoir : ${power(name)}.`,
    powersDiscarded: ({ symbol }) => `Le Dragon défausse une carte : ${names.symbols[symbol]}.`,
    powersDrawn: ({ count, cards: drawn }) =>
      drawn === null
        ? `Le Dragon pioche ${cards(count)}.`
        : `Vous piochez ${listOf(tally(countOf(SYMBOLS, drawn), symbolsIn(names)))}.`,
    eaten: ({ total }) => `Le Dragon a mangé : ${total} dans le ventre.`,
    woke: ({ wakefulness, from }, view) =>
      `${names.sloth[from].title} tire le Dragon de son sommeil : éveil ${wakefulness}${view.dragon === null ? '' : ` sur ${view.dragon.needed}`}.`,
    awakened: () => 'Le Dragon est éveillé !',
    slithered: ({ from, to }) => `Un cube de paresse glisse : ${names.sloth[from].title} → ${names.sloth[to].title}.`,
    dozed: ({ wakefulness, to }) => `Un cube retombe : ${names.sloth[to].title}, éveil ${wakefulness}.`,
    shrieked: () => 'Le Dragon hurle : le dé est relancé.',
  },
};
