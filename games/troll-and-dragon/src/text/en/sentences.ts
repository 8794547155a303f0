import { capital } from '@trollmoot/kernel';
import type { News, Plan } from '../../contents.ts';
import type { Enough } from '../../data/plan.ts';
import type { View } from '../../view.ts';
import { alike, showing } from '../looking.ts';
import { diamonds, FACES, name, nuggets, PLACE, points, roll, rolls, treasure } from './names.ts';

export function narrate(news: News, view: View): string | null {
  const who = 'player' in news ? capital(name(news.player)) : '';
  switch (news.news) {
    case 'began':
      return `${who} enters the Grotto.`;
    case 'rolled': {
      const short = news.diamonds < showing(news.faces, 'diamond');
      const but = news.diamonds === 0 ? ', but the Grotto is empty' : `, but finds only ${diamonds(news.diamonds)}`;
      return `${who} rolls ${roll(news.faces)}${short ? but : ''}.`;
    }
    case 'held':
      return `${who} holds back the ${FACES[news.face]}.`;
    case 'kept':
      return `${who} sets the ${FACES[news.face]} aside.`;
    case 'trolled':
      return `All dice are blocked: the Troll takes ${treasure(news.diamonds, 0)} from ${name(news.player)}.`;
    case 'left':
      return `${who} leaves ${PLACE[news.place]} with ${treasure(news.diamonds, news.nuggets)}.`;
    case 'entered':
      return `${who} unlocks the door and enters the Cavern.`;
    case 'planned':
      return `${who} plans to ${plan(news.plan, view)}.`;
    case 'opened':
      return `The dragon players stop waiting: ${name(news.player)} takes the red dice.`;
    case 'threw':
      return `${who} rolls for gold: ${treasure(0, news.nuggets)}.`;
    case 'roused':
      return news.faces.includes('dragon') ? null : `${who} rolls the red dice: the Dragon sleeps on.`;
    case 'stirred':
      return `${who} rolls a Dragon! One eye opens.`;
    case 'woke':
      return `${who} wakes the Dragon! ${capital(name(news.adventurer))} loses ${treasure(news.diamonds, news.nuggets)}.`;
    case 'dropped':
      return `The Troll drops ${diamonds(news.diamonds)}.`;
    case 'shared':
      return `${who} takes ${treasure(news.diamonds, news.nuggets)}.`;
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
