import type { RulesChanges } from '@trollmoot/kernel';

/** What each version of the rules changed, for tables that began under an older one. */
export const CHANGES: RulesChanges = {
  2: {
    en: 'The Goblins can play Secrets at any time during their turn. A move may cost a Tribe its last Goblin. During the Collapse a tile goes only if everything on it can leave. A Tribe weaker than the Dragon’s Armor cannot reach the Knight on his tile.',
    de: 'Die Goblins können Geheimnisse jederzeit in ihrem Zug spielen. Ein Marsch darf einen Stamm den letzten Goblin kosten. Beim Einsturz verschwindet ein Plättchen nur, wenn alles darauf fliehen kann. Ein Stamm, der schwächer ist als der Panzer des Drachen, erreicht die Ritterin auf dessen Feld nicht.',
    fr: 'Les Gobelins peuvent jouer des Secrets à tout moment de leur tour. Une marche peut coûter à une Tribu son dernier Gobelin. Pendant l’Effondrement, une tuile ne part que si tout ce qui s’y trouve peut la quitter. Une Tribu plus faible que l’armure du Dragon n’atteint pas la Chevalière sur sa case.',
  },
};
