import type { Refusal, Seat, Words } from '@trollmoot/kernel';
import type { Action, News, Plan, Step } from '../contents.ts';
import type { GrottoFace } from '../data/dice.ts';
import type { Enough } from '../data/plan.ts';
import type { View } from '../view.ts';
import { alike, capital, freeDice, hasRolled, seconds, showing, thrower } from './looking.ts';

const NAMES = ['der Ritter', 'die Barbarin', 'der Kater', 'die Schützin', 'die Diebin'];
const GENITIVE = ['des Ritters', 'der Barbarin', 'des Katers', 'der Schützin', 'der Diebin'];
const DATIVE = ['dem Ritter', 'der Barbarin', 'dem Kater', 'der Schützin', 'der Diebin'];
const ACCUSATIVE = ['den Ritter', 'die Barbarin', 'den Kater', 'die Schützin', 'die Diebin'];
const FACES = { diamond: 'Diamant', key: 'Schlüssel', door: 'Tür', troll: 'Troll' } as const;
const ONE = { diamond: 'einen Diamanten', key: 'einen Schlüssel', door: 'eine Tür', troll: 'einen Troll' } as const;
const MANY = { diamond: 'Diamanten', key: 'Schlüssel', door: 'Türen', troll: 'Trolle' } as const;
const HALF = { key: 'den Schlüssel', door: 'die Tür' } as const;
const PLACE = { grotto: 'die Grotte', cavern: 'die Höhle' } as const;
const DIE = ['Würfel A', 'Würfel B'];

const list = new Intl.ListFormat('de', { type: 'conjunction' });
const name = (seat: Seat): string => NAMES[seat]!;
const dice = (n: number): string => (n === 1 ? 'einen Würfel' : `${n} Würfel`);
const diamonds = (n: number): string => `${n} ${n === 1 ? 'Diamant' : 'Diamanten'}`;
const nuggets = (n: number): string => `${n} Goldklumpen`;
const points = (n: number): string => `${n} ${n === 1 ? 'Punkt' : 'Punkte'}`;
const pointsDative = (n: number): string => `${n} ${n === 1 ? 'Punkt' : 'Punkten'}`;
const rounds = (n: number): string => `${n} ${n === 1 ? 'Takt' : 'Takte'}`;
const dragonFaces = (n: number): string => `${n} ${n === 1 ? 'Drachenseite' : 'Drachenseiten'}`;

/** '3 Diamanten und 1 Goldklumpen', nach 'mit' wie nach 'nimmt'. */
function treasure(gems: number, gold: number): string {
  const parts: string[] = [];
  if (gems > 0) parts.push(gems === 1 ? '1 Diamanten' : diamonds(gems));
  if (gold > 0) parts.push(nuggets(gold));
  return parts.length === 0 ? 'nichts' : list.format(parts);
}
const withTreasure = (gems: number, gold: number): string =>
  gems + gold === 0 ? 'mit leeren Händen' : `mit ${treasure(gems, gold)}`;

/** '2 Diamanten, einen Schlüssel und einen Troll'. */
function roll(faces: readonly (GrottoFace | null)[]): string {
  const kinds = (['diamond', 'key', 'door', 'troll'] as const).filter((face) => showing(faces, face) > 0);
  return list.format(
    kinds.map((face) => {
      const n = showing(faces, face);
      return n === 1 ? ONE[face] : `${n} ${MANY[face]}`;
    }),
  );
}

const chance = (view: View): string => (view.danger === null ? '' : `${view.danger.cases} von ${view.danger.of}`);
const leaving = (view: View): string => withTreasure(view.atRisk.diamonds, view.atRisk.nuggets);
const atRisk = (view: View): string => treasure(view.atRisk.diamonds, view.atRisk.nuggets);

