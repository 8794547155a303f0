import { capital } from '@trollmoot/kernel';
import type { News, Plan } from '../../contents.ts';
import type { Enough } from '../../data/plan.ts';
import type { View } from '../../view.ts';
import { alike, showing } from '../looking.ts';
import {
  diamonds,
  HALF,
  name,
  nuggets,
  ONE,
  PLACE,
  points,
  roll,
  rounds,
  TO,
  treasure,
  withTreasure,
} from './names.ts';

export function narrate(news: News, view: View): string | null {
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
    case 'held':
      return `${who} retient ${ONE[news.face]}.`;
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
