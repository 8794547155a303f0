import { spoken } from '@trollmoot/boardkit/spoken.ts';
import type { Seat, Spoken } from '@trollmoot/kernel';
import { type Action, trollChance, type View } from '@trollmoot/troll-and-dragon';

/** What is worth knowing about this position: what is at risk, and how likely it is lost. */
export function advise(view: View, options: readonly Action[], reader: Seat): Spoken | null {
  if (view.adventurer !== reader || options.length === 0) return null;
  return view.phase === 'grotto' ? inGrotto(view, options) : inCavern(view, reader);
}

function inGrotto(view: View, options: readonly Action[]): Spoken {
  const chance = trollChance(view);
  const { diamonds } = view.atRisk;
  if (!options.some(({ do: what }) => what === 'leave') || chance === null)
    return spoken(
      `Roll: all four dice are free, and ${view.grotto} diamonds are left in the Grotto.`,
      `Würfle: Alle vier Würfel sind frei, und in der Grotte sind noch ${view.grotto} Diamanten.`,
      `Lancez : les quatre dés sont libres, et il reste ${view.grotto} diamants dans la Grotte.`,
    );
  const pair = options.some(
    (act) => act.do === 'keep' && act.face === (view.key ? 'door' : 'key') && (view.key || view.door),
  );
  if (pair)
    return spoken(
      `You have both halves in reach: set it aside and you’re in the Cavern, with ${view.cavern} nuggets and ${diamonds} diamonds at risk.`,
      `Du hast beide Hälften: Leg sie beiseite, und du bist in der Höhle, mit ${view.cavern} Goldklumpen vor dir und ${diamonds} Diamanten in Gefahr.`,
      `Vous avez les deux moitiés : mettez-la de côté et vous entrez dans la Caverne, avec ${view.cavern} pépites devant vous et ${diamonds} diamants en danger.`,
    );
  const free = view.white.filter((die) => die.free).length;
  return spoken(
    `${free} free dice, ${diamonds} diamonds at risk. The next roll calls the Troll ${chance.cases} time in ${chance.of}.`,
    `${free} freie Würfel, ${diamonds} Diamanten in Gefahr. Der nächste Wurf ruft den Troll in ${chance.cases} von ${chance.of} Fällen.`,
    `${free} dés libres, ${diamonds} diamants en danger. Le prochain lancer appelle le Troll ${chance.cases} fois sur ${chance.of}.`,
  );
}

function inCavern(view: View, reader: Seat): Spoken | null {
  if (view.danger === null) return null;
  const { points } = view.atRisk;
  const ahead = Math.max(...view.packs.map((pack, seat) => (seat === reader ? 0 : pack.points)));
  const own = view.packs[reader]!.points + points;
  const { cases, of } = view.danger;
  return spoken(
    `${points} points at risk, and the Dragon wakes ${cases} time in ${of}. Leave now and you have ${own}, against ${ahead}.`,
    `${points} Punkte in Gefahr, und der Drache erwacht in ${cases} von ${of} Fällen. Gehst du jetzt, hast du ${own} gegen ${ahead}.`,
    `${points} points en danger, et le Dragon s’éveille ${cases} fois sur ${of}. Partez maintenant et vous avez ${own} contre ${ahead}.`,
  );
}
