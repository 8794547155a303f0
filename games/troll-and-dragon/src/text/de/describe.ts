import { capital, type Seat } from '@trollmoot/kernel';
import type { View } from '../../view.ts';
import { hasRolled, thrower } from '../looking.ts';
import { atRisk, chance, DIE, diamonds, dragonFaces, FACES, name, nuggets, points, treasure } from './names.ts';

export function describe(view: View, reader: Seat | null): string[] {
  const who = capital(name(view.adventurer));
  const lines = [
    `In der Grotte: ${diamonds(view.grotto)}. In der Höhle: ${nuggets(view.cavern)}. In der Trollhand: ${diamonds(view.hand)}.`,
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
