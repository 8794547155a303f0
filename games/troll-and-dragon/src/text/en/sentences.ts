import { capital } from '@trollmoot/kernel';
import type { News, Plan } from '../../contents.ts';
import type { Enough } from '../../data/plan.ts';
import type { View } from '../../view.ts';
import { alike, showing } from '../looking.ts';
import type { People } from '../people.ts';
import { Does, diamonds, does as doing, FACES, name, nuggets, PLACE, points, roll, rolls, treasure } from './names.ts';

export function narrate(news: News, view: View, who: People): string | null {
  const does = (third: string, second: string): string =>
    'player' in news ? Does(who, news.player, third, second) : '';
  switch (news.news) {
    case 'began':
      return `${does('enters', 'enter')} the Grotto.`;
    case 'rolled': {
      const short = news.diamonds < showing(news.faces, 'diamond');
      const find = who.isYou(news.player) ? 'find' : 'finds';
      const but = news.diamonds === 0 ? ', but the Grotto is empty' : `, but ${find} only ${diamonds(news.diamonds)}`;
      return `${does('rolls', 'roll')} ${roll(news.faces)}${short ? but : ''}.`;
    }
    case 'held':
      return `${does('holds', 'hold')} back the ${FACES[news.face]}.`;
    case 'kept':
      return `${does('sets', 'set')} the ${FACES[news.face]} aside.`;
    case 'trolled':
      return `All dice are blocked: the Troll takes ${treasure(news.diamonds, 0)} from ${name(who, news.player)}.`;
    case 'left':
      return `${does('leaves', 'leave')} ${PLACE[news.place]} with ${treasure(news.diamonds, news.nuggets)}.`;
    case 'entered':
      return `${does('unlocks the door and enters', 'unlock the door and enter')} the Cavern.`;
    case 'planned':
      return `${does('plans', 'plan')} to ${plan(news.plan, view)}.`;
    case 'opened':
      return `The dragon players stop waiting: ${doing(who, news.player, 'takes', 'take')} the red dice.`;
    case 'threw':
      return `${does('rolls', 'roll')} for gold: ${treasure(0, news.nuggets)}.`;
    case 'roused':
      return news.faces.includes('dragon') ? null : `${does('rolls', 'roll')} the red dice: the Dragon sleeps on.`;
    case 'stirred':
      return `${does('rolls', 'roll')} a Dragon! One eye opens.`;
    case 'woke':
      return `${does('wakes', 'wake')} the Dragon! ${Does(who, news.adventurer, 'loses', 'lose')} ${treasure(news.diamonds, news.nuggets)}.`;
    case 'dropped':
      return `The Troll drops ${diamonds(news.diamonds)}.`;
    case 'shared':
      return `${does('takes', 'take')} ${treasure(news.diamonds, news.nuggets)}.`;
    case 'emptied':
      return `${capital(PLACE[news.place])} is empty.`;
    case 'ended':
      return 'The game is over.';
  }
}

/** 'leave after 5 rolls or at 6 nuggets. After the first Dragon: leave at 9 points' */
function plan({ beats, nuggets: gold, points: risk }: Plan, view: View): string {
  const then = (enough: Enough): string =>
    enough === 'never' ? 'stay' : enough === 0 ? 'leave at once' : `leave at ${points(enough)}`;
  const dragon = alike(view) ? then(risk[0]) : `${then(risk[0])} with die A out, ${then(risk[1])} with die B out`;
  const found = gold === 'never' ? '' : ` or at ${nuggets(gold)}`;
  return `leave after ${rolls(beats)}${found}. After the first Dragon: ${dragon}`;
}
