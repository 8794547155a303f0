import { capital, type Seat } from '@trollmoot/kernel';
import type { View } from '../../view.ts';
import { hasRolled, thrower } from '../looking.ts';
import type { People } from '../people.ts';
import { atRisk, chance, DIE, Does, diamonds, dragonFaces, FACES, listed, name, nuggets, points } from './names.ts';

export function describe(view: View, reader: Seat | null, people: People): string[] {
  const who = (third: string, second: string): string => Does(people, view.adventurer, third, second);
  const lines = [
    `In der Grotte: ${diamonds(view.grotto)}. In der Höhle: ${nuggets(view.cavern)}. In der Trollhand: ${diamonds(view.hand)}.`,
    ...view.packs.map((pack, seat) => {
      const you = seat === reader && !people.isYou(seat) ? ' (du)' : '';
      return `${capital(name(people, seat))}${you}: ${points(pack.points)}; im Rucksack: ${listed(pack.diamonds, pack.nuggets)}.`;
    }),
  ];
  if (view.phase === 'grotto')
    lines.push(
      `${who('ist', 'bist')} in der Grotte und ${people.isYou(view.adventurer) ? 'riskierst' : 'riskiert'} ${atRisk(view)}.`,
    );
  if (view.phase === 'grotto' && hasRolled(view)) lines.push(`Weiße Würfel: ${view.white.map(whiteDie).join(', ')}.`);
  if (view.phase === 'cavern') {
    lines.push(
      `${who('ist', 'bist')} in der Höhle und ${people.isYou(view.adventurer) ? 'riskierst' : 'riskiert'} ${atRisk(view)}, ${points(view.atRisk.points)}.`,
    );
    if (view.throws > 0)
      lines.push(`Goldene Würfel nach Wurf ${view.throws}: ${view.gold.map((face) => nuggets(face ?? 0)).join(', ')}.`);
    const red = view.red.map(({ face, dragons }, die) => {
      const lies = face === 'dragon' ? 'zeigt den Drachen' : face === null ? 'noch nicht geworfen' : 'leer';
      return `${DIE[die]} (${dragonFaces(dragons)}) ${lies}`;
    });
    lines.push(
      `Rote Würfel: ${red.join(', ')}.`,
      `Die roten Würfel hat als Nächstes: ${name(people, thrower(view))}. Chance, dass der Drache erwacht: ${chance(view)}.`,
    );
  }
  view.result?.places.forEach((place, seat) => {
    lines.push(`${place}. ${capital(name(people, seat))}: ${points(view.result?.scores[seat] ?? 0)}.`);
  });
  return lines;
}

function whiteDie({ face, free, kept }: View['white'][number]): string {
  if (face === null) return '–';
  return free ? FACES[face] : `${FACES[face]} (${kept ? 'beiseitegelegt' : 'blockiert'})`;
}
