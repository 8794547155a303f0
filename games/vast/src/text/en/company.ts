import { beside, type Phrase } from '../among.ts';

/** 'the Dragon', but not 'the Dragon’s hoard' and not 'the Dragon die'. */
export const company: readonly Phrase[] = [
  { role: 'knight', says: /\b[Tt]he Knight\b(?!’)/, named: beside },
  { role: 'goblins', says: /\b[Tt]he Goblins\b(?!’)/, named: (name) => `${name}’s Goblins` },
  { role: 'dragon', says: /\b[Tt]he Dragon\b(?!’| die\b)/, named: beside },
  { role: 'cave', says: /\b[Tt]he Cave\b(?!’|-| tile)/, named: beside },
  { role: 'thief', says: /\b[Tt]he Thief\b(?!’)/, named: beside },
];
