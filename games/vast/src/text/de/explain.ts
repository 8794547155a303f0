import { DRAGON, isTribe, KNIGHT, tribeOf } from '../../data/pieces.ts';
import { TRIBES } from '../../data/tiles.ts';
import type { View } from '../../view.ts';
import type { CardState, Place } from '../explain/card-state.ts';
import type { ExplainWords } from '../explain/language.ts';
import { listOf, pieceAcc, several, TRIBE, walls } from './grammar.ts';
import { names } from './names.ts';
import { table } from './table.ts';

/** Was Dinge sind und tun, wie es ihre Karte sagt. */

const cubes = (n: number): string => several(n, 'Würfel', 'Würfel');
const tiles = (n: number): string => several(n, 'Plättchen', 'Plättchen');
const tokens = (n: number): string => several(n, 'Marker', 'Marker');
const cards = (n: number): string => several(n, 'Karte', 'Karten');

const PLACE: { readonly [place in Place]: string } = {
  inHand: 'Auf der Hand.',
  faceUp: 'Offen.',
  faceDown: 'Verdeckt. Deck sie auf, um sie zu nutzen.',
  offered: 'Angeboten: Behalt sie oder nimm stattdessen 5 Mut.',
  discarded: 'Abgelegt.',
  outOfGame: 'Aus dem Spiel.',
  chosen: 'Die Kriegskarte dieses Zuges.',
  drawn: 'Gezogen, zur Auswahl.',
  next: 'Unter den nächsten Ereignissen. Nur die Höhle weiß das.',
  gained: 'Erworben.',
  free: 'Noch frei. Ein Marker in Sicherheit erwirbt sie.',
  payable: 'Du kannst sie jetzt bezahlen.',
};
const LOST = {
  now: 'Bereit zum Einlösen. Tust du vorher etwas anderes, ist sie verloren.',
  turn: 'Bereit zum Einlösen. Mit dem Ende deines Zuges ist sie verloren.',
  never: 'Bereit zum Einlösen. Sie bleibt dir auch im nächsten Zug.',
} as const;

function card(state: CardState): string {
  switch (state.is) {
    case 'track':
      return `Jetzt ${state.value}.${state.next === null ? ' Die Leiste ist voll.' : ` Mit noch einem Würfel: ${state.next}.`}`;
    case 'cubes':
      return state.cubes === 0
        ? 'Ohne Würfel noch ohne Wirkung.'
        : `${state.cubes} von ${cubes(state.slots)}${state.slots === 1 ? '' : 'n'} darauf.`;
    case 'place':
      return PLACE[state.place];
    case 'with':
      return `Beim ${TRIBE[TRIBES.indexOf(state.tribe)]!}.`;
    case 'quest':
      return `Bisher ${state.have} von ${state.need}.`;
    case 'ready':
      return LOST[state.lost];
    case 'lacks':
      return `Sie kostet ${state.symbol === null ? `${state.needs} beliebige Symbole` : `${state.needs} ${names.symbols[state.symbol]}`}. Du hast ${state.has}.`;
    case 'sloth':
      return `Noch ${cubes(state.cubes)}.${state.isWoken ? ' In diesem Zug schon genutzt.' : ''}`;
    case 'omen':
      return `Kostet jetzt ${state.cost} Omen. Passende Omen der Höhle: ${state.held}.`;
    case 'stat':
      return `Jetzt ${state.value}.`;
    case 'odds':
      return `${state.ways.map((way) => `${cubes(way.cubes)}: ${way.percent} %`).join(', ')}.`;
  }
}

