import { capital } from '@trollmoot/kernel';
import { BOARDS } from '../../data/board.ts';
import { type Card, ICONS } from '../../data/cards.ts';
import type { Kind } from '../../data/figures.ts';
import { actionsThisTurn, claims, entry, standing } from '../../queries/index.ts';
import type { Explaining, Told } from '../explain.ts';
import type { Speaker } from '../speaker.ts';
import { actions, and, den, does, inDer, inDie, names, of, or } from './names.ts';
import { figures } from './traits.ts';

/** What everything on the table is, and what it can do now. */

const gold = (n: number): string => `${n} Gold`;
const heroes = (n: number): string => `${n} ${n === 1 ? 'Held' : 'Helden'}`;
const cards = (n: number): string => `${n} ${n === 1 ? 'Karte' : 'Karten'}`;
const icons = (n: number): string => `${n} ${n === 1 ? 'Symbol' : 'Symbole'}`;
/** 'Dein Gold', 'Quills Gold'; `your` is the reader's form. */
const whose = (say: Speaker, seat: number, your: string): string => (say.isYou(seat) ? your : of(say, seat));

function who(say: Speaker, space: number): string {
  const { characters, full, troll, lockedBy, knights } = entry(say.view, space);
  if (lockedBy !== null)
    return `Verschlossen für ${say.isYou(lockedBy) ? 'dich' : say.player(lockedBy)}: Niemand kommt hinein.`;
  if (troll) return 'Niemand kommt hinein: Hier haust ein Höhlentroll.';
  const owners = [...new Set(knights)];
  if (owners.length > 1) return 'Nur Ritter kommen hinein: Hier sind Ritter von zwei Personen.';
  if (full) return `Voll: ${characters} Figuren sind hier, mehr als 5 passen nicht.`;
  if (owners.length === 1)
    return `Nur Ritter und ${say.isYou(owners[0]!) ? 'deine eigenen' : `${of(say, owners[0]!)} eigene`} Figuren kommen hinein: ${capital(whose(say, owners[0]!, 'dein'))} Ritter ist hier.`;
  return `Alle kommen hinein: ${characters} von 5 Figuren sind hier.`;
}

function control(say: Speaker, space: number): string {
  const { heroes: counts, player, shares, gains } = standing(say.view, space);
  if (say.view.idol?.room === space)
    return `Er ist verschlossen und zahlt ${say.isYou(say.view.idol.player) ? 'dir' : say.player(say.view.idol.player)}.`;
  const most = Math.max(...counts);
  if (most === 0) return 'Niemand hält ihn: Hier ist kein Held.';
  if (player === null) return `Gleichstand mit je ${heroes(most)}: Niemand bekommt etwas.`;
  const second = Math.max(0, ...counts.filter((_, seat) => seat !== player));
  const shared =
    shares > 1
      ? ` Ein Berserker teilt: ${and(gains.flatMap((share, seat) => (share > 0 ? [`${say.player(seat)} ${share}`] : [])))}.`
      : '';
  return `${capital(say.player(player))}: ${heroes(most)} zu ${second}.${shared}`;
}

function worth(say: Speaker, space: number): string {
  const printed = BOARDS[say.view.settings.boardLayout].gold[space]!;
  const { value } = standing(say.view, space);
  return value === printed
    ? `Bringt ${gold(printed)}, wenn er gewertet wird.`
    : `Bringt jetzt ${gold(value)}: ${printed} gedruckt, dazu Zwerge und Truhen.`;
}

