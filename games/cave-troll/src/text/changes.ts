import type { RulesChanges } from '@trollmoot/kernel';

/** What each version of the rules changed, for tables that began under an older one. */
export const CHANGES: RulesChanges = {
  2: {
    en: 'Unused artifacts stay with their owners at the end of the game, for all to see. Two new settings follow the older manual. Without them you play as before.',
    de: 'Ungenutzte Artefakte bleiben am Ende offen bei ihren Besitzern. Zwei neue Hausregeln folgen dem älteren Handbuch. Ohne sie spielt ihr wie bisher.',
    fr: 'À la fin, les artefacts inutilisés restent visibles devant leurs propriétaires. Deux nouvelles options suivent l’ancien manuel. Sans elles, rien ne change.',
  },
};
