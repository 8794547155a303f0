import { capital } from '@trollmoot/kernel';
import { SYMBOLS } from '../../../data/dragon.ts';
import type { SidequestName } from '../../../data/knight.ts';
import { ENCHANTED_BOW } from '../../../data/knight.ts';
import type { QuestChance } from '../../../queries/quests.ts';
import { crystalHere, isOfHidden, stepsLeft, tribesBeside } from '../../facts.ts';
import type { Language } from '../../language.ts';
import { owed, slotIn as slotTitle } from '../../printed.ts';
import { ofQuests } from '../../quests.ts';
import type { Fact } from '../../refused.ts';
import { cubesPlaced, gemIn, nextCubeAt, questIn, sideIn, slotIn, tokensOnMap, treasureIn } from '../../wished.ts';
import { onIt, ontoIt, Place, There, whom, whose, whoseAcc } from '../about.ts';
import { eitherOf, listOf, on, piece, pieceAcc, SIDE, several } from '../grammar.ts';
import { names } from '../names.ts';

const title = (name: SidequestName): string => `${names.sidequests[name].title} ist nicht erfüllt`;
const counted = (name: SidequestName, { have, need }: { have: number; need: number }): string =>
  `${title(name)} (${have} von ${need}): ${names.sidequests[name].effect}`;
const BY: { readonly [name in SidequestName]?: string } = {
  daring: 'Greif an',
  eagleEyed: 'Triff mit einem Bogen',
  fearless: 'Deck auf und greif an',
  stalwart: 'Greif an (mindestens 3 Bevölkerung)',
};
const atOnce = (name: SidequestName, chance: QuestChance): string => {
  switch (chance.is) {
    case 'gems':
      return `${title(name)}: Greif nach einem Edelstein. In der Höhle liegen ${chance.n}.`;
    case 'treasures':
      return `${title(name)}: Nimm 2 Schätze in einem Zug. Felder mit Schatz: ${chance.n}.`;
    case 'monsters':
      return `${title(name)}: Besieg im Hinterhalt ein Monster. Deine Stärke ist ${chance.n}.`;
    case 'ambushes':
      return `${title(name)}: Besteh zwei Hinterhalte in einem Zug. Begegnungen übrig: ${chance.n}.`;
    case 'foes':
      return chance.who.length === 0
        ? `${title(name)}, und auf dem Plan ist gerade niemand, der dafür zählt.`
        : `${title(name)}. ${BY[name]}: ${eitherOf(chance.who.map(pieceAcc))}.`;
  }
};
const slotName = (fact: Fact): string => {
  const slot = slotIn(fact);
  return slot === null ? 'dort' : slotTitle(names, slot);
};