function prompt(step: Step, view: View, reader: Seat | null): string {
  const mine = reader === view.adventurer;
  const who = capital(name(view.adventurer));
  switch (step.step) {
    case 'grotto':
      if (!hasRolled(view))
        return mine ? 'Du bist dran: Wirf die vier Grottenwürfel.' : `${who} wirft gleich in der Grotte.`;
      return mine
        ? `Wirfst du ${dice(freeDice(view))}, oder gehst du ${leaving(view)}?`
        : `${who} riskiert ${atRisk(view)} und kann ${dice(freeDice(view))} werfen: weiter oder gehen?`;
    case 'beats':
      return mine
        ? `Nach Gold würfeln oder ${leaving(view)} gehen? Der nächste Wurf weckt den Drachen in ${chance(view)} Fällen.`
        : `${who} ist in der Höhle und riskiert ${atRisk(view)}: würfeln oder gehen?`;
    case 'race':
      if (mine) return `Würfle nach Gold, so oft du dich traust, oder geh ${leaving(view)}!`;
      if (reader !== null && reader === view.dragonPlayer)
        return view.opened ? 'Dein Wurf: Weck den Drachen!' : `Warte auf den ersten Wurf ${GENITIVE[view.adventurer]}.`;
      return `${who} riskiert ${atRisk(view)} im Wettlauf mit dem Drachen; ${name(thrower(view))} hat die roten Würfel.`;
    case 'planBeats':
      return mine ? `Du betrittst die Höhle ${leaving(view)}. Wie viele Takte höchstens?` : `${who} macht einen Plan.`;
    case 'planNuggets':
      return mine ? 'Mit wie vielen Goldklumpen gehst du?' : `${who} macht einen Plan.`;
    case 'planPoints': {
      if (!mine) return `${who} macht einen Plan.`;
      const out = `${DIE[step.out]} (${dragonFaces(view.red[step.out]?.dragons ?? 0)}) noch im Spiel ist`;
      return `Wenn der erste Drache liegt${alike(view) ? '' : ` und ${out}`}: Mit wie vielen riskierten Punkten gehst du?`;
    }
    case 'turn':
    case 'planned':
    case 'endOfTurn':
      return '';
  }
}

function label(act: Action, view: View): string {
  switch (act.do) {
    case 'roll':
      return `${capital(dice(freeDice(view)))} werfen`;
    case 'keep':
      return `${capital(HALF[act.face])} beiseitelegen`;
    case 'leave':
      return `${capital(leaving(view))} gehen`;
    case 'throw':
      return 'Nach Gold würfeln';
    case 'open':
      return 'Das Duell eröffnen';
    case 'rouse':
      return 'Die Drachenwürfel werfen';
    case 'beats':
      return `Höchstens ${rounds(act.most)}`;
    case 'nuggets':
      return act.enough === 'never' ? 'Gold ist nie genug' : `Bei ${nuggets(act.enough)} gehen`;
    case 'points':
      if (act.enough === 'never') return 'Bleiben, was auch geschieht';
      return act.enough === 0 ? 'In jedem Fall gehen' : `Bei ${pointsDative(act.enough)} gehen`;
  }
}

function narrate(news: News, view: View): string | null {
  const who = 'player' in news ? capital(name(news.player)) : '';
  switch (news.news) {
    case 'began':
      return `${who} betritt die Grotte.`;
    case 'rolled': {
      const short = news.diamonds < showing(news.faces, 'diamond');
      return `${who} wirft ${roll(news.faces)}${short ? `, findet aber ${treasure(news.diamonds, 0)}` : ''}.`;
    }
    case 'kept':
      return `${who} legt ${HALF[news.face]} beiseite.`;
    case 'trolled':
      return `Alle Würfel sind blockiert: Der Troll nimmt ${DATIVE[news.player]} ${treasure(news.diamonds, 0)} ab.`;
    case 'left':
      return `${who} verlässt ${PLACE[news.place]} ${withTreasure(news.diamonds, news.nuggets)}.`;
    case 'entered':
      return `${who} schließt die Tür auf und betritt die Höhle.`;
    case 'planned':
      return `${who} hat einen Plan: ${plan(news.plan, view)}.`;
    case 'opened':
      return `Die Drachenspieler warten nicht länger: ${capital(name(news.player))} nimmt die roten Würfel.`;
    case 'threw':
      return `${who} würfelt nach Gold: ${treasure(0, news.nuggets)}.`;
    case 'roused':
      return news.faces.includes('dragon') ? null : `${who} wirft die roten Würfel: Der Drache schläft weiter.`;
    case 'stirred':
      return `${who} wirft einen Drachen! Ein Auge öffnet sich.`;
    case 'woke':
      return `${who} weckt den Drachen! ${capital(name(news.adventurer))} verliert ${treasure(news.diamonds, news.nuggets)}.`;
    case 'dropped':
      return `Der Troll lässt ${treasure(news.diamonds, 0)} fallen.`;
    case 'shared':
      return `${who} nimmt ${treasure(news.diamonds, news.nuggets)}.`;
    case 'emptied':
      return `${capital(PLACE[news.place])} ist leer.`;
    case 'ended':
      return 'Das Spiel ist aus.';
  }
}

