import { capital } from '@trollmoot/kernel';
import type { News, Plan } from '../../contents.ts';
import type { Enough } from '../../data/plan.ts';
import type { View } from '../../view.ts';
import { alike, showing } from '../looking.ts';
import type { People } from '../people.ts';
import {
  Does,
  diamonds,
  does as doing,
  HALF,
  nuggets,
  ONE,
  PLACE,
  points,
  roll,
  rounds,
  to,
  treasure,
  withTreasure,
} from './names.ts';

export function narrate(news: News, view: View, who: People): string | null {
  const does = (third: string, second: string): string =>
    'player' in news ? Does(who, news.player, third, second) : '';
  switch (news.news) {
    case 'began':
      return `${does('entre', 'entrez')} dans la Grotte.`;
    case 'rolled': {
      const short = news.diamonds < showing(news.faces, 'diamond');
      const found = treasure(news.diamonds, 0);
      const finds = who.isYou(news.player) ? 'ne trouvez' : 'ne trouve';
      const but = found === null ? ', mais la Grotte est vide' : `, mais ${finds} que ${found}`;
      return `${does('obtient', 'obtenez')} ${roll(news.faces)}${short ? but : ''}.`;
    }
    case 'held':
      return `${does('retient', 'retenez')} ${ONE[news.face]}.`;
    case 'kept':
      return `${does('met', 'mettez')} ${HALF[news.face]} de côté.`;
    case 'trolled': {
      const taken = treasure(news.diamonds, 0);
      const [you, from] = who.isYou(news.player) ? ['vous ', ''] : ['', ` ${to(who, news.player)}`];
      return `Tous les dés sont bloqués : le Troll ${taken === null ? `ne ${you}prend rien` : `${you}prend ${taken}`}${from}.`;
    }
    case 'left':
      return `${does('quitte', 'quittez')} ${PLACE[news.place]} ${withTreasure(news.diamonds, news.nuggets)}.`;
    case 'entered':
      return `${does('ouvre la porte et entre', 'ouvrez la porte et entrez')} dans la Caverne.`;
    case 'planned':
      return `${does('prévoit', 'prévoyez')} de ${plan(news.plan, view)}.`;
    case 'opened':
      return `Les joueurs du Dragon n’attendent plus : ${doing(who, news.player, 'prend', 'prenez')} les dés rouges.`;
    case 'threw':
      return `${does('lance', 'lancez')} pour l’or : ${treasure(0, news.nuggets) ?? 'rien'}.`;
    case 'roused':
      return news.faces.includes('dragon')
        ? null
        : `${does('lance', 'lancez')} les dés rouges : le Dragon dort toujours.`;
    case 'stirred':
      return `${does('obtient', 'obtenez')} un Dragon ! Un œil s’ouvre.`;
    case 'woke': {
      const lost = treasure(news.diamonds, news.nuggets);
      const loses =
        lost === null
          ? Does(who, news.adventurer, 'ne perd rien', 'ne perdez rien')
          : `${Does(who, news.adventurer, 'perd', 'perdez')} ${lost}`;
      return `${does('réveille', 'réveillez')} le Dragon ! ${loses}.`;
    }
    case 'dropped':
      return `Le Troll laisse tomber ${diamonds(news.diamonds)}.`;
    case 'shared':
      return `${does('prend', 'prenez')} ${treasure(news.diamonds, news.nuggets) ?? 'rien'}.`;
    case 'emptied':
      return `${capital(PLACE[news.place])} est vide.`;
    case 'ended':
      return 'La partie est terminée.';
  }
}

/** 'partir après 5 lancers ou à 6 pépites. Après le premier Dragon : partir à 9 points' */
function plan({ beats, nuggets: gold, points: risk }: Plan, view: View): string {
  const then = (enough: Enough): string =>
    enough === 'never' ? 'rester' : enough === 0 ? 'partir aussitôt' : `partir à ${points(enough)}`;
  const dragon = alike(view)
    ? then(risk[0])
    : `${then(risk[0])} si le dé A est en jeu, ${then(risk[1])} si c’est le dé B`;
  const found = gold === 'never' ? '' : ` ou à ${nuggets(gold)}`;
  return `partir après ${rounds(beats)}${found}. Après le premier Dragon : ${dragon}`;
}
