import type { Advice } from '@trollmoot/boardkit/lesson.ts';
import { spoken } from '@trollmoot/boardkit/spoken.ts';
import type { Seat } from '@trollmoot/kernel';
import { type Action, trollChance, type View } from '@trollmoot/troll-and-dragon';

/** What is worth knowing about this position: what is at risk, and how likely it is lost. */
export function advise(view: View, options: readonly Action[], reader: Seat): Advice[] {
  if (view.adventurer !== reader || options.length === 0) return [];
  return view.phase === 'grotto' ? inGrotto(view, options) : inCavern(view, reader);
}

const said = (about: string, en: string, de: string, fr: string): Advice[] => [{ about, say: spoken(en, de, fr) }];

function inGrotto(view: View, options: readonly Action[]): Advice[] {
  const chance = trollChance(view);
  const { diamonds } = view.atRisk;
  if (!options.some(({ do: what }) => what === 'leave') || chance === null)
    return said(
      'roll first',
      `Roll: all four dice are free, and ${view.grotto} diamonds are left in the Grotto.`,
      `Würfle: Alle vier Würfel sind frei, und in der Grotte sind noch ${view.grotto} Diamanten.`,
      `Lancez : les quatre dés sont libres, et il reste ${view.grotto} diamants dans la Grotte.`,
    );
  const pair = options.some(
    (act) => act.do === 'keep' && act.face === (view.key ? 'door' : 'key') && (view.key || view.door),
  );
  if (pair)
    return said(
      'pair',
      `Set it aside and you have Key and Door: you enter the Cavern, where ${view.cavern} nuggets are left. A nugget is 3 points, a diamond 1.`,
      `Leg es beiseite, dann hast du Schlüssel und Tür und betrittst die Höhle: Dort sind noch ${view.cavern} Goldklumpen. Ein Goldklumpen bringt 3 Punkte, ein Diamant 1.`,
      `Mettez-la de côté : avec la Clé et la Porte, vous entrez dans la Caverne, où il reste ${view.cavern} pépites. Une pépite vaut 3 points, un diamant 1.`,
    );
  const free = view.white.filter((die) => die.free).length;
  const odds = `${chance.cases} : ${chance.of}`;
  const risk = said(
    `grotto ${diamonds} ${free}`,
    `${free} free ${free === 1 ? 'die' : 'dice'}, ${diamonds} at risk. The next roll calls the Troll in ${chance.cases} of ${chance.of} cases.`,
    `${free} ${free === 1 ? 'freier' : 'freie'} Würfel, ${diamonds} riskiert. Der nächste Wurf ruft in ${chance.cases} von ${chance.of} Fällen den Troll.`,
    `${free} ${free === 1 ? 'dé libre' : 'dés libres'}, ${diamonds} en jeu. Le prochain lancer appelle le Troll dans ${chance.cases} cas sur ${chance.of}.`,
  );
  const half = options.find((act) => act.do === 'keep');
  const door =
    half === undefined
      ? []
      : said(
          'half',
          'You could set one half of the pair aside. Then you roll fewer dice, so the Troll comes sooner. With both halves you enter the Cavern.',
          'Du könntest eine Hälfte des Paares beiseitelegen. Dann würfelst du mit weniger Würfeln, und der Troll kommt eher. Mit beiden betrittst du die Höhle.',
          'Vous pourriez mettre une moitié de la paire de côté. Vous lanceriez alors moins de dés, et le Troll viendrait plus vite. Avec les deux, vous entrez dans la Caverne.',
        );
  const still = said(
    `still ${odds}`,
    diamonds === 0
      ? 'Nothing at risk: there is nothing to lose by rolling.'
      : `Leave, and ${diamonds === 1 ? 'the diamond is' : `the ${diamonds} diamonds are`} safe in your pack for the whole game.`,
    diamonds === 0
      ? 'Nichts ist riskiert: Beim Würfeln kannst du nichts verlieren.'
      : `Gehst du, ${diamonds === 1 ? 'ist der Diamant' : `sind die ${diamonds} Diamanten`} für das ganze Spiel sicher im Rucksack.`,
    diamonds === 0
      ? 'Rien en jeu : relancer ne vous fait rien perdre.'
      : `Partez, et ${diamonds === 1 ? 'le diamant est' : `les ${diamonds} diamants sont`} à l’abri dans votre sac pour toute la partie.`,
  );
  return [...door, ...risk, ...still];
}

function inCavern(view: View, reader: Seat): Advice[] {
  if (view.danger === null) return [];
  const { points } = view.atRisk;
  const ahead = Math.max(...view.packs.map((pack, seat) => (seat === reader ? 0 : pack.points)));
  const own = view.packs[reader]!.points + points;
  const { cases, of } = view.danger;
  const n = view.cavern;
  return [
    ...said(
      `cavern ${points} ${cases}/${of}`,
      `${points} points at risk. Their next roll wakes the Dragon in ${cases} of ${of} cases. Leave now and you have ${own}, against ${ahead}.`,
      `${points} Punkte riskiert. Ihr nächster Wurf weckt den Drachen in ${cases} von ${of} Fällen. Gehst du jetzt, hast du ${own} gegen ${ahead}.`,
      `${points} points en jeu. Leur prochain lancer réveille le Dragon dans ${cases} cas sur ${of}. Partez maintenant et vous avez ${own} contre ${ahead}.`,
    ),
    ...said(
      `nuggets ${n}`,
      `${n === 1 ? '1 nugget is' : `${n} nuggets are`} left. The turn in which the last one goes is the last of the game.`,
      `Noch ${n === 1 ? '1 Goldklumpen ist' : `${n} Goldklumpen sind`} da. Mit dem letzten endet das Spiel nach diesem Zug.`,
      `Il reste ${n === 1 ? '1 pépite' : `${n} pépites`}. Le tour où part la dernière est le dernier de la partie.`,
    ),
  ];
}
