import { capital } from '@trollmoot/kernel';
import type { SidequestName } from '../../data/knight.ts';
import { goblinsLeft } from '../../queries/unspent.ts';
import type { View } from '../../view.ts';
import {
  crystalHere,
  lackFor,
  neighboursIn,
  numberIn,
  piecesIn,
  powerIn,
  stepsLeft,
  thiefSteps,
  tribeIn,
  tribesBeside,
  waitingIn,
  waryBeside,
} from '../facts.ts';
import type { Language } from '../language.ts';
import { owed } from '../printed.ts';
import { ofQuests } from '../quests.ts';
import type { Fact } from '../refused.ts';
import { listOf, piece, pieceAcc, role, Tribe } from './grammar.ts';
import { names } from './names.ts';

/** Warum nicht: die Regel, und was sie hier gelten lässt. */

const unfulfilled = (name: SidequestName): string =>
  `${names.sidequests[name].title} ist nicht erfüllt: ${names.sidequests[name].effect}`;
/** Für alles, was einen Aktionswürfel kostet. */
const cubeless =
  (otherwise: string) =>
  (_fact: Fact, { thief }: View): string =>
    thief?.cubes === 0 ? 'Du hast keinen Aktionswürfel mehr.' : otherwise;

const URGE = { greed: 'Gier', hunger: 'Hunger', pride: 'Stolz' } as const;
const together = (fact: Fact): string => capital(listOf(piecesIn(fact).map(piece))) || 'Die Figuren dort';

