import { type PowerName, SYMBOLS } from '../../../data/dragon.ts';
import { DRAGON } from '../../../data/pieces.ts';
import { does, going, listOf, several, short, shortCell, the, tribe } from '../../../text/en/grammar.ts';
import { names } from '../../../text/en/names.ts';
import type { DragonRoom } from '../../../text/language.ts';
import { countOf, priceIn, symbolsIn, tally } from '../../../text/printed.ts';
import type { View } from '../../../view.ts';
import type { PowerAct, Swatted } from '../contents.ts';

const power = (name: PowerName): string => names.powers[name].title;
const token = (name: Swatted): string => (name === 'treasure' ? 'Treasure token' : names.gems[name]);
const cards = (n: number): string => (n === 1 ? 'a Power card' : `${n} Power cards`);

const price = (name: PowerName): string => priceIn(names, name, (n) => `any ${n}`);
function aim(act: PowerAct, view: View): string {
  const name = power(act.power);
  if (act.power === 'wing') return going(name, view, DRAGON, act.to);
  if (act.power === 'hiss') return `${name} at ${tribe(act.tribe)}`;
  if (act.power === 'slither')
    return `${name} a cube from ${names.sloth[act.from].title} to ${names.sloth[act.to].title}`;
  if (act.power === 'swat') return `${name} the ${token(act.token)} on the ${short(view, act.from)}`;
  if (act.power === 'burn') return `${name} the ${short(view, act.space)}`;
  if (act.power === 'flameWall') return `Place the ${name} on the ${short(view, act.space)}`;
  if (act.power === 'scratch')
    return `${name} the ${act.victim === 'goblins' ? 'Tribes' : names.roles[act.victim].title}`;
  return `Use ${name} (${price(act.power)})`;
}

export const dragon: DragonRoom = {
  ask: {
    'dragon.act': (_at, { dragon: d }) =>
      d!.done.includes('freeMove') ? 'Use powers, or go on.' : 'Move once and use powers.',
    'dragon.pay': ({ power: name, left }) => `${power(name)}: pay ${left} more ${left === 1 ? 'symbol' : 'symbols'}.`,
    'dragon.shove': () => 'Claw: drive the Knight one space away?',
    'dragon.swatTo': ({ token: name }) => `Swat: choose where the ${token(name)} lands.`,
    'dragon.slapTo': () => 'Slap: choose where the Knight lands.',
    'dragon.rest': () => 'Pick up Treasure, place a Gem, wake.',
    'dragon.discardPowers': ({ left }) => `Discard ${cards(left)}.`,
    'dragon.spores': () => 'Spores: choose the Sloth section that a cube sinks back to.',
    'dragon.shriek': ({ by }) =>
      by === 'dragon'
        ? 'Spend your Shriek to roll again?'
        : `Spend your Shriek to make the ${names.roles[by].title} roll again?`,
  },
  watch: {
    'dragon.act': () => 'The Dragon moves and uses his powers.',
    'dragon.rest': () => 'The Dragon sees to Treasure and Gems.',
    'dragon.discardPowers': ({ left }) => `The Dragon must discard ${cards(left)}.`,
    'dragon.shriek': () => 'The Dragon may shriek for another roll.',
    'dragon.shove': () => 'The Dragon may drive the Knight one space away.',
    'dragon.swatTo': ({ token: name }) => `The Dragon swats the ${token(name)}.`,
    'dragon.slapTo': () => 'The Dragon slaps the Knight.',
    'dragon.spores': () => 'Spores make the Dragon drowsy.',
  },
  label: {
    glide: ({ to }, view) => going('Move', view, DRAGON, to),
    glideOut: ({ cell }) => `Move out to ${shortCell(cell)}`,
    delve: ({ to }, view) => `Wing through the Pits to the ${short(view, to)}`,
    power: aim,
    wake: ({ sloth }) => `Wake with ${names.sloth[sloth].title}`,
    settle: () => 'Go on to Treasure and Gems',
    pay: ({ symbol }) => `Pay ${names.symbols[symbol]}`,
    shove: ({ to }, view) => `Drive her to the ${short(view, to)}`,
    spare: () => 'Leave her where she is',
    swatTo: ({ to }, view) => `Swat it to the ${short(view, to)}`,
    slapTo: ({ to }, view) => `Slap her to the ${short(view, to)}`,
    pickUp: () => 'Pick up a Treasure token',
    placeGem: ({ gem }) => `Place the ${names.gems[gem]}`,
    discardPower: ({ symbol }) => `Discard ${names.symbols[symbol]}`,
    doze: ({ sloth }) => `Send a cube back to ${names.sloth[sloth].title}`,
    reroll: () => 'Roll again (spend the Shriek)',
    accept: () => 'Keep the roll',
  },
  tell: {
    dragonHurt: ({ left }) => `The Dragon has ${left} Health left.`,
    dragonAppeared: ({ space }, view) => `Something stirs deep under ${the(view, space)}: the Dragon.`,
    surfaced: ({ space }, view) => `The Dragon surfaces on ${the(view, space)}!`,
    burnt: ({ role }) => does(role, 'run into the Flame Wall.'),
    flameWallLaid: ({ space }, view) => `A Flame Wall burns on ${the(view, space)}.`,
    flameWallGone: () => 'The Flame Wall goes out.',
    gemPlaced: ({ gem, space }, view) => `The Dragon places his ${names.gems[gem]} on ${the(view, space)}.`,
    gemMoved: ({ gem, to }, view) => `The ${names.gems[gem]} flies to ${the(view, to)}.`,
    gemReturned: ({ gem }) => `The ${names.gems[gem]} returns to the Dragon.`,
    hoarded: ({ kept }) =>
      kept ? 'The Dragon adds a Treasure token to his hoard.' : 'The Dragon crushes a Treasure token.',
    hoardReturned: ({ tokens }) =>
      tokens === 1
        ? 'A Treasure token leaves the Dragon’s hoard.'
        : `${tokens} Treasure tokens leave the Dragon’s hoard.`,
    powerUsed: ({ power: name }) => `The Dragon uses ${power(name)}.`,
    powersDiscarded: ({ symbol }) => `The Dragon discards a ${names.symbols[symbol]} card.`,
    powersDrawn: ({ count, cards: drawn }) =>
      drawn === null
        ? `The Dragon draws ${cards(count)}.`
        : `You draw ${listOf(tally(countOf(SYMBOLS, drawn), symbolsIn(names)))}.`,
    eaten: ({ total }) => `The Dragon feeds: ${several(total, 'goblin')} in his belly.`,
    woke: ({ wakefulness, from }, view) =>
      `${names.sloth[from].title} stirs the Dragon: Wakefulness ${wakefulness}${view.dragon === null ? '' : ` of ${view.dragon.needed}`}.`,
    awakened: () => 'The Dragon is awake!',
    slithered: ({ from, to }) => `A Sloth cube slithers from ${names.sloth[from].title} to ${names.sloth[to].title}.`,
    dozed: ({ wakefulness, to }) => `A cube sinks back to ${names.sloth[to].title}: Wakefulness ${wakefulness}.`,
    shrieked: () => 'The Dragon shrieks for another roll.',
  },
};
