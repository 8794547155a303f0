import type { News, Plan } from '../../contents.ts';
import type { Enough } from '../../data/plan.ts';
import type { View } from '../../view.ts';
import { alike, capital, showing } from '../looking.ts';
import { count, diamonds, FACES, name, nuggets, PLACE, points, roll, treasure } from './names.ts';

export function narrate(news: News, view: View): string | null {
  const who = 'player' in news ? capital(name(news.player)) : '';
  switch (news.news) {
    case 'began':
      return `${who} enters the Grotto.`;
    case 'rolled': {
      const short = news.diamonds < showing(news.faces, 'diamond');
      return `${who} rolls ${roll(news.faces)}${short ? `, but finds ${treasure(news.diamonds, 0)}` : ''}.`;
    }
    case 'kept':
      return `${who} sets the ${FACES[news.face]} aside.`;
    case 'trolled':
      return `All dice are blocked: the Troll takes ${treasure(news.diamonds, 0)} from ${name(news.player)}.`;
    case 'left':
      return `${who} leaves ${PLACE[news.place]} with ${treasure(news.diamonds, news.nuggets)}.`;
    case 'entered':
      return `${who} unlocks the door and enters the Cavern.`;
    case 'planned':
      return `${who} has a plan: ${plan(news.plan, view)}.`;
    case 'opened':
      return `The dragon players wait no longer: ${name(news.player)} takes the red dice.`;
    case 'threw':
      return `${who} throws for gold: ${treasure(0, news.nuggets)}.`;
    case 'roused':
      return news.faces.includes('dragon') ? null : `${who} throws the red dice: the Dragon sleeps on.`;
    case 'stirred':
      return `${who} throws a Dragon! One eye opens.`;
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

function plan({ beats, nuggets: gold, points: risk }: Plan, view: View): string {
  const at = (enough: Enough, unit: (n: number) => string): string => (enough === 'never' ? 'never' : unit(enough));
  const dragon = alike(view)
    ? at(risk[0], points)
    : `${at(risk[0], points)} (die A out), ${at(risk[1], points)} (die B out)`;
  return `at most ${count(beats, 'beat')}; enough: ${at(gold, nuggets)}; enough after the first Dragon: ${dragon}`;
}