function plan({ beats, nuggets: gold, points: risk }: Plan, view: View): string {
  const at = (enough: Enough, unit: (n: number) => string): string => (enough === 'never' ? 'nie' : unit(enough));
  const dragon = alike(view)
    ? at(risk[0], points)
    : `${at(risk[0], points)} (Würfel A im Spiel), ${at(risk[1], points)} (Würfel B im Spiel)`;
  return `höchstens ${rounds(beats)}; genug: ${at(gold, nuggets)}; genug nach dem ersten Drachen: ${dragon}`;
}

function refuse({ clause, fact }: Refusal, view: View): string {
  const half = fact.face === 'door' ? 'Tür' : 'Schlüssel';
  switch (clause) {
    case 'GROTTO-1':
      return 'Wirf zuerst die vier Würfel; vor dem ersten Wurf geht niemand.';
    case 'GROTTO-6':
      return `Alle freien Würfel werden zusammen geworfen, im Moment ${fact.free}; keiner darf zurückbleiben.`;
    case 'KEY-1':
      return `Kein freier Würfel zeigt ${half === 'Tür' ? 'eine Tür' : 'einen Schlüssel'}.`;
    case 'KEY-3':
      return `Beiseite liegt schon ${half === 'Tür' ? 'eine Tür; eine zweite' : 'ein Schlüssel; ein zweiter'} öffnet nichts.`;
    case 'KEY-5':
      return `In die Höhle führen nur Schlüssel und Tür; ${fact.key ? 'die Tür fehlt' : fact.door ? 'der Schlüssel fehlt' : 'beide fehlen'}.`;
    case 'KEY-7':
      return 'Das ist der letzte freie Würfel. Er macht das Paar nicht voll; ihn beiseitezulegen riefe den Troll.';
    case 'KEY-8':
      return 'Die Höhle ist leer und nicht mehr zu betreten; Schlüssel und Tür nützen nichts mehr.';
    case 'KEY-10':
      return fact.face === 'troll'
        ? 'Ein Troll blockiert seinen Würfel.'
        : 'Nur Schlüssel und Tür können beiseitegelegt werden.';
    case 'CAVERN-1':
      return 'In der Höhle sind die weißen Würfel weggelegt.';
    case 'DRAGON-1':
      return `Die roten Würfel gehören den anderen; als Nächstes wirft ${name(Number(fact.thrower))}.`;
    case 'RACE-2':
      return `Nur ${name(view.adventurer)} würfelt nach Gold oder geht.`;
    case 'RACE-3':
      return `Die roten Würfel warten auf den ersten Wurf ${GENITIVE[view.adventurer]}.`;
    case 'RACE-4':
      return 'Das Duell ist schon eröffnet.';
    case 'PLAN-1':
      return 'Beantworte die Frage des Plans; gewürfelt wird dann von selbst.';
    case 'PLAN-2':
      return 'Ein Plan dauert 1 bis 20 Takte.';
    case 'PLAN-3':
      return 'Eine Zahl von 1 bis 20 Goldklumpen, oder nie.';
    case 'PLAN-4':
      return 'Eine Zahl von 0 bis 20 Punkten, oder nie.';
    case 'PACE-1':
      return `Noch läuft der Countdown: ${seconds(fact.wait, 'de')} s.`;
    case 'PACE-2':
      return `Der erste Wurf gehört ${DATIVE[view.adventurer]}; spätestens in ${seconds(fact.wait, 'de')} s ist das Duell eröffnet.`;
    case 'PACE-3':
    case 'PACE-4':
      return `Nicht so schnell: Die Würfel rollen noch ${seconds(fact.wait, 'de')} s.`;
    case 'TURN-3':
      return `Du bist nicht dran; der Tisch wartet auf ${list.format(view.waiting.map((seat) => ACCUSATIVE[seat]!))}.`;
    case 'END-7':
      return 'Das Spiel ist aus.';
    default:
      return 'Danach ist jetzt nicht gefragt.';
  }
}

