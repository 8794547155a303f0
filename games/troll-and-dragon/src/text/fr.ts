import type { Refusal, Seat, Words } from '@trollmoot/kernel';
import type { Action, News, Plan, Step } from '../contents.ts';
import type { GrottoFace } from '../data/dice.ts';
import type { Enough } from '../data/plan.ts';
import type { View } from '../view.ts';
import { alike, capital, freeDice, hasRolled, seconds, showing, thrower } from './looking.ts';

const NAMES = ['le Chevalier', 'la Barbare', 'le Chat', 'l’Archère', 'la Voleuse'];
const OF = ['du Chevalier', 'de la Barbare', 'du Chat', 'de l’Archère', 'de la Voleuse'];
const TO = ['au Chevalier', 'à la Barbare', 'au Chat', 'à l’Archère', 'à la Voleuse'];
const FACES = { diamond: 'diamant', key: 'Clé', door: 'Porte', troll: 'Troll' } as const;
const ONE = { diamond: 'un diamant', key: 'une Clé', door: 'une Porte', troll: 'un Troll' } as const;
const MANY = { diamond: 'diamants', key: 'Clés', door: 'Portes', troll: 'Trolls' } as const;
const HALF = { key: 'la Clé', door: 'la Porte' } as const;
const PLACE = { grotto: 'la Grotte', cavern: 'la Caverne' } as const;
const DIE = ['le dé A', 'le dé B'];

