import { capital } from '@trollmoot/kernel';
import { actionsThisTurn, canDo } from '../../queries/index.ts';
import { isForced, moversIn } from '../facts.ts';
import type { Language } from '../language.ts';
import { actions, and, ausDer, Der, den, der, does, inDer, inDie, or } from './names.ts';

/** Prompts, and the options as buttons say them. */
export const ask: Language['ask'] = {
  act(_at, { view }) {
    const can = canDo(view);
    const ways = [
      ...(can.move ? ['beweg eine Figur'] : []),
      ...(can.ability ? ['nutz eine Fähigkeit'] : []),
      ...(can.draw ? ['zieh und spiel eine Karte'] : []),
      ...(can.artifact ? ['spiel dein Artefakt'] : []),
    ];
    return view.left === 1 ? `Letzte Aktion: ${capital(or(ways))}.` : `${capital(or(ways))}.`;
  },
  play: () => 'Spiel eine deiner beiden Karten. Die andere behältst du.',
  place({ figure }, say) {
    const { kind } = say.view.figures[figure]!;
    const where =
      kind === 'chest' || kind === 'caveTroll'
        ? 'in einen Raum'
        : MONSTERS.includes(kind)
          ? 'in eine Grube'
          : say.view.settings.entryPlacement === 'ownStaircase'
            ? 'auf deine Treppe'
            : 'auf eine Treppe';
    return `Setz ${YOUR[kind === 'banshee' || kind === 'chest' ? 'she' : 'he']} ${kind === 'barbarian' ? 'Barbaren' : say.kind(figure)} ${where}.`;
  },
  scoreRoom: () => 'Werte einen Raum. Wer ihn hält, bekommt sein Gold.',
  stride: ({ figure, left }, say) =>
    `${Der(say, figure)} kann noch ${left === 1 ? '1 Feld' : `${left} Felder`} weitergehen oder hier aufhören.`,
  push: ({ wraith }, say) => `Der Schemen ist ${inDer(say.at(wraith))}. Stoß eine Figur auf ein Nachbarfeld hinaus.`,
  flee: ({ room }, say) =>
    `Höhlentroll ${inDer(say.space(room))}! ${say.view.settings.trollExits === 'all' ? 'Führ deine Figuren nacheinander hinaus' : 'Führ eine deiner Figuren hinaus'}${
      say.view.settings.trollEscape === 'mayDecline' ? ' oder bleib' : ''
    }. Wer bleibt, wird zermalmt.`,
  trample: ({ troll }, say) =>
    `Der Wuttroll tobt ${inDer(say.at(troll))}. Stoß eine Figur hinaus. Wer bleibt, wird zermalmt.`,
  helm: () => 'Führ eine fremde Figur bis zu 3 Felder weit. Wähl sie und ihren ersten Schritt.',
  teleportation: () => 'Wähl den Raum oder die Treppe, die deine Figuren verlassen.',
  teleport: ({ from }, say) => `Wähl, wer als Nächstes die ${say.space(from)} verlässt, und den Raum dafür.`,
  idol: () => 'Verschließ einen leeren Raum. Er zahlt dir, sooft der ganze Plan gewertet wird.',
  cloak: () => 'Wähl den Helden, der in diesem Zug den Mantel trägt.',
  sword: (_at, say) => `Wähl einen Raum. Das Schwert erschlägt dort alle ${PREY[say.view.settings.characterSet]}.`,
  life: () => 'Wähl einen entfernten Helden und die Treppe, auf die er zurückkehrt.',
};

const MONSTERS = ['orc', 'wraith', 'grunt', 'banshee', 'rampagingTroll'];
const YOUR = { he: 'deinen', she: 'deine' };
/** [SWORD-1] [SWORD-2] */
const PREY = { classic: 'Orks', variant: 'Rohlinge' };

export const waiting: Language['waiting'] = (player, say) => does(say, player, 'überlegt.', 'überlegst.');

export const left: Language['left'] = {
  act(_at, { view, card }) {
    const all = actionsThisTurn(view);
    const hand = view.players[view.player]!.hand ?? [];
    const parts = [
      view.left === all
        ? `${actions(all)} in diesem Zug`
        : view.left === 1
          ? `die letzte von ${all} in diesem Zug`
          : `noch ${view.left} von ${actions(all)}`,
      ...(hand.length > 0 ? [`auf der Hand: ${and(hand.map(card))}`] : []),
    ];
    return parts.join(' · ');
  },
  play: (_at, { view }) => `${view.icons} von 5 Symbolen auf dem Wertungsstapel`,
  push: (_at, { view }) =>
    view.settings.wraithEntryPush === 'optional' ? 'Du darfst darauf verzichten.' : 'Du musst jemanden stoßen.',
  stride: (_at, { view }) => `Danach noch ${actions(view.left)}.`,
  flee: () => 'Das kostet keine Aktion.',
};

