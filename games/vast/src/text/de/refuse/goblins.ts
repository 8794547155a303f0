import { capital } from '@trollmoot/kernel';
import { SHIELD } from '../../../data/knight.ts';
import { TRIBES } from '../../../data/tiles.ts';
import { goblinsLeft } from '../../../queries/unspent.ts';
import { numberIn, tribeIn } from '../../facts.ts';
import type { Language } from '../../language.ts';
import {
  hasToken,
  isWar,
  lacksSecret,
  markIn,
  marksOf,
  monsterRoom,
  placeOfFoe,
  spaceIn,
  tokensOnMap,
  tribesOnMap,
} from '../../wished.ts';
import { ontoIt, Place, place, There, taken, whomDat, whose, whoseAcc, whoseDat } from '../about.ts';
import { listOf, several, TRIBE, TRIBE_GENITIVE, Tribe, tribe } from '../grammar.ts';
import { names } from '../names.ts';

export const goblins = {
  'GOBLIN-WAR-2': (_fact, { goblins: g }) => {
    const drawn = (g?.drawn ?? []).flatMap((card) => (isWar(card) ? [names.wars[card].title] : []));
    return drawn.length === 0
      ? 'Wähl eine der gezogenen Kriegskarten.'
      : `Wähl aus den gezogenen Kriegskarten: ${listOf(drawn)}.`;
  },
  'GOBLIN-WAR-4': (fact, { goblins: g }) =>
    `Das kostet ${numberIn(fact, 'tribes') ?? 'mehr'} Wut. Du hast ${numberIn(fact, 'rage') ?? g?.rage ?? 0}. Zerstreu stattdessen einen Stamm.`,
  'GOBLIN-WAR-6': (fact, view) => {
    const others = tribesOnMap(view);
    return others.length === 0
      ? `${capital(whoseAcc(fact))} kannst du dafür nicht zerstreuen. Wähl einen anderen.`
      : `${capital(whose(fact))} ist versteckt. Zerstreu einen Stamm auf dem Plan: ${listOf(others.map(tribe))}.`;
  },
  'GOBLIN-RUBY-2': (_fact, { goblins: g }) =>
    g?.faceUp.includes('goblinRuby')
      ? 'Der Goblinrubin tauscht eine Karte je Zug, gleich nach dem Ziehen. Das ist vorbei.'
      : 'Du hast keinen offenen Goblinrubin, also behältst du die Karte.',
  'GOBLIN-MONSTER-1': (fact, { goblins: g }) => {
    const n = tribeIn(fact);
    if (n === null) return 'Dieser Stamm hat keinen Platz für ein Monster. Wähl einen anderen.';
    if ((g?.tribes[n]?.monsters.length ?? 0) < monsterRoom(n))
      return `Dieses Monster kann nicht zum ${TRIBE[n]!}. Wähl eines der gezogenen.`;
    return `Monster beim ${TRIBE[n]!}: ${g?.tribes[n]?.monsters.length ?? 0} von ${monsterRoom(n)}. Ersetz eines oder wähl einen anderen Stamm.`;
  },
  'GOBLIN-MONSTER-2': (fact) =>
    `Die Knochen erlauben ${numberIn(fact, 'bones') ?? 0} Monster, es sind schon ${numberIn(fact, 'monsters') ?? 0}. Ersetz eines.`,
  'GOBLIN-GNOME-2': (fact, view) =>
    `${taken(fact, view)} Der Gnom springt auf ein dunkles, auf dem nichts und niemand ist.`,
  'GOBLIN-WISP-1': (fact, { knight: k }) =>
    (k?.gear[SHIELD] ?? 0) > 0
      ? 'Der Schild der Ritterin hält das Irrlicht auf.'
      : `Das Irrlicht lockt die Ritterin einmal im Zug, und ${whose(fact)} muss sie sehen.`,
  'GOBLIN-FLARE-1': (fact, { goblins: g }) => {
    const n = tribeIn(fact);
    if (n === null || g === null) return 'Dieser Stamm kann keine Leuchtkugel schießen.';
    if (g.flared.includes(TRIBES[n]!)) return `${Tribe(n)} hat in diesem Zug schon eine Leuchtkugel geschossen.`;
    return g.tribes[n]!.at < 0
      ? `${Tribe(n)} muss für eine Leuchtkugel auf dem Plan sein.`
      : `${Tribe(n)} kann jetzt keine Leuchtkugel schießen.`;
  },
  'GOBLIN-ACT-1': (fact, view) => {
    const left = `Noch an der Reihe: ${view.goblins === null ? 0 : goblinsLeft(view).tribes}.`;
    const n = tribeIn(fact);
    if (n === null) return `Dieser Stamm hat schon gehandelt oder keine Bevölkerung. ${left}`;
    if (view.asks?.step === 'goblins.tribe')
      return `${Tribe(n)} hat sich schon bewegt. Wähl eine Aktion oder hör hier auf.`;
    return `${Tribe(n)} hat ${view.goblins?.tribes[n]?.population === 0 ? 'keine Bevölkerung' : 'schon gehandelt'}. ${left}`;
  },
  'GOBLIN-ACT-2': (fact, view) => {
    const [n, mark] = [tribeIn(fact), markIn(fact, view)];
    if (n === null) return `${taken(fact, view)} Wähl ein dunkles Plättchen mit dem eigenen Zeichen.`;
    if (mark !== null && mark !== n)
      return `${There(fact, view)} hat das Zeichen ${TRIBE_GENITIVE[mark]!}. Wähl das Zeichen ${TRIBE_GENITIVE[n]!}.`;
    return `${taken(fact, view)} Dunkle Plättchen mit dem Zeichen ${TRIBE_GENITIVE[n]!}: ${marksOf(view, n)}.`;
  },
  'GOBLIN-ACT-3': (fact, view) => {
    const n = tribeIn(fact);
    if (n === null || marksOf(view, n) === 0) return `${Place(fact)} kann kein Stamm lauern. Wähl ein markiertes Feld.`;
    return `${Tribe(n)} kann nicht lauern: Dunkle Plättchen mit seinem Zeichen gibt es (${marksOf(view, n)}). Komm dort heraus.`;
  },
  'GOBLIN-ACT-4': (fact, view) =>
    `${capital(whose(fact))} kommt nicht ${ontoIt(fact, view)}. Wähl ein Plättchen neben ihm, nicht durch eine Wand.`,
  'GOBLIN-MOVE-1': (fact, view) => `${capital(whose(fact))} kommt nicht ${ontoIt(fact, view)}: Wände halten ihn auf.`,
  'GOBLIN-MOVE-3': (fact, { goblins: g }) => {
    const n = tribeIn(fact);
    if (fact.isStraying === true)
      return `${capital(whose(fact))} kann nur über helle Plättchen oder durch eine Flammenwand umherstreifen.`;
    const left = n === null ? null : (g?.tribes[n]?.population ?? null);
    return `${capital(whose(fact))} würde unterwegs alle Bevölkerung${left === null ? '' : ` (${left})`} verlieren. Willst du das, lass ihn umherstreifen.`;
  },
  'GOBLIN-MOVE-4': (fact, { knight: k }) => {
    const strength = numberIn(fact, 'strength') ?? 0;
    const knight = numberIn(fact, 'knight') ?? k?.strength ?? 0;
    return strength > knight
      ? 'Zur Ritterin kommt der Stamm, indem er sie angreift.'
      : `Die Ritterin ist zu stark: Stärke ${strength} gegen ihre ${knight}.`;
  },
  'GOBLIN-MOVE-5': (fact, { dragon: d }) => {
    const strength = numberIn(fact, 'strength') ?? 0;
    return strength > (d?.armor ?? 0)
      ? 'Von hier kommt der Stamm nicht zum Drachen.'
      : `Der Drache ist zu stark: Stärke ${strength} gegen Panzer ${d?.armor ?? 0}.`;
  },
  'GOBLIN-ATTACK-1': (fact, { knight: k }) =>
    `${capital(whose(fact))} (Stärke ${numberIn(fact, 'strength') ?? 0}) muss die Ritterin erreichen und ihre Stärke ${k?.strength ?? 0} übertreffen.`,
  'GOBLIN-ATTACK-2': (fact, { dragon: d }) =>
    d?.isPrey === false
      ? 'Diesen Drachen greifen Stämme nicht an. Nur der Aschedrache ist angreifbar.'
      : `${capital(whose(fact))} (Stärke ${numberIn(fact, 'strength') ?? 0}) muss den Drachen erreichen und seinen Panzer ${d?.armor ?? 0} übertreffen.`,
  'GOBLIN-ATTACK-3': (fact, { thief: t, goblins: g }) =>
    `${capital(whose(fact))} muss bei ihm sein, mit mehr Wahrnehmung (jetzt ${g?.tribes[tribeIn(fact) ?? 0]?.perception ?? 0}) als seine Heimlichkeit ${t?.stealth ?? 0}.`,
  'GOBLIN-ATTACK-4': (fact, view) =>
    hasToken(view, placeOfFoe(fact, view), 'crystal')
      ? `${capital(whose(fact))} schafft das nicht allein. Es braucht hier zwei starke Stämme, die beide angreifen.`
      : `Bei ${whoseDat(fact)} steht kein Kristall. Kristalle auf dem Plan: ${tokensOnMap(view, 'crystal')}.`,
  'GOBLIN-AMBUSH-1': (fact, { knight: k, goblins: g }) => {
    const n = tribeIn(fact);
    const knight = numberIn(fact, 'knight') ?? k?.strength ?? 0;
    if (n === null)
      return `Ein Hinterhalt braucht einen versteckten Stamm, stärker als die Ritterin (Stärke ${knight}).`;
    return `${Tribe(n)} (Stärke ${g?.tribes[n]?.strength ?? 0}) kann sie nicht überfallen: Er muss versteckt sein und ihre Stärke ${knight} übertreffen.`;
  },
  'GOBLIN-PLUNDER-1': (fact, view) =>
    `Bei ${whoseDat(fact)} liegt kein Schatz. Felder mit Schatz: ${tokensOnMap(view, 'treasure')}.`,
  'GOBLIN-PLUNDER-2': (fact) => `Bei ${whoseDat(fact)} liegt kein Edelstein. Geh erst zu einem hin.`,
  'GOBLIN-EXPLORE-1': (fact) =>
    `${capital(whose(fact))} kann ${place(fact)} nicht erkunden. Wähl ein leeres Feld neben ihm, im Dunkeln.`,
  'GOBLIN-SPECIAL-1': (fact) => {
    const n = tribeIn(fact);
    return `${n === null ? 'Ein Stamm' : Tribe(n)} muss dafür auf dem Plan sein.`;
  },
  'GOBLIN-SECRET-3': (fact, { goblins: g }) =>
    fact.isTheirTurn === false
      ? 'Geheimnisse spielst du nur in deinem eigenen Zug.'
      : `Das kannst du nicht offen auslegen. Auf deiner Hand: ${several(g?.secretsHeld ?? 0, 'Geheimnis', 'Geheimnisse')}. Offen liegen nur Falle und Goblinrubin.`,
  'GOBLIN-LEADER-1': (_fact, view) =>
    lacksSecret(view, 'leader')
      ? 'Das Geheimnis Anführer hast du nicht.'
      : 'Dein Anführer hilft nur, wenn es zu viele Goblins sind. Heb ihn auf.',
  'GOBLIN-FURY-1': (fact, view) =>
    lacksSecret(view, 'blindFury')
      ? 'Das Geheimnis Blinde Wut hast du nicht.'
      : `Blinde Wut braucht einen Stamm auf dem Plan, und ${whose(fact)} geht jetzt nicht.`,
  'GOBLIN-BOMBER-1': (fact, view) =>
    lacksSecret(view, 'fireBomber')
      ? 'Das Geheimnis Brandbomber hast du nicht.'
      : `Der Brandbomber braucht einen Stamm mit Bevölkerung, und ${whose(fact)} geht jetzt nicht.`,
  'GOBLIN-HEX-1': (fact, view) => {
    if (lacksSecret(view, 'hex')) return 'Das Geheimnis Fluch hast du nicht.';
    return numberIn(fact, 'eye') === 0
      ? 'Das Auge hat keine Bevölkerung für einen Fluch.'
      : `Ein Fluch von ${numberIn(fact, 'eye') ?? 0} schadet ${whomDat(fact)} nicht. Wähl jemand anderen.`;
  },
  'GOBLIN-CAVEIN-1': (fact, view) => {
    if (numberIn(fact, 'eye') === 0) return 'Das Auge hat keine Bevölkerung für einen Deckenbruch.';
    return spaceIn(fact, view) === null && lacksSecret(view, 'caveIn')
      ? 'Das Geheimnis Deckenbruch hast du nicht.'
      : `${There(fact, view)} bleibt verschont, wie der Eingang, die Felder anderer und Kristalle.`;
  },
  'GOBLIN-TUNNELS-1': (fact, view) => {
    if (spaceIn(fact, view) !== null)
      return `${taken(fact, view)} Geheimgänge führen auf ein dunkles, leeres Plättchen.`;
    return lacksSecret(view, 'secretTunnels')
      ? 'Das Geheimnis Geheimgänge hast du nicht.'
      : 'Geheimgänge brauchen einen Stamm auf dem Plan.';
  },
  'GOBLIN-SPOTS-1': (fact, view) =>
    lacksSecret(view, 'hidingSpots')
      ? 'Das Geheimnis Verstecke hast du nicht.'
      : `Verstecke: ${whose(fact)} versteckt und stärker als ${view.knight?.strength ?? 0}, und die Ritterin an einem hellen Hinterhalt.`,
} satisfies Partial<Language['refuse']>;
