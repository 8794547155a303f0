import type { PuzzleTask } from '@trollmoot/kernel';

const tasks: readonly PuzzleTask[] = [
  {
    kind: 'most-grit',
    task: () => ({
      en: 'Knight: win the most Grit with the rest of your turn.',
      de: 'Ritterin: Gewinne im Rest deines Zuges so viel Mut wie möglich.',
      fr: 'Chevalière : gagnez le plus de cran d’ici la fin de votre tour.',
    }),
    more: {
      en: 'A wound to the Dragon counts 3 Grit. Each Health you lose costs 3. Dice and tiles count on average.',
      de: 'Eine Wunde des Drachen zählt 3 Mut, jede verlorene Gesundheit kostet 3. Würfel und Plättchen zählen im Schnitt.',
      fr: 'Une blessure au Dragon compte 3 de cran. Chaque point de santé perdu en coûte 3. Dés et tuiles comptent en moyenne.',
    },
    unit: { en: 'Grit on average', de: 'Mut im Schnitt', fr: 'de cran en moyenne' },
    digits: 1,
  },
  {
    kind: 'most-harm',
    task: () => ({
      en: 'Goblins: do the most harm with the rest of your turn.',
      de: 'Goblins: Richte im Rest deines Zuges so viel Schaden an wie möglich.',
      fr: 'Gobelins : faites le plus de dégâts d’ici la fin de votre tour.',
    }),
    more: {
      en: 'Each Health the Knight loses counts 6. Each Rage, Population, Monster and Secret you gain or lose counts 1. No exploring, no drawing cards, no Gems, no Flare, no Hex or Cave-In here.',
      de: 'Jede Gesundheit, die die Ritterin verliert, zählt 6. Wut, Bevölkerung, Monster und Geheimnisse zählen je 1, Gewinn wie Verlust. Erkunden, Karten ziehen, Edelsteine, Leuchtkugel, Fluch und Deckenbruch gelten hier nicht.',
      fr: 'Chaque point de santé que perd la Chevalière compte 6. Rage, population, monstres et secrets comptent 1, en gain comme en perte. Ici, pas d’exploration, de pioche, de gemme, de Fusée, de Maléfice ni d’Éboulement.',
    },
    unit: { en: 'harm on average', de: 'Schaden im Schnitt', fr: 'de dégâts en moyenne' },
    digits: 1,
  },
  {
    kind: 'most-barred',
    task: () => ({
      en: 'Goblins: bar the Knight’s way to the Dragon with your Tribes.',
      de: 'Goblins: Versperr der Ritterin mit deinen Stämmen den Weg zum Drachen.',
      fr: 'Gobelins : barrez à la Chevalière le chemin du Dragon avec vos tribus.',
    }),
    more: {
      en: 'She cannot pass a Tribe that is at least as strong as she is. Count the steps of her shortest way that is left. With no way left, it counts as 12. No attacks here, only moves.',
      de: 'An einem Stamm, der mindestens so stark ist wie sie, kommt sie nicht vorbei. Es zählen die Schritte auf dem kürzesten Weg, der ihr bleibt. Ohne Weg zählt es als 12. Angriffe gelten hier nicht, nur Bewegungen.',
      fr: 'Elle ne peut pas passer par une tribu au moins aussi forte qu’elle. Comptez les pas du plus court chemin qui lui reste. Sans chemin, cela compte pour 12. Ici, pas d’attaques : seulement des déplacements.',
    },
    unit: { en: 'more steps', de: 'Schritte mehr', fr: 'pas de plus' },
  },
  {
    kind: 'most-wakeful',
    task: () => ({
      en: 'Dragon: do the most towards waking with the rest of your turn.',
      de: 'Drache: Komm dem Erwachen im Rest deines Zuges so nah wie möglich.',
      fr: 'Dragon : approchez-vous le plus possible de l’éveil d’ici la fin de votre tour.',
    }),
    more: {
      en: 'A Wakefulness cube counts 2, a Treasure token on your board 1, each Population eaten ½. Dice and tiles count on average.',
      de: 'Ein Würfel auf Wachheit zählt 2, ein Schatz auf deinem Brett 1, jede gefressene Bevölkerung ½. Würfe und Plättchen zählen im Schnitt.',
      fr: 'Un cube d’éveil compte 2, un jeton Trésor sur votre plateau 1, chaque population mangée ½. Dés et tuiles comptent en moyenne.',
    },
    unit: { en: 'points on average', de: 'Punkte im Schnitt', fr: 'points en moyenne' },
    digits: 1,
  },
  {
    kind: 'most-crystals',
    task: () => ({
      en: 'Cave: bring down the most Crystal tiles this turn.',
      de: 'Höhle: Bring in diesem Zug so viele Kristall-Plättchen wie möglich zum Einsturz.',
      fr: 'Caverne : faites tomber le plus de tuiles Cristal pendant ce tour.',
    }),
    more: {
      en: 'Tiles with the fewest neighbours fall first, and each that falls loosens others. Of your Omens, only Hatred helps here.',
      de: 'Plättchen mit den wenigsten Nachbarn fallen zuerst und lockern dabei andere. Von deinen Omen hilft hier nur der Hass.',
      fr: 'Les tuiles qui ont le moins de voisines tombent d’abord et en libèrent d’autres. De vos présages, seule la Haine sert ici.',
    },
    unit: { en: 'Crystal tiles', de: 'Kristall-Plättchen', fr: 'tuiles Cristal' },
  },
  {
    kind: 'most-steps',
    task: () => ({
      en: 'Cave: with Bats and Rockslides, lead the Knight as far from the Dragon as you can.',
      de: 'Höhle: Führ die Ritterin mit Fledermäusen und Steinschlägen so weit vom Drachen weg wie möglich.',
      fr: 'Caverne : avec chauves-souris et éboulis, éloignez la Chevalière du Dragon le plus possible.',
    }),
    more: {
      en: 'Count the steps of her shortest way to him, over tiles and around walls. With no way left, it counts as 12.',
      de: 'Es zählen die Schritte auf ihrem kürzesten Weg zu ihm, über Plättchen und um Wände herum. Ohne Weg zählt es als 12.',
      fr: 'Comptez les pas de son plus court chemin vers lui, de tuile en tuile et sans traverser les murs. Sans chemin, cela compte pour 12.',
    },
    unit: { en: 'more steps', de: 'Schritte mehr', fr: 'pas de plus' },
  },
  {
    kind: 'most-loot',
    task: () => ({
      en: 'Thief: come away with the most loot this turn.',
      de: 'Dieb: Mach in diesem Zug so viel Beute wie möglich.',
      fr: 'Voleur : repartez avec le plus de butin pendant ce tour.',
    }),
    more: {
      en: 'What you carry counts 1 each, what you stash 2. Dice count on average. No peeking here.',
      de: 'Was du trägst, zählt je 1, was du in Sicherheit bringst, je 2. Würfel zählen im Schnitt. Nachsehen gilt hier nicht.',
      fr: 'Ce que vous portez compte 1, ce que vous mettez à l’abri compte 2. Les dés comptent en moyenne. Sans regarder sous les tuiles.',
    },
    unit: { en: 'loot on average', de: 'Beute im Schnitt', fr: 'de butin en moyenne' },
    digits: 1,
  },
];
export default tasks;
