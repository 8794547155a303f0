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
      `You have both halves in reach: set the second aside and you’re in the Cavern. Nuggets there: ${view.cavern}. Diamonds at risk: ${diamonds}.`,
      `Beide Hälften sind in Reichweite: Leg die zweite beiseite, und du bist in der Höhle. Goldklumpen dort: ${view.cavern}. Riskierte Diamanten: ${diamonds}.`,
      `Les deux moitiés sont à portée : mettez la seconde de côté et vous entrez dans la Caverne. Pépites là-bas : ${view.cavern}. Diamants en jeu : ${diamonds}.`,
    );
  const free = view.white.filter((die) => die.free).length;
  return spoken(
    `Free dice: ${free}. Diamonds at risk: ${diamonds}. Chance the next roll calls the Troll: ${chance.cases} in ${chance.of}.`,
    `Freie Würfel: ${free}. Riskierte Diamanten: ${diamonds}. Der nächste Wurf ruft den Troll in ${chance.cases} von ${chance.of} Fällen.`,
    `Dés libres : ${free}. Diamants en jeu : ${diamonds}. Le prochain lancer appelle le Troll ${chance.cases} fois sur ${chance.of}.`,
  );
}

function inCavern(view: View, reader: Seat): Spoken | null {
  if (view.danger === null) return null;
  const { points } = view.atRisk;
  const ahead = Math.max(...view.packs.map((pack, seat) => (seat === reader ? 0 : pack.points)));
  const own = view.packs[reader]!.points + points;
  const { cases, of } = view.danger;
  return spoken(
    `Points at risk: ${points}. Chance the Dragon wakes: ${cases} in ${of}. Leave now and you have ${own}, against ${ahead}.`,
    `Riskierte Punkte: ${points}. Der Drache erwacht in ${cases} von ${of} Fällen. Gehst du jetzt, hast du ${own} gegen ${ahead}.`,
    `Points en jeu : ${points}. Le Dragon se réveille ${cases} fois sur ${of}. Partez maintenant et vous avez ${own} contre ${ahead}.`,
  );
}
