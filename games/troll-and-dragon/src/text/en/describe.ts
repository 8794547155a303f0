import { capital, type Seat } from '@trollmoot/kernel';
import type { View } from '../../view.ts';
import { hasRolled, thrower } from '../looking.ts';
import type { People } from '../people.ts';
import { atRisk, chance, count, DIE, Does, diamonds, FACES, name, nuggets, points, treasure } from './names.ts';

export function describe(view: View, reader: Seat | null, people: People): string[] {
  const who = (third: string, second: string): string => Does(people, view.adventurer, third, second);
  const lines = [
    `The Grotto holds ${diamonds(view.grotto)}, the Cavern ${nuggets(view.cavern)}, the Troll Hand ${diamonds(view.hand)}.`,
    ...view.packs.map((pack, seat) => {
      const you = seat === reader && !people.isYou(seat) ? ' (you)' : '';
      return `${capital(name(people, seat))}${you}: ${points(pack.points)}, with ${treasure(pack.diamonds, pack.nuggets)} in the pack.`;
    }),
  ];
  if (view.phase === 'grotto') lines.push(`${who('is', 'are')} in the Grotto with ${atRisk(view)} at risk.`);
  if (view.phase === 'grotto' && hasRolled(view)) lines.push(`White dice: ${view.white.map(whiteDie).join(', ')}.`);
  if (view.phase === 'cavern') {
    lines.push(`${who('is', 'are')} in the Cavern with ${atRisk(view)} at risk (${points(view.atRisk.points)}).`);
    if (view.throws > 0)
      lines.push(`Gold dice after roll ${view.throws}: ${view.gold.map((face) => nuggets(face ?? 0)).join(', ')}.`);
    const red = view.red.map(({ face, dragons }, die) => {
      const shows = face === 'dragon' ? 'shows the Dragon' : face === null ? 'not rolled yet' : 'blank';
      return `${DIE[die]} (${count(dragons, 'Dragon face')}) ${shows}`;
    });
    lines.push(
      `Red dice: ${red.join(', ')}.`,
      `Next to roll the red dice: ${name(people, thrower(view))}. Chance the Dragon wakes: ${chance(view)}.`,
    );
  }
  view.result?.places.forEach((place, seat) => {
    lines.push(`${place}. ${capital(name(people, seat))}: ${points(view.result?.scores[seat] ?? 0)}.`);
  });
  return lines;
}

function whiteDie({ face, free, kept }: View['white'][number]): string {
  if (face === null) return '–';
  return free ? FACES[face] : `${FACES[face]} (${kept ? 'set aside' : 'blocked'})`;
}