function describe(view: View, reader: Seat | null): string[] {
  const who = capital(name(view.adventurer));
  const lines = [
    `In der Grotte: ${diamonds(view.grotto)}. In der Höhle: ${nuggets(view.cavern)}. In der Hand des Trolls: ${diamonds(view.hand)}.`,
    ...view.packs.map((pack, seat) => {
      const you = seat === reader ? ' (du)' : '';
      return `${capital(name(seat))}${you}: ${points(pack.points)}; im Rucksack ${treasure(pack.diamonds, pack.nuggets)}.`;
    }),
  ];
  if (view.phase === 'grotto') lines.push(`${who} ist in der Grotte und riskiert ${atRisk(view)}.`);
  if (view.phase === 'grotto' && hasRolled(view)) lines.push(`Weiße Würfel: ${view.white.map(whiteDie).join(', ')}.`);
  if (view.phase === 'cavern') {
    lines.push(`${who} ist in der Höhle und riskiert ${atRisk(view)}, ${points(view.atRisk.points)}.`);
    if (view.throws > 0)
      lines.push(`Goldwürfel nach Wurf ${view.throws}: ${view.gold.map((face) => nuggets(face ?? 0)).join(', ')}.`);
    const red = view.red.map(({ face, dragons }, die) => {
      const lies = face === 'dragon' ? 'zeigt den Drachen' : face === null ? 'noch nicht geworfen' : 'leer';
      return `${DIE[die]} (${dragonFaces(dragons)}) ${lies}`;
    });
    lines.push(
      `Rote Würfel: ${red.join(', ')}.`,
      `Als Nächstes wirft ${name(thrower(view))} die roten Würfel und weckt den Drachen in ${chance(view)} Fällen.`,
    );
  }
  view.result?.places.forEach((place, seat) => {
    lines.push(`${place}. ${capital(name(seat))}: ${points(view.result?.scores[seat] ?? 0)}.`);
  });
  return lines;
}

function whiteDie({ face, free, kept }: View['white'][number]): string {
  if (face === null) return '–';
  return free ? FACES[face] : `${FACES[face]} (${kept ? 'beiseitegelegt' : 'blockiert'})`;
}

export const de: Words<Step, Action, News, View> = {
  prompt,
  label,
  narrate,
  refuse,
  describe,
  terms: {
    pack: 'Punkte im Rucksack',
    turn: 'Aussicht dieses Zuges',
    'to come': 'kommende Züge',
    'best rival': 'der beste Rivale',
  },
  settings: {
    end: {
      name: 'Spielende',
      about: 'Ob das Spiel mit dem ersten leeren Ort endet oder erst, wenn beide leer sind.',
      values: { first: 'ein Ort ist leer', both: 'beide Orte sind leer' },
    },
    dice: {
      name: 'Drachenwürfel',
      about: 'Wie viele Seiten der beiden roten Würfel den Drachen zeigen: Mehr davon machen die Höhle gefährlicher.',
      values: { '1+2': 'eine und zwei', '1+1': 'eine und eine', '2+2': 'zwei und zwei' },
    },
    duel: {
      name: 'Duell in der Höhle',
      about: 'Ob die Höhle Wurf gegen Wurf, in Echtzeit oder nach einem vorher gemachten Plan gespielt wird.',
      values: { beats: 'im Takt', race: 'als Wettlauf', plan: 'nach Plan' },
    },
    pace: {
      name: 'Tempo des Drachen',
      about: 'Im Wettlauf: wie schnell die Drachenspieler werfen dürfen. Langsamer hilft dem Abenteurer.',
      values: { even: 'so schnell wie der Abenteurer', gentle: 'etwas langsamer', slow: 'halb so schnell' },
    },
  },
};