export const knight = {
  'KNIGHT-CUBE-2': (_fact, view) =>
    `Alle Würfel (${cubesPlaced(view)}) liegen. Zu Beginn deines nächsten Zuges nimmst du sie wieder auf.`,
  'KNIGHT-CUBE-3': (fact, { knight: k }) =>
    `Kein Platz für einen Würfel: ${slotName(fact)}. Noch ${k?.ready ?? 0} zu setzen, wähl etwas anderes.`,
  'KNIGHT-CUBE-4': (_fact, view) => {
    const at = nextCubeAt(view);
    return `Du kannst keinen Würfel hergeben: Zwei musst du behalten.${at === null ? '' : ` Den nächsten gibt es bei ${at} Mut.`}`;
  },
  'KNIGHT-GRIT-3': (fact) =>
    slotIn(fact) === null
      ? 'Du hast keinen freien Würfel. Gib einen von deiner Tafel.'
      : `Kein Würfel zum Abgeben: ${slotName(fact)}. Gib einen anderen.`,
  'KNIGHT-FLARE-1': (fact, view) =>
    view.knight?.done.includes('flare')
      ? 'Deine Leuchtkugel ist in diesem Zug schon oben.'
      : `Sie deckt ${onIt(fact, view)} nichts auf. Wähl ein Feld nahe an dunklen Plättchen.`,
  'KNIGHT-MOVE-1': (fact, view) =>
    stepsLeft(view) === 0
      ? `Schritte verbraucht: ${view.knight?.movement ?? 0}. Ein Würfel auf Bewegung gibt mehr.`
      : `${There(fact, view)} liegt nicht neben dir. Schritte übrig: ${stepsLeft(view)}.`,
  'KNIGHT-MOVE-2': (_fact, { knight: k }) =>
    `Eine Wand ist im Weg. Jeder Würfel auf der Alten Karte führt durch eine, du hast dort ${k?.gear[2] ?? 0}. Oder spreng sie.`,
  'KNIGHT-MOVE-3': (_fact, { knight: k }) =>
    `Begegnungen verbraucht: ${k?.perception ?? 0}. Setz einen Würfel auf Wahrnehmung oder beende deinen Zug.`,
  'KNIGHT-MOVE-5': (_fact, view) => `Hier liegt kein Ereignismarker. Auf dem Plan: ${tokensOnMap(view, 'event')}.`,
  'KNIGHT-MOVE-6': (_fact, view) => `Ein Ereignis wartet ${on(view, view.knight?.at ?? 0)}. Stell dich ihm zuerst.`,
  'KNIGHT-MOVE-7': (_fact, { knight: k, dragon: d }) =>
    `Der Panzer ${d?.armor ?? 0} des Drachen übertrifft deine Stärke ${k?.strength ?? 0}. Setz erst Würfel auf Stärke.`,
  'KNIGHT-MOVE-8': (_fact, view) =>
    owed(view).length > 0
      ? `Greif erst ${listOf(owed(view).map(pieceAcc))} an: Ihr steht auf einem Feld.`
      : `Die Goblins dort sind zu stark für deine Stärke ${view.knight?.strength ?? 0}. Setz erst Würfel auf Stärke.`,
  'KNIGHT-ENCOUNTER-1': (_fact, { knight: k }) =>
    `Begegnungen verbraucht: ${k?.perception ?? 0}. Ein Würfel auf Wahrnehmung gibt eine mehr.`,
  'KNIGHT-ENCOUNTER-6': (fact, { knight: k }) =>
    `Im Hinterhalt hilft kein Würfel: ${slotName(fact)}. Setz auf Stärke (jetzt ${k?.strength ?? 0}) oder Schild oder stell dich.`,
  'KNIGHT-ATTACK-1': (_fact, { knight: k, dragon: d }) =>
    k !== null && d !== null && k.at !== d.at
      ? 'Der Drache ist nicht auf deinem Feld. Geh erst zu ihm.'
      : `Deine Stärke ${k?.strength ?? 0} reicht nicht an seinen Panzer ${d?.armor ?? 0}. Setz erst Würfel auf Stärke.`,
  'KNIGHT-ATTACK-2': (_fact, { knight: k }) =>
    k?.done.includes('attackBelow')
      ? 'Unter der Erde hast du den Drachen in diesem Zug schon angegriffen. Im nächsten geht es wieder.'
      : 'Vor dem Einsturz braucht das unter der Erde Bombe oder Wurfspieß. Setz einen Würfel auf die Bombe.',
  'KNIGHT-ATTACK-4': (fact, view) => {
    if (isOfHidden(fact, view))
      return `${capital(whose(fact))} ist versteckt und nicht angreifbar. Er muss erst herauskommen.`;
    const there = tribesBeside(view).map((other) => `${piece(other.piece)} ${other.strength}`);
    if (there.length === 0) return `${capital(whose(fact))} ist nicht auf deinem Feld. Geh erst hin.`;
    return `Deine Stärke ${view.knight?.strength ?? 0} muss die des Stammes hier übertreffen: ${listOf(there)}.`;
  },
  'KNIGHT-ATTACK-5': (_fact, { knight: k, thief: t }) =>
    k !== null && t !== null && k.at !== t.at
      ? 'Der Dieb ist nicht auf deinem Feld. Geh erst zu ihm.'
      : `Deine Wahrnehmung ${k?.perception ?? 0} muss seine Heimlichkeit ${t?.stealth ?? 0} übertreffen. Setz erst Würfel darauf.`,
  'KNIGHT-ATTACK-6': (_fact, view) => {
    const needed = crystalHere(view);
    if (needed === null) return `Auf deinem Feld steht kein Kristall. Auf dem Plan: ${tokensOnMap(view, 'crystal')}.`;
    return `Ihn zu zerschlagen braucht Stärke ${needed}. Du hast ${view.knight?.strength ?? 0}.`;
  },
  'KNIGHT-GATHER-1': (_fact, view) =>
    `Auf deinem Feld liegt kein Schatz. Felder mit Schatz: ${tokensOnMap(view, 'treasure')}.`,
  'KNIGHT-GATHER-3': (fact, view) => {
    const gem = gemIn(fact);
    const at = gem === null ? -1 : (view.dragon?.gems[SYMBOLS.indexOf(gem)] ?? -1);
    if (gem === null) return 'Dieser Edelstein liegt nicht auf deinem Feld.';
    return at < 0
      ? `Der ${names.gems[gem]} liegt nicht in der Höhle.`
      : `Der ${names.gems[gem]} liegt ${on(view, at)}. Geh erst hin.`;
  },
  'KNIGHT-BOMB-1': (_fact, { knight: k }) =>
    k?.done.includes('bomb') ? 'Die Bombe ist in diesem Zug schon genutzt.' : 'Setz erst einen Würfel auf die Bombe.',
  'KNIGHT-BOMB-2': (fact, { knight: k }) => {
    const side = sideIn(fact);
    if (k !== null && k.bombs === 0) return 'Alle Bombenmarker sind verbraucht.';
    return `${side === null ? 'Dort' : `Im ${SIDE[side]}`} ist keine Wand zu sprengen. Wähl eine andere Seite.`;
  },
  'KNIGHT-BOW-1': (fact, { knight: k }) => {
    if (k?.done.includes('bow')) return 'Den Bogen hast du in diesem Zug schon genutzt.';
    return k?.gear[1] === 0
      ? 'Setz erst einen Würfel auf den Bogen.'
      : `Du siehst ${whoseAcc(fact)} nicht. Es braucht eine gerade Linie ohne Wand und ohne Dunkel dazwischen.`;
  },
  'KNIGHT-BOW-2': (fact, { knight: k }) =>
    `Mit Stärke 1 trifft kein Pfeil ${whoseAcc(fact)}. ${k?.ready === 0 ? 'Für Stärke hast du in diesem Zug keinen Würfel mehr.' : `Setz erst einen deiner Würfel (${k?.ready ?? 0}) auf Stärke.`}`,
  'KNIGHT-MONSTER-6': (fact, view) =>
    `Du kannst nicht ${ontoIt(fact, view)} fliehen. Wähl ein helles Feld nebenan, auf dem nichts ist.`,
  'KNIGHT-MONSTER-8': (fact) =>
    `${Place(fact)}: So weit zerrt er dich nicht. Wähl schräg das nächste dunkle Plättchen.`,
  'KNIGHT-TREASURE-1': (fact, { knight: k }) => {
    const card = treasureIn(fact);
    return `${card === null ? 'Diese Karte' : names.treasures[card].title} hast du nicht verdeckt. Verdeckte Karten: ${k?.faceDown ?? 0}.`;
  },
  'KNIGHT-TREASURE-4': (fact, { knight: k }) => {
    if (k?.done.includes('enchantedBow')) return 'Den Zauberbogen hast du in diesem Zug schon genutzt.';
    return k?.treasureCubes[ENCHANTED_BOW] === 0
      ? 'Setz erst einen Würfel auf den Zauberbogen.'
      : `${capital(whom(fact))} ist außer Reichweite. Der Zauberbogen trifft bis 5 Felder in gerader Linie.`;
  },
  'KNIGHT-TREASURE-6': (_fact, { knight: k }) => {
    if (k?.done.includes('bomb')) return 'Du hast in diesem Zug die Bombe genutzt, damit geht der Wurfspieß nicht.';
    return k?.faceUp.includes('javelin')
      ? 'Dein Wurfspieß liegt offen, also muss er beim nächsten Angriff fliegen.'
      : 'Den Wurfspieß hast du nicht. Greif ohne ihn an.';
  },
  'KNIGHT-TREASURE-9': (_fact, { knight: k }) => {
    if (k !== null && k.health >= k.fullHealth) return `Du bist bei voller Gesundheit (${k.health}).`;
    return k?.ready === 0
      ? 'Der Trankkasten kostet einen freien Würfel. Du hast keinen.'
      : 'Den Trankkasten hast du nicht.';
  },
  'KNIGHT-TREASURE-10': (fact, { knight: k, dragon: d, thief: t }) =>
    fact.target === 'thief'
      ? `Der Schuss bringt nichts: Wahrnehmung ${k?.perception ?? 0} muss die Heimlichkeit ${t?.stealth ?? 0} des Diebs übertreffen.`
      : `Der Schuss bringt nichts: Stärke ${k?.strength ?? 0} (nötig 2), und der Drache hält ${several(d?.cards ?? 0, 'Karte', 'Karten')}.`,
  'KNIGHT-QUEST-1': (fact, { knight: k }) => {
    const quest = questIn(fact);
    return `${quest === null ? 'Das' : names.sidequests[quest].title} gehört nicht zu deinen ${k?.sidequestsHeld ?? 0} Nebenaufgaben.`;
  },
  ...ofQuests(counted, atOnce),
} satisfies Partial<Language['refuse']>;