const space: Explaining['space'] = (say, id, reader): Told => {
  const { kind, gold: printed } = BOARDS[say.view.settings.boardLayout].spaces[id]!;
  const name = say.space(id);
  if (kind === 'pit')
    return {
      name,
      kind: 'Grube',
      does: 'Hier kommen Monster ins Spiel, außer dem Höhlentroll. Es passen beliebig viele hinein.',
      cannot: 'Helden können nie in eine Grube.',
      scores: 'Bringt kein Gold.',
    };
  if (kind === 'staircase')
    return {
      name,
      kind: 'Treppe',
      does: 'Hier kommen Helden ins Spiel. Es passen beliebig viele Figuren darauf.',
      cannot: 'Ein Ritter hält hier niemanden fern.',
      scores: 'Bringt kein Gold.',
    };
  return {
    name,
    kind: `Raum, ${gold(printed)}`,
    does: 'Wer hier die meisten Helden hat, bekommt das Gold, wenn der Raum gewertet wird.',
    now: { title: reader === null ? 'Wer ihn hält' : 'Wer ihn jetzt hält', says: control(say, id) },
    cannot: who(say, id),
    scores: worth(say, id),
  };
};

const victims = (say: Speaker, ids: readonly number[]): string => or(ids.map((id) => den(say, id)));

