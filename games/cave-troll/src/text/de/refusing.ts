import { capital } from '@trollmoot/kernel';
import { entry, movers, wayTo } from '../../queries/index.ts';
import { comerIn, idIn, isStuck, waitingIn } from '../facts.ts';
import type { Fact, Language } from '../language.ts';
import type { Speaker } from '../speaker.ts';
import { and, den, der, inDer, inDie, of, or } from './names.ts';

/** Why a wish is refused: what is wrong in this position, then what would work. */

const named = (id: number | null, say: Speaker, how: typeof der): string =>
  id === null ? 'diese Figur' : how(say, id);
const Figure = (fact: Fact, say: Speaker): string => capital(named(idIn(fact, 'figure'), say, der));
const figure = (fact: Fact, say: Speaker): string => named(idIn(fact, 'figure'), say, den);
const target = (fact: Fact): number | null => idIn(fact, 'victim') ?? idIn(fact, 'figure');
const Victim = (fact: Fact, say: Speaker): string => capital(named(target(fact), say, der));
const victim = (fact: Fact, say: Speaker): string => named(target(fact), say, den);
const Comer = (fact: Fact, say: Speaker): string => capital(named(comerIn(fact), say, der));
const comer = (fact: Fact, say: Speaker): string => named(comerIn(fact), say, den);
const place = (fact: Fact, say: Speaker): string => {
  const to = idIn(fact, 'to');
  return to === null ? 'dieses Feld' : `die ${say.space(to)}`;
};
const into = (fact: Fact, say: Speaker): string => {
  const to = idIn(fact, 'to');
  return to === null ? 'dorthin' : inDie(say.space(to));
};
const inside = (fact: Fact, say: Speaker): string => {
  const to = idIn(fact, 'to');
  return to === null ? 'dort' : inDer(say.space(to));
};
const home = (fact: Fact, say: Speaker): string => {
  const id = comerIn(fact);
  return id === null ? 'dort' : inDer(say.at(id));
};

function way(fact: Fact, say: Speaker): string {
  const [id, to] = [idIn(fact, 'figure'), idIn(fact, 'to')];
  if (id === null || to === null || fact.victim !== undefined) return '';
  const found = wayTo(say.view, id, to);
  if (found === null) return ' Dorthin führt jetzt kein offener Weg.';
  return found.steps > 1 ? ` Es sind ${found.steps} Felder, über die ${say.space(found.first)}.` : '';
}

function knights(fact: Fact, say: Speaker): string {
  const to = idIn(fact, 'to');
  const mover = comerIn(fact);
  const owner = mover === null ? null : say.view.figures[mover]!.owner;
  const barring = to === null ? [] : entry(say.view, to).knights.filter((seat) => seat !== owner);
  if (barring[0] === undefined) return 'Ein fremder Ritter';
  return say.isYou(barring[0]) ? 'Dein Ritter' : `${of(say, barring[0])} Ritter`;
}

function choosing(fact: Fact, say: Speaker): string {
  const to = idIn(fact, 'to');
  if (to === null) return 'Wähl zuerst eine Figur, dann wohin sie geht.';
  const near = movers(say.view, say.view.player, to).map((id) => der(say, id));
  return near.length === 0
    ? `Keine deiner Figuren kann von ihrem Feld aus ${into(fact, say)}.`
    : `Wähl, wer ${into(fact, say)} geht: ${or(near)}.`;
}

