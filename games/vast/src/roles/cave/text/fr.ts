import { capital } from '@trollmoot/kernel';
import { OMEN_SYMBOLS, OMENS } from '../../../data/cave.ts';
import { SIDES } from '../../../data/tiles.ts';
import { listOf, piece, role, several, short, shortCell, to, walls } from '../../../text/fr/grammar.ts';
import { names } from '../../../text/fr/names.ts';
import type { CaveRoom } from '../../../text/language.ts';
import { countOf, eventAt, faceIn, tally, treasureAt } from '../../../text/printed.ts';
import type { View } from '../../../view.ts';

const SYMBOLS = OMEN_SYMBOLS.map((symbol) => names.omenSymbols[symbol]);
const omen = (n: number): string => names.omens[OMENS[n]!.name].title;
const omens = (n: number): string => (n === 1 ? 'un présage' : `${n} présages`);
/** Une tuile de la main : ce qu’elle est pour la Caverne, son numéro pour les autres. */
function tile(view: View, slot: number): string {
  const face = faceIn(names, view.cave?.hand?.[slot]);
  return face === null ? `tuile ${slot + 1}` : `${slot + 1} : ${face.join(', ')}`;
}

export const cave: CaveRoom = {
  ask: {
    'cave.act': (_at, { map, cave: c }) => {
      if (map.collapsing && c!.removals > 0)
        return `Retirez encore ${several(c!.removals, 'tuile')}. Présages à tout moment.`;
      if (!c!.shaped && !map.collapsing) return 'Posez une tuile de votre main. Présages à tout moment.';
      return c!.hidden
        ? 'Utilisez des présages ou finissez votre tour.'
        : 'Posez un jeton Trésor, utilisez des présages ou finissez votre tour.';
    },
    'cave.lay': () => 'Où va la tuile ?',
    'cave.pay': ({ omen: n, left }) => `${omen(n)} : payez encore ${omens(left)}.`,
    'cave.bats': () => 'Chauves-souris géantes : choisissez un trésor, la Chevalière ou une tribu, jusqu’à 3 cases.',
    'cave.batsTo': ({ piece: who }) =>
      `Où les chauves-souris lâchent-elles ${who < 0 ? 'le trésor' : piece(who as 0)} ?`,
    'cave.liftRockslide': () => 'Tous les Éboulis sont posés : lequel est déplacé ?',
    'cave.rockslide': () => 'Éboulis : quel bord est fermé ?',
    'cave.pastPlunder': () => 'Ancien butin : sur quelle tuile obscure va un jeton Trésor ?',
    'cave.spores': () => 'Spores soporifiques : sur qui flottent-elles ?',
    'cave.hatred': (_at, { map }) =>
      map.collapsing ? 'Haine : retirez une tuile de plus.' : 'Haine : posez une tuile de plus.',
    'cave.curse': () => 'Malédiction du cristal : tourner une tuile, réveiller un événement ou enterrer les suivants ?',
    'cave.twist': () => 'Comment doit être la tuile ?',
    'cave.fill': () => 'Comblez un bord ouvert avec une tuile de votre main.',
    'cave.placeFor': () => 'Une tribu explore : quelle tuile trouve-t-elle ?',
    'cave.chooseEvent': () => 'Quel événement frappe la Chevalière ?',
    'cave.handTreasure': () => 'Quel trésor offrez-vous à la Chevalière ?',
    'cave.discardOmens': ({ left }) => `Défaussez ${omens(left)}.`,
  },
  watch: {
    'cave.act': (_at, { map }) =>
      map.collapsing ? 'La Caverne s’effondre.' : 'La Caverne grandit et utilise ses présages.',
    'cave.fill': () => 'La Caverne comble les bords ouverts.',
    'cave.placeFor': () => 'Une tribu explore : la Caverne choisit ce qu’elle trouve.',
    'cave.chooseEvent': () => 'La Caverne choisit ce qui frappe la Chevalière.',
    'cave.handTreasure': () => 'La Caverne choisit un trésor pour la Chevalière.',
    'cave.discardOmens': ({ left }) => `La Caverne doit défausser ${omens(left)}.`,
  },
  label: {
    takeTile: ({ slot }, view) => `Poser ${tile(view, slot)}`,
    layTile: ({ cell }) => `Poser : ${shortCell(cell)}`,
    useOmen: ({ omen: n }, view) =>
      `${omen(n)} (${several(OMENS[n]!.costs[Math.min(2, view.cave?.used[n] ?? 0)]!, 'présage')})`,
    payOmen: ({ symbol }) => `Payer ${names.omenSymbols[symbol]}`,
    seize: ({ piece: who }) => capital(piece(who)),
    seizeTreasure: ({ space }, view) => `Trésor : ${short(view, space)}`,
    drop: ({ to: goal }, view) => `Vers : ${short(view, goal)}`,
    liftRockslide: ({ edge }, view) => `${short(view, edge >> 2)} : ${to(SIDES[edge & 3]!)}`,
    rockslide: ({ space, side }, view) => `${short(view, space)} : ${to(SIDES[side]!)}`,
    spore: ({ role: who }) => capital(role(who)),
    shedHatred: () => 'Ôter un jeton Haine',
    twist: ({ space }, view) => `Tourner : ${short(view, space)}`,
    twistTo: ({ walls: bits }) => capital(walls(bits)),
    rouse: ({ space }, view) => `Réveiller : ${short(view, space)}`,
    buryEvents: () => 'Enterrer les trois événements suivants',
    fill: ({ cell, slot }, view) => `${capital(tile(view, slot))} → ${shortCell(cell)}`,
    placeFor: ({ slot }, view) => capital(tile(view, slot)),
    playEvent: ({ slot }, view) => event(view, slot),
    handTreasure: ({ slot }, view) => treasureAt(names, view, slot) ?? `Trésor ${slot + 1}`,
    discardOmen: ({ symbol }) => `Défausser ${names.omenSymbols[symbol]}`,
  },
  tell: {
    omensDrawn: ({ drawn }) =>
      `La Caverne pioche des présages : ${listOf(tally(countOf(OMEN_SYMBOLS, drawn), SYMBOLS, ''))}.`,
    omenUsed: ({ omen: name }) => `La Caverne utilise : ${names.omens[name].title}.`,
    omenDiscarded: ({ symbol }) => `La Caverne défausse un présage : ${names.omenSymbols[symbol]}.`,
    spored: ({ role: who }) => `Des spores flottent sur ${role(who)}.`,
    hatredShed: ({ left }) => `La Caverne ôte un jeton Haine : il en reste ${left}.`,
    eventsBuried: ({ cards }) => `La Caverne enterre les ${cards} événements suivants.`,
  },
};

function event(view: View, slot: number): string {
  const title = eventAt(names, view, slot);
  return title === null ? `Événement ${slot + 1}` : `${slot + 1} : ${title}`;
}