const list = new Intl.ListFormat('fr', { type: 'conjunction' });
const name = (seat: Seat): string => NAMES[seat]!;
const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`; // le zéro est singulier
const dice = (n: number): string => count(n, 'dé');
const diamonds = (n: number): string => count(n, 'diamant');
const nuggets = (n: number): string => count(n, 'pépite');
const points = (n: number): string => count(n, 'point');
const rounds = (n: number): string => count(n, 'manche');
const dragonFaces = (n: number): string => count(n, 'face Dragon', 'faces Dragon');

/** '3 diamants et 1 pépite'; null s'il n'y a rien. */
function treasure(gems: number, gold: number): string | null {
  const parts: string[] = [];
  if (gems > 0) parts.push(diamonds(gems));
  if (gold > 0) parts.push(nuggets(gold));
  return parts.length === 0 ? null : list.format(parts);
}
const withTreasure = (gems: number, gold: number): string => {
  const found = treasure(gems, gold);
  return found === null ? 'les mains vides' : `avec ${found}`;
};

/** '2 diamants, une Clé et un Troll'. */
function roll(faces: readonly (GrottoFace | null)[]): string {
  const kinds = (['diamond', 'key', 'door', 'troll'] as const).filter((face) => showing(faces, face) > 0);
  return list.format(
    kinds.map((face) => {
      const n = showing(faces, face);
      return n === 1 ? ONE[face] : `${n} ${MANY[face]}`;
    }),
  );
}

const chance = (view: View): string =>
  view.danger === null ? '' : `${count(view.danger.cases, 'chance')} sur ${view.danger.of}`;
const leaving = (view: View): string => withTreasure(view.atRisk.diamonds, view.atRisk.nuggets);
const risking = (view: View): string => {
  const risk = treasure(view.atRisk.diamonds, view.atRisk.nuggets);
  return risk === null ? 'ne risque rien' : `risque ${risk}`;
};

function prompt(step: Step, view: View, reader: Seat | null): string {
  const mine = reader === view.adventurer;
  const who = capital(name(view.adventurer));
  switch (step.step) {
    case 'grotto':
      if (!hasRolled(view))
        return mine ? 'À vous : lancez les quatre dés de la Grotte.' : `${who} va lancer les dés dans la Grotte.`;
      return mine
        ? `Lancer ${dice(freeDice(view))}, ou partir ${leaving(view)} ?`
        : `${who} ${risking(view)} et peut lancer ${dice(freeDice(view))} : continuer ou partir ?`;
    case 'beats':
      return mine
        ? `Lancer pour l’or, ou partir ${leaving(view)} ? Le prochain lancer réveille le Dragon avec ${chance(view)}.`
        : `${who} est dans la Caverne et ${risking(view)} : lancer ou partir ?`;
    case 'race':
      if (mine) return `Lancez pour l’or autant que vous l’osez, ou partez ${leaving(view)} !`;
      if (reader !== null && reader === view.dragonPlayer)
        return view.opened
          ? 'À vous de lancer : réveillez le Dragon !'
          : `Attendez le premier lancer ${OF[view.adventurer]}.`;
      return `${who} ${risking(view)} face au Dragon ; ${name(thrower(view))} a les dés rouges.`;
    case 'planBeats':
      return mine
        ? `Vous entrez dans la Caverne ${leaving(view)}. Combien de manches au plus ?`
        : `${who} fait un plan.`;
    case 'planNuggets':
      return mine ? 'Avec combien de pépites partez-vous ?' : `${who} fait un plan.`;
    case 'planPoints': {
      if (!mine) return `${who} fait un plan.`;
      const out = `que ${DIE[step.out]} (${dragonFaces(view.red[step.out]?.dragons ?? 0)}) est encore en jeu`;
      return `Quand le premier Dragon est sorti${alike(view) ? '' : ` et ${out}`} : avec combien de points en danger partez-vous ?`;
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
      return `Lancer ${dice(freeDice(view))}`;
    case 'keep':
      return `Mettre ${HALF[act.face]} de côté`;
    case 'leave':
      return `Partir ${leaving(view)}`;
    case 'throw':
      return 'Lancer pour l’or';
    case 'open':
      return 'Ouvrir le duel';
    case 'rouse':
      return 'Lancer les dés du Dragon';
    case 'beats':
      return `Au plus ${rounds(act.most)}`;
    case 'nuggets':
      return act.enough === 'never' ? 'Jamais assez de pépites' : `Partir à ${nuggets(act.enough)}`;
    case 'points':
      if (act.enough === 'never') return 'Rester quoi qu’il arrive';
      return act.enough === 0 ? 'Partir dans tous les cas' : `Partir à ${points(act.enough)}`;
  }
}

function narrate(news: News, view: View): string | null {
  const who = 'player' in news ? capital(name(news.player)) : '';
  switch (news.news) {
    case 'began':
      return `${who} entre dans la Grotte.`;
    case 'rolled': {
      const short = news.diamonds < showing(news.faces, 'diamond');
      const found = treasure(news.diamonds, 0);
      const but = found === null ? ', mais la Grotte est vide' : `, mais n’y trouve que ${found}`;
      return `${who} obtient ${roll(news.faces)}${short ? but : ''}.`;
    }
    case 'kept':
      return `${who} met ${HALF[news.face]} de côté.`;
    case 'trolled': {
      const taken = treasure(news.diamonds, 0);
      return `Tous les dés sont bloqués : le Troll ${taken === null ? 'ne prend rien' : `prend ${taken}`} ${TO[news.player]}.`;
    }
    case 'left':
      return `${who} quitte ${PLACE[news.place]} ${withTreasure(news.diamonds, news.nuggets)}.`;
    case 'entered':
      return `${who} ouvre la porte et entre dans la Caverne.`;
    case 'planned':
      return `${who} a un plan : ${plan(news.plan, view)}.`;
    case 'opened':
      return `Les joueurs du Dragon n’attendent plus : ${name(news.player)} prend les dés rouges.`;
    case 'threw':
      return `${who} lance pour l’or : ${treasure(0, news.nuggets) ?? 'rien'}.`;
    case 'roused':
      return news.faces.includes('dragon') ? null : `${who} lance les dés rouges : le Dragon dort toujours.`;
    case 'stirred':
      return `${who} obtient un Dragon ! Un œil s’ouvre.`;
    case 'woke': {
      const lost = treasure(news.diamonds, news.nuggets);
      return `${who} réveille le Dragon ! ${capital(name(news.adventurer))} ${lost === null ? 'ne perd rien' : `perd ${lost}`}.`;
    }
    case 'dropped':
      return `Le Troll laisse tomber ${diamonds(news.diamonds)}.`;
    case 'shared':
      return `${who} prend ${treasure(news.diamonds, news.nuggets)}.`;
    case 'emptied':
      return `${capital(PLACE[news.place])} est vide.`;
    case 'ended':
      return 'La partie est terminée.';
  }
}

function plan({ beats, nuggets: gold, points: risk }: Plan, view: View): string {
  const at = (enough: Enough, unit: (n: number) => string): string => (enough === 'never' ? 'jamais' : unit(enough));
  const dragon = alike(view)
    ? at(risk[0], points)
    : `${at(risk[0], points)} (dé A en jeu), ${at(risk[1], points)} (dé B en jeu)`;
  return `au plus ${rounds(beats)} ; assez : ${at(gold, nuggets)} ; assez après le premier Dragon : ${dragon}`;
}

function refuse({ clause, fact }: Refusal, view: View): string {
  const half = fact.face === 'door' ? 'Porte' : 'Clé';
  switch (clause) {
    case 'GROTTO-1':
      return 'Lancez d’abord les quatre dés ; personne ne part avant le premier lancer.';
    case 'GROTTO-6':
      return `Tous les dés libres (${fact.free}) sont lancés ensemble ; aucun ne peut être retenu.`;
    case 'KEY-1':
      return `Aucun dé libre ne montre une ${half}.`;
    case 'KEY-3':
      return `Une ${half} est déjà de côté ; une seconde n’ouvre rien.`;
    case 'KEY-5':
      return `La Caverne demande une Clé et une Porte ; ${fact.key ? 'il manque la Porte' : fact.door ? 'il manque la Clé' : 'il manque les deux'}.`;
    case 'KEY-7':
      return 'C’est le dernier dé libre. Il ne complète pas la paire : le mettre de côté appellerait le Troll.';
    case 'KEY-8':
      return 'La Caverne est vide et reste fermée ; Clé et Porte ne servent plus à rien.';
    case 'KEY-10':
      return fact.face === 'troll'
        ? 'Un Troll bloque son dé sur place.'
        : 'Seules une Clé ou une Porte se mettent de côté.';
    case 'CAVERN-1':
      return 'Les dés blancs sont rangés tant que l’aventurier est dans la Caverne.';
    case 'DRAGON-1':
      return `Les dés rouges sont aux autres ; le prochain lancer est ${TO[Number(fact.thrower)]}.`;
    case 'RACE-2':
      return `Lancer pour l’or et partir ne revient qu’${TO[view.adventurer]}.`;
    case 'RACE-3':
      return `Les dés rouges attendent le premier lancer ${OF[view.adventurer]}.`;
    case 'RACE-4':
      return 'Le duel est déjà ouvert.';
    case 'PLAN-1':
      return 'Répondez à la question du plan ; les lancers suivront d’eux-mêmes.';
    case 'PLAN-2':
      return 'Un plan compte de 1 à 20 manches.';
    case 'PLAN-3':
      return 'Un nombre de pépites de 1 à 20, ou jamais.';
    case 'PLAN-4':
      return 'Un nombre de points de 0 à 20, ou jamais.';
    case 'PACE-1':
      return `Le compte à rebours n’est pas fini : ${seconds(fact.wait, 'fr')} s.`;
    case 'PACE-2':
      return `Le premier lancer revient ${TO[view.adventurer]} ; le duel s’ouvre au plus tard dans ${seconds(fact.wait, 'fr')} s.`;
    case 'PACE-3':
    case 'PACE-4':
      return `Pas si vite : les dés roulent encore ${seconds(fact.wait, 'fr')} s.`;
    case 'TURN-3':
      return `Ce n’est pas à vous ; la table attend ${list.format(view.waiting.map(name))}.`;
    case 'END-7':
      return 'La partie est terminée.';
    default:
      return 'Ce n’est pas la question pour l’instant.';
  }
}

function describe(view: View, reader: Seat | null): string[] {
  const who = capital(name(view.adventurer));
  const lines = [
    `Dans la Grotte : ${diamonds(view.grotto)}. Dans la Caverne : ${nuggets(view.cavern)}. Dans la Main du Troll : ${diamonds(view.hand)}.`,
    ...view.packs.map((pack, seat) => {
      const you = seat === reader ? ' (vous)' : '';
      return `${capital(name(seat))}${you} : ${points(pack.points)} ; dans le sac : ${treasure(pack.diamonds, pack.nuggets) ?? 'rien'}.`;
    }),
  ];
  if (view.phase === 'grotto') lines.push(`${who} est dans la Grotte et ${risking(view)}.`);
  if (view.phase === 'grotto' && hasRolled(view)) lines.push(`Dés blancs : ${view.white.map(whiteDie).join(', ')}.`);
  if (view.phase === 'cavern') {
    lines.push(`${who} est dans la Caverne et ${risking(view)} (${points(view.atRisk.points)}).`);
    if (view.throws > 0)
      lines.push(
        `Dés d’or après le lancer ${view.throws} : ${view.gold.map((face) => nuggets(face ?? 0)).join(', ')}.`,
      );
    const red = view.red.map(({ face, dragons }, die) => {
      const lies = face === 'dragon' ? 'montre le Dragon' : face === null ? 'pas encore lancé' : 'blanc';
      return `${DIE[die]} (${dragonFaces(dragons)}) ${lies}`;
    });
    lines.push(
      `Dés rouges : ${red.join(', ')}.`,
      `Ensuite ${name(thrower(view))} lance les dés rouges et réveille le Dragon avec ${chance(view)}.`,
    );
  }
  view.result?.places.forEach((place, seat) => {
    lines.push(`${place}. ${capital(name(seat))} : ${points(view.result?.scores[seat] ?? 0)}.`);
  });
  return lines;
}

function whiteDie({ face, free, kept }: View['white'][number]): string {
  if (face === null) return '–';
  return free ? FACES[face] : `${FACES[face]} (${kept ? 'de côté' : 'bloqué'})`;
}

export const fr: Words<Step, Action, News, View> = {
  prompt,
  label,
  narrate,
  refuse,
  describe,
  terms: {
    pack: 'points dans le sac',
    turn: 'espoir de ce tour',
    'to come': 'tours à venir',
    'best rival': 'le meilleur rival',
  },
  settings: {
    end: {
      name: 'Fin de la partie',
      about: 'Si la partie finit dès qu’un lieu est vide, ou seulement quand les deux le sont.',
      values: { first: 'un lieu est vide', both: 'les deux lieux sont vides' },
    },
    dice: {
      name: 'Dés du Dragon',
      about:
        'Combien de faces des deux dés rouges montrent le Dragon : plus il y en a, plus la Caverne est dangereuse.',
      values: { '1+2': 'une et deux', '1+1': 'une et une', '2+2': 'deux et deux' },
    },
    duel: {
      name: 'Duel de la Caverne',
      about: 'Si la Caverne se joue lancer contre lancer, en temps réel, ou d’après un plan fait à l’avance.',
      values: { beats: 'par manches', race: 'en course', plan: 'd’après un plan' },
    },
    pace: {
      name: 'Rythme du Dragon',
      about: 'Dans la course, à quelle vitesse les joueurs du Dragon peuvent lancer. Plus lent aide l’aventurier.',
      values: { even: 'aussi vite que l’aventurier', gentle: 'un peu moins vite', slow: 'deux fois moins vite' },
    },
  },
};
