import { capital, type Seat } from '@trollmoot/kernel';
import type { Step } from '../../contents.ts';
import { trollChance } from '../../queries.ts';
import type { View } from '../../view.ts';
import { alike, diceToRoll, hasRolled, thrower } from '../looking.ts';
import type { People } from '../people.ts';
import { atRisk, chance, DIE, Does, dice, dragonFaces, inCases, leaving, listed, of, points } from './names.ts';

export function prompt(step: Step, view: View, reader: Seat | null, who: People): string {
  const { adventurer } = view;
  const mine = reader === adventurer;
  const does = (third: string, second: string): string => Does(who, adventurer, third, second);
  const planning = `${does('macht', 'machst')} einen Plan.`;
  switch (step.step) {
    case 'grotto':
      if (!hasRolled(view))
        return mine ? 'Wirf die vier Grottenwürfel.' : `${does('wirft', 'wirfst')} gleich in der Grotte.`;
      if (mine) return `Wirf ${dice(diceToRoll(view))}, oder geh ${leaving(view)}.`;
      return `${does('riskiert', 'riskierst')} ${atRisk(view)} und kann ${dice(diceToRoll(view))} werfen.`;
    case 'beats':
      return mine
        ? `Würfle nach Gold, oder geh ${leaving(view)}.`
        : `${does('ist', 'bist')} in der Höhle und riskiert ${atRisk(view)}.`;
    case 'race':
      if (mine) return `Würfle nach Gold, so oft du dich traust, oder geh ${leaving(view)}!`;
      if (reader !== null && reader === view.dragonPlayer)
        return view.opened ? 'Dein Wurf: Weck den Drachen!' : `Warte auf den ersten Wurf ${of(who, adventurer)}.`;
      return `${does('riskiert', 'riskierst')} ${atRisk(view)} im Wettlauf mit dem Drachen. ${Does(who, thrower(view), 'hat', 'hast')} die roten Würfel.`;
    case 'planBeats':
      return mine ? 'Dein Plan: Wähl, wie viele Würfe du höchstens machst, oder geh.' : planning;
    case 'planNuggets':
      return mine ? 'Dein Plan: Wähl, wie viele Goldklumpen genug sind.' : planning;
    case 'planPoints': {
      if (!mine) return planning;
      const out = `${DIE[step.out]} (${dragonFaces(view.red[step.out]?.dragons ?? 0)}) noch im Spiel ist`;
      return `Dein Plan, wenn der erste Drache liegt${alike(view) ? '' : ` und ${out}`}: Wähl, wie viele Punkte genug sind.`;
    }
    case 'share':
      return reader === step.player
        ? `Nimm einen Goldklumpen oder einen Diamanten. Am Boden: ${listed(view.dropped.diamonds, view.dropped.nuggets)}.`
        : `${Does(who, step.player, 'nimmt', 'nimmst')} einen Goldklumpen oder einen Diamanten.`;
    case 'raid':
      return reader === step.player
        ? `Nimm bis zu 3 Diamanten aus der Trollhand. Darin: ${view.hand}.`
        : `${Does(who, step.player, 'greift', 'greifst')} in die Trollhand.`;
    case 'turn':
    case 'shares':
    case 'planned':
    case 'endOfTurn':
      return '';
  }
}

export function left(step: Step, view: View): string {
  const risk = `riskiert: ${points(view.atRisk.points)}`;
  switch (step.step) {
    case 'grotto': {
      if (!hasRolled(view)) return 'Danach wirfst du weiter oder gehst, wie du willst.';
      const troll = trollChance(view);
      return [capital(risk), ...(troll === null ? [] : [`Chance, dass der Troll alles nimmt: ${inCases(troll)}`])].join(
        ' · ',
      );
    }
    case 'beats':
      return `${capital(risk)} · Chance, dass der Drache erwacht: ${chance(view)}`;
    case 'planBeats':
      return `${capital(risk)} · gewürfelt wird dann von selbst`;
    default:
      return '';
  }
}