export const refuse: Language['refuse'] = {
  'TABLE-1': () => 'Das Spiel ist zu Ende.',
  'TABLE-2': (fact, say) =>
    `Noch nicht: ${and(waitingIn(fact, say)) || 'Jemand anders'} ${isMany(fact) ? 'überlegen' : 'überlegt'}.`,
  'TABLE-3': ({ prompt }) =>
    typeof prompt === 'string' ? `Bring das zuerst zu Ende: „${prompt}“` : 'Das steht jetzt nicht zur Wahl.',
  'TURN-3': choosing,
  'MOVE-1': (fact, say) =>
    `${Comer(fact, say)} kann nicht ${into(fact, say)}: Kein Durchgang führt dorthin.${way(fact, say)}`,
  'MOVE-2': (fact, say) =>
    `Das ist ${named(idIn(fact, 'figure'), say, der)}. Du bewegst nur eigene Figuren. Drück länger darauf oder zeig darauf, um mehr zu lesen.`,
  'MOVE-3': (fact, say) => `${Comer(fact, say)} kann nicht ${into(fact, say)}: In eine Grube kommen nur Monster.`,
  'MOVE-5': (fact, say) =>
    `${capital(place(fact, say))} ist voll: Mehr als 5 Figuren passen nicht hinein. Erst muss eine hinaus.`,
  'MOVE-10': (fact, say) =>
    `${capital(place(fact, say))} ist voll: Mehr als 5 passen nicht hinein, Truhen mitgezählt. Erst muss etwas hinaus.`,
  'MOVE-8': (fact, say) => `Hier gibt es mehrere wie ${victim(fact, say)}. Es ist egal, welche: Wähl die erste.`,
  'MOVE-9': (fact, say) => `${Figure(fact, say)} ist nicht auf dem Plan. Wähl eine Figur, die dort ist.`,
  'TURN-5': (fact, say) =>
    idIn(fact, 'figure') === null
      ? 'Dein Artefakt hat jetzt kein Ziel. Heb es auf.'
      : isStuck(fact, say)
        ? `${Figure(fact, say)} kann jetzt nichts tun: Jeder Weg von dort ist versperrt.`
        : `${Figure(fact, say)} hat dafür kein Ziel ${home(fact, say)}.`,
  'CARD-1': (_fact, say) => {
    const held = say.view.players[say.view.player]!.cardsInHand;
    return `Du hast ${held === 1 ? '1 Karte' : `${held} Karten`} auf der Hand. Zieh zuerst, dann spiel eine von beiden.`;
  },
  'CARD-4': (fact, say) =>
    `${capital(place(fact, say))} ist keine Treppe. Helden kommen auf einer der 4 Treppen ins Spiel.`,
  'CARD-5': (fact, say) =>
    `${capital(place(fact, say))} ist nicht deine Treppe. An diesem Tisch beginnen deine Helden auf deiner eigenen.`,
  'CARD-6': (fact, say) => `${capital(place(fact, say))} ist keine Grube. Monster kommen in einer Grube ins Spiel.`,
  'SCORE-3': (fact, say) => `${capital(place(fact, say))} hat kein Gold. Wähl einen Raum.`,
  'KNIGHT-1': (fact, say) =>
    `${knights(fact, say)} hält ${comer(fact, say)} fern: Nur ein Ritter käme ${into(fact, say)}.`,
  'THIEF-1': (fact, say) =>
    idIn(fact, 'to') === null
      ? 'Nur ein Dieb kann schleichen. Wähl ihn, dann einen anderen Raum oder eine andere Treppe.'
      : `Der Dieb ist schon ${home(fact, say)}. Wähl einen anderen Raum oder eine andere Treppe.`,
  'THIEF-2': (fact, say) =>
    `${knights(fact, say)} wacht ${inside(fact, say)}. Schleich dorthin, wo kein fremder Ritter ist.`,
  'BARBARIAN-2': (fact, say) =>
    `${Victim(fact, say)} hält stand: Kein Schemen stößt einen Barbaren. Wähl jemand anderen.`,
  'CHEST-1': (fact, say) => `${capital(place(fact, say))} ist kein Raum. Setz deine Schatztruhe in einen Raum.`,
  'CHEST-3': (fact, say) => `${Figure(fact, say)} bewegt sich nie.`,
  'ORC-1': (fact, say) =>
    idIn(fact, 'victim') === null
      ? 'Nur ein Ork kann erschlagen. Wähl deinen Ork, dann einen Helden in seinem Raum.'
      : `${Victim(fact, say)} ist kein Held im Raum deines Orks. Führ den Ork erst zu seiner Beute.`,
  'ORC-3': (fact, say) => `${Figure(fact, say)} ist in keinem Raum, und nur dort erschlägt ein Ork. Führ ihn in einen.`,
  'WRAITH-1': (fact, say) => `Das geht nicht anders: ${Figure(fact, say)} muss jemanden hinausstoßen. Wähl, wen.`,
  'WRAITH-2': (fact, say) =>
    `${Victim(fact, say)} ist nicht im Raum des Schemens. Wähl eine andere Figur in diesem Raum.`,
  'WRAITH-3': () => 'Das geht nicht anders: Im Raum sind jetzt mehr als 5 Figuren. Wähl, wer hinaus muss.',
  'WRAITH-4': (fact, say) =>
    idIn(fact, 'to') === null
      ? `Kein Nachbarfeld steht für ${victim(fact, say)} offen. Wähl jemand anderen.`
      : `Du kannst ${victim(fact, say)} nicht ${into(fact, say)} stoßen: Helden kommen in keine Grube.`,
  'WRAITH-9': (fact, say) =>
    `Ein Schemen kann ${victim(fact, say)} nicht stoßen. Wähl eine andere Figur in seinem Raum.`,
  'WRAITH-16': (fact, say) =>
    `Nicht ${victim(fact, say)} dorthin: An diesem Tisch stoßen Schemen nur Helden, und nur in Räume.`,
  'WRAITH-17': (fact, say) =>
    `${Figure(fact, say)} ist in keinem Raum, und nur dort stößt ein Schemen. Führ ihn in einen.`,
  'TROLL-1': (fact, say) => `${capital(place(fact, say))} ist kein Raum. Setz deinen Höhlentroll in einen Raum.`,
  'TROLL-3': (fact, say) =>
    `${capital(inside(fact, say))} haust ein Höhlentroll: Niemand kommt hinein. Geh außen herum.`,
  'TROLL-4': (fact, say) =>
    `${capital(place(fact, say))} ist selbst einem Höhlentroll verschlossen. Wähl einen anderen Raum.`,
  'TROLL-5': (fact, say) => `${Figure(fact, say)} bewegt sich nie mehr. Wähl eine andere Figur.`,
  'TROLL-6': (fact, say) =>
    `${Figure(fact, say)} kann jetzt nicht fliehen. Wähl eine deiner Figuren im Raum des Höhlentrolls.`,
  'TROLL-10': () => 'Du kannst nicht bleiben. An diesem Tisch muss fliehen, wer kann.',
  'PALADIN-2': (fact, say) =>
    `Der Paladin bannt eine fremde Banshee von seinem Feld in eine Grube. ${Victim(fact, say)} passt nicht.`,
  'ASSASSIN-1': (fact, say) =>
    `Der Meuchler kann ${victim(fact, say)} nicht töten. Wähl einen einzelnen Helden oder Rohling in seinem Raum.`,
  'ASSASSIN-2': (fact, say) => `${Victim(fact, say)} ist nicht allein: Andere derselben Farbe sind im Raum.`,
  'ASSASSIN-3': (fact, say) =>
    `Der Meuchler tötet ${victim(fact, say)} nicht: Meuchler sind vor ihm sicher, und Monster außer Rohlingen auch.`,
  'SLAYER-4': (fact, say) => `Der Riesentöter fällt nur einen Wuttroll in seinem Raum, nicht ${victim(fact, say)}.`,
  'GRUNT-1': (fact, say) =>
    `${Figure(fact, say)} kann hier niemanden vertreiben. Ein Rohling vertreibt fremde Abenteurer aus seinem Raum.`,
  'GRUNT-2': (fact, say) => `Ein Paladin ${home(fact, say)} schützt dort die Helden. Führ den Rohling anderswohin.`,
  'BANSHEE-2': (fact, say) => `${Victim(fact, say)} lässt sich nicht locken. Wähl eine fremde Figur neben der Banshee.`,
  'BANSHEE-3': () => 'Auf dem Feld der Banshee sind schon 5 Figuren. Führ sie weiter und locke dann.',
  'BANSHEE-4': (fact, say) =>
    `Deine Banshee ist in einer Grube, und ${victim(fact, say)} kannst du nicht hineinlocken. Dorthin folgen nur Monster.`,
  'BANSHEE-5': (fact, say) => `Ein Paladin schützt ${victim(fact, say)} ${home(fact, say)}. Wähl jemand anderen.`,
  'RAMPAGE-1': (fact, say) => `${Figure(fact, say)} ist in diesem Zug schon gegangen. Toben kann er noch.`,
  'RAMPAGE-2': (fact, say) => `${Victim(fact, say)} passt hier nicht. Wähl eine andere Figur im Raum des Trolls.`,
  'RAMPAGE-9': (fact, say) => `${Figure(fact, say)} ist in keinem Raum, und nur dort tobt er. Führ ihn in einen.`,
  'ARTIFACT-1': () => 'Du hast kein Artefakt. Die Karte Artefakt finden bringt dir eines.',
  'HELM-1': (fact, say) =>
    `Der Helm bewegt ${figure(fact, say)} nicht. Wähl eine fremde Figur, aber keinen Höhlentroll und keine Truhe.`,
  'TELEPORT-1': (fact, say) =>
    `${capital(place(fact, say))} taugt nicht für den Kelch. Wähl einen Raum oder eine Treppe mit deinen Figuren, dann andere Räume.`,
  'TELEPORT-2': (fact, say) =>
    `${Figure(fact, say)} geht nicht dorthin. Wähl jemanden auf dem gewählten Feld und einen anderen Raum.`,
  'IDOL-1': (fact, say) => `${capital(place(fact, say))} ist kein leerer Raum. Verschließ einen Raum ohne jede Figur.`,
  'IDOL-2': (fact, say) => `${capital(place(fact, say))} ist für immer verschlossen. Geh außen herum.`,
  'IDOL-4': (fact, say) =>
    `${capital(place(fact, say))} ist verschlossen und zahlt nur, wenn der ganze Plan gewertet wird. Wähl einen anderen Raum.`,
  'CLOAK-1': (fact, say) => `${Figure(fact, say)} kann den Mantel nicht tragen. Wähl einen deiner Helden auf dem Plan.`,
  'SWORD-1': (fact, say) =>
    `Das Schwert trifft ${inside(fact, say)} nichts. Es braucht einen Raum mit einem deiner Helden und einem ${
      say.view.settings.characterSet === 'classic' ? 'Ork' : 'Rohling'
    }.`,
  'LIFE-1': (fact, say) => `${Figure(fact, say)} ist keiner deiner entfernten Helden. Wähl einen von diesen.`,
};

const isMany = ({ waiting }: Fact): boolean => Array.isArray(waiting) && waiting.length > 1;
