import type { PuzzleTask } from '@trollmoot/kernel';

const tasks: readonly PuzzleTask[] = [
  {
    kind: 'most-grit',
    task: () => ({
      en: 'Knight: win the most Grit with the rest of your turn.',
      de: 'Ritterin: Gewinne im Rest deines Zuges am meisten Mut.',
      fr: 'Chevalière : gagnez le plus de cran d’ici la fin de votre tour.',
    }),
    more: {
      en: 'A wound to the Dragon counts 3 Grit. Each Health you lose costs 3. Dice and tiles count on average.',
      de: 'Eine Wunde des Drachen zählt 3 Mut, jedes verlorene Leben kostet 3. Würfel und Plättchen zählen im Schnitt.',
      fr: 'Une blessure au Dragon compte 3 de cran. Chaque vie perdue en coûte 3. Dés et tuiles comptent en moyenne.',
    },
    unit: { en: 'Grit on average', de: 'Mut im Schnitt', fr: 'de cran en moyenne' },
    digits: 1,
  },
  {
    kind: 'most-harm',
    task: () => ({
      en: 'Goblins: do the most harm with the rest of your turn.',
      de: 'Goblins: Richtet im Rest eures Zuges am meisten Schaden an.',
      fr: 'Gobelins : faites le plus de dégâts d’ici la fin de votre tour.',
    }),
    more: {
      en: 'Each Health the Knight loses counts 3. Rage and Population you gain or lose count 1 each.',
      de: 'Jedes Leben der Ritterin zählt 3. Wut und Bevölkerung zählen je 1, Gewinn wie Verlust.',
      fr: 'Chaque vie perdue par la Chevalière compte 3. Rage et population comptent 1, en gain comme en perte.',
    },
    unit: { en: 'harm on average', de: 'Schaden im Schnitt', fr: 'de dégâts en moyenne' },
    digits: 1,
  },
  {
    kind: 'most-wakeful',
    task: () => ({
      en: 'Dragon: gain the most Wakefulness with the rest of your turn.',
      de: 'Drache: Gewinne im Rest deines Zuges am meisten Wachheit.',
      fr: 'Dragon : gagnez le plus d’éveil d’ici la fin de votre tour.',
    }),
    more: {
      en: 'Greed, Hunger and Pride can wake you once each. Dice and tiles count on average.',
      de: 'Gier, Hunger und Stolz können dich je einmal wecken. Würfel und Plättchen zählen im Schnitt.',
      fr: 'Avidité, faim et orgueil peuvent vous éveiller une fois chacun. Dés et tuiles comptent en moyenne.',
    },
    unit: { en: 'Wakefulness on average', de: 'Wachheit im Schnitt', fr: 'd’éveil en moyenne' },
    digits: 1,
  },
  {
    kind: 'most-crystals',
    task: () => ({
      en: 'Cave: bring down the most Crystal tiles this turn.',
      de: 'Höhle: Bringe in diesem Zug am meisten Kristall-Plättchen zum Einsturz.',
      fr: 'Caverne : faites tomber le plus de tuiles Cristal pendant ce tour.',
    }),
    more: {
      en: 'Tiles with the fewest neighbours fall first, and each that falls loosens others. No Omens here.',
      de: 'Plättchen mit den wenigsten Nachbarn fallen zuerst und lockern dabei andere. Ohne Omen.',
      fr: 'Les tuiles qui ont le moins de voisines tombent d’abord et en libèrent d’autres. Sans présages.',
    },
    unit: { en: 'Crystal tiles', de: 'Kristall-Plättchen', fr: 'tuiles Cristal' },
  },
  {
    kind: 'most-loot',
    task: () => ({
      en: 'Thief: come away with the most loot this turn.',
      de: 'Dieb: Mach in diesem Zug die meiste Beute.',
      fr: 'Voleur : repartez avec le plus de butin pendant ce tour.',
    }),
    more: {
      en: 'What you carry counts 1 each, what you stash 2. Dice count on average.',
      de: 'Was du trägst, zählt je 1, was du in Sicherheit bringst, je 2. Würfel zählen im Schnitt.',
      fr: 'Ce que vous portez compte 1, ce que vous mettez à l’abri compte 2. Les dés comptent en moyenne.',
    },
    unit: { en: 'loot on average', de: 'Beute im Schnitt', fr: 'de butin en moyenne' },
    digits: 1,
  },
];
export default tasks;
