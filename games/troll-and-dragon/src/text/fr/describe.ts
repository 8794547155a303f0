import { capital, type Seat } from '@trollmoot/kernel';
import type { View } from '../../view.ts';
import { hasRolled, thrower } from '../looking.ts';
import type { People } from '../people.ts';
import { chance, DIE, Does, diamonds, dragonFaces, FACES, name, nuggets, points, risking, treasure } from './names.ts';

export function describe(view: View, reader: Seat | null, people: People): string[] {
  const who = (third: string, second: string): string => Does(people, view.adventurer, third, second);
  const lines = [
    `Dans la Grotte : ${diamonds(view.grotto)}. Dans la Caverne : ${nuggets(view.cavern)}. Dans la Main du Troll : ${diamonds(view.hand)}.`,
    ...view.packs.map((pack, seat) => {
      const you = seat === reader && !people.isYou(seat) ? ' (vous)' : '';
      return `${capital(name(people, seat))}${you} : ${points(pack.points)} ; dans le sac : ${treasure(pack.diamonds, pack.nuggets) ?? 'rien'}.`;
    }),
  ];
  if (view.phase === 'grotto')
    lines.push(`${who('est', 'êtes')} dans la Grotte et ${risking(view, people.isYou(view.adventurer))}.`);
  if (view.phase === 'grotto' && hasRolled(view)) lines.push(`Dés blancs : ${view.white.map(whiteDie).join(', ')}.`);
  if (view.phase === 'cavern') {
    lines.push(
      `${who('est', 'êtes')} dans la Caverne et ${risking(view, people.isYou(view.adventurer))} (${points(view.atRisk.points)}).`,
    );
    if (view.throws > 0)
      lines.push(
        `Dés d’or après le lancer ${view.throws} : ${view.gold.map((face) => nuggets(face ?? 0)).join(', ')}.`,
      );
    const red = view.red.map(({ face, dragons }, die) => {
      const lies = face === 'dragon' ? 'montre le Dragon' : face === null ? 'pas encore lancé' : 'vide';
      return `${DIE[die]} (${dragonFaces(dragons)}) ${lies}`;
    });
    lines.push(
      `Dés rouges : ${red.join(', ')}.`,
      `Prochain lancer des dés rouges : ${name(people, thrower(view))}. Risque de réveil du Dragon : ${chance(view)}.`,
    );
  }
  view.result?.places.forEach((place, seat) => {
    lines.push(`${place}. ${capital(name(people, seat))} : ${points(view.result?.scores[seat] ?? 0)}.`);
  });
  return lines;
}

function whiteDie({ face, free, kept }: View['white'][number]): string {
  if (face === null) return '–';
  return free ? FACES[face] : `${FACES[face]} (${kept ? 'de côté' : 'bloqué'})`;
}