const can: Explaining['can'] = (say, { moves, slips, victims: hit }, left) => {
  const to = moves.map(({ to, gold: value, slays, pushes }) => {
    const notes = [
      ...(value > 0 ? [gold(value)] : []),
      ...(slays.length > 0 ? [`erschlägt ${and(slays.map((id) => den(say, id)))}`] : []),
      ...(pushes ? ['stößt jemanden hinaus'] : []),
    ];
    return `${inDie(say.space(to))}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
  });
  const ways = [
    ...(to.length > 0 ? [`Gehen: ${or(to)}.`] : []),
    ...(slips > 0 ? [`Schleichen: ${slips} Räume und Treppen zur Wahl.`] : []),
    ...(hit.push ? [`Stoßen: ${victims(say, hit.push)}.`] : []),
    ...(hit.slay ? [`Erschlagen: ${victims(say, hit.slay)}.`] : []),
    ...(hit.banish ? [`Bannen: ${victims(say, hit.banish)}.`] : []),
    ...(hit.assassinate ? [`Töten: ${victims(say, hit.assassinate)}.`] : []),
    ...(hit.fell ? [`Fällen: ${victims(say, hit.fell)}.`] : []),
    ...(hit.lure ? [`Locken: ${victims(say, hit.lure)}.`] : []),
    ...(hit.rout ? [`Vertreiben: ${hit.rout.length} Abenteurer.`] : []),
    ...(hit.rampage ? [`Toben gegen ${hit.rampage.length} ${hit.rampage.length === 1 ? 'Figur' : 'Figuren'}.`] : []),
  ];
  return ways.length > 0 && left > 0 ? ways.join(' ') : 'Nichts: Alle Wege sind versperrt.';
};

const CARDS: { readonly [card in Card]?: string } = {
  findAnArtifact: 'Nimm das oberste Artefakt und behalt es verdeckt. Nur du kennst es.',
  scoreARoom: 'Werte sofort einen beliebigen Raum. Danach kommen ihre 2 Symbole auf den Wertungsstapel.',
};
const SHE: readonly Kind[] = ['banshee', 'chest'];
const placed = (say: Speaker, kind: Kind): string => {
  if (kind === 'chest') return 'Spiel sie, um deine Schatztruhe in einen nicht verschlossenen Raum zu setzen.';
  if (kind === 'caveTroll')
    return 'Spiel sie, um deinen Höhlentroll in einen Raum zu setzen. Dort darf fliehen, wer kann, dann zermalmt er den Rest.';
  const own = say.view.settings.entryPlacement === 'ownStaircase' ? 'deine Treppe' : 'eine Treppe';
  const isMonster = ['orc', 'wraith', 'grunt', 'banshee', 'rampagingTroll'].includes(kind);
  const noun = kind === 'barbarian' ? 'Barbaren' : names.kinds[kind];
  return `Spiel sie, um ${SHE.includes(kind) ? 'deine' : 'deinen'} ${noun} ${isMonster ? 'in eine Grube' : `auf ${own}`} zu setzen.`;
};

export const explain: Explaining = {
  figures,
  sorts: { hero: 'Held', monster: 'Monster', chest: 'Schatz' },
  when: (say, seat, isTurn) =>
    isTurn ? 'Jetzt, für 1 Aktion' : say.isYou(seat) ? 'In deinem nächsten Zug' : `In ${of(say, seat)} nächstem Zug`,
  can,
  threatens(say, threats) {
    const whom = and(threats.map(({ victim }) => `${den(say, victim)} ${inDer(say.at(victim))}`));
    const cost = threats[0]!.actions;
    return `Bedroht ${whom}${cost > 1 ? `, mit ${actions(cost)}` : ''}.`;
  },
  aims: (say, aim) =>
    aim === null
      ? 'Bedroht niemanden.'
      : `Bedroht niemanden, könnte aber mit ${actions(aim.actions)} die ${say.space(aim.room)} gewinnen (${gold(aim.gold)}).`,
  space,
  coins: (say, id) => ({
    name: gold(BOARDS[say.view.settings.boardLayout].gold[id]!),
    kind: say.space(id),
    does: 'Das gedruckte Gold dieses Raums. Es geht nie aus: Jede Wertung zahlt es wieder.',
    now: { title: 'Wer ihn jetzt hält', says: control(say, id) },
    scores: worth(say, id),
  }),
  door: (say, a, b) => ({
    name: 'Durchgang',
    kind: `${say.space(a)} – ${say.space(b)}`,
    does: 'Figuren gehen hier in beide Richtungen hindurch, ein Feld pro Aktion. Durch Wände führt kein Weg.',
  }),
  gold(say, seat) {
    const { gold: total } = say.view.players[seat]!;
    const more = claims(say.view).reduce((sum, { gains }) => sum + gains[seat]!, 0);
    return {
      name: `${capital(whose(say, seat, 'dein'))} Gold`,
      kind: gold(total),
      does: 'Wer am Ende das meiste Gold hat, gewinnt.',
      now: { title: 'Würde jetzt der ganze Plan gewertet', says: `+${more}: von ${total} auf ${total + more}.` },
    };
  },
  deck: (say, seat) => ({
    name: `${capital(whose(say, seat, 'dein'))} Stapel`,
    kind: `noch ${cards(say.view.players[seat]!.cardsInDeck)}`,
    does: 'Ziehen und spielen ist eine Aktion: Zieh die oberste Karte und spiel eine der beiden auf der Hand.',
    scores: 'Ist ein Stapel leer, endet das Spiel, und sein Besitzer bekommt 3 Gold.',
  }),
  hand: (say, seat) => ({
    name: `${capital(whose(say, seat, 'deine'))} Hand`,
    kind: cards(say.view.players[seat]!.cardsInHand),
    does: `Nur ${does(say, seat, 'sieht', 'siehst')} diese Karten. Zwischen den Zügen bleibt immer eine auf der Hand.`,
  }),
  artifacts: {
    helm: () => 'Führt eine fremde Figur 1 bis 3 Felder weit. Du bestimmst jeden Schritt.',
    teleportation: () => 'Wähl einen Raum oder eine Treppe. Alle deine Figuren dort gehen in Räume deiner Wahl.',
    idol: () => 'Verschließt einen leeren Raum für immer. Er zahlt dir sein Gold, sooft der ganze Plan gewertet wird.',
    wand: () => 'Wertet sofort einen beliebigen Raum, ganz ohne Symbole.',
    cloak: () =>
      'In diesem Zug geht einer deiner Helden 2 Felder pro Aktion, auch an Rittern und Höhlentrollen vorbei.',
    sword: ({ characterSet }) =>
      `Erschlägt alle ${characterSet === 'classic' ? 'Orks' : 'Rohlinge'} in einem Raum, in dem du einen Helden hast.`,
    life: () => 'Bringt einen deiner entfernten Helden auf eine Treppe zurück.',
  },
  artifact(say, seat, artifact, value) {
    if (artifact === 'faceDown')
      return {
        name: 'Artefakt',
        kind: 'verdeckt',
        does: `Nur ${does(say, seat, 'weiß', 'weißt')}, welches es ist. Es zu spielen kostet eine Aktion.`,
        scores: 'Bringt am Ende 2 bis 4 Gold, wenn es nicht gespielt wurde.',
      };
    return {
      name: say.artifact(artifact),
      kind: 'Artefakt',
      does: explain.artifacts[artifact](say.view.settings),
      now: { title: 'So nutzt du es', says: 'Kostet 1 Aktion, einmal im Spiel.' },
      scores: `Bringt am Ende ${gold(value)}, wenn du es nicht gespielt hast.`,
    };
  },
  card: (say, card, kind, trait) => ({
    name: say.card(card),
    kind: ICONS[card] === 0 ? 'Karte' : `Karte mit ${ICONS[card] === 1 ? '1 Symbol' : `${ICONS[card]} Symbolen`}`,
    does: kind === null ? CARDS[card]! : placed(say, kind),
    ...(kind !== null && trait !== null ? { now: { title: names.kinds[kind], says: trait.does } } : {}),
    ...(ICONS[card] > 0
      ? { scores: `Damit liegen ${say.view.icons + ICONS[card]} von 5 Symbolen auf dem Wertungsstapel.` }
      : {}),
  }),
  common: {
    track: () => ({
      name: 'Goldleiste',
      does: 'Jeder Schild zeigt, wie viel Gold jemand hat. Nach der letzten Zahl beginnt sie von vorn.',
    }),
    pile: ({ view }) => ({
      name: 'Wertungsstapel',
      kind: `${view.icons} von 5 Symbolen`,
      does: 'Gespielte Karten mit Sanduhren kommen hierher. Bei 5 Symbolen wird der ganze Plan gewertet.',
      now: { title: 'Bis zur nächsten Wertung', says: `Noch ${icons(Math.max(0, 5 - view.icons))}.` },
    }),
    actions: ({ view }) => ({
      name: 'Aktionen',
      kind: `noch ${view.left} von ${actionsThisTurn(view)}`,
      does: 'Eine Aktion ist eine Bewegung, eine Fähigkeit, ein Artefakt oder Ziehen und Spielen. Misch sie, wie du willst.',
    }),
    claims: () => ({
      name: 'Wer jetzt welchen Raum bekäme',
      does: 'Jeder Raum mit Helden trägt die Farbe dessen, der ihn hält, und zeigt das Gold, das er brächte.',
    }),
  },
  acts: {
    draw: ({ view }) => ({
      name: 'Karte ziehen und spielen',
      does: `Zieh die oberste Karte deines Stapels und spiel eine der beiden auf der Hand. Noch ${cards(view.players[view.player]!.cardsInDeck)}.`,
    }),
    pass: ({ view }) => ({
      name: 'Zug beenden',
      does: `Dein Zug endet, der nächste beginnt. Übrige Aktionen verfallen: jetzt ${view.left}.`,
    }),
    artifact: () => ({
      name: 'Artefakt spielen',
      does: 'Deck dein Artefakt auf und nutze es einmal. Dann ist es aus dem Spiel.',
    }),
    stop: () => ({ name: 'Hier aufhören', does: 'Die Figur bleibt, wo sie ist, und diese Aktion ist vorbei.' }),
    spare: () => ({
      name: 'Niemanden stoßen',
      does: 'Der Schemen kommt herein und stößt niemanden. An diesem Tisch darfst du wählen.',
    }),
    stay: () => ({
      name: 'Bleiben',
      does: 'Keine deiner Figuren flieht. Der Höhlentroll zermalmt alle, die in seinem Raum bleiben.',
    }),
  },
};
