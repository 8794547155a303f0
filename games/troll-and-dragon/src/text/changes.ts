import type { RulesChanges } from '@trollmoot/kernel';

/** What each version of the rules changed, for tables that began under an older one. */
export const CHANGES: RulesChanges = {
  2: {
    en: 'New settings let you hold back dice in the Grotto and choose your share. Without them you play as before.',
    de: 'Mit neuen Hausregeln kannst du in der Grotte Würfel zurückhalten und deinen Anteil wählen. Ohne sie spielt ihr wie bisher.',
    fr: 'De nouvelles options permettent de retenir des dés dans la Grotte et de choisir sa part. Sans elles, rien ne change.',
  },
};