export const next: Language['next'] = ({ figure, victim, from, to }, options, say) => {
  if (typeof to === 'number') {
    const [mover, ...others] = moversIn(options);
    if (mover === undefined) return null;
    const there = inDie(say.space(to));
    if (others.length === 0) return `Wie kommt ${der(say, mover)} ${there}?`;
    const ask = isForced(options) ? `Wen stößt du ${there}?` : `Wer geht ${there}?`;
    return `${ask} ${others.length + 1} Figuren leuchten.`;
  }
  const spaces = new Set(options.flatMap((act) => ('to' in act ? [act.to] : []))).size;
  const glow = spaces > 1 ? ` ${spaces} Felder leuchten.` : '';
  if (typeof victim === 'number') return isForced(options) ? `Wohin mit ${mit(say.kind(victim))}?${glow}` : null;
  if (typeof figure === 'number') {
    const targets = new Set(options.flatMap((act) => ('victim' in act ? [act.victim] : []))).size;
    if (targets === 0) return `Wohin soll ${der(say, figure)} gehen?${glow}`;
    return spaces > 0 && options.some(({ do: doing }) => doing === 'move')
      ? `Wähl ein Ziel für ${den(say, figure)} oder ein Feld zum Gehen.`
      : `Wähl ein Ziel für ${den(say, figure)}.`;
  }
  return typeof from === 'number' ? `Wähl, wer die ${say.space(from)} zuerst verlässt.` : null;
};
const mit = (kind: string): string =>
  /^(Banshee|Schatztruhe)$/.test(kind) ? `der ${kind}` : `dem ${kind === 'Barbar' ? 'Barbaren' : kind}`;

export const unused: Language['unused'] = {
  actions: (n) => `${n} ungenutzt`,
  steps: (n) => `${n} ${n === 1 ? 'Schritt' : 'Schritte'} ungenutzt`,
  crushed: (n) => `${n} zermalmt`,
};

export const label: Language['label'] = {
  draw: () => 'Karte ziehen und spielen',
  pass: () => 'Zug beenden',
  stop: () => 'Hier aufhören',
  spare: () => 'Niemanden stoßen',
  stay: () => 'Bleiben',
  artifact(_act, { view, artifact }) {
    const own = view.players[view.player]!.artifact;
    return own === null || own === 'faceDown' ? 'Artefakt spielen' : `${artifact(own)} spielen`;
  },
  play: ({ card }, say) => `${say.card(card)} spielen`,
  place: ({ figure, to }, say) => `${capital(den(say, figure))} ${inDie(say.space(to))} setzen`,
  score: ({ room }, say) => `${say.space(room)} werten`,
  move: ({ figure, to }, say) =>
    `${Der(say, figure)} ${ausDer(say.at(figure))} ${inDie(say.space(to))}${say.view.cloaked === figure ? ' (im Mantel)' : ''}`,
  push: ({ victim, to }, say) => `${capital(den(say, victim))} ${inDie(say.space(to))} stoßen`,
  slip: ({ to }, say) => `Dieb schleicht ${inDie(say.space(to))}`,
  slay: ({ victim }, say) => `Ork erschlägt ${den(say, victim)} ${inDer(say.at(victim))}`,
  banish: ({ victim, to }, say) => `Paladin bannt ${den(say, victim)} ${inDie(say.space(to))}`,
  assassinate: ({ victim }, say) => `Meuchler tötet ${den(say, victim)}`,
  fell: ({ victim }, say) => `Riesentöter fällt ${den(say, victim)} und stirbt selbst`,
  rout: ({ figure }, say) => `Rohling vertreibt alle fremden Abenteurer ${inDer(say.at(figure))}`,
  lure: ({ victim }, say) => `Banshee lockt ${den(say, victim)} ${ausDer(say.at(victim))}`,
  rampage: ({ figure }, say) => `Wuttroll tobt ${inDer(say.at(figure))}`,
  empty: ({ from }, say) => `${say.space(from)} verlassen`,
  teleport: ({ figure, to }, say) => `${capital(den(say, figure))} ${inDie(say.space(to))} versetzen`,
  lock: ({ room }, say) => `${say.space(room)} verschließen`,
  cloak: ({ figure }, say) => `Mantel für ${den(say, figure)} ${inDer(say.at(figure))}`,
  slayAll: ({ room }, say) => `Alle ${PREY[say.view.settings.characterSet]} ${inDer(say.space(room))} erschlagen`,
  revive: ({ figure, to }, say) => `${Der(say, figure)} kehrt ${inDie(say.space(to))} zurück`,
};
