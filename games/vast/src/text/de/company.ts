import { beside, type Phrase } from '../among.ts';

const genitive = (name: string): string => (/[sxzß]$/i.test(name) ? `${name}’` : `${name}s`);

/** Der Beiname steht im Fall der Rolle: 'Ulf, den Drachen,'. 'die Höhle' ist am Satzanfang die Rolle, wenn sie handelt. */
export const company: readonly Phrase[] = [
  { role: 'knight', says: /\b[Dd]ie Ritterin\b/, named: beside },
  { role: 'goblins', says: /\b[Dd](ie|en) Goblins\b/, named: (name) => `${genitive(name)} Goblins` },
  { role: 'dragon', says: /\b[Dd](er Drache|en Drachen|em Drachen)\b/, named: beside },
  { role: 'cave', says: /^Die Höhle\b(?! (stürzt|bricht|beginnt|wächst|hat)\b)/, named: beside },
  { role: 'thief', says: /\b[Dd](er|en|em) Dieb\b/, named: beside },
];