export const refuse: Language['refuse'] = {
  'TURN-13': () => 'Das Spiel ist aus.',
  'TURN-14': (fact, view) => {
    const who = waitingIn(fact, view);
    if (who.length === 0) return 'Du bist jetzt nicht gefragt.';
    return `${capital(listOf(who.map(role)))} ${who.length > 1 || who[0] === 'goblins' ? 'müssen' : 'muss'} erst wählen.`;
  },
  'MAP-8': () => 'Ein Plättchen kommt auf ein leeres Feld neben einem anderen.',
  'EDGE-4': () => 'Dort ist keine offene Kante.',
  'EDGE-6': () => 'Jetzt werden nur offene Kanten gefüllt.',
  'EDGE-7': () => 'Felsen fallen zwischen zwei Plättchen ohne Wand, eines davon hell.',
  'REVEAL-2': () => 'Eine offene Seite muss dorthin zeigen, woher die Ritterin kommt.',
  'REVEAL-3': () => 'Das Plättchen muss so liegen, dass es zum Eingang führt.',
  'FORCE-1': () => 'Dorthin kann sie nicht: keine Wände, nichts Dunkles, niemand sonst.',
  'COLLAPSE-2': (fact, view) => {
    const touching = neighboursIn(fact, view);
    return `${touching === null ? 'Dieses Plättchen hängt noch zu fest' : `Dieses Plättchen berührt ${touching} andere`}. Die mit den wenigsten Nachbarn fallen zuerst.`;
  },
  'COLLAPSE-3': () => 'Ein helles Kristallplättchen muss zuerst fallen.',
  'COLLAPSE-5': (fact) => `${together(fact)} können nicht alle von dort weg. Wähle ein anderes Plättchen.`,
  'COLLAPSE-6': (fact) =>
    typeof fact.space === 'number'
      ? `Für ${listOf(piecesIn(fact).map(pieceAcc))} gibt es von dort keinen Ausweg. Wähle ein anderes Plättchen.`
      : 'Dorthin darf die Figur nach ihren eigenen Regeln nicht.',
  'COLLAPSE-12': () => 'Das ist nicht der kürzeste Weg, den Plan zusammenzuschieben. Wähl einen kürzeren.',
  'VARIANT-7': () => 'Alte Beute braucht ein dunkles Plättchen, auf dem nichts und niemand ist.',
  'VARIANT-8': () => 'Das neue Plättchen kommt neben ein dunkles.',
  'VARIANT-9': () => 'Allein im Dunkeln fallen dunkle Plättchen vor hellen.',
  'SWITCH-14': (_fact, { goblins: g }) => `Es ist keine Wut zum Zahlen da (${g?.rage ?? 0}).`,
  'TERRAIN-2': () => 'Gelände liegt so nah wie möglich, an einem Plättchen und fern von anderem Gelände.',
  'TERRAIN-4': () => 'Von hier führt kein Weg hinaus ins Dunkel.',
  'TERRAIN-5': () => 'Gelände fällt erst, wenn die Hälfte seiner Außenkanten frei liegt.',
  'TERRAIN-8': () => 'Die Enden der Schlucht betritt niemand.',
  'TERRAIN-13': () => 'Der Pilzwald trennt, wer darin ist, von allen draußen.',
  'TERRAIN-14': () => 'Die Gruben kosten drei Schritte, den Drachen Zug und Schwinge; niemand bleibt darin.',
  'TERRAIN-16': () => 'Der Fluss trägt nur flussabwärts und nicht an Hindernissen vorbei.',

  'KNIGHT-CUBE-2': () => 'Alle deine Würfel liegen. Zu Beginn deines nächsten Zuges nimmst du sie wieder auf.',
  'KNIGHT-CUBE-3': (_fact, { knight: k }) => `Dort ist alles voll. Deine ${k?.ready ?? 0} Würfel passen anderswo hin.`,
  'KNIGHT-CUBE-4': () => 'Zwei Heldenwürfel musst du behalten, also kannst du jetzt keinen hergeben.',
  'KNIGHT-GRIT-3': () => 'Dort liegt kein Würfel zum Abgeben.',
  'KNIGHT-FLARE-1': (_fact, { knight: k }) =>
    k?.done.includes('flare')
      ? 'Deine Leuchtkugel ist in diesem Zug schon oben.'
      : 'Dort deckt sie nichts auf. Wähl ein Feld nahe an dunklen Plättchen.',
  'KNIGHT-MOVE-1': (_fact, view) =>
    stepsLeft(view) === 0
      ? `Alle ${view.knight?.movement ?? 0} Schritte sind verbraucht. Ein Würfel auf Bewegung gibt mehr.`
      : `Dieses Feld liegt nicht neben dir. Schritte übrig: ${stepsLeft(view)}.`,
  'KNIGHT-MOVE-2': (_fact, { knight: k }) =>
    `Eine Wand ist im Weg. Jeder Würfel auf der Alten Karte führt durch eine, du hast dort ${k?.gear[2] ?? 0}. Oder spreng sie.`,
  'KNIGHT-MOVE-3': (_fact, { knight: k }) =>
    `Alle ${k?.perception ?? 0} Begegnungen sind verbraucht. Setz einen Würfel auf Wahrnehmung oder beende deinen Zug.`,
  'KNIGHT-MOVE-5': () => 'Hier liegt kein Ereignismarker.',
  'KNIGHT-MOVE-6': () => 'Auf deinem Feld wartet ein Ereignis. Stell dich ihm zuerst.',
  'KNIGHT-MOVE-7': (_fact, { knight: k, dragon: d }) =>
    `Der Panzer ${d?.armor ?? 0} des Drachen übertrifft deine Stärke ${k?.strength ?? 0}. Setz erst Würfel auf Stärke.`,
  'KNIGHT-MOVE-8': (_fact, view) =>
    owed(view).length > 0
      ? `Greif erst ${listOf(owed(view).map(pieceAcc))} an: Ihr steht auf einem Feld.`
      : `Die Goblins dort sind zu stark für deine Stärke ${view.knight?.strength ?? 0}. Setz erst Würfel auf Stärke.`,
  'KNIGHT-ENCOUNTER-1': (_fact, { knight: k }) =>
    `Alle ${k?.perception ?? 0} Begegnungen sind verbraucht. Ein Würfel auf Wahrnehmung gibt eine mehr.`,
  'KNIGHT-ENCOUNTER-6': () => 'Jetzt helfen nur Würfel auf Stärke oder Schild. Setz dort einen oder stell dich.',
  'KNIGHT-ATTACK-1': (_fact, { knight: k, dragon: d }) =>
    k !== null && d !== null && k.at !== d.at
      ? 'Der Drache ist nicht auf deinem Feld. Geh erst zu ihm.'
      : `Deine Stärke ${k?.strength ?? 0} reicht nicht an seinen Panzer ${d?.armor ?? 0}. Setz erst Würfel auf Stärke.`,
  'KNIGHT-ATTACK-2': () =>
    'Unter der Erde greifst du den Drachen einmal je Zug an. Bis zum Einsturz braucht das Bombe oder Wurfspieß.',
  'KNIGHT-ATTACK-4': (_fact, view) => {
    const there = tribesBeside(view).map((other) => `${piece(other.piece)} ${other.strength}`);
    if (there.length === 0) return 'Auf deinem Feld ist kein Stamm.';
    return `Deine Stärke ${view.knight?.strength ?? 0} muss die des Stammes hier übertreffen: ${listOf(there)}.`;
  },
  'KNIGHT-ATTACK-5': (_fact, { knight: k, thief: t }) =>
    k !== null && t !== null && k.at !== t.at
      ? 'Der Dieb ist nicht auf deinem Feld.'
      : `Deine Wahrnehmung ${k?.perception ?? 0} muss seine Heimlichkeit ${t?.stealth ?? 0} übertreffen.`,
  'KNIGHT-ATTACK-6': (_fact, view) => {
    const needed = crystalHere(view);
    if (needed === null) return 'Auf deinem Feld steht kein Kristall.';
    return `Ihn zu zerschlagen braucht Stärke ${needed}; du hast ${view.knight?.strength ?? 0}.`;
  },
  'KNIGHT-GATHER-1': () => 'Auf deinem Feld liegt kein Schatz.',
  'KNIGHT-GATHER-3': () => 'Dieser Edelstein liegt nicht auf deinem Feld.',
  'KNIGHT-BOMB-1': (_fact, { knight: k }) =>
    k?.done.includes('bomb') ? 'Die Bombe ist in diesem Zug schon genutzt.' : 'Setz erst einen Würfel auf die Bombe.',
  'KNIGHT-BOMB-2': (_fact, { knight: k }) =>
    k !== null && k.bombs === 0 ? 'Alle Bombenmarker sind verbraucht.' : 'Auf dieser Seite ist keine Wand zu sprengen.',
  'KNIGHT-BOW-1': (_fact, { knight: k }) => {
    if (k?.done.includes('bow')) return 'Den Bogen hast du in diesem Zug schon genutzt.';
    return k?.gear[1] === 0
      ? 'Setz erst einen Würfel auf den Bogen.'
      : 'Diesen Stamm siehst du nicht. Er muss in gerader Linie stehen, ohne Wand dazwischen.';
  },
  'KNIGHT-BOW-2': () => 'Mit Stärke 1 schadet ein Pfeil nicht. Setz erst einen Würfel auf Stärke.',
  'KNIGHT-MONSTER-6': () => 'Wähl ein helles Feld nebenan, auf dem nichts ist.',
  'KNIGHT-MONSTER-8': () => 'Er zerrt dich schräg zum nächsten dunklen Plättchen.',
  'KNIGHT-TREASURE-1': () => 'Du hast keine solche verdeckte Karte.',
  'KNIGHT-TREASURE-4': () => 'Der Zauberbogen braucht einen Würfel und ein Ziel bis 5 Felder in gerader Linie.',
  'KNIGHT-TREASURE-6': () => 'Wurfspieß und Bombe gehen nicht zusammen; gezeigt muss er geworfen werden.',
  'KNIGHT-TREASURE-9': (_fact, { knight: k }) =>
    k !== null && k.health >= k.fullHealth
      ? 'Du bist bei voller Gesundheit.'
      : 'Du brauchst den Trankkasten und einen Würfel dafür.',
  'KNIGHT-TREASURE-10': () => 'Dieser Schuss würde nichts bewirken.',
  'KNIGHT-QUEST-1': () => 'Diese Nebenaufgabe hast du nicht.',
  ...ofQuests(unfulfilled),

  'GOBLIN-WAR-2': () => 'Wähl eine der gezogenen Kriegskarten.',
  'GOBLIN-WAR-4': (fact, { goblins: g }) =>
    `Das kostet ${numberIn(fact, 'tribes') ?? 'mehr'} Wut; du hast ${numberIn(fact, 'rage') ?? g?.rage ?? 0}.`,
  'GOBLIN-WAR-6': () => 'Zerstreu einen Stamm auf dem Plan. Versteckte sind erst dran, wenn keiner dort ist.',
  'GOBLIN-RUBY-2': () => 'Der Goblinrubin tauscht eine Karte je Zug, gleich nach dem Ziehen.',
  'GOBLIN-MONSTER-1': () => 'Dieser Stamm hat keinen freien Platz dafür.',
  'GOBLIN-MONSTER-2': (fact) =>
    `Die Knochen erlauben ${numberIn(fact, 'bones') ?? 0} Monster; es sind schon ${numberIn(fact, 'monsters') ?? 0}.`,
  'GOBLIN-GNOME-2': () => 'Der Gnom springt auf ein dunkles Plättchen, auf dem nichts und niemand ist.',
  'GOBLIN-WISP-1': () => 'Das Irrlicht muss die Ritterin sehen, einmal im Zug; ihr Schild hält es auf.',
  'GOBLIN-FLARE-1': () => 'Jeder Stamm schießt eine Leuchtkugel je Zug, von seinem Feld aus.',
  'GOBLIN-ACT-1': (_fact, view) =>
    `Dieser Stamm hat schon gehandelt oder keine Bevölkerung. Noch an der Reihe: ${view.goblins === null ? 0 : goblinsLeft(view).tribes}.`,
  'GOBLIN-ACT-2': () =>
    'Ein versteckter Stamm kommt auf einem dunklen Plättchen mit seinem Zeichen heraus, wo sonst niemand ist.',
  'GOBLIN-ACT-3': () => 'Ein Stamm lauert nur, wenn kein dunkles Plättchen sein Zeichen zeigt.',
  'GOBLIN-ACT-4': () => 'Ein lauernder Stamm geht nach nebenan, nicht durch Wände und nicht in einen Kampf.',
  'GOBLIN-MOVE-1': () => 'Dorthin führt kein Weg: Wände halten Stämme auf.',
  'GOBLIN-MOVE-3': (fact) =>
    fact.isStraying === true
      ? 'Umherstreifen kostet nur über helle Plättchen oder durch eine Flammenwand Bevölkerung.'
      : 'Auf dem Weg würde der Stamm seine letzte Bevölkerung verlieren. Willst du das, lass ihn umherstreifen.',
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
    `Ein Stamm muss die Ritterin mit mehr als ihrer Stärke ${k?.strength ?? 0} erreichen (er hat ${numberIn(fact, 'strength') ?? 0}).`,
  'GOBLIN-ATTACK-2': (_fact, { dragon: d }) =>
    `Nur der Aschedrache ist angreifbar, mit mehr Stärke als seinem Panzer ${d?.armor ?? 0}.`,
  'GOBLIN-ATTACK-3': (_fact, { thief: t }) =>
    `Der Stamm muss bei ihm sein und mit Wahrnehmung seine Heimlichkeit ${t?.stealth ?? 0} übertreffen.`,
  'GOBLIN-ATTACK-4': () => 'Ein Kristall braucht zwei starke Stämme auf seinem Plättchen, die beide angreifen.',
  'GOBLIN-AMBUSH-1': (fact, { knight: k }) =>
    `Ein Hinterhalt braucht einen versteckten Stamm, stärker als die Ritterin (Stärke ${numberIn(fact, 'knight') ?? k?.strength ?? 0}).`,
  'GOBLIN-PLUNDER-1': () => 'Auf dem Feld des Stammes liegt kein Schatz.',
  'GOBLIN-PLUNDER-2': () => 'Hier gibt es keinen Edelstein für den Stamm.',
  'GOBLIN-EXPLORE-1': () => 'Ein Stamm erkundet von einem dunklen Plättchen aus das leere Feld daneben.',
  'GOBLIN-SPECIAL-1': (fact) => {
    const n = tribeIn(fact);
    return `${n === null ? 'Ein Stamm' : Tribe(n)} muss dafür auf dem Plan sein.`;
  },
  'GOBLIN-SECRET-3': (fact) =>
    fact.isTheirTurn === false
      ? 'Geheimnisse spielst du nur in deinem eigenen Zug.'
      : 'Du hast keine Karte zum offenen Auslegen.',
  'GOBLIN-LEADER-1': () => 'Der Anführer hilft nur bei Überbevölkerung, und nur wenn du dieses Geheimnis hast.',
  'GOBLIN-FURY-1': () => 'Du brauchst das Geheimnis Blinde Wut und einen Stamm auf dem Plan.',
  'GOBLIN-BOMBER-1': () => 'Du brauchst das Geheimnis Brandbomber und einen Stamm mit Bevölkerung.',
  'GOBLIN-HEX-1': (fact) =>
    numberIn(fact, 'eye') === 0
      ? 'Das Auge hat keine Bevölkerung für einen Fluch.'
      : 'Du brauchst das Geheimnis Fluch und jemanden, dem er schadet.',
  'GOBLIN-CAVEIN-1': (fact) =>
    numberIn(fact, 'eye') === 0
      ? 'Das Auge hat keine Bevölkerung für einen Deckenbruch.'
      : 'Der Deckenbruch verschont den Eingang, die Felder anderer und Kristalle.',
  'GOBLIN-TUNNELS-1': () => 'Geheimgänge führen auf ein dunkles Plättchen, auf dem nichts und niemand ist.',
  'GOBLIN-SPOTS-1': () => 'Verstecke: ein versteckter, stärkerer Stamm, und die Ritterin an einem hellen Hinterhalt.',

  'DRAGON-MOVE-1': (fact) =>
    fact.used === true
      ? 'Dein freier Zug ist verbraucht; Schwinge bewegt dich wieder.'
      : 'Du ziehst 1 oder 2 Felder geradeaus.',
  'DRAGON-MOVE-3': () => 'Oben halten dich Wände auf; Schwinge trägt dich über eine.',
  'DRAGON-MOVE-4': () => 'Oben betrittst du keine dunklen Plättchen.',
  'DRAGON-MOVE-8': () => 'Dort ist nichts als leeres Dunkel.',
  'DRAGON-POWER-1': (fact, view) => {
    const name = powerIn(fact);
    const lack = name === null ? null : lackFor(name, view);
    if (name === null || lack === null) return 'Dieses Symbol hast du nicht.';
    const what =
      lack.symbol === null ? `${lack.needs} beliebige Symbole` : `${lack.needs} ${names.symbols[lack.symbol]}`;
    return `${names.powers[name].title} braucht ${what}; du hast ${lack.has}.`;
  },
  'DRAGON-POWER-2': () => 'Ziehen und Kräfte sind für diesen Zug vorbei.',
  'DRAGON-HOARD-1': () => 'Auf deinem Feld liegt kein Schatz, oder ein Edelstein ist schon gelegt.',
  'DRAGON-GEM-1': (_fact, { dragon: d }) =>
    d?.done.includes('gemPlaced')
      ? 'Du hast in diesem Zug schon einen Edelstein gelegt.'
      : 'Dieser Edelstein ist nicht mehr bei dir.',
  'DRAGON-WAKE-1': () => 'Dort liegt kein Würfel mehr.',
  'DRAGON-WAKE-2': (_fact, { dragon: d }) =>
    `In diesem Zug schon genutzt: ${listOf((d?.woke ?? []).map((urge) => URGE[urge])) || 'das'}. Jedes wirkt einmal im Zug.`,
  'DRAGON-WAKE-3': () => 'Gier braucht einen Schatzmarker aus deinem Hort.',
  'DRAGON-WAKE-4': (_fact, { dragon: d }) => `Hunger braucht 2 Goblins im Bauch; es sind ${d?.eaten ?? 0}.`,
  'DRAGON-WAKE-5': () => 'Stolz braucht ein Ereignis-Plättchen, in diesem Zug von deiner Kraft aufgedeckt.',
  'DRAGON-WAKE-6': () => 'Stolz braucht einen gelegten Edelstein, während ein anderer in der Höhle ist.',
  'DRAGON-WAKE-7': () => 'Stolz verlangt, dass du den ganzen Zug stillgehalten hast.',
  'DRAGON-CLAW-1': () => 'Klaue geht jetzt nicht.',
  'DRAGON-FLAME-1': () => 'Kein dunkles Plättchen ist nah genug für Flamme.',
  'DRAGON-WING-1': () => 'Schwinge trägt dich bis 2 Felder geradeaus oder 1 durch eine Wand.',
  'DRAGON-HISS-1': () => 'Auf dem Plan ist kein Stamm zum Anzischen.',
  'DRAGON-SLITHER-1': () => 'Kein Trägheitswürfel kann den Bereich wechseln.',
  'DRAGON-SWAT-1': () => 'Fortschlagen: ein Schatz oder Edelstein neben dir, bis zu 5 Felder.',
  'DRAGON-SCORCH-1': () => 'Um dich liegt kein dunkles Plättchen.',
  'DRAGON-BURN-1': () => 'Verbrennen braucht ein dunkles Plättchen.',
  'DRAGON-SLAP-1': () => 'Schwanzhieb: die Ritterin neben dir, bis zu 3 Felder; ein Schild hält ihn auf.',
  'DRAGON-SHRIEK-1': () => 'Den Kreischmarker hast du schon.',
  'DRAGON-SCRATCH-1': () => 'Auf deinem Feld ist niemand zum Kratzen.',
  'DRAGON-FLAMEWALL-1': () => 'Eine Flammenwand braucht ein helles Plättchen neben dir ohne Wand dazwischen.',
  'DRAGON-SMASH-1': () => 'Auf deinem Feld steht kein Kristall.',
  'DRAGON-WRATH-1': () => 'Zorn geht jetzt nicht.',

  'CAVE-4': (_fact, { cave: c }) =>
    c?.shaped
      ? 'Dein Plättchen für diesen Zug liegt schon. Die Kraft Hass legt ein weiteres.'
      : 'Leg erst ein Plättchen deiner Hand an.',
  'CAVE-5': () => 'Leg erst das Kristall-Plättchen deiner Hand.',
  'CAVE-6': (_fact, { map, cave: c }) =>
    map.collapsing
      ? `Die Höhle stürzt ein: Noch ${c?.removals ?? 0} Plättchen müssen weg.`
      : 'Plättchen werden erst im Einsturz entfernt.',
  'CAVE-7': (_fact, { map }) =>
    map.supply === 0
      ? 'Es ist kein Schatzmarker mehr da.'
      : 'Ein Schatzmarker kommt einmal im Zug auf ein dunkles Plättchen ohne Figur und Schatz.',
  'CAVE-OMEN-1': (fact) => {
    const cost = numberIn(fact, 'cost');
    return cost === null
      ? 'Mit diesem Omen ist das nicht zu zahlen.'
      : `Das kostet ${cost} Omen seiner Symbole; du hast ${numberIn(fact, 'held') ?? 0}.`;
  },
  'CAVE-OMEN-3': () => 'Es würde jetzt nichts bewirken.',
  'CAVE-BATS-1': () => 'Fledermäuse tragen Schatz, Ritterin oder Stamm bis zu 3 offene Schritte.',
  'CAVE-CURSE-1': () => 'Nur ein helles Plättchen mit Wänden lässt sich sinnvoll drehen.',
  'CAVE-CURSE-2': () => 'Geweckt wird ein helles Ereignis-Plättchen ohne Marker.',
  'CAVE-CURSE-3': () => 'Es gibt keine Ereignisse zu vergraben.',

  'THIEF-2': () => 'Jeder Wertemarker kommt zu einem Wert.',
  'THIEF-7': cubeless('In diesem Spiel hast du keine Leuchtkugel.'),
  'THIEF-MOVE-1': () => 'Geh auf ein Feld nebenan, ohne Wand dazwischen. Über eine Wand führt Klettern.',
  'THIEF-MOVE-2': (_fact, view) =>
    thiefSteps(view) === 0
      ? `Du hast keinen Schritt mehr (Bewegung ${view.thief?.movement ?? 0}).`
      : 'Das ist zu weit.',
  'THIEF-MOVE-3': (_fact, { thief: t }) =>
    t?.hasPeeked
      ? 'Du hast nachgesehen und gehst in diesem Zug nicht weiter.'
      : 'Nachsehen kannst du nur auf einem dunklen Plättchen.',
  'THIEF-CLIMB-1': (_fact, { thief: t }) => `Klettern braucht eine Wand und genug Würfel (noch ${t?.cubes ?? 0}).`,
  'THIEF-LOOT-1': cubeless(
    'Das ist hier nicht zu erbeuten. Ein Schatz kostet 1 Würfel, ein Edelstein 1 (vielleicht Falle) oder 2 (sicher).',
  ),
  'THIEF-HIDE-1': cubeless('Dein Beutewert ist schon bei 0.'),
  'THIEF-LOCK-1': (_fact, { thief: t }) =>
    `Du brauchst einen Tresor auf deinem Feld und genug Würfel. Du hast ${t?.cubes ?? 0}.`,
  'THIEF-LOCK-2': () => 'Diesen Tresor hast du in diesem Zug schon versucht.',
  'THIEF-TARGET-1': () => 'Dieses Opfer hattest du in diesem Zug schon.',
  'THIEF-TARGET-2': (_fact, view) => {
    const there = waryBeside(view).map((other) => `${piece(other.piece)} ${other.wary}`);
    const whom = there.length === 0 ? '' : `: ${listOf(there)}`;
    return `Deine Heimlichkeit ${view.thief?.stealth ?? 0} muss Wahrnehmung oder Panzer des Opfers übertreffen${whom}.`;
  },
  'THIEF-TARGET-3': () => 'Dein Opfer muss auf deinem Feld sein.',
  'THIEF-PICKPOCKET-1': (_fact, { thief: t }) => `Das kostet mehr Würfel als deine ${t?.cubes ?? 0}.`,
  'THIEF-PICKPOCKET-2': () => 'Dort ist nichts zu holen.',
  'THIEF-BACKSTAB-1': (_fact, { thief: t }) => `Das kostet mehr Würfel als deine ${t?.cubes ?? 0}.`,
  'THIEF-UPGRADE-3': () => 'Diese Verbesserung ist vergeben, oder die Reihe ist noch nicht so weit.',
  'THIEF-UPGRADE-8': () => 'Du huschst ein Feld weit, nicht durch eine Wand.',
  'THIEF-UPGRADE-10': () => 'Diese Verbesserung hast du nicht, oder eine spätere liegt darauf.',
};
