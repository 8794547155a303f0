import { capital, type Seat } from '@trollmoot/kernel';
import type { Step } from '../../contents.ts';
import type { View } from '../../view.ts';
import { alike, diceToRoll, hasRolled, thrower } from '../looking.ts';
import { atRisk, chance, DIE, dice, dragonFaces, GENITIVE, leaving, name, treasure } from './names.ts';

export function prompt(step: Step, view: View, reader: Seat | null): string {
  const mine = reader === view.adventurer;
  const who = capital(name(view.adventurer));
  switch (step.step) {
    case 'grotto':
      if (!hasRolled(view))
        return mine ? 'Du bist dran: Wirf die vier Grottenwürfel.' : `${who} wirft gleich in der Grotte.`;
      return mine
        ? `Wirfst du ${dice(diceToRoll(view))}, oder gehst du ${leaving(view)}?`
        : `${who} riskiert ${atRisk(view)} und kann ${dice(diceToRoll(view))} werfen: weiter oder gehen?`;
    case 'beats':
      return mine
        ? `Nach Gold würfeln oder ${leaving(view)} gehen? Der nächste Wurf weckt den Drachen in ${chance(view)} Fällen.`
        : `${who} ist in der Höhle und riskiert ${atRisk(view)}: würfeln oder gehen?`;
    case 'race':
      if (mine) return `Würfle nach Gold, so oft du dich traust, oder geh ${leaving(view)}!`;
      if (reader !== null && reader === view.dragonPlayer)
        return view.opened ? 'Dein Wurf: Weck den Drachen!' : `Warte auf den ersten Wurf ${GENITIVE[view.adventurer]}.`;
      return `${who} riskiert ${atRisk(view)} im Wettlauf mit dem Drachen; ${name(thrower(view))} hat die roten Würfel.`;
    case 'planBeats':
      return mine ? `Du betrittst die Höhle ${leaving(view)}. Wie viele Takte höchstens?` : `${who} macht einen Plan.`;
    case 'planNuggets':
      return mine ? 'Mit wie vielen Goldklumpen gehst du?' : `${who} macht einen Plan.`;
    case 'planPoints': {
      if (!mine) return `${who} macht einen Plan.`;
      const out = `${DIE[step.out]} (${dragonFaces(view.red[step.out]?.dragons ?? 0)}) noch im Spiel ist`;
      return `Wenn der erste Drache liegt${alike(view) ? '' : ` und ${out}`}: Mit wie vielen riskierten Punkten gehst du?`;
    }
    case 'share':
      return reader === step.player
        ? `Nimm einen Goldklumpen oder einen Diamanten. Es liegen da: ${treasure(view.dropped.diamonds, view.dropped.nuggets)}.`
        : `${capital(name(step.player))} nimmt einen Goldklumpen oder einen Diamanten.`;
    case 'raid':
      return reader === step.player
        ? `Nimm bis zu 3 Diamanten aus der Trollhand. Darin: ${view.hand}.`
        : `${capital(name(step.player))} greift in die Trollhand.`;
    case 'turn':
    case 'shares':
    case 'planned':
    case 'endOfTurn':
      return '';
  }
}