function stands(piece: Parameters<ExplainWords['stands']>[0], view: View): string {
  if (piece === KNIGHT) {
    const { health, movement, perception, strength } = view.knight!;
    return health === 0 ? 'Sie ist gefallen.' : `Bewegung ${movement}, Wahrnehmung ${perception}, Stärke ${strength}.`;
  }
  if (isTribe(piece)) {
    const { at, lurking, population, strength, perception } = view.goblins!.tribes[tribeOf(piece)]!;
    const numbers = `Bevölkerung ${population}, Stärke ${strength}, Wahrnehmung ${perception}.`;
    if (at >= 0) return numbers;
    if (population === 0) return 'Versteckt und ohne Bevölkerung. Er handelt erst wieder, wenn er wächst.';
    return `${numbers} ${lurking >= 0 ? 'Er lauert im Dunkeln und geht auf ein Plättchen daneben.' : 'Versteckt: Er kommt auf einem dunklen Plättchen mit seinem Zeichen heraus oder überfällt die Ritterin.'}`;
  }
  if (piece === DRAGON) {
    const { health, armor, awake, wakefulness, needed, surfaced } = view.dragon!;
    const how = surfaced
      ? 'Aufgetaucht'
      : awake
        ? 'Wach unter der Erde'
        : `Er schläft, Wachheit ${wakefulness} von ${needed}`;
    return `${how}. Gesundheit ${health}, Panzer ${armor}.`;
  }
  const { at, stealth, movement, carried } = view.thief!;
  if (at < 0) return 'Nicht auf dem Plan. Zu Beginn seines Zuges erscheint er am Eingang.';
  return `Bewegung ${movement}, Heimlichkeit ${stealth}. Er trägt ${tokens(carried)}.`;
}

export const explain: ExplainWords = {
  names,
  goal: table.goal,
  sorts: {
    tracks: 'Leiste',
    gear: 'Ausrüstung',
    treasures: 'Schatzkarte',
    events: 'Ereigniskarte',
    sidequests: 'Nebenaufgabe',
    wars: 'Kriegskarte',
    monsters: 'Monster',
    secrets: 'Geheimnis',
    powers: 'Kraft',
    sloth: 'Trägheit',
    omens: 'Kraft der Omen',
    stats: 'Wert',
    actions: 'Aktion',
    upgrades: 'Verbesserung',
    variants: 'Variantenkarte',
    piece: 'Figur',
    tile: 'Höhlenplättchen',
    terrain: 'Gelände',
    gap: 'Feld des Plans',
    token: 'Marker',
    edge: 'Kante eines Plättchens',
    role: 'Rolle',
    level: 'Schwierigkeitskarte',
    powerCard: 'Kraftkarte',
    omen: 'Omen',
    die: 'Würfel',
    counter: 'Zahl',
  },
  titles: { now: 'Jetzt', next: 'Im nächsten Zug', here: 'Hier und jetzt' },
  pieces: {
    knight: 'Sie geht, deckt dunkle Plättchen auf und kämpft. Ihre Würfel sagen, wie weit, wie oft und wie stark.',
    dragon:
      'Schlafend geht er unter Wänden und dunklen Plättchen hindurch. Wach taucht er auf einem Kristall-Plättchen auf.',
    thief: 'Er schleicht an allen vorbei und stiehlt. Getötet lässt er die Beute fallen und kommt am Eingang wieder.',
  },
  mistakes: {
    knight: 'Ohne Begegnung kann sie nicht gehen, auch wenn noch Schritte übrig sind.',
    goblins: 'Er verliert 1 Bevölkerung für jedes zweite helle Plättchen, das er im Zug verlässt.',
    dragon: (isSurfaced) =>
      isSurfaced
        ? 'Er kann keine Wände mehr durchqueren und keine dunklen Plättchen betreten.'
        : 'Unter der Erde erreichen ihn vor dem Einsturz nur Bombe oder Wurfspieß.',
    thief: 'Was er am Eingang nimmt, zählt erst, wenn er dort wieder ankommt.',
    encounters: 'Ohne Begegnung helfen Schritte nicht.',
    quests: 'Du musst sie selbst einlösen. Von allein geschieht es nicht.',
    gem: 'Ihn zu nehmen ist riskant: Auf 3 von 6 Seiten zeigt der Drachenwürfel eine Falle.',
    sloth: 'Gier, Hunger und Stolz wecken ihn je einmal im Zug. Die drei Bereiche des Stolzes zählen als einer.',
    dark: 'Ein dunkles Plättchen hat keine Wände, bis es aufgedeckt wird.',
  },
  counters: {
    grit: {
      name: 'Mut',
      does: 'Aufdecken, Kämpfe und Nebenaufgaben bringen ihn. Bei 5, 11, 18, 26 und 35 gibt er einen Heldenwürfel.',
      says: ({ knight: k }) => {
        const next = k!.onGrit.find((at) => at > k!.grit);
        return `${k!.grit} Mut. ${next === undefined ? 'Kein Würfel mehr zu gewinnen.' : `Noch ${next - k!.grit} bis zum nächsten Heldenwürfel.`}`;
      },
    },
    heroCubes: {
      name: 'Heldenwürfel',
      does: 'Setz sie jederzeit in deinem Zug auf Leisten, Ausrüstung und Schätze. Sie bleiben bis zum nächsten Zug.',
      says: ({ knight: k }) => `${cubes(k!.ready)} zu setzen.`,
    },
    steps: {
      name: 'Schritte übrig',
      does: 'Jeder Schritt führt auf ein Feld nebenan. Die Bewegung sagt, wie viele sie hat.',
      says: ({ knight: k }) => `Noch ${Math.max(0, k!.movement - k!.steps)} von ${k!.movement}.`,
    },
    encounters: {
      name: 'Begegnungen übrig',
      does: 'Eine Begegnung ist alles, was sie auf einmal auf einem Feld tut: aufdecken, angreifen, einsammeln. Die Wahrnehmung sagt, wie viele.',
      says: ({ knight: k }) => `Noch ${Math.max(0, k!.perception - k!.encounters)} von ${k!.perception}.`,
    },
    knightHealth: {
      name: 'Gesundheit der Ritterin',
      does: 'Stämme und Überfälle nehmen sie ihr, 1 je Angriff. Bei 0 ist sie tot.',
      says: ({ knight: k }) => `Noch ${k!.health} von ${k!.fullHealth}.`,
    },
    crystals: {
      name: 'Zerschlagene Kristalle',
      does: 'Kristalle auf ihrer Tafel. Ohne Drachen braucht sie sie zum Sieg.',
      says: ({ knight: k }) =>
        `${k!.crystals}${k!.crystalsNeeded === null ? '' : ` von ${k!.crystalsNeeded}`} zerschlagen.`,
    },
    quests: {
      name: 'Nebenaufgaben',
      does: 'Geheime Aufgaben der Ritterin, drei auf einmal. Jede bringt Mut, wenn sie eingelöst wird.',
      says: ({ knight: k }) => `${cards(k!.sidequestsHeld)} auf der Hand, ${k!.sidequestsLeft} im Stapel.`,
    },
    treasureCards: {
      name: 'Schatzkarten',
      does: 'Ein Schatzmarker bringt ihr eine. Sie behält sie oder lehnt sie für 5 Mut ab.',
      says: ({ knight: k }) => `${k!.faceUp.length} offen, ${k!.faceDown} verdeckt, ${k!.treasureDeck} im Stapel.`,
    },
    eventDeck: {
      name: 'Ereigniskarten',
      does: 'Auf jedem Ereignis-Plättchen trifft die Ritterin auf eine. Spielt die Höhle mit, wählt sie aus dreien.',
      says: ({ knight: k }) => `Noch ${k!.events}.`,
    },
    rage: {
      name: 'Wut',
      does: 'So viele Kriegskarten ziehen sie. Angriffe auf Stämme erhöhen sie, und bei 0 hat jeder Stamm 1 Stärke weniger.',
      says: ({ goblins: g }) => `Wut ${g!.rage} von 3.`,
    },
    secretHand: {
      name: 'Geheimnisse',
      does: 'Karten, die die Goblins in ihrem Zug spielen. Fünf dürfen sie halten.',
      says: ({ goblins: g }) => `${g!.secretsHeld} auf der Hand, ${g!.faceUp.length} offen.`,
    },
    dragonHealth: {
      name: 'Gesundheit des Drachen',
      does: 'Jeder Treffer kostet 1. Bei 0 ist er tot.',
      says: ({ dragon: d }) => `Noch ${d!.health}.`,
    },
    armor: {
      name: 'Panzer',
      does: 'So viel Stärke braucht die Ritterin, um ihn anzugreifen, und mehr, um ohne Wurf zu treffen. Er wächst mit der Wachheit.',
      says: ({ dragon: d }) => `Panzer ${d!.armor}.`,
    },
    spirit: {
      name: 'Geist',
      does: 'So viele Kraftkarten zieht er am Ende seines Zuges. Er wächst mit der Wachheit.',
      says: ({ dragon: d }) => `Geist ${d!.spirit}.`,
    },
    wakefulness: {
      name: 'Wachheit',
      does: 'Würfel, die Gier, Hunger und Stolz geweckt haben. Mit genug davon ist er für immer wach.',
      says: ({ dragon: d }) => (d!.awake ? 'Er ist wach.' : `${d!.wakefulness} von ${d!.needed}.`),
    },
    eaten: {
      name: 'Gefressen',
      does: 'Goblins in seinem Bauch, durch Klaue, Zischen und Kratzen. Hunger macht aus 2 davon einen Würfel Wachheit.',
      says: ({ dragon: d }) => `${d!.eaten} von 7.`,
    },
    hoard: {
      name: 'Hort',
      does: 'Schatzmarker auf seiner Tafel. Gier macht aus jedem einen Würfel Wachheit.',
      says: ({ dragon: d }) => `${tokens(d!.treasures)}. Es passen so viele hinein, wie Würfel in der Gier sind.`,
    },
    powerHand: {
      name: 'Kraftkarten',
      does: 'Mit ihren Symbolen bezahlt er Kräfte. Am Ende seines Zuges legt er den Rest ab und zieht neu.',
      says: ({ dragon: d }) => `${cards(d!.cards)} auf der Hand.`,
    },
    shriek: {
      name: names.tokens.shriek.title,
      does: 'Ein Marker, den er behält, bis er damit einen Wurf seines Zuges wiederholen lässt.',
      says: ({ dragon: d }) => (d!.shriek ? 'Er hat ihn.' : 'Er hat ihn nicht. Die Kraft Kreischen bringt ihn.'),
    },
    omenBag: {
      name: 'Omen im Beutel',
      does: 'Zu Beginn ihres Zuges zieht die Höhle Omen: mehr, je mehr Schätze und Kristalle in der Höhle sind.',
      says: ({ cave: c }) => `${c!.bag} im Beutel.`,
    },
    tileHand: {
      name: 'Plättchen auf der Hand',
      does: 'Die Höhle legt eines je Zug und eines an jede offene Kante. Nur sie sieht sie.',
      says: ({ cave: c }) => `${tiles(c!.tiles)} auf der Hand.`,
    },
    hatred: {
      name: names.tokens.hatred.title,
      does: 'Mit Hassmarkern kann die Höhle nicht siegen. Die Kraft Hass legt einen ab.',
      says: ({ cave: c }) => `Noch ${c!.hatred}.`,
    },
    actionCubes: {
      name: 'Aktionswürfel',
      does: 'Sie bezahlen seine Aktionen. Was am Ende des Zuges übrig ist, verfällt.',
      says: ({ thief: t }) => `Noch ${cubes(t!.cubes)}.`,
    },
    carried: {
      name: 'Getragene Marker',
      does: 'Beute auf dem Weg zum Eingang. Jeder Marker kostet ihn 1 Heimlichkeit.',
      says: ({ thief: t }) => `Er trägt ${tokens(t!.carried)}.`,
    },
    stashed: {
      name: 'Marker in Sicherheit',
      does: 'Beute, die ihm keiner mehr nimmt. Jeder Marker erwirbt eine Verbesserung.',
      says: ({ thief: t }) => `${t!.stashed} von ${t!.needed} in Sicherheit.`,
    },
    lootDrop: {
      name: 'Beutewert',
      does: 'Was bekommt, wer ihn tötet: Mut, Geheimnisse oder Wut, oder Kraftkarten. Beute verstecken senkt ihn, ein Marker in Sicherheit setzt ihn auf 3 zurück.',
      says: ({ thief: t }) => `Beutewert ${t!.lootDrop}.`,
    },
    tilesLeft: {
      name: 'Plättchen bis zum Einsturz',
      does: 'Plättchen, die noch kommen. Ist keines übrig, beginnt der Einsturz, und Plättchen fallen.',
      says: ({ map }) =>
        map.collapsing
          ? `Die Höhle stürzt ein. ${several(map.crystalsRemoved, 'Kristall-Plättchen', 'Kristall-Plättchen')} weg.`
          : `Noch ${tiles(map.left)}.`,
    },
    round: {
      name: 'Der Zug',
      does: 'Die Rollen sind in dieser Reihenfolge am Zug: Ritterin, Goblins, Drache, Höhle, Dieb. Öffne es für die Schritte eines Zuges.',
      says: ({ round, turn }) => `Runde ${round}, ${names.roles[turn].title}.`,
    },
  },
  tribeNumbers: {
    population: {
      name: 'Bevölkerung',
      does: 'Goblins im Stamm, 0 bis 4. Sie sind seine Stärke, und bei 0 zerstreut er sich.',
    },
    strength: {
      name: 'Stärke',
      does: 'Bevölkerung, dazu 1 für die Fänge und je starkes Monster. Sie muss die Stärke der Ritterin übertreffen.',
    },
    perception: {
      name: 'Wahrnehmung',
      does: 'Bevölkerung plus 1. Sie muss die Heimlichkeit des Diebs übertreffen, um ihn zu fassen.',
    },
  },
  dice: {
    dragon: {
      name: 'Drachenwürfel',
      does: 'Jede Seite zeigt einige der neun Felder rund um den Werfenden. Drei der sechs zeigen die Mitte.',
    },
    action: {
      name: 'Aktionswürfel',
      does: 'Ein gewöhnlicher Würfel, 1 bis 6. Der Dieb wirft ihn beim Bestehlen und Schlösserknacken.',
    },
  },
  gap: {
    name: 'Leeres Feld',
    does: 'Hier kann ein Plättchen oder Gelände liegen. Stehen kann hier niemand, aber ein Stamm darf lauern.',
  },
  openEdge: { name: 'Kante', does: 'Die Grenze zweier Felder. Eine Wand versperrt fast allen den Weg.' },
  powerCard: 'Bezahlt ihr Symbol für eine Kraft. Was am Ende seines Zuges übrig ist, wird abgelegt.',
  omenToken: 'Bezahlt jede Kraft der Omen, die sein Symbol zeigt, und geht zurück in den Beutel.',
  handTile: 'Ein Plättchen der Höhle. Es kommt mit der dunklen Seite nach oben neben ein anderes.',
  stands,
  reaches: (spaces) =>
    spaces === 0 ? 'Kann sich nicht bewegen.' : `${several(spaces, 'Feld', 'Felder')} in Reichweite.`,
  attacks: (on) =>
    `Kann angreifen: ${listOf(on.map(({ piece, has, needs }) => `${pieceAcc(piece)} (hat ${has}, braucht ${needs})`))}.`,
  harmless: 'Kann zurzeit niemanden angreifen.',
  way: (piece, steps, stops) =>
    `${several(steps, 'Schritt', 'Schritte')} für ${pieceAcc(piece)}${stops ? ', Halt ist Pflicht' : ''}.`,
  noWay: 'In diesem Zug nicht zu erreichen.',
  holds: (things) => `Darauf: ${listOf(things)}.`,
  underneath: (kind, shape) => `Darunter: ${kind} (${shape}).`,
  mark: (tribe) => `Zeichen: ${tribe}.`,
  walls,
  card,
  held: (n) => `${n} auf der Hand.`,
  ofTribe: (tribe, number) => `${tribe}: ${number}`,
  tribeNumber: (value) => `Jetzt ${value}.`,
  face: (text) => `Zeigt: ${text}.`,
};
